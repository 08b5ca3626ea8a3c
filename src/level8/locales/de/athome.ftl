### Editions of one's own and games with real cards: what the server refuses.

server-sheet-over = Dieses Spiel mit echten Karten ist schon gewonnen. Nimm den letzten Durchgang zurück, oder fang ein neues an.
server-sheet-two-winners = Das letzte Level können nicht zwei auslegen: Wer zuerst auslegt, gewinnt sofort. Markiere nur, wer es zuerst war.
server-not-in-deck = Diese Karte gibt es in der Ausgabe { $edition } nicht: { $card }. Wähl eine andere Karte oder eine andere Ausgabe.
server-too-many-of-card = Diese Karte gibt es { $count ->
        [one] nur einmal
       *[other] nur { $count }-mal
    }: { $card }. Nimm eine weg.
server-two-cards = Eine Kombination hat mindestens zwei Karten. Tipp zwei oder mehr an.
server-no-answer = Das Ausrechnen hat zu lange gedauert. Frag gleich noch einmal.
