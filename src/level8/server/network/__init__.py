"""Sockets and HTTP: everything that a browser reaches.

Read `app.py` first: it has every address. `line.py` is one WebSocket, `serving.py` the running server; the
other files decide who somebody is and how much they may ask for.
"""
