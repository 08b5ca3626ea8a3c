### The page: the table in the browser. The other pages have theirs in pages.ftl.

web-title = Level 8
web-offline = The server does not answer. Check your connection and try again.
web-server-trouble = Something went wrong on the server. Try again in a moment.
web-try-again = Try again
web-joker-as = { $card } as { $what }
web-meld-run = run { $first }–{ $last }
web-meld-set = { $count } times { $number }
web-meld-colour = { $count } times { $colour }
web-meld-cards = { $meld } ({ $cards })
web-bot-random = Random
web-bot-novice = Novice
web-bot-steady = Steady
web-bot-expert = Expert
