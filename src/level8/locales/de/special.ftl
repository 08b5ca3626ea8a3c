### Was eine gewählte Karte tut, gesagt, bevor sie gespielt wird, und die Knöpfe dazu.

special-skips = Aussetzen: Tipp an, wer einmal aussetzen soll.
special-skips-later = Aussetzen: Am Ende deines Zugs lässt du damit jemanden aussetzen.
special-takes = Die nehm ich! Alle anderen zeigen je drei Karten, und eine davon darfst du nehmen.
special-swaps = Die tausch ich! Leg bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf deinen Stapel und zieh ebenso viele.
special-keeps = Die behalt ich! Du darfst drei Karten mehr in den nächsten Durchgang mitnehmen.
special-joker = Ein Joker steht für jede Zahl und jede Farbe.
special-joker-range = Dieser Joker steht für jede Zahl von { $low } bis { $high }, in jeder Farbe.
special-instead = Dafür wirfst du keine andere Karte ab.
special-keep-only = Nur wenn dein Level bis dahin nicht ausliegt.
special-swap-marked = Mit zwei Pfeilen: Karten, die dein Level nicht braucht.
special-lay-first = Dein Level ist bereit: Du kannst es vorher auslegen.
special-lay-as-shown = Leg so aus, wie es gezeigt wird.
special-swap = Karten tauschen
special-swap-nothing = Nichts tauschen
special-just-discard = Nur abwerfen
special-do-it = Mach das
