### Wat een ding op tafel is: staat ernaast als iemand het vraagt.

## Kaarten

explain-number = Past in reeksen (getallen op een rij), bij gelijke getallen en bij kaarten van één kleur.
explain-joker = Vervangt elk getal of elke kleur die je nodig hebt. Ligt hij op tafel, dan blijft hij wat hij is.
explain-joker-range = Vervangt een getal van { $low } tot en met { $high }. Ligt hij op tafel, dan blijft hij wat hij is.
explain-joker-laid = Deze joker ligt hier als { $what }. Niemand kan hem ruilen.
explain-skip = Hiermee eindigt je beurt zonder weg te gooien: jij kiest wie een beurt overslaat.
explain-take = Hiermee eindigt je beurt zonder weg te gooien: alle anderen tonen drie kaarten, en jij mag er één nemen.
explain-swap = Hiermee eindigt je beurt zonder weg te gooien: je legt tot drie kaarten op je stapel en pakt er evenveel nieuwe.
explain-keep = Hiermee eindigt je beurt zonder weg te gooien: hij ligt voor je. Heb je je level niet uitgelegd als de ronde eindigt, dan mag je drie kaarten meer houden voor de volgende.
explain-any-card = Aan het eind van je beurt mag je hem ook gewoon weggooien.

## Stapels

explain-draw-pile = Niemand weet wat er komt. Elke beurt begint met één kaart: van hier, of boven van een aflegstapel.
explain-own-pile = Je aflegstapel. Hier komt de kaart die je beurt beëindigt. De bovenste mag iedereen pakken, jij ook.
explain-pile-of = De aflegstapel van { $name }. Wie aan de beurt is, mag de bovenste kaart pakken.
explain-may-draw = Hier mag je nu pakken.

## Combinaties en levels

explain-run = Getallen op een rij, in alle kleuren.
explain-set = Hetzelfde getal, in alle kleuren.
explain-colour = Kaarten van dezelfde kleur, met alle getallen.
explain-fits = Wat nu past: { $fits }.
explain-add = Wie zijn level heeft uitgelegd, mag hier in zijn beurt kaarten aanleggen.
explain-lit = De kaart die je hebt gekozen, past hier.
explain-part-have = Je hebt er { $have } van de { $size } in je hand.
explain-part-missing = Nog nodig: { $missing }.
explain-part-ready = Klaar.
explain-preview = Je level is klaar: zo komen de kaarten te liggen. Met de grote knop leg je ze uit.
explain-collects = verzamelt: { $level }
explain-laid = Het level ligt op tafel: één trede omhoog als de ronde eindigt, twee voor wie uit is.
explain-ladder = Elke trede is een level. Als een ronde eindigt, klimt wie uit is twee treden, en wie heeft uitgelegd één. De anderen blijven staan. Wie het eerst bij de vlag is, wint.

## Voor een speler

explain-skipped = Door deze kaart slaat { $name } de volgende beurt over.
explain-kept = { $name } mag { $count } kaarten meer houden voor de volgende ronde, als het level dan niet op tafel ligt.
explain-dealer = { $name } heeft de kaarten van deze ronde gegeven. De speler links daarvan begon.
explain-look = Tik erop voor de laatste beurt.

## Knoppen

explain-do-draw = Pakt de bovenste kaart van de trekstapel. Wil je een open kaart, tik dan op die stapel.
explain-do-lay-down = Legt alle kaarten van je level op tafel, zoals ze worden getoond.
explain-do-arrange = Je legt de kaarten van je level zelf neer, en kiest wat jokers vervangen.
explain-do-discard = Legt de gekozen kaart op je stapel. Daarmee eindigt je beurt.
explain-do-undo = Neemt terug wat je het laatst deed, zolang niemand iets nieuws heeft gezien.
explain-do-hint = Wat een heel goede speler nu zou doen, en waarom.
explain-do-do-hint = Doet wat de tip zegt.
explain-do-swap-none = Alleen de ruilkaart gaat weg en je beurt is klaar: je andere kaarten houd je.
explain-do-sort = Op getal, op kleur of zoals jij wilt: sleep de kaarten.
explain-do-other-way = Laat zien hoe je hetzelfde level ook kunt leggen met jouw kaarten.
explain-do-lay-arranged = Legt je level precies zo uit als jij het hebt samengesteld.
explain-do-cancel = Neemt alle kaarten terug in je hand. Er is nog niets uitgelegd.
explain-do-part = Een deel van je level. Tik erop, en daarna op de kaarten die daar horen.
explain-do-skip = Legt je overslaankaart voor deze speler: die slaat de volgende beurt over. Daarmee eindigt je beurt.
explain-do-confirm-show = Laat de kaarten zien die je hebt gekozen. Wie de kaart speelde, mag er van alle getoonde één nemen.
explain-do-confirm-carry = Houdt de gekozen kaarten voor de volgende ronde. Niemand ziet welke.
explain-do-take-none = Laat de getoonde kaarten waar ze zijn. Daarmee eindigt je beurt.
explain-do-close-hint = Haalt de tip weg.
explain-do-coach-undo = Neemt terug wat je net deed, zodat je kunt doen wat wordt voorgesteld.
explain-do-faster = Alle kaarten zijn meteen gedeeld.
explain-do-round-end-continue = Door naar de volgende ronde. Er wordt gedeeld als iedereen de uitslag heeft gezien.
explain-do-round-end-keep = Je mag kaarten houden voor de volgende ronde: kies welke.
explain-do-steer-stop = Zet de bots stil of laat ze verder spelen.
explain-do-steer-action = De bot die aan de beurt is, doet één ding. Daarna staat het spel weer stil.
explain-do-steer-turn = De bot speelt zijn beurt uit. Daarna staat het spel weer stil.
explain-do-steer-speed = Hoeveel tijd de bots nemen.
explain-do-steer-hands = Laat de kaarten van alle bots zien, of verbergt ze weer.
explain-do-come-back = Je krijgt je plaats terug van de bot die voor je speelt.
explain-do-play-along = Je neemt de plaats van een bot over, of speelt mee in het volgende spel.
explain-do-open-rules = De regels van dit spel, meteen op de juiste plek.
explain-do-open-log = Wat er tot nu toe is gebeurd, en een plek om te praten.
explain-do-open-menu = Taal, uiterlijk, geluid en de uitgang.
explain-do-sound = Zet het geluid aan of uit.

explain-new-round-end = Een ronde is voorbij zodra iemand geen kaarten meer heeft. Wie uit is, klimt twee levels, en wie heeft uitgelegd, één. De anderen proberen hetzelfde level nog eens, met nieuwe kaarten.
explain-new-carry = Je level ligt nog niet op tafel, dus mag je kaarten houden voor de volgende ronde. Houd wat bij je level past, vooral jokers. Je krijgt er alleen bij wat je dan nog mist tot tien, en niemand ziet wat je houdt.
explain-new-show = Iedereen ziet de kaarten die je kiest, en één ervan mag worden gepakt. Daarvoor trek je dan een nieuwe. Kies dus kaarten die je kunt missen.
explain-got-it = Begrepen
explain-no-more = Geen uitleg meer
