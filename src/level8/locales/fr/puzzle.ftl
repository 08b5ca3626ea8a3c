### Les énigmes : ce qui est demandé, et ce qui est dit ensuite.

cli-usage-puzzles = Usage : level8 puzzles [today | N] [--answer ACTION]
    level8 puzzles list [--kind K] [--grade N]
    level8 puzzles prove [FICHIER]
    level8 puzzles make FICHIER [--count N] [--seed N] [--workers N]
cli-about-puzzles = Des positions où un choix est nettement le meilleur et facile à manquer ; sans numéro, l’énigme du jour. prove compare encore tous les choix de chaque énigme, make en cherche de nouvelles dans des parties entre robots.
cli-verb-puzzles = trouver le meilleur choix, ou comment poser une main
cli-operand-puzzles = today, le numéro d’une énigme, list, prove ou make
cli-operand-puzzles-file = le fichier à vérifier ou à écrire ; sans fichier, prove prend les énigmes de ce programme
cli-option-puzzles-answer = ta réponse, comme action ou par son numéro ; sans elle, le terminal la demande
cli-option-puzzles-kind = seulement les énigmes de ce genre : draw, discard, lay, way, skip ou find
cli-option-puzzles-grade = seulement les énigmes de ce degré : 1 (facile), 2 ou 3 (difficile)
cli-option-puzzles-count = combien d’énigmes chercher
cli-option-puzzles-workers = combien de processus cherchent en même temps ; les énigmes restent les mêmes
cli-option-puzzles-seed = la graine dont tout découle

puzzle-text = La ligne { $line } n’a pas sa place dans un fichier d’énigmes.
puzzle-number = Il n’y a pas d’énigme { $number }. Les numéros vont de 1 à { $most }.
cli-puzzles-what = « { $text } » n’est pas une énigme. Tape today, un numéro, list, prove ou make.
cli-puzzles-answer = « { $text } » n’est pas un des choix. Donne un nombre de 1 à { $most }, ou l’une de ces réponses : { $known }.
puzzle-title = Énigme { $number }
puzzle-grade = { $grade ->
        [1] facile
        [2] moyenne
       *[other] difficile
    }
puzzle-asks-draw = Où pioches-tu ta carte ?
puzzle-asks-discard = De quelle carte te défausses-tu ?
puzzle-asks-lay = Poses-tu ton niveau maintenant, ou attends-tu ?
puzzle-asks-way = De quelle façon poses-tu ton niveau ?
puzzle-asks-skip = Qui passe son tour, ou te défausses-tu d’une carte ?
puzzle-asks-find = Trouve une façon de poser cette main.
puzzle-kind-draw = Piocher
puzzle-kind-discard = Défausser
puzzle-kind-lay = Poser ou attendre
puzzle-kind-way = Façons de poser
puzzle-kind-skip = Faire passer un tour
puzzle-kind-find = Trouve la façon
puzzle-wait = attendre et { $what }
puzzle-your-answer = Ta réponse
puzzle-right = Bravo, c’est juste !
puzzle-wrong = Pas tout à fait. Le mieux est : { $what }
puzzle-found = Oui, la main se pose ainsi.
puzzle-one-way = Par exemple : { $melds }
puzzle-loses = { $lost } % de moins
puzzle-proof = Chaque choix a été joué { $deals } fois jusqu’à la fin de la manche. Le meilleur gagne { $chance } % des parties.
puzzle-proved = { $count ->
        [one] 1 énigme tient.
       *[other] { $count } énigmes tiennent.
    }
puzzle-fails = L’énigme { $number } ne tient pas.
puzzle-proving = Vérification des énigmes
puzzle-making = Manches parcourues
puzzle-made = { $count ->
        [one] 1 énigme dans { $file }
       *[other] { $count } énigmes dans { $file }
    }
cli-puzzles-kind = Il n’y a pas de genre « { $text } ». Choisis parmi { $known }.
puzzle-how-find = Tape les combinaisons séparées par une barre, comme r4 b5 J / g9 p9.
puzzle-figures = tu n’as plus de cartes, ou tu gagnes, à { $out } % ; sinon tu montes à { $up } %
cli-value-what = ÉNIGME
cli-value-action = ACTION
