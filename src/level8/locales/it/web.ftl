### La pagina: il tavolo nel browser. Le altre pagine hanno le loro frasi in pages.ftl.

web-title = Level 8
web-offline = Il server non risponde. Controlla la connessione e riprova.
web-server-trouble = Qualcosa è andato storto sul server. Riprova tra un momento.
web-no-table = Questo tavolo non esiste. Forse il link non è completo, o il tavolo è stato sparecchiato.
web-not-let-in = Il server ha chiuso la connessione. Ricarica la pagina per tornare.
web-reconnecting = Connessione persa. Torno subito…
web-reconnected = Di nuovo in linea.
web-try-again = Riprova
web-loading = Un momento…
web-home = Inizio
web-close = Chiudi
web-cancel = Annulla
web-continue = Avanti

## Carte e combinazioni

web-joker-as = { $card } come { $what }
web-meld-run = scala { $first }–{ $last }
web-meld-set = { $count } volte { $number }
web-meld-colour = { $count } volte { $colour }
web-meld-cards = { $meld } ({ $cards })
web-meld-lit = Aggiungi a { $meld }
web-meld-fits = { $meld }; poi va bene: { $fits }
web-meld-of = una combinazione di { $name }
web-yours-meld = una delle tue combinazioni
web-bot-random = Caso
web-bot-novice = Principiante
web-bot-steady = Costante
web-bot-expert = Esperto
web-bot-at = Bot { $seat }
web-bot-of = gioca come: { $bot }

## Posti a tavola

web-your-turn = Tocca a te
web-on-turn = di turno
web-dealt = ha dato le carte
web-dealer-letter = D
web-away = assente
web-bot-plays = gioca un bot
web-draw-pile = Mazzo, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
web-own-pile = I tuoi scarti: { $card }
web-pile-of = Scarti di { $name }: { $card }
web-empty = vuoto
web-your-hand = La tua mano, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
web-to-hand = Alla tua mano
web-your-place = Il tuo posto
web-no-cards = Nessuna carta in mano
web-card-picked = { $card }, scelta come numero { $place }
web-complete = Livello completo
web-missing = { $count ->
        [one] manca { $count } carta
       *[other] mancano { $count } carte
    }
web-kept = { $count ->
        [one] { $count } carta tenuta
       *[other] { $count } carte tenute
    }
web-on-table = In tavola
web-known = Viste entrare nella mano
web-shown = Carte mostrate
web-goal = al traguardo
web-ladder = La classifica
web-result = Risultato

## Che cosa si chiede ora

web-ask-lay-down = Il tuo livello è completo: mettilo in tavola.
web-ask-onto = Scegli dove aggiungerla, oppure scartala.
web-ask-skip = Chi deve saltare un turno?
web-ask-swap = Scegli fino a { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } da scambiare, in ordine.
web-wait-draw = { $name } pesca…
web-wait-play = { $name } gioca…
web-wait-show = { $name } sceglie le carte da mostrare…
web-wait-take = { $name } guarda le carte mostrate…
web-wait-carry = { $name } sceglie cosa tenere…
web-you-watch = Stai guardando.
web-seconds-left = { $count ->
        [one] { $count } secondo rimasto
       *[other] { $count } secondi rimasti
    }

## Che cosa si può fare

web-actions = Cosa puoi fare
web-draw = Pesca
web-discard = Scarta
web-lay-down = Metti in tavola
web-arrange = Disponi
web-arrange-how = Metti le carte del livello al loro posto: toccale o trascinale.
web-fits = Va bene: mettilo in tavola.
web-part = { $part }: { $count } carte su { $size }
web-put-back = Riprendi: { $card }
web-preview = Si può mettere così: { $melds }
web-other-way = In altro modo ({ $number }/{ $count })
web-undo = Annulla mossa
web-hint = Consiglio
web-sort = Ordina la mano
web-sort-number = Per numero
web-sort-colour = Per colore
web-sort-hand = A mano
web-skip-name = Salta { $name }
web-play-take = Gioca: prendi
web-play-swap = Gioca: scambia
web-play-keep = Gioca: tieni
web-swap-picked = { $count ->
        [0] Non scambiare
        [one] Scambia { $count } carta
       *[other] Scambia { $count } carte
    }
web-show-picked = Mostra ({ $count } su { $most })
web-carry-picked = { $count ->
        [0] Non tenere nulla
        [one] Tieni { $count } carta
       *[other] Tieni { $count } carte
    }
web-take-none = Non prenderne
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
web-do-show-none = Non mostrare nulla.
web-do-swap = Scambia: { $cards }.
web-do-swap-none = Gioca “Questa la scambio!” senza scambiare.
web-do-carry = Tieni: { $cards }.
web-do-carry-none = Non tenere nulla.

