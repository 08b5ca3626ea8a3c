### Weigeringen: wat er geprobeerd werd, waarom het niet gaat en wat wel kan.

## Zetten die van de regels niet mogen

reason-game-over = Het spel is afgelopen, je kunt niets meer spelen. Begin een nieuw spel om door te gaan.
reason-not-your-turn = Je bent nu niet aan de beurt: plaats { $seat } speelt. Jij komt ook nog.
reason-draw-first = Je hebt nog geen kaart gepakt, en daar begint elke beurt mee. Pak er eerst een van de trekstapel of van een aflegstapel.
reason-already-drawn = Je hebt al een kaart gepakt, en je krijgt er één per beurt. Leg nu kaarten uit of aan als dat kan, en gooi er dan een weg.
reason-draw-pile-empty = Van de trekstapel kun je niets pakken: die is leeg, en er is niets om te schudden. Pak van een aflegstapel.
reason-pile-empty = Daar kun je niets pakken: de aflegstapel van plaats { $pile } is leeg. Pak van een andere stapel.
reason-no-such-seat = Plaats { $seat } is er niet aan deze tafel. Kies een plaats waar iemand zit.
reason-already-laid = Je level ligt al op tafel, en per ronde leg je er maar één uit. Losse kaarten mag je nog wel aanleggen.
reason-lay-down-first = Je kunt nog niets aanleggen: eerst moet je eigen level op tafel liggen. Leg het uit of gooi een kaart weg.
reason-not-in-hand = Deze kaart heb je niet in je hand: { $card }. Kies een van je eigen kaarten.
reason-wrong-melds = Deze combinaties zijn niet jouw level. Je hebt nodig: { $level }. Leg alles tegelijk uit: niet minder en niet meer.
reason-run-beyond = Dit loopt te ver door: { $meld }. De getallen gaan van 1 tot en met { $top }, en na { $top } komt geen 1. Begin bij een ander getal.
reason-set-beyond = Dit getal zit niet in het spel: { $meld }. De getallen gaan van 1 tot en met { $top }. Neem een van die getallen.
reason-group-beyond = Deze kleur zit niet in het spel: { $meld }. Neem een kleur die op de kaarten staat.
reason-not-a-run = Dit is geen reeks, door deze kaart: { $card } in { $meld }. In een reeks is elk getal één hoger dan het vorige.
reason-not-a-set = Dit is niet overal hetzelfde getal, door deze kaart: { $card } in { $meld }. Bij tweelingen, drielingen en vierlingen is het getal steeds hetzelfde.
reason-not-a-group = Dit is niet één kleur, door deze kaart: { $card } in { $meld }. Hier moeten alle kaarten dezelfde kleur hebben.
reason-joker-range = Deze joker mag hier niet liggen: { $card } in { $meld }. Hij vervangt alleen de getallen die erop staan, dus geef hem zo’n plek.
reason-special-in-meld = Deze kaart hoort niet in een combinatie: { $card } in { $meld }. Een combinatie bestaat alleen uit getallen en jokers.
reason-no-such-meld = Plaats { $seat } heeft geen combinatie met nummer { $meld }. Kies er een die op tafel ligt.
reason-does-not-fit = Dit past niet: { $card } bij { $meld }. Een reeks groeit aan elke kant met het volgende getal, bij een tweeling of drieling past hetzelfde getal, bij kaarten van één kleur dezelfde kleur.
reason-keep-one = Dan heb je geen kaart over om weg te gooien, en daar eindigt elke beurt mee. Houd er daarvoor een achter.
reason-skip-yourself = Je kunt niet jezelf een beurt laten overslaan. Leg de kaart voor iemand anders neer.
reason-already-skipped = Voor plaats { $seat } ligt al een kaart “Beurt overslaan”, en meer dan één mag niet. Kies een andere plaats of gooi een kaart weg.
reason-no-skip-card = Je hebt geen kaart “Beurt overslaan” in je hand. Gooi in plaats daarvan een kaart weg.
reason-no-take-card = Je hebt geen kaart “Die pak ik!” in je hand. Gooi in plaats daarvan een kaart weg.
reason-no-swap-card = Je hebt geen kaart “Die ruil ik!” in je hand. Gooi in plaats daarvan een kaart weg.
reason-no-keep-card = Je hebt geen kaart “Die houd ik!” in je hand. Gooi in plaats daarvan een kaart weg.
reason-show-first = Iemand speelde “Die pak ik!”, dus nu laat iedereen kaarten zien. Kies eerst welke je laat zien.
reason-show-count = Dat aantal klopt niet: laat precies { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } zien. Welke, dat kies je zelf.
reason-choose-shown = De getoonde kaarten wachten op jou. Neem er eerst één, of geen.
reason-not-shown = Plaats { $seat } heeft deze kaart niet laten zien: { $card }. Neem een van de getoonde kaarten, of geen.
reason-nothing-to-show = Niemand heeft gevraagd om je kaarten, dus houd ze verborgen. Je laat ze alleen zien na “Die pak ik!”.
reason-nothing-to-take = Er liggen nu geen getoonde kaarten. Die zijn er alleen als jij “Die pak ik!” speelt.
reason-swap-count = Dat zijn te veel kaarten om te ruilen: je mag er hoogstens { $count } ruilen. Kies er minder, of geen.
reason-carry-first = De ronde is voorbij en je mag kaarten houden voor de volgende. Kies die eerst; geen mag ook.
reason-carry-count = Dat zijn te veel kaarten: je mag er { $count ->
        [0] geen
       *[other] hoogstens { $count }
    } houden.
