### Wörter der übrigen Befehle: editions, solve, verify.

cli-edition = Ausgabe
cli-cards = Karten
cli-numbers = Zahlen
cli-jokers = Joker
cli-skips = Aussetzen
cli-specials = Sonderkarten
cli-players = Personen
cli-sides = Seiten
cli-source = Herkunft
cli-range = { $low }–{ $high }
cli-none = keine
cli-distance = { $count ->
        [0] Das Level lässt sich jetzt auslegen.
        [one] 1 Karte fehlt.
       *[other] { $count } Karten fehlen.
    }
cli-helps = Diese Karten würden helfen: { $cards }
cli-helps-none = Keine Karte würde helfen.
cli-best = Beste Art: { $melds }
cli-ways = { $count ->
        [0] Noch lässt es sich nicht auslegen.
        [one] Es gibt 1 Art, es auszulegen.
       *[other] Es gibt { $count } Arten, es auszulegen.
    }
cli-many-ways = Es gibt mehr als { $count } Arten, es auszulegen.
cli-verified = { $file }: bewiesen. Karten, Züge und Ergebnis stimmen.
cli-not-verified = { $file }: nicht bewiesen. { $why }
cli-error = Das geht leider nicht: { $why }
cli-games = { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
