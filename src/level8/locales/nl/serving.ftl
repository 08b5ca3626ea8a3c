### Tafels over het net: wat een tafel weigert, en de woorden van `level8 serve`.

## Wat een tafel weigert

server-stale = Er is aan tafel intussen iets gebeurd. Kijk nog eens en kies dan.
server-no-undo = Dit kun je niet terugnemen: er is sindsdien iets nieuws te zien. Je kunt alleen terugnemen wat je in deze beurt hebt uitgelegd of aangelegd.
server-not-started = Het spel is nog niet begonnen. Wacht tot de host de kaarten geeft.
server-already-started = Het spel is begonnen, dus dit kan nu niet meer anders. Voor het volgende spel kan het weer.
server-game-over = Dit spel is afgelopen. Wacht op het volgende of vraag of je dan mee mag doen.
server-not-over = Het spel is nog bezig. Jullie kunnen een nieuw beginnen als het is afgelopen.
server-paused = De ronde is voorbij. De volgende begint zodra iedereen op “Verder” heeft gedrukt.
server-no-seat = Je zit niet aan deze tafel. Ga eerst op een vrije plaats zitten.
server-not-your-seat = Plaats { $seat } is niet van jou. Kies voor je eigen plaats.
server-already-seated = Je zit al aan deze tafel. Sta eerst op om ergens anders te gaan zitten.
server-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt meekijken, of de host vragen of er een vrijkomt.
server-seat-taken = Plaats { $seat } is bezet. Kies een vrije.
server-no-such-seat = Plaats { $seat } is er niet aan deze tafel. Noem er een van 1 tot en met { $seats }.
server-no-name = Een naam heeft minstens één letter nodig. Typ hoe de anderen je moeten noemen.
server-face-taken = Iemand aan deze tafel heeft dit dier al. Kies een ander.
server-chat-off = De host heeft de chat aan deze tafel uitgezet.
server-muted = De host heeft je aan deze tafel gedempt. Spelen en meekijken kan gewoon.
server-no-late = Aan deze tafel kun je tijdens een spel geen plaats overnemen. Je kunt vragen of je het volgende spel mag meedoen.
server-hands-were-open = In dit spel lagen alle kaarten open, dus niemand kan er nog bij komen zitten. Het volgende spel kun je meedoen.
server-knows-a-hand = Je kent in dit spel de kaarten van een andere plaats. Je kunt terug naar je eigen plaats, of het volgende spel meedoen.
server-mid-turn = { $name } zit midden in een beurt. Ga zitten zodra die voorbij is.
server-many-waiting = Hier wachten al genoeg mensen op een plaats. Probeer het weer als een van hen meespeelt.
server-nobody-to-mute = Op deze plaats zit niemand die je kunt dempen. Kies iemand anders.
server-not-only-bots = Alleen bots die onder elkaar spelen kun je stilzetten en in de kaarten kijken. Hier speelt een mens mee, of speelde er een mee.
server-no-emote = Die reactie bestaat niet. Kies een van: { $known }.
server-empty-line = Deze regel is leeg. Typ een paar woorden.
server-lesson-first = Zo meteen! Doe eerst wat oplicht.
server-lesson-over = Deze les is voorbij.
server-no-lesson = Er is geen les “{ $name }”. Er zijn: { $known }.
server-not-host = Dat kan alleen de host van de tafel. Vraag het aan de host.
server-host-stays = De enige plaats van de host kan niet worden weggegeven. Sta zelf op om de tafel door te geven.
server-no-bot = Een computerspeler “{ $name }” kan hier niet zitten. Kies een van: { $known }.
server-hints-off = Tips staan uit aan deze tafel.
server-nothing-to-hint = Je bent niet aan de beurt, dus er is geen tip. Vraag het opnieuw als jij aan de beurt bent.
server-no-coach = De coach praat alleen aan tafels zonder andere mensen. Vraag vóór je zet om een tip.
server-no-hint = De tip duurde te lang. Probeer het nog eens.

## Wat de server weigert

