### Una partita al tavolo: che cosa è successo, che cosa si chiede ora, e i comandi del terminale.

table-you = Tu
table-seat = Posto { $seat }
table-hand = In mano
table-draw-pile = Mazzo
table-discard-pile = Scarti
table-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
table-round = Mano { $round }
table-dealer = { $name } dà le carte.
table-you-deal = Dai tu le carte.
table-starts = Comincia { $name }.
table-skipped = salta il prossimo turno
table-keeps = { $count ->
        [one] 1 carta “Questa la tengo!”
       *[other] { $count } carte “Questa la tengo!”
    }

table-ask-draw = Tocca a te: pesca una carta dove vuoi.
table-ask-play = Tocca a te: metti in tavola il livello se puoi, o scarta una carta per finire.
table-ask-lay-off = Tocca a te: aggiungi carte, o scartane una per finire.
table-ask-show = { $name } gioca “Questa la prendo!”: scegli { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } da mostrare.
table-ask-take = Prendi una delle carte mostrate, o nessuna.
table-ask-carry = Puoi tenere fino a { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } per la prossima mano: quali?

table-you-drew = Hai pescato: { $card }.
table-you-drew-from = Hai pescato dagli scarti di { $owner }: { $card }.
table-you-lay-down = Hai messo in tavola il livello { $level }: { $melds }
table-you-lay-off = Hai aggiunto: { $card } ({ $meld }).
table-you-discard = Hai scartato: { $card }.
table-you-skip = Hai fatto saltare un turno a { $name }.
table-you-take = Hai giocato “Questa la prendo!”: gli altri mostrano delle carte.
table-you-show = Hai mostrato: { $cards }.
table-you-taken = Hai preso da { $owner }: { $card }.
table-you-taken-none = Non hai preso nessuna delle carte mostrate.
table-you-swap = { $count ->
        [0] Non hai scambiato nessuna carta
       *[other] Hai scambiato: { $cards }
    }.
table-you-keep = Hai giocato “Questa la tengo!”.
table-you-carry = Hai tenuto per la prossima mano: { $cards }.
table-you-carry-none = Non hai tenuto nessuna carta per la prossima mano.
table-you-miss = Salti questo turno.

table-drew = { $name } pesca dal mazzo.
table-drew-from = { $name } pesca dagli scarti di { $owner }: { $card }.
table-drew-nothing = Non c’è niente da pescare per { $name }.
table-lays-down = { $name } mette in tavola il livello { $level }: { $melds }
table-lays-off = { $name } aggiunge: { $card } ({ $meld }).
table-discards = { $name } scarta: { $card }.
table-skips = { $name } fa saltare un turno a { $victim }.
table-takes = { $name } gioca “Questa la prendo!”: gli altri mostrano delle carte.
table-shows = { $name } mostra: { $cards }.
table-taken = { $name } prende da { $owner }: { $card }.
table-taken-none = { $name } non prende nessuna delle carte mostrate.
table-swaps = { $name } { $count ->
        [0] non scambia nessuna carta
       *[other] scambia: { $cards }
    }.
table-keeps-card = { $name } gioca “Questa la tengo!”.
table-carries = { $name } sceglie in segreto le carte per la prossima mano.
table-misses = { $name } salta questo turno.
table-reshuffled = Gli scarti vengono mescolati: ecco il nuovo mazzo.

table-round-over = { $name } non ha più carte: la mano { $round } è finita.
table-you-end-round = Non hai più carte: la mano { $round } è finita.
table-climbs = { $name } sale al livello { $level }.
table-you-climb = Sali al livello { $level }.
table-stays = { $name } resta al livello { $level }.
table-you-stay = Resti al livello { $level }.
table-winner = { $name } ha vinto!
table-you-win = Hai vinto!
table-ranking = { $place }. { $name }, livello { $level }
table-game-over = La partita è finita.
table-goodbye = Alla prossima!
table-commitment = Promessa fatta prima di dare le carte (SHA-256 del seme): { $digest }
table-record-saved = La registrazione di questa partita è in { $file }.

table-help = Comandi
table-help-draw = draw · draw 2: pescare dal mazzo, o dagli scarti del posto 2
table-help-lay = lay: mettere in tavola il livello nel modo migliore; lay R4(r4 b5 J) S7(r7 p7): a modo tuo
table-help-off = off r7 2.1: aggiungere una carta alla prima combinazione del posto 2; off J=7 2.1: un jolly come 7
table-help-discard = discard r7: scartare una carta e finire il turno
table-help-skip = skip 2: far saltare un turno al posto 2
table-help-take = take: chiedere agli altri di mostrare delle carte; poi taken r7 2 o taken none
table-help-show = show r7 b5 J: mostrare le carte che scegli
table-help-swap = swap r7 b5: scambiare fino a tre carte; swap none: nessuna
table-help-keep = keep: mettere “Questa la tengo!” davanti a te
table-help-carry = carry r7 b5: tenere queste carte per la prossima mano; carry none: nessuna
table-help-hint = hint: che cosa farebbe chi gioca bene, e perché
table-help-sort = sort: ordinare le tue carte per numero o per colore
table-help-rules = rules: le regole di questa edizione
table-help-quit = quit: lasciare la partita
