### More ways to play, on the home page.

ways-edition = Deine eigene Ausgabe
ways-edition-about = Andere Level, andere Karten, Hausregeln: mach sie, spiel sie, gib sie weiter.
ways-edition-go = Selbst machen
ways-real = Mit echten Karten
ways-real-about = Wer ist bei welchem Level, und kann ich das auslegen?
ways-real-go = Anfangen
ways-puzzle = Rätsel des Tages
