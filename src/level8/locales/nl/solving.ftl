### De pagina met puzzels: de lijst, de tafel, en wat je ziet als je hebt geantwoord.

solving-title = Puzzels
solving-about = Stellingen uit spellen tussen bots: één keuze is de beste, en je mist die makkelijk. Vind hem en zie waarom.
solving-today = Puzzel van de dag
solving-today-about = Elke dag een andere, voor iedereen dezelfde.
solving-today-go = Oplossen
solving-today-again = Opgelost! Nog eens bekijken
solving-streak = { $days ->
        [one] 1 dag tot nu toe
       *[other] { $days } dagen op rij
    }
solving-solved = { $solved } van { $all } opgelost
solving-count-first = in één keer: { $count }
solving-next-of = Volgende: { $kind }
solving-open = Puzzel { $number }, { $grade }
solving-first = Puzzel { $number }, { $grade }, in één keer opgelost
solving-later = Puzzel { $number }, { $grade }, opgelost
solving-tried = Puzzel { $number }, { $grade }, nog niet opgelost
solving-legend = ★ in één keer opgelost, ✓ later opgelost, … geprobeerd
solving-keys = Toetsen: 1 tot 9 om te antwoorden, Enter voor de volgende puzzel.
solving-all = Alle puzzels
solving-choices = Alle keuzes
solving-lay = Nu uitleggen
solving-wait = Wachten
solving-wait-discard = Wachten en weggooien: { $card }
solving-draw = De trekstapel
solving-draw-from = Aflegstapel van { $owner }: { $card }
solving-draw-own = Je eigen aflegstapel: { $card }
solving-show = Laat zien
solving-answer = Het antwoord
solving-again = Nog een keer
solving-next = Volgende puzzel
solving-best = Het beste: { $what }
solving-yours = Jij: { $what }
solving-usual = Een gevorderde: { $what }
solving-figures = Hiermee raak je in { $out } van de 100 rondes al je kaarten kwijt, en klim je in nog { $up }.
solving-mark-best = het beste
solving-mark-yours = jij
solving-mark-usual = gevorderde
solving-choice = Keuze
solving-worth = Waarde
solving-out = Kaarten kwijt
solving-up = Klimt
solving-table = Wat elke keuze waard is: hoeveel van de 100 spellen er minder worden gewonnen dan met de beste; en hoeveel van de 100 rondes de speler uitmaakt of wint, en in hoeveel hij anders klimt.
solving-wrong = Net niet.
solving-shown = Zo gaat het
solving-ways = { $count ->
        [one] Er is 1 manier.
       *[other] Er zijn { $count } manieren.
    }
solving-other-ways = Andere manieren
solving-not-offered = Dat wordt hier niet gevraagd. Bekijk de keuzes.
solving-no-way = Zo kun je dit level niet uitleggen. Probeer andere kaarten.
