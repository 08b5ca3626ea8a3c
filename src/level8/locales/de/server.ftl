### Der Server und sein Speicher: was schiefging und was der Gastgeber tun kann.

store-address = LEVEL8_DATABASE ist keine Adresse einer Datenbank, die hier benutzt werden kann. Schreib sie wie postgresql://name@rechner/datenbank, oder lass sie weg, dann liegen die Tische in einer Datei.
store-closed = Der Speicher der Tische ist geschlossen, weil der Server anhält. Starte ihn neu, um weiterzuspielen.
store-folder = Der Datenordner { $folder } lässt sich nicht benutzen: { $problem }. Nenne mit --data einen anderen, oder ändere seine Rechte.
store-read-only = In den Datenordner { $folder } oder in eine Datei darin kann nichts geschrieben werden. Nenne mit --data einen anderen, oder mach diesen und seine Dateien für den beschreibbar, der den Server laufen lässt.
store-in-use = Ein anderer Server benutzt den Datenordner { $folder }. Halte erst den anderen an, oder nenne mit --data einen anderen Ordner.
store-disk-full = Der Datenträger mit { $folder } ist voll, darum kann nichts mehr gespeichert werden. Schaff Platz darauf, dann geht es an den Tischen von selbst weiter.
store-broken = { $file } ist beschädigt oder keine Datenbank von level8. Leg eine Kopie davon zurück, oder räum die Datei weg, um mit einer leeren anzufangen.
store-newer = { $place } stammt von einem neueren level8 als diesem. Installier die neuere Version, um es zu benutzen.
store-damaged-key = Die Schlüsseldatei { $file } ist beschädigt. Leg eine Kopie davon zurück, oder lösch sie: Dann sind alle einmal neu hier.
store-login = Die Datenbank { $place } lässt uns nicht hinein. Prüf Namen und Passwort in LEVEL8_DATABASE.
store-no-database = Die Datenbank { $place } gibt es auf dem Server nicht. Leg sie an, oder berichtige LEVEL8_DATABASE.
store-unreachable = Die Datenbank { $place } antwortet nicht: { $problem }. Sieh nach, ob sie läuft und ob LEVEL8_DATABASE die richtige nennt.
store-failed = Der Speicher in { $place } funktioniert nicht: { $problem }. Behebe das und versuch es noch einmal.
