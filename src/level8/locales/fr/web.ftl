### La page : la table dans le navigateur. Les autres pages ont leurs phrases dans pages.ftl.

web-title = Level 8
web-offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
web-server-trouble = Un problème est survenu. Réessaie dans un instant.
web-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été débarrassée.
web-not-let-in = Le serveur a fermé la connexion. Recharge la page pour revenir.
web-reconnecting = Connexion perdue. On la cherche…
web-reconnected = Connexion rétablie.
web-try-again = Réessayer
web-loading = Un instant…
web-home = Accueil
web-close = Fermer
web-cancel = Annuler
web-continue = Continuer

## Cartes et combinaisons

web-joker-as = { $card } comme { $what }
web-meld-run = suite { $first }–{ $last }
web-meld-set = { $count ->
        [2] paire de { $number }
        [3] brelan de { $number }
        [4] carré de { $number }
        [5] cinq { $number }
        [6] six { $number }
       *[other] { $count } × { $number }
    }
web-meld-colour = { $count } cartes { $colour ->
        [rouge] rouges
        [jaune] jaunes
        [vert] vertes
        [bleu] bleues
        [violet] violettes
       *[other] { $colour }
    }
web-meld-cards = { $meld } ({ $cards })
web-meld-lit = Ajouter à : { $meld }
web-meld-fits = { $meld } ; à ajouter : { $fits }
web-meld-of = une combinaison posée par { $name }
web-yours-meld = une de tes combinaisons
web-word-skip = Passe
web-word-take = Prends
web-word-swap = Échange
web-word-keep = Garde
web-word-joker = Joker
web-says-skip = Quelqu’un passe un tour
web-says-take = Tous montrent, tu en prends une
web-says-swap = Échange jusqu’à trois cartes
web-says-keep = Trois cartes restent pour la manche suivante
web-bot-random = Au hasard
web-bot-novice = Débutant
web-bot-steady = Confirmé
web-bot-expert = Expert
web-bot-at = Bot { $seat }
web-bot-of = bot : { $bot }

## Places à la table

web-your-turn = À toi
web-all-wait = Tout le monde t’attend
web-on-turn = joue maintenant
web-dealt = a distribué
web-dealer = Donneur
web-away = pas là
web-bot-plays = un bot joue à sa place
web-draw-pile = Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-own-pile = Ta défausse : { $card }
web-pile-of = Pile devant { $name } : { $card }
web-empty = vide
web-your-hand = En main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-to-hand = Vers tes cartes
web-your-place = Ta place
web-your-pile = Ta pile
web-no-cards = Aucune carte en main
web-card-picked = { $card }, ton choix numéro { $place }
web-complete = Prêt à poser
web-laid = Posé
web-new = nouvelle
web-part-filled = { $have } sur { $size }
web-missing = { $count ->
        [one] il manque { $count } carte
       *[other] il manque { $count } cartes
    }
web-kept = { $count ->
        [one] { $count } carte gardée
       *[other] { $count } cartes gardées
    }
web-on-table = Sur la table
web-known = Cartes que tout le monde a vues
web-shown = Cartes montrées
web-goal = au but
web-ladder = Les niveaux
web-result = Résultat

## Ce qui est demandé

web-ask-lay-down = Ton niveau est prêt : tu peux le poser.
web-ask-discard = À toi : défausse-toi d’une carte pour finir ton tour.
web-ask-onto = Choisis où l’ajouter, ou mets-la dans ta défausse.
web-wait-draw = { $name } pioche…
web-wait-play = { $name } joue…
web-wait-show = { $name } choisit des cartes à montrer…
web-wait-take = { $name } regarde les cartes montrées…
web-wait-carry = { $name } choisit ce qui reste en main…
web-you-watch = Tu regardes.
web-seconds-left = { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
    }

## Ce qu’on peut faire

