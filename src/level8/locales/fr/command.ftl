### La ligne de commande : aide, options, erreurs, et les mots d’une partie dans le terminal.

## Aide

cli-usage-level8 = Usage : level8 [--language xx] COMMANDE [OPTIONS]
cli-about-level8 = Level 8, le jeu de cartes : pour y jouer, lire ses règles et l’étudier.
cli-usage-play = Usage : level8 play [OPTIONS]
cli-about-play = Une partie dans le terminal : toi contre l’ordinateur. À table, help montre ce que tu peux faire.
cli-usage-rules = Usage : level8 rules [--edition E] [--side N]
cli-about-rules = Les règles d’une édition, avec ses cartes Niveaux dessinées.
cli-usage-editions = Usage : level8 editions [--edition E]
cli-about-editions = Un tableau de toutes les éditions : cartes, joueurs et faces.
cli-usage-solve =
    Usage : level8 solve --hand CARTES --level NIVEAU [--edition E]
    level8 solve --hand CARTES --edition E --side N --number K
cli-about-solve =
    Combien de cartes manquent à une main pour un niveau, lesquelles aideraient, et toutes les façons de le poser.
    Exemple : level8 solve --hand "r4 b5 J g8 g9 y10" --level "2 run 3"
cli-usage-simulate = Usage : level8 simulate [OPTIONS]
cli-about-simulate = L’ordinateur joue contre lui-même et enregistre chaque partie. La même graine donne les mêmes parties.
cli-usage-replay = Usage : level8 replay FICHIER
cli-about-replay = Montre une partie enregistrée, tour par tour, toutes les mains visibles.
cli-usage-verify = Usage : level8 verify FICHIER…
cli-about-verify = Rejoue des parties enregistrées et prouve leurs donnes, coups et résultats. Si l’une est fausse, le code de sortie est 1.
cli-usage-bench = Usage : level8 bench [--seconds N]
cli-about-bench = La vitesse du moteur sur cette machine, à côté d’autres s’ils sont installés.
cli-options = Options :
cli-verbs = Commandes :
cli-more = « level8 COMMANDE --help » en dit plus sur une commande.
cli-verb-play = jouer contre l’ordinateur
cli-verb-rules = lire les règles
cli-verb-editions = voir les éditions
cli-verb-solve = demander ce qui manque à une main
cli-verb-simulate = laisser l’ordinateur jouer contre lui-même
cli-verb-replay = revoir une partie enregistrée
cli-verb-verify = prouver une partie enregistrée
cli-verb-bench = mesurer la vitesse

cli-option-help = montrer cette aide
cli-option-version = montrer la version
cli-value-cards = CARTES
cli-value-level = NIVEAU
cli-value-file = FICHIER
cli-value-dir = DOSSIER
cli-value-name = NOM
cli-value-player = JOUEUR
cli-value-how = COMMENT
cli-value-address = ADRESSE
cli-value-addresses = ADRESSES
cli-option-language = langue : en, de, fr, nl ou it
cli-option-json = répondre en JSON, pour les programmes
cli-option-edition = édition (voir « level8 editions ») ou chemin de ton propre fichier
cli-option-side = face des cartes Niveaux : 1 pour ★, 2 pour ★★
cli-option-number = numéro du niveau sur cette face
cli-option-hand = la main, comme « r4 b5 J g8 » ; avec - une main par ligne est lue sur l’entrée standard
cli-option-level = le niveau, comme « run 3 + set 2 + colour 4 »
cli-option-all = montrer toutes les façons de poser, si nombreuses soient-elles
cli-option-seats = nombre de joueurs
cli-option-bot = qui joue contre toi : random, novice, steady, expert, ou module:Classe pour le tien
cli-option-bots = un joueur virtuel : random, novice, steady, expert, ou module:Classe pour le tien ; à répéter pour en asseoir plusieurs
cli-option-seed = d’où vient le mélange : un nombre entier, ou 64 signes de 0 à 9 et de a à f
cli-option-name = ton nom
cli-option-record-file = enregistrer la partie dans ce fichier
cli-option-record-folder = enregistrer chaque partie dans ce dossier
cli-option-games = nombre de parties
cli-option-most-turns = arrêter une partie après autant de tours
cli-option-seconds = secondes de mesure pour chacun
cli-operand-record = le fichier d’un enregistrement
cli-operand-records = fichiers d’enregistrements

