### Die Seite: der Tisch im Browser. Die anderen Seiten haben ihre Sätze in pages.ftl.

web-title = Level 8
web-offline = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
web-server-trouble = Auf dem Server ging etwas schief. Versuch es gleich noch einmal.
web-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig, oder der Tisch wurde weggeräumt.
web-not-let-in = Der Server hat die Verbindung beendet. Lade die Seite neu, um zurückzukommen.
web-reconnecting = Verbindung weg. Gleich wieder da…
web-reconnected = Wieder verbunden.
web-try-again = Noch einmal
web-loading = Einen Moment…
web-home = Startseite
web-close = Schließen
web-cancel = Abbrechen
web-continue = Weiter

## Karten und Kombinationen

web-joker-as = { $card } als { $what }
web-meld-run = Folge { $first }–{ $last }
web-meld-set = { $count }-mal { $number }
web-meld-colour = { $count }-mal { $colour }
web-meld-cards = { $meld } ({ $cards })
web-meld-lit = Anlegen an { $meld }
web-meld-fits = { $meld }; passt als Nächstes: { $fits }
web-meld-of = eine Kombination von { $name }
web-yours-meld = eine deiner Kombinationen
web-bot-random = Zufall
web-bot-novice = Neuling
web-bot-steady = Beständig
web-bot-expert = Könner
web-bot-at = Bot { $seat }
web-bot-of = spielt als: { $bot }

## Plätze am Tisch

web-your-turn = Du bist dran
web-on-turn = am Zug
web-dealt = hat gegeben
web-dealer-letter = G
web-away = nicht da
web-bot-plays = ein Bot spielt weiter
web-draw-pile = Nachziehstapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-own-pile = Dein Ablagestapel: { $card }
web-pile-of = Ablagestapel von { $name }: { $card }
web-empty = leer
web-your-hand = Deine Hand, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-to-hand = Zur eigenen Hand
web-your-place = Dein Platz
web-no-cards = Keine Karten auf der Hand
web-card-picked = { $card }, als Nummer { $place } gewählt
web-complete = Level komplett
web-missing = { $count ->
        [one] es fehlt { $count } Karte
       *[other] es fehlen { $count } Karten
    }
web-kept = { $count ->
        [one] { $count } Karte behalten
       *[other] { $count } Karten behalten
    }
web-on-table = Auf dem Tisch
web-known = Gesehen auf dem Weg in die Hand
web-shown = Offen gezeigte Karten
web-goal = am Ziel
web-ladder = Der Stand
web-result = Ergebnis

## Was jetzt gefragt ist

web-ask-lay-down = Dein Level ist komplett: Leg es aus.
web-ask-onto = Such aus, wo du sie anlegst, oder wirf sie ab.
web-ask-skip = Wer soll aussetzen?
web-ask-swap = Such bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zum Tauschen aus, der Reihe nach.
web-wait-draw = { $name } zieht…
web-wait-play = { $name } spielt…
web-wait-show = { $name } sucht Karten zum Zeigen aus…
web-wait-take = { $name } sieht sich die gezeigten Karten an…
web-wait-carry = { $name } sucht aus, was bleibt…
web-you-watch = Du schaust zu.
web-seconds-left = { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }

## Was man tun kann

web-actions = Was du tun kannst
web-draw = Ziehen
web-discard = Abwerfen
web-lay-down = Auslegen
web-arrange = Selbst ordnen
web-arrange-how = Leg die Karten deines Levels an ihren Platz: tippen oder ziehen.
web-fits = Es passt: Leg es aus.
web-part = { $part }: { $count } von { $size } Karten
web-put-back = Zurücknehmen: { $card }
web-preview = So ließe es sich auslegen: { $melds }
web-other-way = Anders ({ $number }/{ $count })
web-undo = Zurücknehmen
web-hint = Tipp
web-sort = Hand ordnen
web-sort-number = Nach Zahl
web-sort-colour = Nach Farbe
web-sort-hand = Von Hand
web-skip-name = { $name } aussetzen lassen
web-play-take = Ausspielen: nehmen
web-play-swap = Ausspielen: tauschen
web-play-keep = Ausspielen: behalten
web-swap-picked = { $count ->
        [0] Nichts tauschen
        [one] { $count } Karte tauschen
       *[other] { $count } Karten tauschen
    }
web-show-picked = Zeigen ({ $count } von { $most })
web-carry-picked = { $count ->
        [0] Nichts behalten
        [one] { $count } Karte behalten
       *[other] { $count } Karten behalten
    }
web-take-none = Keine nehmen
web-take-card = Von { $name } nehmen: { $card }
web-which-end = An welches Ende?

## Tipps

web-do-draw = Zieh vom Nachziehstapel.
web-do-draw-from = Zieh vom Ablagestapel von { $owner }.
web-do-draw-own = Zieh von deinem eigenen Ablagestapel.
web-do-lay = Leg aus: { $melds }.
web-do-off = Leg an eine Kombination von { $owner } an: { $card }.
web-do-off-own = Leg an eine deiner Kombinationen an: { $card }.
web-do-discard = Wirf ab: { $card }.
web-do-skip = Lass { $name } aussetzen.
web-do-take = Spiel „Die nehm ich!“.
web-do-keep = Spiel „Die behalt ich!“.
web-do-taken = Nimm von { $owner }: { $card }.
web-do-taken-none = Nimm keine davon.
web-do-show = Zeig: { $cards }.
web-do-show-none = Zeig nichts.
web-do-swap = Tausch: { $cards }.
web-do-swap-none = Spiel „Die tausch ich!“, ohne zu tauschen.
web-do-carry = Behalte: { $cards }.
web-do-carry-none = Behalte nichts.

