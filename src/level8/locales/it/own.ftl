### Editions of one's own: the page that makes them, which fetches these sentences.

own-title = La tua edizione
own-about = Cambia i livelli, le carte e le regole della casa, e giocaci con tutti. Parti da un’edizione che conosci; quella stampata resta com’è.
own-mine = Le tue edizioni
own-open = Apri
own-remove = Elimina { $name }
own-remove-sure = Eliminare davvero?
own-start = Parti da…
own-from-file = Apri un file
own-file-too-long = Questo file è troppo lungo per un’edizione. Scegline un altro.
own-link-broken = Questo link non è completo. Fattelo mandare di nuovo, e copialo tutto.
own-back = Tutte le edizioni
own-back-sure = Uscire senza salvare?
own-draft-left = “{ $name }” non è ancora salvata, e il link porta un’altra edizione.
own-draft-go-on = Continua con “{ $name }”
own-draft-open = Scartala e apri il link
own-name-of = mia-{ $name }
own-box = La scatola
own-name = Nome
own-goal = In cima ti aspetta
own-goal-own = qualcosa di nostro
own-goal-example = la fetta di torta più grande
own-players-least = Giocatori, minimo
own-players-most = Giocatori, massimo
own-house = Regole della casa
own-keep-cards = “Questa la tengo!”: quante carte
own-mix-about = Chi prepara un tavolo può aggiungere al mazzo:
own-mix-remove = Togli { $name }
own-levels = Livelli
own-side-add = + un altro lato
own-side-remove = Togli il { $side }
own-level-add = Un altro livello
own-level-empty = Ancora niente: aggiungi qualcosa
own-level-up = Livello { $number }: un posto più su
own-level-down = Livello { $number }: un posto più giù
own-level-remove = Togli questo livello
own-part-smaller = { $part }: una carta in meno
own-part-bigger = { $part }: una carta in più
own-part-remove = { $part }: togli
own-part-add = Aggiungi a questo livello
own-part-run = Scala
own-part-set = Stesso numero
own-part-colour = Stesso colore
own-turns = circa { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
own-turns-more = oltre { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
own-how-hard = Quanto è difficile?
own-how-hard-about = Un bot gioca ogni livello da solo, tante volte, e conta i suoi turni.
own-how-hard-told = Sono i turni che servono a un bot che gioca da solo, in media su { $deals ->
        [one] { $deals } smazzata
       *[other] { $deals } smazzate
    }. Con altri al tavolo ci vuole un po’ di più: qualcuno può finire le carte prima.
own-carry = Chi non ha il livello in tavola può tenere delle carte per la prossima mano
own-carry-from = dal livello
own-carry-cards = carte, al massimo
own-deck = Carte
own-deck-unknown = Il numero delle carte appare qui quando tutto è a posto.
own-deck-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in tutto
own-numbers = Numeri da 1 a
own-colours = Colori
own-copies = Copie di ogni carta numero
own-joker-range = solo per alcuni numeri
own-joker-low = da
own-joker-high = a
own-joker-remove = Togli questi jolly
own-joker-add = Aggiungi dei jolly
own-joker-more = Un altro tipo di jolly
own-less = { $what }: uno in meno
own-more = { $what }: uno in più
own-pass = Passala agli altri
own-pass-about = Tutta l’edizione sta in un link o in un piccolo file. Nessun server la conserva: resta su questo dispositivo.
own-download = Salva come file
own-share = Condividi il link
own-friends = Giocaci con gli amici
own-checking = Un momento…
own-good = Tutto a posto: { $cards } carte.
own-show = Mostrami
own-save = Salva
own-saved = Salvata
own-play = Gioca
own-fault-count = Qui va bene solo { $expected }.
own-fault-players = Si gioca da due a sei, e il numero più piccolo viene prima.
own-fault-deck-too-small = { $cards } carte sono poche per { $seats } giocatori: ne servono { $needed }. Aggiungi carte, o fai giocare meno persone.
own-fault-joker-range = Il numero più piccolo viene prima.
own-fault-joker-half = Un jolly per alcuni numeri ha bisogno di tutti e due: da e a.
own-fault-level = Questo livello non chiede ancora niente. Aggiungi una scala, carte con lo stesso numero o dello stesso colore.
own-fault-level-too-big = Sono { $cards } carte, ma in mano ce ne sono solo dieci. Riducilo.
own-fault-part-too-small = Servono almeno due carte.
own-fault-part-too-big = Non ci sono { $size } carte che vadano insieme così. Chiedine di meno, o aggiungi carte.
own-fault-run-too-long = Una scala di { $size } non ci sta: ci sono solo { $numbers } numeri.
own-fault-sides = Un lato ha da 1 a 20 livelli, questo ne ha { $value }.
own-fault-carry = Per tenere carte servono tutti e due: da quale livello, e quante.
own-fault-name = L’edizione ha bisogno di un nome: lettere, cifre e trattini.
own-fault-missing = Qui manca qualcosa. Aggiungine almeno uno.
