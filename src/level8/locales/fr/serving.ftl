### Tables en réseau : ce qu’une table refuse, et les mots de `level8 serve`.

## Ce qu’une table refuse

server-stale = Il s’est passé quelque chose à la table entre-temps. Regarde encore, puis choisis.
server-no-undo = Tu ne peux pas l’annuler : on a vu du nouveau depuis. Tu peux seulement annuler ce que tu as posé ou ajouté pendant ce tour.
server-not-started = La partie n’a pas encore commencé. Attends que l’hôte distribue.
server-already-started = La partie a commencé, on ne peut plus changer cela. Ce sera possible avant la prochaine.
server-game-over = Cette partie est finie. Attends la prochaine ou demande à y jouer.
server-not-over = La partie est encore en cours. Vous pourrez en commencer une autre quand elle sera terminée.
server-paused = La manche est terminée. La suivante commence quand tout le monde a appuyé sur « Continuer ».
server-no-seat = Tu n’as pas de place à cette table. Prends d’abord une place libre.
server-not-your-seat = La place { $seat } n’est pas la tienne. Choisis pour ta propre place.
server-already-seated = Tu es déjà à cette table. Lève-toi d’abord pour t’asseoir ailleurs.
server-full = Toutes les places de cette table sont prises. Tu peux regarder, ou demander à l’hôte d’en libérer une.
server-seat-taken = La place { $seat } est prise. Choisis-en une libre.
server-no-such-seat = Il n’y a pas de place { $seat } à cette table. Indique-en une de 1 à { $seats }.
server-no-name = Un nom a besoin d’au moins une lettre. Écris comment les autres doivent t’appeler.
server-face-taken = Quelqu’un à cette table a déjà cet animal. Choisis-en un autre.
server-chat-off = L’hôte a coupé la discussion à cette table.
server-muted = L’hôte t’a coupé la parole à cette table. Tu peux continuer à jouer et à regarder.
server-no-late = À cette table, on ne peut pas prendre de place pendant une partie. Tu peux demander à jouer la prochaine.
server-hands-were-open = Toutes les mains étaient visibles dans cette partie, donc personne ne peut plus s’y asseoir. Tu pourras jouer la prochaine.
server-knows-a-hand = Tu connais les cartes d’une autre place dans cette partie. Tu peux reprendre ta propre place, ou jouer la prochaine partie.
server-mid-turn = { $name } est au milieu de son tour. Assieds-toi dès qu’il est fini.
server-many-waiting = Assez de monde attend déjà une place ici. Réessaie quand quelqu’un aura pu s’asseoir.
server-nobody-to-mute = Il n’y a personne à cette place à qui tu pourrais couper la parole. Choisis quelqu’un d’autre.
server-not-only-bots = On ne peut arrêter que des bots qui jouent entre eux, et montrer leurs mains. Ici, une personne joue ou a joué.
server-no-emote = Cette réaction n’existe pas. Choisis parmi : { $known }.
server-empty-line = Il n’y a rien à montrer dans cette ligne. Écris quelques mots.
server-lesson-first = Un instant ! Fais d’abord ce qui est éclairé.
server-lesson-over = Cette leçon est finie.
server-no-lesson = Il n’y a pas de leçon « { $name } ». Il y a : { $known }.
server-not-host = Seul l’hôte de la table peut le faire. Demande-lui.
server-host-stays = L’unique place de l’hôte ne peut pas être donnée. Lève-toi toi-même pour passer la table.
server-no-bot = Il n’y a pas de joueur virtuel « { $name } » ici. Choisis parmi : { $known }.
server-hints-off = Les conseils sont coupés à cette table.
server-nothing-to-hint = Ce n’est pas ton tour, il n’y a donc pas de conseil. Redemande quand ce sera à toi.
server-no-coach = L’entraîneur ne parle qu’aux tables sans autres personnes. Demande un conseil avant ton coup.
server-no-hint = Le conseil a mis trop de temps. Essaie encore.

## Ce que le serveur refuse