## Erreurs : une phrase chacune

cli-unknown-verb = La commande « { $verb } » n’existe pas ; choisis parmi { $known }.
cli-unknown-option = L’option « { $word } » n’existe pas ici ; --help montre celles qui existent.
cli-unexpected = « { $word } » n’a pas sa place ici ; --help montre ce qu’il faut.
cli-needs-value = Il manque une valeur après l’option { $option }.
cli-takes-no-value = L’option { $option } ne prend pas de valeur.
cli-missing-option = L’option { $option } manque ; --help montre comment l’utiliser.
cli-missing-file = Aucun fichier n’est nommé ; donne le fichier d’un enregistrement.
cli-not-a-number = « { $text } » ne convient pas à { $option }, qui prend un nombre entier de { $least } à { $most }.
cli-not-whole = « { $text } » ne convient pas à { $option }, qui prend un nombre entier.
cli-not-a-seed = « { $text } » n’est pas une graine ; donne un nombre entier à partir de 0, de 20 chiffres au plus, ou 64 signes de 0 à 9 et de a à f.
cli-level-or-number = Nomme le niveau soit avec --level, soit avec --number.
cli-level-too-big = Le niveau « { $text } » demande plus de { $most } cartes, ce qui est le maximum.
cli-part-too-small = « { $part } » n’est pas une combinaison : il faut deux cartes au moins.
cli-run-too-long = Aucune main ne peut contenir « { $part } », car les nombres s’arrêtent à { $top }.
cli-hand-too-big = La main a { $count } cartes, mais { $most } est le maximum.
cli-card-not-in-edition = La carte { $card } n’est pas dans le jeu de l’édition { $edition }.
cli-too-many-bots = { $count } joueurs sont nommés avec --bot pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
cli-file-unreadable = Impossible de lire { $file } : { $problem }.
cli-file-unwritable = Impossible d’écrire { $file } : { $problem }.
cli-file-too-big = { $file } est trop gros pour un enregistrement.
cli-no-record = Impossible de lire { $file } comme un enregistrement. { $why }
cli-replay-no-seed = { $file } ne dit pas sa graine, on ne peut donc pas montrer la partie. L’enregistrement d’une partie terminée la dit.
cli-stream = L’entrée ou la sortie ne fonctionne pas : { $problem }.
cli-bug = C’est une erreur de level8 lui-même ({ $what }) ; LEVEL8_DEBUG=1 montre où.

## Ce que le système dit des fichiers et des adresses

trouble-missing = ce fichier ou ce dossier n’existe pas
trouble-denied = l’autorisation manque
trouble-folder = c’est un dossier
trouble-no-folder = une partie du chemin n’est pas un dossier
trouble-exists = il existe déjà
trouble-full = le disque est plein
trouble-read-only = on ne peut pas écrire sur ce disque
trouble-long-name = le nom est trop long
trouble-broken = le disque ne fonctionne pas
trouble-address-used = un autre programme utilise déjà ce port
trouble-address-elsewhere = cet ordinateur n’a pas cette adresse
trouble-no-host = cette adresse est inconnue

## Réponses

cli-skip = passer
cli-take = prendre
cli-swap = échanger
cli-keep = garder
cli-more-ways = … et { $count } de plus.
cli-many-more = … et beaucoup d’autres.
cli-more-with-all = … et { $count } de plus ; --all les montre.
cli-verified-so-far = { $file } : prouvé jusqu’ici. Donnes et coups sont justes, mais la partie n’est pas terminée.
cli-simulating = On joue
cli-seat = Place
cli-bot = Joueur
cli-wins = Victoires
cli-mean-level = Niveau moyen
cli-games-told = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $rounds } manches et { $turns } tours en moyenne.
cli-games-capped = { $count ->
        [one] { $count } partie a été arrêtée avant la fin
       *[other] { $count } parties ont été arrêtées avant la fin
    }, après { $most ->
        [one] { $most } tour
       *[other] { $most } tours
    }.
