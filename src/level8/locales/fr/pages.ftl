### Les pages autour de la table : accueil, préparation, règles, à propos, revoir.

pages-home = Level 8, page d’accueil
pages-nav = Pages
pages-skip = Aller au contenu
pages-rules = Règles
pages-about = À propos et équité
pages-language = Langue
pages-theme-auto = Couleurs : comme sur l’appareil
pages-theme-light = Couleurs : claires
pages-theme-dark = Couleurs : sombres
pages-unaffiliated = Une table libre pour le jeu de cartes Level 8, faite par des gens qui l’aiment. Sans lien avec l’éditeur du jeu ; textes et dessins sont les nôtres.
pages-loading = Un instant …

## Accueil

pages-tagline = Gravis huit niveaux avant tous les autres
pages-about-short = Suites, paires, couleurs : rassemble ce que demande ta carte Niveau, pose-le, monte. Seul contre l’ordinateur, avec des amis au loin, ou en famille autour d’un appareil.
pages-play-now = Jouer tout de suite
pages-play-now-about = Toi et trois joueurs de l’ordinateur, l’édition moderne, les cartes en main aussitôt. Sans nom, sans compte.
pages-friends = Avec des amis
pages-friends-about = Tu reçois un lien et un code à scanner. Qui l’ouvre s’assoit à ta table.
pages-friends-go = Inviter des amis
pages-how-many = Combien de places ?
pages-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
pages-device = Un seul appareil
pages-device-about = De deux à six, vous vous le passez. Entre-temps, toutes les mains sont cachées.
pages-device-go = Entrer les noms
pages-watch = Regarder des bots
pages-watch-about = Installe-toi : quatre joueurs de l’ordinateur jouent entre eux.
pages-watch-go = Regarder
pages-own = Ta propre table
pages-own-about = Chaque édition, les deux faces des cartes Niveaux, l’horloge, la force des bots et plus encore.
pages-own-go = Tous les choix
pages-open-tables = Tables ouvertes
pages-open-seats = { $open ->
        [one] { $open } place libre sur { $seats }
       *[other] { $open } places libres sur { $seats }
    }
pages-join = S’asseoir
pages-my-tables = Tes tables
pages-table-of = Table, dernier coup : { $when }
pages-back-to-table = Continuer
pages-my-games = Tes parties finies
pages-game-of = { $edition }, { $side }
pages-won-by = gagnée par { $name }
pages-replay = Revoir
pages-show-all = Montrer les { $count }
pages-other-device = Continuer ailleurs
pages-other-device-about = Commence sur le téléphone, continue sur l’ordinateur : tes places et tes parties te suivent. Le lien sert pendant dix minutes et fait de l’autre appareil le tien. Ne le montre à personne d’autre.
pages-other-device-go = Créer un lien
pages-other-device-code = Code à scanner avec l’autre appareil
pages-link = Lien

## Un seul appareil

pages-device-how = Qui doit jouer prend l’appareil. Entre deux tours, la page cache tout jusqu’à ce que la personne suivante dise qu’elle est là.
pages-who-plays = Qui joue ?
pages-name-of = Nom du joueur { $number }
pages-player = Joueur { $number }
pages-add-player = Une personne de plus
pages-remove = Retirer { $name }
pages-bots-too = Joueurs de l’ordinateur en plus
pages-deal = Donner les cartes
pages-more-options = Plus de choix

## Préparation

pages-edition = Édition
pages-facts = { $cards } cartes, nombres jusqu’à { $top }, de { $least } à { $most } joueurs
pages-own-edition = Une édition à toi
pages-own-edition-about = Un fichier TOML avec tes cartes et tes niveaux
pages-choose-file = Choisir un fichier
pages-no-file = Aucun fichier d’édition n’est choisi. Choisis-en un, ou prends une autre édition.
pages-mix = Ajouter
pages-mix-none = Rien
pages-mix-specials = Les cartes spéciales de Master
pages-mix-master = Toutes les cartes de Master
pages-side = Face des cartes Niveaux
pages-side-easy = { $side } : pour commencer
pages-side-hard = { $side } : plus difficile
pages-see-levels = Voir les niveaux
pages-seats = Places
pages-seats-limit = De { $least } à { $most } places
pages-who-on-seat = Qui occupe la place { $seat } ?
pages-me = Moi, sur cet appareil
pages-open-seat = Libre : qui a le lien
pages-bot = Ordinateur : { $bot }
pages-name = Nom (si tu veux)
pages-name-of-seat = Nom à la place { $seat }
pages-add-seat = Une place de plus
pages-remove-seat = Retirer la place { $seat }
pages-table = À la table
pages-clock = Temps pour un tour
pages-clock-of = { $seconds ->
        [0] Sans limite
       *[other] { $seconds } secondes
    }
