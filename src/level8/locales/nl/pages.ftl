### De pagina’s rond de tafel: eerste pagina, inrichten, regels, over, naspelen.

pages-home = Level 8, startpagina
pages-nav = Pagina’s
pages-skip = Naar de inhoud
pages-rules = Regels
pages-about = Info & eerlijk spel
pages-language = Taal
pages-theme-auto = Kleuren: zoals op het apparaat
pages-theme-light = Kleuren: licht
pages-theme-dark = Kleuren: donker
pages-unaffiliated = Gemaakt door mensen die dol zijn op het kaartspel Level 8. We hebben niets te maken met de uitgever van het spel; teksten en tekeningen zijn van onszelf.
pages-loading = Een momentje…

## Eerste pagina

pages-tagline = Klim acht levels, sneller dan de rest
pages-about-short = Verzamel reeksen, tweelingen en kleuren, leg ze uit en klim. Speel alleen tegen de computer, met vrienden ver weg, of met de familie rond één apparaat.
pages-play-now = Nu spelen
pages-learn = Leer het in drie minuten
pages-play-now-about = Jij tegen drie computerspelers, en meteen kaarten in je hand. Zonder naam, zonder account.
pages-play-against = Speel tegen
pages-rival-novice = speelt gewoon mee
pages-rival-steady = een goede tegenstander
pages-rival-expert = telt de kaarten
pages-goes-on = Je spel gaat verder
pages-friends = Met vrienden
pages-friends-about = Je krijgt een link en een code om te scannen. Wie die opent, zit bij jou aan tafel.
pages-friends-go = Vrienden uitnodigen
pages-how-many = Hoeveel plaatsen?
pages-players = { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
pages-device = Eén apparaat
pages-device-about = Met twee tot zes mensen geef je één apparaat door. Niemand ziet de kaarten van een ander.
pages-device-go = Namen invullen
pages-watch = Naar bots kijken
pages-watch-about = Leun lekker achterover: vier computerspelers spelen tegen elkaar.
pages-watch-go = Kijken
pages-own = Je eigen tafel
pages-own-about = Alle edities, beide kanten van de levelkaarten, een klok, sterke of zwakke bots en meer.
pages-own-go = Alles instellen
pages-open-tables = Open tafels
pages-open-seats = { $open ->
        [one] 1 van de { $seats } plaatsen is vrij
       *[other] { $open } van de { $seats } plaatsen zijn vrij
    }
pages-join = Gaan zitten
pages-my-tables = Jouw tafels
pages-table-of = Tafel, laatst gespeeld: { $when }
pages-back-to-table = Verder spelen
pages-tried = alleen om te proberen
pages-habits = Wat je spellen zeggen
pages-my-games = Jouw gespeelde spellen
pages-game-of = { $edition }, { $side }
pages-won-by = gewonnen door { $name }
pages-replay = Terugkijken
pages-show-all = Alle { $count } tonen
pages-other-device = Wissel van apparaat
pages-other-device-about = Begin op je telefoon en ga verder op de computer: je plaatsen en spellen gaan mee. De link werkt tien minuten. Wie hem opent, speelt in jouw plaats, dus laat hem aan niemand anders zien.
pages-other-device-go = Link maken
pages-other-device-code = Code om met het andere apparaat te scannen
pages-link = Link

## Eén apparaat

pages-device-how = Wie aan de beurt is, neemt het apparaat. Tussen twee beurten verbergt de pagina alle kaarten, tot de volgende speler zegt: ik ben het.
pages-who-plays = Wie doet er mee?
pages-name-of = Naam van speler { $number }
pages-player = Speler { $number }
pages-add-player = Nog iemand
pages-remove = { $name } weghalen
pages-bots-too = Computerspelers erbij
pages-deal = Kaarten geven
pages-more-options = Meer instellen

## Inrichten

pages-edition = Editie
pages-facts = { $cards } kaarten, getallen tot en met { $top }, { $least } tot { $most } spelers
pages-own-edition = Je eigen editie
pages-own-edition-about = Een bestand met je eigen kaarten en levels
pages-choose-file = Bestand kiezen
pages-no-file = Je hebt nog geen bestand gekozen. Kies er een, of neem een andere editie.
pages-mix = Erbij schudden
pages-mix-none = Niets
pages-mix-specials = De speciale kaarten van Master
pages-mix-master = Alle kaarten van Master
pages-side = Kant van de levelkaarten
pages-side-easy = { $side }: om te beginnen
pages-side-hard = { $side }: moeilijker
pages-see-levels = De levels bekijken
pages-rule-numbers = Regelnummers
pages-rule-numbers-about = Ze staan nu achter elke regel. Foutmeldingen en de documenten van dit project verwijzen ernaar.
pages-seats = Plaatsen
pages-seats-limit = { $least } tot { $most } plaatsen
pages-seats-cut = Deze editie is voor hoogstens { $most } spelers: de tafel heeft nu { $most } plaatsen.
pages-who-on-seat = Wie zit er op plaats { $seat }?
pages-me = Ik, op dit apparaat
pages-open-seat = Vrij: voor wie de link heeft
pages-bot = Computer: { $bot }
pages-name = Naam (als je wilt)
pages-name-of-seat = Naam op plaats { $seat }
pages-add-seat = Nog een plaats
pages-remove-seat = Plaats { $seat } weghalen
pages-table = Aan tafel
pages-clock = Tijd per beurt
pages-clock-of = { $seconds ->
        [0] Geen limiet
       *[other] { $seconds } seconden
    }
pages-clock-about = Is de tijd om, dan doet de computer die ene zet.
pages-countdown = Na een ronde
pages-countdown-of = { $seconds ->
        [0] Tot iedereen verder gaat
       *[other] { $seconds } seconden
    }
pages-countdown-about = Is de tijd om, dan begint de volgende ronde vanzelf.
pages-strength = Wie er invalt
pages-strength-about = Hoe goed de computer speelt voor iemand die even weg is.
pages-pace = Denktijd van de bots: { $pace }
pages-pace-about = Hoe lang een bot wacht voor elke zet.
pages-hints = Tips toegestaan
pages-chat = Chat aan tafel
pages-late = Wie later komt, mag het van een bot overnemen
pages-listed = Deze tafel op de startpagina laten zien zolang er een plaats vrij is
pages-open-table = Tafel openen
pages-open-hint = Je krijgt een link voor de anderen. Geef de kaarten als iedereen er is; op de plaatsen die nog vrij zijn, komen bots.
pages-deal-hint = De kaarten worden meteen gegeven. Open je eerst de tafel, dan kun je nog veranderen wie waar zit.

## Naspelen

pages-drew = { $name } pakt: { $card }.
pages-swapped = { $name } ruilt: { $cards }. Nieuwe kaarten: { $drawn }.
pages-carried = { $name } houdt voor de volgende ronde: { $cards }.
pages-carried-none = { $name } houdt geen kaarten voor de volgende ronde.
pages-dealer = heeft gegeven
pages-look-from = Kijk mee met { $name }
pages-hand-of = Kaarten van { $name }: { $cards }
pages-discard-of = Aflegstapel van { $name }: { $card }
pages-discard-none = Aflegstapel van { $name }: leeg
pages-controls = Bediening
pages-position = Plek in het spel
pages-step-of = Ronde { $round }, stap { $step } van { $steps }
pages-round-back = Een ronde terug
pages-round-on = Volgende ronde
pages-step-back = Een stap terug
pages-step-on = Een stap verder
pages-play = Afspelen
pages-pause = Pauze
pages-round = Ronde
pages-speed = Snelheid
pages-speed-of = { $times }×
pages-replay-keys = Toetsen: ← → een stap, Page Up en Page Down een ronde, Home en End, spatie speelt af.
pages-share = Link kopiëren
pages-copied = Link gekopieerd
pages-download = Verslag downloaden

## Het bewijs van het schudden

pages-verify = Schudden controleren
pages-checking = Even controleren…
pages-verdict-good = Alle kaarten zijn gegeven zoals de startwaarde zegt. Dat heeft je browser net zelf uitgerekend.
pages-verdict-bad = De kaarten zijn niet gegeven zoals de startwaarde zegt. Vertrouw dit spel niet.
pages-verify-broken = De startwaarde, of wat de spelers eraan toevoegden, is niet te lezen. Zo valt er niets te bewijzen. Vertrouw dit spel niet.
pages-what-was-checked = Wat is nagekeken
pages-verify-scope = Dit controleert het schudden: niemand heeft de kaarten klaargelegd, en niemand heeft gespiekt en ze verwisseld. Het laat niet zien of de startwaarde geheim bleef, en ook niet wie er aan tafel zat.
pages-show-fault = Laat zien
pages-good-commitment = De startwaarde is degene die vóór het eerste geven is beloofd: de vingerafdruk (SHA-256) is dezelfde.
pages-fault-commitment = De startwaarde is niet degene die is beloofd. De vingerafdruk (SHA-256) is { $expected }, maar beloofd was { $found }.
pages-good-promise = De belofte is dezelfde die deze browser aan het begin van het spel zag.
pages-fault-promise = Deze browser zag aan het begin van het spel een andere belofte: { $expected }. Nu is het { $found }.
pages-good-mix = Wat de spelers toevoegden, is meegeschud: één stukje van elke plaats.
pages-fault-mix = Wat de spelers toevoegden, is niet één stukje van elke plaats.
pages-good-dealer = De goede speler heeft als eerste gegeven.
pages-fault-dealer = Plaats { $expected } had als eerste moeten geven, maar het was plaats { $found }.
pages-good-deals = { $count ->
        [one] In de enige ronde komen alle handen en de omgedraaide kaart uit de startwaarde.
       *[other] In alle { $count } rondes komen de handen en de omgedraaide kaart uit de startwaarde.
    }
pages-fault-deals = In een ronde zijn andere kaarten gegeven dan de startwaarde zegt. Verwacht: { $expected }. Gegeven: { $found }.
pages-good-draws = { $count ->
        [one] De gepakte kaart lag boven op de stapel.
       *[other] Er is { $count } keer gepakt, steeds van bovenop.
    }
pages-fault-draws = Een gepakte kaart lag niet boven op de stapel. Verwacht: { $expected }. Gepakt: { $found }.
pages-good-piles = { $count ->
        [one] De nieuwe trekstapel is geschud zoals de startwaarde zegt.
       *[other] Alle { $count } nieuwe trekstapels zijn geschud zoals de startwaarde zegt.
    }
pages-fault-piles = Een nieuwe trekstapel is niet geschud zoals de startwaarde zegt.
pages-good-cards = Na elke stap is elke kaart er precies één keer.
pages-fault-cards = Er zijn kaarten bijgekomen of verdwenen: op tafel en in de handen is niet meer het hele spel.
pages-good-record = Het verslag om te downloaden heeft dezelfde startwaarde en dezelfde kaarten, en het controlegetal klopt.
pages-fault-record = Het verslag om te downloaden is veranderd, of hoort bij een ander spel.
pages-check-moves = Ook elke zet controleren
pages-moves-true = Het hele verslag is nagespeeld: elke zet mocht, en de uitslag klopt.
pages-numbers = De getallen
pages-commitment = Belofte (SHA-256 van de startwaarde)
pages-seed = Startwaarde
pages-entropy = Toegevoegd door plaats { $seat }
pages-check-record = Een verslag controleren
pages-check-record-about = Kies een verslag dat iemand heeft bewaard. Het wordt nagespeeld, en je ziet de eerste regel die niet klopt. Er wordt niets van bewaard.
pages-record-true = { $file } is echt: de startwaarde is de beloofde, elke kaart komt eruit, en elke zet mocht.
pages-record-false = { $file } is geen echt spel.

## Over

pages-about-what = Level 8 is een kaartspel waarin iedereen acht levels omhoog klimt. Hier kun je alle edities in je browser spelen: alleen, rond één apparaat, of met vrienden ver weg.
pages-about-ours = Waar de gedrukte regels niets zeggen, moesten we zelf iets afspreken. Al onze afspraken staan achter de regels.
pages-about-privacy = Wat we van je bewaren
pages-about-kept = Geen reclame, niemand die je volgt, geen account. Deze pagina praat met deze server en met niemand anders.
pages-about-cookie = Speel je via een server, dan staat in één cookie een willekeurig getal dat je terugbrengt naar je plaats. Je taal, je kleuren en de namen die je typt, blijven in je browser.
pages-about-names = Een server bewaart gespeelde spellen met de namen aan tafel, zodat iedereen met de link ze kan terugkijken. Wat je zonder server speelt, blijft in je browser.
pages-fair = Waarom je het schudden kunt vertrouwen
pages-fair-why = Je hoeft de baas van de server niet te vertrouwen. Elk spel bewijst zelf dat er eerlijk is geschud:
pages-fair-promise = Vóór het eerste geven kiest de server een geheim getal, de startwaarde, en laat iedereen de vingerafdruk ervan zien (SHA-256). Nu kan hij zich niet meer bedenken: een andere startwaarde heeft een andere vingerafdruk.
pages-fair-add = Dan voegen de browsers van de spelers eigen willekeurige getallen toe. Niemand kan kiezen wat er uit alles samen komt, ook de server niet.
pages-fair-shuffle = Alleen deze getallen bepalen wie als eerste geeft en hoe er wordt geschud, en dus elke kaart van het hele spel.
pages-fair-tell = Na het spel wordt de startwaarde verklapt. Nu kan iedereen het narekenen en vergelijken.
pages-fair-check = Als je een gespeeld spel terugkijkt, doet je browser precies dat en vertelt hij je wat hij vond. De opdracht level8 verify doet het met een gedownload verslag, zonder server.
pages-fair-limits = Wat je zo niet kunt bewijzen
pages-fair-not-secret = Dat de server de startwaarde voor zich hield terwijl je speelde: wie die kent, kent elke kaart.
pages-fair-not-who = Wie er aan tafel zat: je kunt elke naam typen.
pages-fair-not-choice = Als één klik de tafel opent en meteen de kaarten geeft, voegt je browser zijn getal toe voordat hij de belofte kan zien.

## Als er iets niet is

pages-missing = Deze pagina bestaat niet
pages-missing-why = Misschien zit er een tikfout in het adres, of is wat hier was er niet meer.
pages-to-home = Naar de startpagina
