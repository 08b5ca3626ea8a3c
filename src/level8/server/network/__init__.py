"""Sockets and HTTP: everything that a browser reaches.

Read `app.py` first: it has every address. `connection.py` is one socket at one table, `serving.py` the
running server; the other files decide who somebody is and how much they may ask for.
"""
