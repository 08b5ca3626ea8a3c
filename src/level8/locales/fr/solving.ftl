### La page des énigmes : la liste, la table, et ce qui se montre quand on a répondu.

solving-title = Énigmes
solving-about = Des positions tirées de parties entre robots : un choix est le meilleur, et facile à manquer. Trouve-le, et vois pourquoi.
solving-today = Énigme du jour
solving-today-about = Chaque jour une autre, la même pour tous.
solving-today-go = La résoudre
solving-today-again = Résolue ! La revoir
solving-streak = { $days ->
        [one] 1 jour pour l’instant
       *[other] { $days } jours de suite
    }
solving-solved = { $solved } sur { $all } résolues
solving-count-first = du premier coup : { $count }
solving-next-of = Suivante : { $kind }
solving-open = Énigme { $number }, { $grade }
solving-first = Énigme { $number }, { $grade }, résolue du premier coup
solving-later = Énigme { $number }, { $grade }, résolue
solving-tried = Énigme { $number }, { $grade }, pas encore résolue
solving-legend = ★ résolue du premier coup, ✓ résolue plus tard, … essayée
solving-keys = Touches : 1 à 9 pour répondre, Entrée pour l’énigme suivante.
solving-all = Toutes les énigmes
solving-choices = Tous les choix
solving-lay = Poser maintenant
solving-wait = Attendre
solving-wait-discard = Attendre, et se défausser de : { $card }
solving-draw = La pioche
solving-draw-from = Pile devant { $owner } : { $card }
solving-draw-own = Ta propre défausse : { $card }
solving-show = Montre-moi
solving-answer = La réponse
solving-again = Encore une fois
solving-next = Énigme suivante
solving-best = Le mieux : { $what }
solving-yours = Toi : { $what }
solving-usual = Un joueur confirmé : { $what }
solving-figures = Ainsi, tu te débarrasses de toutes tes cartes dans { $out } manches sur 100, et tu montes dans { $up } autres.
solving-mark-best = le mieux
solving-mark-yours = toi
solving-mark-usual = joueur confirmé
solving-choice = Choix
solving-worth = Valeur
solving-out = Plus de cartes
solving-up = Monte
solving-table = Ce que vaut chaque choix : combien de parties sur 100 sont gagnées en moins qu’avec le meilleur ; et combien de manches sur 100 le joueur finit ou gagne, et dans combien il monte autrement.
solving-wrong = Pas tout à fait.
solving-shown = Voici comment
solving-ways = { $count ->
        [one] Il y a 1 façon.
       *[other] Il y a { $count } façons.
    }
solving-other-ways = Autres façons
solving-not-offered = Ce n’est pas la question ici. Regarde les choix.
solving-no-way = Ce niveau ne se pose pas ainsi. Essaie avec d’autres cartes.