## Was geschah

web-you-drew-hidden = Du ziehst eine Karte.
web-you-drew-own = Du nimmst vom eigenen Ablagestapel zurück: { $card }.
web-you-drew-nothing = Du findest nichts zum Ziehen.
web-drew-yours = { $name } nimmt von deinem Ablagestapel: { $card }.
web-drew-own = { $name } nimmt vom eigenen Stapel zurück: { $card }.
web-taken-yours = { $name } nimmt von dir: { $card }.
web-skips-you = { $name } lässt dich aussetzen.
web-you-start = Du fängst an.
web-you-undid = Du hast es zurückgenommen.
web-undid = { $name } hat es zurückgenommen.
web-you-overdue = Deine Zeit war um, darum zog ein Bot.
web-overdue = Die Zeit von { $name } war um, darum zog ein Bot.
web-round-over = Durchgang { $round } ist vorbei
web-sat-down = { $name } setzt sich.
web-got-up = { $name } steht auf.
web-removed = { $name } wurde vom Gastgeber entfernt.
web-bot-sat = { $name } wird jetzt von einem Bot gespielt: { $bot }.
web-renamed = Platz { $seat } heißt jetzt { $name }.
web-covered = { $name } ist weg; ein Bot spielt weiter.
web-returned = { $name } ist wieder da.
web-hosts = { $name } leitet jetzt den Tisch.
web-you-host = Du leitest jetzt den Tisch: Du kannst das Spiel beginnen.
web-said = { $name }: { $text }
web-emoted = { $name }: { $emote }
web-told-gathered = Spiel { $number } wird vorbereitet.
web-emote-smile = lächelt
web-emote-laugh = lacht
web-emote-wow = staunt
web-emote-sad = ist traurig
web-emote-angry = ist sauer
web-emote-thumbs-up = Daumen hoch
web-emote-clap = klatscht
web-emote-heart = schickt ein Herz
web-emote-think = denkt nach
web-emote-hurry = mach schnell!
web-own-emote-smile = Du lächelst.
web-own-emote-laugh = Du lachst.
web-own-emote-wow = Du staunst.
web-own-emote-sad = Du bist traurig.
web-own-emote-angry = Du bist sauer.
web-own-emote-thumbs-up = Du hältst den Daumen hoch.
web-own-emote-clap = Du klatschst.
web-own-emote-heart = Du schickst ein Herz.
web-own-emote-think = Du denkst nach.
web-own-emote-hurry = Du rufst: Mach schnell!

## Rund ums Spiel

web-log = Verlauf und Chat
web-log-unread = Verlauf und Chat, { $count } neu
web-emotes = Gesten
web-chat-line = Sag etwas
web-send = Senden
web-menu = Menü
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Karten bewegen sich
web-motion-calm = Ruhig
web-motion-quick = Schnell
web-motion-off = Gar nicht
web-keys = Tasten
web-keys-on = Mit einzelnen Tasten spielen
web-key-tab = weiter: Stapel, Kombinationen, Hand
web-key-walk = durch die Hand gehen
web-key-move = Karte verschieben
web-key-choose = Karte wählen oder ausführen
web-key-onto = dorthin, wo sie passt
web-key-special = Sonderkarte ausspielen
web-rules = Regeln
web-leave = Tisch verlassen
web-leave-sure = Wirklich gehen; ein Bot spielt weiter
web-allow-hints = Tipps erlaubt
web-allow-chat = Chat erlaubt
web-watching = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
web-pass-to = Gib das Gerät an { $name }
web-pass-why = Bis dahin bleiben die Karten verdeckt.
web-pass-here = Ich bin { $name }: Karten zeigen
web-again = Noch ein Spiel
web-replay = Ansehen
web-download = Aufzeichnung herunterladen
web-verify = Mischen nachprüfen

## Vor dem Geben

web-gathering = Alle an den Tisch
web-invite = Einladen
web-qr = QR-Code des Links
web-link = Link zu diesem Tisch
web-share = Link teilen
web-copied = Kopiert
web-copy-by-hand = Der Browser lässt das hier nicht zu. Kopier den Link von Hand.
web-only-here = Dieser Link öffnet sich nur auf diesem Computer. Starte das Spiel für die anderen im Haus mit „level8 serve --host 0.0.0.0“ und öffne die Seite unter der Adresse, die es dir nennt.
web-seats = Plätze
web-your-name = Dein Name
web-open-seat = Freier Platz
web-sit-here = Hier hinsetzen
web-you-sit = Du sitzt auf Platz { $seat }.
web-name-of-seat = Name auf Platz { $seat }
web-thats-you = das bist du
web-host = Gastgeber
web-who-sits = Wer sitzt auf Platz { $seat }
web-a-person = Eine Person
web-start = Karten geben
web-start-open = { $count ->
        [one] Den freien Platz nimmt ein Bot.
       *[other] Die { $count } freien Plätze nehmen Bots.
    }
web-wait-start = Gegeben wird, wenn alle da sind.
web-clock-of = { $count } Sekunden pro Zug
web-game-number = Spiel { $number }
