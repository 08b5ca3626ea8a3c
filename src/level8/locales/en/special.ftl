### What a chosen card does, said before it is played, and the buttons that belong to it.

special-skips = Skip: tap the player who is to miss a turn.
special-skips-later = Skip: at the end of your turn it makes somebody miss theirs.
special-takes = Take: the others show three cards each, and you may take one.
special-swaps = Swap: put up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on your pile and draw as many.
special-keeps = Keep: three more cards may stay with you for the next round.
special-joker = A joker stands for any number and any colour.
special-joker-range = This joker stands for any number from { $low } to { $high }, in any colour.
special-instead = It takes the place of your discard.
special-keep-only = Only if your level is not laid by then.
special-swap-marked = With two arrows: cards that your level does not need.
special-lay-first = Your level is ready: you can lay it down first.
special-lay-as-shown = Lay down as shown.
special-swap = Swap cards
special-swap-nothing = Swap nothing
special-just-discard = Just discard it
special-do-it = Do it
