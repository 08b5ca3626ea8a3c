### Wat de terugblikken op iemands spellen samen zeggen.

habits-title = Wat je spellen zeggen
habits-title-of = De spellen van { $name }
habits-rests = { $games ->
        [one] Eén spel met terugblik
       *[other] { $games } spellen met terugblik
    }, { $choices } keuzes. De cijfers zijn procenten van een spel.
habits-few = Zo weinig spellen zeggen niet veel: geluk weegt zwaarder dan al het andere.
habits-in-all = Samen
habits-each = Per spel
habits-by-choice = Gemiddeld gaf een keuze { $lost } % van een spel weg.
habits-costly = Wat je het meest heeft gekost
habits-costly-of = Wat het meest heeft gekost
habits-costly-about = Uit de duurste keuzes van elk spel, per soort, in procenten van een spel.
habits-none = Tot nu toe springt geen keuze eruit.
habits-empty = Op geen van je gespeelde spellen is al teruggeblikt. Open er een en kies Terugblik; wat de terugblikken samen zeggen, staat dan hier.
habits-no-games = Je hebt nog geen spel uitgespeeld. Speel er een, open de terugblik en kom terug.
habits-unreviewed = Nog zonder terugblik
habits-open = Terugblik
habits-no-luck = Terugblikken die op dit apparaat zijn gemaakt, bekijken alleen je keuzes: hoeveel geluk je had, zeggen ze niet.
habits-also = Spellen die je zonder server in deze browser hebt gespeeld, tellen hier niet mee.
habits-also-open = Wat die spellen zeggen
habits-kind-draw = Van de verkeerde stapel pakken
habits-kind-late = Te laat uitleggen
habits-kind-early = Te vroeg uitleggen
habits-kind-way = Onhandig uitleggen
habits-kind-joker = Een joker houden die je kon aanleggen
habits-kind-off = De verkeerde kaart aanleggen, of geen
habits-kind-skip = Overslakaarten: wanneer en voor wie
habits-kind-feeding = Weggooien wat anderen nodig hebben
habits-kind-wasting = Jokers en speciale kaarten weggooien
habits-kind-needed = Kaarten van je eigen level weggeven
habits-kind-discard = Beter een andere kaart weggooien
habits-kind-special = Speciale kaarten
habits-kind-carry = Wat je bewaart voor de volgende ronde

cli-option-review-person = wat de spellen van deze speler in alle bestanden samen zeggen
cli-review-one-file = Geef één bestand, of --person met een naam voor meer bestanden.
cli-no-such-player = In { $file } speelt niemand die „{ $name }” heet. Wel: { $names }.
