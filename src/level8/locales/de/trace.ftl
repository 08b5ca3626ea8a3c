# What a seat has just done, in a few words beside it: short, for there is little room.
trace-drew = hat gezogen
trace-drew-nothing = konnte nichts ziehen
trace-took-yours = nahm von dir: { $card }
trace-took-own = nahm zurück: { $card }
trace-took = nahm von { $owner }: { $card }
trace-took-none = nahm keine Karte
trace-laid = hat Level { $level } ausgelegt
trace-added = { $count ->
        [one] legte an: { $card }
       *[other] legte { $count } Karten an
    }
trace-discarded = warf ab: { $card }
trace-skipped = lässt { $name } aussetzen
trace-skipped-you = lässt dich aussetzen
trace-missed = setzte aus
trace-asked = spielte „Die nehm ich!“
trace-swapped = { $count ->
        [0] tauschte nichts
        [one] tauschte 1 Karte
       *[other] tauschte { $count } Karten
    }
trace-kept = spielte „Die behalt ich!“
