### Ce que fait une carte choisie, dit avant qu’elle soit jouée, et les boutons qui vont avec.

special-skips = Passe : touche la personne qui doit passer son tour.
special-skips-later = Passe : à la fin de ton tour, quelqu’un d’autre passe le sien.
special-takes = Je prends ! Les autres montrent trois cartes chacun, et tu peux en prendre une.
special-swaps = J’échange ! Pose jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur ta pile et pioches-en autant.
special-keeps = Je garde ! Tu peux garder trois cartes de plus pour la manche suivante.
special-joker = Un Joker remplace n’importe quel nombre et n’importe quelle couleur.
special-joker-range = Ce Joker remplace n’importe quel nombre de { $low } à { $high }, de toute couleur.
special-instead = Cela remplace ta défausse.
special-keep-only = Seulement si ton niveau n’est pas posé d’ici là.
special-swap-marked = Deux flèches : ton niveau peut s’en passer.
special-lay-first = Ton niveau est prêt : tu peux d’abord le poser.
special-lay-as-shown = Pose ton niveau comme indiqué.
special-swap = Échanger
special-swap-nothing = Ne rien échanger
special-just-discard = La défausser
special-do-it = Fais-le
