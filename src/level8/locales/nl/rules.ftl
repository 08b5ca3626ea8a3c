### De regels in onze eigen woorden: één bericht per alinea.

rules-title = Level 8: de regels · { $edition }, { $side }

rules-heading-goal = Waar het om gaat
rules-goal = Haal als eerste { $levels ->
        [one] het ene level
       *[other] alle { $levels } levels
    }! Elk level vraagt om bepaalde combinaties van kaarten, en het duurt een paar rondes voor je ze allemaal hebt gehaald. Boven level { $levels } wacht { $goal }.
rules-players = Voor { $least } tot { $most } spelers.

rules-heading-cards = De kaarten
rules-cards = Je speelt met { $cards } kaarten:
rules-cards-numbers = { $numbers } getallenkaarten: 1 tot en met { $top } in { $colours ->
        [one] 1 kleur
       *[other] { $colours } kleuren
    }
rules-cards-jokers = { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
rules-cards-jokers-range = { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    } voor de getallen { $low } tot en met { $high }
rules-cards-skips = { $count } × “Beurt overslaan”
rules-cards-takes = { $count } × “Die pak ik!”
rules-cards-swaps = { $count } × “Die ruil ik!”
rules-cards-keeps = { $count } × “Die houd ik!”
rules-shapes = Elke kleur heeft een eigen vorm, zodat niemand de kleuren uit elkaar hoeft te houden: { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = Er moeten genoeg kaarten zijn om iedereen er { $hand } te geven en een trekstapel over te houden; met minder gaat het niet.

rules-heading-levels = De levelkaarten
rules-pictures = Zo lees je de plaatjes: A B C is een reeks, X X zijn gelijke kaarten (X en Y mogen hetzelfde getal zijn), ■ ■ zijn kaarten van één kleur.
rules-drawn = Zo lees je de plaatjes: kaarten die als een trap omhooggaan zijn een reeks, kaarten met ‘=’ zijn gelijke kaarten (twee groepen mogen hetzelfde getal hebben), kaarten met ■ zijn van één kleur.
rules-levels-source = Waar deze levels vandaan komen: { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = De combinaties
rules-run = Reeks: elk getal is één hoger dan het vorige, bijvoorbeeld 4-5-6. De kleuren maken niet uit. Bij { $top } houdt het op: { $top } en 1 zijn geen buren.
rules-set = Tweeling, drieling, vierling: twee, drie of vier kaarten met hetzelfde getal. De kleuren maken niet uit.
rules-colour = Kaarten van één kleur: ze hebben allemaal dezelfde kleur. De getallen maken niet uit.
rules-alike = Meerdere tweelingen of drielingen van je level mogen hetzelfde getal hebben.
rules-joker = Een joker vervangt een getal of een kleur die je mist, en je mag er in een level meer dan één gebruiken. Iedereen moet weten wat elke joker vervangt. Ligt hij eenmaal, dan verandert dat niet meer, en niemand mag hem ruilen voor de echte kaart. Als een ander soort kaart kun je hem niet spelen.
rules-joker-range = Een joker met { $low }–{ $high } erop vervangt alleen de getallen { $low } tot en met { $high }.
rules-no-special = { $kinds ->
        [skip] Kaarten “Beurt overslaan”
        [special] Speciale kaarten
       *[both] Kaarten “Beurt overslaan” en speciale kaarten
    } horen nooit bij een combinatie.

rules-heading-setup = Voorbereiding
rules-deal = De gever schudt alle kaarten en geeft iedereen er { $hand }, één voor één en links beginnend. Wat overblijft is de trekstapel; die ligt dicht. De bovenste kaart wordt omgedraaid, welke het ook is: daarmee begint de aflegstapel van de gever. Iedereen heeft een eigen aflegstapel.
rules-start = Wie links van de gever zit, begint. Daarna gaat het verder naar links.

rules-heading-turn = Jouw beurt
rules-draw = Pak eerst één kaart: van de trekstapel, of de bovenste van een aflegstapel naar keuze, zelfs die van jezelf.
rules-lay-down = Daarna mag je jouw level uitleggen: alle combinaties tegelijk, precies zoals het op de levelkaart staat. Een half level uitleggen mag niet, en later mogen er geen combinaties meer bij.
rules-lay-off = Ligt je level op tafel, dan mag je tot het eind van de ronde in elke beurt meer kaarten aanleggen, na het pakken en voor het weggooien. Dat mag bij elke combinatie op tafel, van jou of van een ander. Een reeks groeit aan beide kanten, omhoog tot { $top } en omlaag tot 1; bij een tweeling of drieling past hetzelfde getal, bij kaarten van één kleur dezelfde kleur. Ook jokers mag je aanleggen.
rules-discard = Tot slot gooi je een kaart weg: leg er een naar keuze open op je eigen aflegstapel. Daar heb je altijd een kaart voor nodig, dus houd er een achter.
rules-discard-instead = In plaats van weg te gooien mag je { $kinds ->
        [skip] een kaart “Beurt overslaan”
        [special] een speciale kaart
       *[both] een kaart “Beurt overslaan” of een speciale kaart
    } spelen.

rules-heading-pile = Als de trekstapel op is
rules-reshuffle = Is de laatste dichte kaart gepakt, dan levert iedereen de aflegstapel in; alleen de bovenste kaart blijft liggen. De ingeleverde kaarten worden geschud: dat is de nieuwe trekstapel.
rules-face-up = Gebruikte kaarten liggen open onder de trekstapel. Zodra zo’n kaart als volgende gepakt zou worden, komt er op dezelfde manier een nieuwe trekstapel.

rules-heading-skip = Kaarten “Beurt overslaan”
rules-skip = In plaats van weg te gooien mag je een kaart “Beurt overslaan” voor iemand neerleggen die er nog geen heeft.
rules-skipped = Die speler doet in de volgende beurt maar één ding: de kaart open onder de trekstapel schuiven.
rules-skip-discard = Je mag een kaart “Beurt overslaan” ook gewoon weggooien. Dan mag iedereen hem pakken.
rules-skip-last = Was het je laatste kaart, dan is de ronde voorbij en slaat niemand een beurt over.

rules-heading-special = Speciale kaarten
rules-special = Een speciale kaart speel je in plaats van weg te gooien. Daarna is je beurt voorbij.
rules-take = “Die pak ik!”: schuif de kaart open onder de trekstapel. Alle anderen, links van jou beginnend, laten { $show } kaarten zien die ze zelf kiezen, of allemaal als ze er minder hebben. Daarvan mag je er één nemen, maar het hoeft niet. Wie een kaart kwijt is, pakt een nieuwe van de trekstapel; de andere kaarten gaan terug in de hand.
rules-swap = “Die ruil ik!”: schuif de kaart open onder de trekstapel. Leg hoogstens { $swap } kaarten uit je hand op je aflegstapel, één voor één, in de volgorde die jij wilt. Pak er evenveel van de trekstapel.
rules-keep = “Die houd ik!”: leg de kaart voor je neer. Ligt je level aan het eind van de ronde niet op tafel, dan mag je hoogstens { $keep ->
        [one] 1 kaart
       *[other] { $keep } kaarten
    } houden voor de volgende. Elke volgende kaart van deze soort is goed voor { $keep } meer.
rules-special-last = Was het je laatste kaart, dan is de ronde voorbij en heeft hij geen effect meer.

rules-heading-round = Het eind van een ronde
rules-out = De ronde is meteen voorbij als iemand de laatste kaart weggooit of speelt.
rules-climb = Die speler klimt twee levels. Alle anderen met hun level op tafel klimmen er één. De rest blijft staan.
rules-next-round = Daarna geeft wie links van de gever zit. Alle kaarten worden verzameld en geschud{ $carry ->
        [yes] , behalve de kaarten die iemand houdt
       *[no] {""}
    }.

rules-heading-carry = Kaarten houden
rules-carry = Sta je op level { $from } of hoger en ligt je level niet op tafel, dan mag je hoogstens { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } uit je hand houden voor de volgende ronde.
rules-carry-keeps = Elke kaart “Die houd ik!” voor je is goed voor { $keep ->
        [one] 1 kaart
       *[other] { $keep } kaarten
    }, op elk level, zolang je level niet op tafel ligt. Alles wordt bij elkaar opgeteld.
rules-carry-deal = Je krijgt dan zoveel nieuwe kaarten dat je er weer { $hand } hebt.

rules-heading-game = Winnen
rules-win = Je wint op het moment dat je level { $levels } uitlegt, wat je ook nog in je hand hebt.
rules-win-over = Je wint ook als je level { $last } op tafel ligt en jij de ronde beëindigt: dan klim je voorbij level { $levels }.

rules-heading-rulings = Onze afspraken
rules-rulings = Waar de gedrukte regels niets zeggen of elkaar tegenspreken, spelen wij zo:

ruling-editions = De kaarten, het aantal spelers, de levels en wat je mag houden staan niet vast. Je kunt dat allemaal in een eigen bestand schrijven en ermee spelen.
ruling-levels = Waar we een gedrukte levelkaart niet kennen, is het level van ons; dat staat bij de lijst van levels.
ruling-mix = Komen de kaarten van een andere editie erbij, dan verandert er verder niets: de levels, het aantal spelers en wat je mag houden blijven gelijk.
ruling-alike = Ook twee reeksen van een level mogen gelijk zijn.
ruling-joker-colour = Bij kaarten van één kleur mag een joker die maar voor een paar getallen geldt, elke kleur vervangen. Zijn er spellen door elkaar geschud, dan houdt elke joker zijn eigen getallen.
ruling-jokers-alone = Een combinatie mag uit alleen jokers bestaan, als je zegt wat elke joker vervangt.
ruling-first-dealer = Het schudden bepaalt wie als eerste geeft, tenzij jullie iemand aanwijzen.
ruling-shuffle = Voor elke keer schudden worden de kaarten op een vaste volgorde gelegd, zodat iedereen het kan narekenen.
ruling-keep-one = Er moet een kaart overblijven om weg te gooien: je laatste kaart mag je niet aanleggen, en een level dat je hele hand opmaakt mag je niet uitleggen. Alleen bij het laatste level mag dat, want daarmee win je meteen.
ruling-face-up = Komt er een nieuwe trekstapel, dan worden de open kaarten onder de oude meegeschud.
ruling-empty-pile = Is er niets om te schudden, dan blijft de trekstapel leeg. Er komt een nieuwe zodra iemand moet pakken en er kaarten zijn. Is er helemaal niets te pakken, dan speel je verder zonder te pakken.
ruling-skip-other = Een kaart “Beurt overslaan” leg je voor iemand anders, nooit voor jezelf, ook al staat er in sommige gedrukte teksten alleen “wie dan ook”.
ruling-skip-two = Met z’n tweeën is wie een kaart “Beurt overslaan” speelt meteen weer aan de beurt. Ligt zo’n kaart er aan het eind van de ronde nog, dan telt hij in de volgende niet meer.
ruling-swap-count = Volgens een notitie in het boekje mag je twee kaarten ruilen, volgens de tekst drie: wij spelen met drie.
ruling-swap-empty = Al je kaarten ruilen beëindigt de ronde niet, ook al is je hand even leeg.
ruling-out-without-level = Je laatste kaart kwijtraken zonder dat je level op tafel ligt, kan alleen als de trekstapel op was. Je klimt dan toch twee levels, maar nooit voorbij het laatste.
ruling-carry-private = Wat je houdt is geheim, en je hoeft niets te houden. Niemand komt te weten welke kaarten het zijn, en hoeveel pas bij het geven.
ruling-carry-order = Er wordt om de beurt gekozen, te beginnen links van de gever.
ruling-short-deal = Worden er zoveel kaarten gehouden dat er niet genoeg zijn voor iedereen, dan stopt het geven bij de laatste kaart, en er wordt geen kaart omgedraaid.
ruling-win-laid = Om te winnen moet je het level uitleggen: het bereiken is niet genoeg, ook al staat dat in één gedrukte tekst.
ruling-ranking = De anderen krijgen alleen voor de statistiek een plaats: eerst telt het hogere level, dan een level op tafel, dan minder kaarten. Wie in alles gelijk is, deelt de plaats. Is het spel gewonnen door boven het laatste level uit te klimmen, dan klimt iedereen eerst zoals aan het eind van een ronde.
ruling-own-levels = Een level in je eigen bestand vraagt hoogstens { $hand } kaarten, elke combinatie minstens twee, en geen reeks is langer dan er getallen zijn.
ruling-no-points = Er zijn geen punten: in de gedrukte regels tellen alleen de levels.
