### Refus : ce qui a été tenté, pourquoi c’est impossible et ce qui marcherait.

## Coups refusés par les règles

reason-game-over = La partie est terminée, tu ne peux plus rien jouer. Commence une nouvelle partie pour continuer.
reason-not-your-turn = Ce n’est pas ton tour : c’est à la place { $seat } de jouer. Ton tour viendra.
reason-draw-first = Tu n’as pas encore pioché, et chaque tour commence par là. Pioche d’abord une carte, dans la pioche ou dans une défausse.
reason-already-drawn = Tu as déjà pioché, et c’est une seule carte par tour. Pose ou ajoute des cartes si tu peux, puis défausse-toi d’une carte.
reason-draw-pile-empty = La pioche est vide, et il n’y a rien à mélanger. Pioche dans une défausse.
reason-pile-empty = Tu ne peux pas piocher là : la défausse de la place { $pile } est vide. Pioche ailleurs.
reason-no-such-seat = Il n’y a pas de place { $seat } à cette table. Choisis une place occupée.
reason-already-laid = Ton niveau est déjà posé, et on n’en pose qu’un par manche. Tu peux encore ajouter des cartes une à une.
reason-lay-down-first = Tu ne peux pas encore ajouter de cartes : il faut d’abord poser ton propre niveau. Pose-le, ou défausse-toi d’une carte.
reason-not-in-hand = Tu n’as pas cette carte en main : { $card }. Choisis une de tes cartes.
reason-wrong-melds = Ces combinaisons ne sont pas ton niveau. Il te faut : { $level }. Pose tout d’un coup, ni moins, ni plus.
reason-run-beyond = Cela va trop loin : { $meld }. Les nombres vont de 1 à { $top }, et après { $top } on ne revient pas à 1. Commence par un autre nombre.
reason-set-beyond = Ce nombre n’est pas dans le jeu : { $meld }. Les nombres vont de 1 à { $top }. Choisis un de ceux-là.
reason-group-beyond = Cette couleur n’est pas dans le jeu : { $meld }. Choisis une couleur qu’on trouve sur les cartes.
reason-not-a-run = Ce n’est pas une suite, à cause de cette carte : { $card }, dans { $meld }. Dans une suite, chaque nombre vaut un de plus que celui d’avant.
reason-not-a-set = Ce n’est pas partout le même nombre, à cause de cette carte : { $card }, dans { $meld }. Dans une paire, un brelan ou un carré, toutes les cartes ont le même nombre.
reason-not-a-group = Ce n’est pas une seule couleur, à cause de cette carte : { $card }, dans { $meld }. Ici, toutes les cartes doivent avoir la même couleur.
reason-joker-range = Ce Joker ne peut pas aller là : { $card }, dans { $meld }. Il remplace seulement les nombres imprimés dessus : donne-lui une de ces places.
reason-special-in-meld = Cette carte ne va pas dans une combinaison : { $card }, dans { $meld }. Une combinaison se compose de nombres et de Jokers, rien d’autre.
reason-no-such-meld = La place { $seat } n’a pas de combinaison numéro { $meld }. Choisis-en une qui est sur la table.
reason-does-not-fit = Cela ne va pas : { $card }, avec { $meld }. Une suite s’allonge d’un nombre à chaque bout, à une paire ou un brelan on ajoute le même nombre, à des cartes de même couleur cette couleur.
reason-keep-one = Il ne te resterait aucune carte pour la défausse, et chaque tour finit par là. Garde une carte pour ça.
reason-skip-yourself = Tu ne peux pas te faire passer ton propre tour. Pose la carte « Passe » devant quelqu’un d’autre.
reason-already-skipped = Il y a déjà une carte « Passe » devant la place { $seat }, et une seule est permise. Choisis une autre place, ou défausse-toi d’une carte.
reason-no-skip-card = Tu n’as pas de carte « Passe » en main. Défausse-toi plutôt d’une carte.
reason-no-take-card = Tu n’as pas de carte « Je prends ! » en main. Défausse-toi plutôt d’une carte.
reason-no-swap-card = Tu n’as pas de carte « J’échange ! » en main. Défausse-toi plutôt d’une carte.
reason-no-keep-card = Tu n’as pas de carte « Je garde ! » en main. Défausse-toi plutôt d’une carte.
reason-show-first = Quelqu’un a joué « Je prends ! » : c’est le moment de montrer des cartes. Choisis d’abord celles que tu montres.
reason-show-count = Ce n’est pas le bon nombre de cartes : montres-en exactement { $count }. À toi de choisir lesquelles.
reason-choose-shown = Les cartes montrées t’attendent. Prends-en une, ou aucune, avant toute autre chose.
reason-not-shown = La place { $seat } n’a pas montré cette carte : { $card }. Prends une des cartes montrées, ou aucune.
reason-nothing-to-show = Personne ne te demande de montrer tes cartes, garde-les cachées. On ne montre qu’après « Je prends ! ».
reason-nothing-to-take = Il n’y a pas de cartes montrées en ce moment. Il y en a seulement quand tu joues « Je prends ! ».
reason-swap-count = C’est trop de cartes à échanger : { $count } au plus. Choisis-en moins, ou aucune.
reason-carry-first = La manche est finie et tu peux garder des cartes pour la suivante. Choisis-les d’abord, ou n’en garde aucune.
reason-carry-count = C’est trop de cartes à garder : tu { $count ->
        [0] ne peux en garder aucune
       *[other] peux en garder { $count } au plus
    }.
