### Le regole con parole nostre: un messaggio per paragrafo.

rules-title = Level 8: le regole · { $edition }, { $side }

rules-heading-goal = Lo scopo
rules-goal = Supera { $levels ->
        [one] l’unico livello
       *[other] tutti i livelli, dal primo all’ultimo,
    } prima degli altri! Ogni livello chiede certe combinazioni di carte, e ci vogliono più mani per completarli tutti. Sopra il livello { $levels } ti aspetta { $goal }.
rules-players = Da { $least } a { $most } giocatori.

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
rules-shapes = Ogni colore ha la sua forma, così nessuno deve distinguere i colori: { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = Le carte devono bastare per darne { $hand } a testa e lasciare un mazzo; con meno carte non si può giocare.

rules-heading-levels = Le carte di livello
rules-pictures = Come si leggono le figure: A B C è una scala, X X sono carte uguali (X e Y possono essere lo stesso numero), ■ ■ sono carte dello stesso colore.
rules-drawn = Come si leggono le figure: le carte che salgono come una scalinata sono una scala, quelle con «=» sono carte uguali (due gruppi possono avere lo stesso numero), quelle con ■ sono di un solo colore.
rules-levels-source = Da dove vengono questi livelli: { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = Le combinazioni
rules-run = Scala: ogni numero è di uno più alto di quello prima, per esempio 4-5-6. I colori non contano. Al { $top } ci si ferma: { $top } e 1 non sono vicini.
rules-set = Coppia, tris, poker: due, tre o quattro carte con lo stesso numero. I colori non contano.
rules-colour = Carte dello stesso colore: i numeri non contano.
rules-alike = Più coppie o tris del tuo livello possono avere lo stesso numero.
rules-joker = Un jolly sostituisce un numero o un colore che ti manca, e in un livello puoi usarne più di uno. Tutti devono sapere che cosa sostituisce ogni jolly. Una volta in tavola non cambia più, e nessuno può scambiarlo con la carta vera. Non si può giocare come carta di un altro tipo.
rules-joker-range = Un jolly con la scritta { $low }–{ $high } sostituisce solo i numeri da { $low } a { $high }.
rules-no-special = { $kinds ->
        [skip] Le carte “Salta un turno”
        [special] Le carte speciali
       *[both] Le carte “Salta un turno” e le carte speciali
    } non fanno mai parte di una combinazione.

rules-heading-setup = La preparazione
rules-deal = Chi dà le carte le mescola tutte e ne dà { $hand } a testa, una alla volta, partendo da sinistra. Quelle che restano sono il mazzo; stanno coperte. Si gira la prima, qualunque sia: con lei comincia il mazzo degli scarti di chi ha dato le carte. Ognuno ha il proprio mazzo degli scarti.
rules-start = Comincia chi siede a sinistra di chi ha dato le carte. Poi si continua verso sinistra.

rules-heading-turn = Il tuo turno
rules-draw = Per prima cosa pesca una carta: dal mazzo, o la prima di un mazzo degli scarti a tua scelta, anche del tuo.
rules-lay-down = Poi puoi mettere in tavola il tuo livello: tutte le combinazioni in una volta, proprio come dice la carta di livello. Mezzo livello non si può mettere in tavola, e più tardi non si aggiungono altre combinazioni.
rules-lay-off = Quando il tuo livello è in tavola, in ogni tuo turno fino alla fine della mano puoi aggiungere altre carte, dopo aver pescato e prima di scartare. Puoi aggiungerle a tutte le combinazioni in tavola, alle tue e a quelle degli altri. Una scala cresce dalle due parti, in su fino a { $top } e in giù fino a 1; a una coppia o a un tris si aggiunge lo stesso numero, alle carte dello stesso colore quel colore. Puoi aggiungere anche i jolly.
rules-discard = Per finire scarta: metti una carta a tua scelta, scoperta, sul tuo mazzo degli scarti. Te ne serve sempre una, quindi tienila da parte.
rules-discard-instead = Invece di scartare puoi giocare { $kinds ->
        [skip] una carta “Salta un turno”
        [special] una carta speciale
       *[both] una carta “Salta un turno” o una carta speciale
    }.

rules-heading-pile = Quando il mazzo finisce
rules-reshuffle = Quando viene pescata l’ultima carta coperta, ognuno consegna i propri scarti e lascia lì solo la carta in cima. Le carte consegnate si mescolano: ecco il nuovo mazzo.
rules-face-up = Le carte già usate stanno scoperte sotto il mazzo. Appena una di queste sarebbe la prossima da pescare, si rifà il mazzo allo stesso modo.

rules-heading-skip = “Salta un turno”
rules-skip = Invece di scartare, puoi mettere una carta “Salta un turno” davanti a qualcuno che non ne ha ancora.
rules-skipped = Al suo prossimo turno quella persona fa una cosa sola: infila la carta, scoperta, sotto il mazzo.
rules-skip-discard = Puoi anche semplicemente scartare una carta “Salta un turno”. Allora chiunque può pescarla.
rules-skip-last = Se era la tua ultima carta, la mano è finita e nessuno salta il turno.

rules-heading-special = Le carte speciali
rules-special = Una carta speciale si gioca invece di scartare. Poi il tuo turno è finito.
rules-take = “Questa la prendo!”: infila la carta, scoperta, sotto il mazzo. Gli altri, partendo dalla tua sinistra, mostrano { $show } carte a loro scelta, o tutte se ne hanno di meno. Puoi prenderne una, oppure nessuna. Chi perde una carta ne pesca una nuova dal mazzo; le altre tornano in mano.
rules-swap = “Questa la scambio!”: infila la carta, scoperta, sotto il mazzo. Metti fino a { $swap } carte che hai in mano sul tuo mazzo degli scarti, una dopo l’altra, nell’ordine che vuoi. Poi pescane altrettante dal mazzo.
rules-keep = “Questa la tengo!”: metti la carta davanti a te. Se alla fine della mano il tuo livello non è in tavola, puoi tenere fino a { $keep ->
        [one] 1 carta
       *[other] { $keep } carte
    } per la prossima. Ogni altra carta di questo tipo ne permette { $keep } in più.
rules-special-last = Se era la tua ultima carta, la mano è finita e la carta non ha effetto.

rules-heading-round = La fine di una mano
rules-out = La mano finisce subito quando qualcuno scarta o gioca la sua ultima carta.
rules-climb = Quella persona sale di due livelli. Tutti gli altri che hanno il livello in tavola salgono di uno. Chi non ce l’ha resta dov’è.
rules-next-round = Poi dà le carte chi siede a sinistra. Si raccolgono e si mescolano tutte le carte{ $carry ->
        [yes] , tranne quelle che qualcuno tiene
       *[no] {""}
    }.

rules-heading-carry = Tenere delle carte
rules-carry = Se il tuo livello è il { $from } o più alto e non è in tavola, puoi tenere fino a { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } per la mano successiva.
rules-carry-keeps = Ogni carta “Questa la tengo!” davanti a te ne permette { $keep }, a qualsiasi livello, finché il tuo livello non è in tavola. Si somma tutto.
rules-carry-deal = Poi ricevi solo le carte che servono per averne di nuovo { $hand }.

rules-heading-game = Vincere
rules-win = Vinci nel momento in cui metti in tavola il livello { $levels }, anche se hai ancora carte in mano.
rules-win-over = Vinci anche se il tuo livello { $last } è in tavola e sei tu a chiudere la mano: così sali oltre il livello { $levels }.

rules-heading-rulings = Le nostre decisioni
rules-rulings = Dove le regole stampate non dicono niente o si contraddicono, noi giochiamo così:

ruling-editions = Le carte, il numero di giocatori, i livelli e le carte da tenere non sono fissi. Puoi scrivere tutto questo in un tuo file e giocarci.
ruling-levels = Dove non conosciamo una carta di livello stampata, il livello è nostro, e l’elenco dei livelli lo dice.
ruling-mix = Se si aggiungono le carte di un’altra edizione, il resto non cambia: i livelli, il numero di giocatori e le carte da tenere restano gli stessi.
ruling-alike = Anche due scale di un livello possono essere uguali.
ruling-joker-colour = Tra le carte dello stesso colore, un jolly che vale solo per certi numeri può sostituire qualsiasi colore. Se si uniscono più giochi, ogni jolly conserva i suoi numeri.
ruling-jokers-alone = Una combinazione può essere fatta solo di jolly, se dici che cosa sostituisce ciascuno.
ruling-first-dealer = Chi dà le carte per primo si tira a sorte mescolando, se non lo scegliete voi.
ruling-shuffle = Ogni volta, prima di mescolare, le carte vengono messe in un ordine fisso, così chiunque può rifare i conti.
ruling-keep-one = Deve restarti una carta da scartare: non puoi aggiungere la tua ultima carta a una combinazione, né mettere in tavola un livello che usa tutte le carte che hai in mano. Puoi farlo solo con l’ultimo livello, perché ti fa vincere subito.
ruling-face-up = Quando si rifà il mazzo, le carte scoperte che erano sotto si mescolano con le altre.
ruling-empty-pile = Se non c’è niente da mescolare, il mazzo resta vuoto. Si rifà appena qualcuno deve pescare e ci sono carte. Se non c’è proprio niente da pescare, il tuo turno continua senza pescare.
ruling-skip-other = La carta “Salta un turno” si mette davanti a qualcun altro, mai davanti a te, anche se alcuni testi stampati dicono solo “chiunque”.
ruling-skip-two = In due, dopo “Salta un turno” tocca subito di nuovo a chi l’ha giocata. Se una di queste carte è ancora lì a fine mano, nella prossima non vale.
ruling-swap-count = Una nota del libretto dice che si possono scambiare due carte, il testo dice tre: noi giochiamo con tre.
ruling-swap-empty = Scambiare tutte le carte non chiude la mano, anche se per un momento non ne hai.
ruling-out-without-level = Puoi liberarti dell’ultima carta senza il livello in tavola solo se il mazzo era finito. Sali comunque di due livelli, ma mai oltre l’ultimo.
ruling-carry-private = Le carte che tieni sono segrete, e non devi per forza tenerne. Nessuno sa quali sono, e quante si vede solo quando si danno le carte.
ruling-carry-order = Si sceglie a turno, partendo da chi siede a sinistra di chi ha dato le carte.
ruling-short-deal = Se si tengono così tante carte che le altre non bastano per tutti, si danno le carte fino all’ultima e non se ne scopre nessuna.
ruling-win-laid = Per vincere devi mettere in tavola il livello: raggiungerlo non basta, anche se un testo stampato dice così.
ruling-ranking = Gli altri sono in classifica solo per la statistica: prima conta il livello più alto, poi il livello in tavola, poi chi ha meno carte. Chi è pari in tutto divide il posto. Se la partita è stata vinta salendo oltre l’ultimo livello, prima tutti salgono come a fine mano.
ruling-own-levels = Un livello di un tuo file chiede al massimo { $hand } carte, ogni combinazione almeno due, e nessuna scala è più lunga di quanti sono i numeri.
ruling-no-points = Non ci sono punti: nelle regole stampate contano solo i livelli.
