### Die Seite: der Tisch im Browser. Die anderen Seiten haben ihre Sätze in pages.ftl.

web-title = Level 8
web-offline = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
web-server-trouble = Da ist etwas schiefgegangen. Versuch es gleich noch einmal.
web-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig, oder der Tisch wurde abgeräumt.
web-not-let-in = Der Server hat die Verbindung beendet. Lade die Seite neu, um zurückzukommen.
web-reconnecting = Verbindung weg. Wird gesucht …
web-reconnected = Wieder verbunden.
web-try-again = Noch einmal
web-loading = Einen Moment …
web-home = Startseite
web-close = Schließen
web-cancel = Abbrechen
web-continue = Weiter

## Karten und Kombinationen

web-joker-as = { $card } als { $what }
web-meld-run = Folge { $first }–{ $last }
web-meld-set = { $count ->
        [2] Zwilling { $number }
        [3] Drilling { $number }
        [4] Vierling { $number }
        [5] Fünfling { $number }
        [6] Sechsling { $number }
       *[other] { $count } × { $number }
    }
web-meld-colour = { $count } Karten in { $colour }
web-meld-cards = { $meld } ({ $cards })
web-meld-lit = Anlegen bei { $meld }
web-meld-fits = { $meld }; passt noch: { $fits }
web-meld-of = einer Kombination von { $name }
web-yours-meld = einer deiner Kombinationen
web-word-skip = Aussetzen
web-word-take = Nehmen
web-word-swap = Tauschen
web-word-keep = Behalten
web-word-joker = Joker
web-says-skip = Jemand setzt einmal aus
web-says-take = Alle zeigen Karten, du nimmst eine
web-says-swap = Tausch bis zu drei Karten
web-says-keep = Drei Karten bleiben für den nächsten Durchgang
web-bot-random = Zufall
web-bot-novice = Neuling
web-bot-steady = Könner
web-bot-expert = Profi
web-bot-at = Bot { $seat }
web-bot-of = Bot: { $bot }

## Plätze am Tisch

web-your-turn = Du bist dran
web-all-wait = Alle warten auf dich
web-on-turn = ist dran
web-dealt = hat gegeben
web-dealer = Geber
web-away = nicht da
web-bot-plays = ein Bot spielt
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
web-to-hand = Zu deinen Karten
web-your-place = Dein Platz
web-your-pile = Dein Stapel
web-no-cards = Keine Karten auf der Hand
web-card-picked = { $card }, als Nummer { $place } gewählt
web-complete = Level bereit
web-laid = Ausgelegt
web-new = neu
web-part-filled = { $have } von { $size }
web-missing = { $count ->
        [one] es fehlt { $count } Karte
       *[other] es fehlen { $count } Karten
    }
web-kept = { $count ->
        [one] { $count } Karte behalten
       *[other] { $count } Karten behalten
    }
web-on-table = Auf dem Tisch
web-known = Karten, die alle gesehen haben
web-shown = Gezeigte Karten
web-goal = am Ziel
web-ladder = Der Stand
web-result = Ergebnis

## Was jetzt gefragt ist

web-ask-lay-down = Dein Level ist bereit: Du kannst es auslegen.
web-ask-discard = Du bist dran: Wirf zum Schluss eine Karte ab.
web-ask-onto = Such aus, wo du sie anlegst, oder wirf sie ab.
web-wait-draw = { $name } zieht …
web-wait-play = { $name } spielt …
web-wait-show = { $name } sucht Karten zum Zeigen aus …
web-wait-take = { $name } sieht sich die gezeigten Karten an …
web-wait-carry = { $name } überlegt, was bleibt …
web-you-watch = Du schaust zu.
web-seconds-left = { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }

## Was man tun kann

