### Wat de pagina zelf zegt waar iets is aangeraakt dat nu niet kan; het meeste zegt het spel (errors.ftl).

touch-not-your-turn = Je bent niet aan de beurt. { $name } speelt; jij komt ook nog.
touch-pile-empty = { $name } heeft nog geen aflegstapel, dus er valt niets te pakken. Pak van een andere stapel.
touch-own-pile-empty = Je aflegstapel is leeg, dus er valt niets te pakken. Pak van een andere stapel.
touch-already-skipped = Voor { $name } ligt al een kaart “Beurt overslaan”, en meer dan één mag niet. Kies iemand anders.
touch-not-this-run = { $card } past hier niet. { $ends ->
        [2] Aan deze reeks past { $one } of { $other }.
        [1] Aan deze reeks past alleen { $one }.
       *[0] Deze reeks kan niet langer worden.
    }
touch-not-this-set = { $card } past hier niet. Hier past alleen het getal { $one }.
touch-not-this-colour = { $card } past hier niet. Hier past alleen de kleur { $colour }.
touch-joker-not-here = { $card } past hier niet. Hij telt alleen als de getallen die erop staan.
touch-fits-elsewhere = De kaart past waar het gemarkeerd is.
touch-fits-nowhere = { $card } past bij geen combinatie op tafel. Gooi de kaart weg of bewaar hem.
touch-choose-card = Je hebt nog geen kaart gekozen. Tik er eerst een aan in je hand.
touch-choose-special = Dit is voor overslaan- en speciale kaarten. Tik er eerst een aan in je hand.
touch-choose-victim = Wie moet een beurt overslaan? Tik iemand aan.
touch-choose-swapped = Je hebt nog geen kaart gekozen om te ruilen. Tik tot { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } in je hand aan.
touch-incomplete = Je level is nog niet klaar. { $count ->
        [one] Er ontbreekt { $count } kaart.
       *[other] Er ontbreken { $count } kaarten.
    }
touch-own-pile = Weggooien doe je op je eigen stapel. Leg de kaart daar.
touch-hidden-hand = Dit zijn de kaarten van { $name }, en niemand anders mag ze zien. Pak van een stapel op tafel.
touch-only-skip = Alleen een kaart “Beurt overslaan” leg je voor iemand neer. Andere kaarten gaan bij combinaties of op je stapel.
touch-all-placed = Alle plaatsen zijn vol. Neem eerst een kaart terug: tik hem aan.
touch-kept = De verbinding is weg. Zodra die terug is, wordt dit gedaan.
