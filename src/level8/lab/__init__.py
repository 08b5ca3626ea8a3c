"""Many games: matches with ratings, environments for learning libraries, benchmarks.

Read `matches.py` first: what a match is, and how its games are played. `codes.py` begins the environments.
"""
