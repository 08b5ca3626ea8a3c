### Wat bots af en toe zeggen, elk op zijn eigen manier.

manner-novice-hello = Hoi! Ik leer het nog.
manner-novice-laid = Kijk, het is gelukt!
manner-novice-skipped = O nee! Dan maar een dutje.
manner-novice-out = Echt? Ik ben uit!
manner-novice-stays = Oeps. Volgende keer!

manner-steady-hello = Veel plezier!
manner-steady-laid = Zo, dat ligt er.
manner-steady-skipped = Prima, dan rust ik even uit.
manner-steady-out = Dat ging lekker.
manner-steady-stays = Kan gebeuren. We gaan door.

manner-expert-hello = Moge de beste hand winnen.
manner-expert-laid = Helemaal volgens plan.
manner-expert-skipped = Een slimme zet.
manner-expert-out = Daar had ik op gerekend.
manner-expert-stays = Interessant. Dat onthoud ik.
