### Tavoli in rete: che cosa un tavolo rifiuta, e le parole di `level8 serve`.

## Che cosa un tavolo rifiuta

server-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo, poi scegli.
server-no-undo = Non si può annullare: da allora si è visto qualcosa di nuovo. Puoi annullare solo quello che hai messo in tavola o aggiunto in questo turno.
server-not-started = La partita non è ancora cominciata. Aspetta che chi ospita dia le carte.
server-already-started = La partita è cominciata, quindi questo non si può più cambiare. Si potrà prima della prossima.
server-game-over = Questa partita è finita. Aspetta la prossima o chiedi di giocarla.
server-not-over = La partita è ancora in corso. Potete cominciarne un’altra quando è finita.
server-paused = La mano è finita. La prossima comincia quando tutti hanno premuto “Continua”.
server-no-seat = Non hai un posto a questo tavolo. Prima siediti a un posto libero.
server-not-your-seat = Il posto { $seat } non è tuo. Scegli per il tuo posto.
server-already-seated = Hai già un posto a questo tavolo. Alzati prima di sederti altrove.
server-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare, o chiedere a chi ospita di liberarne uno.
server-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
server-no-such-seat = Il posto { $seat } non esiste a questo tavolo. Indicane uno da 1 a { $seats }.
server-no-name = Un nome ha bisogno di almeno una lettera. Scrivi come devono chiamarti gli altri.
server-face-taken = Qualcuno a questo tavolo ha già questo animale. Scegline un altro.
server-chat-off = Chi ospita ha spento la chat a questo tavolo.
server-muted = Chi ospita ti ha tolto la parola a questo tavolo. Puoi continuare a giocare e a guardare.
server-no-late = A questo tavolo non si può prendere un posto durante una partita. Puoi chiedere di giocare la prossima.
server-hands-were-open = In questa partita tutte le carte erano scoperte, quindi nessuno può più sedersi. Puoi giocare la prossima.
server-knows-a-hand = In questa partita conosci le carte di un altro posto. Puoi tornare al tuo, oppure giocare la prossima.
server-mid-turn = { $name } sta giocando il suo turno. Siediti appena è finito.
server-many-waiting = Qui aspettano già abbastanza persone. Riprova quando qualcuna di loro gioca.
server-nobody-to-mute = A questo posto non c’è nessuno da silenziare. Scegli qualcun altro.
server-not-only-bots = Si possono fermare solo i bot che giocano tra loro, e solo le loro carte si possono scoprire. Qui gioca una persona, o ha giocato.
server-no-emote = Questa reazione non esiste. Scegline una fra: { $known }.
server-empty-line = In questa riga non c’è niente. Scrivi qualche parola.
server-lesson-first = Tra un attimo! Prima fai quello che è illuminato.
server-lesson-over = Questa lezione è finita.
server-no-lesson = Non c’è nessuna lezione “{ $name }”. Ci sono: { $known }.
server-not-host = Può farlo solo chi ospita il tavolo. Chiedi a quella persona.
server-host-stays = L’unico posto di chi ospita non si può dare a un altro. Alzati tu per passare il tavolo.
server-no-bot = Qui non c’è nessun giocatore virtuale “{ $name }”. Scegline uno fra: { $known }.
server-hints-off = A questo tavolo i consigli sono spenti.
server-nothing-to-hint = Non è il tuo turno, quindi non c’è nessun consiglio. Chiedi quando tocca a te.
server-no-coach = L’allenatore parla solo ai tavoli senza altre persone. Chiedi un consiglio prima della mossa.
server-no-hint = Il consiglio ci ha messo troppo. Riprova.

## Che cosa il server rifiuta

