### Quello che i bot dicono ogni tanto, ognuno a modo suo.

manner-novice-hello = Ciao! Sto ancora imparando.
manner-novice-laid = Guarda, ce l’ho fatta!
manner-novice-skipped = Oh no! Va be’, un pisolino.
manner-novice-out = Davvero? Ho finito!
manner-novice-stays = Ops. La prossima volta!

manner-steady-hello = Buona partita!
manner-steady-laid = Ecco fatto.
manner-steady-skipped = Va bene, mi riposo un po’.
manner-steady-out = È andata bene.
manner-steady-stays = Capita. Andiamo avanti.

manner-expert-hello = Vinca la mano migliore.
manner-expert-laid = Tutto secondo i piani.
manner-expert-skipped = Bella mossa.
manner-expert-out = Me l’aspettavo.
manner-expert-stays = Interessante. Me ne ricorderò.
