### De pagina: de tafel in de browser. De andere pagina's hebben hun zinnen in pages.ftl.

web-title = Level 8
web-offline = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
web-server-trouble = Er ging iets mis op de server. Probeer het zo nog eens.
web-no-table = Deze tafel bestaat niet. Misschien is de link niet volledig, of is de tafel opgeruimd.
web-not-let-in = De server heeft de verbinding verbroken. Laad de pagina opnieuw om terug te komen.
web-reconnecting = Verbinding weg. Zo terug…
web-reconnected = Weer verbonden.
web-try-again = Opnieuw proberen
web-loading = Een moment…
web-home = Start
web-close = Sluiten
web-cancel = Annuleren
web-continue = Verder

## Kaarten en combinaties

web-joker-as = { $card } als { $what }
web-meld-run = reeks { $first }–{ $last }
web-meld-set = { $count } keer { $number }
web-meld-colour = { $count } keer { $colour }
web-meld-cards = { $meld } ({ $cards })
web-meld-lit = Aanleggen bij { $meld }
web-meld-fits = { $meld }; past hierna: { $fits }
web-meld-of = een combinatie van { $name }
web-yours-meld = een van jouw combinaties
web-bot-random = Toeval
web-bot-novice = Beginner
web-bot-steady = Degelijk
web-bot-expert = Expert
web-bot-at = Bot { $seat }
web-bot-of = speelt als: { $bot }

## Plaatsen aan tafel

web-your-turn = Jouw beurt
web-on-turn = aan de beurt
web-dealt = heeft gedeeld
web-dealer-letter = D
web-away = niet aanwezig
web-bot-plays = een bot speelt verder
web-draw-pile = Trekstapel, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-own-pile = Jouw aflegstapel: { $card }
web-pile-of = Aflegstapel van { $name }: { $card }
web-empty = leeg
web-your-hand = Jouw hand, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-to-hand = Naar je hand
web-your-place = Jouw plaats
web-no-cards = Geen kaarten in de hand
web-card-picked = { $card }, gekozen als nummer { $place }
web-complete = Level compleet
web-missing = { $count ->
        [one] nog { $count } kaart nodig
       *[other] nog { $count } kaarten nodig
    }
web-kept = { $count ->
        [one] { $count } kaart gehouden
       *[other] { $count } kaarten gehouden
    }
web-on-table = Op tafel
web-known = Gezien op weg naar de hand
web-shown = Getoonde kaarten
web-goal = bij het doel
web-ladder = De stand
web-result = Uitslag

## Wat nu gevraagd wordt

web-ask-lay-down = Je level is compleet: leg het uit.
web-ask-onto = Kies waar je hem aanlegt, of gooi hem weg.
web-ask-skip = Wie moet een beurt overslaan?
web-ask-swap = Kies hoogstens { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } om te ruilen, op volgorde.
web-wait-draw = { $name } trekt een kaart…
web-wait-play = { $name } speelt…
web-wait-show = { $name } kiest kaarten om te tonen…
web-wait-take = { $name } bekijkt de getoonde kaarten…
web-wait-carry = { $name } kiest wat blijft…
web-you-watch = Je kijkt toe.
web-seconds-left = { $count ->
        [one] nog { $count } seconde
       *[other] nog { $count } seconden
    }

## Wat je kunt doen

web-actions = Wat je kunt doen
web-draw = Trekken
web-discard = Weggooien
web-lay-down = Uitleggen
web-arrange = Zelf schikken
web-arrange-how = Leg de kaarten van je level op hun plek: tik of sleep ze.
web-fits = Het past: leg het uit.
web-part = { $part }: { $count } van { $size } kaarten
web-put-back = Terugnemen: { $card }
web-preview = Zo kan het uitgelegd worden: { $melds }
web-other-way = Anders ({ $number }/{ $count })
web-undo = Terugnemen
web-hint = Tip
web-sort = Hand sorteren
web-sort-number = Op getal
web-sort-colour = Op kleur
web-sort-hand = Met de hand
web-skip-name = { $name } laten overslaan
web-play-take = Spelen: pakken
web-play-swap = Spelen: ruilen
web-play-keep = Spelen: houden
web-swap-picked = { $count ->
        [0] Niets ruilen
        [one] { $count } kaart ruilen
       *[other] { $count } kaarten ruilen
    }
web-show-picked = Tonen ({ $count } van { $most })
web-carry-picked = { $count ->
        [0] Niets houden
        [one] { $count } kaart houden
       *[other] { $count } kaarten houden
    }
web-take-none = Geen nemen
web-take-card = Neem van { $name }: { $card }
web-which-end = Aan welk eind?

## Tips

web-do-draw = Trek van de trekstapel.
web-do-draw-from = Trek van de aflegstapel van { $owner }.
web-do-draw-own = Trek van je eigen aflegstapel.
web-do-lay = Leg uit: { $melds }.
web-do-off = Leg bij een combinatie van { $owner } aan: { $card }.
web-do-off-own = Leg bij een van jouw combinaties aan: { $card }.
web-do-discard = Gooi weg: { $card }.
web-do-skip = Laat { $name } een beurt overslaan.
web-do-take = Speel “Die pak ik!”.
web-do-keep = Speel “Die houd ik!”.
web-do-taken = Neem van { $owner }: { $card }.
web-do-taken-none = Neem er geen.
web-do-show = Toon: { $cards }.
web-do-show-none = Toon niets.
web-do-swap = Ruil: { $cards }.
web-do-swap-none = Speel “Die ruil ik!” zonder te ruilen.
web-do-carry = Houd: { $cards }.
web-do-carry-none = Houd niets.

