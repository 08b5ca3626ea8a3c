### Perché una mossa è buona o no. Ogni frase sta da sola: la prima lettera diventa maiuscola.

the-number = { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    } { $colour ->
        [r] rosso
        [o] arancione
        [y] giallo
        [g] verde
        [b] blu
       *[p] viola
    }
the-joker = il jolly
the-joker-range = il jolly { $low }–{ $high }
the-special = { $sign ->
        [S] la carta “Salta un turno”
        [T] la carta “Questa la prendo!”
        [X] la carta “Questa la scambio!”
       *[K] la carta “Questa la tengo!”
    }

why-gain-nearer = { $card } ti porta da { $from } carte mancanti a { $to }.
why-gain-completes = { $card } completa il tuo livello.
why-gain-wins = { $card } completa il tuo ultimo livello, e metterlo in tavola fa vincere la partita.
why-gain-fits = { $card } si può aggiungere a una combinazione.
why-gain-fits-later = il tuo livello è completo, e poi si può aggiungere { $card }.
why-gain-spare = il tuo livello è già completo, e { $card } non aggiunge nulla.
why-gain-nothing = { $card } non ti avvicina al tuo livello.
why-gain-fits-nothing = { $card } non va con nessuna combinazione sul tavolo.
why-gain-skip = { $card } può far saltare il turno a qualcuno.
why-gain-special = { $card } non fa parte di nessun livello, ma si può giocare.

why-hidden-nearer = delle { $unseen } carte coperte, { $count ->
        [one] 1 ti avvicinerebbe
       *[other] { $count } ti avvicinerebbero
    } al tuo livello.
why-hidden-only-nearer = nulla di scoperto ti avvicina al tuo livello; delle { $unseen } carte coperte, { $count ->
        [one] lo farebbe 1
       *[other] lo farebbero { $count }
    }.
why-hidden-fits = delle { $unseen } carte coperte, { $count ->
        [one] se ne potrebbe aggiungere 1
       *[other] se ne potrebbero aggiungere { $count }
    } a una combinazione.
why-hidden-only-fits = nulla di scoperto va con una combinazione; delle { $unseen } carte coperte, { $count ->
        [one] ci andrebbe 1
       *[other] ci andrebbero { $count }
    }.
why-hidden-complete = il tuo livello è completo, quindi va bene ogni carta.

why-lay-wins = il tuo ultimo livello è completo, e metterlo in tavola fa vincere la partita.
why-lay-out = il tuo livello è completo, e tutte le altre carte possono andare subito: la mano finisce.
why-lay-out-wins = il tuo livello è completo, e tutte le altre carte possono andare subito: vinci la partita.
why-lay = il tuo livello è completo; così { $left ->
        [one] ti resta 1 carta
       *[other] ti restano { $left } carte
    }, e { $off ->
        [0] nessuna si può
        [one] 1 si può
       *[other] { $off } si possono
    } aggiungere alle combinazioni.

why-off-out = poi possono andare anche tutte le altre carte: la mano finisce.
why-off-out-wins = poi possono andare anche tutte le altre carte: vinci la partita.
why-off = una carta in meno in mano: { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }.
why-off-joker = { $card } va quasi dappertutto e potrebbe aspettare; poi { $count ->
        [one] te ne resta 1
       *[other] te ne restano { $count }
    }.

why-ends = è la tua ultima carta: la mano finisce, e tu sali.
why-ends-wins = è la tua ultima carta, e vinci la partita.

why-discard-needed = { $card } fa parte del tuo livello: senza, { $to ->
        [one] ti mancherebbe 1 carta
       *[other] ti mancherebbero { $to } carte
    } invece di { $from }.
why-discard-wait = il tuo livello resta completo in mano; metterlo in tavola può aspettare.
why-discard-feeds = { $card } non serve al tuo livello, ma { $name } può aggiungerlo a una combinazione.
why-discard-wanted = { $card } non serve al tuo livello, ma { $name } sembra raccogliere carte così.
why-discard-thrown = { $card } non serve al tuo livello, e { $name }, che segue, ha lo stesso numero tra gli scarti.
why-discard-safe = { $card } non serve al tuo livello, e nessuno sembra averne bisogno.
why-discard-joker = { $card } va quasi dappertutto e conviene tenerlo.
why-discard-special = { $card } andrebbe via senza effetto, e chiunque potrebbe prenderla.
why-discard-fits = { $card } si potrebbe invece aggiungere a una combinazione.
why-discard-no-fit = { $card } non va con nessuna combinazione sul tavolo.
why-discard-no-fit-wanted = { $card } non va con nessuna combinazione sul tavolo, ma { $name } sembra raccogliere carte così.

why-skip-again = in due tocca subito di nuovo a te.
why-skip-cards = { $name } ha messo in tavola il livello e ha solo { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
why-skip-level = tra gli altri nessuno è più avanti di { $name }, al livello { $level }.
why-skip-next = dopo di te toccherebbe a { $name }.
why-skip-other = { $name } salta un turno.

why-take = tutti mostrano tre carte, e puoi prenderne una; { $count ->
        [0] il tuo livello è già completo.
        [one] te ne manca 1.
       *[other] te ne mancano { $count }.
    }
why-take-laid = il tuo livello è già sul tavolo; una carta degli altri serve solo se va con una combinazione.

why-keep = se la mano finisce prima che tu metta in tavola il livello, puoi tenere { $count } carte in più.
why-keep-laid = con il livello in tavola non ha effetto, ma è una carta in meno.

why-swap-none = nessuna carta viene scambiata; va via solo la carta dello scambio.
why-swap-needed = qualcosa fa parte del tuo livello: { $to ->
        [one] ti mancherebbe 1 carta
       *[other] ti mancherebbero { $to } carte
    } invece di { $from }.
why-swap = { $count ->
        [one] il tuo livello non ha bisogno di questa carta
       *[other] il tuo livello non ha bisogno di queste { $count } carte
    }; in cima resta ciò di cui nessuno sembra aver bisogno: { $card }.
why-swap-feeds = { $count ->
        [one] il tuo livello non ha bisogno di questa carta
       *[other] il tuo livello non ha bisogno di queste { $count } carte
    }; ma { $card } resta in cima, e { $name } potrebbe servirsene.
why-swap-laid = carte nuove andranno forse sul tavolo: { $count ->
        [one] se ne scambia 1.
       *[other] se ne scambiano { $count }.
    }

why-show-known = queste carte le hanno già viste tutti.
why-show-needed = il tuo livello ha bisogno di almeno una di queste carte.
why-show-spare = il tuo livello non ha bisogno di nessuna di queste carte.
why-show-fits = almeno una di queste carte va con una combinazione.
why-show-no-fit = nessuna di queste carte va ora con una combinazione.

why-taken-none = nessuna delle carte mostrate ti avvicina al tuo livello.
why-taken-none-laid = vuoi liberarti di carte, non averne una in più.
why-taken-none-though = una delle carte mostrate ti avvicinerebbe al tuo livello.

why-carry-none = cominci la prossima mano solo con carte nuove.
why-carry = prima della nuova distribuzione { $count ->
        [0] queste carte formano già il tuo livello.
        [one] a queste carte ne manca 1 per il tuo livello.
       *[other] a queste carte ne mancano { $count } per il tuo livello.
    }