reason-nothing-to-carry = On ne garde des cartes qu’à la fin d’une manche, et seulement si on y a droit. Ce n’est pas le moment.
reason-not-an-action = « { $action } » ne se fait pas dans cette partie. Choisis un des coups proposés.

## Parties impossibles à préparer

setup-edition = L’édition « { $name } » n’existe pas. Choisis parmi { $known }, ou donne le chemin de ton propre fichier.
setup-side = L’édition { $edition } n’a pas de face { $side }. Choisis parmi : { $known }.
setup-seats = On ne peut pas jouer { $seats ->
        [1] tout seul
       *[other] à { $seats }
    } avec cette édition. Elle se joue de { $least } à { $most }.
setup-dealer = La place { $dealer } ne peut pas distribuer, il n’y a que { $seats } places. Choisis-en une de 1 à { $seats }.
setup-seat = Il n’y a pas de place { $seat } à cette table. Choisis-en une de 1 à { $seats }.
setup-seed = « { $seed } » n’est pas une graine. Une graine fait 32 octets, écrits avec 64 signes de 0 à 9 et de a à f.
setup-language = Il n’y a pas de textes dans la langue « { $language } ». Choisis parmi : { $known }.
setup-bot = Il n’y a pas de joueur virtuel « { $name } ». Choisis parmi : { $known }.
setup-number = Il n’y a pas de niveau { $number } sur cette face. Choisis-en un de 1 à { $most }.
setup-entropy = Ce que l’on ajoute au mélange ne convient pas. Donne un morceau pour chacune des { $seats } places, de { $most } octets au plus, ou rien du tout.

## Fichiers d’édition

edition-unreadable = Impossible de lire { $file } : { $problem }. Vérifie que le fichier existe et que tu as le droit de l’ouvrir.
edition-not-text = { $file } n’est pas un texte en UTF-8. Enregistre le fichier en UTF-8 dans ton éditeur et réessaie.
edition-not-toml = { $file } n’est pas une édition, ou il y a une faute de frappe dedans : « { $problem } » (TOML). Choisis un autre fichier, ou corrige cet endroit.
edition-too-long = { $file } a plus de { $most } caractères, et aucune édition n’en demande autant. Raccourcis le fichier, ou vérifie que c’est le bon.
edition-too-many-dots = { $file } : cette ligne a plus de { $most } points, et aucune ligne d’une édition n’en demande autant. Vérifie que c’est le bon fichier.
edition-missing = { $file } : « { $key } » manque, et toute édition en a besoin. Ajoute-le.
edition-unknown-key = { $file } : une édition ne connaît pas « { $key } ». Vérifie l’orthographe ; ici on attend { $known }.
edition-type = { $file } : « { $key } » vaut { $value }, mais il faut { $expected ->
        [text] un texte entre guillemets
        [number] un nombre entier
        [list] une liste entre crochets
        [table] une table
        [tables] une liste de tables
       *[other] { $expected }
    }.
