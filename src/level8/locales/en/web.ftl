### The page: the table in the browser. The other pages have theirs in pages.ftl.

web-title = Level 8
web-offline = The server does not answer. Check your connection and try again.
web-server-trouble = Something went wrong. Try again in a moment.
web-no-table = This table does not exist. Perhaps the link is incomplete, or the table has been cleared away.
web-not-let-in = The server closed the connection. Load the page again to come back.
web-reconnecting = Connection lost. Reconnecting…
web-reconnected = Connected again.
web-try-again = Try again
web-loading = One moment…
web-home = Home
web-close = Close
web-cancel = Cancel
web-continue = Continue

## Cards and combinations

web-joker-as = { $card } as { $what }
web-meld-run = run { $first }–{ $last }
web-meld-set = { $count ->
        [2] pair of { $number }s
        [3] three { $number }s
        [4] four { $number }s
        [5] five { $number }s
        [6] six { $number }s
        [7] seven { $number }s
        [8] eight { $number }s
       *[other] { $count } × { $number }
    }
web-meld-colour = { $count } { $colour } cards
web-meld-cards = { $meld } ({ $cards })
web-meld-lit = Lay off onto { $meld }
web-meld-fits = { $meld }; fits next: { $fits }
web-meld-of = one of { $name }’s combinations
web-yours-meld = one of your combinations
web-word-skip = Skip
web-word-take = Take
web-word-swap = Swap
web-word-keep = Keep
web-word-joker = Joker
web-says-skip = Someone misses a turn
web-says-take = All show cards, you pick one
web-says-swap = Change up to three cards
web-says-keep = Three cards stay for the next round
web-bot-random = Random
web-bot-novice = Beginner
web-bot-steady = Steady
web-bot-expert = Expert
web-bot-at = Bot { $seat }
web-bot-of = bot: { $bot }

## Places at the table

web-your-turn = Your turn
web-all-wait = Everybody is waiting for you
web-on-turn = playing now
web-dealt = dealt this round
web-dealer = Dealer
web-away = away
web-bot-plays = a bot is playing
web-draw-pile = Draw pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-own-pile = Your discard pile: { $card }
web-pile-of = { $name }’s discard pile: { $card }
web-empty = empty
web-your-hand = Your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-to-hand = To your hand
web-your-place = Your place
web-your-pile = Your pile
web-no-cards = No cards in hand
web-card-picked = { $card }, picked as number { $place }
web-complete = Ready to lay
web-laid = Laid down
web-new = new
web-part-filled = { $have } of { $size }
web-missing = { $count ->
        [one] { $count } card missing
       *[other] { $count } cards missing
    }
web-kept = { $count ->
        [one] { $count } card kept
       *[other] { $count } cards kept
    }
web-on-table = On the table
web-known = Cards everyone has seen
web-shown = Shown cards
web-goal = at the goal
web-ladder = The ladder
web-result = Result

## What is asked now

web-ask-lay-down = Your level is ready: you can lay it down.
web-ask-discard = Your turn: discard a card to end it.
web-ask-onto = Choose where to add it, or discard it.
web-wait-draw = { $name } is drawing…
web-wait-play = { $name } is playing…
web-wait-show = { $name } chooses cards to show…
web-wait-take = { $name } looks at the shown cards…
web-wait-carry = { $name } chooses what to keep…
web-you-watch = You are watching.
web-seconds-left = { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }

## What one can do

web-actions = What you can do
web-draw = Draw
web-discard = Discard
web-discard-card = Discard { $card }
web-lay-down = Lay down
web-arrange = Arrange
web-arrange-how = Put the cards of your level where they belong: tap or drag them.
web-fits = It fits: lay it down.
web-part = { $part }: { $count } of { $size } cards
web-put-back = Put { $card } back
web-preview = You could lay it down like this: { $melds }
web-other-way = Another way ({ $number }/{ $count })
web-undo = Undo
web-hint = Hint
web-sort = Sort the hand
web-card-at = { $card }, now { $at } of { $count }
web-sort-number = By number
web-sort-colour = By colour
web-sort-hand = My order
web-skip-name = Skip { $name }
web-play-take = Play: take a card
web-play-keep = Play: keep cards
web-swap-picked = { $count ->
        [0] Swap none
        [one] Swap { $count } card
       *[other] Swap { $count } cards
    }
