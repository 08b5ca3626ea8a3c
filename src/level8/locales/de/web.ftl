### Die Seite: der Tisch im Browser. Die anderen Seiten haben ihre Sätze in pages.ftl.

web-title = Level 8
web-offline = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
web-server-trouble = Auf dem Server ging etwas schief. Versuch es gleich noch einmal.
web-try-again = Noch einmal
web-joker-as = { $card } als { $what }
web-meld-run = Folge { $first }–{ $last }
web-meld-set = { $count }-mal { $number }
web-meld-colour = { $count }-mal { $colour }
web-meld-cards = { $meld } ({ $cards })
web-bot-random = Zufall
web-bot-novice = Neuling
web-bot-steady = Beständig
web-bot-expert = Könner
