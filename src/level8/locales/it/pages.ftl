### Le pagine attorno al tavolo: prima pagina, preparazione, regole, informazioni, rivedere.

pages-home = Level 8, prima pagina
pages-nav = Pagine
pages-skip = Vai al contenuto
pages-rules = Regole
pages-about = Informazioni ed equità
pages-language = Lingua
pages-theme-auto = Colori: come sul dispositivo
pages-theme-light = Colori: chiari
pages-theme-dark = Colori: scuri
pages-unaffiliated = Un tavolo libero per il gioco di carte Level 8, fatto da gente a cui piace. Senza legami con l’editore del gioco; testi e disegni sono nostri.
pages-loading = Un momento …

## Prima pagina

pages-tagline = Sali otto livelli prima di tutti gli altri
pages-about-short = Scale, coppie, colori: raccogli quello che chiede la tua carta di livello, mettilo in tavola, sali. Da solo contro il computer, con amici lontani, o in famiglia attorno a un dispositivo.
pages-play-now = Gioca subito
pages-play-now-about = Tu e tre giocatori del computer, l’edizione moderna, subito le carte in mano. Senza nome, senza account.
pages-friends = Con gli amici
pages-friends-about = Ricevi un link e un codice da inquadrare. Chi lo apre si siede al tuo tavolo.
pages-friends-go = Invita gli amici
pages-how-many = Quanti posti?
pages-players = { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
pages-device = Un solo dispositivo
pages-device-about = Da due a sei persone se lo passano. Nel frattempo tutte le carte in mano sono nascoste.
pages-device-go = Scrivi i nomi
pages-watch = Guarda i bot
pages-watch-about = Mettiti comodo: quattro giocatori del computer giocano tra loro.
pages-watch-go = Guarda
pages-own = Un tavolo tuo
pages-own-about = Ogni edizione, i due lati delle carte di livello, l’orologio, la forza dei bot e altro.
pages-own-go = Tutte le scelte
pages-open-tables = Tavoli aperti
pages-open-seats = { $open ->
        [one] 1 posto libero su { $seats }
       *[other] { $open } posti liberi su { $seats }
    }
pages-join = Siediti
pages-my-tables = I tuoi tavoli
pages-table-of = Tavolo, ultima mossa: { $when }
pages-back-to-table = Continua
pages-my-games = Le tue partite finite
pages-game-of = { $edition }, { $side }
pages-won-by = vinta da { $name }
pages-replay = Rivedi
pages-show-all = Mostra tutto ({ $count })
pages-other-device = Continua altrove
pages-other-device-about = Comincia sul telefono, continua al computer: i tuoi posti e le tue partite vengono con te. Il link vale dieci minuti e fa dell’altro dispositivo il tuo. Non mostrarlo a nessun altro.
pages-other-device-go = Crea un link
pages-other-device-code = Codice da inquadrare con l’altro dispositivo
pages-link = Link

## Un solo dispositivo

pages-device-how = Chi è di turno prende il dispositivo. Tra un turno e l’altro la pagina copre tutto, finché chi segue dice di esserci.
pages-who-plays = Chi gioca?
pages-name-of = Nome del giocatore { $number }
pages-player = Giocatore { $number }
pages-add-player = Un’altra persona
pages-remove = Togli { $name }
pages-bots-too = Anche giocatori del computer
pages-deal = Dai le carte
pages-more-options = Altre scelte

## Preparazione

pages-edition = Edizione
pages-facts = { $cards } carte, numeri fino a { $top }, da { $least } a { $most } giocatori
pages-own-edition = Un’edizione tua
pages-own-edition-about = Un file TOML con le tue carte e i tuoi livelli
pages-choose-file = Scegli un file
pages-no-file = Non hai scelto nessun file di edizione. Scegline uno, o prendi un’altra edizione.
pages-mix = Aggiungi
pages-mix-none = Niente
pages-mix-specials = Le carte speciali di Master
pages-mix-master = Tutte le carte di Master
pages-side = Lato delle carte di livello
pages-side-easy = { $side }: per cominciare
pages-side-hard = { $side }: più difficile
pages-see-levels = Guarda i livelli
pages-seats = Posti
pages-seats-limit = Da { $least } a { $most } posti
pages-who-on-seat = Chi siede al posto { $seat }?
pages-me = Io, su questo dispositivo
pages-open-seat = Libero: chi ha il link
pages-bot = Computer: { $bot }
pages-name = Nome (se vuoi)
pages-name-of-seat = Nome al posto { $seat }
pages-add-seat = Un altro posto
pages-remove-seat = Togli il posto { $seat }
pages-table = Al tavolo
pages-clock = Tempo per un turno
pages-clock-of = { $seconds ->
        [0] Senza limite
       *[other] { $seconds } secondi
    }
pages-clock-about = Quando finisce, il computer fa quella sola mossa.
pages-strength = Chi sostituisce
pages-strength-about = Quanto gioca bene il computer al posto di chi non c’è.
pages-pace = Ritmo del computer: { $pace }
pages-pace-about = Quanto sembra pensare prima di una mossa.
pages-hints = I consigli sono ammessi
pages-chat = Chat al tavolo
pages-listed = Mostra questo tavolo nella prima pagina finché c’è un posto libero
pages-open-table = Apri il tavolo
pages-open-hint = Il tavolo si apre con un link per gli altri. Dai le carte quando ci sono tutti; i posti ancora liberi vanno al computer.
pages-deal-hint = Le carte si danno subito. Se prima apri il tavolo, puoi ancora cambiare chi siede dove.

## Rivedere

pages-drew = { $name } pesca: { $card }.
pages-swapped = { $name } scambia { $cards } e pesca { $drawn }.
pages-carried = { $name } tiene per la prossima mano: { $cards }.
pages-carried-none = { $name } non tiene nessuna carta per la prossima mano.
pages-dealer = dà le carte
pages-look-from = Guarda dalla parte di { $name }
pages-hand-of = Carte in mano a { $name }: { $cards }
pages-discard-of = Scarti di { $name }: { $card }
pages-discard-none = Scarti di { $name }: nessuno
pages-controls = Comandi
pages-position = Punto della partita
pages-step-of = Mano { $round }, passo { $step } di { $steps }
pages-round-back = Indietro di una mano
pages-round-on = Alla mano seguente
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
pages-download = Scarica la registrazione

## La prova della mescolata

pages-verify = Controlla la mescolata
pages-checking = Sto controllando …
pages-verdict-good = Tutto è stato distribuito come dice il seme. È stato calcolato qui, nel tuo browser.
pages-verdict-bad = Questa partita non è stata distribuita come dice il suo seme. Non fidarti.
pages-verify-broken = Il seme o quello che i giocatori hanno aggiunto non si legge, quindi non si può provare niente. Non fidarti di questa partita.
pages-verify-scope = Qui si controlla il caso: che nessuno abbia sistemato le carte, o le abbia guardate e cambiate. Non mostra che il seme sia rimasto segreto, né chi sedeva al tavolo.
pages-show-fault = Mostra
pages-good-commitment = Il seme è quello promesso prima della prima distribuzione: il suo SHA-256 è la promessa.
pages-fault-commitment = Il seme non è quello promesso. Il suo SHA-256 è { $expected }, la promessa era { $found }.
pages-good-promise = La promessa è quella che questo browser ha visto all’inizio della partita.
pages-fault-promise = Questo browser ha visto un’altra promessa all’inizio della partita: { $expected }. Ora è { $found }.
pages-good-mix = Quello che i giocatori hanno aggiunto entra nella mescolata, una parte per ogni posto.
pages-fault-mix = Quello che i giocatori hanno aggiunto non è una parte per ogni posto.
pages-good-dealer = Chi dà le carte per primo è giusto.
pages-fault-dealer = Doveva dare le carte per primo il posto { $expected }, invece è stato il posto { $found }.
pages-good-deals = { $count ->
        [one] La distribuzione dell’unica mano: tutte le carte in mano e la carta scoperta seguono dal seme.
       *[other] Tutte e { $count } le distribuzioni: le carte in mano e le carte scoperte seguono dal seme.
    }
pages-fault-deals = Una distribuzione non segue dal seme. Ci volevano: { $expected }. Sono state date: { $found }.
pages-good-draws = { $count ->
        [one] La carta pescata era in cima al mazzo.
       *[other] Tutte e { $count } le volte che si è pescato, le carte erano in cima al mazzo.
    }
pages-fault-draws = Una carta pescata non era in cima al mazzo. Ci voleva { $expected }, è stata pescata { $found }.
pages-good-piles = { $count ->
        [one] Il nuovo mazzo è stato mescolato come dice il seme.
       *[other] Tutti e { $count } i nuovi mazzi sono stati mescolati come dice il seme.
    }
pages-fault-piles = Un nuovo mazzo non è stato mescolato come dice il seme.
pages-good-cards = Dopo ogni passo ogni carta del gioco c’è esattamente una volta.
pages-fault-cards = Delle carte sono comparse o sparite: quello che è in tavola e in mano non è tutto il gioco.
pages-good-record = La registrazione da scaricare dice lo stesso seme e le stesse carte, e la sua somma di controllo è giusta.
pages-fault-record = La registrazione da scaricare è stata cambiata, o non è di questa partita.
pages-check-moves = Controlla anche ogni mossa
pages-moves-true = Il server ha rigiocato tutta la registrazione: ogni mossa era permessa, e il risultato ne segue.
pages-numbers = I numeri
pages-commitment = Promessa (SHA-256 del seme)
pages-seed = Seme
pages-entropy = Aggiunto dal posto { $seat }
pages-check-record = Controlla una registrazione
pages-check-record-about = Scegli una registrazione che qualcuno ha salvato. Il server la rigioca dal suo seme e indica la prima riga che non è come dovrebbe. Non ne conserva niente.
pages-record-true = { $file } è vera: il seme mantiene la promessa, ogni carta ne segue, ogni mossa era permessa.
pages-record-false = { $file } non è una partita vera.

## Informazioni

pages-about-what = Level 8 è un gioco di carte in cui tutti salgono otto livelli. Qui puoi giocarlo nel browser: da solo, attorno a un dispositivo, o con amici lontani, in tutte le edizioni.
pages-about-ours = Dove le regole stampate tacciono diciamo come giochiamo noi; la pagina delle regole lo elenca.
pages-about-privacy = Che cosa resta di te
pages-about-kept = Niente pubblicità, niente tracciamento, niente account. La pagina parla con questo server e con nessun altro.
pages-about-cookie = Un solo cookie contiene un numero a caso che ti riporta al tuo posto. Lingua, colori e i nomi che scrivi restano nel tuo browser.
pages-about-names = Le partite finite si conservano con i nomi del tavolo, così che chi ha il link possa rivederle.
pages-fair = Perché puoi fidarti della mescolata
pages-fair-why = Nessuno deve fidarsi di chi gestisce il server. Ogni partita prova da sé la sua mescolata:
pages-fair-promise = Prima della prima distribuzione il server estrae un numero segreto, il seme, e ne mostra a tutti l’impronta (SHA-256). Così è vincolato: un altro seme avrebbe un’altra impronta.
pages-fair-add = I browser dei giocatori aggiungono poi numeri a caso propri. Nessuno, nemmeno il server, può scegliere che cosa esce da tutti insieme.
pages-fair-shuffle = Solo da questi numeri seguono chi dà le carte per primo, ogni mescolata e quindi ogni carta, per tutta la partita.
pages-fair-tell = Quando la partita è finita il seme viene detto. Ora chiunque può rifare il calcolo e confrontare.
pages-fair-check = Rivedere una partita finita fa proprio questo nel tuo browser, e dice che cosa ha trovato. Il comando level8 verify lo fa con una registrazione scaricata, senza alcun server.
pages-fair-limits = Che cosa non si può mostrare così
pages-fair-not-secret = Che il server abbia tenuto il seme per sé mentre giocavi: chi lo conosce conosce ogni carta.
pages-fair-not-who = Chi sedeva al tavolo: i nomi sono quello che la gente scrive.
pages-fair-not-choice = Se lo stesso clic apre il tavolo e dà le carte, il tuo browser aggiunge il suo numero prima di poter vedere la promessa.

## Quando qualcosa non c’è

pages-missing = Questa pagina non esiste
pages-missing-why = Forse l’indirizzo è scritto male, o quello che c’era non c’è più.
pages-to-home = Alla prima pagina
