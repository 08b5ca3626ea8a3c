### Wer später kommt, wer zuschaut, und Bots, denen man zuschaut. Die Seite lädt das, wenn jemand zuschaut.

## Bots, denen man zuschaut

company-stop = Pause
company-go-on = Weiter
company-step-action = Eine Aktion
company-step-turn = Ein Zug
company-speed = Tempo
company-speed-slow = langsam
company-speed-usual = normal
company-speed-fast = schnell
company-hands = Karten aufdecken
company-stopped = Die Bots machen Pause. { $name } ist am Zug.
company-hands-kept = Wer die Karten sieht, kann in diesem Spiel nicht mitspielen: Niemand kann mehr einen Platz übernehmen.

## Später, wieder, als Nächstes

company-take-over = Mitspielen?
company-take-over-about = Übernimm von einem Bot: Du bekommst seine Karten und sein Level.
company-play-for = Für { $name } spielen
company-back = Zurück an meinen Platz
company-rests = Das Spiel wartet, bis du zurück bist.
company-soon = { $name } beendet noch den Zug. Gleich danach hast du den Platz.
company-big = Großer Bildschirm
company-big-off = Normale Größe
company-next = Als Nächstes mitspielen
company-next-about = Oder warte: Der nächste freie Platz gehört dir.
company-you-wait = Du spielst mit, sobald ein Platz frei ist.
company-no-longer = Nicht mehr warten
company-who-waits = Warten auf einen Platz: { $names }

## Was bestimmen kann, wer den Tisch leitet

company-allow-late = Gäste dürfen von Bots übernehmen
company-mute = Stumm schalten
company-unmute = Wieder sprechen lassen
company-watchers-talk = Wer zuschaut, darf chatten

## Gespräche unter denen, die zuschauen

company-line = An alle, die zuschauen …
company-watchers-only = Das lesen nur die, die zuschauen.
company-remark = { $name } (schaut zu): { $text }

## Was geschieht

company-wished = { $name } möchte als Nächstes mitspielen.
company-muted = { $name } ist jetzt stumm geschaltet.
company-you-muted = Du bist jetzt stumm geschaltet.
company-unmuted = { $name } darf wieder chatten.
company-you-unmuted = Du darfst wieder chatten.
company-hushed = Wer zuschaut, ist jetzt stumm geschaltet.
company-unhushed = Wer zuschaut, darf wieder chatten.

## Gerufen, wenn die Seite im Hintergrund ist

company-notify = Sag mir Bescheid, wenn ich dran bin
company-notify-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das kannst du in seinen Einstellungen ändern.

## Tasten beim Zuschauen

company-key-stop = Bots anhalten oder weiterspielen lassen
company-key-action = eine Aktion
company-key-turn = ein Zug
company-key-speed = langsamer, schneller
company-key-hands = Karten aufdecken

## Ein Gerät, das herumgeht

company-then = Dann ist { $name } dran.
