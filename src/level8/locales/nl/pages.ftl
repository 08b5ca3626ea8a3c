### De pagina’s rond de tafel: eerste pagina, inrichten, regels, over, naspelen.

pages-home = Level 8, eerste pagina
pages-nav = Pagina’s
pages-skip = Naar de inhoud
pages-rules = Regels
pages-about = Over en eerlijkheid
pages-language = Taal
pages-theme-auto = Kleuren: zoals op het apparaat
pages-theme-light = Kleuren: licht
pages-theme-dark = Kleuren: donker
pages-unaffiliated = Een vrije tafel voor het kaartspel Level 8, gemaakt door mensen die het graag spelen. Niet verbonden met de uitgever van het spel; teksten en tekeningen zijn van onszelf.
pages-loading = Een ogenblik …

## Eerste pagina

pages-tagline = Klim acht levels hoog, eerder dan de rest
pages-about-short = Reeksen, tweelingen, kleuren: verzamel wat je levelkaart vraagt, leg het uit en klim. Alleen tegen de computer, met vrienden ver weg, of met de familie rond één apparaat.
pages-play-now = Nu spelen
pages-play-now-about = Jij en drie computerspelers, de moderne uitgave, meteen kaarten in de hand. Zonder naam, zonder account.
pages-friends = Met vrienden
pages-friends-about = Je krijgt een link en een code om te scannen. Wie die opent, schuift aan jouw tafel aan.
pages-friends-go = Vrienden uitnodigen
pages-how-many = Hoeveel plaatsen?
pages-players = { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
pages-device = Eén apparaat
pages-device-about = Twee tot zes mensen geven het door. Tussendoor zijn alle handen verborgen.
pages-device-go = Namen invullen
pages-watch = Naar bots kijken
pages-watch-about = Leun achterover: vier computerspelers spelen onder elkaar.
pages-watch-go = Kijken
pages-own = Je eigen tafel
pages-own-about = Elke uitgave, beide kanten van de levelkaarten, klok, sterkte van de bots en meer.
pages-own-go = Alle mogelijkheden
pages-open-tables = Open tafels
pages-open-seats = { $open ->
        [one] 1 van de { $seats } plaatsen is vrij
       *[other] { $open } van de { $seats } plaatsen zijn vrij
    }
pages-join = Gaan zitten
pages-my-tables = Jouw tafels
pages-table-of = Tafel, laatst gespeeld: { $when }
pages-back-to-table = Verder spelen
pages-my-games = Jouw gespeelde spellen
pages-game-of = { $edition }, { $side }
pages-won-by = gewonnen door { $name }
pages-replay = Naspelen
pages-show-all = Alle { $count } tonen
pages-other-device = Ergens anders verder
pages-other-device-about = Begin op je telefoon, ga verder op de computer: je plaatsen en spellen gaan mee. De link werkt tien minuten lang en maakt het andere apparaat tot jou. Laat hem aan niemand anders zien.
pages-other-device-go = Link maken
pages-other-device-code = Code om met het andere apparaat te scannen
pages-link = Link

## Eén apparaat

pages-device-how = Wie aan de beurt is, neemt het apparaat. Tussen twee beurten dekt de pagina alles af, tot de volgende zegt er te zijn.
pages-who-plays = Wie doen er mee?
pages-name-of = Naam van speler { $number }
pages-player = Speler { $number }
pages-add-player = Nog iemand
pages-remove = { $name } weghalen
pages-bots-too = Ook computerspelers
pages-deal = Kaarten geven
pages-more-options = Meer mogelijkheden

## Inrichten

pages-edition = Uitgave
pages-facts = { $cards } kaarten, getallen tot { $top }, { $least } tot { $most } spelers
pages-own-edition = Een eigen uitgave
pages-own-edition-about = Een TOML-bestand met jouw kaarten en jouw levels
pages-choose-file = Bestand kiezen
pages-no-file = Er is geen bestand met een uitgave gekozen. Kies er een, of neem een andere uitgave.
pages-mix = Erbij mengen
pages-mix-none = Niets
pages-mix-specials = De speciale kaarten van Master
pages-mix-master = Alle kaarten van Master
pages-side = Kant van de levelkaarten
pages-side-easy = { $side }: om te beginnen
pages-side-hard = { $side }: moeilijker
pages-see-levels = De levels bekijken
pages-seats = Plaatsen
pages-seats-limit = { $least } tot { $most } plaatsen
pages-who-on-seat = Wie zit er op plaats { $seat }?
pages-me = Ik, op dit apparaat
pages-open-seat = Open: wie de link heeft
pages-bot = Computer: { $bot }
pages-name = Naam (als je wilt)
pages-name-of-seat = Naam op plaats { $seat }
pages-add-seat = Nog een plaats
pages-remove-seat = Plaats { $seat } weghalen
pages-table = Aan tafel
pages-clock = Tijd voor een beurt
pages-clock-of = { $seconds ->
        [0] Onbeperkt
       *[other] { $seconds } seconden
    }
pages-clock-about = Is die om, dan doet de computer die ene zet.
pages-strength = Wie er invalt
pages-strength-about = Hoe sterk de computer speelt voor wie even weg is.
pages-pace = Tempo van de computer: { $pace }
pages-pace-about = Hoe lang hij voor een zet lijkt na te denken.
pages-hints = Tips zijn toegestaan
pages-chat = Chat aan tafel
pages-listed = Deze tafel op de eerste pagina tonen zolang er plaats is
pages-open-table = Tafel openen
pages-open-hint = De tafel gaat open met een link voor de anderen. Geef als iedereen er is; wat dan nog vrij is, neemt de computer.
pages-deal-hint = De kaarten worden meteen gegeven. Open je eerst de tafel, dan kun je nog veranderen wie waar zit.

## Naspelen

pages-drew = { $name } pakt: { $card }.
pages-swapped = { $name } ruilt { $cards } en pakt { $drawn }.
pages-carried = { $name } houdt voor de volgende ronde: { $cards }.
pages-carried-none = { $name } houdt geen kaarten voor de volgende ronde.
pages-dealer = geeft
pages-look-from = Bekijk het vanaf { $name }
pages-hand-of = Hand van { $name }: { $cards }
pages-discard-of = Aflegstapel van { $name }: { $card }
pages-discard-none = Aflegstapel van { $name }: leeg
pages-controls = Bediening
pages-position = Plek in het spel
pages-step-of = Ronde { $round }, stap { $step } van { $steps }
pages-round-back = Een ronde terug
pages-round-on = Naar de volgende ronde
pages-step-back = Een stap terug
pages-step-on = Een stap verder
pages-play = Afspelen
pages-pause = Stilzetten
pages-round = Ronde
pages-speed = Tempo
pages-speed-of = { $times }×
pages-replay-keys = Toetsen: ← → een stap, Page Up en Page Down een ronde, Home en End, spatie speelt af.
pages-share = Link kopiëren
pages-copied = Link gekopieerd
pages-download = Verslag downloaden

## Het bewijs van het schudden

pages-verify = Schudden controleren
pages-checking = Bezig met controleren …
pages-verdict-good = Alles is gegeven zoals de startwaarde zegt. Dat is hier uitgerekend, in jouw browser.
pages-verdict-bad = Dit spel is niet gegeven zoals zijn startwaarde zegt. Vertrouw het niet.
pages-verify-broken = De startwaarde of wat de spelers toevoegden is niet te lezen, dus er valt niets te bewijzen. Vertrouw dit spel niet.
pages-verify-scope = Dit controleert het toeval: dat niemand de kaarten heeft gelegd, of bekeken en verwisseld. Het laat niet zien dat de startwaarde geheim bleef, en ook niet wie er aan tafel zat.
pages-show-fault = Laat zien
pages-good-commitment = De startwaarde is die welke vóór het eerste geven beloofd is: haar SHA-256 is de belofte.
pages-fault-commitment = De startwaarde is niet de beloofde. Haar SHA-256 is { $expected }, beloofd was { $found }.
pages-good-promise = De belofte is die welke deze browser aan het begin van het spel zag.
pages-fault-promise = Deze browser zag aan het begin van het spel een andere belofte: { $expected }. Nu is het { $found }.
pages-good-mix = Wat de spelers toevoegden is meegeschud, een stukje voor elke plaats.
pages-fault-mix = Wat de spelers toevoegden is niet één stukje voor elke plaats.
pages-good-dealer = Wie het eerst geeft, klopt.
pages-fault-dealer = Plaats { $expected } had het eerst moeten geven, maar het was plaats { $found }.
pages-good-deals = { $count ->
        [one] Het geven in de enige ronde: elke hand en de omgedraaide kaart volgen uit de startwaarde.
       *[other] Alle { $count } rondes: elke hand en elke omgedraaide kaart volgen uit de startwaarde.
    }
pages-fault-deals = Een keer geven volgt niet uit de startwaarde. Aan de beurt was: { $expected }. Gegeven is: { $found }.
pages-good-draws = { $count ->
        [one] De gepakte kaart lag boven op de stapel.
       *[other] Alle { $count } keren dat iemand pakte, lagen die kaarten boven op de stapel.
    }
pages-fault-draws = Een gepakte kaart lag niet boven op de stapel. Aan de beurt was { $expected }, gepakt is { $found }.
pages-good-piles = { $count ->
        [one] De nieuwe trekstapel is geschud zoals de startwaarde zegt.
       *[other] Alle { $count } nieuwe trekstapels zijn geschud zoals de startwaarde zegt.
    }
pages-fault-piles = Een nieuwe trekstapel is niet geschud zoals de startwaarde zegt.
pages-good-cards = Na elke stap is elke kaart van het spel er precies één keer.
pages-fault-cards = Er zijn kaarten bijgekomen of verdwenen: wat op tafel en in de handen is, is niet het hele spel.
pages-good-record = Het verslag om te downloaden noemt dezelfde startwaarde en dezelfde kaarten, en zijn controlegetal klopt.
pages-fault-record = Het verslag om te downloaden is veranderd, of hoort niet bij dit spel.
pages-check-moves = Ook elke zet controleren
pages-moves-true = De server heeft het hele verslag nagespeeld: elke zet mocht, en de uitslag volgt eruit.
pages-numbers = De getallen
pages-commitment = Belofte (SHA-256 van de startwaarde)
pages-seed = Startwaarde
pages-entropy = Toegevoegd door plaats { $seat }
pages-check-record = Een verslag controleren
pages-check-record-about = Kies een verslag dat iemand heeft bewaard. De server speelt het vanuit de startwaarde na en noemt de eerste regel die niet klopt. Hij bewaart er niets van.
pages-record-true = { $file } is echt: de startwaarde houdt haar belofte, elke kaart volgt eruit, elke zet mocht.
pages-record-false = { $file } is geen echt spel.

## Over

pages-about-what = Level 8 is een kaartspel waarin iedereen acht levels hoog klimt. Hier kun je het in de browser spelen: alleen, rond één apparaat, of met vrienden ver weg, in alle uitgaven.
pages-about-ours = Waar de gedrukte regels zwijgen, zeggen wij hoe we spelen; op de pagina met de regels staat het.
pages-about-privacy = Wat er van je bewaard blijft
pages-about-kept = Geen reclame, niemand die meekijkt, geen account. De pagina praat met deze server en met niemand anders.
pages-about-cookie = Eén cookie bevat een willekeurig getal dat je naar je plaats terugbrengt. Taal, kleuren en de namen die je typt blijven in je browser.
pages-about-names = Gespeelde spellen worden bewaard met de namen aan tafel, zodat wie de link heeft ze weer kan bekijken.
pages-fair = Waarom je het schudden kunt vertrouwen
pages-fair-why = Niemand hoeft degene te vertrouwen die de server beheert. Elk spel bewijst zelf zijn schudden:
pages-fair-promise = Vóór het eerste geven trekt de server een geheim getal, de startwaarde, en laat iedereen de vingerafdruk ervan zien (SHA-256). Daarmee ligt het vast: een andere startwaarde zou een andere vingerafdruk hebben.
pages-fair-add = De browsers van de spelers voegen dan eigen willekeurige getallen toe. Niemand, ook de server niet, kan kiezen wat er uit alles samen komt.
pages-fair-shuffle = Uit deze getallen alleen volgen wie het eerst geeft, elke keer schudden en dus elke kaart, het hele spel lang.
pages-fair-tell = Is het spel uit, dan wordt de startwaarde verteld. Nu kan iedereen het geven narekenen en vergelijken.
pages-fair-check = Bij het naspelen van een gespeeld spel gebeurt precies dat in jouw browser, en die zegt wat hij vond. De opdracht level8 verify doet het met een gedownload verslag, zonder server.
pages-fair-limits = Wat dit niet kan laten zien
pages-fair-not-secret = Dat de server de startwaarde voor zich hield terwijl je speelde: wie haar kent, kent elke kaart.
pages-fair-not-who = Wie er aan tafel zat: namen zijn wat mensen typen.
pages-fair-not-choice = Wordt er gegeven met dezelfde klik die de tafel opent, dan voegt je browser zijn getal toe voordat hij de belofte kan zien.

## Als er iets niet is

pages-missing = Deze pagina bestaat niet
pages-missing-why = Misschien zit er een tikfout in het adres, of wat hier was, is weg.
pages-to-home = Naar de eerste pagina
