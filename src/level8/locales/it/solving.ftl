### La pagina dei rompicapi: l’elenco, il tavolo, e ciò che si vede dopo aver risposto.

solving-title = Rompicapi
solving-about = Posizioni da partite tra bot: una scelta è la migliore, e sfugge facilmente. Trovala e guarda perché.
solving-today = Rompicapo del giorno
solving-today-about = Ogni giorno uno nuovo, uguale per tutti.
solving-today-go = Risolvilo
solving-today-again = Risolto! Riguardalo
solving-streak = { $days ->
        [one] 1 giorno finora
       *[other] { $days } giorni di fila
    }
solving-solved = { $solved } su { $all } risolti
solving-count-first = al primo colpo: { $count }
solving-next-of = Avanti: { $kind }
solving-open = Rompicapo { $number }, { $grade }
solving-first = Rompicapo { $number }, { $grade }, risolto al primo colpo
solving-later = Rompicapo { $number }, { $grade }, risolto
solving-tried = Rompicapo { $number }, { $grade }, non ancora risolto
solving-legend = ★ risolto al primo colpo, ✓ risolto dopo, … provato
solving-keys = Tasti: da 1 a 9 per rispondere, Invio per il prossimo rompicapo.
solving-all = Tutti i rompicapi
solving-choices = Tutte le scelte
solving-lay = Metti in tavola ora
solving-wait = Aspetta
solving-wait-discard = Aspetta e scarta: { $card }
solving-draw = Il mazzo
solving-draw-from = Scarti di { $owner }: { $card }
solving-draw-own = I tuoi scarti: { $card }
solving-show = Fammi vedere
solving-answer = La risposta
solving-again = Ancora una volta
solving-next = Prossimo rompicapo
solving-best = La migliore: { $what }
solving-yours = Tu: { $what }
solving-usual = Un giocatore intermedio: { $what }
solving-figures = Così finisci le carte in { $out } mani su 100 e sali in altre { $up }.
solving-mark-best = la migliore
solving-mark-yours = tu
solving-mark-usual = giocatore intermedio
solving-choice = Scelta
solving-worth = Valore
solving-out = Carte finite
solving-up = Sale
solving-table = Quanto vale ogni scelta: quante partite su 100 si vincono in meno che con la migliore; e quante mani su 100 il giocatore chiude o vince, e in quante sale altrimenti.
solving-wrong = Non proprio.
solving-shown = Ecco come si fa
solving-ways = { $count ->
        [one] C’è 1 modo.
       *[other] Ci sono { $count } modi.
    }
solving-other-ways = Altri modi
solving-not-offered = Qui non si chiede questo. Guarda le scelte.
solving-no-way = Così questo livello non si mette in tavola. Prova con altre carte.
