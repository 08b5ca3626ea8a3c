### Editions of one's own and games with real cards: what the server refuses.

server-sheet-over = Dit spel met echte kaarten is al gewonnen. Neem de laatste ronde terug, of begin opnieuw.
server-sheet-two-winners = Twee spelers kunnen niet allebei het laatste level uitleggen: wie het eerst is, wint meteen. Geef aan wie het eerst was.
server-not-in-deck = Deze kaart zit niet in de editie { $edition }: { $card }. Kies een andere kaart of een andere editie.
server-too-many-of-card = Deze kaart zit er { $count ->
        [one] maar één keer
       *[other] maar { $count } keer
    } in: { $card }. Haal er een weg.
server-two-cards = Een combinatie heeft minstens twee kaarten. Tik er twee of meer aan.
server-no-answer = Het uitrekenen duurde te lang. Vraag het zo nog eens.
