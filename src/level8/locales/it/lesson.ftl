### Le lezioni: una prima partita che mostra tutto. Frasi brevi, che legge chi ha otto anni.

lesson-next = Avanti
lesson-steps = Passo { $step } di { $steps }
lesson-leave = Conosco il gioco
lesson-watch = Adesso gioca { $name }. Guarda che cosa succede!
lesson-chapter-master = Avanti: le carte speciali

## La prima partita

lesson-level = Questo è il tuo livello: 2 scale di tre. Una scala sono numeri in fila, come 4, 5, 6. I colori non contano.
lesson-plan = Qui vedi che cosa hai già. Una casella tratteggiata è ancora vuota.
lesson-hand = Queste sono le tue carte. Nessun altro le vede.
lesson-draw = Ogni turno comincia con una carta nuova. Tocca il mazzo.
lesson-discard = Alla fine del turno una carta va sui tuoi scarti. Questa non ti serve: { $card }. Toccala, poi tocca Scarta.
lesson-hidden = Ti serve un 5. Che cosa arriva dal mazzo, non lo sa nessuno …
lesson-open = … ma { $name } ha scartato un 5! Puoi prendere la carta in cima a ogni pila scoperta. Toccala.
lesson-joker = Adesso hai 4, 5, 6. E anche 11, 12, 13, perché il jolly sostituisce il 12 che manca!
lesson-lay = È tutto il tuo livello. Tocca Metti in tavola!
lesson-discard-again = Ben fatto! Ora chiudi il turno: tocca { $card }, poi Scarta.
lesson-laid = Il tuo livello è in tavola, quindi salirai. Adesso liberati delle altre carte, più in fretta che puoi.
lesson-draw-laid = Prima una carta nuova, come sempre. Pesca.
lesson-low = Questa carta va all’inizio della scala: { $card }. Diventa 3, 4, 5, 6. Tocca la carta, poi la scala.
lesson-high = E { $card } va dall’altra parte. Puoi farlo con tutto quello che è in tavola. Tocca la carta, poi la scala.
lesson-skip = Questa è una carta “Salta un turno”. Invece di scartare, fai saltare un turno a { $name }. Tocca la carta, poi { $name }.
lesson-asleep = { $name } dorme per un turno. Quindi tocca di nuovo a te!
lesson-draw-again = Pesca una carta.
lesson-more = Va bene anche questa: { $card }. Toccala, poi tocca la scala.
lesson-more-still = E { $card } va all’inizio dell’altra scala.
lesson-last = Ti resta una carta. Scartala: così non ne hai più, e la mano è finita!
lesson-climb = Hai finito le carte prima degli altri: due gradini su per la montagna! { $name } non aveva il livello in tavola e resta dov’è.
lesson-first-end = Vince chi arriva per primo alla bandiera. Il gioco è tutto qui. Buon divertimento!

## Master: le carte speciali

lesson-master = In Master il tuo primo livello è: 4 coppie. Una coppia sono due carte con lo stesso numero.
lesson-range = Su questo jolly ci sono dei numeri. Sostituisce solo un numero da 1 a 8.
lesson-master-draw = Pesca una carta.
lesson-swap = Questa carta serve a scambiare: alla fine del turno cambia le carte che non ti servono. Toccala.
lesson-swap-cards = Di queste tre il tuo livello può fare a meno. Toccale una dopo l’altra, poi scambiale: ne ricevi tre nuove.
lesson-master-draw-again = Tocca a te. Pesca una carta.
lesson-take = Con questa carta { $name } deve mostrarti tre carte. Toccala, poi giocala.
lesson-taken = Guarda, un 7! Ne hai già uno, così è una coppia. Prendilo.
lesson-keep = Con questa carta puoi tenere delle carte. Resta davanti a te. Toccala, poi giocala.
lesson-kept = +3 vuol dire: se a fine mano il tuo livello non è in tavola, puoi tenere tre carte per la prossima.
lesson-master-draw-last = Pesca ancora una volta.
lesson-master-lay = Quattro coppie! Il jolly sostituisce un 4. Tocca Metti in tavola!
lesson-master-discard = Adesso scarta questa: { $card }.
lesson-master-end = Ora conosci tutte le carte speciali. Buon divertimento!
