### La page : la table dans le navigateur. Les autres pages ont leurs phrases dans pages.ftl.

web-title = Level 8
web-offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
web-server-trouble = Un problème est survenu sur le serveur. Réessaie dans un instant.
web-try-again = Réessayer
web-joker-as = { $card } comme { $what }
web-meld-run = suite { $first }–{ $last }
web-meld-set = { $count } fois { $number }
web-meld-colour = { $count } fois { $colour }
web-meld-cards = { $meld } ({ $cards })
web-bot-random = Hasard
web-bot-novice = Débutant
web-bot-steady = Régulier
web-bot-expert = Expert
