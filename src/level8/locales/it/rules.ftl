### Le regole con parole nostre: un messaggio per paragrafo.

rules-title = Level 8: le regole · { $edition }, { $side }

rules-heading-goal = Lo scopo
rules-goal = Supera { $levels ->
        [one] l’unico livello
       *[other] tutti i livelli, dal primo all’ultimo,
    } prima degli altri! Ogni livello chiede certe combinazioni di carte, e ci vogliono più mani per metterle insieme. Sopra il livello { $levels } ti aspetta { $goal }.
rules-players = Da { $least } a { $most } persone.

rules-heading-cards = Le carte
rules-cards = Si gioca con { $cards } carte:
rules-cards-numbers = { $numbers } numeri: da 1 a { $top } in { $colours ->
        [one] 1 colore
       *[other] { $colours } colori
    }
rules-cards-jokers = { $count } jolly
rules-cards-jokers-range = { $count } jolly per i numeri da { $low } a { $high }
rules-cards-skips = { $count ->
        [one] 1 carta “Salta un turno”
       *[other] { $count } carte “Salta un turno”
    }
rules-cards-takes = { $count ->
        [one] 1 carta “Questa la prendo!”
       *[other] { $count } carte “Questa la prendo!”
    }
rules-cards-swaps = { $count ->
        [one] 1 carta “Questa la scambio!”
       *[other] { $count } carte “Questa la scambio!”
    }
rules-cards-keeps = { $count ->
        [one] 1 carta “Questa la tengo!”
       *[other] { $count } carte “Questa la tengo!”
    }
