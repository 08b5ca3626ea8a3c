### Ce qu’est une chose sur la table : affiché à côté d’elle quand on le demande.

## Cartes

explain-number = Va dans les suites (des nombres qui se suivent), avec les mêmes nombres ou avec les cartes de même couleur.
explain-joker = Remplace le nombre ou la couleur qu’il te faut. Une fois sur la table, il ne change plus.
explain-joker-range = Remplace un nombre de { $low } à { $high }. Une fois sur la table, il ne change plus.
explain-joker-laid = Ici, ce Joker remplace : { $what }. Personne ne peut l’échanger.
explain-skip = Termine ton tour à la place d’une défausse : tu choisis qui passe son prochain tour.
explain-take = Termine ton tour à la place d’une défausse : tous les autres montrent trois cartes, et tu peux en prendre une.
explain-swap = Termine ton tour à la place d’une défausse : tu mets jusqu’à trois cartes sur ta pile et tu en pioches autant.
explain-keep = Termine ton tour à la place d’une défausse : elle reste devant toi. Si ton niveau n’est pas posé à la fin de la manche, tu peux garder trois cartes de plus pour la suivante.
explain-any-card = À la fin de ton tour, tu peux aussi simplement t’en défausser.

## Piles

explain-draw-pile = Personne ne sait ce qui vient. Chaque tour commence par une carte : d’ici, ou du dessus d’une défausse.
explain-own-pile = Ta défausse. Tu y mets la carte qui termine ton tour. Tout le monde peut piocher celle du dessus, toi aussi.
explain-pile-of = La pile de défausse devant { $name }. Celui dont c’est le tour peut piocher la carte du dessus.
explain-may-draw = Tu peux piocher ici maintenant.

## Combinaisons et niveaux

explain-run = Des nombres qui se suivent, de toutes les couleurs.
explain-set = Le même nombre, de toutes les couleurs.
explain-colour = Des cartes de la même couleur, avec tous les nombres.
explain-fits = Ce qui va ensuite : { $fits }.
explain-add = Celui qui a posé son niveau peut ajouter des cartes ici pendant son tour.
explain-lit = La carte que tu as choisie va ici.
explain-part-have = Tu en as { $have } sur { $size } en main.
explain-part-missing = Il manque encore : { $missing }.
explain-part-ready = Tout y est.
explain-preview = Ton niveau est prêt : voilà comment les cartes seront posées. Le gros bouton les pose.
explain-collects = rassemble : { $level }
explain-laid = Le niveau est posé : une marche de plus à la fin de la manche, deux pour celui qui la termine.
explain-ladder = Chaque marche est un niveau. À la fin d’une manche, celui qui l’a terminée monte de deux marches, et ceux qui ont posé montent d’une. Les autres restent. Le premier au drapeau gagne.

## Devant un joueur

explain-skipped = À cause de cette carte, { $name } passe son prochain tour.
explain-kept = { $name } peut garder { $count } cartes de plus pour la manche suivante, si le niveau n’est pas posé d’ici là.
explain-dealer = { $name } a distribué les cartes de cette manche. Le joueur suivant, à gauche, a commencé.
explain-look = Touche pour voir le dernier tour.

## Boutons

explain-do-draw = Prend la carte du dessus de la pioche. Pour une carte visible, touche sa pile.
explain-do-lay-down = Pose toutes les cartes de ton niveau, comme elles sont montrées.
explain-do-arrange = Tu places toi-même les cartes de ton niveau, et tu choisis ce que remplacent les Jokers.
explain-do-discard = Met la carte choisie sur ta pile. Cela termine ton tour.
explain-do-undo = Annule ta dernière action, tant que personne n’a rien vu de nouveau.
explain-do-hint = Ce que ferait un très bon joueur, et pourquoi.
explain-do-do-hint = Fait ce que dit le conseil.
explain-do-swap-none = Seule la carte « J’échange ! » part, et ton tour se termine : tu gardes tes autres cartes.
explain-do-sort = Par nombre, par couleur ou dans ton ordre : fais glisser les cartes.
explain-do-other-way = Montre une autre façon de poser le même niveau avec tes cartes.
explain-do-lay-arranged = Pose ton niveau exactement comme tu l’as composé.
explain-do-cancel = Remet toutes les cartes dans ta main. Rien n’est encore posé.
explain-do-part = Une partie de ton niveau. Touche-la, puis les cartes qui vont là.
explain-do-skip = Met ta carte devant ce joueur : il passera son prochain tour. Cela termine le tien.
explain-do-confirm-show = Montre les cartes que tu as choisies. Celui qui a joué « Je prends ! » pourra en prendre une parmi toutes.
explain-do-confirm-carry = Garde les cartes choisies pour la manche suivante. Personne ne voit lesquelles.
explain-do-take-none = Laisse les cartes montrées à leurs joueurs. Cela termine ton tour.
explain-do-close-hint = Range le conseil.
explain-do-coach-undo = Annule ce que tu viens de faire, pour que tu puisses suivre la suggestion.
explain-do-faster = Termine la distribution tout de suite.
explain-do-round-end-continue = On passe à la manche suivante. Les cartes sont distribuées quand tout le monde a vu le résultat.
explain-do-round-end-keep = Tu peux garder des cartes pour la manche suivante : choisis lesquelles.
explain-do-steer-stop = Arrête les bots ou les laisse continuer.
explain-do-steer-action = Le bot dont c’est le tour fait une seule chose, puis tout s’arrête.
explain-do-steer-turn = Le bot joue jusqu’à la fin de son tour, puis tout s’arrête.
explain-do-steer-speed = Le temps que prennent les bots.
explain-do-steer-hands = Montre les mains de tous les bots, ou les cache.
explain-do-come-back = Tu reprends ta place au bot qui joue pour toi.
explain-do-play-along = Tu prends la place d’un bot, ou tu joues la prochaine partie.
explain-do-open-rules = Les règles de ce jeu, ouvertes à la bonne page.
explain-do-open-log = Ce qui s’est passé jusqu’ici, et un endroit pour parler.
explain-do-open-menu = Langue, apparence, son, et la sortie.
explain-do-sound = Met le son ou le coupe.

explain-new-round-end = Une manche se termine dès que quelqu’un n’a plus de carte. Celui qui l’a terminée monte de deux niveaux, ceux qui ont posé montent d’un. Les autres recommencent le même niveau, avec de nouvelles cartes.
explain-new-carry = Ton niveau n’est pas encore posé : tu peux donc garder des cartes pour la manche suivante. Garde ce qui va avec ton niveau, surtout les jokers. Tu ne reçois que les cartes qui te manquent alors pour en avoir dix, et personne ne voit ce que tu gardes.
explain-new-show = Tout le monde voit les cartes que tu choisis, et l’une d’elles peut t’être prise. Tu en pioches alors une autre. Choisis donc des cartes dont tu peux te passer.
explain-got-it = Compris
explain-no-more = Ne plus expliquer