server-no-table = Questo tavolo non esiste. Controlla il link, o apri un tavolo tuo.
server-no-game = Questa partita non è qui. Si può vedere quando è finita.
server-no-page = Questa pagina non esiste. Vai alla pagina iniziale e cerca da lì.
server-no-page-built = Il server funziona, ma le sue pagine non sono costruite. Esegui “make setup” dove c’è una rete, poi riavvialo.
server-no-token = Questo link per un altro dispositivo è troppo vecchio, oppure incompleto. Fanne uno nuovo sul primo dispositivo.
server-nobody = Questo browser qui non è ancora nessuno, quindi non c’è niente da fare.
server-too-fast = Troppo in una volta sola. Aspetta un momento e continua più piano.
server-too-long = È troppo lungo: al massimo { $most } byte.
server-unreadable = Il server non ha potuto leggere questo messaggio: { $problem }
server-foreign-page = Questa richiesta viene da una pagina estranea, quindi non è stato fatto niente.
server-not-at-home = Solo chi gioca sul computer su cui gira il gioco può far entrare gli altri.
server-no-network = Questo computer non è in nessuna rete, quindi nessuno può entrare. Collegalo, per esempio al Wi-Fi, e riprova.
server-trouble = In questo momento il server non è riuscito a salvare, quindi forse non è successo nulla. Guarda il tavolo, poi riprova.
store-busy = Troppe persone hanno cambiato questo tavolo insieme. Riprova.
setup-house-file = Il file della casa { $file } non va bene: { $problem }. docs/server.md dice che cosa può contenere.
setup-address = Il server non può ascoltare su { $host }, porta { $port }: { $problem }. Scegline un’altra, per esempio con “level8 serve --open --port 8010”, o un altro indirizzo con --host.
setup-metrics-address = Le misure non si possono offrire su { $host }, porta { $port }: { $problem }. Indica un altro indirizzo e un’altra porta con --metrics.

## Il comando

cli-usage-serve = Uso: level8 serve [--host INDIRIZZO] [--port N] [--data CARTELLA]
cli-about-serve =
    Apre tavoli per giocare nel browser, solo su questo computer se --host non dice altro.
    Per chi è lontano mettilo dietro HTTPS: un server web come Caddy o nginx tiene il certificato e passa tutto, anche i WebSocket, a questo indirizzo (Caddy: “reverse_proxy 127.0.0.1:8008”); indica il suo indirizzo con --proxies.
    LEVEL8_DATABASE=postgresql://… tiene i tavoli in PostgreSQL, per quanti server si vuole.
cli-verb-serve = fa giocare te e i tuoi amici nel browser; level8 da solo lo apre anche
cli-option-host = l’indirizzo su cui ascoltare (0.0.0.0: tutti nella rete)
cli-option-port = la porta su cui ascoltare; 0 ne prende una libera
cli-option-data = la cartella per i tavoli e le partite finite
cli-option-serve-bot = un giocatore tuo da offrire ai tavoli; si può ripetere
cli-option-proxies = indirizzi dei proxy davanti, a cui si crede sull’indirizzo di chi visita
cli-not-a-proxy = “{ $text }” non va bene per --proxies, che prende indirizzi come 127.0.0.1 o 10.0.0.0/8 separati da virgole, oppure * per tutti.
cli-option-hosts = nomi con cui si può raggiungere la pagina, separati da virgole; altrimenti, qualsiasi nome
cli-not-a-host = “{ $text }” non va bene per --hosts, che prende nomi come game.example.org separati da virgole, senza https:// e senza porta.
cli-option-house = un file con le regole della casa: limiti, nomi, proxy, bot
cli-option-metrics = mostra numeri per Prometheus su /metrics: accanto alla pagina, o solo a un indirizzo proprio
cli-not-for-metrics = «{ $text }» non va bene per --metrics, che prende un indirizzo e una porta come 127.0.0.1:9008, o niente.
cli-option-check = controlla soltanto il file della casa e le opzioni
cli-house-good = Tutto è in ordine.
cli-option-open = apri la pagina nel browser
cli-option-verbose = annota più di ciò che va storto
cli-serving = Level 8 è aperto su { $address } (Ctrl-C lo chiude)
cli-no-browser = Qui non si è potuto aprire un browser. Scrivi quell’indirizzo in uno.
