### The pages around the table: home, set-up, rules, about, replay.

pages-home = Level 8, home page
pages-nav = Pages
pages-skip = Skip to the content
pages-rules = Rules
pages-about = About & fair play
pages-language = Language
pages-theme-auto = Colours: like the device
pages-theme-light = Colours: light
pages-theme-dark = Colours: dark
pages-unaffiliated = Made by people who love the card game Level 8. We have nothing to do with the publisher of the game; all texts and drawings are our own.
pages-loading = One moment…

## Home

pages-tagline = Climb eight levels before everyone else
pages-about-short = Collect runs, pairs and colours, lay them down and climb. Play on your own against the computer, with friends far away, or with the family around one device.
pages-play-now = Play now
pages-learn = Learn in three minutes
pages-play-now-about = You against three computer players, with your cards dealt at once. No name, no account.
pages-play-against = Play against
pages-rival-novice = plays along
pages-rival-steady = a fair match
pages-rival-expert = counts cards
pages-goes-on = Your game goes on
pages-friends = With friends
pages-friends-about = You get a link and a code to scan. Whoever opens it sits down at your table.
pages-friends-go = Invite friends
pages-how-many = How many seats?
pages-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
pages-device = One device
pages-device-about = Two to six people pass one device around. Nobody sees the others’ cards.
pages-device-go = Enter names
pages-watch = Watch bots
pages-watch-about = Sit back while four computer players play against each other.
pages-watch-go = Watch
pages-own = Your own table
pages-own-about = Every edition, both sides of the level cards, a clock, how strong the bots are, and more.
pages-own-go = All options
pages-open-tables = Open tables
pages-open-seats = { $open ->
        [one] 1 of { $seats } seats is free
       *[other] { $open } of { $seats } seats are free
    }
pages-join = Sit down
pages-my-tables = Your tables
pages-table-of = Table, last played { $when }
pages-back-to-table = Continue
pages-tried = just to try
pages-habits = What your games say
pages-my-games = Your finished games
pages-game-of = { $edition }, { $side }
pages-won-by = won by { $name }
pages-replay = Replay
pages-show-all = Show all { $count }
pages-other-device = Switch devices
pages-other-device-about = Start on your phone and carry on at the computer: your seats and games come with you. The link works for ten minutes. Whoever opens it plays as you, so show it to nobody else.
pages-other-device-go = Make a link
pages-other-device-code = Code to scan with the other device
pages-link = Link

## One device

pages-device-how = Whoever’s turn it is takes the device. Between turns the page hides all cards until the next player says: it’s me.
pages-who-plays = Who plays?
pages-name-of = Player { $number }’s name
pages-player = Player { $number }
pages-add-player = One more
pages-remove = Remove { $name }
pages-bots-too = Computer players
pages-deal = Deal
pages-more-options = More options

## Set-up

pages-edition = Edition
pages-facts = { $cards } cards, numbers up to { $top }, { $least } to { $most } players
pages-own-edition = Your own edition
pages-own-edition-about = A file with your own deck and levels
pages-choose-file = Choose a file
pages-no-file = You have not chosen an edition file yet. Choose one, or take another edition.
pages-mix = Mix in
pages-mix-none = Nothing
pages-mix-specials = The Master specials
pages-mix-master = All Master cards
pages-side = Side of the level cards
pages-side-easy = { $side }: to start with
pages-side-hard = { $side }: harder
pages-see-levels = See the levels
pages-rule-numbers = Rule numbers
pages-rule-numbers-about = They now stand after each rule. Error messages and the documents of this project name rules by them.
pages-seats = Seats
pages-seats-limit = { $least } to { $most } seats
pages-seats-cut = At most { $most } can play this edition, so the table now has { $most } seats.
pages-who-on-seat = Who sits at seat { $seat }?
pages-me = Me, on this device
pages-open-seat = Open: anyone with the link
pages-bot = Computer: { $bot }
pages-name = Name (if you like)
pages-name-of-seat = Name at seat { $seat }
pages-add-seat = One more seat
pages-remove-seat = Remove seat { $seat }
pages-table = At the table
pages-clock = Time per turn
pages-clock-of = { $seconds ->
        [0] No limit
       *[other] { $seconds } seconds
    }
pages-clock-about = When the time is up, the computer makes that one move.
pages-countdown = After a round
pages-countdown-of = { $seconds ->
        [0] Until everyone continues
       *[other] { $seconds } seconds
    }
pages-countdown-about = When the time is up, the next round begins by itself.
pages-strength = Who steps in
pages-strength-about = How well the computer plays for someone who is away.
pages-pace = Thinking time of the bots: { $pace }
pages-pace-about = How long a bot waits before each move.
pages-hints = Hints allowed
pages-chat = Chat at the table
pages-late = Whoever comes late may take over from a bot
pages-listed = Show this table on the home page while a seat is free
pages-open-table = Open the table
pages-open-hint = You get a link for the others. Deal when everyone is there; bots take the seats that are still free.
pages-deal-hint = The cards are dealt at once. If you open the table first, you can still change who sits where.

## Replay

