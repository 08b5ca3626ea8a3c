### Quello che la pagina spiega quando lo si chiede, e prima della prima partita.

## Prima della prima partita

guide-welcome = Come si gioca
guide-welcome-goal = Ognuno raccoglie le carte per il proprio livello. Sali tutti e otto prima degli altri.
guide-welcome-level = Il tuo primo livello: { $level }
guide-welcome-turn = Tre passi a ogni turno
guide-welcome-draw = Una carta, dal mazzo o dalla cima di una pila di scarti.
guide-welcome-lay = Appena hai tutto il livello. Poi puoi aggiungere carte a tutto quello che è in tavola.
guide-welcome-discard = Una carta se ne va. Quando qualcuno le ha finite, sale chi ha il livello in tavola.
