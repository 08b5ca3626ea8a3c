### La pagina: il tavolo nel browser. Le altre pagine hanno le loro frasi in pages.ftl.

web-title = Level 8
web-offline = Il server non risponde. Controlla la connessione e riprova.
web-server-trouble = Qualcosa è andato storto. Riprova tra un momento.
web-no-table = Questo tavolo non esiste. Forse il link non è completo, o il tavolo è stato sparecchiato.
web-not-let-in = Il server ha chiuso la connessione. Ricarica la pagina per tornare.
web-reconnecting = Connessione persa. La cerco…
web-reconnected = Connessione ritrovata.
web-try-again = Riprova
web-loading = Un momento…
web-home = Pagina iniziale
web-close = Chiudi
web-cancel = Annulla
web-continue = Continua

## Carte e combinazioni

web-joker-as = { $card } come { $what }
web-meld-run = scala { $first }–{ $last }
web-meld-set = { $count ->
        [2] coppia di { $number }
        [3] tris di { $number }
        [4] poker di { $number }
        [5] cinque { $number }
        [6] sei { $number }
       *[other] { $count } × { $number }
    }
web-meld-colour = { $count } carte { $colour ->
        [rosso] rosse
        [arancione] arancioni
        [giallo] gialle
        [verde] verdi
       *[other] { $colour }
    }
web-meld-cards = { $meld } ({ $cards })
web-meld-lit = Aggiungi a: { $meld }
web-meld-fits = { $meld }; si può aggiungere: { $fits }
web-meld-of = una combinazione di { $name }
web-yours-meld = una delle tue combinazioni
web-word-skip = Salta
web-word-take = Prendi
web-word-swap = Scambia
web-word-keep = Tieni
web-word-joker = Jolly
web-says-skip = Qualcuno salta un turno
web-says-take = Tutti mostrano, ne prendi una
web-says-swap = Scambia fino a tre carte
web-says-keep = Tre carte restano per la prossima mano
web-bot-random = A caso
web-bot-novice = Novizio
web-bot-steady = Intermedio
web-bot-expert = Esperto
web-bot-at = Bot { $seat }
web-bot-of = bot: { $bot }

## Posti a tavola

web-your-turn = Tocca a te
web-all-wait = Tutti aspettano te
web-on-turn = sta giocando
web-dealt = ha dato le carte
web-dealer = Mazziere
web-away = non c’è
web-bot-plays = gioca un bot
web-draw-pile = Mazzo, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
web-own-pile = I tuoi scarti: { $card }
web-pile-of = Scarti di { $name }: { $card }
web-empty = nessuno
web-your-hand = In mano, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
web-to-hand = Alle tue carte
web-your-place = Il tuo posto
web-your-pile = La tua pila
web-no-cards = Nessuna carta in mano
web-card-picked = { $card }, scelta numero { $place }
web-complete = Livello pronto
web-laid = In tavola
web-new = nuova
web-part-filled = { $have } su { $size }
web-missing = { $count ->
        [one] manca { $count } carta
       *[other] mancano { $count } carte
    }
web-kept = { $count ->
        [one] { $count } carta tenuta
       *[other] { $count } carte tenute
    }
web-on-table = In tavola
web-known = Carte che tutti hanno visto
web-shown = Carte mostrate
web-goal = al traguardo
web-ladder = I livelli
web-result = Risultato

## Che cosa si chiede ora

web-ask-lay-down = Il tuo livello è pronto: puoi metterlo in tavola.
web-ask-discard = Tocca a te: scarta una carta per finire il turno.
web-ask-onto = Scegli dove aggiungerla, oppure scartala.
web-wait-draw = { $name } pesca…
web-wait-play = { $name } gioca…
web-wait-show = { $name } sceglie le carte da mostrare…
web-wait-take = { $name } guarda le carte mostrate…
web-wait-carry = { $name } sceglie cosa tenere…
web-you-watch = Stai guardando.
web-seconds-left = { $count ->
        [one] ancora { $count } secondo
       *[other] ancora { $count } secondi
    }

## Che cosa si può fare

web-actions = Cosa puoi fare
web-draw = Pesca
web-discard = Scarta
web-discard-card = Scarta: { $card }
web-lay-down = Metti in tavola
web-arrange = Componi
web-arrange-how = Metti le carte del livello al loro posto: toccale o trascinale.
web-fits = Va bene: mettilo in tavola.
web-part = { $part }: { $count } carte su { $size }
web-put-back = Riprendi: { $card }
web-preview = Puoi metterlo in tavola così: { $melds }
web-other-way = Altro modo ({ $number }/{ $count })
web-undo = Annulla mossa
web-hint = Consiglio
web-sort = Ordina le carte
web-card-at = { $card }, ora { $at } di { $count }
web-sort-number = Per numero
web-sort-colour = Per colore
web-sort-hand = Libero
web-skip-name = Fai saltare un turno a { $name }
web-play-take = Questa la prendo!
web-play-keep = Questa la tengo!
web-swap-picked = { $count ->
        [0] Non scambiare
        [one] Scambia { $count } carta
       *[other] Scambia { $count } carte
    }
