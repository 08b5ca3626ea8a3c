### Les pages autour de la table : accueil, préparation, règles, à propos, revoir.

pages-home = Level 8, page d’accueil
pages-nav = Pages
pages-skip = Aller au contenu
pages-rules = Règles
pages-about = Infos & fair-play
pages-language = Langue
pages-theme-auto = Couleurs : comme sur l’appareil
pages-theme-light = Couleurs : claires
pages-theme-dark = Couleurs : sombres
pages-unaffiliated = Fait par des gens qui adorent le jeu de cartes Level 8. Nous n’avons aucun lien avec l’éditeur du jeu ; les textes et les dessins sont de nous.
pages-loading = Un instant…

## Accueil

pages-tagline = Monte huit niveaux avant tout le monde
pages-about-short = Rassemble des suites, des paires et des couleurs, pose-les et monte de niveau. En solo contre l’ordinateur, avec des amis au loin, ou en famille autour d’un appareil.
pages-play-now = Jouer tout de suite
pages-learn = Apprendre en trois minutes
pages-play-now-about = Toi contre trois joueurs virtuels, avec tes cartes tout de suite. Sans nom, sans compte.
pages-play-against = Joue contre
pages-rival-novice = joue pour le plaisir
pages-rival-steady = un bon adversaire
pages-rival-expert = compte les cartes
pages-goes-on = Ta partie continue
pages-friends = Avec des amis
pages-friends-about = Tu reçois un lien et un code à scanner. Qui l’ouvre s’assoit à ta table.
pages-friends-go = Inviter des amis
pages-how-many = Combien de places ?
pages-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
pages-device = Un seul appareil
pages-device-about = À deux ou jusqu’à six, vous vous passez un seul appareil. Personne ne voit les cartes des autres.
pages-device-go = Entrer les noms
pages-watch = Regarder les bots
pages-watch-about = Installe-toi bien : quatre joueurs virtuels jouent entre eux.
pages-watch-go = Regarder
pages-own = Ta propre table
pages-own-about = Toutes les éditions, les deux faces des cartes Niveaux, un chrono, des bots forts ou faibles, et plus encore.
pages-own-go = Tout régler
pages-open-tables = Tables ouvertes
pages-open-seats = { $open ->
        [one] { $open } place libre sur { $seats }
       *[other] { $open } places libres sur { $seats }
    }
pages-join = S’asseoir
pages-my-tables = Tes tables
pages-table-of = Table, dernier coup : { $when }
pages-back-to-table = Continuer
pages-tried = juste pour essayer
pages-habits = Ce que disent tes parties
pages-my-games = Tes parties terminées
pages-game-of = { $edition }, { $side }
pages-won-by = { $name } a gagné
pages-replay = Revoir
pages-show-all = Montrer les { $count }
pages-other-device = Changer d’appareil
pages-other-device-about = Commence sur le téléphone et continue sur l’ordinateur : tes places et tes parties te suivent. Le lien marche pendant dix minutes. Qui l’ouvre joue à ta place, alors ne le montre à personne d’autre.
pages-other-device-go = Créer un lien
pages-other-device-code = Code à scanner avec l’autre appareil
pages-link = Lien

## Un seul appareil

pages-device-how = C’est ton tour ? Prends l’appareil. Entre deux tours, la page cache toutes les cartes jusqu’à ce que la personne suivante dise : c’est moi.
pages-who-plays = Qui joue ?
pages-name-of = Nom du joueur { $number }
pages-player = Joueur { $number }
pages-add-player = Encore quelqu’un
pages-remove = Retirer { $name }
pages-bots-too = Joueurs virtuels en plus
pages-deal = Distribuer
pages-more-options = Plus de réglages

## Préparation

pages-edition = Édition
pages-facts = { $cards } cartes, nombres jusqu’à { $top }, de { $least } à { $most } joueurs
pages-own-edition = Ta propre édition
pages-own-edition-about = Un fichier avec tes cartes et tes niveaux
pages-choose-file = Choisir un fichier
pages-no-file = Tu n’as pas encore choisi de fichier. Choisis-en un, ou prends une autre édition.
pages-mix = Ajouter
pages-mix-none = Rien
pages-mix-specials = Les cartes spéciales de Master
pages-mix-master = Toutes les cartes de Master
pages-side = Face des cartes Niveaux
pages-side-easy = { $side } : pour commencer
pages-side-hard = { $side } : plus difficile
pages-see-levels = Voir les niveaux
pages-rule-numbers = Numéros des règles
pages-rule-numbers-about = Ils figurent maintenant après chaque règle. Les messages d’erreur et les documents du projet les utilisent.
pages-seats = Places
pages-seats-limit = De { $least } à { $most } places
pages-seats-cut = À cette édition, on joue à { $most } au plus : la table a maintenant { $most } places.
pages-who-on-seat = Qui est à la place { $seat } ?
pages-me = Moi, sur cet appareil
pages-open-seat = Libre : pour qui a le lien
pages-bot = Ordinateur : { $bot }
pages-name = Nom (si tu veux)
pages-name-of-seat = Nom à la place { $seat }
pages-add-seat = Une place de plus
pages-remove-seat = Retirer la place { $seat }
pages-table = À la table
pages-clock = Temps par tour
pages-clock-of = { $seconds ->
        [0] Sans limite
       *[other] { $seconds } secondes
    }
