### Les règles avec nos mots : un message par paragraphe.

rules-title = Level 8 : les règles · { $edition }, { $side }

rules-heading-goal = Le but
rules-goal = Gravis { $levels ->
        [one] le seul niveau
       *[other] les { $levels } niveaux
    } avant tout le monde ! Chaque niveau demande certaines combinaisons de cartes, et il faut plusieurs manches pour les réunir. Au-dessus du niveau { $levels } t’attend { $goal }.
rules-players = De { $least } à { $most } personnes.

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
rules-shapes = Chaque couleur a sa forme, pour que personne n’ait à distinguer les couleurs : { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = Un jeu qui ne suffit pas pour { $hand } cartes par personne et une pioche est refusé.

rules-heading-levels = Les cartes Niveaux
rules-pictures = Pour lire les dessins : A B C est une suite, X X une paire ou un brelan (X et Y peuvent être le même nombre), ■ ■ des cartes d’une même couleur.
rules-levels-source = D’où viennent ces niveaux : { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = Les combinaisons
rules-run = Suite : chaque nombre vaut un de plus que celui d’avant, peu importent les couleurs, par exemple 4-5-6. À { $top } c’est fini : { $top } et 1 ne sont pas voisins.
rules-set = Paire, brelan, carré : deux, trois ou quatre cartes avec le même nombre, peu importent les couleurs.
rules-colour = Couleur : toutes les cartes ont la même couleur, peu importent les nombres.
rules-alike = Plusieurs paires ou brelans de ton niveau peuvent avoir le même nombre.
rules-joker = Un Joker prend la place d’un nombre ou d’une couleur qui te manque, et un niveau peut en contenir plusieurs. Tout le monde doit savoir ce que vaut chacun. Une fois sur la table, cela ne change plus, et personne ne peut le reprendre contre la vraie carte. On ne peut pas le jouer comme une carte d’un autre genre.
rules-joker-range = Un Joker marqué { $low }–{ $high } ne vaut que de { $low } à { $high }.
rules-no-special = { $kinds ->
        [skip] Les cartes « Passe »
        [special] Les cartes spéciales
       *[both] Les cartes « Passe » et les cartes spéciales
    } ne font jamais partie d’une combinaison.

rules-heading-setup = La préparation
rules-deal = La personne qui donne mélange tout et distribue { $hand } cartes à chacun, une par une, en commençant à sa gauche. Le reste, face cachée, est la pioche. On en retourne la première carte, quelle qu’elle soit : elle ouvre la défausse de la personne qui donne. Chacun a sa propre défausse.
rules-start = On commence à gauche de la personne qui a donné, puis on tourne vers la gauche.

rules-heading-turn = Ton tour
rules-draw = D’abord, prends une carte : de la pioche, ou celle du dessus de n’importe quelle défausse, même la tienne.
rules-lay-down = Ensuite, tu peux poser ton niveau : toutes ses combinaisons en une fois, exactement comme le demande la carte. Une moitié de niveau ne compte pas, et on n’ajoute pas d’autre combinaison plus tard.
rules-lay-off = Une fois ton niveau sur la table, et jusqu’à la fin de la manche, tu peux placer d’autres cartes entre la pioche et la défausse : sur n’importe quelle combinaison, la tienne ou celle d’un autre. Une suite s’allonge aux deux bouts, jusqu’à { $top } et jusqu’à 1 ; une paire ou un brelan prend son nombre, un groupe sa couleur. Les Jokers aussi peuvent être placés.
rules-discard = Pour finir, mets une carte de ton choix, face visible, sur ta propre défausse. Il t’en faut toujours une : gardes-en une de côté.
rules-discard-instead = Au lieu de te défausser, tu peux jouer { $kinds ->
        [skip] une carte « Passe »
        [special] une carte spéciale
       *[both] une carte « Passe » ou une carte spéciale
    }.

rules-heading-pile = Quand la pioche est vide
rules-reshuffle = Dès que la dernière carte cachée est prise, chacun rend sa défausse et n’en laisse que la carte du dessus. On mélange le tout : c’est la nouvelle pioche.
rules-face-up = Les cartes déjà utilisées sont sous la pioche, face visible. Quand l’une d’elles serait la prochaine, on refait une pioche de la même façon.

rules-heading-skip = Les cartes « Passe »
rules-skip = Au lieu de te défausser, pose une carte « Passe » devant quelqu’un qui n’en a pas encore.
rules-skipped = À son prochain tour, cette personne ne fait qu’une chose : glisser la carte sous la pioche, face visible.
rules-skip-discard = Tu peux aussi simplement te défausser d’une carte « Passe ». Tout le monde peut alors la prendre.
rules-skip-last = Si c’était ta dernière carte, la manche est finie et elle n’a pas d’effet.

rules-heading-special = Les cartes spéciales
rules-special = Une carte spéciale se joue au lieu de se défausser. Ensuite, ton tour est fini.
rules-take = « Je prends ! » : glisse la carte sous la pioche, face visible. Tous les autres, en commençant à ta gauche, montrent { $show } cartes de leur choix, ou toutes s’ils en ont moins. Tu peux en prendre une seule, ou aucune. La personne qui la perd pioche une carte ; les autres cartes retournent dans les mains.
rules-swap = « J’échange ! » : glisse la carte sous la pioche, face visible. Mets jusqu’à { $swap } cartes de ta main sur ta défausse, l’une après l’autre dans l’ordre qui te plaît, et pioches-en autant.
rules-keep = « Je garde ! » : pose la carte devant toi. Si ton niveau n’est pas sur la table quand la manche finit, tu peux garder jusqu’à { $keep ->
        [one] { $keep } carte
       *[other] { $keep } cartes
    } pour la suivante. Chaque carte de ce genre en permet { $keep } de plus.
rules-special-last = Si c’était ta dernière carte, la manche est finie et elle n’a pas d’effet.

rules-heading-round = La fin d’une manche
rules-out = La manche finit dès que quelqu’un se défausse de sa dernière carte ou la joue.
rules-climb = Cette personne monte de deux niveaux. Tous les autres qui ont posé leur niveau montent d’un. Le reste ne bouge pas.
rules-next-round = C’est ensuite à la personne de gauche de donner. On ramasse et mélange toutes les cartes{ $carry ->
        [yes] , sauf celles que l’on garde
       *[no] {""}
    }.

rules-heading-carry = Garder des cartes
rules-carry = Si tu es au niveau { $from } ou plus haut et que ton niveau n’est pas sur la table, tu peux garder jusqu’à { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour la manche suivante.
rules-carry-keeps = Chaque carte « Je garde ! » devant toi te permet d’en garder { $keep }, à tous les niveaux, tant que ton niveau n’est pas posé. Tout s’additionne.
rules-carry-deal = On te donne alors juste assez de cartes pour en avoir de nouveau { $hand }.

rules-heading-game = Gagner
rules-win = Tu gagnes à l’instant où tu poses le niveau { $levels }, quoi qu’il te reste en main.
rules-win-over = Tu gagnes aussi si ton niveau { $last } est posé et que c’est toi qui finis la manche : tu passes par-dessus le niveau { $levels }.

rules-heading-rulings = Nos décisions
rules-rulings = Quand les règles imprimées ne disent rien ou se contredisent, voici comment on joue :

ruling-editions = Cartes, nombre de personnes, niveaux et droit de garder sont des données. Tu peux écrire ta propre édition dans un fichier et y jouer.
ruling-levels = Quand une carte Niveaux imprimée ne nous est pas connue, le niveau est de nous, et la liste des niveaux le dit.
ruling-mix = Ajouter les cartes d’une autre édition ne change rien d’autre : niveaux, nombre de personnes et droit de garder restent les mêmes.
ruling-alike = Deux suites d’un niveau peuvent aussi être pareilles.
ruling-joker-colour = Dans un groupe de couleur, un Joker à nombres limités peut valoir n’importe quelle couleur. Si des jeux sont mélangés, chaque Joker garde ses nombres.
ruling-jokers-alone = Une combinaison peut être faite de Jokers seulement, si tu dis ce que vaut chacun.
ruling-first-dealer = Qui donne en premier est tiré au sort par le mélange, sauf si vous choisissez quelqu’un.
ruling-shuffle = Avant chaque mélange, les cartes sont mises dans un ordre fixe, pour que tout le monde puisse le vérifier ensuite.
ruling-keep-one = Il doit rester une carte pour la défausse : on ne peut pas placer sa dernière carte, ni poser un niveau qui viderait la main. Seul le dernier niveau le permet, car il fait gagner aussitôt.
ruling-face-up = Quand on refait la pioche, les cartes visibles sous l’ancienne sont mélangées avec.
ruling-empty-pile = S’il n’y a rien à mélanger, la pioche reste vide ; on la refait dès que quelqu’un doit piocher et qu’il y a des cartes. S’il n’y a rien du tout à prendre, ton tour continue sans piocher.
ruling-skip-other = Une carte « Passe » se pose devant quelqu’un d’autre, jamais devant soi, même si certains textes imprimés disent seulement « n’importe qui ».
ruling-skip-two = À deux, la personne qui joue « Passe » rejoue aussitôt. Une carte « Passe » encore là à la fin de la manche ne compte plus dans la suivante.
ruling-swap-count = Une note de la règle parle de deux cartes à échanger, son texte de trois : nous jouons avec trois.
ruling-swap-empty = Échanger toutes ses cartes ne finit pas la manche, même si la main est vide un instant.
ruling-out-without-level = Se défaire de sa dernière carte sans avoir posé son niveau n’est possible que si la pioche s’était épuisée. On monte quand même de deux niveaux, mais jamais au-delà du dernier.
ruling-carry-private = Garder des cartes est secret et jamais obligatoire. Personne ne sait lesquelles, et combien ne se voit qu’à la donne.
ruling-carry-order = On choisit à tour de rôle, en commençant à gauche de la personne qui a donné.
ruling-short-deal = Si l’on garde tant de cartes qu’il n’en reste pas assez pour tout le monde, la donne s’arrête à la dernière et aucune carte n’est retournée.
ruling-win-laid = Pour gagner, il faut poser le niveau : l’atteindre ne suffit pas, même si un texte imprimé le dit.
ruling-ranking = Les autres sont classés seulement pour les statistiques : compte le niveau le plus haut, puis un niveau posé, puis le moins de cartes. À égalité sur tout cela, on partage la place. Si la partie a été gagnée en montant au-dessus du dernier niveau, tous montent d’abord comme à la fin d’une manche.
ruling-own-levels = Un niveau de ton propre fichier demande { $hand } cartes au plus, chaque combinaison deux au moins, et aucune suite n’est plus longue que les nombres.
ruling-no-points = Il n’y a pas de score : les règles imprimées comptent des niveaux, pas des points.
