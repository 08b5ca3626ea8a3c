### Was die Seite erklärt, wenn jemand fragt, und vor dem ersten Spiel.

## Vor dem ersten Spiel

guide-welcome = So geht’s
guide-welcome-goal = Alle sammeln Karten für ihr eigenes Level. Schaff alle acht, bevor es die anderen tun.
guide-welcome-level = Dein erstes Level: { $level }
guide-welcome-turn = Jeder Zug hat drei Schritte
guide-welcome-draw = Eine Karte, vom Nachziehstapel oder oben von einem Ablagestapel.
guide-welcome-lay = Sobald du dein Level ganz beisammenhast. Danach darfst du überall Karten anlegen.
guide-welcome-discard = Eine Karte kommt weg. Hat jemand keine mehr, steigen alle auf, die ausgelegt haben.
