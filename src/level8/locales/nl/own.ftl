### Editions of one's own: the page that makes them, which fetches these sentences.

own-title = Je eigen editie
own-about = Verander de levels, de kaarten en de huisregels, en speel het met iedereen. Begin met een editie die je kent; de gedrukte blijft zoals hij is.
own-mine = Jouw edities
own-open = Openen
own-remove = { $name } verwijderen
own-remove-sure = Echt verwijderen?
own-start = Begin met …
own-from-file = Bestand openen
own-file-too-long = Dit bestand is te lang voor een editie. Kies een ander.
own-link-broken = Deze link is niet volledig. Vraag er nog eens om, en kopieer hem helemaal.
own-back = Alle edities
own-back-sure = Weggaan zonder te bewaren?
own-draft-left = “{ $name }” is nog niet bewaard, en de link brengt een andere editie.
own-draft-go-on = Verdergaan met “{ $name }”
own-draft-open = Weggooien en de link openen
own-name-of = mijn-{ $name }
own-box = De doos
own-name = Naam
own-goal = Helemaal bovenaan wacht
own-goal-own = iets van onszelf
own-goal-example = het grootste stuk taart
own-players-least = Minimumaantal spelers
own-players-most = Maximumaantal spelers
own-house = Huisregels
own-keep-cards = “Die houd ik!”: zoveel kaarten
own-mix-about = Wie een tafel klaarzet, mag erbij schudden:
own-mix-remove = { $name } weghalen
own-levels = Levels
own-side-add = + nog een kant
own-side-remove = Verwijder { $side }
own-level-add = Nog een level
own-level-empty = Nog niets: voeg iets toe
own-level-up = Level { $number }: één plaats omhoog
own-level-down = Level { $number }: één plaats omlaag
own-level-remove = Dit level verwijderen
own-part-smaller = { $part }: één kaart minder
own-part-bigger = { $part }: één kaart meer
own-part-remove = { $part }: verwijderen
own-part-add = Toevoegen aan dit level
own-part-run = Reeks
own-part-set = Zelfde getal
own-part-colour = Eén kleur
own-turns = ongeveer { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
own-turns-more = meer dan { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
own-how-hard = Hoe moeilijk is het?
own-how-hard-about = Een bot speelt elk level vele keren in zijn eentje en telt zijn beurten.
own-how-hard-told = Zoveel beurten heeft een bot nodig die alleen speelt, gemiddeld over { $deals ->
        [one] { $deals } keer
       *[other] { $deals } keer
    } geven. Met anderen aan tafel duurt het iets langer: er kan iemand eerder klaar zijn.
own-carry = Wie niet heeft uitgelegd, mag kaarten houden voor de volgende ronde
own-carry-from = vanaf level
own-carry-cards = kaarten, hoogstens
own-deck = Kaarten
own-deck-unknown = Hoeveel kaarten dat zijn, staat hier als alles klopt.
own-deck-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } in totaal
own-numbers = Getallen van 1 tot en met
own-colours = Kleuren
own-copies = Zo vaak komt elke getalkaart voor
own-joker-range = alleen voor sommige getallen
own-joker-low = van
own-joker-high = tot en met
own-joker-remove = Deze jokers verwijderen
own-joker-add = Jokers erbij
own-joker-more = Nog een soort joker
own-less = { $what }: één minder
own-more = { $what }: één meer
own-pass = Doorgeven
own-pass-about = De hele editie past in een link of een klein bestand. Geen server bewaart hem: hij blijft op dit apparaat.
own-download = Als bestand bewaren
own-share = Delen als link
own-friends = Met vrienden spelen
own-checking = Een moment …
own-good = Alles klopt: { $cards } kaarten.
own-show = Laat zien
own-save = Bewaren
own-saved = Bewaard
own-play = Spelen
own-fault-count = Hier kan alleen { $expected }.
own-fault-players = Er kunnen twee tot zes mensen meespelen, en het kleinste getal staat vooraan.
own-fault-deck-too-small = { $cards } kaarten zijn te weinig voor { $seats } spelers: je hebt er { $needed } nodig. Neem meer kaarten, of laat er minder meespelen.
own-fault-joker-range = Het kleinste getal staat vooraan.
own-fault-joker-half = Een joker voor sommige getallen heeft allebei nodig: van en tot en met.
own-fault-level = Dit level vraagt nog niets. Voeg een reeks, hetzelfde getal of een kleur toe.
own-fault-level-too-big = Dat zijn { $cards } kaarten, maar een hand heeft er tien. Maak het kleiner.
own-fault-part-too-small = Minder dan twee kaarten kan niet.
own-fault-part-too-big = Zoveel passende kaarten zijn er niet: { $size }. Maak het kleiner, of neem meer kaarten.
own-fault-run-too-long = Een reeks van { $size } past niet: er zijn maar { $numbers } getallen.
own-fault-sides = Een kant heeft 1 tot 20 levels, deze heeft er { $value }.
own-fault-carry = Om kaarten te houden is allebei nodig: vanaf welk level, en hoeveel.
own-fault-name = De editie heeft een naam nodig: letters, cijfers en streepjes.
own-fault-missing = Hier ontbreekt iets. Voeg er minstens één toe.
