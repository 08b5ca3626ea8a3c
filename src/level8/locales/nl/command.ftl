### De opdrachtregel: hulp, opties, fouten, en de woorden van een spel in de terminal.

## Hulp

cli-usage-level8 = Gebruik: level8 [--language xx] OPDRACHT [OPTIES]
cli-about-level8 = Level 8, het kaartspel: om te spelen, de regels te lezen en te onderzoeken.
cli-usage-play = Gebruik: level8 play [OPTIES]
cli-about-play = Een spel in de terminal: jij tegen de computer. Aan tafel laat help zien wat je kunt doen.
cli-usage-rules = Gebruik: level8 rules [--edition E] [--side N]
cli-about-rules = De regels van een editie, met de levelkaarten getekend.
cli-usage-editions = Gebruik: level8 editions [--edition E]
cli-about-editions = Een tabel van alle edities: kaarten, spelers en kanten.
cli-usage-solve =
    Gebruik: level8 solve --hand KAARTEN --level LEVEL [--edition E]
    level8 solve --hand KAARTEN --edition E --side N --number K
cli-about-solve =
    Hoeveel kaarten een hand mist voor een level, welke zouden helpen, en op welke manieren het uitgelegd kan worden.
    Voorbeeld: level8 solve --hand "r4 b5 J g8 g9 y10" --level "2 run 3"
cli-usage-simulate = Gebruik: level8 simulate [OPTIES]
cli-about-simulate = De computer speelt tegen zichzelf, met een verslag van elk spel. Dezelfde startwaarde geeft dezelfde spellen.
cli-usage-replay = Gebruik: level8 replay BESTAND
cli-about-replay = Loopt een verslag beurt voor beurt door, met alle handen open.
cli-usage-verify = Gebruik: level8 verify BESTAND…
cli-about-verify = Speelt verslagen na en bewijst kaarten, zetten en uitslag. Klopt er een niet, dan eindigt de opdracht met 1.
cli-usage-bench = Gebruik: level8 bench [--seconds N]
cli-about-bench = Hoe snel de spellogica op deze computer is, naast andere als die geïnstalleerd zijn.
cli-options = Opties:
cli-verbs = Opdrachten:
cli-more = “level8 OPDRACHT --help” vertelt meer over een opdracht.
cli-verb-play = tegen de computer spelen
cli-verb-rules = de regels lezen
cli-verb-editions = de edities bekijken
cli-verb-solve = vragen wat een hand mist voor een level
cli-verb-simulate = de computer tegen zichzelf laten spelen
cli-verb-replay = een verslag van een spel bekijken
cli-verb-verify = een verslag van een spel bewijzen
cli-verb-bench = de snelheid meten

cli-option-help = deze hulp tonen
cli-option-version = de versie tonen
cli-value-cards = KAARTEN
cli-value-level = LEVEL
cli-value-file = BESTAND
cli-value-dir = MAP
cli-value-name = NAAM
cli-value-player = SPELER
cli-value-how = HOE
cli-value-address = ADRES
cli-value-addresses = ADRESSEN
cli-option-language = taal: en, de, fr, nl of it
cli-option-json = antwoord in JSON, voor programma’s
cli-option-edition = editie (zie “level8 editions”) of het pad van je eigen bestand
cli-option-side = kant van de levelkaarten: 1 voor ★, 2 voor ★★
cli-option-number = nummer van het level op die kant
cli-option-hand = de hand, zoals “r4 b5 J g8”; met - wordt van de standaardinvoer één hand per regel gelezen
cli-option-level = het level, zoals “run 3 + set 2 + colour 4”
cli-option-all = alle manieren om uit te leggen tonen, hoeveel het er ook zijn
cli-option-seats = aantal spelers
cli-option-bot = wie tegen je speelt: random, novice, steady, expert of module:Klasse voor een eigen
cli-option-bots = een computerspeler: random, novice, steady, expert of module:Klasse voor een eigen; herhaal het voor verschillende
cli-option-seed = waar het schudden vandaan komt: een geheel getal, of 64 tekens van 0 tot 9 en a tot f
cli-option-name = je naam
cli-option-record-file = het verslag van het spel in dit bestand bewaren
cli-option-record-folder = het verslag van elk spel in deze map bewaren
cli-option-games = aantal spellen
cli-option-most-turns = een spel na zoveel beurten stoppen
cli-option-seconds = seconden om elk te meten
cli-operand-record = het bestand van een verslag
cli-operand-records = bestanden van verslagen

