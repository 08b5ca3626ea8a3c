### Che cosa dice la pagina stessa dove è stato toccato qualcosa che ora non si può; il resto lo dice il gioco (errors.ftl).

touch-not-your-turn = Non è il tuo turno. Sta giocando { $name }; il tuo turno verrà.
touch-pile-empty = { $name } non ha ancora scarti, quindi lì non c’è niente da pescare. Pesca da un’altra pila.
touch-own-pile-empty = Sulla tua pila non c’è nessuna carta, quindi lì non c’è niente da pescare. Pesca da un’altra pila.
touch-already-skipped = Davanti a { $name } c’è già una carta “Salta un turno”, e più di una non si può. Scegli qualcun altro.
touch-not-this-run = { $card } non va bene qui. { $ends ->
        [2] A questa scala si aggiunge { $one } o { $other }.
        [1] A questa scala si aggiunge solo { $one }.
       *[0] Questa scala non può diventare più lunga.
    }
touch-not-this-set = { $card } non va bene qui. Qui va solo il numero { $one }.
touch-not-this-colour = { $card } non va bene qui. Qui va solo un colore: { $colour }.
touch-joker-not-here = { $card } non va bene qui. Vale solo i numeri che porta stampati.
touch-fits-elsewhere = La carta va dove è segnato.
touch-fits-nowhere = { $card } non va bene per nessuna combinazione sul tavolo. Scarta la carta o tienila.
touch-choose-card = Non hai ancora scelto una carta. Prima toccane una della tua mano.
touch-choose-special = Questo è per le carte “Salta un turno” e speciali. Prima toccane una della tua mano.
touch-choose-victim = Chi deve saltare un turno? Tocca qualcuno.
touch-choose-swapped = Non hai ancora scelto le carte da scambiare. Tocca fino a { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } della tua mano.
touch-incomplete = Il tuo livello non è pronto. { $count ->
        [one] Manca { $count } carta.
       *[other] Mancano { $count } carte.
    }
touch-own-pile = Si scarta sulla propria pila. Metti la carta lì.
touch-hidden-hand = Queste sono le carte di { $name }, e nessun altro può vederle. Pesca da una pila sul tavolo.
touch-only-skip = Solo una carta “Salta un turno” si mette davanti a qualcuno. Le altre vanno sulle combinazioni o sui tuoi scarti.
touch-all-placed = Tutti i posti sono pieni. Prima riprendi una carta: toccala.
touch-kept = La connessione è caduta. Appena torna, questo verrà fatto.
