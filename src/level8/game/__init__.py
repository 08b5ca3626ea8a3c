"""The rules: pure, no clock, no chance but the seed's; compiled where there is a C compiler.

Read `game.py` first: a Game and what can be done with it. `legality.py` has the rules of what a seat may do,
`state.py` what happens then.
"""