web-show-picked = Show ({ $count } of { $most })
web-carry-picked = { $count ->
        [0] Keep none
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
web-take-none = Take none
web-take-card = Take from { $name }: { $card }
web-which-end = At which end?

## Hints

web-do-draw = Draw from the draw pile.
web-do-draw-from = Draw from { $owner }’s discard pile.
web-do-draw-own = Draw from your own discard pile.
web-do-lay = Lay down: { $melds }.
web-do-off = Add a card to one of { $owner }’s combinations: { $card }.
web-do-off-own = Add a card to one of your combinations: { $card }.
web-do-discard = Discard: { $card }.
web-do-skip = Make { $name } miss a turn.
web-do-take = Play the take card.
web-do-keep = Play the keep card.
web-do-taken = Take from { $owner }: { $card }.
web-do-taken-none = Take none of them.
web-do-show = Show: { $cards }.
web-do-show-none = Show nothing.
web-do-swap = Swap: { $cards }.
web-do-swap-none = Play the swap card without swapping.
web-do-carry = Keep: { $cards }.
web-do-carry-none = Keep nothing.

## What happened

web-you-drew-hidden = You drew a card.
web-you-drew-own = You drew from your own discard pile: { $card }.
web-you-drew-nothing = There is nothing for you to draw.
web-drew-yours = { $name } draws from your discard pile: { $card }.
web-drew-own = { $name } draws from their own discard pile: { $card }.
web-taken-yours = { $name } takes from you: { $card }.
web-skips-you = { $name } makes you miss a turn.
web-you-start = You go first.
web-you-undid = You undid your move.
web-undid = { $name } undid a move.
web-you-overdue = Your time was up, so a bot made this move.
web-overdue = { $name } ran out of time, so a bot made this move.
web-round-over = Round { $round } is over
web-sat-down = { $name } sits down.
web-got-up = { $name } leaves the table.
web-removed = The host removed { $name } from the table.
web-bot-sat = { $name } joins the table ({ $bot }).
web-renamed = Seat { $seat } is now called { $name }.
web-covered = { $name } is away; a bot takes over.
web-returned = { $name } is back.
web-hosts = { $name } is the host now.
web-you-host = You are the host now: you can start the game.
web-said = { $name }: { $text }
web-emoted = { $name } { $emote }
web-told-gathered = Getting ready for game { $number }.
web-told-again = { $name } wants to play again.
web-emote-smile = smiles
web-emote-laugh = laughs
web-emote-wow = is amazed
web-emote-sad = is sad
web-emote-angry = is cross
web-emote-thumbs-up = gives a thumbs up
web-emote-clap = claps
web-emote-heart = sends a heart
web-emote-think = is thinking
web-emote-hurry = says: hurry up!
web-own-emote-smile = You smile.
web-own-emote-laugh = You laugh.
web-own-emote-wow = You are amazed.
web-own-emote-sad = You are sad.
web-own-emote-angry = You are cross.
web-own-emote-thumbs-up = You give a thumbs up.
web-own-emote-clap = You clap.
web-own-emote-heart = You send a heart.
web-own-emote-think = You are thinking.
web-own-emote-hurry = You say: hurry up!

## Around the game

web-log = Log and chat
web-log-unread = Log and chat, { $count } new
web-emotes = Reactions
web-chat-line = Say something
web-send = Send
web-menu = Menu
web-menu-yours = Your settings
web-menu-all = For everyone at this table
web-language = Language
web-theme = Light or dark
web-theme-auto = Like the device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Cards move
web-motion-calm = Calmly
web-motion-quick = Quickly
web-motion-off = Not at all
web-sound = Sound
web-sound-on = Sound, and a buzz on phones that can
web-keys = Keys
web-coach = Coach: say after my move what would have been better
web-notes-on = Notes when something is new
web-keys-on = Play with single keys
web-key-tab = next: piles, combinations, hand
web-key-walk = walk through the hand
web-key-move = move the card
web-key-choose = choose the card or do the move
web-key-onto = go to where it fits
web-key-special = play the special card
web-key-what = what is this? With nothing in focus: these keys
web-rules = Rules
web-leave = Leave the table
web-leave-sure = Yes, leave; a bot takes over
web-allow-hints = Hints allowed
web-allow-chat = Chat allowed
web-watching = { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
web-pass-to = Pass the device to { $name }
web-pass-why = The cards appear only when you tap the button.
web-pass-here = I am { $name }: show my cards
web-again = Play again
web-replay = Replay
web-download = Download the record
web-verify = Check the shuffle
web-proof = Is the shuffle fair?

## Before the deal

web-gathering = Gather round
web-invite = Invite
web-qr = QR code of the link
web-link = Link to this table
web-share = Share the link
web-copied = Copied
web-copy-by-hand = The browser does not let the page do this. Copy the link by hand.
web-only-here = This link only works on this computer so far.
web-let-in = Let others in the house join
web-let-in-done = Everybody in your network can open this link now.
web-seats = Seats
web-your-name = Your name
web-your-face = Your face
web-face-fox = Fox
web-face-bear = Bear
web-face-owl = Owl
web-face-rabbit = Rabbit
web-face-penguin = Penguin
web-face-cat = Cat
web-face-raccoon = Raccoon
web-face-hamster = Hamster
web-face-gone = { $face }: somebody here has it
web-name-fox = Friendly Fox
web-name-bear = Brave Bear
web-name-owl = Wise Owl
web-name-rabbit = Quick Rabbit
web-name-penguin = Perky Penguin
web-name-cat = Clever Cat
web-name-raccoon = Roving Raccoon
web-name-hamster = Happy Hamster
web-open-seat = Open seat
web-sit-here = Sit here
web-you-sit = You sit at seat { $seat }.
web-name-of-seat = Name at seat { $seat }
web-thats-you = that’s you
web-host = host
web-who-sits = Who sits at seat { $seat }?
web-a-person = A person
web-start = Deal the cards
web-start-open = { $count ->
        [one] A bot takes the open seat.
       *[other] Bots take the { $count } open seats.
    }
web-wait-start = The host will deal when everyone is here.
web-clock-of = { $count } seconds per turn
web-game-number = game { $number }

## The end of a round

web-why-out = went out
web-why-laid = level laid down
web-why-stays = not laid: same level
web-level-next = Next: { $level }
web-level-again = Again: { $level }
web-choose-kept = Choose cards to keep
web-waiting-for = Waiting for { $names }
web-goes-on-in = Next round in { $count } s

## Pace and looking back

web-pace = Moves of the others
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-once = At once
web-faster = Faster
web-last-turn = { $name }: last turn
web-no-turn-yet = { $name } has not had a turn yet.
web-no-turn-yours = You have not had a turn yet.
web-look-closer = Show everything
web-key-last-turns = last turn of each player
web-wait-first = { $name } is playing. Your turn comes after { $before }.
web-wait-next = { $name } is playing. Then it is your turn.
web-skipped-next = { $name } skipped you: you miss your next turn.
web-skipped-now = { $name } skipped you: you miss this turn.
web-will-miss = You miss your next turn.
