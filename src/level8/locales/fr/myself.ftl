### What one can do about oneself on a server.

myself-title = Toi et tes appareils
myself-end-about = Tu as emporté tes places sur un autre téléphone, ou quelqu’un a vu ton lien ? Ici, tu peux déconnecter tous les appareils sauf celui-ci.
myself-end = Déconnecter tous les autres appareils
myself-end-sure = Les autres seront alors des inconnus à tes tables. Les liens vers un autre appareil que tu as créés ne valent plus rien non plus.
myself-forget-about = Ce serveur peut t’oublier : ton nom, tes places et ce que tu as écrit. Les parties des autres restent, et on peut toujours les revoir et les vérifier.
myself-forget = Oublie-moi
myself-forget-sure = Tu te lèves de toutes les tables, et un robot joue à ta place. Rien de cela ne revient.
myself-no = Non, on garde tout
myself-ended = C’est fait : cet appareil est maintenant le seul.
myself-forgotten = C’est fait : il ne reste rien de toi sur ce serveur. Tu étais à { $tables } { $tables ->
        [one] table
       *[other] tables
    }, dans { $games } { $games ->
        [one] partie finie
       *[other] parties finies
    }, et tu avais écrit { $lines } { $lines ->
        [one] ligne
       *[other] lignes
    }.
