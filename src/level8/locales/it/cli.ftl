### Parole degli altri comandi: editions, solve, verify.

cli-edition = Edizione
cli-cards = Carte
cli-numbers = Numeri
cli-jokers = Jolly
cli-skips = Salta
cli-specials = Speciali
cli-players = Giocatori
cli-sides = Lati
cli-source = Origine
cli-range = { $low }–{ $high }
cli-none = nessuna
cli-distance = { $count ->
        [0] Il livello si può mettere in tavola adesso.
        [one] Manca 1 carta.
       *[other] Mancano { $count } carte.
    }
cli-helps = Queste carte aiuterebbero: { $cards }
cli-helps-none = Nessuna carta ti avvicinerebbe.
cli-best = Modo migliore: { $melds }
cli-ways = { $count ->
        [0] Non si può ancora mettere in tavola.
        [one] C’è 1 modo di metterlo in tavola.
       *[other] Ci sono { $count } modi di metterlo in tavola.
    }
cli-many-ways = Ci sono più di { $count } modi di metterlo in tavola.
cli-verified = { $file }: provato. Carte, mosse e risultato sono giusti.
cli-not-verified = { $file }: non provato. { $why }
cli-error = Non si può: { $why }
cli-games = { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
