### What one can do about oneself on a server.

myself-title = Tu e i tuoi dispositivi
myself-end-about = Hai portato i tuoi posti su un altro telefono, o qualcuno ha visto il tuo link? Qui puoi scollegare tutti i dispositivi tranne questo.
myself-end = Scollega tutti gli altri dispositivi
myself-end-sure = Gli altri saranno estranei ai tuoi tavoli. Anche i link per un altro dispositivo che hai creato non valgono più.
myself-forget-about = Questo server può dimenticarti: il tuo nome, i tuoi posti e quello che hai scritto. Le partite degli altri restano, e si possono ancora rivedere e controllare.
myself-forget = Dimenticami
myself-forget-sure = Ti alzi da ogni tavolo, e un bot gioca al tuo posto. Niente di questo torna indietro.
myself-no = No, tieni tutto
myself-ended = Fatto: ora questo è il tuo unico dispositivo.
myself-forgotten = Fatto: su questo server di te non c’è più niente. Eri a { $tables } { $tables ->
        [one] tavolo
       *[other] tavoli
    }, in { $games } { $games ->
        [one] partita finita
       *[other] partite finite
    }, e avevi scritto { $lines } { $lines ->
        [one] riga
       *[other] righe
    }.
