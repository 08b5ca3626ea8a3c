### Puzzels: wat er gevraagd wordt, en wat er daarna gezegd wordt.

cli-usage-puzzles = Gebruik: level8 puzzles [today | N] [--answer ACTIE]
    level8 puzzles list [--kind K] [--grade N]
    level8 puzzles prove [BESTAND]
    level8 puzzles make BESTAND [--count N] [--seed N] [--workers N]
cli-about-puzzles = Stellingen waarin één keuze duidelijk de beste is en je die makkelijk mist; zonder nummer de puzzel van de dag. prove vergelijkt alle keuzes van elke puzzel nog eens, make zoekt nieuwe in spellen tussen bots.
cli-verb-puzzles = de beste keuze vinden, of hoe je een hand kunt uitleggen
cli-operand-puzzles = today, het nummer van een puzzel, list, prove of make
cli-operand-puzzles-file = het bestand om te controleren of te schrijven; zonder bestand neemt prove de puzzels van dit programma
cli-option-puzzles-answer = je antwoord, als actie of als nummer ervan; zonder antwoord vraagt de terminal erom
cli-option-puzzles-kind = alleen puzzels van deze soort: draw, discard, lay, way, skip of find
cli-option-puzzles-grade = alleen puzzels van deze graad: 1 (makkelijk), 2 of 3 (moeilijk)
cli-option-puzzles-count = hoeveel puzzels er gezocht worden
cli-option-puzzles-workers = hoeveel processen tegelijk zoeken; de puzzels blijven dezelfde
cli-option-puzzles-seed = de startwaarde waaruit alles volgt

puzzle-text = Regel { $line } hoort niet in een puzzelbestand.
puzzle-number = Er is geen puzzel { $number }. De nummers gaan van 1 tot { $most }.
cli-puzzles-what = “{ $text }” is geen puzzel. Typ today, een nummer, list, prove of make.
cli-puzzles-answer = “{ $text }” is niet een van de keuzes. Geef een getal van 1 tot en met { $most }, of een van deze antwoorden: { $known }.
puzzle-title = Puzzel { $number }
puzzle-grade = { $grade ->
        [1] makkelijk
        [2] gemiddeld
       *[other] moeilijk
    }
puzzle-asks-draw = Waar pak je je kaart?
puzzle-asks-discard = Welke kaart gooi je weg?
puzzle-asks-lay = Leg je je level nu uit, of wacht je?
puzzle-asks-way = Hoe leg je je level uit?
puzzle-asks-skip = Wie slaat een beurt over, of gooi je een kaart weg?
puzzle-asks-find = Vind een manier om deze hand uit te leggen.
puzzle-kind-draw = Pakken
puzzle-kind-discard = Weggooien
puzzle-kind-lay = Uitleggen of wachten
puzzle-kind-way = Manieren om uit te leggen
puzzle-kind-skip = Laten overslaan
puzzle-kind-find = Vind de manier
puzzle-wait = wachten en { $what }
puzzle-your-answer = Je antwoord
puzzle-right = Goed!
puzzle-wrong = Net niet. Het beste is: { $what }
puzzle-found = Ja, zo kun je de hand uitleggen.
puzzle-one-way = Bijvoorbeeld: { $melds }
puzzle-loses = { $lost } % slechter
puzzle-proof = Elke keuze is { $deals } keer tot het einde van de ronde gespeeld. De beste wint { $chance } % van de spellen.
puzzle-proved = { $count ->
        [one] 1 puzzel klopt.
       *[other] { $count } puzzels kloppen.
    }
puzzle-fails = Puzzel { $number } klopt niet.
puzzle-proving = Puzzels controleren
puzzle-making = Rondes bekijken
puzzle-made = { $count ->
        [one] 1 puzzel in { $file }
       *[other] { $count } puzzels in { $file }
    }
cli-puzzles-kind = De soort “{ $text }” is er niet. Kies er een van { $known }.
puzzle-how-find = Typ de combinaties met een schuine streep ertussen, zoals r4 b5 J / g9 p9.
puzzle-figures = je raakt al je kaarten kwijt of wint in { $out } %, anders klim je in { $up } %
cli-value-what = PUZZEL
cli-value-action = ACTIE
