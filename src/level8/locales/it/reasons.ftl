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

why-gain-nearer = con { $card } ti { $to ->
        [one] manca solo 1 carta
       *[other] mancano { $to } carte
    } invece di { $from }.
why-gain-completes = { $card } completa il tuo livello.
why-gain-wins = { $card } completa il tuo ultimo livello: mettilo in tavola e vinci.
why-gain-fits = { $card } si può aggiungere a una combinazione.
why-gain-out = il tuo livello è pronto: prendi { $card } e puoi liberarti subito di tutte le altre carte: la mano finisce.
why-gain-out-wins = il tuo livello è pronto: prendi { $card } e puoi liberarti subito di tutte le altre carte: così vinci.
why-gain-fits-later = il tuo livello è pronto, e poi puoi aggiungere { $card } a una combinazione.
why-gain-spare = il tuo livello è già pronto, e { $card } non ti serve.
why-gain-nothing = { $card } non ti avvicina al tuo livello.
why-gain-fits-nothing = { $card } non va con nessuna combinazione in tavola.
why-gain-skip = { $card } può far saltare un turno a qualcuno.
why-gain-special = { $card } non fa parte di nessun livello, ma puoi giocare questa carta.

why-hidden-nearer = delle { $unseen } carte che non vedi, { $count ->
        [one] 1 ti avvicinerebbe
       *[other] { $count } ti avvicinerebbero
    } al tuo livello.
why-hidden-only-nearer = nessuna carta scoperta ti avvicina al tuo livello; delle { $unseen } carte che non vedi, { $count ->
        [one] lo farebbe 1
       *[other] lo farebbero { $count }
    }.
why-hidden-fits = delle { $unseen } carte che non vedi, potresti aggiungerne { $count } a una combinazione.
why-hidden-only-fits = non puoi aggiungere nessuna carta scoperta; delle { $unseen } carte che non vedi, potresti aggiungerne { $count }.
why-hidden-complete = il tuo livello è pronto, quindi va bene qualsiasi carta.

why-lay-wins = il tuo ultimo livello è pronto: mettilo in tavola e vinci.
why-lay-out = il tuo livello è pronto, e puoi liberarti subito di tutte le altre carte: la mano finisce.
why-lay-out-wins = il tuo livello è pronto, e puoi liberarti subito di tutte le altre carte: così vinci.
why-lay = il tuo livello è pronto; così { $left ->
        [one] ti resta 1 carta
       *[other] ti restano { $left } carte
    }, e { $off ->
        [0] non puoi aggiungerne nessuna
       *[other] puoi aggiungerne { $off }
    } alle combinazioni.

why-off-out = poi puoi liberarti anche di tutte le altre carte: la mano finisce.
why-off-out-wins = poi puoi liberarti anche di tutte le altre carte: così vinci.
why-off = una carta in meno in mano: { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }.
why-off-joker = { $card } va quasi dappertutto e potrebbe aspettare; poi { $count ->
        [one] te ne resta 1
       *[other] te ne restano { $count }
    }.

why-ends = è la tua ultima carta: la mano finisce, e tu sali.
why-ends-wins = è la tua ultima carta: così vinci.

why-discard-needed = { $card } fa parte del tuo livello: senza, { $to ->
        [one] ti mancherebbe 1 carta
       *[other] ti mancherebbero { $to } carte
    } invece di { $from }.
why-discard-wait = { $left ->
        [0] il tuo livello resta pronto in mano; puoi metterlo in tavola più tardi.
        [one] il tuo livello resta pronto; se lo metti in tavola ora, ti resta 1 carta che per ora non va da nessuna parte.
       *[other] il tuo livello resta pronto; se lo metti in tavola ora, ti restano { $left } carte che per ora non vanno da nessuna parte.
    }
why-discard-feeds = { $card } non serve al tuo livello, ma { $name } può aggiungerlo a una combinazione.
why-discard-wanted = { $card } non serve al tuo livello, ma { $name } sembra raccogliere carte così.
why-discard-thrown = { $card } non serve al tuo livello, e { $name }, che gioca dopo di te, ha lo stesso numero tra gli scarti.
why-discard-safe = { $card } non serve al tuo livello, e nessuno sembra averne bisogno.
why-discard-joker = { $card } va quasi dappertutto: meglio tenere questa carta.
why-discard-special = { $card } andrebbe via senza effetto, e chiunque potrebbe pescarla.
why-discard-fits = { $card } si potrebbe invece aggiungere a una combinazione.
why-discard-no-fit = { $card } non va con nessuna combinazione in tavola.
why-discard-no-fit-wanted = { $card } non va con nessuna combinazione in tavola, ma { $name } sembra raccogliere carte così.

why-skip-again = in due tocca subito di nuovo a te.
why-skip-cards = { $name } ha messo in tavola il livello e ha solo { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
why-skip-level = tra gli altri nessuno è più avanti di { $name }, al livello { $level }.
why-skip-next = dopo di te toccherebbe a { $name }.
why-skip-other = { $name } salta un turno.

why-take = gli altri mostrano tre carte, e puoi prenderne una; { $count ->
        [0] il tuo livello è già pronto.
        [one] te ne manca 1.
       *[other] te ne mancano { $count }.
    }
why-take-laid = il tuo livello è già in tavola; una carta degli altri serve solo se puoi aggiungerla a una combinazione.

why-keep = se la mano finisce prima che tu metta in tavola il livello, puoi tenere { $count } carte in più.
why-keep-laid = con il livello in tavola questa carta non ha effetto, ma ne hai una in meno.

why-swap-none = non scambi nessuna carta; va via solo la carta “Questa la scambio!”.
why-swap-needed = almeno una di queste carte fa parte del tuo livello: { $to ->
        [one] ti mancherebbe 1 carta
       *[other] ti mancherebbero { $to } carte
    } invece di { $from }.
why-swap = { $count ->
        [one] il tuo livello non ha bisogno di questa carta
       *[other] il tuo livello non ha bisogno di queste { $count } carte
    }; in cima resta { $card }, e nessuno sembra averne bisogno.
why-swap-feeds = { $count ->
        [one] il tuo livello non ha bisogno di questa carta
       *[other] il tuo livello non ha bisogno di queste { $count } carte
    }; ma in cima resta { $card }, e { $name } potrebbe averne bisogno.
why-swap-laid = { $count ->
        [one] una carta nuova andrà forse con una combinazione: ne scambi 1.
       *[other] le carte nuove andranno forse con una combinazione: ne scambi { $count }.
    }

why-show-known = queste carte le hanno già viste tutti.
why-show-needed = il tuo livello ha bisogno di almeno una di queste carte.
why-show-spare = il tuo livello non ha bisogno di nessuna di queste carte.
why-show-fits = almeno una di queste carte si può aggiungere a una combinazione.
why-show-no-fit = per ora nessuna di queste carte si può aggiungere a una combinazione.

why-taken-none = nessuna delle carte mostrate ti avvicina al tuo livello.
why-taken-none-laid = vuoi liberarti delle carte, non averne una in più.
why-taken-none-though = una delle carte mostrate ti avvicinerebbe al tuo livello.

why-carry-none = cominci la prossima mano solo con carte nuove.
why-carry = { $count ->
        [0] con queste carte il tuo livello è pronto ancora prima di ricevere le nuove.
        [one] con queste carte te ne manca solo 1 per il livello, prima di ricevere le nuove.
       *[other] con queste carte te ne mancano { $count } per il livello, prima di ricevere le nuove.
    }
