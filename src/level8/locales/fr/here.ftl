### Jouer sans serveur : le jeu tourne dans le navigateur.

here-fetching = Le jeu se charge : { $done } Mo sur { $total }
here-starting = Le jeu se prépare…
here-failed = Le jeu n’a pas pu être chargé. As-tu du réseau ?
here-away = Aucun serveur ne répond. Tu joues sur cet appareil.
here-needs-server = Pour cela, il faut un serveur, et aucun ne répond. Vérifie ta connexion ; là où il n’y a pas de serveur, quelqu’un doit en lancer un.
here-friends = Pour jouer à distance avec des amis, il faut un serveur, et il n’y en a pas à cette adresse. Quelqu’un en lance un avec Level 8 sur un ordinateur et t’envoie le lien.
here-friends-away = Pour que tes amis te rejoignent, il faut le serveur, et il ne répond pas. Dès qu’il sera de retour, tu pourras les inviter ici.
here-keeps-nothing = Ce navigateur ne garde rien : si tu fermes la page, la partie est perdue.
here-full = Il n’y a plus de place dans ce navigateur. La partie continue, mais ce que tu joues à partir de maintenant sera perdu quand tu fermeras la page.
here-understood = D’accord
here-title = Sans réseau
here-about = Charge le jeu une fois, et il marche sur cet appareil sans réseau. Tes parties restent dans ce navigateur.
here-keep = Garder pour jouer hors ligne
here-kept = C’est enregistré : tu peux jouer sans réseau.
here-save = Enregistrer mes parties dans un fichier
here-bring = Reprendre des parties d’un fichier
here-brought = Tes parties sont de retour.
here-no-games-file = Ce fichier ne contient pas de parties.
here-not-brought = Les parties de ce fichier sont bonnes, mais ce navigateur ne peut pas les garder : il ne garde rien, ou n’a plus de place.
here-new = Il y a une nouvelle version du jeu.
here-take-new = L’utiliser maintenant
here-expert = Sur cet appareil, un expert a moins de temps pour réfléchir et joue un peu moins bien.
here-review = Cet appareil regarde seulement les choix d’un joueur : { $name }. Cela prend environ une minute, et quelques-unes sur un téléphone.
here-review-seat = Regarder aussi ces choix
here-reviewed = Fait sur cet appareil : seuls les choix d’un joueur ont été regardés, avec moins d’essais que sur un serveur, et sans la chance.
here-open-record = Ouvrir cette partie
