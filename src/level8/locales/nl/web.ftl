### De pagina: de tafel in de browser. De andere pagina's hebben hun zinnen in pages.ftl.

web-title = Level 8
web-offline = De server antwoordt niet. Kijk of je verbinding hebt en probeer het opnieuw.
web-server-trouble = Er ging iets mis. Probeer het zo nog eens.
web-no-table = Deze tafel bestaat niet. Misschien is de link niet compleet, of is de tafel opgeruimd.
web-not-let-in = De server heeft de verbinding verbroken. Laad de pagina opnieuw om terug te komen.
web-reconnecting = Verbinding weg. Even zoeken…
web-reconnected = Weer verbonden.
web-try-again = Opnieuw proberen
web-loading = Een momentje…
web-home = Naar de startpagina
web-close = Sluiten
web-cancel = Annuleren
web-continue = Verder

## Kaarten en combinaties

web-joker-as = { $card } als { $what }
web-meld-run = reeks { $first }–{ $last }
web-meld-set = { $count ->
        [2] tweeling { $number }
        [3] drieling { $number }
        [4] vierling { $number }
        [5] vijfling { $number }
        [6] zesling { $number }
       *[other] { $count } × { $number }
    }
web-meld-colour = { $count } { $colour ->
        [rood] rode
        [geel] gele
        [groen] groene
        [blauw] blauwe
        [paars] paarse
       *[other] { $colour }
    } kaarten
web-meld-cards = { $meld } ({ $cards })
web-meld-lit = Aanleggen bij { $meld }
web-meld-fits = { $meld }; past nog: { $fits }
web-meld-of = een combinatie van { $name }
web-yours-meld = een van je eigen combinaties
web-word-skip = Overslaan
web-word-take = Pakken
web-word-swap = Ruilen
web-word-keep = Houden
web-word-joker = Joker
web-says-skip = Iemand slaat een beurt over
web-says-take = Iedereen toont, jij pakt er een
web-says-swap = Ruil tot drie kaarten
web-says-keep = Drie kaarten blijven voor de volgende ronde
web-bot-random = Willekeurig
web-bot-novice = Beginner
web-bot-steady = Gevorderde
web-bot-expert = Expert
web-bot-at = Bot { $seat }
web-bot-of = bot: { $bot }

## Plaatsen aan tafel

web-your-turn = Jouw beurt
web-all-wait = Iedereen wacht op jou
web-on-turn = aan de beurt
web-dealt = heeft gegeven
web-dealer = Gever
web-away = even weg
web-bot-plays = een bot speelt
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
web-to-hand = Naar je kaarten
web-your-place = Jouw plaats
web-your-pile = Jouw stapel
web-no-cards = Geen kaarten in je hand
web-card-picked = { $card }, gekozen als nummer { $place }
web-complete = Level klaar
web-laid = Uitgelegd
web-new = nieuw
web-part-filled = { $have } van { $size }
web-missing = { $count ->
        [one] nog { $count } kaart nodig
       *[other] nog { $count } kaarten nodig
    }
web-kept = { $count ->
        [one] { $count } kaart gehouden
       *[other] { $count } kaarten gehouden
    }
web-on-table = Op tafel
web-known = Kaarten die iedereen heeft gezien
web-shown = Getoonde kaarten
web-goal = aan de top
web-ladder = De stand
web-result = Uitslag

## Wat nu gevraagd wordt

web-ask-lay-down = Je level is klaar: je kunt het uitleggen.
web-ask-discard = Jouw beurt: gooi tot slot een kaart weg.
web-ask-onto = Kies waar je hem aanlegt, of gooi hem weg.
web-wait-draw = { $name } pakt een kaart…
web-wait-play = { $name } speelt…
web-wait-show = { $name } kiest kaarten om te laten zien…
web-wait-take = { $name } bekijkt de getoonde kaarten…
web-wait-carry = { $name } kiest wat er blijft…
web-you-watch = Je kijkt mee.
web-seconds-left = { $count ->
        [one] nog { $count } seconde
       *[other] nog { $count } seconden
    }

## Wat je kunt doen

