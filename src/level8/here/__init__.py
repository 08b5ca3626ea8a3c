"""The tables of a page that has no server: the same tables, in a worker of the browser, under Pyodide.

Read `house.py` first: it puts the server's own lobby, live tables and connections to work without a network.
`shelf.py` keeps their logs where the browser keeps things; `thinking.py` lets the bots think in between.
"""
