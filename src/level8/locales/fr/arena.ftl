### L’arène et la difficulté des niveaux.

cli-usage-arena = Usage : level8 arena JOUEUR JOUEUR… [OPTIONS]
cli-about-arena =
    Des matchs entre joueurs virtuels : taux de victoire, cotes et leur degré de certitude. Les mêmes donnes sont jouées de chaque place.
    Exemple : level8 arena steady novice novice novice --games 1000
cli-verb-arena = mesurer la force des joueurs
cli-usage-difficulty = Usage : level8 difficulty [--edition E] [--side N] [OPTIONS]
cli-about-difficulty = La difficulté de chaque niveau : combien de mains distribuées le contiennent, et combien de tours il faut à une personne seule à la table.
cli-verb-difficulty = voir la difficulté de chaque niveau

cli-operand-players = un joueur par place : un nom, ou module:Classe pour le tien
cli-option-arena-games = nombre de parties, arrondi à des donnes entières (1000)
cli-option-seating = rotate : chaque donne de chaque place (par défaut) ; fixed : dans l’ordre donné
cli-option-think = ce qu’un joueur qui cherche peut dépenser par coup : une durée comme 0.2s, ou un nombre de parties d’essai
cli-option-limit = secondes après lesquelles un coup est jugé absent (60 pour tes propres joueurs)
cli-option-jobs = nombre de processus (autant que de cœurs)
cli-option-dask = jouer sur la grappe Dask dont l’ordonnanceur a cette adresse
cli-option-keep = écrire chaque partie dans ce fichier dès qu’elle est finie
cli-option-resume = reprendre le match de ce fichier
cli-option-plot = dessiner une image dans ce fichier, comme out.png
cli-option-hands = nombre de mains par niveau
cli-option-difficulty-side = face des cartes Niveaux : 1 pour ★, 2 pour ★★ ; toutes sans précision
cli-option-difficulty-seed = d’où viennent les mains : un nombre entier

cli-no-players = Aucun joueur n’est nommé ; nommes-en un par place, comme « level8 arena steady novice ».
cli-not-seconds = « { $text } » ne convient pas à { $option }, qui prend des secondes, comme 0.5.
cli-not-a-think = « { $text } » ne convient pas à --think, qui prend une durée comme 0.2s ou un nombre de parties d’essai comme 400.
cli-keep-or-resume = Donne soit --keep pour un nouveau fichier, soit --resume pour en reprendre un.
cli-other-match = Le match de { $file } est un autre, car { $option } diffère ; retire cette option, ou commence un fichier avec --keep.

setup-bot-class = Le joueur « { $name } » ne peut pas s’asseoir : { $problem }. Vérifie son nom (module:Classe), le dossier où tu es (celui de module.py) et le code de la classe.
setup-bot-name = Le joueur « { $name } » ne peut pas s’asseoir : le nom d’un joueur à toi donne un module et une classe. Écris-le comme hasty:Hasty pour la classe Hasty de hasty.py.
setup-bot-choose = Le joueur « { $name } » ne peut pas s’asseoir : il n’a pas de méthode choose. Donne à sa classe choose(self, view, actions), qui rend une des actions.
setup-bot-parameters = Le joueur « { $name } » ne peut pas s’asseoir : il a { $found }, mais on l’appelle avec deux arguments, ce que sa place voit et les coups permis. Écris choose(self, view, actions).
setup-cheat = Le joueur « { $name } » voit toutes les cartes, il ne s’assied donc que dans l’arène. Essaie : level8 arena { $name } steady steady steady.
setup-seating = « { $seats } » n’est pas une façon de placer les joueurs. Choisis parmi : { $known }.
setup-extra = Il manque quelque chose pour { $what }. Installe-le avec : pip install "level8[{ $extra }]".
setup-dask = Aucune grappe Dask ne répond à { $address } : { $problem }. Donne l’adresse d’un ordonnanceur, comme tcp://127.0.0.1:8786.
setup-plot-format = « { $file } » n’est pas une image qui se dessine. Son nom doit finir par l’un de ceux-ci : { $known }.
setup-arena-exists = { $file } existe déjà et ne sera pas écrasé. Choisis un autre nom, ou reprends-le avec --resume.
setup-arena-file = Impossible d’utiliser { $file } : { $problem }.
setup-arena-broken = { $file } n’est pas le fichier d’un match : la ligne { $line } est incompréhensible.
setup-arena-lost = La partie { $game } a perdu sa machine plusieurs fois de suite ; le match a été arrêté. Vérifie la mémoire des machines.
setup-arena-worker = Un processus du match s’est arrêté trop tôt ; le match a été interrompu. Regarde si la mémoire a manqué, ou si un joueur à toi met fin au programme, comme le fait os._exit.

arena-playing = Les parties se jouent
arena-player = Joueur
arena-won = Gagnées
arena-rate = Gagnées %
arena-by-deal = 95 % par donne
arena-by-game = par partie
arena-rating = Cote
arena-mean-rank = Rang
arena-turns = Tours d’une partie
arena-games = Parties
arena-title = { $edition }, face { $side } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-told = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } ; des joueurs égaux gagneraient { $par } % chacun.
arena-lengths = Une partie a duré { $turns } tours et { $rounds } manches.
arena-incomplete = Le match n’est pas terminé : { $games } parties sur { $wanted } ont été jouées.
arena-replaced = { $name } : { $count ->
        [one] { $count } coup remplacé
       *[other] { $count } coups remplacés
    }, dont { $raised } pour une erreur, { $illegal } hors règles, { $late } trop tard.
arena-trouble = Le premier : { $name } { $kind ->
        [raised] a échoué sur une erreur
        [illegal] a tenté un coup hors règles
       *[late] a mis trop de temps
    } ({ $what }).
arena-no-ratings = Pas de cotes, car openskill n’est pas installé : pip install "level8[arena]".
arena-go-on = Pour reprendre : level8 arena --resume { $file }

difficulty-playing = Les mains se jouent
difficulty-title = { $edition }, face { $side }
difficulty-number = Nº
difficulty-level = Niveau
difficulty-dealt = Donné
difficulty-drawn = Pioché
difficulty-distance = Manque
difficulty-turns = Tours
difficulty-given-up = { $count ->
        [one] { $count } main abandonnée
       *[other] { $count } mains abandonnées
    } après trop de tours.
difficulty-told = Donné : dix cartes contiennent le niveau ; pioché : onze le contiennent. Manque : cartes qui manquent aux mains distribuées. Tours : jusqu’à ce qu’une personne seule puisse poser, avec l’écart type. { $hands } mains par niveau.
difficulty-plot-title = Difficulté des niveaux : { $edition }
difficulty-plot-turns = Tours, seul à la table (moyenne, quartiles)
difficulty-plot-chance = Mains qui contiennent le niveau, %
difficulty-plot-dealt = dix cartes distribuées
difficulty-plot-drawn = après une pioche
