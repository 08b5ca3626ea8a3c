"""A game in the terminal: one person at a table with bots.

Read `sitting.py` first: it asks and plays. `drawing.py` shows the table, `typed.py` parses typed lines, and
`frontend.py` is text for people or JSON for programs.
"""
