### Rifiuti: che cosa si è provato, perché non si può e che cosa si può fare.

## Mosse che le regole non permettono

reason-game-over = La partita è finita, non puoi più giocare niente. Per continuare comincia una nuova partita.
reason-not-your-turn = Non è il tuo turno: tocca al posto { $seat }. Arriverà anche il tuo.
reason-draw-first = Non hai ancora pescato, e ogni turno comincia così. Pesca prima una carta dal mazzo o dagli scarti.
reason-already-drawn = Hai già pescato, e si pesca una carta sola per turno. Ora metti in tavola o aggiungi carte se puoi, poi scartane una.
reason-draw-pile-empty = Dal mazzo non puoi pescare: è vuoto, e non c’è niente da mescolare. Pesca dagli scarti.
reason-pile-empty = Lì non puoi pescare: gli scarti del posto { $pile } sono finiti. Pesca da un’altra parte.
reason-no-such-seat = A questo tavolo il posto { $seat } non c’è. Scegli un posto occupato.
reason-already-laid = Il tuo livello è già in tavola, e se ne mette in tavola uno per mano. Puoi ancora aggiungere carte singole.
reason-lay-down-first = Non puoi ancora aggiungere carte: prima deve essere in tavola il tuo livello. Mettilo in tavola, oppure scarta.
reason-not-in-hand = Non hai in mano questa carta: { $card }. Scegli una delle tue carte.
reason-wrong-melds = Queste combinazioni non sono il tuo livello. Ti serve: { $level }. Metti in tavola tutto insieme: né di meno né di più.
reason-run-beyond = Così vai oltre la fine: { $meld }. I numeri vanno da 1 a { $top }, e dopo il { $top } non torna l’1. Comincia da un altro numero.
reason-set-beyond = Questo numero nel gioco non c’è: { $meld }. I numeri vanno da 1 a { $top }. Scegli uno di questi.
reason-group-beyond = Questo colore nel gioco non c’è: { $meld }. Scegli uno dei colori delle carte.
reason-not-a-run = Non è una scala, per colpa di questa carta: { $card }, in { $meld }. In una scala ogni numero è di uno più alto di quello prima.
reason-not-a-set = Il numero non è sempre lo stesso, per colpa di questa carta: { $card }, in { $meld }. In una coppia, un tris o un poker il numero è sempre lo stesso.
reason-not-a-group = Non è un solo colore, per colpa di questa carta: { $card }, in { $meld }. Qui tutte le carte devono avere lo stesso colore.
reason-joker-range = Questo jolly non può stare lì: { $card }, in { $meld }. Sostituisce solo i numeri che porta stampati: dagli uno di quei posti.
reason-special-in-meld = Questa carta non va in una combinazione: { $card }, in { $meld }. Le combinazioni sono fatte solo di numeri e jolly.
reason-no-such-meld = Il posto { $seat } non ha in tavola una combinazione numero { $meld }. Scegline una che c’è.
reason-does-not-fit = Non va bene: { $card }, con { $meld }. Una scala cresce dalle due parti col numero vicino, a una coppia o a un tris si aggiunge lo stesso numero, alle carte dello stesso colore quel colore.
reason-keep-one = Così non ti resterebbe nessuna carta da scartare, e ogni turno finisce con uno scarto. Tienine una da parte.
reason-skip-yourself = Non puoi giocare questa carta contro di te. Mettila davanti a qualcun altro.
reason-already-skipped = Davanti al posto { $seat } c’è già una carta “Salta un turno”, e più di una non si può. Scegli un altro posto, oppure scarta.
reason-no-skip-card = Non hai in mano una carta “Salta un turno”. Scarta invece una carta.
reason-no-take-card = Non hai in mano una carta “Questa la prendo!”. Scarta invece una carta.
reason-no-swap-card = Non hai in mano una carta “Questa la scambio!”. Scarta invece una carta.
reason-no-keep-card = Non hai in mano una carta “Questa la tengo!”. Scarta invece una carta.
reason-show-first = Qualcuno ha giocato “Questa la prendo!”: ora si mostrano le carte. Prima scegli quali mostrare.
reason-show-count = Il numero di carte non è giusto: mostrane esattamente { $count }. Quali, lo decidi tu.
reason-choose-shown = Le carte mostrate aspettano te. Prendine una, o nessuna, prima di fare altro.
reason-not-shown = Il posto { $seat } non ha mostrato questa carta: { $card }. Prendi una delle carte mostrate, o nessuna.
reason-nothing-to-show = Nessuno ti ha chiesto di mostrare carte, quindi non mostrarle. Si mostrano solo dopo “Questa la prendo!”.
reason-nothing-to-take = Adesso non ci sono carte mostrate. Ci sono solo quando giochi “Questa la prendo!”.
reason-swap-count = Sono troppe carte da scambiare: al massimo { $count }. Scegline di meno, o nessuna.
reason-carry-first = La mano è finita e puoi tenere delle carte per la prossima. Prima scegli quali, o nessuna.
reason-carry-count = Sono troppe carte da tenere: { $count ->
        [0] non puoi tenerne nessuna
       *[other] puoi tenerne al massimo { $count }
    }.