web-actions = Was du tun kannst
web-draw = Ziehen
web-discard = Abwerfen
web-discard-card = { $card } abwerfen
web-lay-down = Auslegen
web-arrange = Selbst ordnen
web-arrange-how = Leg die Karten deines Levels dorthin, wo sie hingehören: Tipp sie an oder zieh sie.
web-fits = Es passt: Leg es aus.
web-part = { $part }: { $count } von { $size } Karten
web-put-back = { $card } zurücknehmen
web-preview = So könntest du es auslegen: { $melds }
web-other-way = Andere Auslage ({ $number }/{ $count })
web-undo = Zurücknehmen
web-hint = Tipp
web-sort = Karten ordnen
web-card-at = { $card }, jetzt { $at } von { $count }
web-sort-number = Nach Zahl
web-sort-colour = Nach Farbe
web-sort-hand = Frei
web-skip-name = { $name } aussetzen lassen
web-play-take = Die nehm ich!
web-play-keep = Die behalt ich!
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
web-do-off = Leg bei einer Kombination von { $owner } an: { $card }.
web-do-off-own = Leg bei einer deiner Kombinationen an: { $card }.
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

web-you-drew-hidden = Du hast eine Karte gezogen.
web-you-drew-own = Du hast von deinem eigenen Ablagestapel gezogen: { $card }.
web-you-drew-nothing = Für dich gibt es nichts zu ziehen.
web-drew-yours = { $name } zieht von deinem Ablagestapel: { $card }.
web-drew-own = { $name } zieht vom eigenen Ablagestapel: { $card }.
web-taken-yours = { $name } nimmt von dir: { $card }.
web-skips-you = { $name } lässt dich aussetzen.
web-you-start = Du fängst an.
web-you-undid = Du hast es zurückgenommen.
web-undid = { $name } hat es zurückgenommen.
web-you-overdue = Deine Zeit war um, darum hat ein Bot für dich gespielt.
web-overdue = Die Zeit von { $name } war um, darum hat ein Bot gespielt.
web-round-over = Durchgang { $round } ist vorbei
web-sat-down = { $name } setzt sich.
web-got-up = { $name } verlässt den Tisch.
web-removed = { $name } musste den Tisch verlassen.
web-bot-sat = { $name } spielt jetzt mit ({ $bot }).
web-renamed = Platz { $seat } heißt jetzt { $name }.
web-covered = { $name } ist gerade weg; ein Bot springt ein.
web-returned = { $name } ist wieder da.
web-hosts = { $name } leitet jetzt den Tisch.
web-you-host = Du leitest jetzt den Tisch: Du kannst das Spiel beginnen.
web-said = { $name }: { $text }
web-emoted = { $name } { $emote }
web-told-gathered = Gleich beginnt Spiel { $number }.
web-told-again = { $name } möchte noch einmal spielen.
web-emote-smile = lächelt
web-emote-laugh = lacht
web-emote-wow = staunt
web-emote-sad = ist traurig
web-emote-angry = ist sauer
web-emote-thumbs-up = hält den Daumen hoch
web-emote-clap = klatscht
web-emote-heart = schickt ein Herz
web-emote-think = denkt nach
web-emote-hurry = ruft: Mach schnell!
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
web-emotes = Reaktionen
web-chat-line = Sag etwas
web-send = Senden
web-menu = Menü
web-menu-yours = Deine Einstellungen
web-menu-all = Für alle an diesem Tisch
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Karten bewegen sich
web-motion-calm = Langsam
web-motion-quick = Schnell
web-motion-off = Gar nicht
web-sound = Ton
web-sound-on = Ton, und auf Handys ein kurzes Vibrieren
web-keys = Tasten
web-coach = Trainer: nach meinem Zug sagen, was besser gewesen wäre
web-notes-on = Hinweise, wenn etwas neu ist
web-keys-on = Mit einzelnen Tasten spielen
web-key-tab = weiter: Stapel, Kombinationen, Hand
web-key-walk = durch die Karten gehen
web-key-move = Karte verschieben
web-key-choose = Karte wählen oder Zug ausführen
web-key-onto = dorthin, wo sie passt
web-key-special = Sonderkarte spielen
web-key-what = was ist das? Ohne Fokus: diese Tasten
web-rules = Regeln
web-leave = Tisch verlassen
web-leave-sure = Ja, gehen; ein Bot springt ein
web-allow-hints = Tipps erlaubt
web-allow-chat = Chat erlaubt
web-watching = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
web-pass-to = Gib das Gerät an { $name }
web-pass-why = Die Karten erscheinen erst, wenn du auf den Knopf tippst.
web-pass-here = Ich bin { $name }: Karten zeigen
web-again = Noch ein Spiel
web-replay = Wiederholung
web-download = Aufzeichnung herunterladen
web-verify = Mischen prüfen
web-proof = Wird fair gemischt?

