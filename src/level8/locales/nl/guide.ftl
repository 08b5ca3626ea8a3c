### Wat de pagina uitlegt als iemand het vraagt, en voor het eerste spel.

## Voor het eerste spel

guide-welcome = Zo werkt het
guide-welcome-goal = Iedereen verzamelt kaarten voor een eigen level. Haal ze alle acht, eerder dan de anderen.
guide-welcome-level = Je eerste level: { $level }
guide-welcome-turn = Drie stappen in elke beurt
guide-welcome-draw = Eén kaart, van de trekstapel of de bovenste van een aflegstapel.
guide-welcome-lay = Zodra je je hele level bij elkaar hebt. Daarna mag je overal op tafel kaarten aanleggen.
guide-welcome-discard = Eén kaart gaat weg. Heeft iemand er geen meer, dan klimt iedereen die heeft uitgelegd.