edition-players = { $file } : « { $key } » vaut { $value }, mais il faut deux nombres de 2 à 6, le plus petit d’abord.
edition-joker-range = { $file } : « { $key } » vaut { $value }, mais un Joker remplace des nombres de ce jeu, le plus petit d’abord.
edition-joker-half = { $file } : « { $key } » manque : un Joker indique le plus petit et le plus grand nombre qu’il remplace, ou aucun des deux. Ajoute-le.
edition-count = { $file } : « { $key } » vaut { $value }, c’est trop petit ou trop grand. Les valeurs permises sont { $expected }.
edition-deck-too-small = { $file } : il y a { $cards } cartes, mais à { $seats } il en faut au moins { $needed } : dix par personne et une pioche. Ajoute des cartes ou joue à moins.
edition-level = { $file } : « { $text } » dans « { $key } » n’est pas un niveau. Écris-le ainsi : « 2 run 3 + set 2 + colour 4 ».
edition-level-too-big = { $file } : « { $text } » dans « { $key } » demande { $cards } cartes, mais on en a dix en main. Choisis un niveau plus petit.
edition-part-too-small = { $file } : « { $text } » dans « { $key } » a une combinaison de { $size }, mais il faut deux cartes au moins. Agrandis-la.
edition-part-too-big = { $file } : « { $text } » dans « { $key } » a une combinaison de { $size }, mais le jeu n’a pas autant de cartes qui conviennent. Réduis-la.
edition-run-too-long = { $file } : « { $text } » dans « { $key } » a une suite de { $size }, mais il n’y a que { $numbers } nombres. Raccourcis la suite.
edition-sides = { $file } : « { $key } » donne { $value } niveaux, mais une face en a de 1 à 20.
edition-carry = { $file } : « { $key } » vaut { $value }, ce n’est que la moitié d’une règle pour garder des cartes. Donne carry_from et carry_cards, ou aucun des deux.
edition-mix = { $file } : « { $key } » vaut { $value }, ce n’est pas un mélange. Ajoute « all » ou « specials » d’une de ces éditions : { $known }.
edition-name = { $file } : « { $key } » vaut « { $value } », ce ne peut pas être un nom. Prends des lettres, des chiffres et des traits d’union.
edition-mixed = { $file } : « { $name } » est un mélange et n’a pas de fichier à lui. Prends l’édition avant le signe plus.

## Textes qui ne sont pas de la notation

notation-card = « { $text } » n’est pas une carte. Écris une couleur (r, o, y, g, b ou p) et un nombre jusqu’à 30, comme r7 ; ou bien J, J1-8 avec le plus petit nombre en premier, S, T, X ou K.
notation-cards = « { $text } » n’est pas une liste de cartes. Écris-les séparées par des espaces, comme r7 b5 J.
notation-meld = « { $text } » n’est pas une combinaison. Écris-la comme R4(r4 b5 J), S7(r7 p7) ou Cb(b2 b9).
notation-action = « { $text } » n’est pas un coup. Écris-le comme « draw », « discard r7 » ou « skip 2 ».
notation-level = « { $text } » n’est pas un niveau. Écris-le comme « 2 run 3 + set 2 + colour 4 ».
notation-seat = « { $text } » n’est pas une place. Les places se comptent à partir de 1.
notation-name = « { $text } » ne peut pas être un nom. Prends-en un court, sur une seule ligne, sans caractères de contrôle.

