### La fin d’une partie, en image.

scene-you-top = Tu es au sommet !
scene-top = { $name } est au sommet !
scene-rounds = { $rounds ->
        [one] Après une manche.
       *[other] Après { $rounds } manches.
    }
scene-closest = Juste derrière : { $names }, niveau { $level }.
scene-climbed = Tu as grimpé jusqu’au niveau { $level }.
scene-hard = Aujourd’hui, les cartes n’étaient pas avec toi.
scene-ahead = Après la manche { $round }, tu étais devant tout le monde.
scene-went-out = { $count ->
        [one] Tu as terminé une manche.
       *[other] Tu as terminé { $count } manches.
    }
scene-laid = { $count ->
        [one] Tu as posé un niveau.
       *[other] Tu as posé { $count } niveaux.
    }
scene-next-time = À la prochaine partie, tout le monde repart du niveau 1.
scene-story = L’ascension, manche par manche
scene-player = Joueur
scene-yes = Oui, on rejoue
scene-deal-now = Distribuer maintenant
scene-watch-another = Regarder une autre partie
scene-table = Voir la table
scene-picture = Partager une image
scene-picture-saved = L’image est dans tes téléchargements.
scene-picture-failed = Ce navigateur ne peut pas dessiner l’image.
scene-details = Détails
scene-seats = Changer les places
scene-review = Bilan
