### Editions of one's own and games with real cards: what the server refuses.

server-sheet-over = Questa partita con carte vere è già vinta. Annulla l’ultima mano, o ricomincia da capo.
server-sheet-two-winners = Due giocatori non possono mettere in tavola entrambi l’ultimo livello: chi lo fa per primo vince subito. Segna chi è stato il primo.
server-not-in-deck = Questa carta non c’è nell’edizione { $edition }: { $card }. Scegli un’altra carta o un’altra edizione.
server-too-many-of-card = Questa carta c’è { $count ->
        [one] una volta sola
       *[other] solo { $count } volte
    }: { $card }. Togline una.
server-two-cards = Una combinazione ha almeno due carte. Toccane due o più.
server-no-answer = Il calcolo è durato troppo. Chiedi di nuovo tra un momento.