## Parties enregistrées

record-unreadable = Impossible de lire { $file }. Vérifie que le fichier existe et que tu as le droit de l’ouvrir.
record-empty = Ligne { $line } : l’enregistrement est vide. Choisis un fichier qui contient une partie.
record-not-a-record = Ligne { $line } : ce n’est pas une partie de Level 8. Un enregistrement l’annonce dès sa première ligne.
record-version = Ligne { $line } : cette version d’enregistrement est inconnue ici. Un level8 plus récent saura peut-être la lire.
record-bytes = Ligne { $line } : le texte est abîmé, ce n’est pas de l’UTF-8. Reprends une copie du fichier.
record-truncated = Ligne { $line } : l’enregistrement s’arrête net ici. Reprends une copie complète du fichier.
record-digest = Ligne { $line } : la somme de contrôle est fausse, quelque chose a été changé. Reprends le fichier d’origine.
record-header = Ligne { $line } : ce n’est pas un en-tête. Un en-tête a un nom, puis deux-points, puis une valeur.
record-order = Ligne { $line } : ceci n’est pas à sa place. Les parties d’un enregistrement ont un ordre fixe.
record-unknown-header = Ligne { $line } : l’en-tête « { $header } » n’existe pas. Vérifie l’orthographe, ou enlève-le.
record-missing-header = Ligne { $line } : l’en-tête « { $header } » manque. Tout enregistrement en a besoin.
record-value = Ligne { $line } : « { $header } » ne peut pas avoir cette valeur. Remets ce qui s’y trouvait.
record-round = Ligne { $line } : ici devrait être le titre de la manche suivante. Les manches se comptent à partir de 1.
record-deal = Ligne { $line } : la graine ne donne pas cette distribution. On attendait { $expected }, on lit { $found }.
record-action = Ligne { $line } : « { $action } » n’est pas un coup. Écris-le comme « draw », « discard r7 » ou « skip 2 ».
record-illegal = Ligne { $line } : « { $action } » est contraire aux règles. { $why }
record-seat = Ligne { $line } : ce n’est pas à cette place de jouer. Les coups sont écrits dans l’ordre où ils ont été joués.
record-drawn = Ligne { $line } : la graine ne donne pas cette carte. On attendait { $expected }, on lit { $found }.
record-result = Ligne { $line } : la partie ne s’est pas terminée ainsi. Le résultat découle des coups.
record-commitment = Ligne { $line } : la graine ne correspond pas à ce qui a été promis avant la première donne. On ne peut pas se fier à ces cartes.
record-entropy = Ligne { $line } : ce qui a été ajouté au mélange est mal écrit. Utilise des paires de signes de 0 à 9 et de a à f.
record-form = Ligne { $line } : un enregistrement ne l’écrit pas ainsi. On attendait ici « { $expected } ».
record-levels = Ligne { $line } : la manche ne s’est pas terminée ainsi. On attendait « { $expected } », on lit « { $found } ».
record-line-ends = Ligne { $line } : les fins de ligne ont été changées en chemin. Reprends le fichier tel qu’il a été enregistré, avec de simples sauts de ligne.
record-too-big = Ligne { $line } : c’est trop long pour l’enregistrement d’une partie. { $most } Mio au plus.
record-after-the-end = Ligne { $line } : la partie était déjà terminée. Rien ne peut suivre.
record-not-the-end = Ligne { $line } : la manche ne se termine pas ici. Elle se termine quand quelqu’un se défausse de sa dernière carte, la joue, ou gagne en posant le dernier niveau.
record-unfinished = Ligne { $line } : l’enregistrement s’arrête avant la fin de la partie. Seule une partie terminée a un résultat.
record-secret = Ligne { $line } : la graine est secrète tant que dure la partie, et sans elle on ne peut rien prouver. Un enregistrement fait après la fin la dit.
