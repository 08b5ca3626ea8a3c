### Het einde van een spel, als tafereel.

scene-you-top = Je staat op de top!
scene-top = { $name } staat op de top!
scene-rounds = { $rounds ->
        [one] Na één ronde.
       *[other] Na { $rounds } rondes.
    }
scene-closest = Er vlak achter: { $names }, level { $level }.
scene-climbed = Je bent tot level { $level } geklommen.
scene-hard = De kaarten zaten vandaag niet mee.
scene-ahead = Na ronde { $round } lag je voor op iedereen.
scene-went-out = { $count ->
        [one] Je was één keer als eerste uit.
       *[other] Je was { $count } keer als eerste uit.
    }
scene-laid = { $count ->
        [one] Je hebt één level uitgelegd.
       *[other] Je hebt { $count } levels uitgelegd.
    }
scene-next-time = In het volgende spel begint iedereen weer bij level 1.
scene-story = De klim, ronde voor ronde
scene-player = Speler
scene-yes = Ja, nog een keer
scene-deal-now = Nu geven
scene-watch-another = Nog een spel bekijken
scene-table = Bekijk de tafel
scene-picture = Plaatje delen
scene-picture-saved = Het plaatje staat bij je downloads.
scene-picture-failed = Deze browser kan het plaatje niet tekenen.
scene-details = Details
scene-seats = Plaatsen wijzigen
scene-review = Terugblik