web-show-picked = Mostra ({ $count } su { $most })
web-carry-picked = { $count ->
        [0] Non tenere niente
        [one] Tieni { $count } carta
       *[other] Tieni { $count } carte
    }
web-take-none = Nessuna
web-take-card = Prendi da { $name }: { $card }
web-which-end = Da che parte?

## Consigli

web-do-draw = Pesca dal mazzo.
web-do-draw-from = Pesca dagli scarti di { $owner }.
web-do-draw-own = Pesca dai tuoi scarti.
web-do-lay = Metti in tavola: { $melds }.
web-do-off = Aggiungi a una combinazione di { $owner }: { $card }.
web-do-off-own = Aggiungi a una delle tue combinazioni: { $card }.
web-do-discard = Scarta: { $card }.
web-do-skip = Fai saltare un turno a { $name }.
web-do-take = Gioca “Questa la prendo!”.
web-do-keep = Gioca “Questa la tengo!”.
web-do-taken = Prendi da { $owner }: { $card }.
web-do-taken-none = Non prenderne nessuna.
web-do-show = Mostra: { $cards }.
web-do-show-none = Non mostrare niente.
web-do-swap = Scambia: { $cards }.
web-do-swap-none = Gioca “Questa la scambio!” senza scambiare.
web-do-carry = Tieni: { $cards }.
web-do-carry-none = Non tenere niente.

## Che cosa è successo

web-you-drew-hidden = Hai pescato una carta.
web-you-drew-own = Hai pescato dai tuoi scarti: { $card }.
web-you-drew-nothing = Non c’è niente da pescare per te.
web-drew-yours = { $name } pesca dai tuoi scarti: { $card }.
web-drew-own = { $name } pesca dai propri scarti: { $card }.
web-taken-yours = { $name } ti prende: { $card }.
web-skips-you = { $name } ti fa saltare un turno.
web-you-start = Cominci tu.
web-you-undid = Hai annullato la mossa.
web-undid = { $name } ha annullato la mossa.
web-you-overdue = Il tempo è scaduto: questa mossa l’ha fatta un bot.
web-overdue = Tempo scaduto per { $name }: questa mossa l’ha fatta un bot.
web-round-over = La mano { $round } è finita
web-sat-down = { $name } si siede.
web-got-up = { $name } lascia il tavolo.
web-removed = Chi ospita ha tolto { $name } dal tavolo.
web-bot-sat = { $name } si unisce al tavolo ({ $bot }).
web-renamed = Il posto { $seat } ora si chiama { $name }.
web-covered = { $name } non c’è; al suo posto gioca un bot.
web-returned = { $name } è di nuovo qui.
web-hosts = { $name } ora ospita il tavolo.
web-you-host = Ora ospiti tu il tavolo: puoi iniziare la partita.
web-said = { $name }: { $text }
web-emoted = { $name } { $emote }
web-told-gathered = Prepariamo la partita { $number }.
web-told-again = { $name } vuole giocare ancora.
web-emote-smile = sorride
web-emote-laugh = ride
web-emote-wow = resta a bocca aperta
web-emote-sad = è triste
web-emote-angry = si arrabbia
web-emote-thumbs-up = alza il pollice
web-emote-clap = applaude
web-emote-heart = manda un cuore
web-emote-think = ci pensa
web-emote-hurry = dice: sbrigati!
web-own-emote-smile = Sorridi.
web-own-emote-laugh = Ridi.
web-own-emote-wow = Resti a bocca aperta.
web-own-emote-sad = Sei triste.
web-own-emote-angry = Ti arrabbi.
web-own-emote-thumbs-up = Alzi il pollice.
web-own-emote-clap = Applaudi.
web-own-emote-heart = Mandi un cuore.
web-own-emote-think = Ci pensi.
web-own-emote-hurry = Dici: sbrigati!

## Intorno al gioco

web-log = Cronaca e chat
web-log-unread = Cronaca e chat, { $count ->
        [one] { $count } novità
       *[other] { $count } novità
    }
