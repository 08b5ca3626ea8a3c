### The command line: help, options, mistakes, and the words of a game in the terminal.

## Help

cli-usage-level8 = Usage: level8 [--language xx] COMMAND [OPTIONS]
cli-about-level8 = Level 8, the card game: play it, look up its rules, and study it.
cli-usage-play = Usage: level8 play [OPTIONS]
cli-about-play = A game in the terminal: you against the computer. Type help at the table to see what you can do.
cli-usage-rules = Usage: level8 rules [--edition E] [--side N]
cli-about-rules = The rules of an edition, with its level cards drawn.
cli-usage-editions = Usage: level8 editions [--edition E]
cli-about-editions = A table of all editions: decks, players and sides.
cli-usage-solve =
    Usage: level8 solve --hand CARDS --level LEVEL [--edition E]
    level8 solve --hand CARDS --edition E --side N --number K
cli-about-solve =
    How many cards a hand lacks for a level, which cards would help, and every way to lay it down.
    Example: level8 solve --hand "r4 b5 J g8 g9 y10" --level "2 run 3"
cli-usage-simulate = Usage: level8 simulate [OPTIONS]
cli-about-simulate = Games of the computer against itself, with a record of each. The same seed gives the same games.
cli-usage-replay = Usage: level8 replay FILE
cli-about-replay = Steps through a recorded game, turn by turn, with all hands open.
cli-usage-verify = Usage: level8 verify FILE…
cli-about-verify = Plays recorded games again and proves their deals, moves and results. The exit status is 1 if one is wrong.
cli-usage-bench = Usage: level8 bench [--seconds N]
cli-about-bench = How fast the engine is on this machine, beside other engines where they are installed.
cli-options = Options:
cli-verbs = Commands:
cli-more = “level8 COMMAND --help” tells you more about a command.
cli-verb-play = play against the computer
cli-verb-rules = read the rules
cli-verb-editions = see the editions there are
cli-verb-solve = ask what a hand lacks for a level
cli-verb-simulate = let the computer play against itself
cli-verb-replay = watch a recorded game
cli-verb-verify = prove a recorded game
cli-verb-bench = measure the speed

cli-option-help = show this help
cli-option-version = show the version
cli-value-cards = CARDS
cli-value-level = LEVEL
cli-value-file = FILE
cli-value-dir = DIR
cli-value-name = NAME
cli-value-player = PLAYER
cli-value-how = HOW
cli-value-address = ADDRESS
cli-value-addresses = ADDRESSES
cli-option-language = language: en, de, fr, nl or it
cli-option-json = answer in JSON, for programs
cli-option-edition = edition (see “level8 editions”) or the path of your own edition file
cli-option-side = side of the level cards: 1 for ★, 2 for ★★
cli-option-number = number of the level on that side
cli-option-hand = the hand, like “r4 b5 J g8”; with - one hand per line is read from standard input
cli-option-level = the level, like “run 3 + set 2 + colour 4”
cli-option-all = list all ways to lay down, however many
cli-option-seats = number of players
cli-option-bot = who plays against you: random, novice, steady, expert, or module:Class for your own
cli-option-bots = a computer player: random, novice, steady, expert, or module:Class for your own; repeat it to seat different ones
cli-option-seed = where the shuffles come from: a whole number, or 64 digits from 0 to 9 and a to f
cli-option-name = your name
cli-option-record-file = save the record of the game in this file
cli-option-record-folder = save the record of every game in this folder
cli-option-games = number of games
cli-option-most-turns = stop a game that has taken this many turns
cli-option-seconds = seconds to measure each engine
cli-operand-record = the file of a record
cli-operand-records = files of records

## Mistakes: one sentence each

cli-unknown-verb = There is no command “{ $verb }”; choose one of { $known }.
cli-unknown-option = The option “{ $word }” is not known here; --help lists those that are.
cli-unexpected = “{ $word }” is not expected here; --help shows what is.
cli-needs-value = The option { $option } needs a value after it.
cli-takes-no-value = The option { $option } takes no value.
cli-missing-option = The option { $option } is missing; --help shows how to use it.
cli-missing-file = No file is named; give the file of a record.
cli-not-a-number = “{ $text }” will not do for { $option }, which takes a whole number from { $least } to { $most }.
cli-not-whole = “{ $text }” will not do for { $option }, which takes a whole number.
cli-not-a-seed = “{ $text }” is not a seed; give a whole number from 0 up, of at most 20 digits, or 64 digits from 0 to 9 and a to f.
cli-level-or-number = Name the level either with --level or with --number.
cli-level-too-big = The level “{ $text }” asks for more than { $most } cards, which is the most.
cli-part-too-small = “{ $part }” is no combination: it takes two cards at least.
cli-run-too-long = No hand can hold “{ $part }”, as the numbers end at { $top }.
cli-hand-too-big = The hand has { $count } cards, but { $most } is the most.
cli-card-not-in-edition = The card { $card } is not in the deck of the edition { $edition }.
cli-too-many-bots = { $count } players are named with --bot for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
cli-file-unreadable = { $file } cannot be read: { $problem }.
cli-file-unwritable = { $file } cannot be written: { $problem }.
cli-file-too-big = { $file } is too big to be a record.
cli-no-record = { $file } cannot be read as a record. { $why }
cli-replay-no-seed = { $file } does not tell its seed, so the game cannot be shown. The record of a finished game does.
cli-stream = Input or output fails: { $problem }.
cli-bug = This is a mistake in level8 itself ({ $what }); LEVEL8_DEBUG=1 shows where.

