### The pages around the table: home, set-up, rules, about, replay.

pages-home = Level 8, first page
pages-nav = Pages
pages-skip = Skip to the content
pages-rules = Rules
pages-about = About and fairness
pages-language = Language
pages-theme-auto = Colours: as the device has them
pages-theme-light = Colours: light
pages-theme-dark = Colours: dark
pages-unaffiliated = A free table for the card game Level 8, made by people who like it. Not connected with the publisher of the game; texts and drawings are our own.
pages-loading = One moment …

## Home

pages-tagline = Climb eight levels before anyone else does
pages-about-short = Runs, pairs, colours: collect what your level card asks for, lay it down, climb. Alone against the computer, with friends far away, or with the family around one device.
pages-play-now = Play now
pages-play-now-about = You and three computer players, the modern edition, cards in hand at once. No name, no account.
pages-friends = With friends
pages-friends-about = You get a link and a code to scan. Whoever opens it sits down at your table.
pages-friends-go = Invite friends
pages-how-many = How many seats?
pages-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
pages-device = One device
pages-device-about = Two to six people pass it round. In between, all hands are hidden.
pages-device-go = Enter names
pages-watch = Watch bots
pages-watch-about = Lean back: four computer players play a game among themselves.
pages-watch-go = Watch
pages-own = Your own table
pages-own-about = Every edition, both sides of the level cards, clock, strength of the bots and more.
pages-own-go = All options
pages-open-tables = Open tables
pages-open-seats = { $open ->
        [one] 1 of { $seats } seats is free
       *[other] { $open } of { $seats } seats are free
    }
pages-join = Sit down
pages-my-tables = Your tables
pages-table-of = Table, last touched { $when }
pages-back-to-table = Go on
pages-my-games = Your finished games
pages-game-of = { $edition }, { $side }
pages-won-by = won by { $name }
pages-replay = Replay
pages-show-all = Show all { $count }
pages-other-device = Go on elsewhere
pages-other-device-about = Start on the phone, go on at the computer: your seats and games come with you. The link works for ten minutes and makes the other device you. Show it to nobody else.
pages-other-device-go = Make a link
pages-other-device-code = Code to scan with the other device
pages-link = Link

## One device

pages-device-how = Whoever’s turn it is takes the device. Between two turns the page covers everything until the next one says that they are there.
pages-who-plays = Who plays?
pages-name-of = Name of player { $number }
pages-player = Player { $number }
pages-add-player = One more
pages-remove = Remove { $name }
pages-bots-too = Computer players as well
pages-deal = Deal
pages-more-options = More options

## Set-up

pages-edition = Edition
pages-facts = { $cards } cards, numbers to { $top }, { $least } to { $most } players
pages-own-edition = An edition of your own
pages-own-edition-about = A TOML file with your deck and your levels
pages-choose-file = Choose a file
pages-no-file = No edition file has been chosen. Choose one, or take another edition.
pages-mix = Mix in
pages-mix-none = Nothing
pages-mix-specials = The Master specials
pages-mix-master = All Master cards
pages-side = Side of the level cards
pages-side-easy = { $side }: to begin with
pages-side-hard = { $side }: harder
pages-see-levels = See the levels
pages-seats = Seats
pages-seats-limit = { $least } to { $most } seats
pages-who-on-seat = Who sits on seat { $seat }?
pages-me = Me, on this device
pages-open-seat = Open: whoever has the link
pages-bot = Computer: { $bot }
pages-name = Name (if you like)
pages-name-of-seat = Name on seat { $seat }
pages-add-seat = One more seat
pages-remove-seat = Remove seat { $seat }
pages-table = At the table
pages-clock = Time for a turn
pages-clock-of = { $seconds ->
        [0] No limit
       *[other] { $seconds } seconds
    }
pages-clock-about = When it runs out, the computer makes that one move.
pages-strength = Who steps in
pages-strength-about = How strong the computer plays for somebody who is away.
pages-pace = Pace of the computer: { $pace }
pages-pace-about = How long it seems to think before a move.
pages-hints = Hints may be asked for
pages-chat = Chat at the table
pages-listed = Show this table on the first page while a seat is free
pages-open-table = Open the table
pages-open-hint = The table opens with a link for the others. Deal when everybody is there; seats still free then go to the computer.
pages-deal-hint = Cards are dealt at once. If you open the table first, you can still change who sits where.

## Replay

pages-drew = { $name } draws: { $card }.
pages-swapped = { $name } swaps: { $cards }. New cards: { $drawn }.
pages-carried = { $name } keeps for the next round: { $cards }.
pages-carried-none = { $name } keeps no cards for the next round.
pages-dealer = deals
pages-look-from = Look from the side of { $name }
pages-hand-of = Hand of { $name }: { $cards }
pages-discard-of = Discard pile of { $name }: { $card }
pages-discard-none = Discard pile of { $name }: empty
pages-controls = Replay controls
pages-position = Position in the game
pages-step-of = Round { $round }, step { $step } of { $steps }
pages-round-back = Back a round
pages-round-on = On to the next round
pages-step-back = Back a step
pages-step-on = On a step
pages-play = Play
pages-pause = Pause
pages-round = Round
pages-speed = Speed
pages-speed-of = { $times }×
pages-replay-keys = Keys: ← → a step, Page up and Page down a round, Home and End, space plays.
pages-share = Copy the link
pages-copied = Link copied
pages-download = Download the record

