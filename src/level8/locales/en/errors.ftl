### Refusals: what was tried, why it does not work, and what would. Rule ids are shown beside the sentence.

## Actions that the rules refuse

reason-game-over = The game is over, so nothing more can be played. Start a new game to play on.
reason-not-your-turn = It is not your turn: seat { $seat } is playing. Your turn will come.
reason-draw-first = You have not drawn yet, and every turn starts with drawing one card. Draw from the draw pile or from a discard pile first.
reason-already-drawn = You have drawn a card already, and you get one per turn. Now lay cards if you can, then discard one.
reason-draw-pile-empty = You cannot draw from the draw pile: it is empty, and there is nothing to shuffle. Draw from a discard pile.
reason-pile-empty = You cannot draw there: the discard pile of seat { $pile } is empty. Draw from another pile.
reason-no-such-seat = There is no seat { $seat } at this table. Pick a seat that somebody sits on.
reason-already-laid = Your level is on the table already, and you lay one level per round. You can still lay off single cards.
reason-lay-down-first = You cannot lay cards onto combinations yet: your own level has to be on the table first. Lay it down, or discard.
reason-not-in-hand = You do not hold { $card }. Choose a card from your hand.
reason-wrong-melds = These combinations are not your level, which is { $level }. Lay all of it at once: no less, no more.
reason-run-beyond = This runs off the end: { $meld }. Numbers go from 1 to { $top }, and { $top } does not join up with 1. Choose another start.
reason-set-beyond = There is a number here that is not in the game: { $meld }. Numbers go from 1 to { $top }. Choose one of those.
reason-group-beyond = There is a colour here that is not in the game: { $meld }. Choose one of the colours on the cards.
reason-not-a-run = This is not a run, because of this card: { $card } in { $meld }. In a run every number is one higher than the one before.
reason-not-a-set = The numbers differ, because of this card: { $card } in { $meld }. A pair, triple or quad has only one number.
reason-not-a-group = This is not a colour group, because of this card: { $card } in { $meld }. All cards of the group have the same colour.
reason-joker-range = This joker cannot lie there: { $card } in { $meld }. It only stands for the numbers printed on it, so give it one of those places.
reason-special-in-meld = This card cannot be part of a combination: { $card } in { $meld }. Combinations are made of number cards and jokers only.
reason-no-such-meld = Seat { $seat } has no combination number { $meld } on the table. Pick one that lies there.
reason-does-not-fit = This does not fit: { $card } onto { $meld }. A run grows by the next number at either end, a set takes its own number, a colour group its own colour.
reason-keep-one = That would leave you no card to discard, and every turn ends with a discard. Keep one card back for it.
reason-skip-yourself = You cannot make yourself miss a turn. Lay the skip card in front of somebody else.
reason-already-skipped = Seat { $seat } has a skip card in front already, and one is the limit. Choose another seat, or discard.
reason-no-skip-card = You have no skip card in your hand to play. Discard a card instead.
reason-no-take-card = You have no take card in your hand to play. Discard a card instead.
reason-no-swap-card = You have no swap card in your hand to play. Discard a card instead.
reason-no-keep-card = You have no keep card in your hand to play. Discard a card instead.
reason-show-first = Somebody played a take card, so it is time to show cards. First choose the ones you show.
reason-show-count = That is not the right number of cards to show: it must be exactly { $count }. You choose which.
reason-choose-shown = The shown cards are waiting for you. Take one of them, or none, before you do anything else.
reason-not-shown = Seat { $seat } has not shown { $card }. Take one of the shown cards, or none.
reason-nothing-to-show = Nobody has asked you to show cards, so keep them hidden. You show cards only after a take card.
reason-nothing-to-take = There are no shown cards to choose from now. They only appear after you play a take card.
reason-swap-count = That is too many cards to swap: { $count } is the most. Choose fewer, or none.
reason-carry-first = The round is over and you may keep some cards for the next one. Choose those, or none, first.
reason-carry-count = That is too many cards to keep for the next round: you may keep { $count ->
        [0] none
       *[other] at most { $count }
    }.
