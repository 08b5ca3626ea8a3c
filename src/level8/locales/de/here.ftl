### Ohne Server spielen: das Spiel läuft im Browser selbst.

here-fetching = Das Spiel wird geladen: { $done } von { $total } MB
here-starting = Das Spiel wird vorbereitet …
here-failed = Das Spiel ließ sich nicht laden. Hast du Netz?
here-away = Kein Server antwortet. Du spielst auf diesem Gerät.
here-needs-server = Dafür braucht es einen Server, und es antwortet keiner. Prüf die Verbindung; wo es keinen Server gibt, muss jemand einen starten.
here-friends = Um mit anderen aus der Ferne zu spielen, braucht es einen Server, und unter dieser Adresse gibt es keinen. Jemand startet einen mit Level 8 auf einem Computer und schickt dir den Link.
here-friends-away = Damit andere dazukommen können, braucht es den Server, und der antwortet nicht. Sobald er wieder da ist, kannst du sie hier einladen.
here-keeps-nothing = Dieser Browser merkt sich nichts: Wenn du die Seite schließt, ist das Spiel weg.
here-full = In diesem Browser ist kein Platz mehr. Das Spiel geht weiter, aber was du ab jetzt spielst, ist weg, wenn du die Seite schließt.
here-understood = Alles klar
here-title = Ohne Netz
here-about = Lade das Spiel einmal, dann läuft es auf diesem Gerät ohne Netz. Deine Spiele bleiben in diesem Browser.
here-keep = Für unterwegs speichern
here-kept = Gespeichert: Jetzt kannst du auch ohne Netz spielen.
here-save = Meine Spiele als Datei sichern
here-bring = Spiele aus einer Datei holen
here-brought = Deine Spiele sind wieder da.
here-no-games-file = In dieser Datei sind keine Spiele.
here-not-brought = Die Spiele in dieser Datei sind in Ordnung, aber dieser Browser kann sie nicht behalten: Er merkt sich nichts oder hat keinen Platz mehr.
here-new = Es gibt eine neue Fassung des Spiels.
here-take-new = Jetzt benutzen
here-expert = Auf diesem Gerät hat ein Profi weniger Zeit zum Nachdenken und spielt etwas schwächer.
here-review = Dieses Gerät sieht sich nur die Entscheidungen von { $name } an. Das dauert etwa eine Minute, auf einem Handy ein paar.
here-review-seat = Auch diese Entscheidungen ansehen
here-reviewed = Auf diesem Gerät gemacht: Nur die Entscheidungen von einem Spieler wurden angesehen, mit weniger Versuchen als auf einem Server, und ohne das Glück.
here-open-record = Dieses Spiel öffnen
