### Verder spelen vanaf een moment van een afgelopen spel, gewoon om te proberen.

again-from-here = Vanaf hier opnieuw proberen
again-as = Jij zit op de plaats van { $name }, en bots spelen de anderen. Alle kaarten liggen zoals toen. Het is alleen om te proberen en telt niet mee.
again-not-counted = Alleen om te proberen: dit spel telt niet mee.
again-back = Naar de terugblik