rules-shapes = A ogni colore è abbinata una forma, così nessuno deve distinguere i colori: { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = Se le carte non bastano per { $hand } a testa e un mazzo da cui pescare, l’edizione viene rifiutata.

rules-heading-levels = Le carte di livello
rules-pictures = Come si leggono le figure: A B C è una scala, X X sono carte uguali (X e Y possono essere lo stesso numero), ■ ■ sono carte di un colore.
rules-levels-source = Da dove vengono questi livelli: { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = Le combinazioni
rules-run = Scala: ogni numero è di uno più alto di quello prima, i colori non contano, per esempio 4-5-6. Al { $top } ci si ferma: { $top } e 1 non sono vicini.
rules-set = Coppia, tris, poker: due, tre o quattro carte con lo stesso numero, i colori non contano.
rules-colour = Carte di un colore: hanno tutte lo stesso colore, i numeri non contano.
rules-alike = Più coppie o tris del tuo livello possono avere lo stesso numero.
rules-joker = Un jolly prende il posto di un numero o di un colore che ti manca, e in un livello possono essercene diversi. Tutti devono sapere che cosa rappresenta ciascuno. Una volta in tavola non cambia più, e nessuno può riprenderlo mettendo la carta vera. Non si può giocare come carta di un altro tipo.
rules-joker-range = Un jolly con la scritta { $low }–{ $high } vale solo per i numeri da { $low } a { $high }.
rules-no-special = { $kinds ->
        [skip] Le carte “Salta un turno”
        [special] Le carte speciali
       *[both] Le carte “Salta un turno” e le carte speciali
    } non fanno mai parte di una combinazione.

rules-heading-setup = La preparazione
rules-deal = Chi dà le carte mescola tutto e ne distribuisce { $hand } a testa, una alla volta, partendo da sinistra. Quelle che restano, coperte, sono il mazzo. Se ne gira la prima, qualunque sia: con lei comincia il mazzo degli scarti di chi ha dato le carte. Ognuno ha il proprio mazzo degli scarti.
rules-start = Comincia chi siede a sinistra di chi ha dato le carte; poi si va avanti verso sinistra.

rules-heading-turn = Il tuo turno
rules-draw = Per prima cosa pesca una carta: dal mazzo, o la prima di un mazzo degli scarti a tua scelta, anche del tuo.
rules-lay-down = Poi puoi mettere in tavola il tuo livello: tutte le combinazioni insieme, proprio come dice la carta di livello. Mezzo livello non vale, e più tardi non si mettono giù altre combinazioni.
rules-lay-off = Quando il tuo livello è in tavola, fino alla fine della mano, tra la pesca e lo scarto puoi aggiungere carte a qualunque combinazione sul tavolo, tua o di altri. Una scala cresce ai due capi, in su fino a { $top } e in giù fino a 1; a coppie e tris si aggiunge il loro numero, a un colore quel colore. Si possono aggiungere anche i jolly.
rules-discard = Per finire metti una carta a tua scelta, scoperta, sul tuo mazzo degli scarti. Te ne serve sempre una: tienila da parte.
rules-discard-instead = Invece di scartare puoi giocare { $kinds ->
        [skip] una carta “Salta un turno”
        [special] una carta speciale
       *[both] una carta “Salta un turno” o una carta speciale
    }.

rules-heading-pile = Quando il mazzo finisce
rules-reshuffle = Presa l’ultima carta coperta, ognuno consegna i propri scarti e lascia lì solo la carta in cima. Si mescola tutto: ecco il nuovo mazzo.
rules-face-up = Le carte già usate stanno scoperte sotto il mazzo. Appena una di queste sarebbe la prossima, si rifà il mazzo allo stesso modo.

rules-heading-skip = “Salta un turno”
rules-skip = Invece di scartare, metti una carta “Salta un turno” davanti a qualcuno che non ne ha.
rules-skipped = Al turno seguente quella persona fa una cosa sola: infila la carta, scoperta, sotto il mazzo.
rules-skip-discard = Una carta “Salta un turno” si può anche semplicemente scartare. Da lì chiunque può prenderla.
rules-skip-last = Se era la tua ultima carta, la mano è finita e non succede altro.

rules-heading-special = Le carte speciali
rules-special = Una carta speciale si gioca invece di scartare. Dopo, il tuo turno è finito.
rules-take = “Questa la prendo!”: infila la carta, scoperta, sotto il mazzo. Tutti gli altri, partendo dalla tua sinistra, mostrano { $show } carte scelte da loro, o tutte se ne hanno di meno. Puoi prenderne una, oppure nessuna. Chi la perde ne pesca una dal mazzo; le altre tornano in mano.
rules-swap = “Questa la scambio!”: infila la carta, scoperta, sotto il mazzo. Metti fino a { $swap } carte sul tuo mazzo degli scarti, una dopo l’altra nell’ordine che vuoi, e pescane altrettante dal mazzo.
rules-keep = “Questa la tengo!”: metti la carta davanti a te. Se alla fine della mano il tuo livello non è in tavola, puoi tenere fino a { $keep ->
        [one] 1 carta
       *[other] { $keep } carte
    } per la prossima. Ogni carta di questo tipo ne aggiunge { $keep }.
rules-special-last = Se era la tua ultima carta, la mano è finita e non succede altro.

rules-heading-round = La fine di una mano
rules-out = La mano finisce subito quando qualcuno scarta o gioca la sua ultima carta.
rules-climb = Quella persona sale di due livelli. Tutti gli altri con il livello in tavola salgono di uno. Chi non l’ha messo giù resta dov’è.
rules-next-round = Poi dà le carte chi siede a sinistra. Si raccolgono e si mescolano tutte{ $carry ->
        [yes] , tranne quelle che qualcuno tiene
       *[no] {""}
    }.

rules-heading-carry = Tenere delle carte
rules-carry = Se il tuo livello è il { $from } o più alto e non è in tavola, puoi tenere fino a { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } per la mano seguente.
rules-carry-keeps = Ogni carta “Questa la tengo!” davanti a te ne permette { $keep }, a qualsiasi livello, finché il tuo livello non è in tavola. I permessi si sommano.
rules-carry-deal = Poi ricevi solo le carte che servono per averne di nuovo { $hand }.

rules-heading-game = Vincere
rules-win = Vinci nel momento in cui metti in tavola il livello { $levels }, qualunque cosa ti resti in mano.
rules-win-over = Vinci anche se il tuo livello { $last } è in tavola e sei tu a chiudere la mano: così sali oltre il livello { $levels }.

rules-heading-rulings = Le nostre decisioni
rules-rulings = Dove le regole stampate tacciono o si contraddicono, noi giochiamo così:

ruling-editions = Carte, numero di persone, livelli e carte da tenere sono dati. Puoi scrivere un’edizione tua in un file e giocarci.
ruling-levels = Dove una carta di livello stampata non ci è nota, il livello è nostro, e l’elenco dei livelli lo dice.
ruling-mix = Aggiungere le carte di un’altra edizione non cambia altro: livelli, numero di persone e carte da tenere restano gli stessi.
ruling-alike = Anche due scale di un livello possono essere uguali.
ruling-joker-colour = Tra le carte di un colore, un jolly con dei numeri può valere per ogni colore. Se si uniscono più mazzi, ogni jolly conserva i suoi numeri.
ruling-jokers-alone = Una combinazione può essere fatta solo di jolly, se dici che cosa rappresenta ciascuno.
ruling-first-dealer = Chi dà le carte per primo lo decide la mescolata, se non lo scegliete voi.
ruling-shuffle = Prima di ogni mescolata le carte vengono messe in un ordine fisso, così chiunque può rifare il conto.
ruling-keep-one = Deve restare una carta da scartare: non si può aggiungere l’ultima carta, né mettere giù un livello che svuoterebbe la mano. Si può solo con l’ultimo livello, perché fa vincere subito.
ruling-face-up = Quando si rifà il mazzo, le carte scoperte che erano sotto si mescolano con le altre.
ruling-empty-pile = Se non c’è niente da mescolare, il mazzo resta vuoto e si rifà appena qualcuno deve pescare e ci sono carte. Se non c’è proprio niente da pescare, vai avanti senza.
ruling-skip-other = “Salta un turno” si mette davanti a qualcun altro, mai davanti a sé, anche se alcuni testi stampati dicono solo “chiunque”.
ruling-skip-two = In due, dopo “Salta un turno” tocca subito di nuovo a chi l’ha giocata. Se una di queste carte è ancora lì a fine mano, nella prossima non vale.
ruling-swap-count = Una nota del libretto dice che si scambiano due carte, il testo tre: noi giochiamo con tre.
ruling-swap-empty = Scambiare tutte le carte non chiude la mano, anche se per un momento non ne hai.
ruling-out-without-level = Liberarsi dell’ultima carta senza il livello in tavola è possibile solo se il mazzo si era esaurito. Si sale comunque di due livelli, ma mai oltre l’ultimo.
ruling-carry-private = Tenere carte è segreto e mai obbligatorio. Nessuno sa quali, e quante si vede solo quando si distribuisce.
ruling-carry-order = Si sceglie uno dopo l’altro, partendo da sinistra di chi ha dato le carte.
ruling-short-deal = Se si tengono tante carte che non ne restano abbastanza per tutti, si smette di distribuire con l’ultima e non se ne scopre nessuna.
ruling-win-laid = Per vincere devi mettere in tavola il livello: raggiungerlo non basta, anche se un testo stampato dice così.
ruling-ranking = Gli altri sono in classifica solo per la statistica: conta il livello più alto, poi il livello in tavola, poi meno carte. Chi è pari in tutto divide il posto. Se la partita è stata vinta salendo oltre l’ultimo livello, prima tutti salgono come a fine mano.
ruling-own-levels = Un livello di un tuo file chiede al massimo { $hand } carte, ogni combinazione almeno due, e nessuna scala è più lunga dei numeri.
ruling-no-points = Non c’è punteggio: le regole stampate contano livelli, non punti.
