### La fine di una partita, come una scena.

scene-you-top = Sei in cima!
scene-top = { $name } è in cima!
scene-rounds = { $rounds ->
        [one] Dopo una mano.
       *[other] Dopo { $rounds } mani.
    }
scene-closest = Subito dietro: { $names }, livello { $level }.
scene-climbed = Hai raggiunto il livello { $level }.
scene-hard = Oggi le carte non ne volevano sapere.
scene-ahead = Dopo la mano { $round } eri davanti a tutti.
scene-went-out = { $count ->
        [one] Hai chiuso una mano.
       *[other] Hai chiuso { $count } mani.
    }
scene-laid = { $count ->
        [one] Hai messo in tavola un livello.
       *[other] Hai messo in tavola { $count } livelli.
    }
scene-next-time = Nella prossima partita si riparte tutti dal livello 1.
scene-story = La salita, mano per mano
scene-player = Giocatore
scene-yes = Sì, ancora una
scene-deal-now = Dai le carte ora
scene-watch-another = Guarda un’altra partita
scene-table = Guarda il tavolo
scene-picture = Condividi un’immagine
scene-picture-saved = L’immagine è tra i tuoi download.
scene-picture-failed = Questo browser non riesce a disegnare l’immagine.
scene-details = Dettagli
scene-seats = Cambia i posti
scene-review = Analisi
