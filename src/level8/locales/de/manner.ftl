### Was Bots ab und zu sagen, jeder auf seine Art.

manner-novice-hello = Hallo! Ich lerne noch.
manner-novice-laid = Schau, ich hab’s geschafft!
manner-novice-skipped = Oh nein! Na gut, ein Nickerchen.
manner-novice-out = Wirklich? Ich bin fertig!
manner-novice-stays = Hoppla. Nächstes Mal!

manner-steady-hello = Viel Spaß beim Spiel!
manner-steady-laid = So, das liegt.
manner-steady-skipped = Na gut, dann ruhe ich mich aus.
manner-steady-out = Das lief ja gut.
manner-steady-stays = Kommt vor. Weiter geht’s.

manner-expert-hello = Möge das beste Blatt gewinnen.
manner-expert-laid = Alles nach Plan.
manner-expert-skipped = Ein kluger Zug.
manner-expert-out = Damit hatte ich gerechnet.
manner-expert-stays = Interessant. Das merke ich mir.
