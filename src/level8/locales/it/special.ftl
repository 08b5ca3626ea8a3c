### Che cosa fa una carta scelta, detto prima che sia giocata, e i pulsanti che le appartengono.

special-skips = Salta: tocca chi deve saltare un turno.
special-skips-later = Salta: alla fine del tuo turno, qualcun altro salta il suo.
special-takes = Questa la prendo! Gli altri mostrano tre carte ciascuno e tu puoi prenderne una.
special-swaps = Questa la scambio! Metti fino a { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } sui tuoi scarti e pescane altrettante.
special-keeps = Questa la tengo! Puoi tenere tre carte in più per la prossima mano.
special-joker = Un jolly vale qualsiasi numero e qualsiasi colore.
special-joker-range = Questo jolly vale qualsiasi numero da { $low } a { $high }, di ogni colore.
special-instead = Prende il posto del tuo scarto.
special-keep-only = Solo se per allora il tuo livello non è in tavola.
special-swap-marked = Con due frecce: le carte che al tuo livello non servono.
special-lay-first = Il tuo livello è pronto: puoi metterlo prima in tavola.
special-lay-as-shown = Metti in tavola come vedi.
special-swap = Scambia carte
special-swap-nothing = Non scambiare
special-just-discard = Scarta e basta
special-do-it = Fallo
