### Ein Spiel am Tisch: was geschah, was jetzt gefragt ist, und die Befehle im Terminal.

table-you = Du
table-seat = Platz { $seat }
table-hand = Hand
table-draw-pile = Nachziehstapel
table-discard-pile = Ablagestapel
table-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-round = Durchgang { $round }
table-dealer = { $name } gibt.
table-you-deal = Du gibst.
table-starts = { $name } fängt an.
table-skipped = setzt als Nächstes aus
table-keeps = { $count } × „Die behalt ich!“

table-ask-draw = Du bist dran: Zieh eine Karte von einem Stapel.
table-ask-play = Du bist dran: Leg dein Level aus, wenn du kannst, oder wirf zum Schluss eine Karte ab.
table-ask-lay-off = Du bist dran: Leg Karten an oder wirf zum Schluss eine ab.
table-ask-show = { $name } spielt „Die nehm ich!“: Such { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } aus, die du zeigst.
table-ask-take = Nimm eine der gezeigten Karten oder keine.
table-ask-carry = Du darfst bis zu { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } für den nächsten Durchgang behalten. Welche?

table-you-drew = Du hast gezogen: { $card }.
table-you-drew-from = Du hast vom Ablagestapel von { $owner } gezogen: { $card }.
table-you-lay-down = Du legst Level { $level } aus: { $melds }
table-you-lay-off = Du legst bei { $meld } an: { $card }.
table-you-discard = Du wirfst ab: { $card }.
table-you-skip = Du lässt { $name } aussetzen.
table-you-take = Du spielst „Die nehm ich!“: Alle anderen zeigen Karten.
table-you-show = Du zeigst: { $cards }.
table-you-taken = Du nimmst von { $owner }: { $card }.
table-you-taken-none = Du nimmst keine der gezeigten Karten.
table-you-swap = { $count ->
        [0] Du tauschst keine Karte
       *[other] Du tauschst: { $cards }
    }.
table-you-keep = Du spielst „Die behalt ich!“.
table-you-carry = Du behältst für den nächsten Durchgang: { $cards }.
table-you-carry-none = Du behältst keine Karten für den nächsten Durchgang.
table-you-miss = Du setzt diesmal aus.

table-drew = { $name } zieht vom Nachziehstapel.
table-drew-from = { $name } zieht vom Ablagestapel von { $owner }: { $card }.
table-drew-nothing = Für { $name } gibt es nichts zu ziehen.
table-lays-down = { $name } legt Level { $level } aus: { $melds }
table-lays-off = { $name } legt bei { $meld } an: { $card }.
table-discards = { $name } wirft ab: { $card }.
table-skips = { $name } lässt { $victim } aussetzen.
table-takes = { $name } spielt „Die nehm ich!“: Alle anderen zeigen Karten.
table-shows = { $name } zeigt: { $cards }.
table-taken = { $name } nimmt von { $owner }: { $card }.
table-taken-none = { $name } nimmt keine der gezeigten Karten.
table-swaps = { $name } { $count ->
        [0] tauscht keine Karte
       *[other] tauscht: { $cards }
    }.
table-keeps-card = { $name } spielt „Die behalt ich!“.
table-carries = { $name } sucht heimlich Karten für den nächsten Durchgang aus.
table-misses = { $name } setzt diesmal aus.
table-reshuffled = Die Ablagestapel werden gemischt: Das ist der neue Nachziehstapel.

table-round-over = { $name } hat keine Karten mehr: Durchgang { $round } ist vorbei.
table-you-end-round = Du hast keine Karten mehr: Durchgang { $round } ist vorbei.
table-climbs = { $name } steigt auf Level { $level }.
table-you-climb = Du steigst auf Level { $level }.
table-stays = { $name } bleibt auf Level { $level }.
table-you-stay = Du bleibst auf Level { $level }.
table-winner = { $name } hat gewonnen!
table-you-win = Du hast gewonnen!
table-ranking = { $place }. { $name }, Level { $level }
table-game-over = Das Spiel ist vorbei.
table-goodbye = Bis zum nächsten Mal!
table-commitment = Versprechen vor dem Geben (SHA-256 des Startwerts): { $digest }
table-record-saved = Die Aufzeichnung dieses Spiels steht in { $file }.

table-help = Befehle
table-help-draw = draw · draw 2: vom Nachziehstapel ziehen oder vom Ablagestapel von Platz 2
table-help-lay = lay: dein Level auf die beste Art auslegen; lay R4(r4 b5 J) S7(r7 p7): auf deine eigene Art
table-help-off = off r7 2.1: eine Karte bei der ersten Kombination von Platz 2 anlegen; off J=7 2.1: einen Joker als 7
table-help-discard = discard r7: eine Karte abwerfen und damit deinen Zug beenden
table-help-skip = skip 2: Platz 2 aussetzen lassen
table-help-take = take: alle anderen Karten zeigen lassen; danach taken r7 2 oder taken none
table-help-show = show r7 b5 J: diese Karten zeigen
table-help-swap = swap r7 b5: bis zu drei Karten tauschen; swap none: keine
table-help-keep = keep: „Die behalt ich!“ vor dich legen
table-help-carry = carry r7 b5: diese Karten für den nächsten Durchgang behalten; carry none: keine
table-help-hint = hint: was jemand täte, der gut spielt, und warum
table-help-sort = sort: deine Karten nach Zahl oder nach Farbe ordnen
table-help-rules = rules: die Regeln dieser Ausgabe
table-help-quit = quit: das Spiel verlassen
