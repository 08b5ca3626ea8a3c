### Words of `level8 bench`.

bench-what = Wat
bench-rate = Beslissingen per seconde
bench-ratio = Vergeleken met
bench-times = Keer zo snel
bench-promised = Beloofd
bench-cost = Kosten
bench-no-peers = Er is niets geïnstalleerd om mee te vergelijken; make bench installeert het.
bench-driven = Level 8, vanuit Python bestuurd
bench-bulk = Level 8, in één keer in gecompileerde code
bench-gin-rummy = OpenSpiel gin_rummy, vanuit Python bestuurd
bench-crazy-eights = OpenSpiel crazy_eights, vanuit Python bestuurd
bench-crazy-eights-loop = OpenSpiel crazy_eights, eigen C++-lus
bench-rlcard-gin-rummy = RLCard gin-rummy
bench-copy = Een spel kopiëren
bench-view = Een blik
bench-sample = Een blik invullen
bench-distance = Afstand van een hand
bench-best-way = Beste manier van uitleggen
bench-memory = Geheugen van een lopend spel
bench-plain = De spellogica draait hier als gewone Python; gecompileerd is ze tien tot dertig keer zo snel.
bench-players = Spelers
bench-figure = Waarde
bench-steady-games = Hele spellen van vier steady per seconde
bench-expert-compiled = Gecompileerde code in de zetten van expert, %