reason-nothing-to-carry = Cards are kept only at the end of a round, by players who are allowed to. You cannot do it now.
reason-not-an-action = “{ $action }” cannot be done in this game. Choose one of the moves on offer.

## Games that cannot be set up

setup-edition = There is no edition called “{ $name }”. Choose one of { $known }, or give the path of your own edition file.
setup-side = The edition { $edition } has no side { $side }. Choose one of: { $known }.
setup-seats = { $seats ->
        [one] One player
       *[other] { $seats } players
    } cannot play this edition. It is for { $least } to { $most }.
setup-dealer = Seat { $dealer } cannot deal, because there are only { $seats } seats. Name a seat from 1 to { $seats }.
setup-seat = There is no seat { $seat } at this table. Name a seat from 1 to { $seats }.
setup-seed = “{ $seed }” is not a seed. A seed is 32 bytes, written as 64 digits from 0 to 9 and a to f.
setup-language = There is no text in the language “{ $language }”. Choose one of: { $known }.
setup-bot = There is no computer player called “{ $name }”. Choose one of: { $known }.
setup-number = There is no level { $number } on this side. Choose one from 1 to { $most }.
setup-entropy = What the players add to the shuffle does not fit. Give one piece for each of the { $seats } seats, of { $most } bytes at most, or none at all.

## Edition files

edition-unreadable = { $file } cannot be read: { $problem }. Check that the file exists and that you may open it.
edition-not-text = { $file } is not a text in UTF-8. Save it as UTF-8 in your editor and try again.
edition-not-toml = { $file } is not an edition, or something in it is mistyped: “{ $problem }” (TOML). Choose another file, or mend that place.
edition-too-long = { $file } has more than { $most } characters, and no edition needs as many. Make it shorter, or check that it is the right file.
edition-too-many-dots = { $file }: this line has more than { $most } dots, and no line of an edition needs as many. Check that it is the right file.
edition-missing = { $file }: “{ $key }” is missing, and every edition needs it. Add it.
edition-unknown-key = { $file }: “{ $key }” is not something an edition knows. Check the spelling; what goes there is { $known }.
edition-type = { $file }: “{ $key }” is { $value }, but it has to be { $expected ->
        [text] a text in quotation marks
        [number] a whole number
        [list] a list in square brackets
        [table] a table
        [tables] a list of tables
       *[other] { $expected }
    }.
edition-players = { $file }: “{ $key }” is { $value }, but it has to be two numbers from 2 to 6, the smaller one first.
edition-joker-range = { $file }: “{ $key }” is { $value }, but a joker stands for numbers of this deck, the lower one first.
edition-joker-half = { $file }: “{ $key }” is missing: a joker names both the lowest and the highest number it stands for, or neither. Add it.
edition-count = { $file }: “{ $key }” is { $value }, which is too small or too large. It has to be within { $expected }.
edition-deck-too-small = { $file }: the deck has { $cards } cards, but { $seats } players need at least { $needed }: ten each and a draw pile. Add cards or allow fewer players.
edition-level = { $file }: “{ $text }” under “{ $key }” is not a level. Write it like “2 run 3 + set 2 + colour 4”.
edition-level-too-big = { $file }: “{ $text }” under “{ $key }” asks for { $cards } cards, but a hand has ten. Make the level smaller.
edition-part-too-small = { $file }: “{ $text }” under “{ $key }” has a combination of { $size }, but two cards is the least. Make it bigger.
edition-part-too-big = { $file }: “{ $text }” under “{ $key }” has a combination of { $size }, but the deck does not hold that many fitting cards. Make it smaller.
edition-run-too-long = { $file }: “{ $text }” under “{ $key }” has a run of { $size }, but there are only { $numbers } numbers. Make the run shorter.
edition-sides = { $file }: “{ $key }” lists { $value } levels, but a side has from 1 to 20.
edition-carry = { $file }: “{ $key }” is { $value }, which is half a rule for keeping cards. Give both carry_from and carry_cards, or neither.
edition-mix = { $file }: “{ $key }” is { $value }, which is no mix. Add “all” or “specials” of one of { $known }.
edition-name = { $file }: “{ $key }” is “{ $value }”, which cannot be a name. Use letters, digits and hyphens.
edition-mixed = { $file }: “{ $name }” is a mix and has no file of its own. Take the edition before the plus sign.