## Vor dem Geben

web-gathering = Alle an den Tisch
web-invite = Einladen
web-qr = QR-Code des Links
web-link = Link zu diesem Tisch
web-share = Link teilen
web-copied = Kopiert
web-copy-by-hand = Der Browser erlaubt das hier nicht. Kopier den Link von Hand.
web-only-here = Dieser Link geht bisher nur auf diesem Computer.
web-let-in = Andere im Haus mitspielen lassen
web-let-in-done = Diesen Link können jetzt alle in deinem Netz öffnen.
web-seats = Plätze
web-your-name = Dein Name
web-your-face = Dein Gesicht
web-face-fox = Fuchs
web-face-bear = Bär
web-face-owl = Eule
web-face-rabbit = Hase
web-face-penguin = Pinguin
web-face-cat = Katze
web-face-raccoon = Waschbär
web-face-hamster = Hamster
web-face-gone = { $face }: hat hier schon jemand
web-name-fox = Flinker Fuchs
web-name-bear = Braver Bär
web-name-owl = Eifrige Eule
web-name-rabbit = Heiterer Hase
web-name-penguin = Putziger Pinguin
web-name-cat = Kecke Katze
web-name-raccoon = Wacher Waschbär
web-name-hamster = Munterer Hamster
web-open-seat = Freier Platz
web-sit-here = Hier hinsetzen
web-you-sit = Du sitzt auf Platz { $seat }.
web-name-of-seat = Name auf Platz { $seat }
web-thats-you = das bist du
web-host = Gastgeber
web-who-sits = Wer sitzt auf Platz { $seat }?
web-a-person = Eine Person
web-start = Karten geben
web-start-open = { $count ->
        [one] Auf den freien Platz kommt ein Bot.
       *[other] Auf die { $count } freien Plätze kommen Bots.
    }
web-wait-start = Es geht los, wenn alle da sind.
web-clock-of = { $count } Sekunden pro Zug
web-game-number = Spiel { $number }

## Das Ende eines Durchgangs

web-why-out = alle Karten los
web-why-laid = Level ausgelegt
web-why-stays = nicht ausgelegt: gleiches Level
web-level-next = Als Nächstes: { $level }
web-level-again = Noch einmal: { $level }
web-choose-kept = Karten zum Behalten wählen
web-waiting-for = Wir warten noch auf { $names }
web-goes-on-in = Weiter in { $count } s

## Tempo und Rückblick

web-pace = Züge der anderen
web-pace-calm = Ruhig
web-pace-brisk = Flott
web-pace-once = Sofort
web-faster = Schneller
web-last-turn = { $name }: letzter Zug
web-no-turn-yet = { $name } war noch nicht dran.
web-no-turn-yours = Du warst noch nicht dran.
web-look-closer = Alles zeigen
web-key-last-turns = letzter Zug von jedem
web-wait-first = { $name } spielt. Nach { $before } bist du dran.
web-wait-next = { $name } spielt. Dann bist du dran.
web-skipped-next = { $name } lässt dich aussetzen: Du bist einmal nicht dran.
web-skipped-now = { $name } lässt dich aussetzen: Diesmal bist du nicht dran.
web-will-miss = Du setzt beim nächsten Mal aus.