web-actions = Wat je kunt doen
web-draw = Pakken
web-discard = Weggooien
web-discard-card = { $card } weggooien
web-lay-down = Uitleggen
web-arrange = Zelf schikken
web-arrange-how = Leg de kaarten van je level op hun plek: tik ze aan of sleep ze.
web-fits = Het klopt: leg het uit.
web-part = { $part }: { $count } van { $size } kaarten
web-put-back = Neem { $card } terug
web-preview = Zo kun je het uitleggen: { $melds }
web-other-way = Anders ({ $number }/{ $count })
web-undo = Terugnemen
web-hint = Tip
web-sort = Kaarten sorteren
web-card-at = { $card }, nu { $at } van { $count }
web-sort-number = Op getal
web-sort-colour = Op kleur
web-sort-hand = Vrij
web-skip-name = { $name } een beurt laten overslaan
web-play-take = Die pak ik!
web-play-keep = Die houd ik!
web-swap-picked = { $count ->
        [0] Niets ruilen
        [one] { $count } kaart ruilen
       *[other] { $count } kaarten ruilen
    }
web-show-picked = Laat zien ({ $count }/{ $most })
web-carry-picked = { $count ->
        [0] Niets houden
        [one] { $count } kaart houden
       *[other] { $count } kaarten houden
    }
web-take-none = Geen nemen
web-take-card = Neem van { $name }: { $card }
web-which-end = Aan welke kant?

## Tips

web-do-draw = Pak een kaart van de trekstapel.
web-do-draw-from = Pak van de aflegstapel van { $owner }.
web-do-draw-own = Pak van je eigen aflegstapel.
web-do-lay = Leg uit: { $melds }.
web-do-off = Leg aan bij een combinatie van { $owner }: { $card }.
web-do-off-own = Leg aan bij een van je eigen combinaties: { $card }.
web-do-discard = Gooi weg: { $card }.
web-do-skip = Laat { $name } een beurt overslaan.
web-do-take = Speel “Die pak ik!”.
web-do-keep = Speel “Die houd ik!”.
web-do-taken = Neem van { $owner }: { $card }.
web-do-taken-none = Neem er geen.
web-do-show = Laat zien: { $cards }.
web-do-show-none = Laat niets zien.
web-do-swap = Ruil: { $cards }.
web-do-swap-none = Speel “Die ruil ik!” zonder te ruilen.
web-do-carry = Houd: { $cards }.
web-do-carry-none = Houd niets.

## Wat er gebeurde

web-you-drew-hidden = Je hebt een kaart gepakt.
web-you-drew-own = Je hebt van je eigen aflegstapel gepakt: { $card }.
web-you-drew-nothing = Er is niets te pakken voor jou.
web-drew-yours = { $name } pakt van jouw aflegstapel: { $card }.
web-drew-own = { $name } pakt van de eigen aflegstapel: { $card }.
web-taken-yours = { $name } neemt van jou: { $card }.
web-skips-you = { $name } laat jou een beurt overslaan.
web-you-start = Jij begint.
web-you-undid = Je hebt je zet teruggenomen.
web-undid = { $name } heeft een zet teruggenomen.
web-you-overdue = Je tijd was om, dus een bot deed deze zet.
web-overdue = De tijd van { $name } was om, dus een bot deed deze zet.
web-round-over = Ronde { $round } is voorbij
web-sat-down = { $name } gaat zitten.
web-got-up = { $name } verlaat de tafel.
web-removed = De host heeft { $name } van de tafel gehaald.
web-bot-sat = { $name } speelt nu mee ({ $bot }).
web-renamed = Plaats { $seat } heet nu { $name }.
web-covered = { $name } is even weg; een bot valt in.
web-returned = { $name } is terug.
web-hosts = { $name } is nu de host.
web-you-host = Jij bent nu de host: je kunt het spel beginnen.
web-said = { $name }: { $text }
web-emoted = { $name } { $emote }
web-told-gathered = Zo begint spel { $number }.
web-told-again = { $name } wil nog een keer spelen.
web-emote-smile = glimlacht
web-emote-laugh = lacht
web-emote-wow = kijkt verbaasd
web-emote-sad = is verdrietig
web-emote-angry = is boos
web-emote-thumbs-up = steekt een duim op
web-emote-clap = klapt
web-emote-heart = stuurt een hartje
web-emote-think = denkt na
web-emote-hurry = roept: schiet op!
web-own-emote-smile = Je glimlacht.
web-own-emote-laugh = Je lacht.
web-own-emote-wow = Je kijkt verbaasd.
web-own-emote-sad = Je bent verdrietig.
web-own-emote-angry = Je bent boos.
web-own-emote-thumbs-up = Je steekt je duim op.
web-own-emote-clap = Je klapt.
web-own-emote-heart = Je stuurt een hartje.
web-own-emote-think = Je denkt na.
web-own-emote-hurry = Je roept: schiet op!

## Rond het spel