reason-nothing-to-carry = Le carte si tengono solo alla fine di una mano, e solo quando si può. Adesso no.
reason-not-an-action = “{ $action }” non si può fare in questa partita. Scegli una delle mosse che si possono fare.

## Partite che non si possono preparare

setup-edition = L’edizione “{ $name }” non c’è. Scegli tra { $known }, oppure indica il percorso di un tuo file.
setup-side = L’edizione { $edition } non ha il lato { $side }. Scegli tra: { $known }.
setup-seats = A questa edizione non si può giocare { $seats ->
        [one] da soli
       *[other] in { $seats }
    }. Si gioca da { $least } a { $most }.
setup-dealer = Il posto { $dealer } non può dare le carte, perché i posti sono { $seats }. Scegline uno da 1 a { $seats }.
setup-seat = A questo tavolo non c’è il posto { $seat }. Scegline uno da 1 a { $seats }.
setup-seed = “{ $seed }” non è un seme. Un seme ha 32 byte, scritti con 64 segni da 0 a 9 e da a a f.
setup-language = Non ci sono testi nella lingua “{ $language }”. Scegli tra: { $known }.
setup-bot = Non c’è nessun giocatore virtuale “{ $name }”. Scegli tra: { $known }.
setup-number = Su questo lato il livello { $number } non c’è. Scegline uno da 1 a { $most }.
setup-entropy = Quello che si aggiunge per mescolare non va bene. Dai un pezzo per ciascuno dei { $seats } posti, di { $most } byte al massimo, oppure niente.

## File di edizioni

edition-unreadable = Non si può leggere { $file }: { $problem }. Controlla che il file esista e che tu possa aprirlo.
edition-not-text = { $file } non è un testo in UTF-8. Salva il file come UTF-8 nel tuo editor e riprova.
edition-not-toml = { $file } non è un’edizione, o c’è un errore di battitura: “{ $problem }” (TOML). Scegli un altro file, o correggi quel punto.
edition-too-long = { $file } ha più di { $most } caratteri, e nessuna edizione ne richiede tanti. Accorcia il file, o controlla che sia quello giusto.
edition-too-many-dots = { $file }: questa riga ha più di { $most } punti, e nessuna riga di un’edizione ne richiede tanti. Controlla che sia il file giusto.
edition-missing = { $file }: manca “{ $key }”, e ogni edizione ne ha bisogno. Aggiungilo.
edition-unknown-key = { $file }: un’edizione non conosce “{ $key }”. Controlla come è scritto; qui ci vuole { $known }.
edition-type = { $file }: “{ $key }” è { $value }, ma deve essere { $expected ->
        [text] un testo tra virgolette
        [number] un numero intero
        [list] una lista tra parentesi quadre
        [table] una tabella
        [tables] una lista di tabelle
       *[other] { $expected }
    }.
edition-players = { $file }: “{ $key }” è { $value }, ma ci vogliono due numeri da 2 a 6, prima il più piccolo.
edition-joker-range = { $file }: “{ $key }” è { $value }, ma un jolly vale per numeri di questo mazzo, prima il più piccolo.
edition-joker-half = { $file }: manca “{ $key }”: un jolly indica il numero più piccolo e il più grande per cui vale, oppure nessuno dei due. Aggiungilo.
edition-count = { $file }: “{ $key }” è { $value }, troppo piccolo o troppo grande. Deve stare in { $expected }.
edition-deck-too-small = { $file }: le carte sono { $cards }, ma in { $seats } ne servono almeno { $needed }: dieci a testa e un mazzo. Aggiungi carte o gioca in meno persone.
edition-level = { $file }: “{ $text }” in “{ $key }” non è un livello. Scrivilo così: “2 run 3 + set 2 + colour 4”.
edition-level-too-big = { $file }: “{ $text }” in “{ $key }” chiede { $cards } carte, ma in mano ce ne sono dieci. Fai un livello più piccolo.
edition-part-too-small = { $file }: “{ $text }” in “{ $key }” ha una combinazione da { $size }, ma ci vogliono almeno due carte. Falla più grande.
edition-part-too-big = { $file }: “{ $text }” in “{ $key }” ha una combinazione da { $size }, ma nel mazzo non ci sono tante carte adatte. Falla più piccola.
edition-run-too-long = { $file }: “{ $text }” in “{ $key }” ha una scala da { $size }, ma i numeri sono solo { $numbers }. Accorcia la scala.
edition-sides = { $file }: “{ $key }” elenca { $value } livelli, ma un lato ne ha da 1 a 20.
edition-carry = { $file }: “{ $key }” è { $value }, cioè mezza regola per tenere le carte. Indica carry_from e carry_cards, o nessuno dei due.
edition-mix = { $file }: “{ $key }” è { $value }, e così non si aggiunge niente. Usa “all” o “specials” di una di queste edizioni: { $known }.
edition-name = { $file }: “{ $key }” è “{ $value }”, che non può essere un nome. Usa lettere, cifre e trattini.
edition-mixed = { $file }: “{ $name }” è un mazzo misto e non ha un file suo. Prendi l’edizione prima del segno più.