## Che cosa è successo

web-you-drew-hidden = Peschi una carta.
web-you-drew-own = Riprendi dai tuoi scarti: { $card }.
web-you-drew-nothing = Non trovi nulla da pescare.
web-drew-yours = { $name } prende dai tuoi scarti: { $card }.
web-drew-own = { $name } riprende: { $card }.
web-taken-yours = { $name } ti prende: { $card }.
web-skips-you = { $name } ti fa saltare un turno.
web-you-start = Cominci tu.
web-you-undid = Hai annullato la mossa.
web-undid = { $name } ha annullato la mossa.
web-you-overdue = Il tempo è scaduto: questa mossa l’ha fatta un bot.
web-overdue = Tempo scaduto per { $name }: questa mossa l’ha fatta un bot.
web-round-over = La mano { $round } è finita
web-sat-down = { $name } si siede.
web-got-up = { $name } si alza.
web-removed = { $name } è stato rimosso da chi ospita.
web-bot-sat = { $name } ora è giocato da un bot: { $bot }.
web-renamed = Il posto { $seat } ora si chiama { $name }.
web-covered = { $name } è via; continua un bot.
web-returned = { $name } è tornato.
web-hosts = { $name } ora ospita il tavolo.
web-you-host = Ora ospiti tu il tavolo: puoi iniziare la partita.
web-said = { $name }: { $text }
web-emoted = { $name }: { $emote }
web-told-gathered = Si prepara la partita { $number }.
web-emote-smile = sorride
web-emote-laugh = ride
web-emote-wow = si stupisce
web-emote-sad = è triste
web-emote-angry = si arrabbia
web-emote-thumbs-up = pollice in su
web-emote-clap = applaude
web-emote-heart = manda un cuore
web-emote-think = ci pensa
web-emote-hurry = sbrigati!
web-own-emote-smile = Sorridi.
web-own-emote-laugh = Ridi.
web-own-emote-wow = Ti stupisci.
web-own-emote-sad = Sei triste.
web-own-emote-angry = Ti arrabbi.
web-own-emote-thumbs-up = Alzi il pollice.
web-own-emote-clap = Applaudi.
web-own-emote-heart = Mandi un cuore.
web-own-emote-think = Ci pensi.
web-own-emote-hurry = Esclami: sbrigati!

## Intorno al gioco

web-log = Cronaca e chat
web-log-unread = Cronaca e chat, { $count } in più
web-emotes = Gesti
web-chat-line = Scrivi qualcosa
web-send = Invia
web-menu = Menu
web-language = Lingua
web-theme = Chiaro o scuro
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Le carte si muovono
web-motion-calm = Con calma
web-motion-quick = In fretta
web-motion-off = Per niente
web-keys = Tasti
web-keys-on = Gioca con tasti singoli
web-key-tab = avanti: mazzi, combinazioni, mano
web-key-walk = scorrere la mano
web-key-move = spostare la carta
web-key-choose = scegliere la carta o confermare
web-key-onto = vai dove va bene
web-key-special = giocare la carta speciale
web-rules = Regole
web-leave = Lascia il tavolo
web-leave-sure = Lascia davvero; continua un bot
web-allow-hints = Consigli permessi
web-allow-chat = Chat permessa
web-watching = { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
web-pass-to = Passa il dispositivo a { $name }
web-pass-why = Fino ad allora le carte restano coperte.
web-pass-here = Sono { $name }: mostra le mie carte
web-again = Gioca ancora
web-replay = Rivedi
web-download = Scarica il verbale
web-verify = Verifica la mescolata

## Prima di dare le carte

web-gathering = Tutti a tavola
web-invite = Invita
web-qr = Codice QR del link
web-link = Link a questo tavolo
web-share = Condividi il link
web-copied = Copiato
web-copy-by-hand = Il browser qui non lo permette. Copia il link a mano.
web-only-here = Questo link si apre solo su questo computer. Per gli altri in casa avvia il gioco con “level8 serve --host 0.0.0.0” e apri la pagina all’indirizzo che ti indica.
web-seats = Posti
web-your-name = Il tuo nome
web-open-seat = Posto libero
web-sit-here = Siediti qui
web-you-sit = Sei al posto { $seat }.
web-name-of-seat = Nome al posto { $seat }
web-thats-you = sei tu
web-host = chi ospita
web-who-sits = Chi siede al posto { $seat }
web-a-person = Una persona
web-start = Dai le carte
web-start-open = { $count ->
        [one] Un bot prende il posto libero.
       *[other] I bot prendono i { $count } posti liberi.
    }
web-wait-start = Si danno le carte quando ci sono tutti.
web-clock-of = { $count } secondi a turno
web-game-number = partita { $number }
