### Die Regeln in unseren Worten: eine Nachricht je Absatz.

rules-title = Level 8: die Regeln · { $edition }, { $side }

rules-heading-goal = Worum es geht
rules-goal = Schaff als Erste oder Erster { $levels ->
        [one] das eine Level
       *[other] alle { $levels } Level
    }! Jedes Level verlangt bestimmte Kombinationen, und es dauert mehrere Durchgänge, bis man sie beisammen hat. Über Level { $levels } wartet { $goal }.
rules-players = Für { $least } bis { $most } Leute.

rules-heading-cards = Die Karten
rules-cards = Mit { $cards } Karten wird gespielt:
rules-cards-numbers = { $numbers } Zahlenkarten: 1 bis { $top } in { $colours ->
        [one] 1 Farbe
       *[other] { $colours } Farben
    }
rules-cards-jokers = { $count } Joker
rules-cards-jokers-range = { $count } Joker für die Zahlen { $low } bis { $high }
rules-cards-skips = { $count ->
        [one] 1 Aussetzen-Karte
       *[other] { $count } Aussetzen-Karten
    }
rules-cards-takes = { $count }-mal „Die nehm ich!“
rules-cards-swaps = { $count }-mal „Die tausch ich!“
rules-cards-keeps = { $count }-mal „Die behalt ich!“
rules-shapes = Zu jeder Farbe gehört eine Form, damit niemand Farben unterscheiden muss: { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = Ein Kartensatz, der nicht für { $hand } Karten je Person und einen Nachziehstapel reicht, wird abgelehnt.

rules-heading-levels = Die Levelkarten
rules-pictures = So liest du die Bilder: A B C ist eine Folge, X X sind gleiche Karten (X und Y dürfen dieselbe Zahl sein), ■ ■ sind Karten einer Farbe.
rules-levels-source = Woher diese Level stammen: { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = Die Kombinationen
rules-run = Folge: Jede Zahl ist um eins höher als die davor, die Farben sind egal, zum Beispiel 4-5-6. Bei { $top } ist Schluss: { $top } und 1 sind keine Nachbarn.
rules-set = Zwilling, Drilling, Vierling: zwei, drei oder vier Karten mit gleicher Zahl, die Farben sind egal.
rules-colour = Karten einer Farbe: Alle haben dieselbe Farbe, die Zahlen sind egal.
rules-alike = Mehrere Zwillinge oder Drillinge deines Levels dürfen dieselbe Zahl zeigen.
rules-joker = Ein Joker springt für eine Zahl oder Farbe ein, die dir fehlt; in einem Level dürfen mehrere liegen. Alle müssen wissen, wofür jeder steht. Liegt er einmal, ändert sich das nicht mehr, und niemand darf ihn durch die echte Karte ersetzen. Als andere Kartenart kann man ihn nicht spielen.
rules-joker-range = Ein Joker mit dem Aufdruck { $low }–{ $high } steht nur für die Zahlen { $low } bis { $high }.
rules-no-special = { $kinds ->
        [skip] Aussetzen-Karten
        [special] Sonderkarten
       *[both] Aussetzen- und Sonderkarten
    } gehören nie zu einer Kombination.

rules-heading-setup = Vorbereitung
rules-deal = Wer gibt, mischt alles und teilt reihum einzeln { $hand } Karten an jede Person aus, links beginnend. Der Rest ist der verdeckte Nachziehstapel. Seine oberste Karte wird umgedreht, egal welche es ist: Mit ihr beginnt der Ablagestapel der Person, die gibt. Alle haben einen eigenen Ablagestapel.
rules-start = Links neben der Person, die gegeben hat, geht es los; dann immer weiter nach links.

rules-heading-turn = Dein Zug
rules-draw = Zieh zuerst eine Karte: vom Nachziehstapel oder die oberste von irgendeinem Ablagestapel, auch von deinem.
rules-lay-down = Dann darfst du dein Level auslegen: alle Kombinationen auf einmal und genau so, wie die Levelkarte es sagt. Ein halbes Level gilt nicht, und später kommen keine Kombinationen mehr dazu.
rules-lay-off = Liegt dein Level aus, darfst du bis zum Ende des Durchgangs zwischen Ziehen und Abwerfen Karten anlegen, und zwar an jede Kombination auf dem Tisch, egal wem sie gehört. Eine Folge wächst an beiden Enden, hinauf bis { $top } und hinunter bis 1; zu gleichen Karten kommt ihre Zahl, zu einfarbigen ihre Farbe. Auch Joker lassen sich anlegen.
rules-discard = Zum Schluss legst du irgendeine Karte offen auf deinen eigenen Ablagestapel. Dafür brauchst du immer eine, also halte eine zurück.
rules-discard-instead = Statt abzuwerfen darfst du { $kinds ->
        [skip] eine Aussetzen-Karte
        [special] eine Sonderkarte
       *[both] eine Aussetzen- oder Sonderkarte
    } spielen.

rules-heading-pile = Wenn der Nachziehstapel leer wird
rules-reshuffle = Ist die letzte verdeckte Karte gezogen, geben alle ihren Ablagestapel her, nur die oberste Karte bleibt liegen. Das Eingesammelte wird gemischt und ist der neue Nachziehstapel.
rules-face-up = Benutzte Karten liegen offen unter dem Nachziehstapel. Sobald eine davon als Nächstes dran wäre, entsteht auf dieselbe Weise ein neuer Nachziehstapel.

rules-heading-skip = Aussetzen-Karten
rules-skip = Statt abzuwerfen legst du eine Aussetzen-Karte vor jemanden, bei dem noch keine liegt.
rules-skipped = Wer sie vor sich hat, tut im nächsten Zug nur eines: die Karte offen unter den Nachziehstapel schieben.
rules-skip-discard = Du kannst eine Aussetzen-Karte auch einfach abwerfen. Von dort dürfen sie alle ziehen.
rules-skip-last = War es deine letzte Karte, ist der Durchgang vorbei und sie bewirkt nichts.

rules-heading-special = Sonderkarten
rules-special = Eine Sonderkarte spielst du, statt abzuwerfen. Danach ist dein Zug vorbei.
rules-take = „Die nehm ich!“: Schieb die Karte offen unter den Nachziehstapel. Alle anderen, links von dir beginnend, legen { $show } selbst gewählte Karten offen hin, oder alle, wenn sie weniger haben. Eine davon darfst du nehmen, musst aber nicht. Wem sie gehört hat, der zieht vom Nachziehstapel nach; die übrigen gehen zurück auf die Hand.
rules-swap = „Die tausch ich!“: Schieb die Karte offen unter den Nachziehstapel. Leg bis zu { $swap } Handkarten auf deinen Ablagestapel, nacheinander und in der Reihenfolge, die du magst, und zieh ebenso viele vom Nachziehstapel.
rules-keep = „Die behalt ich!“: Leg die Karte vor dich. Liegt dein Level am Ende des Durchgangs nicht aus, darfst du bis zu { $keep ->
        [one] 1 Handkarte
       *[other] { $keep } Handkarten
    } für den nächsten behalten. Jede weitere solche Karte erlaubt { $keep } mehr.
rules-special-last = War es deine letzte Karte, ist der Durchgang vorbei und sie bewirkt nichts.

rules-heading-round = Ende eines Durchgangs
rules-out = Der Durchgang ist sofort vorbei, wenn jemand die letzte Karte abwirft oder ausspielt.
rules-climb = Diese Person steigt um zwei Level. Alle anderen, deren Level ausliegt, steigen um eines. Der Rest bleibt, wo er ist.
rules-next-round = Als Nächstes gibt die Person links daneben. Alle Karten werden eingesammelt und gemischt{ $carry ->
        [yes] , außer denen, die jemand behält
       *[no] {""}
    }.

rules-heading-carry = Karten behalten
rules-carry = Bist du auf Level { $from } oder höher und dein Level liegt nicht aus, darfst du bis zu { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    } für den nächsten Durchgang behalten.
rules-carry-keeps = Jede Karte „Die behalt ich!“ vor dir erlaubt dir { $keep ->
        [one] 1 Karte
       *[other] { $keep } Karten
    }, auf jedem Level, solange dein Level nicht ausliegt. Alles wird zusammengezählt.
rules-carry-deal = Du bekommst dann nur so viele Karten dazu, dass es wieder { $hand } sind.

rules-heading-game = Gewinnen
rules-win = Du gewinnst in dem Augenblick, in dem du Level { $levels } auslegst, egal was du noch auf der Hand hast.
rules-win-over = Du gewinnst auch, wenn dein Level { $last } ausliegt und du den Durchgang beendest: So steigst du über Level { $levels } hinaus.

rules-heading-rulings = Unsere Festlegungen
rules-rulings = Wo die gedruckten Regeln schweigen oder sich widersprechen, spielen wir so:

ruling-editions = Karten, Personenzahl, Level und was man behalten darf, sind Daten. Du kannst eine eigene Datei schreiben und damit spielen.
ruling-levels = Wo wir eine gedruckte Levelkarte nicht kennen, ist das Level von uns; die Liste der Level sagt es.
ruling-mix = Kommen die Karten einer anderen Ausgabe dazu, ändert sich sonst nichts: Level, Personenzahl und was man behalten darf, bleiben gleich.
ruling-alike = Auch zwei Folgen eines Levels dürfen gleich sein.
ruling-joker-colour = Unter Karten einer Farbe darf ein Joker mit Zahlenbereich für jede Farbe stehen. Sind Kartensätze gemischt, behält jeder Joker seinen Bereich.
ruling-jokers-alone = Eine Kombination darf ganz aus Jokern bestehen, wenn du sagst, wofür jeder steht.
ruling-first-dealer = Wer zuerst gibt, lost das Mischen aus, wenn ihr niemanden bestimmt.
ruling-shuffle = Vor jedem Mischen kommen die Karten in eine feste Ordnung, damit alle das Mischen nachrechnen können.
ruling-keep-one = Zum Abwerfen muss eine Karte bleiben: Die letzte Karte anzulegen geht nicht, und ein Level auszulegen, das die ganze Hand verbraucht, auch nicht. Nur beim letzten Level ist es erlaubt, denn damit gewinnst du sofort.
ruling-face-up = Entsteht ein neuer Nachziehstapel, werden die offenen Karten unter dem alten mit hineingemischt.
ruling-empty-pile = Gibt es nichts zu mischen, bleibt der Nachziehstapel leer und entsteht neu, sobald jemand ziehen muss und Karten da sind. Gibt es gar nichts zu ziehen, geht dein Zug ohne Ziehen weiter.
ruling-skip-other = Eine Aussetzen-Karte legst du vor jemand anderen, nie vor dich selbst, auch wenn manche gedruckten Texte nur „irgendjemand“ sagen.
ruling-skip-two = Zu zweit ist nach einer Aussetzen-Karte dieselbe Person noch einmal dran. Liegt am Ende des Durchgangs noch eine da, gilt sie im nächsten nicht mehr.
ruling-swap-count = Eine Randnotiz der Anleitung lässt zwei Karten tauschen, ihr Text drei: Wir spielen mit drei.
ruling-swap-empty = Alle Karten wegzutauschen beendet den Durchgang nicht, auch wenn die Hand kurz leer ist.
ruling-out-without-level = Die letzte Karte abwerfen, ohne dass das Level ausliegt, geht nur, wenn der Nachziehstapel versiegt war. Auch dann steigst du zwei Level, aber nie über das letzte hinaus.
ruling-carry-private = Behalten ist geheim und nie Pflicht. Niemand erfährt, welche Karten es sind, und wie viele erst beim Geben.
ruling-carry-order = Ausgesucht wird der Reihe nach, links von der Person, die gegeben hat, beginnend.
ruling-short-deal = Werden so viele Karten behalten, dass sie nicht für alle reichen, endet das Geben mit der letzten Karte, und es wird keine aufgedeckt.
ruling-win-laid = Zum Sieg musst du das Level auslegen: Es zu erreichen genügt nicht, auch wenn ein gedruckter Text das sagt.
ruling-ranking = Die anderen werden nur für die Statistik geordnet: Es zählt das höhere Level, dann ein ausliegendes Level, dann weniger Karten. Wer in allem gleich ist, teilt sich den Platz. Hat jemand gewonnen, indem er über das letzte Level stieg, so steigen erst alle wie am Ende eines Durchgangs.
ruling-own-levels = Ein Level in deiner eigenen Datei verlangt höchstens { $hand } Karten, jede Kombination mindestens zwei, und keine Folge ist länger, als die Zahlen reichen.
ruling-no-points = Es gibt keine Wertung: Die gedruckten Regeln zählen Level, keine Punkte.
