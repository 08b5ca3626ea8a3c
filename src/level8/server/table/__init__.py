"""The pure table: no I/O, no clock, no chance; the same events always make the same table.

Read `table.py` first: a table is the sum of its events (`events.py`). `deciding.py` says which events a
message makes; `consequences.py`, `showing.py` and `options.py` say what an onlooker is told of it.
"""
