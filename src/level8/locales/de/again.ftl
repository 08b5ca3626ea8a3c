### Von einer Stelle eines beendeten Spiels aus weiterspielen, nur zum Ausprobieren.

again-from-here = Von hier aus neu versuchen
again-as = Du sitzt auf dem Platz von { $name }, die anderen spielen Bots. Alle Karten liegen wie damals. Das Spiel ist nur zum Ausprobieren und wird nicht gezählt.
again-not-counted = Nur zum Ausprobieren: Dieses Spiel wird nicht gezählt.
again-back = Zum Rückblick