pages-clock-about = Quand il est écoulé, l’ordinateur joue ce seul coup.
pages-strength = Qui remplace
pages-strength-about = La force de l’ordinateur quand il joue pour quelqu’un d’absent.
pages-pace = Rythme de l’ordinateur : { $pace }
pages-pace-about = Le temps qu’il semble réfléchir avant un coup.
pages-hints = Les conseils sont permis
pages-chat = Discussion à la table
pages-listed = Montrer cette table à l’accueil tant qu’il y a une place
pages-open-table = Ouvrir la table
pages-open-hint = La table s’ouvre avec un lien pour les autres. Donne quand tout le monde est là ; les places encore libres vont à l’ordinateur.
pages-deal-hint = Les cartes sont données aussitôt. Si tu ouvres d’abord la table, tu peux encore changer qui est assis où.

## Revoir

pages-drew = { $name } pioche : { $card }.
pages-swapped = { $name } échange { $cards } et pioche { $drawn }.
pages-carried = { $name } garde pour la manche suivante : { $cards }.
pages-carried-none = { $name } ne garde aucune carte pour la manche suivante.
pages-dealer = donne
pages-look-from = Voir du côté de { $name }
pages-hand-of = Main de { $name } : { $cards }
pages-discard-of = Défausse de { $name } : { $card }
pages-discard-none = Défausse de { $name } : vide
pages-controls = Commandes
pages-position = Moment de la partie
pages-step-of = Manche { $round }, étape { $step } sur { $steps }
pages-round-back = Une manche en arrière
pages-round-on = À la manche suivante
pages-step-back = Une étape en arrière
pages-step-on = Une étape en avant
pages-play = Lecture
pages-pause = Pause
pages-round = Manche
pages-speed = Vitesse
pages-speed-of = { $times }×
pages-replay-keys = Touches : ← → une étape, Page haut et Page bas une manche, Début et Fin, espace pour la lecture.
pages-share = Copier le lien
pages-copied = Lien copié
pages-download = Télécharger l’enregistrement

## La preuve du mélange

pages-verify = Vérifier le mélange
pages-checking = Vérification …
pages-verdict-good = Tout a été donné comme la graine le dit. C’est calculé ici, dans ton navigateur.
pages-verdict-bad = Cette partie n’a pas été donnée comme sa graine le dit. Ne t’y fie pas.
pages-verify-broken = La graine ou ce que les joueurs ont ajouté est illisible, donc rien ne peut être prouvé. Ne te fie pas à cette partie.
pages-verify-scope = C’est le hasard qui est vérifié : personne n’a arrangé les cartes, ni ne les a regardées pour les changer. Cela ne montre pas que la graine est restée secrète, ni qui était à la table.
pages-show-fault = Montrer
pages-good-commitment = La graine est celle qui a été promise avant la première donne : son SHA-256 est la promesse.
pages-fault-commitment = La graine n’est pas celle qui a été promise. Son SHA-256 est { $expected }, la promesse était { $found }.
pages-good-promise = La promesse est celle que ce navigateur a vue au début de la partie.
pages-fault-promise = Ce navigateur a vu une autre promesse au début de la partie : { $expected }. Maintenant c’est { $found }.
pages-good-mix = Ce que les joueurs ont ajouté entre dans le mélange, une part pour chaque place.
pages-fault-mix = Ce que les joueurs ont ajouté n’est pas une part pour chaque place.
pages-good-dealer = La première personne à donner est la bonne.
pages-fault-dealer = La place { $expected } devait donner en premier, mais c’était la place { $found }.
pages-good-deals = { $count ->
        [one] La donne de la seule manche : chaque main et la carte retournée suivent de la graine.
       *[other] Les { $count } donnes : chaque main et chaque carte retournée suivent de la graine.
    }
