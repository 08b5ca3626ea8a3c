"""Tables over the network. Each folder imports only folders further down this list; a test proves it.

network/   sockets and HTTP: who asks, what may cross the wire, the running server
live/      the living table: tables in memory, their connections and bots
thinking/  bots in processes of their own; beside it store/, the log in SQLite or PostgreSQL
table/     the pure table: what events make of it, what may be asked, what each onlooker may know
wire/      every message, as types
"""
