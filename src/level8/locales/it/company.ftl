### Chi arriva tardi, chi guarda, e i bot che si guardano. La pagina lo carica quando qualcuno guarda.

## Bot da guardare

company-stop = Pausa
company-go-on = Avanti
company-step-action = Un’azione
company-step-turn = Un turno
company-speed = Velocità
company-speed-slow = lenta
company-speed-usual = normale
company-speed-fast = rapida
company-hands = Carte scoperte
company-stopped = I bot sono in pausa. Tocca a { $name }.
company-hands-kept = Chi vede le carte non può giocare questa partita: nessuno può più prendere un posto.

## In ritardo, di ritorno, alla prossima

company-take-over = Vuoi giocare?
company-take-over-about = Prendi il posto di un bot: ricevi le sue carte e il suo livello.
company-play-for = Gioca per { $name }
company-back = Torna al mio posto
company-rests = La partita aspetta che tu torni.
company-soon = { $name } finisce il turno. Subito dopo ti siedi tu.
company-big = Schermo grande
company-big-off = Dimensioni normali
company-next = Aspetta un posto
company-next-about = Oppure aspetta: il prossimo posto libero è tuo.
company-you-wait = Giochi appena c’è un posto libero.
company-no-longer = Non aspettare più
company-who-waits = Aspettano un posto: { $names }

## Che cosa può fare chi ospita

company-allow-late = Gli ospiti possono prendere il posto dei bot
company-mute = Togli la parola
company-unmute = Ridai la parola
company-watchers-talk = Chi guarda può chattare

## Tra chi guarda

company-line = A chi guarda…
company-watchers-only = Lo legge solo chi guarda.
company-remark = { $name } (guarda): { $text }

## Che cosa succede

company-wished = { $name } vorrebbe giocare la prossima partita.
company-muted = Chi ospita ha tolto la parola a { $name }.
company-you-muted = Chi ospita ti ha tolto la parola.
company-unmuted = { $name } può di nuovo chattare.
company-you-unmuted = Puoi di nuovo chattare.
company-hushed = Chi ospita ha tolto la parola a chi guarda.
company-unhushed = Chi guarda può di nuovo chattare.

## Chiamati quando la pagina è in secondo piano

company-notify = Avvisami quando tocca a me
company-notify-denied = Il tuo browser non permette a questa pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni.

## Tasti per chi guarda

company-key-stop = ferma i bot o falli andare avanti
company-key-action = un’azione
company-key-turn = un turno
company-key-speed = più lento, più veloce
company-key-hands = carte scoperte

## Un dispositivo che si passa

company-then = Poi tocca a { $name }.