server-no-table = Deze tafel bestaat niet. Controleer de link, of open zelf een tafel.
server-no-game = Dit spel is hier niet. Je kunt het bekijken als het is afgelopen.
server-no-page = Deze pagina bestaat niet. Ga naar de startpagina en zoek vandaar.
server-no-page-built = De server draait, maar zijn pagina’s zijn niet gebouwd. Voer “make setup” uit waar er een netwerk is en start hem opnieuw.
server-no-token = Deze link voor een ander apparaat is te oud of niet compleet. Maak een nieuwe op het eerste apparaat.
server-nobody = Deze browser is hier nog niemand, dus er is niets te doen.
server-too-fast = Dat was te veel tegelijk. Wacht even en ga langzamer verder.
server-too-long = Dat is te lang: { $most } bytes is het meeste.
server-unreadable = De server kon dit bericht niet lezen: { $problem }
server-foreign-page = Dit verzoek komt van een vreemde pagina, dus er is niets gedaan.
server-not-at-home = Alleen wie op de computer speelt waarop het spel draait, kan anderen binnenlaten.
server-no-network = Deze computer zit in geen enkel netwerk, dus niemand kan erbij. Verbind hem, bijvoorbeeld met de wifi, en probeer het opnieuw.
server-trouble = De server kon dit net niet bewaren, dus misschien is het niet gebeurd. Kijk naar de tafel en probeer het nog eens.
store-busy = Te veel mensen veranderden deze tafel tegelijk. Probeer het opnieuw.
setup-house-file = Het huisbestand { $file } is niet te gebruiken: { $problem }. In docs/server.md staat wat erin kan.
setup-address = De server kan niet luisteren op { $host }, poort { $port }: { $problem }. Neem een andere, bijvoorbeeld met “level8 serve --open --port 8010”, of een ander adres met --host.
setup-metrics-address = De metingen kunnen niet worden aangeboden op { $host }, poort { $port }: { $problem }. Noem met --metrics een ander adres en een andere poort.

## De opdracht

cli-usage-serve = Gebruik: level8 serve [--host ADRES] [--port N] [--data MAP]
cli-about-serve =
    Opent tafels om aan te spelen in de browser, alleen op deze machine tenzij --host iets anders zegt.
    Voor spelers ver weg hoort er HTTPS voor: laat een webserver als Caddy of nginx het certificaat hebben en alles, ook WebSockets, aan dit adres doorgeven (Caddy: “reverse_proxy 127.0.0.1:8008”), en noem zijn adres met --proxies.
    LEVEL8_DATABASE=postgresql://… bewaart de tafels in PostgreSQL, voor elk aantal servers.
cli-verb-serve = laat jou en je vrienden in de browser spelen; level8 alleen opent hem ook
cli-option-host = het adres om op te luisteren (0.0.0.0: iedereen in het netwerk)
cli-option-port = de poort om op te luisteren; 0 neemt een vrije
cli-option-data = de map voor tafels en afgelopen spellen
cli-option-serve-bot = een eigen computerspeler voor de tafels; mag vaker
cli-option-proxies = adressen van proxy’s ervoor, die over het adres van bezoekers worden geloofd
cli-not-a-proxy = “{ $text }” kan niet voor --proxies, daar horen adressen zoals 127.0.0.1 of 10.0.0.0/8 met komma’s ertussen, of * voor alle.
cli-option-hosts = namen waaronder de pagina te bereiken is, met komma’s ertussen; anders onder elke naam
cli-not-a-host = “{ $text }” kan niet voor --hosts, daar horen namen zoals game.example.org met komma’s ertussen, zonder https:// en zonder poort.
cli-option-house = een bestand met de regels van het huis: grenzen, namen, proxy’s, bots
cli-option-metrics = getallen voor Prometheus tonen op /metrics: naast de pagina, of alleen op een eigen adres
cli-not-for-metrics = “{ $text }” kan niet bij --metrics: dat neemt een adres en een poort zoals 127.0.0.1:9008, of niets.
cli-option-check = controleer alleen het huisbestand en de opties
cli-house-good = Alles is in orde.
cli-option-open = open de pagina in de browser
cli-option-verbose = log meer dan wat er misgaat
cli-serving = Level 8 is open op { $address } (Ctrl-C stopt het)
cli-no-browser = Hier kon geen browser worden geopend. Typ dat adres in een browser.
