### Tische im Netz: was ein Tisch ablehnt, und die Worte von `level8 serve`.

## Was ein Tisch ablehnt

server-stale = Am Tisch ist inzwischen etwas passiert. Schau noch einmal hin und wähl dann.
server-no-undo = Das kannst du nicht zurücknehmen: Inzwischen ist etwas Neues zu sehen. Zurücknehmen kannst du nur, was du in diesem Zug ausgelegt oder angelegt hast.
server-not-started = Das Spiel hat noch nicht begonnen. Warte, bis die Karten gegeben werden.
server-already-started = Das Spiel läuft schon, jetzt lässt sich das nicht mehr ändern. Vor dem nächsten Spiel geht es wieder.
server-game-over = Dieses Spiel ist zu Ende. Warte auf das nächste oder melde dich dafür an.
server-not-over = Das Spiel läuft noch. Ein neues könnt ihr beginnen, wenn es zu Ende ist.
server-paused = Der Durchgang ist vorbei. Der nächste beginnt, sobald alle auf „Weiter“ gedrückt haben.
server-no-seat = Du sitzt nicht an diesem Tisch. Setz dich zuerst auf einen freien Platz.
server-not-your-seat = Platz { $seat } ist nicht deiner. Wähl für deinen eigenen Platz.
server-already-seated = Du sitzt schon an diesem Tisch. Steh zuerst auf, um woanders zu sitzen.
server-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen oder darum bitten, dass einer frei wird.
server-seat-taken = Platz { $seat } ist besetzt. Wähl einen freien.
server-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht. Nenn einen von 1 bis { $seats }.
server-no-name = Ein Name braucht wenigstens einen Buchstaben. Schreib, wie dich die anderen nennen sollen.
server-face-taken = Dieses Tier hat hier schon jemand. Wähl ein anderes.
server-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
server-muted = Du bist an diesem Tisch stumm geschaltet. Spielen und zuschauen kannst du weiter.
server-no-late = An diesem Tisch kann man während des Spiels keinen Platz übernehmen. Du kannst dich für das nächste Spiel melden.
server-hands-were-open = In diesem Spiel lagen alle Karten offen, darum kann sich niemand mehr dazusetzen. Beim nächsten kannst du mitspielen.
server-knows-a-hand = Du kennst in diesem Spiel die Karten eines anderen Platzes. Du kannst auf deinen eigenen Platz zurück oder beim nächsten Spiel mitmachen.
server-mid-turn = { $name } ist gerade mitten im Zug. Setz dich, sobald der Zug vorbei ist.
server-many-waiting = Hier warten schon genug Leute auf einen Platz. Versuch es wieder, wenn jemand von ihnen mitspielt.
server-nobody-to-mute = Auf diesem Platz sitzt niemand, den du stumm schalten kannst. Wähl jemand anderen.
server-not-only-bots = Anhalten und aufdecken kann man nur Bots, die unter sich sind. Hier spielt ein Mensch mit, oder es hat einer mitgespielt.
server-no-emote = Diese Reaktion gibt es nicht. Wähl eine von: { $known }.
server-empty-line = Diese Zeile ist leer. Schreib ein paar Worte.
server-lesson-first = Gleich! Mach zuerst, was leuchtet.
server-lesson-over = Diese Lektion ist zu Ende.
server-no-lesson = Eine Lektion „{ $name }“ gibt es nicht. Es gibt: { $known }.
server-not-host = Das kann nur, wer den Tisch leitet. Frag dort nach.
server-host-stays = Wer den Tisch leitet, kann den einzigen eigenen Platz nicht vergeben. Steh selbst auf, um den Tisch weiterzugeben.
server-no-bot = Einen Computerspieler „{ $name }“ gibt es hier nicht. Wähl einen von: { $known }.
server-hints-off = Tipps sind an diesem Tisch ausgeschaltet.
server-nothing-to-hint = Du bist nicht dran, da gibt es keinen Tipp. Frag wieder, wenn du dran bist.
server-no-coach = Der Trainer spricht nur an Tischen ohne andere Menschen. Frag vor deinem Zug nach einem Tipp.
server-no-hint = Der Tipp hat zu lange gedauert. Versuch es noch einmal.

## Was der Server ablehnt