## Wat er gebeurde

web-you-drew-hidden = Je trekt een kaart.
web-you-drew-own = Je neemt terug van je eigen aflegstapel: { $card }.
web-you-drew-nothing = Er is niets voor je om te trekken.
web-drew-yours = { $name } neemt van jouw aflegstapel: { $card }.
web-drew-own = { $name } neemt terug: { $card }.
web-taken-yours = { $name } neemt van jou: { $card }.
web-skips-you = { $name } laat jou een beurt overslaan.
web-you-start = Jij begint.
web-you-undid = Je hebt het teruggenomen.
web-undid = { $name } heeft het teruggenomen.
web-you-overdue = Je tijd was om, dus deed een bot deze zet.
web-overdue = De tijd van { $name } was om, dus deed een bot deze zet.
web-round-over = Ronde { $round } is voorbij
web-sat-down = { $name } gaat zitten.
web-got-up = { $name } staat op.
web-removed = { $name } is verwijderd door de gastheer.
web-bot-sat = { $name } wordt nu door een bot gespeeld: { $bot }.
web-renamed = Plaats { $seat } heet nu { $name }.
web-covered = { $name } is weg; een bot speelt verder.
web-returned = { $name } is terug.
web-hosts = { $name } is nu de gastheer.
web-you-host = Jij bent nu de gastheer: je kunt het spel beginnen.
web-said = { $name }: { $text }
web-emoted = { $name }: { $emote }
web-told-gathered = Spel { $number } wordt klaargezet.
web-emote-smile = glimlacht
web-emote-laugh = lacht
web-emote-wow = is verbaasd
web-emote-sad = is verdrietig
web-emote-angry = is boos
web-emote-thumbs-up = duim omhoog
web-emote-clap = klapt
web-emote-heart = stuurt een hartje
web-emote-think = denkt na
web-emote-hurry = schiet op!
web-own-emote-smile = Je glimlacht.
web-own-emote-laugh = Je lacht.
web-own-emote-wow = Je bent verbaasd.
web-own-emote-sad = Je bent verdrietig.
web-own-emote-angry = Je bent boos.
web-own-emote-thumbs-up = Je steekt je duim omhoog.
web-own-emote-clap = Je klapt.
web-own-emote-heart = Je stuurt een hartje.
web-own-emote-think = Je denkt na.
web-own-emote-hurry = Je roept: schiet op!

## Rond het spel

web-log = Verloop en chat
web-log-unread = Verloop en chat, { $count } nieuw
web-emotes = Gebaren
web-chat-line = Zeg iets
web-send = Sturen
web-menu = Menu
web-language = Taal
web-theme = Licht of donker
web-theme-auto = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Kaarten bewegen
web-motion-calm = Rustig
web-motion-quick = Snel
web-motion-off = Helemaal niet
web-keys = Toetsen
web-keys-on = Met losse toetsen spelen
web-key-tab = verder: stapels, combinaties, hand
web-key-walk = door de hand lopen
web-key-move = kaart verplaatsen
web-key-choose = kaart kiezen of uitvoeren
web-key-onto = naar waar hij past
web-key-special = speciale kaart spelen
web-rules = Regels
web-leave = Tafel verlaten
web-leave-sure = Echt weggaan; een bot speelt verder
web-allow-hints = Tips toegestaan
web-allow-chat = Chat toegestaan
web-watching = { $count ->
        [one] { $count } persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }
web-pass-to = Geef het apparaat aan { $name }
web-pass-why = Tot dan blijven de kaarten verborgen.
web-pass-here = Ik ben { $name }: toon mijn kaarten
web-again = Nog een keer
web-replay = Terugkijken
web-download = Verslag downloaden
web-verify = Schudden controleren

## Voor het delen

web-gathering = Allemaal aan tafel
web-invite = Uitnodigen
web-qr = QR-code van de link
web-link = Link naar deze tafel
web-share = Link delen
web-copied = Gekopieerd
web-copy-by-hand = De browser staat dat hier niet toe. Kopieer de link met de hand.
web-only-here = Deze link opent alleen op deze computer. Start het spel voor de anderen in huis met “level8 serve --host 0.0.0.0” en open de pagina op het adres dat je dan te zien krijgt.
web-seats = Plaatsen
web-your-name = Je naam
web-open-seat = Vrije plaats
web-sit-here = Hier gaan zitten
web-you-sit = Je zit op plaats { $seat }.
web-name-of-seat = Naam op plaats { $seat }
web-thats-you = dat ben jij
web-host = gastheer
web-who-sits = Wie zit op plaats { $seat }
web-a-person = Een persoon
web-start = Kaarten delen
web-start-open = { $count ->
        [one] Een bot neemt de vrije plaats.
       *[other] Bots nemen de { $count } vrije plaatsen.
    }
web-wait-start = Er wordt gedeeld als iedereen er is.
web-clock-of = { $count } seconden per beurt
web-game-number = spel { $number }
