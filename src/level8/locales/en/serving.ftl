### Tables over the network: what a table refuses, and the words of `level8 serve`.

## What a table refuses

server-stale = Something has happened at the table since you looked. Look again, then choose.
server-no-undo = This cannot be undone: something new has been seen since. You can only undo laying down or laying off in this turn.
server-not-started = The game has not begun yet. Wait until the host deals.
server-already-started = The game has begun, so this cannot be changed any more. It can be before the next game.
server-game-over = This game is over. Wait for the next one, or ask to play in it.
server-not-over = The game is still going on. You can start another one when it is over.
server-paused = The round is over. The next one begins when everyone has pressed “Continue”.
server-no-seat = You do not sit at this table. Sit down on an open seat first.
server-not-your-seat = Seat { $seat } is not yours. Choose for your own seat.
server-already-seated = You sit at this table already. Get up first to sit somewhere else.
server-full = All seats of this table are taken. You can watch, or ask the host to free one.
server-seat-taken = Seat { $seat } is taken. Choose an open one.
server-no-such-seat = There is no seat { $seat } at this table. Name one from 1 to { $seats }.
server-no-name = A name needs at least one letter. Type what the others should call you.
server-face-taken = Somebody at this table has this animal already. Choose another.
server-chat-off = The host has switched the chat off at this table.
server-muted = The host has muted you at this table. You can go on playing and watching.
server-no-late = The host does not let anybody take over a seat during a game. You can ask to play next.
server-hands-were-open = All hands have been open in this game, so nobody can sit down in it. You can play the next one.
server-knows-a-hand = You know the cards of another seat in this game. You can come back to your own seat, or play the next game.
server-mid-turn = { $name } is in the middle of a turn. Sit down as soon as it is over.
server-many-waiting = Enough people are waiting for a seat here already. Try again when one of them plays.
server-nobody-to-mute = There is nobody on this seat whom you could mute. Choose another player.
server-not-only-bots = Only bots that play among themselves can be stopped, and their hands opened. A person plays here, or did.
server-no-emote = There is no such reaction. Choose one of: { $known }.
server-empty-line = There is nothing in this line that could be shown. Type some words.
server-lesson-first = In a moment! First do what is lit.
server-lesson-over = This lesson is over.
server-no-lesson = There is no lesson “{ $name }”. There are: { $known }.
server-not-host = Only the host of the table can do that. Ask them to.
server-host-stays = The host’s only seat cannot be given away. Get up yourself to pass the table on.
server-no-bot = No computer player called “{ $name }” can sit here. Choose one of: { $known }.
server-hints-off = Hints are switched off at this table.
server-nothing-to-hint = It is not your turn, so there is no hint. Ask again when it is.
server-no-coach = The coach speaks only at tables without other people. Ask for a hint before your move.
server-no-hint = No hint could be found in time. Try once more.

## What the server refuses

server-no-table = This table does not exist. Check the link, or start a table of your own.
server-no-game = There is no such finished game here. A game can be seen when it is over.
server-no-page = This page does not exist. Go to the home page and look from there.
server-no-page-built = The server runs, but its pages have not been built. Run “make setup” where there is a network, then start it again.
server-no-token = This link to another device is too old, or incomplete. Make a new one on the first device.
server-nobody = This browser is nobody here yet, so there is nothing to do.
server-too-fast = That was too much at once. Wait a moment and go on more slowly.
server-too-long = That is too long: { $most } bytes is the most.
server-unreadable = The server could not read this message: { $problem }
server-foreign-page = This request comes from a page that is not ours, so nothing was done.
server-not-at-home = Only whoever plays on the computer that runs the game can let others in.
server-no-network = This computer is in no network, so nobody else can come. Connect it, for example with the Wi-Fi, and try again.
server-trouble = The server could not store this just now, so it may not have happened. Look at the table, then try again.
store-busy = Too many people changed this table at once. Try again.
setup-house-file = The house file { $file } cannot be used: { $problem }. docs/server.md lists what it may say.
setup-address = The server cannot listen on { $host }, port { $port }: { $problem }. Choose another one, as with “level8 serve --open --port 8010”, or another address with --host.
setup-metrics-address = The metrics cannot be told on { $host }, port { $port }: { $problem }. Name another address and port with --metrics.

## The command

cli-usage-serve = Usage: level8 serve [--host ADDRESS] [--port N] [--data DIR]
cli-about-serve =
    Serves tables to play at in the browser, on this machine only unless --host says otherwise.
    For players far away put it behind HTTPS: let a web server such as Caddy or nginx hold the certificate and pass everything, WebSockets included, on to this address (Caddy: “reverse_proxy 127.0.0.1:8008”), and name its address with --proxies.
    LEVEL8_DATABASE=postgresql://… keeps the tables in PostgreSQL, for any number of servers.
cli-verb-serve = let you and your friends play in the browser; level8 alone also opens it
cli-option-host = the address to listen on (0.0.0.0: everybody in the network)
cli-option-port = the port to listen on; 0 takes any that is free
cli-option-data = the folder to keep tables and finished games in
cli-option-serve-bot = a computer player of your own to offer at the tables; may be repeated
cli-option-proxies = addresses of proxies in front, whose word about the visitor’s address is trusted
cli-not-a-proxy = “{ $text }” will not do for --proxies, which takes addresses like 127.0.0.1 or 10.0.0.0/8 with commas between, or * for all.
cli-option-hosts = names by which the page may be reached, with commas between; without it, any
cli-not-a-host = “{ $text }” will not do for --hosts, which takes names like game.example.org with commas between, without https:// and without a port.
cli-option-house = a file with the rules of the house: limits, names, proxies, bots
cli-option-metrics = tell numbers for Prometheus at /metrics: beside the page, or only at an address of their own
cli-not-for-metrics = “{ $text }” will not do for --metrics, which takes an address and a port like 127.0.0.1:9008, or nothing.
cli-option-check = only check the house file and the options
cli-house-good = Everything is in order.
cli-option-open = open the page in the browser
cli-option-verbose = log more than what goes wrong
cli-serving = Level 8 is open at { $address } (Ctrl-C ends it)
cli-no-browser = No browser could be opened here. Type that address into one.
