### Les règles avec nos mots : un message par paragraphe.

rules-title = Level 8 : les règles · { $edition }, { $side }

rules-heading-goal = Le but
rules-goal = Monte { $levels ->
        [one] le seul niveau
       *[other] les { $levels } niveaux
    } avant tout le monde ! Chaque niveau demande certaines combinaisons de cartes, et il faut plusieurs manches pour les réussir toutes. Au-dessus du niveau { $levels } t’attend { $goal }.
rules-players = De { $least } à { $most } joueurs.

rules-heading-cards = Les cartes
rules-cards = On joue avec { $cards } cartes :
rules-cards-numbers = { $numbers } cartes numérotées : 1 à { $top } en { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    }
rules-cards-jokers = { $count ->
        [one] 1 Joker
       *[other] { $count } Jokers
    }
rules-cards-jokers-range = { $count ->
        [one] 1 Joker
       *[other] { $count } Jokers
    } pour les nombres { $low } à { $high }
rules-cards-skips = { $count ->
        [one] 1 carte « Passe »
       *[other] { $count } cartes « Passe »
    }
rules-cards-takes = { $count ->
        [one] 1 carte « Je prends ! »
       *[other] { $count } cartes « Je prends ! »
    }
rules-cards-swaps = { $count ->
        [one] 1 carte « J’échange ! »
       *[other] { $count } cartes « J’échange ! »
    }
rules-cards-keeps = { $count ->
        [one] 1 carte « Je garde ! »
       *[other] { $count } cartes « Je garde ! »
    }
