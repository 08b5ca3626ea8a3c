### Das Ende eines Spiels, als Szene.

scene-you-top = Du bist ganz oben!
scene-top = { $name } ist ganz oben!
scene-rounds = { $rounds ->
        [one] Nach einem Durchgang.
       *[other] Nach { $rounds } Durchgängen.
    }
scene-closest = Am nächsten dran: { $names }, Level { $level }.
scene-climbed = Du bist bis Level { $level } geklettert.
scene-hard = Heute wollten die Karten einfach nicht.
scene-ahead = Nach Durchgang { $round } lagst du vor allen anderen.
scene-went-out = { $count ->
        [one] Einmal warst du als Erstes alle Karten los.
       *[other] { $count }-mal warst du als Erstes alle Karten los.
    }
scene-laid = { $count ->
        [one] Ein Level hast du ausgelegt.
       *[other] { $count } Level hast du ausgelegt.
    }
scene-next-time = Im nächsten Spiel fangen alle wieder bei Level 1 an.
scene-story = Der Aufstieg, Durchgang für Durchgang
scene-player = Spieler
scene-yes = Ja, noch einmal
scene-deal-now = Jetzt geben
scene-watch-another = Noch ein Spiel ansehen
scene-table = Den Tisch ansehen
scene-picture = Bild teilen
scene-picture-saved = Das Bild liegt bei deinen Downloads.
scene-picture-failed = Dieser Browser kann das Bild nicht zeichnen.
scene-details = Einzelheiten
scene-seats = Plätze ändern
scene-review = Rückblick