reason-nothing-to-carry = Kaarten houden doe je alleen aan het eind van een ronde, en alleen als je dat mag. Nu kan het niet.
reason-not-an-action = “{ $action }” kan niet in dit spel. Kies een van de zetten die wel kunnen.

## Spellen die niet klaargezet kunnen worden

setup-edition = Er is geen editie “{ $name }”. Kies uit { $known }, of geef het pad van je eigen bestand.
setup-side = De editie { $edition } heeft geen kant { $side }. Kies uit: { $known }.
setup-seats = Deze editie kun je niet { $seats ->
        [one] alleen
       *[other] met { $seats }
    } spelen. Er zijn { $least } tot { $most } spelers nodig.
setup-dealer = Plaats { $dealer } kan niet geven, want er zijn maar { $seats } plaatsen. Noem er een van 1 tot en met { $seats }.
setup-seat = Plaats { $seat } is er niet aan deze tafel. Noem er een van 1 tot en met { $seats }.
setup-seed = “{ $seed }” is geen startwaarde. Die heeft 32 bytes, geschreven met 64 tekens van 0 tot 9 en a tot f.
setup-language = Er zijn geen teksten in de taal “{ $language }”. Kies uit: { $known }.
setup-bot = Er is geen computerspeler “{ $name }”. Kies uit: { $known }.
setup-number = Level { $number } is er niet op deze kant. Kies er een van 1 tot en met { $most }.
setup-entropy = Wat de spelers aan het schudden toevoegen, past niet. Geef voor elk van de { $seats } plaatsen een stuk van hoogstens { $most } bytes, of helemaal niets.

## Bestanden met eigen edities

