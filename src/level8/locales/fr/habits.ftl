### Ce que les bilans des parties d’une personne disent ensemble.

habits-title = Ce que disent tes parties
habits-title-of = Parties : { $name }
habits-rests = { $games ->
        [one] Une partie avec bilan
       *[other] { $games } parties avec bilan
    }, { $choices } choix. Les chiffres sont en pour cent d’une partie.
habits-few = Si peu de parties ne disent pas grand-chose : la chance pèse plus que tout le reste.
habits-in-all = En tout
habits-each = Par partie
habits-by-choice = En moyenne, un choix a coûté { $lost } % d’une partie.
habits-costly = Ce qui t’a coûté le plus
habits-costly-of = Ce qui a coûté le plus
habits-costly-about = D’après les choix les plus coûteux de chaque partie, par genre, en pour cent d’une partie.
habits-none = Aucun choix ne se détache pour l’instant.
habits-empty = Aucune de tes parties terminées n’a encore de bilan. Ouvre l’une d’elles et choisis Bilan ; ce que les bilans disent ensemble sera ici.
habits-no-games = Tu n’as pas encore terminé de partie. Joues-en une, ouvre son bilan, et reviens.
habits-unreviewed = Encore sans bilan
habits-open = Bilan
habits-no-luck = Les bilans faits sur cet appareil ne regardent que tes choix : ils ne disent pas si tu as eu de la chance.
habits-also = Les parties que tu as jouées dans ce navigateur sans serveur ne sont pas comptées ici.
habits-also-open = Ce que disent ces parties
habits-kind-draw = Piocher dans la mauvaise pile
habits-kind-late = Poser trop tard
habits-kind-early = Poser trop tôt
habits-kind-way = Mal choisir comment poser
habits-kind-joker = Garder un joker qu’on pouvait ajouter
habits-kind-off = Ajouter la mauvaise carte, ou aucune
habits-kind-skip = Cartes « Passe » : quand, et à qui
habits-kind-feeding = Défausser ce que les autres cherchent
habits-kind-wasting = Défausser jokers et cartes spéciales
habits-kind-needed = Se séparer de cartes de son propre niveau
habits-kind-discard = Défausser une autre carte était mieux
habits-kind-special = Cartes spéciales
habits-kind-carry = Que garder pour la manche suivante

cli-option-review-person = ce que les parties de cette personne disent ensemble, tous fichiers réunis
cli-review-one-file = Donne un fichier, ou --person avec un nom pour en lire plusieurs.
cli-no-such-player = Personne ne s’appelle « { $name } » dans { $file }. On y trouve : { $names }.