## Fouten: elk één zin

cli-unknown-verb = De opdracht “{ $verb }” bestaat niet; kies uit { $known }.
cli-unknown-option = De optie “{ $word }” bestaat hier niet; --help toont welke er wel zijn.
cli-unexpected = “{ $word }” hoort hier niet; --help toont wat wel.
cli-needs-value = Na de optie { $option } ontbreekt een waarde.
cli-takes-no-value = De optie { $option } krijgt geen waarde.
cli-missing-option = De optie { $option } ontbreekt; --help toont hoe je die gebruikt.
cli-missing-file = Er is geen bestand genoemd; geef het bestand van een verslag.
cli-not-a-number = “{ $text }” kan niet voor { $option }, daar hoort een geheel getal van { $least } tot en met { $most }.
cli-not-whole = “{ $text }” kan niet voor { $option }, daar hoort een geheel getal.
cli-not-a-seed = “{ $text }” is geen startwaarde; geef een geheel getal vanaf 0 met hoogstens 20 cijfers, of 64 tekens van 0 tot 9 en a tot f.
cli-level-or-number = Noem het level óf met --level óf met --number.
cli-level-too-big = Het level “{ $text }” vraagt meer dan { $most } kaarten, en meer kan niet.
cli-part-too-small = “{ $part }” is geen combinatie: het moeten minstens twee kaarten zijn.
cli-run-too-long = Geen hand kan “{ $part }” bevatten, want de getallen houden op bij { $top }.
cli-hand-too-big = De hand heeft { $count } kaarten, maar meer dan { $most } kan niet.
cli-card-not-in-edition = De kaart { $card } zit niet in de editie { $edition }.
cli-too-many-bots = Met --bot zijn { $count } spelers genoemd voor { $seats ->
        [one] 1 plaats
       *[other] { $seats } plaatsen
    }.
cli-file-unreadable = { $file } kan niet gelezen worden: { $problem }.
cli-file-unwritable = { $file } kan niet geschreven worden: { $problem }.
cli-file-too-big = { $file } is te groot voor een verslag.
cli-no-record = { $file } kan niet als verslag gelezen worden. { $why }
cli-replay-no-seed = { $file } noemt de startwaarde niet, dus het spel kan niet getoond worden. Het verslag van een afgelopen spel noemt die wel.
cli-stream = In- of uitvoer lukt niet: { $problem }.
cli-bug = Dit is een fout in level8 zelf ({ $what }); LEVEL8_DEBUG=1 toont waar.

## Wat het systeem zegt over bestanden en adressen

trouble-missing = dit bestand of deze map bestaat niet
trouble-denied = de toestemming ontbreekt
trouble-folder = het is een map
trouble-no-folder = een deel van het pad is geen map
trouble-exists = het is er al
trouble-full = de schijf is vol
trouble-read-only = op deze schijf kan niet worden geschreven
trouble-long-name = de naam is te lang
trouble-broken = de schijf werkt niet
trouble-address-used = een ander programma gebruikt deze poort al
trouble-address-elsewhere = deze computer heeft dit adres niet
trouble-no-host = dit adres is onbekend

## Antwoorden

cli-skip = overslaan
cli-take = pakken
cli-swap = ruilen
cli-keep = houden
cli-more-ways = … en nog { $count }.
cli-many-more = … en nog veel meer.
cli-more-with-all = … en nog { $count }; --all toont ze.
cli-verified-so-far = { $file }: tot zover bewezen. Kaarten en zetten kloppen, maar het spel is niet af.
cli-simulating = Er wordt gespeeld
cli-seat = Plaats
cli-bot = Speler
cli-wins = Gewonnen
cli-mean-level = Gemiddeld level
cli-games-told = { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }, gemiddeld { $rounds } rondes en { $turns } beurten.
cli-games-capped = { $count ->
        [one] 1 spel is
       *[other] { $count } spellen zijn
    } na { $most ->
        [one] 1 beurt
       *[other] { $most } beurten
    } onvoltooid gestopt.
