### Words of `level8 bench`.

bench-what = Misura
bench-rate = Decisioni al secondo
bench-ratio = Rispetto a
bench-times = Volte più veloce
bench-promised = Promesso
bench-cost = Costo
bench-no-peers = Nessuna libreria con cui confrontarsi è installata; make bench le installa.
bench-driven = Level 8, guidato da Python
bench-bulk = Level 8, in blocco nel codice compilato
bench-gin-rummy = OpenSpiel gin_rummy, guidato da Python
bench-crazy-eights = OpenSpiel crazy_eights, guidato da Python
bench-crazy-eights-loop = OpenSpiel crazy_eights, il suo ciclo C++
bench-rlcard-gin-rummy = RLCard gin-rummy
bench-copy = Copiare una partita
bench-view = Una vista
bench-sample = Estrarre una partita da una vista
bench-distance = Distanza di una mano
bench-best-way = Modo migliore di una mano
bench-memory = Memoria di una partita in corso
bench-plain = Qui il motore gira in Python puro; compilato è da dieci a trenta volte più veloce.
bench-players = Giocatori
bench-figure = Valore
bench-steady-games = Partite intere di quattro steady al secondo
bench-expert-compiled = Codice compilato nelle mosse di expert, %
