# What a seat has just done, in a few words beside it: short, for there is little room.
trace-drew = a pioché
trace-drew-nothing = n’avait rien à piocher
trace-took-yours = t’a pris : { $card }
trace-took-own = a repris : { $card }
trace-took = a pris à { $owner } : { $card }
trace-took-none = n’a rien pris
trace-laid = a posé le niveau { $level }
trace-added = { $count ->
        [one] a ajouté : { $card }
       *[other] a ajouté { $count } cartes
    }
trace-discarded = a défaussé : { $card }
trace-skipped = fait passer son tour à { $name }
trace-skipped-you = te fait passer ton tour
trace-missed = a passé son tour
trace-asked = a joué « Je prends ! »
trace-swapped = { $count ->
        [0] n’a rien échangé
        [one] a échangé { $count } carte
       *[other] a échangé { $count } cartes
    }
trace-kept = a joué « Je garde ! »
