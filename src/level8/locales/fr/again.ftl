### Reprendre une partie terminée à un moment donné, juste pour essayer.

again-from-here = Rejouer à partir d’ici
again-as = { $name } te laisse sa place, et des bots jouent les autres. Toutes les cartes sont comme à ce moment-là. C’est juste pour essayer, et cette partie n’est pas comptée.
again-not-counted = Juste pour essayer : cette partie n’est pas comptée.
again-back = Vers le bilan
