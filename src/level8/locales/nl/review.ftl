### De terugblik op een afgelopen spel: winstkansen, geluk en kunde, en de momenten die telden.

cli-usage-review = Gebruik: level8 review BESTAND … [--seat N] [--person NAAM]
cli-about-review = Hoe een opgenomen spel verliep: ieders kans om te winnen, hoeveel geluk en hoeveel kunde erbij kwam, en de momenten die telden. Dat duurt hooguit een minuut.
cli-verb-review = geluk en kunde in een spel scheiden
cli-option-review-seat = alleen de keuzes van deze plaats beoordelen, dat gaat sneller: 1, 2 …

review-title = Terugblik
review-chance = De kansen om te winnen
review-as-table = Als tabel
review-waits = De terugblik begint zodra hij aan de beurt is.
review-cards-kind = De kaarten zaten mee.
review-cards-unkind = De kaarten zaten tegen.
review-cards-even = De kaarten zaten niet mee en niet tegen.
review-lost-to-best = Met telkens de beste keuze: { $lost } meer.
review-as-steady = { $name } koos telkens zoals een gevorderde speler, en daaraan wordt hier gemeten: vandaar 0.
review-what-is-it = Wat betekenen deze getallen?
review-moments-of = De momenten van { $name }
cli-option-coach = na elk van je zetten zeggen of een andere duidelijk beter was geweest
review-coach = Dat gaf ongeveer { $lost } % van het spel weg. Beter: { $what }
review-looking = Elke zet wordt bekeken…
review-chances = Kans om te winnen toen de kaarten van een ronde gegeven waren
review-round = Ronde
review-seats = Waar de uitslag vandaan kwam, in procenten van een spel
review-player = Speler
review-result = Uitslag
review-luck = Geluk
review-skill = Keuzes
review-others = Die van anderen
review-remainder = Rest
review-lost = Weggegeven
review-told = Geluk, eigen keuzes, die van de anderen en de rest zijn samen de uitslag; ± is de standaardfout. Geluk is wat de kaarten veranderden, vergeleken met het gemiddelde van alles wat had kunnen komen. De keuzes worden vergeleken met die van een gevorderde speler die hetzelfde weet. De rest is wat niemand kon weten, en wat de schatting mist. Weggegeven: hoeveel beter de beste keuzes waren geweest.
review-best = Beste keuzes
review-costliest = Duurste keuzes
review-luckiest = Grootste meevallers
review-unluckiest = Grootste tegenvallers
review-none = niets dat opvalt
review-where = ronde { $round }, beurt { $turn }
review-better = Beter
review-beginner = Een beginner
review-deal = het geven

setup-review-unfinished = Een terugblik kan alleen op een afgelopen spel, met een verslag waarin de startwaarde staat. Speel het spel eerst uit.
