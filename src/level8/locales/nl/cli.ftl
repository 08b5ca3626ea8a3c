### Woorden van de andere opdrachten: editions, solve, verify.

cli-edition = Editie
cli-cards = Kaarten
cli-numbers = Getallen
cli-jokers = Jokers
cli-skips = Overslaan
cli-specials = Speciaal
cli-players = Spelers
cli-sides = Kanten
cli-source = Herkomst
cli-range = { $low }–{ $high }
cli-none = geen
cli-distance = { $count ->
        [0] Het level kan nu uitgelegd worden.
        [one] Er ontbreekt 1 kaart.
       *[other] Er ontbreken { $count } kaarten.
    }
cli-helps = Deze kaarten zouden helpen: { $cards }
cli-helps-none = Geen enkele kaart brengt je dichterbij.
cli-best = Beste manier: { $melds }
cli-ways = { $count ->
        [0] Het kan nog niet uitgelegd worden.
        [one] Het kan op 1 manier uitgelegd worden.
       *[other] Het kan op { $count } manieren uitgelegd worden.
    }
cli-many-ways = Het kan op meer dan { $count } manieren uitgelegd worden.
cli-verified = { $file }: bewezen. Kaarten, zetten en uitslag kloppen.
cli-not-verified = { $file }: niet bewezen. { $why }
cli-error = Dat gaat niet: { $why }
cli-games = { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