edition-unreadable = { $file } kan niet gelezen worden: { $problem }. Kijk of het bestand bestaat en of je het mag openen.
edition-not-text = { $file } is geen tekst in UTF-8. Sla het bestand in je editor op als UTF-8 en probeer het opnieuw.
edition-not-toml = { $file } is geen editie, of er zit een tikfout in: “{ $problem }” (TOML). Kies een ander bestand, of verbeter die plek.
edition-too-long = { $file } heeft meer dan { $most } tekens, en zoveel heeft geen editie nodig. Maak het bestand korter, of kijk of het het juiste is.
edition-too-many-dots = { $file }: deze regel heeft meer dan { $most } punten, en zoveel heeft geen regel van een editie nodig. Kijk of het het juiste bestand is.
edition-missing = { $file }: “{ $key }” ontbreekt, en elke editie heeft het nodig. Voeg het toe.
edition-unknown-key = { $file }: een editie kent geen “{ $key }”. Kijk of je het goed schreef; hier hoort { $known }.
edition-type = { $file }: “{ $key }” is { $value }, maar het moet { $expected ->
        [text] een tekst tussen aanhalingstekens
        [number] een geheel getal
        [list] een lijst tussen vierkante haken
        [table] een tabel
        [tables] een lijst van tabellen
       *[other] { $expected }
    } zijn.
edition-players = { $file }: “{ $key }” is { $value }, maar het moeten twee getallen van 2 tot en met 6 zijn, het kleinste eerst.
edition-joker-range = { $file }: “{ $key }” is { $value }, maar een joker vervangt getallen uit dit spel, het kleinste eerst.
edition-joker-half = { $file }: “{ $key }” ontbreekt: een joker noemt het kleinste én het grootste getal dat hij vervangt, of geen van beide. Voeg het toe.
edition-count = { $file }: “{ $key }” is { $value }, en dat is te klein of te groot. Het moet binnen { $expected } vallen.
edition-deck-too-small = { $file }: er zijn { $cards } kaarten, maar { $seats } spelers hebben er minstens { $needed } nodig: ieder tien en een trekstapel. Neem meer kaarten of minder spelers.
edition-level = { $file }: “{ $text }” bij “{ $key }” is geen level. Schrijf het zo: “2 run 3 + set 2 + colour 4”.
edition-level-too-big = { $file }: “{ $text }” bij “{ $key }” vraagt { $cards } kaarten, maar je hebt er tien in je hand. Maak het level kleiner.
edition-part-too-small = { $file }: “{ $text }” bij “{ $key }” heeft een combinatie van { $size }, maar twee kaarten is het minste. Maak die groter.
edition-part-too-big = { $file }: “{ $text }” bij “{ $key }” heeft een combinatie van { $size }, maar zo veel passende kaarten zijn er niet. Maak die kleiner.
edition-run-too-long = { $file }: “{ $text }” bij “{ $key }” heeft een reeks van { $size }, maar er zijn maar { $numbers } getallen. Maak de reeks korter.
edition-sides = { $file }: “{ $key }” noemt { $value } levels, maar een kant heeft er 1 tot 20.
edition-carry = { $file }: “{ $key }” is { $value }, en dat is maar een halve regel om kaarten te houden. Geef carry_from en carry_cards, of geen van beide.
edition-mix = { $file }: “{ $key }” is { $value }, en dat kan er niet bij geschud worden. Neem “all” of “specials” van een van deze edities: { $known }.
edition-name = { $file }: “{ $key }” is “{ $value }”, en dat kan geen naam zijn. Gebruik letters, cijfers en streepjes.
edition-mixed = { $file }: “{ $name }” is een mix en heeft geen eigen bestand. Neem de editie vóór het plusteken.

## Teksten die geen notatie zijn

notation-card = “{ $text }” is geen kaart. Schrijf een kleur (r, o, y, g, b of p) en een getal tot en met 30, zoals r7; of J, J1-8 met het kleinste getal voorop, S, T, X of K.
notation-cards = “{ $text }” is geen rij kaarten. Zet er spaties tussen, zoals r7 b5 J.
notation-meld = “{ $text }” is geen combinatie. Schrijf die zoals R4(r4 b5 J), S7(r7 p7) of Cb(b2 b9).
notation-action = “{ $text }” is geen zet. Schrijf die zoals “draw”, “discard r7” of “skip 2”.
notation-level = “{ $text }” is geen level. Schrijf het zoals “2 run 3 + set 2 + colour 4”.
notation-seat = “{ $text }” is geen plaats. Plaatsen tellen vanaf 1.
notation-name = “{ $text }” kan geen naam zijn. Neem een korte op één regel, zonder stuurtekens.

