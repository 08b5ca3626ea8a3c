### Editions of one's own and games with real cards: what the server refuses.

server-sheet-over = Cette partie avec de vraies cartes est déjà gagnée. Annule la dernière manche, ou commence une nouvelle partie.
server-sheet-two-winners = Deux personnes ne peuvent pas poser le dernier niveau : la première qui le pose gagne tout de suite. Marque celle qui l’a posé en premier.
server-not-in-deck = Cette carte n’existe pas dans l’édition { $edition } : { $card }. Choisis une autre carte, ou une autre édition.
server-too-many-of-card = Cette carte n’existe { $count ->
        [one] qu’une fois
       *[other] que { $count } fois
    } : { $card }. Enlèves-en une.
server-two-cards = Une combinaison a au moins deux cartes. Touche deux cartes ou plus.
server-no-answer = Le calcul a pris trop de temps. Redemande dans un instant.