cli-seed-told = De startwaarde van deze spellen: { $seed }
cli-records-in = De verslagen staan in { $folder }.
cli-replay-keys = Enter: volgende beurt · a: al het overige · een getal: die ronde · q: stoppen
cli-replay-no-round = Ronde { $round } is er niet; de laatste is { $most }.
cli-replay-unfinished = Hier houdt het verslag op; het spel was niet af.

## Een spel in de terminal

cli-welcome = Welkom bij Level 8! Typ help wanneer je wilt zien wat je kunt doen.
cli-seat-level = level { $level }
cli-seat-pile = weggegooid
cli-you-start = Jij begint.
cli-you-drew-own = Je hebt { $card } van je eigen aflegstapel gepakt.
cli-drew-yours = { $name } pakt { $card } van jouw aflegstapel.
cli-taken-yours = { $name } neemt { $card } van jou.
cli-skips-you = { $name } laat jou een beurt overslaan.
cli-you-drew-nothing = Er is niets te pakken voor jou.
cli-stood-in = { $why ->
        [raised] { $name } liep vast op een fout
        [illegal] { $name } wilde iets wat niet mag
       *[late] { $name } deed er te lang over
    }; steady doet de zet.
cli-choice-draw = van de trekstapel pakken ({ $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    })
cli-choice-draw-from = { $card } van de aflegstapel van { $name } pakken
cli-choice-draw-own = { $card } van je eigen aflegstapel pakken
cli-choice-lay = je level uitleggen: { $melds }
cli-choice-off = { $card } aanleggen bij { $place }: { $meld }
cli-choice-skip = { $name } een beurt laten overslaan
cli-choice-take = “Die pak ik!” spelen: alle anderen laten kaarten zien
cli-choice-keep = “Die houd ik!” spelen
cli-choice-taken = { $card } van { $name } nemen
cli-choice-taken-none = geen ervan nemen
cli-choice-discard = { $card } weggooien
cli-choice-show = { $cards } laten zien
cli-choice-swap = “Die ruil ik!” spelen en ruilen: { $cards }
cli-choice-carry = { $cards } houden voor de volgende ronde
cli-how-discard = een kaart, zoals { $card }, gooit die weg
cli-how-cards = typ de kaarten, zoals { $cards }
cli-how-swap = swap en hoogstens drie kaarten, zoals swap { $cards }, speelt “Die ruil ik!”
cli-how-none = none houdt er geen
cli-hint = Tip: { $what }
cli-help-short = Een getal kiest uit de lijst. Kort: d of d 2 pakt, x r7 of alleen r7 gooit weg, lay list toont je manieren om uit te leggen, lay r4 b5 J / g9 p9 legt je eigen groepen, table toont de tafel nog eens, save BESTAND bewaart een verslag. Kaarten:
cli-save-ask = Typ een bestandsnaam om het verslag van dit spel te bewaren; alleen Enter laat het weg.
cli-seen-saved = Wat je van dit spel gezien hebt, staat in { $file }. Alleen het verslag van een afgelopen spel toont alles en is te bewijzen.
cli-typed-unknown = “{ $text }” kun je hier niet doen; help toont wat wel kan.
cli-typed-usage = Dat is niet compleet; schrijf het als “{ $usage }”.
cli-typed-which-meld = Die kaart past op meer plaatsen; noem er een, zoals “{ $usage }”.
cli-typed-fits-nowhere = Die kaart past bij geen combinatie op tafel.
cli-typed-groups = Zo zijn deze kaarten niet je level; scheid de combinaties met een schuine streep, zoals “{ $usage }”.
cli-no-choice = { $most ->
        [0] Er is nu niets met een getal te kiezen.
       *[other] Keuze { $number } is er niet; de getallen gaan van 1 tot en met { $most }.
    }
cli-lay-lacks = Je kunt je level nog niet uitleggen: { $count ->
        [one] er ontbreekt 1 kaart
       *[other] er ontbreken { $count } kaarten
    }.
