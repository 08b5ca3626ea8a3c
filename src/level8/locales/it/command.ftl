### La riga di comando: aiuto, opzioni, errori e le parole di una partita nel terminale.

## Aiuto

cli-usage-level8 = Uso: level8 [--language xx] COMANDO [OPZIONI]
cli-about-level8 = Level 8, il gioco di carte: per giocare, leggere le regole e studiarlo.
cli-usage-play = Uso: level8 play [OPZIONI]
cli-about-play = Una partita nel terminale: tu contro il computer. Al tavolo, help mostra che cosa puoi fare.
cli-usage-rules = Uso: level8 rules [--edition E] [--side N]
cli-about-rules = Le regole di un’edizione, con le carte di livello disegnate.
cli-usage-editions = Uso: level8 editions [--edition E]
cli-about-editions = Una tabella di tutte le edizioni: carte, giocatori e lati.
cli-usage-solve =
    Uso: level8 solve --hand CARTE --level LIVELLO [--edition E]
    level8 solve --hand CARTE --edition E --side N --number K
cli-about-solve =
    Quante carte mancano per un livello, quali aiuterebbero e tutti i modi di metterlo in tavola.
    Esempio: level8 solve --hand "r4 b5 J g8 g9 y10" --level "2 run 3"
cli-usage-simulate = Uso: level8 simulate [OPZIONI]
cli-about-simulate = Il computer gioca contro sé stesso e registra ogni partita. Lo stesso seme dà le stesse partite.
cli-usage-replay = Uso: level8 replay FILE
cli-about-replay = Mostra una partita registrata, turno per turno, con tutte le carte scoperte.
cli-usage-verify = Uso: level8 verify FILE…
cli-about-verify = Rigioca partite registrate e ne prova carte, mosse e risultato. Se una è sbagliata, il codice di uscita è 1.
cli-usage-bench = Uso: level8 bench [--seconds N]
cli-about-bench = Quanto è veloce il motore su questo computer, accanto ad altri se sono installati.
cli-options = Opzioni:
cli-verbs = Comandi:
cli-more = “level8 COMANDO --help” dice di più su un comando.
cli-verb-play = giocare contro il computer
cli-verb-rules = leggere le regole
cli-verb-editions = vedere le edizioni
cli-verb-solve = chiedere che cosa manca per un livello
cli-verb-simulate = far giocare il computer contro sé stesso
cli-verb-replay = rivedere una partita registrata
cli-verb-verify = provare una partita registrata
cli-verb-bench = misurare la velocità

cli-option-help = mostrare questo aiuto
cli-option-version = mostrare la versione
cli-value-cards = CARTE
cli-value-level = LIVELLO
cli-value-file = FILE
cli-value-dir = CARTELLA
cli-value-name = NOME
cli-value-player = GIOCATORE
cli-value-how = COME
cli-value-address = INDIRIZZO
cli-value-addresses = INDIRIZZI
cli-option-language = lingua: en, de, fr, nl o it
cli-option-json = rispondere in JSON, per i programmi
cli-option-edition = edizione (vedi “level8 editions”) o percorso di un tuo file
cli-option-side = lato delle carte di livello: 1 per ★, 2 per ★★
cli-option-number = numero del livello su quel lato
cli-option-hand = le carte in mano, come “r4 b5 J g8”; con - se ne legge una riga alla volta dallo standard input
cli-option-level = il livello, come “run 3 + set 2 + colour 4”
cli-option-all = mostrare tutti i modi di mettere in tavola, per quanti siano
cli-option-seats = numero di giocatori
cli-option-bot = chi gioca contro di te: random, novice, steady, expert, o modulo:Classe per uno tuo
cli-option-bots = un giocatore virtuale: random, novice, steady, expert, o modulo:Classe per uno tuo; si ripete per averne di diversi
cli-option-seed = il seme con cui si mescola: un numero intero, o 64 segni da 0 a 9 e da a a f
cli-option-name = il tuo nome
cli-option-record-file = salvare la registrazione della partita in questo file
cli-option-record-folder = salvare la registrazione di ogni partita in questa cartella
cli-option-games = numero di partite
cli-option-most-turns = fermare una partita dopo tanti turni
cli-option-seconds = secondi di misura per ciascuno
cli-operand-record = il file di una registrazione
cli-operand-records = file di registrazioni

