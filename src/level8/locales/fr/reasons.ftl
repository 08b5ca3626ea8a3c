### Pourquoi un coup est bon ou mauvais. Chaque phrase est seule : sa première lettre devient majuscule.

the-number = le { $number } { $colour ->
        [r] rouge
        [o] orange
        [y] jaune
        [g] vert
        [b] bleu
       *[p] violet
    }
the-joker = le Joker
the-joker-range = le Joker { $low }–{ $high }
the-special = { $sign ->
        [S] la carte « Passe »
        [T] la carte « Je prends ! »
        [X] la carte « J’échange ! »
       *[K] la carte « Je garde ! »
    }

why-gain-nearer = avec { $card }, il te manque { $to ->
        [one] { $to } carte
       *[other] { $to } cartes
    } au lieu de { $from }.
why-gain-completes = { $card } complète ton niveau.
why-gain-wins = { $card } complète ton dernier niveau, et le poser fait gagner la partie.
why-gain-fits = { $card } peut compléter une combinaison de la table.
why-gain-fits-later = ton niveau est complet, et { $card } pourra ensuite compléter une combinaison.
why-gain-spare = ton niveau est déjà complet, et { $card } n’y ajoute rien.
why-gain-nothing = { $card } ne te rapproche pas de ton niveau.
why-gain-fits-nothing = { $card } ne va avec aucune combinaison de la table.
why-gain-skip = { $card } peut faire passer le tour de quelqu’un.
why-gain-special = { $card } n’entre dans aucun niveau, mais peut se jouer.

why-hidden-nearer = sur les { $unseen } cartes cachées, { $count ->
        [one] { $count } te rapprocherait
       *[other] { $count } te rapprocheraient
    } de ton niveau.
why-hidden-only-nearer = rien de visible ne te rapproche de ton niveau ; sur les { $unseen } cartes cachées, { $count ->
        [one] { $count } le ferait
       *[other] { $count } le feraient
    }.
why-hidden-fits = sur les { $unseen } cartes cachées, { $count ->
        [one] { $count } irait
       *[other] { $count } iraient
    } avec une combinaison.
why-hidden-only-fits = rien de visible ne va avec une combinaison ; sur les { $unseen } cartes cachées, { $count ->
        [one] { $count } irait
       *[other] { $count } iraient
    }.
why-hidden-complete = ton niveau est complet, alors toute carte convient.

why-lay-wins = ton dernier niveau est complet, et le poser fait gagner la partie.
why-lay-out = ton niveau est complet, et toutes tes autres cartes peuvent partir aussitôt : la manche finit.
why-lay-out-wins = ton niveau est complet, et toutes tes autres cartes peuvent partir aussitôt : tu gagnes la partie.
why-lay = ton niveau est complet ; ainsi il te reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }, dont { $off ->
        [0] aucune ne peut
        [one] { $off } peut
       *[other] { $off } peuvent
    } compléter une combinaison.

why-off-out = ensuite toutes tes autres cartes peuvent partir aussi : la manche finit.
why-off-out-wins = ensuite toutes tes autres cartes peuvent partir aussi : tu gagnes la partie.
why-off = une carte de moins en main : il en reste { $count }.
why-off-joker = { $card } va presque partout et pourrait attendre ; sans lui, il t’en reste { $count }.

why-ends = c’est ta dernière carte : la manche finit, et tu montes.
why-ends-wins = c’est ta dernière carte, et tu gagnes la partie.

why-discard-needed = { $card } appartient à ton niveau : sans cette carte, il te manquerait { $to ->
        [one] { $to } carte
       *[other] { $to } cartes
    } au lieu de { $from }.
why-discard-wait = ton niveau reste complet en main ; le poser peut attendre.
why-discard-feeds = { $card } n’apporte rien à ton niveau, mais { $name } peut l’ajouter à une combinaison.
why-discard-wanted = { $card } n’apporte rien à ton niveau, mais { $name } semble réunir de telles cartes.
why-discard-thrown = { $card } n’apporte rien à ton niveau, et { $name }, qui suit, a le même nombre dans sa défausse.
why-discard-safe = { $card } n’apporte rien à ton niveau, et personne ne semble en avoir besoin.
why-discard-joker = { $card } va presque partout et mérite d’être gardé.
why-discard-special = { $card } partirait sans effet, et n’importe qui pourrait la prendre.
why-discard-fits = { $card } pourrait plutôt compléter une combinaison.
why-discard-no-fit = { $card } ne va avec aucune combinaison de la table.
why-discard-no-fit-wanted = { $card } ne va avec aucune combinaison de la table, mais { $name } semble réunir de telles cartes.

why-skip-again = à deux, c’est aussitôt de nouveau ton tour.
why-skip-cards = { $name } a posé son niveau et n’a plus que { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
why-skip-level = parmi les autres, { $name } est au plus haut : niveau { $level }.
why-skip-next = { $name } jouerait juste après toi.
why-skip-other = { $name } passe un tour.

why-take = tous montrent trois cartes, et tu peux en prendre une ; { $count ->
        [0] ton niveau est déjà complet.
        [one] il t’en manque { $count }.
       *[other] il t’en manque { $count }.
    }
why-take-laid = ton niveau est déjà posé ; une carte des autres n’aide que si elle complète une combinaison.

why-keep = si la manche finit avant que tu poses ton niveau, tu peux garder { $count } cartes de plus.
why-keep-laid = une fois ton niveau posé, elle n’a pas d’effet, mais c’est une carte de moins.

why-swap-none = aucune carte n’est échangée ; seule la carte d’échange part.
why-swap-needed = une partie de ces cartes appartient à ton niveau : il te manquerait { $to ->
        [one] { $to } carte
       *[other] { $to } cartes
    } au lieu de { $from }.
why-swap = { $count ->
        [one] ton niveau n’a pas besoin de cette carte
       *[other] ton niveau n’a besoin d’aucune de ces { $count } cartes
    } ; sur le dessus restera ce dont personne ne semble avoir besoin : { $card }.
why-swap-feeds = { $count ->
        [one] ton niveau n’a pas besoin de cette carte
       *[other] ton niveau n’a besoin d’aucune de ces { $count } cartes
    } ; mais { $card } restera sur le dessus, et { $name } pourrait s’en servir.
why-swap-laid = de nouvelles cartes iront peut-être sur la table : { $count ->
        [one] { $count } est échangée.
       *[other] { $count } sont échangées.
    }

why-show-known = tout le monde a déjà vu ces cartes.
why-show-needed = ton niveau a besoin d’au moins une de ces cartes.
why-show-spare = ton niveau n’a besoin d’aucune de ces cartes.
why-show-fits = au moins une de ces cartes pourrait compléter une combinaison.
why-show-no-fit = aucune de ces cartes ne va sur la table pour l’instant.

why-taken-none = aucune des cartes montrées ne te rapproche de ton niveau.
why-taken-none-laid = tu veux te défaire de cartes, pas en gagner une.
why-taken-none-though = une des cartes montrées te rapprocherait de ton niveau.

why-carry-none = tu commences la manche suivante avec des cartes neuves seulement.
why-carry = avant la nouvelle donne, { $count ->
        [0] ces cartes forment déjà ton niveau.
        [one] il manque { $count } carte à celles-ci pour ton niveau.
       *[other] il manque { $count } cartes à celles-ci pour ton niveau.
    }