server-no-table = Cette table n’existe pas. Vérifie le lien, ou ouvre ta propre table.
server-no-game = Cette partie n’est pas ici. On peut la voir quand elle est terminée.
server-no-page = Cette page n’existe pas. Va à l’accueil et cherche à partir de là.
server-no-page-built = Le serveur tourne, mais ses pages n’ont pas été construites. Lance « make setup » là où il y a un réseau, puis redémarre-le.
server-no-token = Ce lien vers un autre appareil est trop vieux, ou incomplet. Fais-en un nouveau sur le premier appareil.
server-nobody = Ce navigateur n’est encore personne ici : il n’y a rien à faire.
server-too-fast = C’était trop d’un coup. Attends un instant et continue plus lentement.
server-too-long = C’est trop long : { $most } octets au plus.
server-unreadable = Le serveur n’a pas pu lire ce message : { $problem }
server-foreign-page = Cette demande vient d’une page étrangère, donc rien n’a été fait.
server-not-at-home = Seule la personne qui joue sur l’ordinateur où tourne le jeu peut laisser entrer les autres.
server-no-network = Cet ordinateur n’est relié à aucun réseau, donc personne ne peut venir. Connecte-le, par exemple au Wi-Fi, et réessaie.
server-trouble = Le serveur n’a pas pu enregistrer cela à l’instant, il se peut donc que rien ne se soit passé. Regarde la table, puis réessaie.
store-busy = Trop de monde a changé cette table en même temps. Essaie encore.
setup-house-file = Le fichier de la maison { $file } ne va pas : { $problem }. docs/server.md dit ce qu’il peut contenir.
setup-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }. Prends-en un autre, par exemple avec « level8 serve --open --port 8010 », ou une autre adresse avec --host.
setup-metrics-address = Les mesures ne peuvent pas être proposées sur { $host }, port { $port } : { $problem }. Indique une autre adresse et un autre port avec --metrics.

## La commande

cli-usage-serve = Usage : level8 serve [--host ADRESSE] [--port N] [--data DOSSIER]
cli-about-serve =
    Ouvre des tables pour jouer dans le navigateur, sur cette machine seulement si --host ne dit rien d’autre.
    Pour jouer de loin, mets-le derrière HTTPS : un serveur web comme Caddy ou nginx tient le certificat et passe tout, WebSockets compris, à cette adresse (Caddy : « reverse_proxy 127.0.0.1:8008 ») ; indique son adresse avec --proxies.
    LEVEL8_DATABASE=postgresql://… garde les tables dans PostgreSQL, pour autant de serveurs qu’on veut.
cli-verb-serve = vous laisser jouer dans le navigateur, toi et tes amis ; level8 seul l’ouvre aussi
cli-option-host = l’adresse où écouter (0.0.0.0 : tout le réseau)
cli-option-port = le port où écouter ; 0 en prend un libre
cli-option-data = le dossier des tables et des parties terminées
cli-option-serve-bot = un joueur à toi à proposer aux tables ; peut être répété
cli-option-proxies = adresses des proxys devant, que l’on croit sur l’adresse des visiteurs
cli-not-a-proxy = « { $text } » ne convient pas à --proxies, qui prend des adresses comme 127.0.0.1 ou 10.0.0.0/8 séparées par des virgules, ou * pour toutes.
cli-option-hosts = noms sous lesquels on peut atteindre la page, séparés par des virgules ; sinon, n’importe lequel
cli-not-a-host = « { $text } » ne convient pas à --hosts, qui prend des noms comme game.example.org séparés par des virgules, sans https:// ni port.
cli-option-house = un fichier avec les règles de la maison : limites, noms, proxys, bots
cli-option-metrics = donner des chiffres pour Prometheus sous /metrics : à côté de la page, ou seulement à une adresse à part
cli-not-for-metrics = « { $text } » ne convient pas pour --metrics, qui prend une adresse et un port comme 127.0.0.1:9008, ou rien.
cli-option-check = vérifier seulement le fichier de la maison et les options
cli-house-good = Tout est en ordre.
cli-option-open = ouvrir la page dans le navigateur
cli-option-verbose = noter plus que ce qui va mal
cli-serving = Level 8 est ouvert sur { $address } (Ctrl-C l’arrête)
cli-no-browser = Aucun navigateur n’a pu être ouvert ici. Tape cette adresse dans un navigateur.
