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
why-gain-wins = { $card } complète ton dernier niveau : pose-le, et tu gagnes la partie.
why-gain-fits = tu peux ajouter { $card } à une combinaison.
why-gain-out = ton niveau est prêt, et avec { $card } toutes tes autres cartes peuvent partir aussitôt : la manche se termine.
why-gain-out-wins = ton niveau est prêt, et avec { $card } toutes tes autres cartes peuvent partir aussitôt : tu gagnes la partie.
why-gain-fits-later = ton niveau est prêt, et tu pourras ensuite ajouter { $card } à une combinaison.
why-gain-spare = ton niveau est déjà prêt, et { $card } n’y ajoute rien.
why-gain-nothing = { $card } ne te rapproche pas de ton niveau.
why-gain-fits-nothing = { $card } ne va avec aucune combinaison de la table.
why-gain-skip = { $card } peut faire passer son tour à quelqu’un.
why-gain-special = { $card } ne fait partie d’aucun niveau, mais tu peux jouer cette carte.

why-hidden-nearer = sur les { $unseen } cartes que tu ne vois pas, { $count ->
        [one] { $count } te rapprocherait
       *[other] { $count } te rapprocheraient
    } de ton niveau.
why-hidden-only-nearer = aucune carte visible ne te rapproche de ton niveau ; sur les { $unseen } cartes que tu ne vois pas, { $count ->
        [one] { $count } le ferait
       *[other] { $count } le feraient
    }.
why-hidden-fits = sur les { $unseen } cartes que tu ne vois pas, tu pourrais en ajouter { $count } à une combinaison.
why-hidden-only-fits = tu ne peux ajouter aucune carte visible ; sur les { $unseen } cartes que tu ne vois pas, tu pourrais en ajouter { $count }.
why-hidden-complete = ton niveau est prêt, alors n’importe quelle carte convient.

why-lay-wins = ton dernier niveau est prêt : pose-le, et tu gagnes la partie.
why-lay-out = ton niveau est prêt, et toutes tes autres cartes peuvent partir aussitôt : la manche se termine.
why-lay-out-wins = ton niveau est prêt, et toutes tes autres cartes peuvent partir aussitôt : tu gagnes la partie.
why-lay = ton niveau est prêt ; ainsi il te reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }, et tu { $off ->
        [0] ne peux en ajouter aucune
       *[other] peux en ajouter { $off }
    } aux combinaisons.

why-off-out = ensuite, toutes tes autres cartes peuvent partir aussi : la manche se termine.
why-off-out-wins = ensuite, toutes tes autres cartes peuvent partir aussi : tu gagnes la partie.
why-off = une carte de moins en main : il t’en reste { $count }.
why-off-joker = { $card } convient presque partout et pourrait attendre ; sans lui, il t’en reste { $count }.

why-ends = c’est ta dernière carte : la manche se termine, et tu montes.
why-ends-wins = c’est ta dernière carte, et tu gagnes la partie.

why-discard-needed = { $card } fait partie de ton niveau : sans cette carte, il t’en manquerait { $to } au lieu de { $from }.
why-discard-wait = { $left ->
        [0] ton niveau reste prêt dans ta main ; tu peux le poser plus tard.
        [one] ton niveau reste prêt ; posé maintenant, il te laisserait une carte qui ne va encore nulle part.
       *[other] ton niveau reste prêt ; posé maintenant, il te laisserait { $left } cartes qui ne vont encore nulle part.
    }
why-discard-feeds = { $card } n’apporte rien à ton niveau, mais { $name } peut l’ajouter à une combinaison.
why-discard-wanted = { $card } n’apporte rien à ton niveau, mais { $name } semble collectionner ce genre de cartes.
why-discard-thrown = { $card } n’apporte rien à ton niveau, et { $name }, qui joue après toi, a déjà le même nombre dans sa défausse.
why-discard-safe = { $card } n’apporte rien à ton niveau, et personne ne semble en avoir besoin.
why-discard-joker = { $card } convient presque partout : mieux vaut garder cette carte.
why-discard-special = { $card } partirait sans effet, et n’importe qui pourrait la piocher.
why-discard-fits = tu pourrais plutôt ajouter { $card } à une combinaison.
why-discard-no-fit = { $card } ne va avec aucune combinaison de la table.
why-discard-no-fit-wanted = { $card } ne va avec aucune combinaison de la table, mais { $name } semble collectionner ce genre de cartes.

why-skip-again = à deux, c’est tout de suite de nouveau ton tour.
why-skip-cards = { $name } a posé son niveau et n’a plus que { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
why-skip-level = parmi les autres, { $name } est au plus haut : niveau { $level }.
why-skip-next = { $name } jouerait juste après toi.
why-skip-other = { $name } passe un tour.

why-take = les autres montrent trois cartes, et tu peux en prendre une ; { $count ->
        [0] ton niveau est déjà prêt.
        [one] il t’en manque { $count }.
       *[other] il t’en manque { $count }.
    }
why-take-laid = ton niveau est déjà posé ; une carte des autres n’aide que si tu peux l’ajouter à une combinaison.

why-keep = si la manche se termine avant que tu poses ton niveau, tu peux garder { $count } cartes de plus.
why-keep-laid = une fois ton niveau posé, cette carte n’a pas d’effet, mais tu en as une de moins.

why-swap-none = tu n’échanges rien ; seule la carte « J’échange ! » part.
why-swap-needed = au moins une de ces cartes fait partie de ton niveau : il te manquerait { $to ->
        [one] { $to } carte
       *[other] { $to } cartes
    } au lieu de { $from }.
why-swap = { $count ->
        [one] ton niveau n’a pas besoin de cette carte
       *[other] ton niveau n’a besoin d’aucune de ces { $count } cartes
    } ; { $card } sera sur le dessus, et personne ne semble en avoir besoin.
why-swap-feeds = { $count ->
        [one] ton niveau n’a pas besoin de cette carte
       *[other] ton niveau n’a besoin d’aucune de ces { $count } cartes
    } ; mais { $card } sera sur le dessus, et { $name } pourrait en avoir besoin.
why-swap-laid = { $count ->
        [one] une nouvelle carte ira peut-être avec une combinaison : tu en échanges { $count }.
       *[other] de nouvelles cartes iront peut-être avec une combinaison : tu en échanges { $count }.
    }

why-show-known = tout le monde a déjà vu ces cartes.
why-show-needed = ton niveau a besoin d’au moins une de ces cartes.
why-show-spare = ton niveau n’a besoin d’aucune de ces cartes.
why-show-fits = tu pourrais ajouter au moins une de ces cartes à une combinaison.
why-show-no-fit = tu ne peux ajouter aucune de ces cartes pour l’instant.

why-taken-none = aucune des cartes montrées ne te rapproche de ton niveau.
why-taken-none-laid = tu veux te débarrasser de tes cartes, pas en recevoir une de plus.
why-taken-none-though = une des cartes montrées te rapprocherait de ton niveau.

why-carry-none = tu commences la manche suivante avec de nouvelles cartes seulement.
why-carry = { $count ->
        [0] avec ces cartes, ton niveau est prêt avant même la nouvelle donne.
        [one] avec ces cartes, il t’en manque { $count } pour ton niveau avant la nouvelle donne.
       *[other] avec ces cartes, il t’en manque { $count } pour ton niveau avant la nouvelle donne.
    }
