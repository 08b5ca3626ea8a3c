### De pagina: de tafel in de browser. De andere pagina's hebben hun zinnen in pages.ftl.

web-title = Level 8
web-offline = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
web-server-trouble = Er ging iets mis op de server. Probeer het zo nog eens.
web-try-again = Opnieuw proberen
web-joker-as = { $card } als { $what }
web-meld-run = reeks { $first }–{ $last }
web-meld-set = { $count } keer { $number }
web-meld-colour = { $count } keer { $colour }
web-meld-cards = { $meld } ({ $cards })
web-bot-random = Toeval
web-bot-novice = Beginner
web-bot-steady = Degelijk
web-bot-expert = Expert
