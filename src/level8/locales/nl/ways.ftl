### More ways to play, on the home page.

ways-edition = Je eigen editie
ways-edition-about = Andere levels, andere kaarten, huisregels: maak hem, speel hem, geef hem door.
ways-edition-go = Zelf maken
ways-real = Met echte kaarten
ways-real-about = Wie staat op welk level, en is mijn level al compleet?
ways-real-go = Beginnen
ways-puzzle = Puzzel van de dag