pages-fault-deals = Une donne ne suit pas de la graine. Il fallait : { $expected }. On a donné : { $found }.
pages-good-draws = { $count ->
        [one] La carte piochée était sur le dessus.
       *[other] Les { $count } fois où l’on a pioché, les cartes étaient sur le dessus.
    }
pages-fault-draws = Une carte piochée n’était pas sur le dessus. Il fallait { $expected }, on a pioché { $found }.
pages-good-piles = { $count ->
        [one] La nouvelle pioche a été mélangée comme la graine le dit.
       *[other] Les { $count } nouvelles pioches ont été mélangées comme la graine le dit.
    }
pages-fault-piles = Une nouvelle pioche n’a pas été mélangée comme la graine le dit.
pages-good-cards = Après chaque étape, chaque carte du jeu est là exactement une fois.
pages-fault-cards = Des cartes sont venues ou parties : ce qui est sur la table et dans les mains n’est pas le jeu entier.
pages-good-record = L’enregistrement à télécharger dit la même graine et les mêmes donnes, et sa somme de contrôle est juste.
pages-fault-record = L’enregistrement à télécharger a été changé, ou n’est pas de cette partie.
pages-check-moves = Vérifier aussi chaque coup
pages-moves-true = Le serveur a rejoué tout l’enregistrement : chaque coup était permis, et le résultat en découle.
pages-numbers = Les nombres
pages-commitment = Promesse (SHA-256 de la graine)
pages-seed = Graine
pages-entropy = Ajouté par la place { $seat }
pages-check-record = Vérifier un enregistrement
pages-check-record-about = Choisis un enregistrement que quelqu’un a gardé. Le serveur le rejoue à partir de sa graine et nomme la première ligne qui n’est pas comme il faut. Il n’en garde rien.
pages-record-true = { $file } est vrai : la graine tient sa promesse, chaque carte en découle, chaque coup était permis.
pages-record-false = { $file } n’est pas une vraie partie.

## À propos

pages-about-what = Level 8 est un jeu de cartes où chacun gravit huit niveaux. Ici, on y joue dans le navigateur : seul, autour d’un appareil, ou avec des amis au loin, dans toutes ses éditions.
pages-about-ours = Là où les règles imprimées se taisent, nous disons comment nous jouons ; la page des règles en donne la liste.
pages-about-privacy = Ce qui est gardé de toi
pages-about-kept = Pas de publicité, pas de pistage, pas de compte. La page parle avec ce serveur et avec personne d’autre.
pages-about-cookie = Un seul cookie contient un nombre au hasard qui te ramène à ta place. La langue, les couleurs et les noms que tu écris restent dans ton navigateur.
pages-about-names = Les parties finies sont gardées avec les noms de la table, pour que qui a le lien puisse les revoir.
pages-fair = Pourquoi tu peux te fier au mélange
pages-fair-why = Personne n’a besoin de se fier à qui tient le serveur. Chaque partie prouve elle-même son mélange :
pages-fair-promise = Avant la première donne, le serveur tire un nombre secret, la graine, et montre à tous son empreinte (SHA-256). Le voilà lié : une autre graine aurait une autre empreinte.
pages-fair-add = Les navigateurs des joueurs ajoutent ensuite leurs propres nombres au hasard. Personne, pas même le serveur, ne peut choisir ce qui sort du tout.
pages-fair-shuffle = De ces nombres seuls découlent la première personne à donner, chaque mélange et donc chaque carte, toute la partie durant.
pages-fair-tell = Quand la partie est finie, la graine est dite. Chacun peut alors refaire le calcul des donnes et comparer.
pages-fair-check = Revoir une partie finie fait justement cela dans ton navigateur, et dit ce qui a été trouvé. La commande level8 verify le fait avec un enregistrement téléchargé, sans aucun serveur.
pages-fair-limits = Ce que cela ne peut pas montrer
pages-fair-not-secret = Que le serveur a gardé la graine pour lui pendant que tu jouais : qui la connaît connaît chaque carte.
pages-fair-not-who = Qui était à la table : les noms sont ce que les gens écrivent.
pages-fair-not-choice = Quand le même clic ouvre la table et donne les cartes, ton navigateur ajoute son nombre avant de pouvoir voir la promesse.

## Quand quelque chose n’est pas là

pages-missing = Cette page n’existe pas
pages-missing-why = L’adresse est peut-être mal écrite, ou ce qui était ici n’y est plus.
pages-to-home = À l’accueil