server-no-table = Diesen Tisch gibt es nicht. Prüf den Link, oder eröffne einen eigenen Tisch.
server-no-game = Dieses Spiel gibt es hier nicht. Ansehen kann man es, wenn es zu Ende ist.
server-no-page = Diese Seite gibt es nicht. Geh zur Startseite und such von dort aus.
server-no-page-built = Der Server läuft, aber seine Seiten sind nicht gebaut. Ruf „make setup“ auf, wo es ein Netz gibt, und starte ihn neu.
server-no-token = Dieser Link für ein anderes Gerät ist zu alt oder nicht vollständig. Mach auf dem ersten Gerät einen neuen.
server-nobody = Dieser Browser ist hier noch niemand, also gibt es nichts zu tun.
server-too-fast = Das war zu viel auf einmal. Warte einen Moment und mach langsamer weiter.
server-too-long = Das ist zu lang: höchstens { $most } Bytes.
server-unreadable = Der Server konnte diese Nachricht nicht lesen: { $problem }
server-foreign-page = Diese Anfrage kommt von einer fremden Seite, darum ist nichts passiert.
server-not-at-home = Nur wer an dem Computer sitzt, auf dem das Spiel läuft, kann andere hereinlassen.
server-no-network = Dieser Computer ist in keinem Netz, darum kann niemand dazukommen. Verbinde ihn, zum Beispiel mit dem WLAN, und versuch es noch einmal.
server-trouble = Der Server konnte das gerade nicht speichern, vielleicht ist es also nicht passiert. Sieh auf den Tisch und versuch es noch einmal.
store-busy = Zu viele Leute haben diesen Tisch gleichzeitig verändert. Versuch es noch einmal.
setup-house-file = Die Hausdatei { $file } ist nicht zu gebrauchen: { $problem }. Was darin stehen kann, sagt docs/server.md.
setup-address = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $problem }. Nimm einen anderen, etwa mit „level8 serve --open --port 8010“, oder mit --host eine andere Adresse.
setup-metrics-address = Die Messwerte können auf { $host }, Port { $port }, nicht angeboten werden: { $problem }. Nenne mit --metrics eine andere Adresse und einen anderen Port.

## Der Befehl

cli-usage-serve = Aufruf: level8 serve [--host ADRESSE] [--port N] [--data ORDNER]
cli-about-serve =
    Öffnet Tische zum Spielen im Browser, nur auf diesem Rechner, wenn --host nichts anderes sagt.
    Für Leute, die weit weg sind, gehört HTTPS davor: Ein Webserver wie Caddy oder nginx hat das Zertifikat und reicht alles, auch WebSockets, an diese Adresse weiter (Caddy: „reverse_proxy 127.0.0.1:8008“); nenn seine Adresse mit --proxies.
    LEVEL8_DATABASE=postgresql://… bewahrt die Tische in PostgreSQL auf, für beliebig viele Server.
cli-verb-serve = dich und deine Freunde im Browser spielen lassen; level8 allein öffnet ihn auch
cli-option-host = die Adresse, auf der gelauscht wird (0.0.0.0: für alle im Netz)
cli-option-port = der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
cli-option-data = der Ordner für Tische und beendete Spiele
cli-option-serve-bot = ein eigener Computerspieler für die Tische; auch mehrmals
cli-option-proxies = Adressen von Proxys davor, denen die Adresse der Besucher geglaubt wird
cli-not-a-proxy = „{ $text }“ geht nicht für --proxies: Dort stehen Adressen wie 127.0.0.1 oder 10.0.0.0/8 mit Kommas dazwischen, oder * für alle.
cli-option-hosts = Namen, unter denen die Seite zu erreichen ist, mit Kommas dazwischen; ohne sie unter jedem
cli-not-a-host = „{ $text }“ geht nicht für --hosts: Dort stehen Namen wie game.example.org mit Kommas dazwischen, ohne https:// und ohne Port.
cli-option-house = eine Datei mit den Regeln des Hauses: Grenzen, Namen, Proxys, Bots
cli-option-metrics = Zahlen für Prometheus unter /metrics zeigen: neben der Seite oder nur unter einer eigenen Adresse
cli-not-for-metrics = „{ $text }“ geht nicht für --metrics: Es nimmt eine Adresse und einen Port wie 127.0.0.1:9008, oder nichts.
cli-option-check = nur die Hausdatei und die Angaben prüfen
cli-house-good = Alles ist in Ordnung.
cli-option-open = die Seite im Browser öffnen
cli-option-verbose = mehr aufzeichnen als das, was schiefgeht
cli-serving = Level 8 ist offen unter { $address } (Strg-C beendet es)
cli-no-browser = Hier ließ sich kein Browser öffnen. Gib diese Adresse in einen ein.
