"""The command `level8`. Read `main.py` first; it runs the verb that it finds in `verbs/`."""
