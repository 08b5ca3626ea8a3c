### Les leçons : une première partie qui montre tout. Des phrases courtes, qu’un enfant de huit ans lit.

lesson-next = Suivant
lesson-steps = Étape { $step } sur { $steps }
lesson-leave = Je connais le jeu
lesson-watch = Maintenant, { $name } joue. Regarde bien !
lesson-chapter-master = La suite : les cartes spéciales

## La première partie

lesson-level = Voici ton niveau : 2 suites de 3. Une suite, ce sont des nombres qui se suivent, comme 4, 5, 6. Les couleurs ne comptent pas.
lesson-plan = Ici, tu vois ce que tu as déjà. Une case en pointillés est encore vide.
lesson-hand = Voici tes cartes. Personne d’autre ne les voit.
lesson-draw = Chaque tour commence par une nouvelle carte. Touche la pioche.
lesson-discard = À la fin du tour, une carte va sur ta pile. Tu n’as pas besoin de celle-ci : { $card }. Touche-la, puis touche Défausser.
lesson-hidden = Il te faut un 5. Ce qui vient dans la pioche, personne ne le sait …
lesson-open = … mais { $name } a défaussé un 5 ! Tu peux prendre la carte du dessus de chaque pile ouverte. Touche-la.
lesson-joker = Maintenant tu as 4, 5, 6. Et aussi 11, 12, 13, car le Joker remplace le 12 qui manque !
lesson-lay = C’est tout ton niveau. Touche Poser !
lesson-discard-again = Bravo ! Termine ton tour : touche le { $card }, puis Défausser.
lesson-laid = Ton niveau est sur la table, donc tu vas monter. Maintenant, débarrasse-toi vite de tes autres cartes.
lesson-draw-laid = D’abord une nouvelle carte, comme toujours. Pioche.
lesson-low = Cette carte va au début de la suite : { $card }. Cela fait 3, 4, 5, 6. Touche la carte, puis la suite.
lesson-high = Et le { $card } va à l’autre bout. Tu peux le faire avec tout ce qui est sur la table. Touche la carte, puis la suite.
lesson-skip = Voici une carte « Passe ». Au lieu de te défausser, tu fais passer un tour à { $name }. Touche la carte, puis { $name }.
lesson-asleep = { $name } dort pendant un tour. C’est donc encore à toi !
lesson-draw-again = Pioche une carte.
lesson-more = Celle-ci va aussi : { $card }. Touche-la, puis la suite.
lesson-more-still = Et le { $card } va au début de l’autre suite.
lesson-last = Il te reste une carte. Défausse-la : tu n’en as plus, et la manche est finie !
lesson-climb = Tu as fini tes cartes avant tout le monde : deux marches de plus sur la montagne ! { $name } n’avait pas posé et ne bouge pas.
lesson-first-end = Le premier au drapeau gagne. C’est tout le jeu. Amuse-toi bien !

## Master : les cartes spéciales

lesson-master = Dans Master, ton premier niveau est : 4 paires. Une paire, ce sont deux cartes avec le même nombre.
lesson-range = Ce Joker porte des nombres. Il ne remplace qu’un nombre de 1 à 8.
lesson-master-draw = Pioche une carte.
lesson-swap = Voici une carte pour échanger. À la fin de ton tour, elle change les cartes dont tu n’as pas besoin. Touche-la.
lesson-swap-cards = Ton niveau n’a pas besoin de ces trois-là. Touche-les l’une après l’autre, puis échange-les : tu en reçois trois nouvelles.
lesson-master-draw-again = C’est à toi. Pioche une carte.
lesson-take = Avec cette carte, { $name } doit te montrer trois cartes. Touche-la, puis joue-la.
lesson-taken = Regarde, un 7 ! Tu en as déjà un, cela fait une paire. Prends-le.
lesson-keep = Grâce à cette carte, tu peux garder des cartes. Elle reste devant toi. Touche-la, puis joue-la.
lesson-kept = +3 veut dire : si ton niveau n’est pas posé à la fin de la manche, tu peux garder trois cartes pour la suivante.
lesson-master-draw-last = Pioche encore une fois.
lesson-master-lay = Quatre paires ! Le Joker remplace un 4. Touche Poser !
lesson-master-discard = Maintenant, défausse cette carte : { $card }.
lesson-master-end = Tu connais maintenant toutes les cartes spéciales. Amuse-toi bien !
