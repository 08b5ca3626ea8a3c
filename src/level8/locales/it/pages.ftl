### Le pagine attorno al tavolo: prima pagina, preparazione, regole, informazioni, rivedere.

pages-home = Level 8, pagina iniziale
pages-nav = Pagine
pages-skip = Vai al contenuto
pages-rules = Regole
pages-about = Info e fair play
pages-language = Lingua
pages-theme-auto = Colori: come sul dispositivo
pages-theme-light = Colori: chiari
pages-theme-dark = Colori: scuri
pages-unaffiliated = Fatto da persone che amano il gioco di carte Level 8. Non abbiamo legami con l’editore del gioco; testi e disegni sono nostri.
pages-loading = Un momento…

## Prima pagina

pages-tagline = Sali otto livelli prima di tutti gli altri
pages-about-short = Raccogli scale, coppie e colori, mettili in tavola e sali di livello. Gioca contro il computer, con gli amici lontani, o in famiglia con un solo dispositivo.
pages-play-now = Gioca subito
pages-learn = Impara in tre minuti
pages-play-now-about = Tu contro tre giocatori virtuali, subito con le carte in mano. Senza nome, senza account.
pages-play-against = Gioca contro
pages-rival-novice = gioca per divertirsi
pages-rival-steady = una bella sfida
pages-rival-expert = conta le carte
pages-goes-on = La tua partita continua
pages-friends = Con gli amici
pages-friends-about = Ricevi un link e un codice da inquadrare. Chi lo apre si siede al tuo tavolo.
pages-friends-go = Invita gli amici
pages-how-many = Quanti posti?
pages-players = { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
pages-device = Un solo dispositivo
pages-device-about = Da due a sei persone si passano un solo dispositivo. Nessuno vede le carte degli altri.
pages-device-go = Scrivi i nomi
pages-watch = Guarda i bot
pages-watch-about = Rilassati: quattro giocatori virtuali si sfidano tra loro.
pages-watch-go = Guarda
pages-own = Il tuo tavolo
pages-own-about = Tutte le edizioni, i due lati delle carte di livello, un timer, bot più o meno forti e altro.
pages-own-go = Tutte le opzioni
pages-open-tables = Tavoli aperti
pages-open-seats = { $open ->
        [one] 1 posto libero su { $seats }
       *[other] { $open } posti liberi su { $seats }
    }
pages-join = Siediti
pages-my-tables = I tuoi tavoli
pages-table-of = Tavolo, ultima mossa: { $when }
pages-back-to-table = Continua
pages-tried = solo per provare
pages-habits = Che cosa dicono le tue partite
pages-my-games = Le tue partite finite
pages-game-of = { $edition }, { $side }
pages-won-by = ha vinto { $name }
pages-replay = Rivedi
pages-show-all = Mostra tutto ({ $count })
pages-other-device = Cambia dispositivo
pages-other-device-about = Comincia sul telefono e continua al computer: i tuoi posti e le tue partite vengono con te. Il link vale dieci minuti. Chi lo apre gioca al posto tuo, quindi non mostrarlo a nessun altro.
pages-other-device-go = Crea un link
pages-other-device-code = Codice da inquadrare con l’altro dispositivo
pages-link = Link

## Un solo dispositivo

pages-device-how = Chi è di turno prende il dispositivo. Tra un turno e l’altro la pagina nasconde tutte le carte, finché chi viene dopo dice: sono io.
pages-who-plays = Chi gioca?
pages-name-of = Nome del giocatore { $number }
pages-player = Giocatore { $number }
pages-add-player = Un’altra persona
pages-remove = Togli { $name }
pages-bots-too = Giocatori virtuali
pages-deal = Dai le carte
pages-more-options = Altre opzioni

## Preparazione

pages-edition = Edizione
pages-facts = { $cards } carte, numeri fino a { $top }, da { $least } a { $most } giocatori
pages-own-edition = La tua edizione
pages-own-edition-about = Un file con le tue carte e i tuoi livelli
pages-choose-file = Scegli un file
pages-no-file = Non hai ancora scelto un file. Scegline uno, o prendi un’altra edizione.
pages-mix = Aggiungi
pages-mix-none = Niente
pages-mix-specials = Le carte speciali di Master
pages-mix-master = Tutte le carte di Master
pages-side = Lato delle carte di livello
pages-side-easy = { $side }: per cominciare
pages-side-hard = { $side }: più difficile
pages-see-levels = Guarda i livelli
pages-rule-numbers = Numeri delle regole
pages-rule-numbers-about = Ora stanno dopo ogni regola. I messaggi d’errore e i documenti del progetto le indicano così.
pages-seats = Posti
pages-seats-limit = Da { $least } a { $most } posti
pages-seats-cut = A questa edizione si gioca al massimo in { $most }: ora il tavolo ha { $most } posti.
pages-who-on-seat = Chi siede al posto { $seat }?
pages-me = Io, su questo dispositivo
pages-open-seat = Libero: per chi ha il link
pages-bot = Computer: { $bot }
pages-name = Nome (se vuoi)
pages-name-of-seat = Nome al posto { $seat }
pages-add-seat = Un altro posto
pages-remove-seat = Togli il posto { $seat }
pages-table = Al tavolo
pages-clock = Tempo per turno
pages-clock-of = { $seconds ->
        [0] Senza limite
       *[other] { $seconds } secondi
    }
pages-clock-about = Quando il tempo finisce, il computer fa quella mossa al posto tuo.
pages-countdown = Dopo una mano
pages-countdown-of = { $seconds ->
        [0] Finché non continuano tutti
       *[other] { $seconds } secondi
    }
pages-countdown-about = Quando il tempo finisce, la mano seguente comincia da sola.
pages-strength = Chi subentra
pages-strength-about = Quanto è bravo il computer quando gioca al posto di chi non c’è.
pages-pace = Tempo di riflessione dei bot: { $pace }
pages-pace-about = Quanto aspetta un bot prima di ogni mossa.
pages-hints = Consigli permessi
pages-chat = Chat al tavolo
pages-late = Chi arriva tardi può prendere il posto di un bot
pages-listed = Mostra questo tavolo nella pagina iniziale finché c’è un posto libero
pages-open-table = Apri il tavolo
pages-open-hint = Ricevi un link per gli altri. Dai le carte quando ci sono tutti; i posti ancora liberi li prendono i bot.
pages-deal-hint = Le carte vengono date subito. Se prima apri il tavolo, puoi ancora cambiare chi siede dove.

## Rivedere

pages-drew = { $name } pesca: { $card }.
pages-swapped = { $name } scambia: { $cards }. Carte nuove: { $drawn }.
pages-carried = { $name } tiene per la prossima mano: { $cards }.
pages-carried-none = { $name } non tiene nessuna carta per la prossima mano.
pages-dealer = ha dato le carte
pages-look-from = Guarda come { $name }
pages-hand-of = Carte in mano a { $name }: { $cards }
pages-discard-of = Scarti di { $name }: { $card }
pages-discard-none = Scarti di { $name }: nessuno
pages-controls = Comandi
pages-position = Punto della partita
pages-step-of = Mano { $round }, passo { $step } di { $steps }
pages-round-back = Indietro di una mano
pages-round-on = Mano successiva
pages-step-back = Indietro di un passo
pages-step-on = Avanti di un passo
pages-play = Riproduci
pages-pause = Pausa
pages-round = Mano
pages-speed = Velocità
pages-speed-of = { $times }×
pages-replay-keys = Tasti: ← → un passo, Pag su e Pag giù una mano, Inizio e Fine, spazio riproduce.
pages-share = Copia il link
pages-copied = Link copiato
pages-download = Scarica la partita

## La prova della mescolata

pages-verify = Controlla il mazzo
pages-checking = Sto controllando…
pages-verdict-good = Tutte le carte sono state date come dice il seme. Lo ha appena calcolato il tuo browser.
pages-verdict-bad = Le carte non sono state date come dice il seme. Non fidarti di questa partita.
pages-verify-broken = Il seme, o quello che i giocatori hanno aggiunto, non si legge: così non si può dimostrare niente. Non fidarti di questa partita.
pages-what-was-checked = Che cosa è stato verificato
pages-verify-scope = Qui si controlla come sono state mescolate le carte: nessuno le ha preparate, nessuno ha sbirciato e le ha scambiate. Non si può sapere se il seme è rimasto segreto, né chi era al tavolo.
pages-show-fault = Mostra
pages-good-commitment = Il seme è quello promesso prima di dare le carte: la sua impronta (SHA-256) è la stessa.
pages-fault-commitment = Il seme non è quello promesso. La sua impronta (SHA-256) è { $expected }, ma era stata promessa { $found }.
pages-good-promise = La promessa è quella che questo browser ha visto all’inizio della partita.
pages-fault-promise = Questo browser ha visto un’altra promessa all’inizio della partita: { $expected }. Ora è { $found }.
pages-good-mix = Quello che i giocatori hanno aggiunto è stato usato per mescolare: un pezzo per ogni posto.
pages-fault-mix = Quello che i giocatori hanno aggiunto non è un pezzo per ogni posto.
pages-good-dealer = Ha dato le carte per prima la persona giusta.
pages-fault-dealer = Per primo doveva dare le carte il posto { $expected }, invece è stato il posto { $found }.
pages-good-deals = { $count ->
        [one] Nell’unica mano, le carte date e la carta scoperta vengono dal seme.
       *[other] In tutte e { $count } le mani, le carte date e la carta scoperta vengono dal seme.
    }
pages-fault-deals = In una mano le carte date non vengono dal seme. Previste: { $expected }. Date: { $found }.
pages-good-draws = { $count ->
        [one] La carta pescata era in cima al mazzo.
       *[other] Si è pescato { $count } volte, sempre dalla cima.
    }
pages-fault-draws = Una carta pescata non era in cima al mazzo. Prevista: { $expected }. Pescata: { $found }.
pages-good-piles = { $count ->
        [one] Il nuovo mazzo è stato mescolato come dice il seme.
       *[other] Tutti e { $count } i nuovi mazzi sono stati mescolati come dice il seme.
    }
pages-fault-piles = Un nuovo mazzo non è stato mescolato come dice il seme.
pages-good-cards = Dopo ogni passo ogni carta c’è, una volta sola.
pages-fault-cards = Sono comparse o sparite delle carte: in tavola e in mano non c’è più tutto il gioco.
pages-good-record = La registrazione da scaricare ha lo stesso seme e le stesse carte, e la sua somma di controllo è giusta.
pages-fault-record = La registrazione da scaricare è stata modificata, o è di un’altra partita.
pages-check-moves = Controlla anche ogni mossa
pages-moves-true = Tutta la registrazione è stata rigiocata: ogni mossa era permessa, e il risultato è giusto.
pages-numbers = I numeri
pages-commitment = Promessa (SHA-256 del seme)
pages-seed = Seme
pages-entropy = Aggiunto dal posto { $seat }
pages-check-record = Controlla una registrazione
pages-check-record-about = Scegli una registrazione che qualcuno ha salvato. Viene rigiocata dal suo seme, e vedi la prima riga sbagliata. Non se ne conserva niente.
pages-record-true = { $file } è autentica: il seme è quello promesso, ogni carta viene da lì, ogni mossa era permessa.
pages-record-false = { $file } non è una partita autentica.

## Informazioni

pages-about-what = Level 8 è un gioco di carte in cui tutti salgono otto livelli. Qui puoi giocare a tutte le edizioni nel tuo browser: contro il computer, con un solo dispositivo, o con gli amici lontani.
pages-about-ours = Dove le regole stampate non dicono niente, abbiamo deciso noi. Trovi tutte le nostre decisioni alla fine delle regole.
pages-about-privacy = Che cosa conserviamo di te
pages-about-kept = Niente pubblicità, niente tracciamento, niente account. Questa pagina parla con questo server e con nessun altro.
pages-about-cookie = Se giochi su un server, un solo cookie contiene un numero a caso che ti riporta al tuo posto. La lingua, i colori e i nomi che scrivi restano nel tuo browser.
pages-about-names = Un server conserva le partite finite con i nomi di chi ha giocato, così chi ha il link può rivederle. Quello che giochi senza server resta nel tuo browser.
pages-fair = Perché puoi fidarti di come si mescola
pages-fair-why = Non devi fidarti di chi gestisce il server. Ogni partita dimostra da sola che le carte sono state mescolate in modo onesto:
pages-fair-promise = Prima di dare le carte il server sceglie un numero segreto, il seme, e ne mostra a tutti l’impronta (SHA-256). Da quel momento non può più cambiare idea: un altro seme avrebbe un’altra impronta.
pages-fair-add = Poi i browser dei giocatori aggiungono altri numeri a caso. Nessuno, nemmeno il server, può scegliere che cosa viene fuori da tutti insieme.
pages-fair-shuffle = Solo questi numeri decidono chi dà le carte per primo e come si mescola, e quindi ogni carta di tutta la partita.
pages-fair-tell = Quando la partita è finita, il seme viene svelato. Ora chiunque può rifare i conti e confrontare.
pages-fair-check = Quando rivedi una partita finita, il tuo browser fa proprio questo e ti dice che cosa ha trovato. Il comando level8 verify lo fa con una registrazione scaricata, senza nessun server.
pages-fair-limits = Che cosa non si può dimostrare così
pages-fair-not-secret = Che il server abbia tenuto il seme per sé mentre giocavi: chi lo conosce, conosce ogni carta.
pages-fair-not-who = Chi era al tavolo: si può scrivere qualsiasi nome.
pages-fair-not-choice = Se un solo clic apre il tavolo e dà le carte, il tuo browser aggiunge il suo numero prima di poter vedere la promessa.

## Quando qualcosa non c’è

pages-missing = Questa pagina non esiste
pages-missing-why = Forse c’è un errore nell’indirizzo, o quello che c’era non c’è più.
pages-to-home = Alla pagina iniziale
