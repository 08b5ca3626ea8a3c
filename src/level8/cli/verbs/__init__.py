"""The verbs of the command `level8`, one file each: `declare` names the options, `run` does the work.

Read `rules.py` first: it is the shortest. Verbs do not import each other.
"""
