### Die Seite der Rätsel: die Liste, der Tisch, und was zu sehen ist, wenn man geantwortet hat.

solving-title = Rätsel
solving-about = Stellungen aus Partien zwischen Bots: Ein Zug ist der beste und leicht zu übersehen. Finde ihn und sieh, warum.
solving-today = Rätsel des Tages
solving-today-about = Jeden Tag ein neues, für alle dasselbe.
solving-today-go = Lösen
solving-today-again = Gelöst! Noch einmal ansehen
solving-streak = { $days ->
        [one] bisher 1 Tag
       *[other] { $days } Tage in Folge
    }
solving-solved = { $solved } von { $all } gelöst
solving-count-first = beim ersten Versuch: { $count }
solving-next-of = Weiter: { $kind }
solving-open = Rätsel { $number }, { $grade }
solving-first = Rätsel { $number }, { $grade }, beim ersten Versuch gelöst
solving-later = Rätsel { $number }, { $grade }, gelöst
solving-tried = Rätsel { $number }, { $grade }, noch nicht gelöst
solving-legend = ★ beim ersten Versuch gelöst, ✓ später gelöst, … versucht
solving-keys = Tasten: 1 bis 9 antworten, Enter führt zum nächsten Rätsel.
solving-all = Alle Rätsel
solving-choices = Alle Möglichkeiten
solving-lay = Jetzt auslegen
solving-wait = Warten
solving-wait-discard = Warten und abwerfen: { $card }
solving-draw = Der Nachziehstapel
solving-draw-from = Ablagestapel von { $owner }: { $card }
solving-draw-own = Dein eigener Ablagestapel: { $card }
solving-show = Zeig es mir
solving-answer = Die Lösung
solving-again = Noch einmal
solving-next = Nächstes Rätsel
solving-best = Am besten: { $what }
solving-yours = Du: { $what }
solving-usual = Ein Könner: { $what }
solving-figures = Damit wirst du in { $out } von 100 Runden alle Karten los und steigst in { $up } weiteren auf.
solving-mark-best = am besten
solving-mark-yours = du
solving-mark-usual = Könner
solving-choice = Zug
solving-worth = Wert
solving-out = Alle Karten los
solving-up = Steigt auf
solving-table = Was jeder Zug wert ist: wie viele von 100 Partien weniger gewonnen werden als mit dem besten; und wie viele von 100 Durchgängen der Spieler beendet oder gewinnt und in wie vielen er sonst aufsteigt.
solving-wrong = Nicht ganz.
solving-shown = So geht es
solving-ways = { $count ->
        [one] Es gibt 1 Weg.
       *[other] Es gibt { $count } Wege.
    }
solving-other-ways = Andere Wege
solving-not-offered = Danach ist hier nicht gefragt. Sieh dir die Möglichkeiten an.
solving-no-way = So lässt sich dieses Level nicht auslegen. Versuch es mit anderen Karten.
