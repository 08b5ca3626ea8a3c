# What a seat has just done, in a few words beside it: short, for there is little room.
trace-drew = ha pescato
trace-drew-nothing = non aveva niente da pescare
trace-took-yours = ti ha preso: { $card }
trace-took-own = ha ripreso: { $card }
trace-took = ha preso da { $owner }: { $card }
trace-took-none = non ha preso niente
trace-laid = livello { $level } in tavola
trace-added = { $count ->
        [one] ha aggiunto: { $card }
       *[other] ha aggiunto { $count } carte
    }
trace-discarded = ha scartato: { $card }
trace-skipped = fa saltare un turno a { $name }
trace-skipped-you = ti fa saltare un turno
trace-missed = ha saltato il turno
trace-asked = ha giocato “Questa la prendo!”
trace-swapped = { $count ->
        [0] non ha scambiato niente
        [one] ha scambiato 1 carta
       *[other] ha scambiato { $count } carte
    }
trace-kept = ha giocato “Questa la tengo!”