web-log = Verloop en chat
web-log-unread = Verloop en chat, { $count } nieuw
web-emotes = Reacties
web-chat-line = Zeg iets
web-send = Sturen
web-menu = Menu
web-menu-yours = Jouw instellingen
web-menu-all = Voor iedereen aan deze tafel
web-language = Taal
web-theme = Licht of donker
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Kaarten bewegen
web-motion-calm = Rustig
web-motion-quick = Snel
web-motion-off = Helemaal niet
web-sound = Geluid
web-sound-on = Geluid, en op telefoons een korte trilling
web-keys = Toetsen
web-coach = Coach: na mijn zet zeggen wat beter was geweest
web-notes-on = Uitleg als iets nieuw is
web-keys-on = Met losse toetsen spelen
web-key-tab = verder: stapels, combinaties, hand
web-key-walk = door je kaarten lopen
web-key-move = kaart verplaatsen
web-key-choose = kaart kiezen of zet doen
web-key-onto = naar waar hij past
web-key-special = speciale kaart spelen
web-key-what = wat is dit? Zonder focus: deze toetsen
web-rules = Regels
web-leave = Tafel verlaten
web-leave-sure = Ja, weggaan; een bot valt in
web-allow-hints = Tips toegestaan
web-allow-chat = Chat toegestaan
web-watching = { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
web-pass-to = Geef het apparaat aan { $name }
web-pass-why = De kaarten verschijnen pas als je op de knop tikt.
web-pass-here = Ik ben { $name }: laat mijn kaarten zien
web-again = Nog een keer
web-replay = Terugkijken
web-download = Verslag downloaden
web-verify = Schudden controleren
web-proof = Wordt er eerlijk geschud?

## Voor het geven

web-gathering = Allemaal aan tafel
web-invite = Uitnodigen
web-qr = QR-code van de link
web-link = Link naar deze tafel
web-share = Link delen
web-copied = Gekopieerd
web-copy-by-hand = De browser staat dat hier niet toe. Kopieer de link zelf.
web-only-here = Deze link werkt nu alleen nog op deze computer.
web-let-in = Laat anderen in huis meedoen
web-let-in-done = Iedereen in je netwerk kan deze link nu openen.
web-seats = Plaatsen
web-your-name = Je naam
web-your-face = Jouw gezicht
web-face-fox = Vos
web-face-bear = Beer
web-face-owl = Uil
web-face-rabbit = Konijn
web-face-penguin = Pinguïn
web-face-cat = Kat
web-face-raccoon = Wasbeer
web-face-hamster = Hamster
web-face-gone = { $face }: heeft hier al iemand
web-name-fox = Vlotte Vos
web-name-bear = Brave Beer
web-name-owl = Wijze Uil
web-name-rabbit = Kwiek Konijn
web-name-penguin = Pientere Pinguïn
web-name-cat = Kalme Kat
web-name-raccoon = Wakkere Wasbeer
web-name-hamster = Handige Hamster
web-open-seat = Vrije plaats
web-sit-here = Hier gaan zitten
web-you-sit = Je zit op plaats { $seat }.
web-name-of-seat = Naam op plaats { $seat }
web-thats-you = dat ben jij
web-host = host
web-who-sits = Wie zit er op plaats { $seat }?
web-a-person = Een persoon
web-start = Kaarten geven
web-start-open = { $count ->
        [one] Op de vrije plaats komt een bot.
       *[other] Op de { $count } vrije plaatsen komen bots.
    }
web-wait-start = De host geeft als iedereen er is.
web-clock-of = { $count } seconden per beurt
web-game-number = spel { $number }

## Het einde van een ronde

web-why-out = alle kaarten kwijt
web-why-laid = level uitgelegd
web-why-stays = niet uitgelegd: zelfde level
web-level-next = Hierna: { $level }
web-level-again = Nog eens: { $level }
web-choose-kept = Kaarten kiezen om te houden
web-waiting-for = We wachten op { $names }
web-goes-on-in = Verder over { $count } s

## Tempo en terugkijken

web-pace = Zetten van de anderen
web-pace-calm = Rustig
web-pace-brisk = Vlot
web-pace-once = Meteen
web-faster = Sneller
web-last-turn = { $name }: laatste beurt
web-no-turn-yet = { $name } is nog niet aan de beurt geweest.
web-no-turn-yours = Je bent nog niet aan de beurt geweest.
web-look-closer = Alles laten zien
web-key-last-turns = laatste beurt van iedereen
web-wait-first = { $name } speelt. Na { $before } ben jij.
web-wait-next = { $name } speelt. Daarna ben jij.
web-skipped-next = { $name } laat jou een beurt overslaan: de volgende keer ben je niet aan de beurt.
web-skipped-now = { $name } laat jou een beurt overslaan: deze keer ben je niet aan de beurt.
web-will-miss = Je slaat je volgende beurt over.