pages-clock-about = Quand le temps est écoulé, l’ordinateur joue ce coup à ta place.
pages-countdown = Après une manche
pages-countdown-of = { $seconds ->
        [0] Quand tout le monde continue
       *[other] { $seconds } secondes
    }
pages-countdown-about = Quand le temps est écoulé, la manche suivante commence toute seule.
pages-strength = Qui remplace
pages-strength-about = La force de l’ordinateur quand il joue à la place de quelqu’un qui n’est pas là.
pages-pace = Temps de réflexion des bots : { $pace }
pages-pace-about = Le temps qu’un bot attend avant chaque coup.
pages-hints = Conseils permis
pages-chat = Discussion à la table
pages-late = Qui arrive en retard peut prendre la place d’un bot
pages-listed = Montrer cette table sur la page d’accueil tant qu’une place est libre
pages-open-table = Ouvrir la table
pages-open-hint = Tu reçois un lien pour les autres. Distribue quand tout le monde est là ; des bots prennent les places encore libres.
pages-deal-hint = Les cartes sont distribuées tout de suite. Si tu ouvres d’abord la table, tu peux encore changer qui est assis où.

## Revoir

pages-drew = { $name } pioche : { $card }.
pages-swapped = { $name } échange : { $cards }. Nouvelles cartes : { $drawn }.
pages-carried = { $name } garde pour la manche suivante : { $cards }.
pages-carried-none = { $name } ne garde aucune carte pour la manche suivante.
pages-dealer = a distribué
pages-look-from = Voir comme { $name }
pages-hand-of = Cartes en main, { $name } : { $cards }
pages-discard-of = Pile devant { $name } : { $card }
pages-discard-none = Pile devant { $name } : vide
pages-controls = Commandes
pages-position = Moment de la partie
pages-step-of = Manche { $round }, étape { $step } sur { $steps }
pages-round-back = Manche précédente
pages-round-on = Manche suivante
pages-step-back = Étape précédente
pages-step-on = Étape suivante
pages-play = Lecture
pages-pause = Pause
pages-round = Manche
pages-speed = Vitesse
pages-speed-of = { $times }×
pages-replay-keys = Touches : ← → une étape, Page haut et Page bas une manche, Début et Fin, espace pour lire.
pages-share = Copier le lien
pages-copied = Lien copié
pages-download = Télécharger l’enregistrement

## La preuve du mélange

pages-verify = Vérifier le mélange
pages-checking = Vérification…
pages-verdict-good = Toutes les cartes ont été distribuées comme le dit la graine. Ton navigateur vient de le calculer lui-même.
pages-verdict-bad = Les cartes n’ont pas été distribuées comme le dit la graine. Ne fais pas confiance à cette partie.
pages-verify-broken = La graine, ou ce que les joueurs y ont ajouté, est illisible : on ne peut rien prouver. Ne fais pas confiance à cette partie.
pages-what-was-checked = Ce qui a été vérifié
pages-verify-scope = On vérifie ici le mélange : personne n’a arrangé les cartes, personne n’a regardé ni triché. On ne peut pas montrer que la graine est restée secrète, ni qui était à la table.
pages-show-fault = Montrer
pages-good-commitment = La graine est celle qui a été promise avant la première donne : son empreinte (SHA-256) est la même.
pages-fault-commitment = La graine n’est pas celle qui a été promise. Son empreinte (SHA-256) est { $expected }, mais la promesse était { $found }.
pages-good-promise = La promesse est celle que ce navigateur a vue au début de la partie.
pages-fault-promise = Ce navigateur a vu une autre promesse au début de la partie : { $expected }. Maintenant c’est { $found }.
pages-good-mix = Ce que les joueurs ont ajouté fait partie du mélange : un morceau par place.
pages-fault-mix = Ce que les joueurs ont ajouté n’est pas un morceau par place.
pages-good-dealer = La bonne personne a distribué en premier.
pages-fault-dealer = La place { $expected } devait distribuer en premier, mais c’était la place { $found }.
pages-good-deals = { $count ->
        [one] Dans la seule manche, les cartes en main et la carte retournée viennent de la graine.
       *[other] Dans les { $count } manches, les cartes en main et la carte retournée viennent de la graine.
    }
