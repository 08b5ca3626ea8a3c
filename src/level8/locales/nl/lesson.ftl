### De lessen: een eerste spel dat alles laat zien. Korte zinnen, die een kind van acht leest.

lesson-next = Verder
lesson-steps = Stap { $step } van { $steps }
lesson-leave = Ik ken het spel
lesson-watch = Nu speelt { $name }. Kijk wat er gebeurt!
lesson-chapter-master = Verder: de speciale kaarten

## Het eerste spel

lesson-level = Dit is je level: 2 reeksen van drie. Een reeks is getallen op een rij, zoals 4, 5, 6. De kleuren maken niet uit.
lesson-plan = Hier zie je wat je al hebt. Een gestippeld vak is nog leeg.
lesson-hand = Dit zijn je kaarten. Alleen jij kunt ze zien.
lesson-draw = Elke beurt begint met een nieuwe kaart. Tik op de trekstapel.
lesson-discard = Aan het eind gaat er altijd één kaart naar je stapel. Deze heb je niet nodig: { $card }. Tik erop, en dan op Weggooien.
lesson-hidden = Je hebt een 5 nodig. Wat er op de trekstapel komt, weet niemand …
lesson-open = … maar { $name } heeft een 5 weggegooid! Je mag de bovenste kaart van elke open stapel pakken. Tik erop.
lesson-joker = Nu heb je 4, 5, 6. En ook 11, 12, 13, want de joker vervangt de 12 die je mist!
lesson-lay = Dat is je hele level. Tik op Uitleggen!
lesson-discard-again = Goed zo! Eindig nu je beurt: tik op de { $card } en dan op Weggooien.
lesson-laid = Je level ligt op tafel, dus je klimt. Raak nu je andere kaarten kwijt, zo snel je kunt.
lesson-draw-laid = Eerst komt er een nieuwe kaart, zoals altijd. Pak er een.
lesson-low = Deze kaart past vooraan bij de reeks: { $card }. Dan wordt het 3, 4, 5, 6. Tik op de kaart, dan op de reeks.
lesson-high = En de { $card } past aan de andere kant. Dat mag bij alles wat op tafel ligt. Tik op de kaart, dan op de reeks.
lesson-skip = Dit is een kaart “Beurt overslaan”. In plaats van weg te gooien laat je { $name } een beurt overslaan. Tik op de kaart, dan op { $name }.
lesson-asleep = { $name } slaapt een beurt lang. Dus jij bent weer aan de beurt!
lesson-draw-again = Pak een kaart.
lesson-more = Deze past ook: { $card }. Tik erop, dan op de reeks.
lesson-more-still = En de { $card } past vooraan bij de andere reeks.
lesson-last = Je hebt nog één kaart. Gooi hem weg: dan heb je er geen meer, en is de ronde voorbij!
lesson-climb = Jij hebt als eerste geen kaarten meer: twee treden de berg op! { $name } had niet uitgelegd en blijft staan.
lesson-first-end = Wie het eerst bij de vlag is, wint. Dat is het hele spel. Veel plezier!

## Master: de speciale kaarten

lesson-master = In Master is je eerste level: 4 tweelingen. Een tweeling is twee kaarten met hetzelfde getal.
lesson-range = Op deze joker staan getallen. Hij vervangt alleen een getal van 1 tot en met 8.
lesson-master-draw = Pak een kaart.
lesson-swap = Met deze kaart ruil je aan het eind van je beurt kaarten die je niet nodig hebt. Tik op de ruilkaart.
lesson-swap-cards = Deze drie heeft je level niet nodig. Tik ze na elkaar aan en ruil ze: je krijgt drie nieuwe.
lesson-master-draw-again = Jij bent aan de beurt. Pak een kaart.
lesson-take = Met deze kaart moet { $name } je drie kaarten tonen. Tik erop, en speel hem dan.
lesson-taken = Kijk, een 7! Je hebt er al een, dat is een tweeling. Neem hem.
lesson-keep = Met deze kaart mag je kaarten houden. Hij blijft voor je liggen. Tik erop, en speel hem dan.
lesson-kept = +3 betekent: ligt je level niet op tafel als de ronde eindigt, dan mag je drie kaarten houden voor de volgende.
lesson-master-draw-last = Pak nog één keer.
lesson-master-lay = Vier tweelingen! De joker vervangt een 4. Tik op Uitleggen!
lesson-master-discard = Gooi er nu nog één weg: { $card }.
lesson-master-end = Nu ken je alle speciale kaarten. Veel plezier!