web-emotes = Reazioni
web-chat-line = Scrivi qualcosa
web-send = Invia
web-menu = Menu
web-menu-yours = Le tue impostazioni
web-menu-all = Per tutti a questo tavolo
web-language = Lingua
web-theme = Chiaro o scuro
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Le carte si muovono
web-motion-calm = Con calma
web-motion-quick = In fretta
web-motion-off = Per niente
web-sound = Suono
web-sound-on = Suoni, e una vibrazione sui telefoni
web-keys = Tasti
web-coach = Allenatore: dopo ogni mia mossa mi dice che cosa era meglio
web-notes-on = Una nota quando c’è qualcosa di nuovo
web-keys-on = Gioca con tasti singoli
web-key-tab = avanti: mazzi, combinazioni, mano
web-key-walk = scorrere le carte
web-key-move = spostare la carta
web-key-choose = scegliere la carta o fare la mossa
web-key-onto = andare dove va bene
web-key-special = giocare la carta speciale
web-key-what = che cos’è? Se niente è scelto: questi tasti
web-rules = Regole
web-leave = Lascia il tavolo
web-leave-sure = Sì, esci; al tuo posto un bot
web-allow-hints = Consigli permessi
web-allow-chat = Chat permessa
web-watching = { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
web-pass-to = Passa il dispositivo a { $name }
web-pass-why = Le carte compaiono solo quando tocchi il pulsante.
web-pass-here = Sono { $name }: mostra le mie carte
web-again = Gioca ancora
web-replay = Rivedi
web-download = Scarica la partita
web-verify = Controlla il mazzo
web-proof = Il mazzo è stato mescolato onestamente?

## Prima di dare le carte

web-gathering = Tutti a tavola
web-invite = Invita
web-qr = Codice QR del link
web-link = Link a questo tavolo
web-share = Condividi il link
web-copied = Copiato
web-copy-by-hand = Il browser qui non lo permette. Copia il link a mano.
web-only-here = Per ora questo link funziona solo su questo computer.
web-let-in = Fai giocare gli altri in casa
web-let-in-done = Ora chiunque sia nella tua rete può aprire questo link.
web-seats = Posti
web-your-name = Il tuo nome
web-your-face = Il tuo viso
web-face-fox = Volpe
web-face-bear = Orso
web-face-owl = Gufo
web-face-rabbit = Coniglio
web-face-penguin = Pinguino
web-face-cat = Gatto
web-face-raccoon = Procione
web-face-hamster = Criceto
web-face-gone = { $face }: qui ce l’ha già qualcuno
web-name-fox = Volpe Vispa
web-name-bear = Orso Buono
web-name-owl = Gufo Geniale
web-name-rabbit = Coniglio Curioso
web-name-penguin = Pinguino Pimpante
web-name-cat = Gatto Gentile
web-name-raccoon = Procione Prode
web-name-hamster = Criceto Contento
web-open-seat = Posto libero
web-sit-here = Siediti qui
web-you-sit = Sei al posto { $seat }.
web-name-of-seat = Nome al posto { $seat }
web-thats-you = sei tu
web-host = chi ospita
web-who-sits = Chi siede al posto { $seat }?
web-a-person = Una persona
web-start = Dai le carte
web-start-open = { $count ->
        [one] Un bot prende il posto libero.
       *[other] I bot prendono i { $count } posti liberi.
    }
web-wait-start = Si danno le carte quando ci sono tutti.
web-clock-of = { $count } secondi a turno
web-game-number = partita { $number }

## La fine di una mano

web-why-out = carte finite
web-why-laid = livello in tavola
web-why-stays = non in tavola: stesso livello
web-level-next = Poi: { $level }
web-level-again = Di nuovo: { $level }
web-choose-kept = Scegli le carte da tenere
web-waiting-for = In attesa di { $names }
web-goes-on-in = Si continua tra { $count } s

## Ritmo e sguardo indietro

web-pace = Mosse degli altri
web-pace-calm = Con calma
web-pace-brisk = Svelte
web-pace-once = Subito
web-faster = Più veloce
web-last-turn = { $name }: ultimo turno
web-no-turn-yet = { $name } non ha ancora giocato.
web-no-turn-yours = Non hai ancora giocato.
web-look-closer = Mostra tutto
web-key-last-turns = ultimo turno di ognuno
web-wait-first = Gioca { $name }. Dopo { $before } tocca a te.
web-wait-next = Gioca { $name }. Poi tocca a te.
web-skipped-next = { $name } ti fa saltare un turno: la prossima volta non giochi.
web-skipped-now = { $name } ti fa saltare un turno: questa volta non giochi.
web-will-miss = Salti il tuo prossimo turno.
