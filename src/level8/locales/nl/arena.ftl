### De arena en hoe moeilijk de levels zijn.

cli-usage-arena = Gebruik: level8 arena SPELER SPELER… [OPTIES]
cli-about-arena =
    Wedstrijden tussen computerspelers: winstkansen, ratings en hoe zeker die zijn. Dezelfde kaarten worden vanaf elke plaats gespeeld.
    Voorbeeld: level8 arena steady novice novice novice --games 1000
cli-verb-arena = meten hoe sterk spelers zijn
cli-usage-difficulty = Gebruik: level8 difficulty [--edition E] [--side N] [OPTIES]
cli-about-difficulty = Hoe moeilijk elk level is: hoe vaak een gegeven hand het bevat, en hoeveel beurten iemand nodig heeft die alleen aan tafel zit.
cli-verb-difficulty = zien hoe moeilijk elk level is

cli-operand-players = één speler per plaats: een naam, of module:Klasse voor je eigen
cli-option-arena-games = aantal spellen, aangevuld tot hele verdelingen (1000)
cli-option-seating = rotate: elke verdeling vanaf elke plaats (gewoon); fixed: zoals genoemd
cli-option-think = wat een zoekende speler per zet mag besteden: een tijd zoals 0.2s, of een aantal proefspellen
cli-option-limit = seconden waarna een zet als uitgebleven geldt (60 voor je eigen spelers)
cli-option-jobs = aantal processen (zoveel als er kernen zijn)
cli-option-dask = spelen op het Dask-cluster waarvan de scheduler dit adres heeft
cli-option-keep = elk spel in dit bestand schrijven zodra het uit is
cli-option-resume = verdergaan met de wedstrijd in dit bestand
cli-option-plot = een plaatje in dit bestand tekenen, zoals out.png
cli-option-hands = aantal handen per level
cli-option-difficulty-side = kant van de levelkaarten: 1 voor ★, 2 voor ★★; zonder keuze alle
cli-option-difficulty-seed = waar de handen vandaan komen: een geheel getal

cli-no-players = Er zijn geen spelers genoemd; noem er een per plaats, zoals “level8 arena steady novice”.
cli-not-seconds = “{ $text }” kan niet voor { $option }, daar horen seconden, zoals 0.5.
cli-not-a-think = “{ $text }” kan niet voor --think, daar hoort een tijd zoals 0.2s of een aantal proefspellen zoals 400.
cli-keep-or-resume = Noem óf --keep voor een nieuw bestand óf --resume om met een bestand verder te gaan.
cli-other-match = De wedstrijd in { $file } is een andere, want { $option } verschilt; laat het weg, of begin een nieuw bestand met --keep.

setup-bot-class = De speler “{ $name }” kan niet meedoen: { $problem }. Kijk naar de naam (module:Klasse), de map waarin je bent (die van module.py) en de code van de klasse.
setup-bot-name = De speler “{ $name }” kan niet meedoen: de naam van een eigen speler noemt een module en een klasse. Schrijf hem zoals hasty:Hasty voor de klasse Hasty in hasty.py.
setup-bot-choose = De speler “{ $name }” kan niet meedoen: hij heeft geen methode choose. Geef de klasse choose(self, view, actions), die een van de actions teruggeeft.
setup-bot-parameters = De speler “{ $name }” kan niet meedoen: hij heeft { $found }, maar wordt gevraagd met twee argumenten, wat zijn plaats ziet en de toegestane zetten. Schrijf choose(self, view, actions).
setup-cheat = De speler “{ $name }” ziet alle kaarten en zit daarom alleen in de arena. Probeer: level8 arena { $name } steady steady steady.
setup-seating = “{ $seats }” is geen manier om spelers neer te zetten. Kies uit: { $known }.
setup-extra = Voor { $what } ontbreekt iets. Installeer het met: pip install "level8[{ $extra }]".
setup-dask = Op { $address } antwoordt geen Dask-cluster: { $problem }. Geef het adres van een scheduler, zoals tcp://127.0.0.1:8786.
setup-plot-format = “{ $file }” is geen plaatje dat getekend kan worden. Laat de naam eindigen op een van: { $known }.
setup-arena-exists = { $file } is er al en wordt niet overschreven. Kies een andere naam, of ga ermee verder met --resume.
setup-arena-file = { $file } kan niet gebruikt worden: { $problem }.
setup-arena-broken = { $file } is geen bestand van een wedstrijd: regel { $line } is niet te begrijpen.
setup-arena-lost = Spel { $game } raakte zijn machine telkens weer kwijt, daarom is de wedstrijd gestopt. Kijk naar het geheugen van de machines.
setup-arena-worker = Een proces van de wedstrijd is te vroeg geëindigd, daarom is de wedstrijd gestopt. Kijk of het geheugen op was, of dat een eigen speler het programma beëindigt, zoals os._exit doet.

arena-playing = Er wordt gespeeld
arena-player = Speler
arena-won = Winst
arena-rate = Winst %
arena-by-deal = 95 % per verd.
arena-by-game = 95 % per spel
arena-rating = Rating
arena-mean-rank = Rang
arena-turns = Beurten van een spel
arena-games = Spellen
arena-title = { $edition }, kant { $side }: { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
arena-told = { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } van { $deals ->
        [one] 1 verdeling
       *[other] { $deals } verdelingen
    }; even sterke spelers zouden elk { $par } % winnen.
arena-lengths = Een spel duurde { $turns } beurten en { $rounds } rondes.
arena-incomplete = De wedstrijd is niet af: { $games } van { $wanted } spellen zijn gespeeld.
arena-replaced = { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } van { $name } vervangen: { $raised } door een fout, { $illegal } niet toegestaan, { $late } te laat.
arena-trouble = De eerste keer: { $name } { $kind ->
        [raised] liep vast op een fout
        [illegal] wilde iets wat niet mag
       *[late] deed er te lang over
    } ({ $what }).
arena-no-ratings = Er zijn geen ratings, want openskill is niet geïnstalleerd: pip install "level8[arena]".
arena-go-on = Zo ga je verder: level8 arena --resume { $file }

difficulty-playing = Er wordt gespeeld
difficulty-title = { $edition }, kant { $side }
difficulty-number = Nr.
difficulty-level = Level
difficulty-dealt = Gegeven
difficulty-drawn = Gepakt
difficulty-distance = Mist
difficulty-turns = Beurten
difficulty-given-up = { $count ->
        [one] 1 hand is
       *[other] { $count } handen zijn
    } na te veel beurten opgegeven.
difficulty-told = Gegeven: tien kaarten bevatten het level; gepakt: elf doen dat. Mist: kaarten die gegeven handen missen. Beurten: tot iemand alleen kan uitleggen, met spreiding. { $hands } handen per level.
difficulty-plot-title = Hoe moeilijk de levels zijn: { $edition }
difficulty-plot-turns = Beurten alleen aan tafel (gemiddelde, kwartielen)
difficulty-plot-chance = Handen die het level bevatten, %
difficulty-plot-dealt = tien gegeven kaarten
difficulty-plot-drawn = na één keer pakken
