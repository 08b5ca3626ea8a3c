### More ways to play, on the home page.

ways-edition = Your own edition
ways-edition-about = Other levels, other cards, rules of the house: make it, play it, pass it on.
ways-edition-go = Make one
ways-real = With real cards
ways-real-about = Who is at which level, and can I lay this?
ways-real-go = Begin
ways-puzzle = Puzzle of the day