## Errori: una frase ciascuno

cli-unknown-verb = Il comando “{ $verb }” non c’è; scegli tra { $known }.
cli-unknown-option = L’opzione “{ $word }” qui non c’è; --help mostra quelle che ci sono.
cli-unexpected = “{ $word }” qui non ci va; --help mostra che cosa ci va.
cli-needs-value = Dopo l’opzione { $option } manca un valore.
cli-takes-no-value = L’opzione { $option } non prende valori.
cli-missing-option = Manca l’opzione { $option }; --help mostra come si usa.
cli-missing-file = Nessun file è indicato; dai il file di una registrazione.
cli-not-a-number = “{ $text }” non va bene per { $option }, che prende un numero intero da { $least } a { $most }.
cli-not-whole = “{ $text }” non va bene per { $option }, che prende un numero intero.
cli-not-a-seed = “{ $text }” non è un seme; dai un numero intero a partire da 0, di 20 cifre al massimo, o 64 segni da 0 a 9 e da a a f.
cli-level-or-number = Indica il livello o con --level o con --number.
cli-level-too-big = Il livello “{ $text }” chiede più di { $most } carte, che è il massimo.
cli-part-too-small = “{ $part }” non è una combinazione: ci vogliono almeno due carte.
cli-run-too-long = Nessuno può avere in mano “{ $part }”, perché i numeri finiscono a { $top }.
cli-hand-too-big = Le carte in mano sono { $count }, ma { $most } è il massimo.
cli-card-not-in-edition = La carta { $card } non è nel mazzo dell’edizione { $edition }.
cli-too-many-bots = Con --bot sono indicati { $count } giocatori per { $seats ->
        [one] 1 posto
       *[other] { $seats } posti
    }.
cli-file-unreadable = Non si può leggere { $file }: { $problem }.
cli-file-unwritable = Non si può scrivere { $file }: { $problem }.
cli-file-too-big = { $file } è troppo grande per essere una registrazione.
cli-no-record = { $file } non si può leggere come registrazione. { $why }
cli-replay-no-seed = { $file } non dice il suo seme, quindi la partita non si può mostrare. La registrazione di una partita finita lo dice.
cli-stream = L’ingresso o l’uscita non funziona: { $problem }.
cli-bug = Questo è un errore di level8 stesso ({ $what }); LEVEL8_DEBUG=1 mostra dove.

## Ciò che il sistema dice di file e indirizzi

trouble-missing = il file o la cartella non esiste
trouble-denied = manca il permesso
trouble-folder = è una cartella
trouble-no-folder = una parte del percorso non è una cartella
trouble-exists = esiste già
trouble-full = il disco è pieno
trouble-read-only = su questo disco non si può scrivere
trouble-long-name = il nome è troppo lungo
trouble-broken = il disco non funziona
trouble-address-used = un altro programma usa già questa porta
trouble-address-elsewhere = questo computer non ha questo indirizzo
trouble-no-host = questo indirizzo è sconosciuto

## Risposte

cli-skip = salta
cli-take = prendo
cli-swap = scambio
cli-keep = tengo
cli-more-ways = … e altri { $count }.
cli-many-more = … e molti altri.
cli-more-with-all = … e altri { $count }; --all li mostra.
cli-verified-so-far = { $file }: provato fin qui. Carte e mosse sono giuste, ma la partita non è finita.
cli-simulating = Si gioca
cli-seat = Posto
cli-bot = Giocatore
cli-wins = Vittorie
cli-mean-level = Livello medio
cli-games-told = { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }, in media { $rounds } mani e { $turns } turni.
cli-games-capped = { $count ->
        [one] 1 partita è stata fermata prima della fine
       *[other] { $count } partite sono state fermate prima della fine
    }, dopo { $most ->
        [one] 1 turno
       *[other] { $most } turni
    }.