pages-fault-deals = Une donne ne vient pas de la graine. Attendu : { $expected }. Distribué : { $found }.
pages-good-draws = { $count ->
        [one] La carte piochée était sur le dessus.
       *[other] On a pioché { $count } fois, toujours sur le dessus.
    }
pages-fault-draws = Une carte piochée n’était pas sur le dessus. Attendu : { $expected }. Pioché : { $found }.
pages-good-piles = { $count ->
        [one] La nouvelle pioche a été mélangée comme le dit la graine.
       *[other] Les { $count } nouvelles pioches ont été mélangées comme le dit la graine.
    }
pages-fault-piles = Une nouvelle pioche n’a pas été mélangée comme le dit la graine.
pages-good-cards = Après chaque étape, chaque carte du jeu est là, une seule fois.
pages-fault-cards = Des cartes sont apparues ou ont disparu : sur la table et dans les mains, il n’y a pas le jeu entier.
pages-good-record = L’enregistrement à télécharger a la même graine et les mêmes donnes, et sa somme de contrôle est juste.
pages-fault-record = L’enregistrement à télécharger a été modifié, ou vient d’une autre partie.
pages-check-moves = Vérifier aussi chaque coup
pages-moves-true = Tout l’enregistrement a été rejoué : chaque coup était permis, et le résultat est le bon.
pages-numbers = Les nombres
pages-commitment = Promesse (SHA-256 de la graine)
pages-seed = Graine
pages-entropy = Ajouté par la place { $seat }
pages-check-record = Vérifier un enregistrement
pages-check-record-about = Choisis un enregistrement que quelqu’un a gardé. Il est rejoué à partir de sa graine, et tu apprends quelle est la première ligne fausse. Rien n’en est conservé.
pages-record-true = { $file } est authentique : la graine tient sa promesse, chaque carte vient d’elle, et chaque coup était permis.
pages-record-false = { $file } n’est pas une partie authentique.

## À propos

pages-about-what = Level 8 est un jeu de cartes où tout le monde monte huit niveaux. Ici, tu peux jouer à toutes ses éditions dans ton navigateur : en solo, autour d’un appareil, ou avec des amis au loin.
pages-about-ours = Quand les règles imprimées ne disent rien, il a fallu décider. Toutes nos décisions sont à la fin des règles.
pages-about-privacy = Ce que nous gardons sur toi
pages-about-kept = Pas de publicité, pas de pistage, pas de compte. Cette page parle avec ce serveur et avec personne d’autre.
pages-about-cookie = Si tu joues sur un serveur, un seul cookie contient un nombre tiré au hasard qui te ramène à ta place. Ta langue, tes couleurs et les noms que tu écris restent dans ton navigateur.
pages-about-names = Un serveur garde les parties terminées avec les noms de la table, pour que toute personne qui a le lien puisse les revoir. Ce que tu joues sans serveur reste dans ton navigateur.
pages-fair = Pourquoi tu peux faire confiance au mélange
pages-fair-why = Tu n’as pas besoin de faire confiance à la personne qui gère le serveur. Chaque partie prouve elle-même son mélange :
pages-fair-promise = Avant la première donne, le serveur choisit un nombre secret, la graine, et montre à tout le monde son empreinte (SHA-256). À partir de là, il ne peut plus changer d’avis : une autre graine aurait une autre empreinte.
pages-fair-add = Ensuite, les navigateurs des joueurs ajoutent leurs propres nombres, tirés au hasard. Personne, pas même le serveur, ne peut choisir ce que donne le tout.
pages-fair-shuffle = Ces nombres décident de tout : qui distribue en premier, comment on mélange, et donc chaque carte de la partie.
pages-fair-tell = Quand la partie est terminée, la graine est révélée. Tout le monde peut alors refaire le calcul et comparer.
pages-fair-check = Quand tu revois une partie terminée, ton navigateur fait exactement cela et te dit ce qu’il a trouvé. La commande level8 verify le fait avec un enregistrement téléchargé, sans aucun serveur.
pages-fair-limits = Ce qu’on ne peut pas prouver ainsi
pages-fair-not-secret = Que le serveur a gardé la graine pour lui pendant que tu jouais : qui la connaît connaît toutes les cartes.
pages-fair-not-who = Qui était à la table : on peut écrire n’importe quel nom.
pages-fair-not-choice = Quand le même clic ouvre la table et distribue les cartes, ton navigateur ajoute son nombre avant de pouvoir voir la promesse.

## Quand quelque chose n’est pas là

pages-missing = Cette page n’existe pas
pages-missing-why = Il y a peut-être une faute de frappe dans l’adresse, ou ce qui était ici a disparu.
pages-to-home = À l’accueil
