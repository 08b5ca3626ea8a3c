### Wat een gekozen kaart doet, gezegd voordat ze gespeeld wordt, en de knoppen die erbij horen.

special-skips = Overslaan: tik aan wie een beurt moet overslaan.
special-skips-later = Overslaan: aan het eind van je beurt slaat iemand anders een beurt over.
special-takes = Die pak ik! De anderen laten elk drie kaarten zien, en jij mag er een nemen.
special-swaps = Die ruil ik! Leg tot { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } op je stapel en pak er evenveel.
special-keeps = Die houd ik! Je mag drie kaarten meer houden voor de volgende ronde.
special-joker = Een joker telt als elk getal en elke kleur.
special-joker-range = Deze joker telt als elk getal van { $low } tot en met { $high }, in elke kleur.
special-instead = Je gooit dan verder niets weg.
special-keep-only = Alleen als je level dan nog niet op tafel ligt.
special-swap-marked = Met twee pijlen: kaarten die je level niet nodig heeft.
special-lay-first = Je level is klaar: je kunt het eerst uitleggen.
special-lay-as-shown = Leg het uit zoals je het ziet.
special-swap = Kaarten ruilen
special-swap-nothing = Niets ruilen
special-just-discard = Gewoon weggooien
special-do-it = Doe het