rules-shapes = Chaque couleur a sa propre forme, pour que personne n’ait à reconnaître les couleurs : { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = Il faut assez de cartes pour en distribuer { $hand } à chacun et garder une pioche ; avec moins, on ne peut pas jouer.

rules-heading-levels = Les cartes Niveaux
rules-pictures = Pour lire les dessins : A B C est une suite, X X des cartes avec le même nombre (X et Y peuvent être le même nombre), ■ ■ des cartes de même couleur.
rules-drawn = Pour lire les dessins : des cartes qui montent en escalier sont une suite, des cartes « = » ont le même nombre (deux groupes peuvent avoir le même), des cartes ■ sont d’une seule couleur.
rules-levels-source = D’où viennent ces niveaux : { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = Les combinaisons
rules-run = Suite : chaque nombre vaut un de plus que celui d’avant, par exemple 4-5-6. Les couleurs ne comptent pas. À { $top } on s’arrête : { $top } et 1 ne sont pas voisins.
rules-set = Paire, brelan, carré : deux, trois ou quatre cartes avec le même nombre. Les couleurs ne comptent pas.
rules-colour = Cartes de même couleur : les nombres ne comptent pas.
rules-alike = Plusieurs paires ou brelans de ton niveau peuvent avoir le même nombre.
rules-joker = Un Joker remplace un nombre ou une couleur qui te manque, et tu peux en utiliser plusieurs dans un niveau. Tout le monde doit savoir ce que remplace chaque Joker. Une fois sur la table, cela ne change plus, et personne ne peut l’échanger contre la vraie carte. On ne peut pas le jouer comme une carte d’une autre sorte.
rules-joker-range = Un Joker marqué { $low }–{ $high } ne remplace que les nombres de { $low } à { $high }.
rules-no-special = { $kinds ->
        [skip] Les cartes « Passe »
        [special] Les cartes spéciales
       *[both] Les cartes « Passe » et les cartes spéciales
    } ne font jamais partie d’une combinaison.

rules-heading-setup = La préparation
rules-deal = La personne qui distribue mélange toutes les cartes et en donne { $hand } à chacun, une par une, en commençant à sa gauche. Le reste, face cachée, est la pioche. On en retourne la première carte, quelle qu’elle soit : c’est le début de la défausse de la personne qui distribue. Chacun a sa propre défausse.
rules-start = La personne à gauche de celle qui a distribué commence. Puis on continue vers la gauche.

rules-heading-turn = Ton tour
rules-draw = D’abord, pioche une carte : dans la pioche, ou celle du dessus de n’importe quelle défausse, même la tienne.
rules-lay-down = Ensuite, tu peux poser ton niveau : toutes ses combinaisons d’un coup, exactement comme le dit la carte Niveaux. On ne pose pas la moitié d’un niveau, et on n’ajoute pas d’autres combinaisons plus tard.
rules-lay-off = Une fois ton niveau posé, tu peux ajouter des cartes à chacun de tes tours jusqu’à la fin de la manche, après avoir pioché et avant de te défausser. Tu peux les ajouter à toutes les combinaisons de la table, les tiennes et celles des autres. Une suite s’allonge aux deux bouts, jusqu’à { $top } et jusqu’à 1 ; à une paire ou un brelan, on ajoute le même nombre, à des cartes de même couleur, cette couleur. Tu peux aussi ajouter des Jokers.
rules-discard = Pour finir, défausse-toi d’une carte : mets celle que tu veux sur ta propre défausse, face visible. Il t’en faut toujours une : garde-la de côté.
rules-discard-instead = Au lieu de te défausser, tu peux jouer { $kinds ->
        [skip] une carte « Passe »
        [special] une carte spéciale
       *[both] une carte « Passe » ou une carte spéciale
    }.

rules-heading-pile = Quand la pioche est vide
rules-reshuffle = Quand la dernière carte cachée est piochée, chacun rend sa défausse, sauf la carte du dessus. On mélange les cartes rendues : c’est la nouvelle pioche.
rules-face-up = Les cartes déjà jouées sont sous la pioche, face visible. Dès que la prochaine à piocher serait l’une d’elles, on refait une pioche de la même façon.

rules-heading-skip = Les cartes « Passe »
rules-skip = Au lieu de te défausser, tu peux poser une carte « Passe » devant quelqu’un qui n’en a pas encore.
rules-skipped = À son prochain tour, cette personne ne fait qu’une chose : glisser la carte sous la pioche, face visible.
rules-skip-discard = Tu peux aussi simplement te défausser d’une carte « Passe ». Tout le monde peut alors la piocher.
rules-skip-last = Si c’était ta dernière carte, la manche est terminée, et personne ne passe son tour.

rules-heading-special = Les cartes spéciales
rules-special = Tu joues une carte spéciale au lieu de te défausser. Ensuite, ton tour est fini.
rules-take = « Je prends ! » : glisse la carte sous la pioche, face visible. Les autres, en commençant à ta gauche, montrent { $show } cartes de leur choix, ou toutes s’ils en ont moins. Tu peux en prendre une, ou aucune. La personne qui perd une carte en pioche une nouvelle ; les autres cartes retournent en main.
rules-swap = « J’échange ! » : glisse la carte sous la pioche, face visible. Mets jusqu’à { $swap } cartes de ta main sur ta défausse, l’une après l’autre, dans l’ordre que tu veux. Puis pioches-en autant.
rules-keep = « Je garde ! » : pose la carte devant toi. Si ton niveau n’est pas posé quand la manche se termine, tu peux garder jusqu’à { $keep ->
        [one] { $keep } carte
       *[other] { $keep } cartes
    } pour la suivante. Chaque autre carte « Je garde ! » en permet { $keep } de plus.
rules-special-last = Si c’était ta dernière carte, la manche est terminée, et la carte n’a pas d’effet.

rules-heading-round = La fin d’une manche
rules-out = La manche se termine dès que quelqu’un se défausse de sa dernière carte ou la joue.
rules-climb = Cette personne monte de deux niveaux. Tous les autres qui ont posé leur niveau montent d’un niveau. Les autres restent où ils sont.
rules-next-round = Ensuite, la personne de gauche distribue. On ramasse et on mélange toutes les cartes{ $carry ->
        [yes] , sauf celles que quelqu’un garde
       *[no] {""}
    }.

rules-heading-carry = Garder des cartes
rules-carry = Si tu es au niveau { $from } ou plus haut et que ton niveau n’est pas posé, tu peux garder jusqu’à { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour la manche suivante.
rules-carry-keeps = Chaque carte « Je garde ! » devant toi te permet d’en garder { $keep }, à tous les niveaux, tant que ton niveau n’est pas posé. Tout s’additionne.
rules-carry-deal = On te donne alors juste ce qu’il faut pour avoir de nouveau { $hand } cartes.

rules-heading-game = Gagner
rules-win = Tu gagnes à l’instant où tu poses le niveau { $levels }, même s’il te reste des cartes en main.
rules-win-over = Tu gagnes aussi si ton niveau { $last } est posé et que c’est toi qui termines la manche : tu passes par-dessus le niveau { $levels }.

rules-heading-rulings = Nos décisions
rules-rulings = Quand les règles imprimées ne disent rien ou se contredisent, voici comment nous jouons :

ruling-editions = Les cartes, le nombre de joueurs, les niveaux et les cartes qu’on peut garder ne sont pas fixes. Tu peux écrire tout cela dans ton propre fichier et y jouer.
ruling-levels = Quand nous ne connaissons pas une carte Niveaux imprimée, le niveau est de nous, et la liste des niveaux le dit.
ruling-mix = Quand on ajoute les cartes d’une autre édition, rien d’autre ne change : les niveaux, le nombre de joueurs et les cartes qu’on peut garder restent les mêmes.
ruling-alike = Deux suites d’un niveau peuvent aussi être identiques.
ruling-joker-colour = Dans des cartes de même couleur, un Joker à nombres limités peut remplacer n’importe quelle couleur. Quand on mélange plusieurs jeux, chaque Joker garde ses nombres.
ruling-jokers-alone = Une combinaison peut être faite de Jokers seulement, si tu dis ce que remplace chacun.
ruling-first-dealer = Le mélange tire au sort qui distribue en premier, sauf si vous choisissez quelqu’un.
ruling-shuffle = Avant chaque mélange, les cartes sont remises dans un ordre fixe, pour que tout le monde puisse vérifier ensuite.
ruling-keep-one = Il doit te rester une carte pour la défausse : tu ne peux pas ajouter ta dernière carte à une combinaison, ni poser un niveau qui vide ta main. Seul le dernier niveau le permet, car il te fait gagner aussitôt.
ruling-face-up = Quand on refait la pioche, on y mélange aussi les cartes visibles qui étaient sous l’ancienne.
ruling-empty-pile = S’il n’y a rien à mélanger, la pioche reste vide. On la refait dès que quelqu’un doit piocher et qu’il y a des cartes. S’il n’y a rien du tout à piocher, ton tour continue sans piocher.
ruling-skip-other = Une carte « Passe » se pose devant quelqu’un d’autre, jamais devant toi, même si certains textes imprimés disent seulement « n’importe qui ».
ruling-skip-two = À deux, la personne qui joue une carte « Passe » rejoue aussitôt. Si la carte est encore là à la fin de la manche, elle ne compte plus dans la suivante.
ruling-swap-count = Une note de la règle du jeu dit qu’on peut échanger deux cartes, le texte dit trois : nous jouons avec trois.
ruling-swap-empty = Échanger toutes ses cartes ne termine pas la manche, même si la main est vide un instant.
ruling-out-without-level = Tu ne peux te débarrasser de ta dernière carte sans avoir posé ton niveau que si la pioche était vide. Tu montes quand même de deux niveaux, mais jamais au-delà du dernier.
ruling-carry-private = Ce que tu gardes est secret, et rien ne t’y oblige. Personne ne sait quelles cartes tu gardes, et on ne voit combien qu’à la donne.
ruling-carry-order = On choisit à tour de rôle, en commençant à gauche de la personne qui a distribué.
ruling-short-deal = Si on garde tellement de cartes qu’il n’en reste pas assez pour tout le monde, la donne s’arrête à la dernière, et aucune carte n’est retournée.
ruling-win-laid = Pour gagner, tu dois poser le niveau : l’atteindre ne suffit pas, même si un texte imprimé le dit.
ruling-ranking = Les autres sont classés seulement pour les statistiques : d’abord compte le niveau le plus haut, puis un niveau posé, puis le moins de cartes. En cas d’égalité parfaite, on partage la place. Si la partie a été gagnée en montant au-dessus du dernier niveau, tous montent d’abord comme à la fin d’une manche.
ruling-own-levels = Un niveau de ton propre fichier demande { $hand } cartes au plus, chaque combinaison deux au moins, et aucune suite n’est plus longue qu’il n’y a de nombres.
ruling-no-points = Il n’y a pas de points : dans les règles imprimées, seuls les niveaux comptent.