web-actions = Ce que tu peux faire
web-draw = Piocher
web-discard = Défausser
web-discard-card = Défausser : { $card }
web-lay-down = Poser
web-arrange = Composer
web-arrange-how = Mets les cartes de ton niveau à leur place : touche-les ou fais-les glisser.
web-fits = C’est bon : pose-le.
web-part = { $part } : { $count } cartes sur { $size }
web-put-back = Reprendre : { $card }
web-preview = Tu peux le poser ainsi : { $melds }
web-other-way = Autre façon ({ $number }/{ $count })
web-undo = Annuler
web-hint = Conseil
web-sort = Trier les cartes
web-card-at = { $card }, maintenant { $at } sur { $count }
web-sort-number = Par nombre
web-sort-colour = Par couleur
web-sort-hand = Libre
web-skip-name = Faire passer son tour à { $name }
web-play-take = Je prends !
web-play-keep = Je garde !
web-swap-picked = { $count ->
        [0] Ne rien échanger
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
web-show-picked = Montrer ({ $count } sur { $most })
web-carry-picked = { $count ->
        [0] Ne rien garder
        [one] Garder { $count } carte
       *[other] Garder { $count } cartes
    }
web-take-none = Aucune
web-take-card = Prendre à { $name } : { $card }
web-which-end = À quel bout ?

## Conseils

web-do-draw = Pioche une carte.
web-do-draw-from = Pioche chez { $owner }, dans sa défausse.
web-do-draw-own = Pioche dans ta propre défausse.
web-do-lay = Pose : { $melds }.
web-do-off = Ajoute à une combinaison posée par { $owner } : { $card }.
web-do-off-own = Ajoute à une de tes combinaisons : { $card }.
web-do-discard = Mets dans ta défausse : { $card }.
web-do-skip = Fais passer son tour à { $name }.
web-do-take = Joue « Je prends ! ».
web-do-keep = Joue « Je garde ! ».
web-do-taken = Prends à { $owner } : { $card }.
web-do-taken-none = N’en prends aucune.
web-do-show = Montre : { $cards }.
web-do-show-none = Ne montre rien.
web-do-swap = Échange : { $cards }.
web-do-swap-none = Joue « J’échange ! » sans rien échanger.
web-do-carry = Garde : { $cards }.
web-do-carry-none = Ne garde rien.

## Ce qui s’est passé

web-you-drew-hidden = Tu as pioché une carte.
web-you-drew-own = Tu as pioché dans ta propre défausse : { $card }.
web-you-drew-nothing = Il n’y a rien à piocher pour toi.
web-drew-yours = { $name } pioche dans ta défausse : { $card }.
web-drew-own = { $name } pioche dans sa propre défausse : { $card }.
web-taken-yours = { $name } te prend : { $card }.
web-skips-you = { $name } te fait passer ton tour.
web-you-start = Tu commences.
web-you-undid = Tu as annulé ton coup.
web-undid = { $name } a annulé son coup.
web-you-overdue = Ton temps est écoulé : un bot a joué ce coup.
web-overdue = { $name } n’a plus de temps : un bot a joué ce coup.
web-round-over = La manche { $round } est terminée
web-sat-down = { $name } s’assoit.
web-got-up = { $name } quitte la table.
web-removed = L’hôte a retiré { $name } de la table.
web-bot-sat = { $name } rejoint la table ({ $bot }).
web-renamed = La place { $seat } s’appelle maintenant { $name }.
web-covered = { $name } n’est pas là ; un bot joue à sa place.
web-returned = { $name } est de retour.
web-hosts = { $name } est maintenant l’hôte.
web-you-host = C’est maintenant toi l’hôte : tu peux lancer la partie.
web-said = { $name } : { $text }
web-emoted = { $name } { $emote }
web-told-gathered = On prépare la partie { $number }.
web-told-again = { $name } veut rejouer.
web-emote-smile = sourit
web-emote-laugh = rit
web-emote-wow = n’en revient pas
web-emote-sad = est triste
web-emote-angry = se fâche
web-emote-thumbs-up = lève le pouce
web-emote-clap = applaudit
web-emote-heart = envoie un cœur
web-emote-think = réfléchit
web-emote-hurry = dit : dépêche-toi !
web-own-emote-smile = Tu souris.
web-own-emote-laugh = Tu ris.
web-own-emote-wow = Tu n’en reviens pas.
web-own-emote-sad = Tu as de la peine.
web-own-emote-angry = Tu te fâches.
web-own-emote-thumbs-up = Tu lèves le pouce.
web-own-emote-clap = Tu applaudis.
web-own-emote-heart = Tu envoies un cœur.
web-own-emote-think = Tu réfléchis.
web-own-emote-hurry = Tu dis : dépêche-toi !

## Autour du jeu

web-log = Journal et discussion
web-log-unread = Journal et discussion, { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-emotes = Réactions
web-chat-line = Dis quelque chose
web-send = Envoyer
web-menu = Menu
web-menu-yours = Tes réglages
web-menu-all = Pour toute la table
web-language = Langue
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Les cartes bougent
web-motion-calm = Calmement
web-motion-quick = Vite
web-motion-off = Pas du tout
web-sound = Son
web-sound-on = Son, et une vibration sur les téléphones
web-keys = Touches
web-coach = Entraîneur : après mon coup, dire ce qui aurait été mieux
web-notes-on = Une note quand quelque chose est nouveau
web-keys-on = Jouer avec les touches du clavier
web-key-tab = suivant : piles, combinaisons, main
web-key-walk = parcourir la main
web-key-move = déplacer la carte
web-key-choose = choisir la carte ou valider
web-key-onto = aller là où elle convient
web-key-special = jouer la carte spéciale
web-key-what = qu’est-ce que c’est ? Sans rien de choisi : ces touches
web-rules = Règles
web-leave = Quitter la table
web-leave-sure = Oui, partir ; un bot prend ta place
web-allow-hints = Conseils permis
web-allow-chat = Discussion permise
web-watching = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-pass-to = Passe l’appareil à { $name }
web-pass-why = Les cartes n’apparaissent que quand tu touches le bouton.
web-pass-here = Je suis { $name } : montrer mes cartes
web-again = Rejouer
web-replay = Revoir
web-download = Télécharger la partie
web-verify = Vérifier le mélange
web-proof = Le mélange est-il honnête ?

## Avant la donne

web-gathering = Autour de la table
web-invite = Inviter
web-qr = QR code du lien
web-link = Lien vers cette table
web-share = Partager le lien
web-copied = Copié
web-copy-by-hand = Le navigateur ne le permet pas ici. Copie le lien à la main.
web-only-here = Pour l’instant, ce lien ne marche que sur cet ordinateur.
web-let-in = Inviter les autres de la maison
web-let-in-done = Tout le monde sur ton réseau peut maintenant ouvrir ce lien.
web-seats = Places
web-your-name = Ton prénom
web-your-face = Ton visage
web-face-fox = Renard
web-face-bear = Ours
web-face-owl = Hibou
web-face-rabbit = Lapin
web-face-penguin = Pingouin
web-face-cat = Chat
web-face-raccoon = Raton laveur
web-face-hamster = Hamster
web-face-gone = { $face } : déjà pris à cette table
web-name-fox = Renard rusé
web-name-bear = Ours câlin
web-name-owl = Hibou sage
web-name-rabbit = Lapin malin
web-name-penguin = Pingouin coquin
web-name-cat = Chat curieux
web-name-raccoon = Raton rieur
web-name-hamster = Hamster heureux
web-open-seat = Place libre
web-sit-here = S’asseoir ici
web-you-sit = Tu es à la place { $seat }.
web-name-of-seat = Nom à la place { $seat }
web-thats-you = c’est toi
web-host = hôte
web-who-sits = Qui est à la place { $seat } ?
web-a-person = Une personne
web-start = Distribuer
web-start-open = { $count ->
        [one] Un bot prend la place libre.
       *[other] Des bots prennent les { $count } places libres.
    }
web-wait-start = L’hôte distribue quand tout le monde est là.
web-clock-of = { $count } secondes par tour
web-game-number = partie { $number }

## La fin d’une manche

web-why-out = plus de cartes
web-why-laid = niveau posé
web-why-stays = pas posé : même niveau
web-level-next = Ensuite : { $level }
web-level-again = Encore : { $level }
web-choose-kept = Choisir les cartes à garder
web-waiting-for = On attend { $names }
web-goes-on-in = Suite dans { $count } s

## Rythme et retour en arrière

web-pace = Coups des autres
web-pace-calm = Calme
web-pace-brisk = Rapide
web-pace-once = Tout de suite
web-faster = Plus vite
web-last-turn = { $name } : dernier tour
web-no-turn-yet = { $name } n’a pas encore joué.
web-no-turn-yours = Tu n’as pas encore joué.
web-look-closer = Tout montrer
web-key-last-turns = dernier tour de chacun
web-wait-first = { $name } joue. Ton tour vient après { $before }.
web-wait-next = { $name } joue. Ensuite, c’est à toi.
web-skipped-next = { $name } te fait passer ton tour : tu ne joueras pas la prochaine fois.
web-skipped-now = { $name } te fait passer ton tour : tu ne joues pas cette fois-ci.
web-will-miss = Tu passeras ton prochain tour.
