### Words of `level8 bench`.

bench-what = What
bench-rate = Decisions a second
bench-ratio = Compared with
bench-times = Times as fast
bench-promised = Promised
bench-cost = Cost
bench-no-peers = No peer is installed, so there is nothing to compare with; make bench installs them.
bench-driven = Level 8, driven from Python
bench-bulk = Level 8, bulk in compiled code
bench-gin-rummy = OpenSpiel gin_rummy, driven from Python
bench-crazy-eights = OpenSpiel crazy_eights, driven from Python
bench-crazy-eights-loop = OpenSpiel crazy_eights, its own C++ loop
bench-rlcard-gin-rummy = RLCard gin-rummy
bench-copy = Copying a game
bench-view = A view
bench-sample = Sampling a view
bench-distance = Distance of a hand
bench-best-way = Best way of a hand
bench-memory = Memory of a game in play
bench-plain = The engine runs as plain Python here; compiled, it is ten to thirty times as fast.
bench-players = Players
bench-figure = Figure
bench-steady-games = Whole games of four steady a second
bench-expert-compiled = Compiled code in an expert’s moves, %