## What the system says of files and addresses

trouble-missing = there is no such file or folder
trouble-denied = permission is missing
trouble-folder = it is a folder
trouble-no-folder = part of its path is no folder
trouble-exists = it is there already
trouble-full = the disk is full
trouble-read-only = the disk cannot be written to
trouble-long-name = the name is too long
trouble-broken = the disk does not work
trouble-address-used = another program uses this port already
trouble-address-elsewhere = this computer does not have this address
trouble-no-host = this address is not known

## Answers

cli-skip = skip
cli-take = take
cli-swap = swap
cli-keep = keep
cli-more-ways = … and { $count } more.
cli-many-more = … and many more.
cli-more-with-all = … and { $count } more; --all lists them.
cli-verified-so-far = { $file }: proven so far. Deals and moves are right, but the game is not finished.
cli-simulating = Playing
cli-seat = Seat
cli-bot = Player
cli-wins = Wins
cli-mean-level = Mean level
cli-games-told = { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $rounds } rounds and { $turns } turns on average.
cli-games-capped = { $count ->
        [one] 1 game was stopped unfinished
       *[other] { $count } games were stopped unfinished
    } after { $most ->
        [one] 1 turn
       *[other] { $most } turns
    }.
cli-seed-told = The seed of these games: { $seed }
cli-records-in = The records are in { $folder }.
cli-replay-keys = Enter: next turn · a: all the rest · a number: that round · q: leave
cli-replay-no-round = There is no round { $round }; the last one is { $most }.
cli-replay-unfinished = The record ends here; the game was not finished.

## A game in the terminal

cli-welcome = Welcome to Level 8! Type help at any time to see what you can do.
cli-seat-level = level { $level }
cli-seat-pile = discarded
cli-you-start = You go first.
cli-you-drew-own = You drew from your own discard pile: { $card }.
cli-drew-yours = { $name } draws from your discard pile: { $card }.
cli-taken-yours = { $name } takes from you: { $card }.
cli-skips-you = { $name } makes you miss a turn.
cli-you-drew-nothing = There is nothing for you to draw.
cli-stood-in = { $why ->
        [raised] { $name } failed with an error
        [illegal] { $name } tried something that is not allowed
       *[late] { $name } took too long
    }, so steady moves instead.
cli-choice-draw = draw from the draw pile ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
cli-choice-draw-from = draw { $card } from { $name }’s discard pile
cli-choice-draw-own = draw { $card } from your own discard pile
cli-choice-lay = lay down your level: { $melds }
cli-choice-off = add { $card } to { $place }: { $meld }
cli-choice-skip = make { $name } miss a turn
cli-choice-take = play the take card: everyone else shows cards
cli-choice-keep = play the keep card
cli-choice-taken = take { $card } from { $name }
cli-choice-taken-none = take none of them
cli-choice-discard = discard { $card }
cli-choice-show = show { $cards }
cli-choice-swap = play the swap card and swap { $cards }
cli-choice-carry = keep { $cards } for the next round
cli-how-discard = a card, like { $card }, discards it
cli-how-cards = type the cards, like { $cards }
cli-how-swap = swap and up to three cards, like swap { $cards }, plays the swap card
cli-how-none = none keeps no card
cli-hint = Hint: { $what }
cli-help-short = A number picks from the list. Short: d or d 2 draws, x r7 or just r7 discards, lay list shows your ways to lay down, lay r4 b5 J / g9 p9 lays your own groups, table shows the table again, save FILE keeps a record. Cards:
cli-save-ask = To keep the record of this game, type a file name; Enter alone leaves without it.
cli-seen-saved = What you have seen of this game is in { $file }. Only the record of a finished game shows everything and can be proven.
cli-typed-unknown = “{ $text }” is not something you can do; help lists what is.
cli-typed-usage = That is not complete; write it like “{ $usage }”.
cli-typed-which-meld = That card fits in several places; name one of them, like “{ $usage }”.
cli-typed-fits-nowhere = That card fits none of the combinations on the table.
cli-typed-groups = These cards are not your level as they stand; separate the combinations with a slash, like “{ $usage }”.
cli-no-choice = { $most ->
        [0] There is nothing to pick by number now.
       *[other] There is no choice { $number }; the numbers go from 1 to { $most }.
    }
cli-lay-lacks = You cannot lay down your level yet: { $count ->
        [one] 1 card is missing
       *[other] { $count } cards are missing
    }.
