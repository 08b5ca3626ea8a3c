### L’arena e la difficoltà dei livelli.

cli-usage-arena = Uso: level8 arena GIOCATORE GIOCATORE… [OPZIONI]
cli-about-arena =
    Incontri tra giocatori virtuali: percentuali di vittoria, punteggi e quanto sono sicuri. Le stesse carte si giocano da ogni posto.
    Esempio: level8 arena steady novice novice novice --games 1000
cli-verb-arena = misurare quanto sono forti i giocatori
cli-usage-difficulty = Uso: level8 difficulty [--edition E] [--side N] [OPZIONI]
cli-about-difficulty = Quanto è difficile ogni livello: quante volte le prime carte date lo contengono, e quanti turni servono a chi siede da solo al tavolo.
cli-verb-difficulty = vedere quanto è difficile ogni livello

cli-operand-players = un giocatore per posto: un nome, o modulo:Classe per uno tuo
cli-option-arena-games = numero di partite, arrotondato a distribuzioni intere (1000)
cli-option-seating = rotate: ogni distribuzione da ogni posto (di solito); fixed: come indicati
cli-option-think = quanto può spendere per mossa un giocatore che cerca: un tempo come 0.2s, o un numero di partite di prova
cli-option-limit = secondi dopo i quali una mossa conta come mancata (60 per i giocatori tuoi)
cli-option-jobs = numero di processi (quanti sono i core)
cli-option-dask = giocare sul cluster Dask il cui scheduler ha questo indirizzo
cli-option-keep = scrivere ogni partita in questo file appena finisce
cli-option-resume = continuare l’incontro di questo file
cli-option-plot = disegnare un’immagine in questo file, come out.png
cli-option-hands = numero di prove per livello
cli-option-difficulty-side = lato delle carte di livello: 1 per ★, 2 per ★★; tutti se non indicato
cli-option-difficulty-seed = il seme con cui si danno le carte: un numero intero

cli-no-players = Nessun giocatore è indicato; indicane uno per posto, come “level8 arena steady novice”.
cli-not-seconds = “{ $text }” non va bene per { $option }, che prende secondi, come 0.5.
cli-not-a-think = “{ $text }” non va bene per --think, che prende un tempo come 0.2s o un numero di partite di prova come 400.
cli-keep-or-resume = Indica o --keep per un file nuovo o --resume per continuarne uno.
cli-other-match = L’incontro in { $file } è un altro, perché { $option } è diverso; toglilo, o comincia un file nuovo con --keep.

setup-bot-class = Il giocatore “{ $name }” non può sedersi: { $problem }. Controlla il nome (modulo:Classe), la cartella in cui sei (quella di modulo.py) e il codice della classe.
setup-bot-name = Il giocatore “{ $name }” non può sedersi: il nome di un giocatore tuo indica un modulo e una classe. Scrivilo come hasty:Hasty per la classe Hasty di hasty.py.
setup-bot-choose = Il giocatore “{ $name }” non può sedersi: non ha un metodo choose. Dai alla classe choose(self, view, actions), che restituisce una delle actions.
setup-bot-parameters = Il giocatore “{ $name }” non può sedersi: ha { $found }, ma viene chiamato con due argomenti, ciò che vede il suo posto e le mosse permesse. Scrivi choose(self, view, actions).
setup-cheat = Il giocatore “{ $name }” vede tutte le carte, quindi siede solo nell’arena. Prova: level8 arena { $name } steady steady steady.
setup-seating = “{ $seats }” non è un modo di disporre i giocatori. Scegli tra: { $known }.
setup-extra = Per { $what } manca qualcosa. Installalo con: pip install "level8[{ $extra }]".
setup-dask = Nessun cluster Dask risponde a { $address }: { $problem }. Dai l’indirizzo di uno scheduler, come tcp://127.0.0.1:8786.
setup-plot-format = “{ $file }” non è un’immagine che si possa disegnare. Il nome deve finire con uno di questi: { $known }.
setup-arena-exists = { $file } c’è già e non viene sovrascritto. Scegli un altro nome, o continualo con --resume.
setup-arena-file = { $file } non si può usare: { $problem }.
setup-arena-broken = { $file } non è il file di un incontro: la riga { $line } non si capisce.
setup-arena-lost = La partita { $game } ha perso la sua macchina più volte, perciò l’incontro è stato fermato. Controlla la memoria delle macchine.
setup-arena-worker = Un processo dell’incontro è finito troppo presto, perciò l’incontro è stato fermato. Guarda se è mancata la memoria, o se un giocatore tuo chiude il programma, come fa os._exit.

arena-playing = Si gioca
arena-player = Giocatore
arena-won = Vinte
arena-rate = Vinte %
arena-by-deal = 95 % per distr.
arena-by-game = per partita
arena-rating = Punteggio
arena-mean-rank = Rango
arena-turns = Turni di una partita
arena-games = Partite
arena-title = { $edition }, lato { $side }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
arena-told = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    }; giocatori uguali vincerebbero il { $par } % ciascuno.
arena-lengths = Una partita è durata { $turns } turni e { $rounds } mani.
arena-incomplete = L’incontro non è finito: { $games } partite su { $wanted } sono state giocate.
arena-replaced = { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    } di { $name } da sostituire: { $raised } per un errore, { $illegal } non permesse, { $late } in ritardo.
arena-trouble = La prima volta: { $name } { $kind ->
        [raised] si è fermato per un errore
        [illegal] voleva fare una mossa non permessa
       *[late] ci ha messo troppo
    } ({ $what }).
arena-no-ratings = Non ci sono punteggi, perché openskill non è installato: pip install "level8[arena]".
arena-go-on = Per continuare: level8 arena --resume { $file }

difficulty-playing = Si gioca
difficulty-title = { $edition }, lato { $side }
difficulty-number = N.
difficulty-level = Livello
difficulty-dealt = Date
difficulty-drawn = Pescate
difficulty-distance = Manca
difficulty-turns = Turni
difficulty-given-up = { $count ->
        [one] 1 prova è stata abbandonata
       *[other] { $count } prove sono state abbandonate
    } dopo troppi turni.
difficulty-told = Date: dieci carte contengono il livello; pescate: undici lo contengono. Manca: carte che mancano a chi le ha appena ricevute. Turni: finché chi gioca da solo può mettere in tavola, con lo scarto tipo. { $hands } prove per livello.
difficulty-plot-title = Quanto sono difficili i livelli: { $edition }
difficulty-plot-turns = Turni da soli al tavolo (media, quartili)
difficulty-plot-chance = Prove che contengono il livello, %
difficulty-plot-dealt = dieci carte date
difficulty-plot-drawn = dopo una pescata