## The proof of the shuffle

pages-verify = Check the shuffle
pages-checking = Checking …
pages-verdict-good = Everything was dealt as the seed says. This was worked out here, in your browser.
pages-verdict-bad = This game was not dealt as its seed says. Do not trust it.
pages-verify-broken = The seed or what the players added cannot be read, so nothing can be proven. Do not trust this game.
pages-verify-scope = This checks chance: nobody stacked the cards or looked at them and changed them. It does not show that the host kept the seed secret, nor who sat at the table.
pages-show-fault = Show me
pages-good-commitment = The seed is the one that was promised before the first deal: its SHA-256 is the promise.
pages-fault-commitment = The seed is not the one that was promised. Its SHA-256 is { $expected }, but the promise was { $found }.
pages-good-promise = The promise is the one this browser saw when the game began.
pages-fault-promise = This browser saw another promise when the game began: { $expected }. Now it is { $found }.
pages-good-mix = What the players added is mixed into the shuffle, a piece for every seat.
pages-fault-mix = What the players added is not one piece for every seat.
pages-good-dealer = The first dealer is right.
pages-fault-dealer = The first dealer should be seat { $expected }, but it was seat { $found }.
pages-good-deals = { $count ->
        [one] The deal of the only round: every hand and the turned-up card follow from the seed.
       *[other] All { $count } deals: every hand and every turned-up card follow from the seed.
    }
pages-fault-deals = A deal does not follow from the seed. These were due: { $expected }. These were dealt: { $found }.
pages-good-draws = { $count ->
        [one] The card that was drawn lay on top of the pile.
       *[other] All { $count } times somebody drew, the cards drawn lay on top of the pile.
    }
pages-fault-draws = A drawn card is not the one on top of the pile. Due was { $expected }, drawn was { $found }.
pages-good-piles = { $count ->
        [one] The new draw pile was shuffled as the seed says.
       *[other] All { $count } new draw piles were shuffled as the seed says.
    }
pages-fault-piles = A new draw pile was not shuffled as the seed says.
pages-good-cards = After each step every card of the deck is there exactly once.
pages-fault-cards = Cards have come or gone: what is on the table and in the hands is not the deck.
pages-good-record = The record to download tells the same seed and the same deals, and its checksum is right.
pages-fault-record = The record to download was changed, or does not belong to this game.
pages-check-moves = Check every move too
pages-moves-true = The server has played the whole record again: every move was allowed, and the result follows from them.
pages-numbers = The numbers
pages-commitment = Promise (SHA-256 of the seed)
pages-seed = Seed
pages-entropy = Added by seat { $seat }
pages-check-record = Check a record file
pages-check-record-about = Choose a record that somebody has saved. The server plays it again from its seed and names the first line that is not as it should be. It keeps nothing of it.
pages-record-true = { $file } is true: the seed keeps its promise, every card follows from it, every move was allowed.
pages-record-false = { $file } is not a true game.

## About

pages-about-what = Level 8 is a card game in which everybody climbs eight levels. Here you can play it in the browser: alone, around one device, or with friends far away, in all its editions.
pages-about-ours = Where the printed rules are silent we say how we play; the rules page lists it.
pages-about-privacy = What is kept of you
pages-about-kept = No advertising, no tracking, no account. The page talks to this server and to nobody else.
pages-about-cookie = One cookie holds a random number that leads you back to your seat. Language, colours and the names you type stay in your browser.
pages-about-names = Finished games are kept with the names at the table, so that they can be shown again to whoever has the link.
pages-fair = Why you can trust the shuffle
pages-fair-why = Nobody has to trust whoever runs the server. Each game proves its own shuffle:
pages-fair-promise = Before the first deal the server draws a secret number, the seed, and shows everybody its fingerprint (SHA-256). With that it is bound: another seed would have another fingerprint.
pages-fair-add = The players’ browsers then add random numbers of their own. Nobody, not even the server, can choose what comes out of all of them together.
pages-fair-shuffle = From these numbers alone follow the first dealer, every shuffle and so every card, through the whole game.
pages-fair-tell = When the game is over the seed is told. Anyone can now compute the deals again and compare.
pages-fair-check = The replay of every finished game does just that in your browser, and says what it found. The command level8 verify does it with a downloaded record, without any server.
pages-fair-limits = What this cannot show
pages-fair-not-secret = That the server kept the seed to itself while you played: who knows it knows every card.
pages-fair-not-who = Who sat at the table: names are what people type.
pages-fair-not-choice = With a game that is dealt by the same click that opens the table, your browser adds its number before it can see the promise.

## Trouble

pages-missing = There is no such page
pages-missing-why = The address may be mistyped, or what was here is gone.
pages-to-home = To the first page
