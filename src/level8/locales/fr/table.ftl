### Une partie à la table : ce qui s’est passé, ce qui est demandé, et les commandes du terminal.

table-you = Toi
table-seat = Place { $seat }
table-hand = Main
table-draw-pile = Pioche
table-discard-pile = Défausse
table-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-round = Manche { $round }
table-dealer = { $name } distribue.
table-you-deal = Tu distribues.
table-starts = { $name } commence.
table-skipped = passera son prochain tour
table-keeps = { $count ->
        [one] { $count } carte « Je garde ! »
       *[other] { $count } cartes « Je garde ! »
    }

table-ask-draw = À toi : pioche une carte où tu veux.
table-ask-play = À toi : pose ton niveau si tu peux, ou défausse-toi d’une carte pour finir.
table-ask-lay-off = À toi : ajoute des cartes, ou défausse-toi d’une carte pour finir.
table-ask-show = { $name } joue « Je prends ! » : choisis { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à montrer.
table-ask-take = Prends une des cartes montrées, ou aucune.
table-ask-carry = Tu peux garder jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour la manche suivante : lesquelles ?

table-you-drew = Tu as pioché : { $card }.
table-you-drew-from = Tu as pioché chez { $owner } : { $card }.
table-you-lay-down = Tu poses le niveau { $level } : { $melds }
table-you-lay-off = Tu ajoutes : { $card } ({ $meld }).
table-you-discard = Tu mets dans ta défausse : { $card }.
table-you-skip = Tu fais passer son tour à { $name }.
table-you-take = Tu joues « Je prends ! » : les autres montrent des cartes.
table-you-show = Tu montres : { $cards }.
table-you-taken = Tu prends à { $owner } : { $card }.
table-you-taken-none = Tu ne prends aucune des cartes montrées.
table-you-swap = { $count ->
        [0] Tu n’échanges aucune carte
       *[other] Tu échanges : { $cards }
    }.
table-you-keep = Tu joues « Je garde ! ».
table-you-carry = Tu gardes pour la manche suivante : { $cards }.
table-you-carry-none = Tu ne gardes aucune carte pour la manche suivante.
table-you-miss = Tu passes ton tour.

table-drew = { $name } pioche une carte.
table-drew-from = { $name } pioche chez { $owner } : { $card }.
table-drew-nothing = Il n’y a rien à piocher pour { $name }.
table-lays-down = { $name } pose le niveau { $level } : { $melds }
table-lays-off = { $name } ajoute : { $card } ({ $meld }).
table-discards = { $name } met dans sa défausse : { $card }.
table-skips = { $name } fait passer son tour à { $victim }.
table-takes = { $name } joue « Je prends ! » : les autres montrent des cartes.
table-shows = { $name } montre : { $cards }.
table-taken = { $name } prend à { $owner } : { $card }.
table-taken-none = { $name } ne prend aucune des cartes montrées.
table-swaps = { $name } { $count ->
        [0] n’échange aucune carte
       *[other] échange : { $cards }
    }.
table-keeps-card = { $name } joue « Je garde ! ».
table-carries = { $name } choisit en secret des cartes pour la manche suivante.
table-misses = { $name } passe son tour.
table-reshuffled = Les défausses sont mélangées : voilà une nouvelle pioche.

table-round-over = { $name } n’a plus de cartes : la manche { $round } est terminée.
table-you-end-round = Tu n’as plus de cartes : la manche { $round } est terminée.
table-climbs = { $name } monte au niveau { $level }.
table-you-climb = Tu montes au niveau { $level }.
table-stays = { $name } reste au niveau { $level }.
table-you-stay = Tu restes au niveau { $level }.
table-winner = { $name } gagne la partie !
table-you-win = Tu gagnes la partie !
table-ranking = { $place }. { $name }, niveau { $level }
table-game-over = La partie est terminée.
table-goodbye = À la prochaine !
table-commitment = Promesse faite avant la donne (SHA-256 de la graine) : { $digest }
table-record-saved = L’enregistrement de cette partie est dans { $file }.

table-help = Commandes
table-help-draw = draw · draw 2 : piocher une carte, ou piocher dans la défausse de la place 2
table-help-lay = lay : poser ton niveau de la meilleure façon ; lay R4(r4 b5 J) S7(r7 p7) : à ta façon
table-help-off = off r7 2.1 : ajouter une carte à la première combinaison de la place 2 ; off J=7 2.1 : un Joker comme 7
table-help-discard = discard r7 : te défausser d’une carte et finir ton tour
table-help-skip = skip 2 : faire passer son tour à la place 2
table-help-take = take : demander aux autres de montrer des cartes ; puis taken r7 2 ou taken none
table-help-show = show r7 b5 J : montrer les cartes que tu choisis
table-help-swap = swap r7 b5 : échanger jusqu’à trois cartes ; swap none : aucune
table-help-keep = keep : poser « Je garde ! » devant toi
table-help-carry = carry r7 b5 : garder ces cartes pour la manche suivante ; carry none : aucune
table-help-hint = hint : ce que ferait quelqu’un qui joue bien, et pourquoi
table-help-sort = sort : trier tes cartes par nombre ou par couleur
table-help-rules = rules : les règles de cette édition
table-help-quit = quit : quitter la partie
