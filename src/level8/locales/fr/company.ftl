### Qui arrive en retard, qui regarde, et les bots qu’on regarde. La page charge ceci quand quelqu’un regarde.

## Des bots qu’on regarde

company-stop = Pause
company-go-on = Continuer
company-step-action = Une action
company-step-turn = Un tour
company-speed = Vitesse
company-speed-slow = lente
company-speed-usual = normale
company-speed-fast = rapide
company-hands = Montrer les mains
company-stopped = Les bots sont en pause. C’est à { $name } de jouer.
company-hands-kept = Si on voit les mains, on ne peut plus jouer cette partie : personne ne peut y prendre de place.

## En retard, de retour, au prochain tour

company-take-over = Tu joues avec nous ?
company-take-over-about = Prends la place d’un bot : tu reçois ses cartes et son niveau.
company-play-for = Jouer pour { $name }
company-back = Reprendre ma place
company-rests = La partie attend ton retour.
company-soon = { $name } finit son tour. Tu t’assieds juste après.
company-big = Grand écran
company-big-off = Taille normale
company-next = Attendre une place
company-next-about = Ou attends : la prochaine place libre est à toi.
company-you-wait = Tu joues dès qu’une place est libre.
company-no-longer = Ne plus attendre
company-who-waits = Attendent une place : { $names }

## Ce que l’hôte peut faire

company-allow-late = On peut prendre la place des bots en cours de partie
company-mute = Couper la parole
company-unmute = Rendre la parole
company-watchers-talk = Ceux qui regardent peuvent discuter

## Entre ceux qui regardent

company-line = À ceux qui regardent…
company-watchers-only = Seuls ceux qui regardent peuvent lire ceci.
company-remark = { $name } (regarde) : { $text }

## Ce qui se passe

company-wished = { $name } voudrait jouer la prochaine partie.
company-muted = L’hôte a coupé la parole à { $name }.
company-you-muted = L’hôte t’a coupé la parole.
company-unmuted = { $name } peut de nouveau discuter.
company-you-unmuted = Tu peux de nouveau discuter.
company-hushed = L’hôte a coupé la parole à ceux qui regardent.
company-unhushed = Ceux qui regardent peuvent de nouveau discuter.

## Un appel quand la page est à l’arrière-plan

company-notify = Préviens-moi quand c’est mon tour
company-notify-denied = Ton navigateur n’autorise pas cette page à te prévenir. Tu peux le changer dans ses réglages.

## Touches pour regarder

company-key-stop = arrêter les bots ou les laisser continuer
company-key-action = une action
company-key-turn = un tour
company-key-speed = moins vite, plus vite
company-key-hands = montrer les mains

## Un appareil qui passe de main en main

company-then = Ensuite, c’est à { $name }.
