### Editions of one's own: the page that makes them, which fetches these sentences.

own-title = Your own edition
own-about = Change the levels, the cards and the rules of the house, and play it with everyone. Begin with an edition you know; nothing happens to the printed one.
own-mine = Your editions
own-open = Open
own-remove = Delete { $name }
own-remove-sure = Really delete?
own-start = Begin with …
own-from-file = Open a file
own-file-too-long = This file is too long for an edition. Choose another one.
own-link-broken = This link is not complete. Ask for it once more, and copy all of it.
own-back = All editions
own-back-sure = Leave without saving?
own-draft-left = “{ $name }” is not saved yet, and the link brings another edition.
own-draft-go-on = Go on with “{ $name }”
own-draft-open = Drop it and open the link
own-name-of = my-{ $name }
own-box = The box
own-name = Name
own-goal = At the top waits
own-goal-own = something of our own
own-goal-example = the biggest slice of cake
own-players-least = Players, at least
own-players-most = Players, at most
own-house = Rules of the house
own-keep-cards = Cards to keep for each keep card
own-mix-about = Whoever sets up a table may shuffle in:
own-mix-remove = Take { $name } out
own-levels = Levels
own-side-add = + one more side
own-side-remove = Remove { $side }
own-level-add = One more level
own-level-empty = Nothing yet: add something
own-level-up = Level { $number }: one place up
own-level-down = Level { $number }: one place down
own-level-remove = Remove this level
own-part-smaller = { $part }: one card less
own-part-bigger = { $part }: one card more
own-part-remove = { $part }: remove
own-part-add = Add to this level
own-part-run = Run
own-part-set = Same number
own-part-colour = One colour
own-turns = about { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
own-turns-more = over { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
own-how-hard = How hard is it?
own-how-hard-about = A bot plays each level alone, many times, and counts its turns.
own-how-hard-told = The turns that a bot needs when it plays alone, on average over { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }. With others at the table it takes a little longer: somebody may go out before.
own-carry = Whoever has not laid may keep cards for the next round
own-carry-from = from level
own-carry-cards = cards, at most
own-deck = Cards
own-deck-unknown = Once everything fits, the number of cards is shown here.
own-deck-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in all
own-numbers = Numbers from 1 to
own-colours = Colours
own-copies = Copies of each number card
own-joker-range = only for some numbers
own-joker-low = from
own-joker-high = to
own-joker-remove = Remove these jokers
own-joker-add = Add jokers
own-joker-more = Another kind of joker
own-less = { $what }: one fewer
own-more = { $what }: one more
own-pass = Pass it on
own-pass-about = The whole edition fits into a link or a small file. No server keeps it: it stays on this device.
own-download = Save as a file
own-share = Share as a link
own-friends = Play it with friends
own-checking = One moment …
own-good = Everything fits: { $cards } cards.
own-show = Show me
own-save = Save
own-saved = Saved
own-play = Play
own-fault-count = Only { $expected } works here.
own-fault-players = From two to six can play, and the smaller number comes first.
own-fault-deck-too-small = { $cards } cards are too few for { $seats } players: you need { $needed }. Add cards, or let fewer play.
own-fault-joker-range = The lower number comes first.
own-fault-joker-half = A joker for some numbers needs both: from and to.
own-fault-level = This level asks for nothing yet. Add a run, a set or a colour.
own-fault-level-too-big = That is { $cards } cards, but a hand has only ten. Make it smaller.
own-fault-part-too-small = Two cards is the least for anything.
own-fault-part-too-big = The deck does not have { $size } cards that go together like this. Make it smaller, or add cards.
own-fault-run-too-long = A run of { $size } does not fit: there are only { $numbers } numbers.
own-fault-sides = A side has from 1 to 20 levels, and this one has { $value }.
own-fault-carry = To keep cards needs both: from which level, and how many.
own-fault-name = The edition needs a name: letters, digits and hyphens.
own-fault-missing = Something is missing here. Add at least one.