cli-seed-told = La graine de ces parties : { $seed }
cli-records-in = Les enregistrements sont dans { $folder }.
cli-replay-keys = Entrée : tour suivant · a : tout le reste · un nombre : cette manche · q : quitter
cli-replay-no-round = Il n’y a pas de manche { $round } ; la dernière est la { $most }.
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas terminée.

## Une partie dans le terminal

cli-welcome = Bienvenue à Level 8 ! Tape help à tout moment pour voir ce que tu peux faire.
cli-seat-level = niveau { $level }
cli-seat-pile = défausse
cli-you-start = C’est toi qui commences.
cli-you-drew-own = Tu as pioché { $card } dans ta propre défausse.
cli-drew-yours = { $name } pioche { $card } dans ta défausse.
cli-taken-yours = { $name } te prend { $card }.
cli-skips-you = { $name } te fait passer ton tour.
cli-you-drew-nothing = Il n’y a rien à piocher pour toi.
cli-stood-in = { $why ->
        [raised] { $name } a échoué sur une erreur
        [illegal] { $name } a tenté un coup hors règles
       *[late] { $name } a mis trop de temps
    } ; steady joue à sa place.
cli-choice-draw = piocher une carte ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pioche)
cli-choice-draw-from = piocher { $card } chez { $name }
cli-choice-draw-own = piocher { $card } dans ta propre défausse
cli-choice-lay = poser ton niveau : { $melds }
cli-choice-off = ajouter { $card } à { $place } : { $meld }
cli-choice-skip = faire passer son tour à { $name }
cli-choice-take = jouer « Je prends ! » : les autres montrent des cartes
cli-choice-keep = jouer « Je garde ! »
cli-choice-taken = prendre { $card } à { $name }
cli-choice-taken-none = n’en prendre aucune
cli-choice-discard = te défausser de { $card }
cli-choice-show = montrer { $cards }
cli-choice-swap = jouer « J’échange ! » et échanger : { $cards }
cli-choice-carry = garder pour la manche suivante : { $cards }
cli-how-discard = une carte, comme { $card }, pour t’en défausser
cli-how-cards = tape les cartes, comme { $cards }
cli-how-swap = swap et jusqu’à trois cartes, comme swap { $cards }, pour jouer « J’échange ! »
cli-how-none = none pour n’en garder aucune
cli-hint = Conseil : { $what }
cli-help-short = Un nombre choisit dans la liste. En bref : d ou d 2 pour piocher, x r7 ou r7 tout seul pour te défausser, lay list pour voir tes façons de poser, lay r4 b5 J / g9 p9 pour poser tes propres groupes, table pour revoir la table, save FICHIER pour garder un enregistrement. Cartes :
cli-save-ask = Pour garder l’enregistrement de cette partie, tape un nom de fichier ; Entrée seule y renonce.
cli-seen-saved = Ce que tu as vu de cette partie est dans { $file }. Seul l’enregistrement d’une partie terminée montre tout et peut être prouvé.
cli-typed-unknown = « { $text } » n’est pas possible ici ; help montre ce qui l’est.
cli-typed-usage = Ce n’est pas complet ; écris-le comme « { $usage } ».
cli-typed-which-meld = Cette carte va à plusieurs endroits ; nommes-en un, comme « { $usage } ».
cli-typed-fits-nowhere = Cette carte ne va avec aucune combinaison sur la table.
cli-typed-groups = Telles quelles, ces cartes ne sont pas ton niveau ; sépare les combinaisons par une barre oblique, comme « { $usage } ».
cli-no-choice = { $most ->
        [0] En ce moment, il n’y a rien à choisir par un nombre.
       *[other] Il n’y a pas de choix { $number } ; les nombres vont de 1 à { $most }.
    }
cli-lay-lacks = Tu ne peux pas encore poser ton niveau : { $count ->
        [one] il manque { $count } carte
       *[other] il manque { $count } cartes
    }.
