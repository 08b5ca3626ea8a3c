"""What verbs share: the command line, files, words in five languages, and cards in colour.

Read `words.py` first, then `arguments.py`: every verb uses both.
"""