cli-seed-told = Il seme di queste partite: { $seed }
cli-records-in = Le registrazioni sono in { $folder }.
cli-replay-keys = Invio: prossimo turno · a: tutto il resto · un numero: quella mano · q: uscire
cli-replay-no-round = La mano { $round } non c’è; l’ultima è la { $most }.
cli-replay-unfinished = La registrazione finisce qui; la partita non era finita.

## Una partita nel terminale

cli-welcome = Ciao, ecco Level 8! Scrivi help in ogni momento per vedere che cosa puoi fare.
cli-seat-level = livello { $level }
cli-seat-pile = scarto
cli-you-start = Cominci tu.
cli-you-drew-own = Hai pescato { $card } dai tuoi scarti.
cli-drew-yours = { $name } pesca { $card } dai tuoi scarti.
cli-taken-yours = { $name } ti prende { $card }.
cli-skips-you = { $name } ti fa saltare un turno.
cli-you-drew-nothing = Non c’è niente da pescare per te.
cli-stood-in = { $why ->
        [raised] { $name } si è fermato per un errore
        [illegal] { $name } voleva fare una mossa non permessa
       *[late] { $name } ci ha messo troppo
    }; al suo posto muove steady.
cli-choice-draw = pescare dal mazzo ({ $count ->
        [one] 1 carta
       *[other] { $count } carte
    })
cli-choice-draw-from = pescare { $card } dagli scarti di { $name }
cli-choice-draw-own = pescare { $card } dai tuoi scarti
cli-choice-lay = mettere in tavola il livello: { $melds }
cli-choice-off = aggiungere { $card } a { $place }: { $meld }
cli-choice-skip = far saltare un turno a { $name }
cli-choice-take = giocare “Questa la prendo!”: gli altri mostrano delle carte
cli-choice-keep = giocare “Questa la tengo!”
cli-choice-taken = prendere { $card } da { $name }
cli-choice-taken-none = non prenderne nessuna
cli-choice-discard = scartare { $card }
cli-choice-show = mostrare { $cards }
cli-choice-swap = giocare “Questa la scambio!” e scambiare: { $cards }
cli-choice-carry = tenere per la prossima mano: { $cards }
cli-how-discard = una carta, come { $card }, la scarta
cli-how-cards = scrivi le carte, come { $cards }
cli-how-swap = swap e fino a tre carte, come swap { $cards }, gioca “Questa la scambio!”
cli-how-none = none non ne tiene nessuna
cli-hint = Consiglio: { $what }
cli-help-short = Un numero sceglie dalla lista. In breve: d o d 2 pesca, x r7 o solo r7 scarta, lay list mostra i tuoi modi di mettere in tavola, lay r4 b5 J / g9 p9 mette i tuoi gruppi, table mostra di nuovo il tavolo, save FILE salva una registrazione. Carte:
cli-save-ask = Per tenere la registrazione di questa partita scrivi il nome di un file; Invio da solo la lascia perdere.
cli-seen-saved = Quello che hai visto di questa partita è in { $file }. Solo la registrazione di una partita finita mostra tutto e si può provare.
cli-typed-unknown = “{ $text }” qui non si può fare; help mostra che cosa si può.
cli-typed-usage = Non è completo; scrivilo come “{ $usage }”.
cli-typed-which-meld = Quella carta va bene in più posti; indicane uno, come “{ $usage }”.
cli-typed-fits-nowhere = Quella carta non va con nessuna combinazione in tavola.
cli-typed-groups = Così queste carte non sono il tuo livello; separa le combinazioni con una barra, come “{ $usage }”.
cli-no-choice = { $most ->
        [0] Adesso non c’è niente da scegliere con un numero.
       *[other] La scelta { $number } non c’è; i numeri vanno da 1 a { $most }.
    }
cli-lay-lacks = Non puoi ancora mettere in tavola il livello: { $count ->
        [one] manca 1 carta
       *[other] mancano { $count } carte
    }.
