### I rompicapi: che cosa si chiede, e che cosa si dice dopo.

cli-usage-puzzles = Uso: level8 puzzles [today | N] [--answer AZIONE]
    level8 puzzles list [--kind K] [--grade N]
    level8 puzzles prove [FILE]
    level8 puzzles make FILE [--count N] [--seed N] [--workers N]
cli-about-puzzles = Posizioni in cui una scelta è nettamente la migliore e sfugge facilmente; senza numero, il rompicapo del giorno. prove confronta di nuovo tutte le scelte di ogni rompicapo, make ne cerca di nuovi nelle partite tra bot.
cli-verb-puzzles = trovare la scelta migliore, o come mettere in tavola le carte che hai
cli-operand-puzzles = today, il numero di un rompicapo, list, prove o make
cli-operand-puzzles-file = il file da verificare o da scrivere; senza file, prove prende i rompicapi di questo programma
cli-option-puzzles-answer = la tua risposta, come azione o con il suo numero; se manca, la chiede il terminale
cli-option-puzzles-kind = solo rompicapi di questo tipo: draw, discard, lay, way, skip o find
cli-option-puzzles-grade = solo rompicapi di questo grado: 1 (facile), 2 o 3 (difficile)
cli-option-puzzles-count = quanti rompicapi cercare
cli-option-puzzles-workers = quanti processi cercano insieme; i rompicapi restano gli stessi
cli-option-puzzles-seed = il seme da cui tutto deriva

puzzle-text = La riga { $line } non fa parte di un file di rompicapi.
puzzle-number = Il rompicapo { $number } non c’è. I numeri vanno da 1 a { $most }.
cli-puzzles-what = «{ $text }» non è un rompicapo. Scrivi today, un numero, list, prove o make.
cli-puzzles-answer = “{ $text }” non è una delle scelte. Dai un numero da 1 a { $most }, o una di queste risposte: { $known }.
puzzle-title = Rompicapo { $number }
puzzle-grade = { $grade ->
        [1] facile
        [2] medio
       *[other] difficile
    }
puzzle-asks-draw = Da dove peschi la carta?
puzzle-asks-discard = Quale carta scarti?
puzzle-asks-lay = Metti in tavola il livello adesso o aspetti?
puzzle-asks-way = In che modo metti in tavola il livello?
puzzle-asks-skip = Chi salta il turno, o scarti una carta?
puzzle-asks-find = Trova il modo di mettere in tavola il livello con queste carte.
puzzle-kind-draw = Pescare
puzzle-kind-discard = Scartare
puzzle-kind-lay = In tavola o aspettare
puzzle-kind-way = Modi di mettere in tavola
puzzle-kind-skip = Far saltare il turno
puzzle-kind-find = Trova il modo
puzzle-wait = aspetta: { $what }
puzzle-your-answer = La tua risposta
puzzle-right = Giusto!
puzzle-wrong = Non proprio. La scelta migliore è: { $what }
puzzle-found = Sì, così il livello va in tavola.
puzzle-one-way = Per esempio: { $melds }
puzzle-loses = { $lost } % in meno
puzzle-proof = Ogni scelta è stata giocata { $deals } volte fino alla fine della mano. La migliore vince il { $chance } % delle partite.
puzzle-proved = { $count ->
        [one] 1 rompicapo è giusto.
       *[other] { $count } rompicapi sono giusti.
    }
puzzle-fails = Il rompicapo { $number } non è giusto.
puzzle-proving = Verifica dei rompicapi
puzzle-making = Esame delle mani
puzzle-made = { $count ->
        [one] 1 rompicapo in { $file }
       *[other] { $count } rompicapi in { $file }
    }
cli-puzzles-kind = Il tipo «{ $text }» non c’è. Scegli tra { $known }.
puzzle-how-find = Scrivi le combinazioni separate da una barra, come r4 b5 J / g9 p9.
puzzle-figures = finisci le carte o vinci nel { $out } %, altrimenti sali nel { $up } %
cli-value-what = ROMPICAPO
cli-value-action = AZIONE
