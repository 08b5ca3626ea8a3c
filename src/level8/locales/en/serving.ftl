### Tables over the network: what a table refuses, and the words of `level8 serve`.

## What a table refuses

server-stale = Something has happened at the table since you looked. Look again, then choose.
server-no-undo = This cannot be undone: something new has been seen since. You can only undo laying down or laying off in this turn.
server-not-started = The game has not begun yet. Wait until the host deals.
server-already-started = The game has begun, so this cannot be changed any more. It can be before the next game.
server-not-over = The game is still going on. You can start another one when it is over.
server-paused = The round is over. The next one begins when everyone has pressed “Continue”.
server-no-seat = You do not sit at this table. Sit down on an open seat first.
server-not-your-seat = Seat { $seat } is not yours. Choose for your own seat.
server-already-seated = You sit at this table already. Get up first to sit somewhere else.
server-full = All seats of this table are taken. You can watch, or ask the host to free one.
server-seat-taken = Seat { $seat } is taken. Choose an open one.
server-no-such-seat = There is no seat { $seat } at this table. Name one from 1 to { $seats }.
server-no-name = A name needs at least one letter. Type what the others should call you.
server-chat-off = The host has switched the chat off at this table.
server-no-emote = There is no such reaction. Choose one of: { $known }.
server-empty-line = There is nothing in this line that could be shown. Type some words.
server-not-host = Only the host of the table can do that. Ask them to.
server-host-stays = The host’s only seat cannot be given away. Get up yourself to pass the table on.
server-no-bot = No computer player called “{ $name }” can sit here. Choose one of: { $known }.
server-hints-off = Hints are switched off at this table.
server-nothing-to-hint = It is not your turn, so there is no hint. Ask again when it is.
server-no-hint = No hint could be found in time. Try once more.

## What the server refuses

server-no-table = This table does not exist. Check the link, or start a table of your own.
server-no-game = There is no such finished game here. A game can be seen when it is over.
server-no-page = This page does not exist. Go to the home page and look from there.
server-no-page-built = The server runs, but its pages have not been built. Run “make setup” where there is a network, then start it again.
server-no-token = This link to another device is too old, or incomplete. Make a new one on the first device.
server-too-fast = That was too much at once. Wait a moment and go on more slowly.
server-too-long = That is too long: { $most } bytes is the most.
server-unreadable = The server could not read this message: { $problem }
server-foreign-page = This request comes from a page that is not ours, so nothing was done.
server-trouble = The server could not store this just now, so it may not have happened. Look at the table, then try again.
store-busy = Too many people changed this table at once. Try again.
setup-address = The server cannot listen on { $host }, port { $port }: { $problem }. Choose another one with --host and --port.

## The command

cli-usage-serve = Usage: level8 serve [--host ADDRESS] [--port N] [--data DIR]
cli-about-serve =
    Serves tables to play at in the browser, on this machine only unless --host says otherwise.
    For players far away put it behind HTTPS: let a web server such as Caddy or nginx hold the certificate and pass everything, WebSockets included, on to this address (Caddy: “reverse_proxy 127.0.0.1:8008”), and name its address with --proxies.
    LEVEL8_DATABASE=postgresql://… keeps the tables in PostgreSQL, for any number of servers.
cli-verb-serve = open the table in the browser, for you and your friends
cli-option-host = the address to listen on (0.0.0.0: everybody in the network)
cli-option-port = the port to listen on; 0 takes any that is free
cli-option-data = the folder to keep tables and finished games in
cli-option-serve-bot = a computer player of your own to offer at the tables; may be repeated
cli-option-proxies = addresses of proxies in front, whose word about the visitor’s address is trusted
cli-not-a-proxy = “{ $text }” will not do for --proxies, which takes addresses like 127.0.0.1 or 10.0.0.0/8 with commas between, or * for all.
cli-option-open = open the page in the browser
cli-option-verbose = log more than what goes wrong
cli-serving = Level 8 is open at { $address } (Ctrl-C ends it)
cli-no-browser = No browser could be opened here. Type that address into one.
