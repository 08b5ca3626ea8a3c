### Namen: Farben, Formen, Karten, Level, Ausgaben und woher die Level stammen.
###
### Für jede Sache ein Wort, in allen Dateien dieser Sprache; man wird geduzt:
###   Durchgang, Zug; Level (das), Levelkarte, Kombination: Folge, Zwilling/Drilling/Vierling, Karten einer Farbe
###   ziehen (von jedem Stapel), Nachziehstapel, Ablagestapel; ein Level auslegen, Karten bei etwas anlegen, abwerfen
###   geben, anfangen, aussetzen, aufsteigen; Aussetzen-Karte, Sonderkarte; nehmen nur eine gezeigte Karte
###   bereit, auf der Hand, Platz, Tisch, Bot (erklärt: Computerspieler), Aufzeichnung, Startwert, Mischen

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila

shape-circle = Kreis
shape-triangle = Dreieck
shape-star = Stern
shape-diamond = Raute
shape-square = Quadrat
shape-hexagon = Sechseck

card-number = { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
       *[purple] lila
    } { $number }
card-joker = Joker
card-joker-range = Joker { $low }–{ $high }
card-skip = Aussetzen-Karte
card-take = „Die nehm ich!“
card-swap = „Die tausch ich!“
card-keep = „Die behalt ich!“
card-unseen = verdeckte Karte

level-run = { $count ->
        [one] { $size ->
            [2] Zweierfolge
            [3] Dreierfolge
            [4] Viererfolge
            [5] Fünferfolge
            [6] Sechserfolge
            [7] Siebenerfolge
            [8] Achterfolge
            [9] Neunerfolge
            [10] Zehnerfolge
           *[other] Folge aus { $size }
        }
       *[other] { $count } { $size ->
            [2] Zweierfolgen
            [3] Dreierfolgen
            [4] Viererfolgen
            [5] Fünferfolgen
           *[other] Folgen aus { $size }
        }
    }
level-set = { $size ->
        [2] { $count ->
            [one] Zwilling
           *[other] { $count } Zwillinge
        }
        [3] { $count ->
            [one] Drilling
           *[other] { $count } Drillinge
        }
        [4] { $count ->
            [one] Vierling
           *[other] { $count } Vierlinge
        }
        [5] { $count ->
            [one] Fünfling
           *[other] { $count } Fünflinge
        }
       *[other] { $count ->
            [one] { $size } Gleiche
           *[other] { $count } × { $size } Gleiche
        }
    }
level-colour = { $count ->
        [one] { $size } Karten einer Farbe
       *[other] { $count } × { $size } Karten einer Farbe
    }
level-join = { $first } + { $second }
level-number = Level { $number }
decimal = { $number }
labelled = { $label }: { $what }
side = { $side ->
        [1] Seite ★
        [2] Seite ★★
       *[other] Seite { $side }
    }

title-original = Original
title-mario = Mario
title-modern = Modern
title-stitch = Stitch
title-master = Master
mix-specials = { $edition } mit den Sonderkarten von Master
mix-master = { $edition } mit allen Karten von Master

goal-victory = der Sieg
goal-coin = die Münze
goal-medal = die Goldmedaille
goal-emblem = das Heldenzeichen

source-printed-2016-sheet = gedruckt: Blatt des Verlags von 2016
source-third-party-tracker = nicht bestätigt: nur aus einem Zählprogramm von Fans bekannt
source-booklet = gedruckt: steht in der Anleitung
source-ours = von uns: die gedruckten Karten kennen wir nicht
source-user = aus deiner eigenen Datei
