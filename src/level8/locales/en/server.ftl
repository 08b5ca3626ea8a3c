### The server and its store: what went wrong, and what the host can do about it.

store-address = LEVEL8_DATABASE is not the address of a database that can be used here. Write it like postgresql://name@host/database, or leave it away to keep the tables in a file.
store-closed = The store of the tables is closed, because the server is stopping. Start it again to play on.
store-folder = The data folder { $folder } cannot be used: { $problem }. Name another one with --data, or set the rights of this one.
store-read-only = Nothing can be written to the data folder { $folder }, or to a file in it. Name another one with --data, or make this one and its files writable for whoever runs the server.
store-in-use = Another server is using the data folder { $folder }. Stop that one first, or name another folder with --data.
store-disk-full = The disk with { $folder } is full, so nothing more can be stored. Make room on it; the tables then go on by themselves.
store-broken = { $file } is damaged, or is not a database of level8. Put back a copy of it, or move it away to start with an empty one.
store-newer = { $place } was made by a newer level8 than this one. Install the newer version to use it.
store-damaged-key = The key file { $file } is damaged. Put back a copy of it, or delete it: then everyone is a newcomer once.
store-login = The database at { $place } does not let us in. Check the name and the password in LEVEL8_DATABASE.
store-no-database = The server has no database { $place }. Create it, or correct LEVEL8_DATABASE.
store-unreachable = The database at { $place } does not answer: { $problem }. Look whether it runs, and whether LEVEL8_DATABASE names the right one.
store-failed = The store in { $place } does not work: { $problem }. Mend that, then try again.