## Texts that are not notation

notation-card = “{ $text }” is not a card. Write a colour (r, o, y, g, b or p) and a number up to 30, like r7; or J, J1-8 with the lower number first, S, T, X or K.
notation-cards = “{ $text }” is not a list of cards. Write them with spaces between, like r7 b5 J.
notation-meld = “{ $text }” is not a combination. Write it like R4(r4 b5 J), S7(r7 p7) or Cb(b2 b9).
notation-action = “{ $text }” is not a move. Write it like “draw”, “discard r7” or “skip 2”.
notation-level = “{ $text }” is not a level. Write it like “2 run 3 + set 2 + colour 4”.
notation-seat = “{ $text }” is not a seat. Seats are counted from 1.
notation-name = “{ $text }” cannot be a name. Use a short one on a single line, without control characters.

## Records of games

record-unreadable = { $file } cannot be read. Check that the file exists and that you may open it.
record-empty = Line { $line }: the record is empty. Choose a file that holds a game.
record-not-a-record = Line { $line }: this is not a record of Level 8. A record starts with a line that says so.
record-version = Line { $line }: this record is of a version that is not known here. A newer level8 may read it.
record-bytes = Line { $line }: the text is damaged: it is not UTF-8. Get a fresh copy of the file.
record-truncated = Line { $line }: the record breaks off here. Get a complete copy of the file.
record-digest = Line { $line }: the checksum does not match, so something in the record was changed. Get the original file.
record-header = Line { $line }: this is not a header. A header has a name, then a colon, then a value.
record-order = Line { $line }: this does not belong here. The parts of a record stand in a fixed order.
record-unknown-header = Line { $line }: “{ $header }” is not a header of a record. Check the spelling, or take it out.
record-missing-header = Line { $line }: the header “{ $header }” is missing. Every record needs it.
record-value = Line { $line }: the value of “{ $header }” is not one that it can have. Put back what stood there.
record-round = Line { $line }: a heading of the next round was expected here. Rounds are counted from 1.
record-deal = Line { $line }: the deal is not what the seed gives. { $expected } was expected, { $found } stands here.
record-action = Line { $line }: “{ $action }” is not a move. Write it like “draw”, “discard r7” or “skip 2”.
record-illegal = Line { $line }: “{ $action }” is against the rules. { $why }
record-seat = Line { $line }: it is not this seat’s turn. Moves stand in the order they were played.
record-drawn = Line { $line }: the drawn card is not what the seed gives. { $expected } was expected, { $found } stands here.
record-result = Line { $line }: the result is not how the game ended. It follows from the moves.
record-commitment = Line { $line }: the seed does not belong to the promise made before the first deal. This deal cannot be trusted.
record-entropy = Line { $line }: what the players added to the shuffle is not written as it should be. Use pairs of the digits 0 to 9 and a to f.
record-form = Line { $line }: a record does not write it like this. “{ $expected }” was expected here.
record-levels = Line { $line }: the round did not end like this. “{ $expected }” was expected, “{ $found }” stands here.
record-line-ends = Line { $line }: the line ends were changed on the way. Get the file as it was saved, with plain line feeds.
record-too-big = Line { $line }: this is too long for the record of a game. { $most } MiB is the most.
record-after-the-end = Line { $line }: the game was over before this. Nothing may follow.
record-not-the-end = Line { $line }: the round does not end here. A round ends when somebody discards or plays their last card, or wins by laying down the last level.
record-unfinished = Line { $line }: the record ends before the game does. Only a finished game has a result.
record-secret = Line { $line }: the seed is secret as long as the game lasts, and without it nothing can be proven. A record that is saved after the end tells it.
