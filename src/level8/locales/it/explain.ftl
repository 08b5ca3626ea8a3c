### Che cos’è una cosa sul tavolo: scritto accanto, quando qualcuno lo chiede.

## Carte

explain-number = Va bene nelle scale (numeri in fila), con numeri uguali e con le carte dello stesso colore.
explain-joker = Sostituisce il numero o il colore che ti serve. Una volta in tavola, resta quello che è.
explain-joker-range = Sostituisce un numero da { $low } a { $high }. Una volta in tavola, resta quello che è.
explain-joker-laid = Questo jolly qui vale come { $what }. Nessuno può scambiarlo.
explain-skip = Chiude il tuo turno al posto di uno scarto: scegli chi salta il prossimo turno.
explain-take = Chiude il tuo turno al posto di uno scarto: tutti gli altri mostrano tre carte, e tu puoi prenderne una.
explain-swap = Chiude il tuo turno al posto di uno scarto: metti fino a tre carte sui tuoi scarti e ne peschi altrettante.
explain-keep = Chiude il tuo turno al posto di uno scarto: resta davanti a te. Se a fine mano il tuo livello non è in tavola, puoi tenere tre carte in più per la prossima.
explain-any-card = Alla fine del turno puoi anche semplicemente scartarla.

## Mazzi

explain-draw-pile = Nessuno sa che cosa arriva. Ogni turno comincia con una carta: da qui, o dalla cima degli scarti di qualcuno.
explain-own-pile = I tuoi scarti. Qui va la carta che chiude il tuo turno. Quella in cima la può pescare chiunque, anche tu.
explain-pile-of = Gli scarti di { $name }. Chi è di turno può pescare la carta in cima.
explain-may-draw = Adesso puoi pescare da qui.

## Combinazioni e livelli

explain-run = Numeri in fila, di tutti i colori.
explain-set = Lo stesso numero, di tutti i colori.
explain-colour = Carte dello stesso colore, con qualsiasi numero.
explain-fits = Ora va bene: { $fits }.
explain-add = Chi ha il livello in tavola può aggiungere carte qui nel proprio turno.
explain-lit = La carta che hai scelto va bene qui.
explain-part-have = Ne hai in mano { $have } su { $size }.
explain-part-missing = Manca ancora: { $missing }.
explain-part-ready = C’è tutto.
explain-preview = Il tuo livello è pronto: le carte staranno così. Con il pulsante grande le metti in tavola.
explain-collects = raccoglie: { $level }
explain-laid = Il livello è in tavola: un gradino in più a fine mano, due per chi la chiude.
explain-ladder = Ogni gradino è un livello. Quando finisce una mano, chi l’ha chiusa sale di due gradini, e chi ha il livello in tavola di uno. Gli altri restano fermi. Vince chi arriva per primo alla bandiera.

## Davanti a qualcuno

explain-skipped = Per questa carta { $name } salta il prossimo turno.
explain-kept = { $name } può tenere { $count } carte in più per la prossima mano, se per allora il livello non è in tavola.
explain-dealer = { $name } ha dato le carte di questa mano. Ha cominciato chi siede a sinistra.
explain-look = Tocca per vedere l’ultimo turno.

## Pulsanti

explain-do-draw = Prende la prima carta del mazzo. Per una carta scoperta, tocca quegli scarti.
explain-do-lay-down = Mette in tavola tutte le carte del tuo livello, come sono mostrate.
explain-do-arrange = Metti tu a posto le carte del livello, e scegli che cosa valgono i jolly.
explain-do-discard = Mette la carta scelta sui tuoi scarti. Così finisce il tuo turno.
explain-do-undo = Annulla la tua ultima mossa, finché nessuno ha visto niente di nuovo.
explain-do-hint = Che cosa farebbe chi gioca molto bene, e perché.
explain-do-do-hint = Fa quello che dice il consiglio.
explain-do-swap-none = Va via solo la carta “Questa la scambio!” e il turno finisce: le altre carte restano a te.
explain-do-sort = Per numero, per colore o come vuoi tu: trascina le carte.
explain-do-other-way = Mostra un altro modo di mettere in tavola lo stesso livello.
explain-do-lay-arranged = Mette in tavola il livello proprio come l’hai composto.
explain-do-cancel = Riprende in mano tutte le carte. In tavola non c’è ancora niente.
explain-do-part = Una parte del tuo livello. Toccala, poi tocca le carte che vanno lì.
explain-do-skip = Mette la carta davanti a questo giocatore, che salta il prossimo turno. Così finisce il tuo.
explain-do-confirm-show = Mostra le carte che hai scelto. Chi ha giocato la carta può prenderne una fra tutte.
explain-do-confirm-carry = Tiene le carte scelte per la prossima mano. Nessuno vede quali.
explain-do-take-none = Lascia le carte mostrate a chi le ha. Così finisce il tuo turno.
explain-do-close-hint = Mette via il consiglio.
explain-do-coach-undo = Annulla quello che hai appena fatto, così puoi seguire il suggerimento.
explain-do-faster = Finisce subito di dare le carte.
explain-do-round-end-continue = Si passa alla prossima mano. Le carte si danno quando tutti hanno visto il risultato.
explain-do-round-end-keep = Puoi tenere delle carte per la prossima mano: scegli quali.
explain-do-steer-stop = Ferma i bot o li fa andare avanti.
explain-do-steer-action = Il bot di turno fa una cosa sola, poi tutto si ferma.
explain-do-steer-turn = Il bot gioca fino alla fine del turno, poi tutto si ferma.
explain-do-steer-speed = Quanto tempo si prendono i bot.
explain-do-steer-hands = Scopre le carte di tutti i bot, o le copre di nuovo.
explain-do-come-back = Riprendi il tuo posto dal bot che gioca per te.
explain-do-play-along = Prendi il posto di un bot, o giochi la prossima partita.
explain-do-open-rules = Le regole di questo gioco, aperte al punto giusto.
explain-do-open-log = Che cosa è successo finora, e un posto per parlare.
explain-do-open-menu = Lingua, aspetto, suono, e l’uscita.
explain-do-sound = Accende o spegne il suono.

explain-new-round-end = Una mano finisce appena qualcuno non ha più carte. Chi l’ha chiusa sale di due livelli, chi aveva il livello in tavola sale di uno. Gli altri riprovano lo stesso livello, con carte nuove.
explain-new-carry = Il tuo livello non è ancora in tavola, perciò puoi tenere carte per la prossima mano. Tieni quelle adatte al tuo livello, soprattutto i jolly. Ricevi solo quelle che poi ti mancano per arrivare a dieci, e nessuno vede che cosa tieni.
explain-new-show = Tutti vedono le carte che scegli, e una può esserti presa. Al suo posto ne peschi un’altra. Scegli quindi carte di cui puoi fare a meno.
explain-got-it = Capito
explain-no-more = Non spiegare più
