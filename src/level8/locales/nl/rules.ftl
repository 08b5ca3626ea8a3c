### De regels in onze eigen woorden: één bericht per alinea.

rules-title = Level 8: de regels · { $edition }, { $side }

rules-heading-goal = Waar het om gaat
rules-goal = Haal als eerste { $levels ->
        [one] het ene level
       *[other] alle { $levels } levels
    }! Bij elk level horen bepaalde combinaties van kaarten, en het kost meerdere rondes om ze bij elkaar te krijgen. Boven level { $levels } wacht { $goal }.
rules-players = Voor { $least } tot { $most } spelers.

rules-heading-cards = De kaarten
rules-cards = Er wordt met { $cards } kaarten gespeeld:
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
rules-cards-skips = { $count }× “Beurt overslaan”
rules-cards-takes = { $count }× “Die pak ik!”
rules-cards-swaps = { $count }× “Die ruil ik!”
rules-cards-keeps = { $count }× “Die houd ik!”
rules-shapes = Bij elke kleur hoort een vorm, zodat niemand kleuren uit elkaar hoeft te houden: { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = Een spel dat niet genoeg kaarten heeft voor { $hand } per speler en een trekstapel, wordt geweigerd.

rules-heading-levels = De levelkaarten
rules-pictures = Zo lees je de plaatjes: A B C is een reeks, X X zijn gelijke kaarten (X en Y mogen hetzelfde getal zijn), ■ ■ zijn kaarten van één kleur.
rules-levels-source = Waar deze levels vandaan komen: { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = De combinaties
rules-run = Reeks: elk getal is één hoger dan het vorige, de kleuren maken niet uit, bijvoorbeeld 4-5-6. Bij { $top } houdt het op: { $top } en 1 zijn geen buren.
rules-set = Tweeling, drieling, vierling: twee, drie of vier kaarten met hetzelfde getal, de kleuren maken niet uit.
rules-colour = Kaarten van één kleur: ze hebben allemaal dezelfde kleur, de getallen maken niet uit.
rules-alike = Meerdere tweelingen of drielingen van je level mogen hetzelfde getal hebben.
rules-joker = Een joker valt in voor een getal of kleur die je mist, en in een level mogen er meerdere liggen. Iedereen moet weten wat elke joker voorstelt. Ligt hij eenmaal, dan verandert dat niet meer, en niemand mag hem voor de echte kaart inwisselen. Als een ander soort kaart kun je hem niet spelen.
rules-joker-range = Een joker met { $low }–{ $high } erop staat alleen voor de getallen { $low } tot en met { $high }.
rules-no-special = { $kinds ->
        [skip] “Beurt overslaan” hoort
        [special] Speciale kaarten horen
       *[both] “Beurt overslaan” en speciale kaarten horen
    } nooit bij een combinatie.

rules-heading-setup = Klaarzetten
rules-deal = Wie geeft, schudt alles en deelt iedereen { $hand } kaarten uit, één voor één en links beginnend. Wat overblijft is de trekstapel, met de rug naar boven. De bovenste gaat open, welke kaart het ook is: daarmee begint de aflegstapel van wie geeft. Iedereen heeft een eigen aflegstapel.
rules-start = Links van wie gegeven heeft begint het spel; daarna steeds verder naar links.

rules-heading-turn = Jouw beurt
rules-draw = Pak eerst één kaart: van de trekstapel, of de bovenste van welke aflegstapel dan ook, zelfs die van jou.
rules-lay-down = Daarna mag je jouw level uitleggen: alle combinaties tegelijk en precies zoals de levelkaart ze vraagt. Een half level telt niet, en later komen er geen combinaties meer bij.
rules-lay-off = Ligt je level op tafel, dan mag je tot het eind van de ronde tussen pakken en weggooien kaarten aanleggen, bij elke combinatie op tafel, van wie die ook is. Een reeks groeit aan beide kanten, omhoog tot { $top } en omlaag tot 1; bij gelijke kaarten past hun getal, bij één kleur die kleur. Ook jokers kun je aanleggen.
rules-discard = Tot slot leg je een kaart naar keuze open op je eigen aflegstapel. Daar heb je er altijd een voor nodig, dus houd er een achter.
rules-discard-instead = In plaats van weg te gooien mag je { $kinds ->
        [skip] “Beurt overslaan”
        [special] een speciale kaart
       *[both] “Beurt overslaan” of een speciale kaart
    } spelen.

rules-heading-pile = Als de trekstapel op is
rules-reshuffle = Is de laatste dichte kaart gepakt, dan levert iedereen de aflegstapel in; alleen de bovenste blijft liggen. Wat ingeleverd is, wordt geschud en is de nieuwe trekstapel.
rules-face-up = Gebruikte kaarten liggen open onder de trekstapel. Zodra zo’n kaart de volgende zou zijn, komt er op dezelfde manier een nieuwe trekstapel.

rules-heading-skip = “Beurt overslaan”
rules-skip = In plaats van weg te gooien leg je “Beurt overslaan” voor iemand die er nog geen heeft liggen.
rules-skipped = Die doet in de volgende beurt maar één ding: de kaart open onder de trekstapel schuiven.
rules-skip-discard = Je mag “Beurt overslaan” ook gewoon weggooien. Iedereen mag hem daar dan pakken.
rules-skip-last = Was het je laatste kaart, dan is de ronde voorbij en doet hij niets.

rules-heading-special = Speciale kaarten
rules-special = Een speciale kaart speel je in plaats van weg te gooien. Daarna is je beurt voorbij.
rules-take = “Die pak ik!”: schuif de kaart open onder de trekstapel. Alle anderen, links van jou beginnend, laten { $show } zelfgekozen kaarten zien, of alles als ze minder hebben. Daarvan mag je er één nemen, maar het hoeft niet. Wie hem kwijt is, trekt een nieuwe van de trekstapel; de rest gaat terug naar de hand.
rules-swap = “Die ruil ik!”: schuif de kaart open onder de trekstapel. Leg hoogstens { $swap } kaarten uit je hand op je aflegstapel, de een na de ander zoals jij het wilt, en trek er evenveel van de trekstapel.
rules-keep = “Die houd ik!”: leg de kaart voor je neer. Ligt je level aan het eind van de ronde niet op tafel, dan mag je hoogstens { $keep ->
        [one] 1 kaart
       *[other] { $keep } kaarten
    } houden voor de volgende. Elke kaart van deze soort geeft er { $keep } bij.
rules-special-last = Was het je laatste kaart, dan is de ronde voorbij en doet hij niets.

rules-heading-round = Het eind van een ronde
rules-out = De ronde is meteen voorbij als iemand de laatste kaart weggooit of speelt.
rules-climb = Die speler klimt twee levels. Alle anderen van wie het level op tafel ligt, klimmen er één. De rest blijft staan.
rules-next-round = Daarna geeft wie links zit van de vorige gever. Alle kaarten gaan bij elkaar en worden geschud{ $carry ->
        [yes] , behalve wat iemand houdt
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
    }, op elk level, zolang je level niet op tafel ligt. Alles telt bij elkaar op.
rules-carry-deal = Je krijgt er dan alleen bij wat nodig is om er weer { $hand } te hebben.

rules-heading-game = Winnen
rules-win = Je wint op het moment dat je level { $levels } uitlegt, wat je ook nog in je hand hebt.
rules-win-over = Je wint ook als je level { $last } op tafel ligt en jij de ronde afmaakt: dan klim je voorbij level { $levels }.

rules-heading-rulings = Onze afspraken
rules-rulings = Waar de gedrukte regels zwijgen of elkaar tegenspreken, spelen wij zo:

ruling-editions = Kaarten, aantal spelers, levels en wat je mag houden zijn gegevens. Je kunt zelf een bestand met een uitgave schrijven en die spelen.
ruling-levels = Waar we een gedrukte levelkaart niet kennen, is het level van ons; dat staat bij de lijst van levels.
ruling-mix = Kaarten van een andere uitgave erbij doen verandert verder niets: levels, aantal spelers en wat je mag houden blijven gelijk.
ruling-alike = Ook twee reeksen van een level mogen gelijk zijn.
ruling-joker-colour = Bij kaarten van één kleur mag een joker met getallen voor elke kleur staan. Zijn er spellen gemengd, dan houdt elke joker zijn eigen getallen.
ruling-jokers-alone = Een combinatie mag uit alleen jokers bestaan, als je zegt wat elke joker voorstelt.
ruling-first-dealer = Wie het eerst geeft, bepaalt het schudden, tenzij jullie iemand aanwijzen.
ruling-shuffle = Vóór elk schudden komen de kaarten in een vaste volgorde, zodat iedereen het kan narekenen.
ruling-keep-one = Er moet een kaart overblijven om weg te gooien: je laatste kaart aanleggen mag niet, en een level uitleggen dat je hele hand opmaakt ook niet. Alleen bij het laatste level mag dat, want daarmee win je meteen.
ruling-face-up = Komt er een nieuwe trekstapel, dan worden de open kaarten onder de oude meegeschud.
ruling-empty-pile = Is er niets om te schudden, dan blijft de trekstapel leeg en komt er een nieuwe zodra iemand moet pakken en er kaarten voor zijn. Is er helemaal niets te pakken, dan ga je verder zonder.
ruling-skip-other = Een kaart “Beurt overslaan” leg je voor iemand anders, nooit voor jezelf, ook al zeggen sommige gedrukte teksten alleen “wie dan ook”.
ruling-skip-two = Met z’n tweeën is wie “Beurt overslaan” speelt, meteen weer aan zet. Ligt zo’n kaart er aan het eind van de ronde nog, dan telt hij in de volgende niet.
ruling-swap-count = Een notitie in het boekje laat twee kaarten ruilen, de tekst drie: wij spelen met drie.
ruling-swap-empty = Al je kaarten wegruilen maakt de ronde niet af, ook al is je hand even leeg.
ruling-out-without-level = Je laatste kaart wegdoen zonder dat je level op tafel ligt, kan alleen als de trekstapel op was. Je klimt dan toch twee levels, maar nooit voorbij het laatste.
ruling-carry-private = Kaarten houden is geheim en hoeft nooit. Niemand komt te weten welke, en hoeveel pas bij het geven.
ruling-carry-order = Er wordt om de beurt gekozen, te beginnen links van wie gegeven heeft.
ruling-short-deal = Worden er zo veel kaarten gehouden dat er te weinig zijn voor iedereen, dan stopt het geven bij de laatste kaart en wordt er geen omgedraaid.
ruling-win-laid = Om te winnen moet je het level uitleggen: het bereiken is niet genoeg, ook al zegt één gedrukte tekst dat.
ruling-ranking = De anderen krijgen alleen voor de statistiek een plaats: het hogere level telt, dan een level op tafel, dan minder kaarten. Wie in alles gelijk is, deelt de plaats. Is het spel gewonnen door boven het laatste level uit te klimmen, dan klimt iedereen eerst zoals aan het eind van een ronde.
ruling-own-levels = Een level in je eigen bestand vraagt hoogstens { $hand } kaarten, elke combinatie minstens twee, en geen reeks is langer dan er getallen zijn.
ruling-no-points = Er is geen score: de gedrukte regels tellen levels, geen punten.
