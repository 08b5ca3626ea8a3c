"""The living table: a copy of the table in memory, with the connections and bots around it.

Read `live_table.py` first: it stores events, takes them in and tells everyone, in that order. `lobby.py`
holds all tables of a process, `hall.py` what they share.
"""