## Verslagen van spellen

record-unreadable = { $file } kan niet gelezen worden. Kijk of het bestand bestaat en of je het mag openen.
record-empty = Regel { $line }: het verslag is leeg. Kies een bestand waar een spel in staat.
record-not-a-record = Regel { $line }: dit is geen verslag van Level 8. Een verslag zegt dat op de eerste regel.
record-version = Regel { $line }: deze versie van het verslag is hier onbekend. Een nieuwere level8 kan het misschien lezen.
record-bytes = Regel { $line }: de tekst is beschadigd, het is geen UTF-8. Haal een nieuwe kopie van het bestand.
record-truncated = Regel { $line }: hier breekt het verslag af. Haal een volledige kopie van het bestand.
record-digest = Regel { $line }: de controlesom klopt niet, dus er is iets veranderd. Haal het oorspronkelijke bestand.
record-header = Regel { $line }: dit is geen kopregel. Een kopregel heeft een naam, een dubbele punt en een waarde.
record-order = Regel { $line }: dit hoort hier niet. De delen van een verslag staan in een vaste volgorde.
record-unknown-header = Regel { $line }: een kopregel “{ $header }” bestaat niet. Kijk of die goed geschreven is, of laat hem weg.
record-missing-header = Regel { $line }: de kopregel “{ $header }” ontbreekt. Elk verslag heeft die nodig.
record-value = Regel { $line }: deze waarde kan “{ $header }” niet hebben. Zet terug wat er stond.
record-round = Regel { $line }: hier moet de kop van de volgende ronde staan. Rondes tellen vanaf 1.
record-deal = Regel { $line }: zo geeft de startwaarde de kaarten niet. Verwacht was { $expected }, hier staat { $found }.
record-action = Regel { $line }: “{ $action }” is geen zet. Schrijf die zoals “draw”, “discard r7” of “skip 2”.
record-illegal = Regel { $line }: “{ $action }” is tegen de regels. { $why }
record-seat = Regel { $line }: deze plaats is niet aan de beurt. Zetten staan in de volgorde waarin ze gespeeld zijn.
record-drawn = Regel { $line }: deze kaart komt niet uit de startwaarde. Verwacht was { $expected }, hier staat { $found }.
record-result = Regel { $line }: zo liep het spel niet af. De uitslag volgt uit de zetten.
record-commitment = Regel { $line }: de startwaarde past niet bij wat vóór het eerste geven beloofd is. Deze kaarten zijn niet te vertrouwen.
record-entropy = Regel { $line }: wat de spelers aan het schudden toevoegden, is verkeerd geschreven. Gebruik paren van de tekens 0 tot 9 en a tot f.
record-form = Regel { $line }: zo schrijft een verslag dit niet. Verwacht was hier “{ $expected }”.
record-levels = Regel { $line }: zo liep de ronde niet af. Verwacht was “{ $expected }”, hier staat “{ $found }”.
record-line-ends = Regel { $line }: de regeleinden zijn onderweg veranderd. Haal het bestand zoals het is bewaard, met gewone regeleinden (LF).
record-too-big = Regel { $line }: dit is te lang voor het verslag van een spel. { $most } MiB is het meeste.
record-after-the-end = Regel { $line }: het spel was hiervoor al afgelopen. Er mag niets meer volgen.
record-not-the-end = Regel { $line }: hier eindigt de ronde niet. Een ronde eindigt als iemand de laatste kaart weggooit of speelt, of wint door het laatste level uit te leggen.
record-unfinished = Regel { $line }: het verslag houdt op voordat het spel uit is. Alleen een afgelopen spel heeft een uitslag.
record-secret = Regel { $line }: de startwaarde is geheim zolang het spel duurt, en zonder startwaarde is er niets te bewijzen. Een verslag dat na afloop bewaard is, noemt die wel.