## Testi che non sono notazione

notation-card = “{ $text }” non è una carta. Scrivi un colore (r, o, y, g, b o p) e un numero fino a 30, come r7; oppure J, J1-8 con il numero più basso per primo, S, T, X o K.
notation-cards = “{ $text }” non è un elenco di carte. Scrivile separate da spazi, come r7 b5 J.
notation-meld = “{ $text }” non è una combinazione. Scrivila come R4(r4 b5 J), S7(r7 p7) o Cb(b2 b9).
notation-action = “{ $text }” non è una mossa. Scrivila come “draw”, “discard r7” o “skip 2”.
notation-level = “{ $text }” non è un livello. Scrivilo come “2 run 3 + set 2 + colour 4”.
notation-seat = “{ $text }” non è un posto. I posti si contano da 1.
notation-name = “{ $text }” non può essere un nome. Usane uno corto, su una sola riga, senza caratteri di controllo.

## Registrazioni di partite

record-unreadable = Non si può leggere { $file }. Controlla che il file esista e che tu possa aprirlo.
record-empty = Riga { $line }: la registrazione è vuota. Scegli un file che contenga una partita.
record-not-a-record = Riga { $line }: questa non è una registrazione di Level 8. Una registrazione lo dice alla prima riga.
record-version = Riga { $line }: questa versione della registrazione qui non è conosciuta. Un level8 più nuovo forse la sa leggere.
record-bytes = Riga { $line }: il testo è rovinato, non è UTF-8. Procurati una nuova copia del file.
record-truncated = Riga { $line }: qui la registrazione si interrompe. Procurati una copia completa del file.
record-digest = Riga { $line }: la somma di controllo non torna, quindi qualcosa è stato cambiato. Procurati il file originale.
record-header = Riga { $line }: questa non è un’intestazione. Un’intestazione ha un nome, i due punti e un valore.
record-order = Riga { $line }: questo non va qui. Le parti di una registrazione hanno un ordine fisso.
record-unknown-header = Riga { $line }: l’intestazione “{ $header }” non esiste. Controlla come è scritta, oppure toglila.
record-missing-header = Riga { $line }: manca l’intestazione “{ $header }”. Ogni registrazione ne ha bisogno.
record-value = Riga { $line }: “{ $header }” non può avere questo valore. Rimetti quello che c’era.
record-round = Riga { $line }: qui ci vuole il titolo della mano successiva. Le mani si contano da 1.
record-deal = Riga { $line }: il seme non dà queste carte. Ci vorrebbe { $expected }, qui c’è { $found }.
record-action = Riga { $line }: “{ $action }” non è una mossa. Scrivila come “draw”, “discard r7” o “skip 2”.
record-illegal = Riga { $line }: “{ $action }” è contro le regole. { $why }
record-seat = Riga { $line }: non tocca a questo posto. Le mosse stanno nell’ordine in cui sono state giocate.
record-drawn = Riga { $line }: il seme non dà questa carta. Ci vorrebbe { $expected }, qui c’è { $found }.
record-result = Riga { $line }: la partita non è finita così. Il risultato viene dalle mosse.
record-commitment = Riga { $line }: il seme non corrisponde a quello promesso prima di dare le carte. Di queste carte non ci si può fidare.
record-entropy = Riga { $line }: quello che i giocatori hanno aggiunto per mescolare è scritto male. Usa coppie di segni da 0 a 9 e da a a f.
record-form = Riga { $line }: una registrazione non lo scrive così. Qui ci vorrebbe “{ $expected }”.
record-levels = Riga { $line }: la mano non è finita così. Ci vorrebbe “{ $expected }”, qui c’è “{ $found }”.
record-line-ends = Riga { $line }: le fini di riga sono state cambiate per strada. Procurati il file così com’è stato salvato, con semplici a capo.
record-too-big = Riga { $line }: è troppo lungo per la registrazione di una partita. Al massimo { $most } MiB.
record-after-the-end = Riga { $line }: la partita era già finita. Dopo non può esserci altro.
record-not-the-end = Riga { $line }: la mano non finisce qui. Finisce quando qualcuno scarta o gioca l’ultima carta, o vince mettendo in tavola l’ultimo livello.
record-unfinished = Riga { $line }: la registrazione si ferma prima della fine. Solo una partita finita ha un risultato.
record-secret = Riga { $line }: il seme è segreto finché dura la partita, e senza di esso non si può provare nulla. Una registrazione salvata dopo la fine lo dice.
