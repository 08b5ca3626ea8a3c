"""Bots think in processes of their own, so that no table waits for them.

Read `thinkers.py` first: it asks the processes and replaces those that fail. `thinker.py` is such a process.
"""
