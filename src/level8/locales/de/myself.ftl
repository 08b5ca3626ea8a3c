### What one can do about oneself on a server.

myself-title = Du und deine Geräte
myself-end-about = Hast du deine Plätze auf ein anderes Handy mitgenommen, oder hat jemand deinen Link gesehen? Hier kannst du alle Geräte außer diesem abmelden.
myself-end = Alle anderen Geräte abmelden
myself-end-sure = Die anderen sind an deinen Tischen dann Fremde. Auch Links für ein anderes Gerät, die du gemacht hast, gelten nicht mehr.
myself-forget-about = Dieser Server kann dich vergessen: deinen Namen, deine Plätze und was du geschrieben hast. Die Spiele der anderen bleiben und lassen sich weiter ansehen und prüfen.
myself-forget = Vergiss mich
myself-forget-sure = Du stehst von jedem Tisch auf, und ein Bot spielt für dich weiter. Nichts davon kommt zurück.
myself-no = Nein, behalten
myself-ended = Fertig: Das hier ist jetzt dein einziges Gerät.
myself-forgotten = Fertig: Auf diesem Server ist nichts mehr von dir. Du warst an { $tables } { $tables ->
        [one] Tisch
       *[other] Tischen
    }, in { $games } { $games ->
        [one] beendeten Spiel
       *[other] beendeten Spielen
    }, und hattest { $lines } { $lines ->
        [one] Zeile
       *[other] Zeilen
    } geschrieben.
