### L’analisi di una partita finita: probabilità di vittoria, fortuna e bravura, e i momenti decisivi.

cli-usage-review = Uso: level8 review FILE … [--seat N] [--person NOME]
cli-about-review = Com’è andata una partita registrata: le probabilità di vittoria di tutti, quanto ha contato la fortuna e quanto la bravura, e i momenti decisivi. Ci vuole al massimo un minuto.
cli-verb-review = distinguere fortuna e bravura in una partita
cli-option-review-seat = giudicare solo le scelte di questo posto, è più rapido: 1, 2…

review-title = Analisi
review-chance = Le probabilità di vittoria
review-as-table = Come tabella
review-waits = L’analisi comincia appena tocca a lei.
review-cards-kind = Le carte sono state gentili.
review-cards-unkind = Le carte non sono state gentili.
review-cards-even = Le carte non sono state né buone né cattive.
review-lost-to-best = Con la scelta migliore ogni volta: { $lost } in più.
review-as-steady = { $name } ha scelto ogni volta come un giocatore intermedio, che qui è il metro di misura: per questo 0.
review-what-is-it = Che cosa vogliono dire questi numeri?
review-moments-of = I momenti di { $name }
cli-option-coach = dopo ogni tua mossa, dire se un’altra sarebbe stata nettamente migliore
review-coach = Questo è costato circa il { $lost } % della partita. Meglio: { $what }
review-looking = Esame di ogni mossa
review-chances = Probabilità di vittoria quando erano date le carte di una mano
review-round = Mano
review-seats = Da dove viene il risultato, in percentuale di una partita
review-player = Giocatore
review-result = Risultato
review-luck = Fortuna
review-skill = Scelte
review-others = Scelte degli altri
review-remainder = Resto
review-lost = Sprecato
review-told = Fortuna, scelte, scelte degli altri e resto danno insieme il risultato; ± è l’errore standard. La fortuna è quello che hanno cambiato le carte, rispetto alla media di tutte quelle che potevano arrivare. Le scelte sono confrontate con quelle di un giocatore intermedio che sapesse le stesse cose. Il resto è ciò che nessuno poteva sapere, e ciò che la stima non coglie. Sprecato: quanto sarebbero state migliori le scelte più buone.
review-best = Scelte migliori
review-costliest = Scelte più care
review-luckiest = Carte più fortunate
review-unluckiest = Carte più sfortunate
review-none = nessuna in particolare
review-where = mano { $round }, turno { $turn }
review-better = Meglio
review-beginner = Un principiante
review-deal = la distribuzione

setup-review-unfinished = Per l’analisi ci vuole una partita finita e una registrazione che ne dica il seme. Gioca prima la partita fino alla fine.