pages-drew = { $name } draws: { $card }.
pages-swapped = { $name } swaps: { $cards }. New cards: { $drawn }.
pages-carried = { $name } keeps for the next round: { $cards }.
pages-carried-none = { $name } keeps no cards for the next round.
pages-dealer = deals
pages-look-from = See the game as { $name }
pages-hand-of = { $name }’s hand: { $cards }
pages-discard-of = { $name }’s discard pile: { $card }
pages-discard-none = { $name }’s discard pile: empty
pages-controls = Replay controls
pages-position = Position in the game
pages-step-of = Round { $round }, step { $step } of { $steps }
pages-round-back = One round back
pages-round-on = Next round
pages-step-back = One step back
pages-step-on = One step forward
pages-play = Play
pages-pause = Pause
pages-round = Round
pages-speed = Speed
pages-speed-of = { $times }×
pages-replay-keys = Keys: ← → one step, Page Up and Page Down one round, Home and End, space to play.
pages-share = Copy the link
pages-copied = Link copied
pages-download = Download the record

## The proof of the shuffle

pages-verify = Check the shuffle
pages-checking = Checking…
pages-verdict-good = All cards were dealt as the seed says. Your browser has just worked it out for itself.
pages-verdict-bad = The cards of this game were not dealt as its seed says. Do not trust it.
pages-verify-broken = The seed, or what the players added to it, cannot be read, so nothing can be proven. Do not trust this game.
pages-what-was-checked = What was checked
pages-verify-scope = This checks the shuffle: nobody stacked the cards, and nobody peeked and swapped them. It cannot show that the host kept the seed secret, nor who sat at the table.
pages-show-fault = Show me
pages-good-commitment = The seed is the one that was promised before the first deal: its fingerprint (SHA-256) is the same.
pages-fault-commitment = The seed is not the one that was promised. Its fingerprint (SHA-256) is { $expected }, but { $found } was promised.
pages-good-promise = The promise is the one that this browser saw when the game began.
pages-fault-promise = This browser saw another promise when the game began: { $expected }. Now it is { $found }.
pages-good-mix = What the players added went into the shuffle, one piece for every seat.
pages-fault-mix = What the players added is not one piece for every seat.
pages-good-dealer = The first dealer is right.
pages-fault-dealer = The first dealer should be seat { $expected }, but it was seat { $found }.
pages-good-deals = { $count ->
        [one] The deal of the only round: every hand and the turned-up card come from the seed.
       *[other] All { $count } deals: every hand and every turned-up card come from the seed.
    }
pages-fault-deals = A deal does not come from the seed. Expected: { $expected }. Dealt: { $found }.
pages-good-draws = { $count ->
        [one] The card that was drawn lay on top of the pile.
       *[other] All { $count } draws: the cards always came from the top of the pile.
    }
pages-fault-draws = A drawn card did not lie on top of the pile. Expected: { $expected }. Drawn: { $found }.
pages-good-piles = { $count ->
        [one] The new draw pile was shuffled as the seed says.
       *[other] All { $count } new draw piles were shuffled as the seed says.
    }
pages-fault-piles = A new draw pile was not shuffled as the seed says.
pages-good-cards = After every step each card of the deck is there exactly once.
pages-fault-cards = Cards have appeared or vanished: the cards on the table and in the hands are not the whole deck.
pages-good-record = The record to download has the same seed and the same deals, and its checksum is right.
pages-fault-record = The record to download has been changed, or belongs to another game.
pages-check-moves = Check every move, too
pages-moves-true = The whole record was played again: every move was allowed, and together they lead to this result.
pages-numbers = The numbers
pages-commitment = Promise (SHA-256 of the seed)
pages-seed = Seed
pages-entropy = Added by seat { $seat }
pages-check-record = Check a record file
pages-check-record-about = Choose a record that somebody has saved. It is played again from its seed, and you learn the first line that is wrong. Nothing of it is kept.
pages-record-true = { $file } is genuine: the seed keeps its promise, every card comes from it, and every move was allowed.
pages-record-false = { $file } is not a genuine game.

## About

pages-about-what = Level 8 is a card game in which everyone climbs eight levels. Here you can play all its editions in your browser: on your own, around one device, or with friends far away.
pages-about-ours = Where the printed rules say nothing, we had to decide. You will find all our decisions at the end of the rules.
pages-about-privacy = What we keep about you
pages-about-kept = No advertising, no tracking, no account. This page talks to this server and to nobody else.
pages-about-cookie = If you play on a server, one cookie holds a random number that brings you back to your seat. Your language, your colours and the names you type stay in your browser.
pages-about-names = A server keeps finished games with the names at the table, so that anyone with the link can watch them again. What you play without a server stays in your browser.
pages-fair = Why you can trust the shuffle
pages-fair-why = You do not have to trust the people who run the server. Every game proves its own shuffle:
pages-fair-promise = Before the first deal the server picks a secret number, the seed, and shows everyone its fingerprint (SHA-256). From then on it cannot change its mind: another seed would have another fingerprint.
pages-fair-add = Then the players’ browsers add random numbers of their own. Nobody, not even the server, can choose what comes out of all of them together.
pages-fair-shuffle = These numbers alone decide who deals first, how every shuffle goes, and so every card of the whole game.
pages-fair-tell = When the game is over, the seed is revealed. Now anyone can work out the deals again and compare.
pages-fair-check = When you replay a finished game, your browser does exactly that and tells you what it found. The command level8 verify does it with a downloaded record, without any server.
pages-fair-limits = What cannot be shown this way
pages-fair-not-secret = That the server kept the seed to itself while you played: whoever knows the seed knows every card.
pages-fair-not-who = Who sat at the table: people can type any name.
pages-fair-not-choice = If one click opens the table and deals the cards, your browser adds its number before it can see the promise.

## Trouble

pages-missing = This page does not exist
pages-missing-why = Perhaps there is a typing mistake in the address, or what was here is gone.
pages-to-home = Go to the home page
