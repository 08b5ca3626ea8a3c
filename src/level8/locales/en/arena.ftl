### The arena and the difficulty of levels.

cli-usage-arena = Usage: level8 arena PLAYER PLAYER… [OPTIONS]
cli-about-arena =
    Matches between computer players: win rates, ratings, and how sure they are. The same deals are played from every seat.
    Example: level8 arena steady novice novice novice --games 1000
cli-verb-arena = measure how strong players are
cli-usage-difficulty = Usage: level8 difficulty [--edition E] [--side N] [OPTIONS]
cli-about-difficulty = How hard every level is: how often a dealt hand holds it, and how many turns a player needs who sits alone at the table.
cli-verb-difficulty = see how hard every level is

cli-operand-players = one player for each seat: a name, or module:Class for your own
cli-option-arena-games = number of games, filled up to whole deals (1000)
cli-option-seating = rotate: every deal from every seat (usual); fixed: as they are named
cli-option-think = what a searching player may spend on a move: a time like 0.2s, or a number of playouts
cli-option-limit = seconds after which a move counts as missing (60 for your own players)
cli-option-jobs = number of processes (as many as there are cores)
cli-option-dask = play on the Dask cluster whose scheduler has this address
cli-option-keep = write every game into this file as it ends
cli-option-resume = go on with the match in this file
cli-option-plot = draw a picture into this file, like out.png
cli-option-hands = number of hands for each level
cli-option-difficulty-side = side of the level cards: 1 for ★, 2 for ★★; all of them if not named
cli-option-difficulty-seed = where the hands come from: a whole number

cli-no-players = No players are named; name one for each seat, like “level8 arena steady novice”.
cli-not-seconds = “{ $text }” will not do for { $option }, which takes seconds, like 0.5.
cli-not-a-think = “{ $text }” will not do for --think, which takes a time like 0.2s or a number of playouts like 400.
cli-keep-or-resume = Name either --keep for a new file or --resume for one to go on with.
cli-other-match = The match in { $file } is another one, as { $option } differs; leave it out, or begin a new file with --keep.

setup-bot-class = The player “{ $name }” cannot be seated: { $problem }. Check its name (module:Class), the folder you are in (that of module.py), and the code of the class.
setup-bot-name = The player “{ $name }” cannot be seated: the name of a player of your own has a module and a class. Write it like hasty:Hasty for the class Hasty in hasty.py.
setup-bot-choose = The player “{ $name }” cannot be seated: it has no method choose. Give its class choose(self, view, actions), which returns one of the actions.
setup-bot-parameters = The player “{ $name }” cannot be seated: it has { $found }, but it will be asked with two arguments, the view and the legal actions. Write choose(self, view, actions).
setup-cheat = The player “{ $name }” sees every card, so it sits nowhere but in the arena. Try: level8 arena { $name } steady steady steady.
setup-seating = “{ $seats }” is not a way to seat players. Choose one of: { $known }.
setup-extra = { $what } needs something that is not installed. Install it with: pip install "level8[{ $extra }]".
setup-dask = No Dask cluster answers at { $address }: { $problem }. Give the address of a scheduler, like tcp://127.0.0.1:8786.
setup-plot-format = “{ $file }” is not a picture that can be drawn. Its name has to end with one of: { $known }.
setup-arena-exists = { $file } is there already and will not be overwritten. Choose another name, or continue it with --resume.
setup-arena-file = { $file } cannot be used: { $problem }.
setup-arena-broken = { $file } is not the file of a match: line { $line } cannot be understood.
setup-arena-lost = Game { $game } lost its worker again and again, so the match was stopped. Look at the memory of the workers.
setup-arena-worker = A process of the match ended too early, so the match was stopped. Look whether memory ran out, or whether a player of your own ends the program, as os._exit does.

arena-playing = Playing
arena-player = Player
arena-won = Won
arena-rate = Won %
arena-by-deal = 95 % by deal
arena-by-game = 95 % by game
arena-rating = Rating
arena-mean-rank = Rank
arena-turns = Turns of a game
arena-games = Games
arena-title = { $edition }, side { $side }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-told = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }; equal players would win { $par } % each.
arena-lengths = A game took { $turns } turns and { $rounds } rounds.
arena-incomplete = The match is not finished: { $games } of { $wanted } games were played.
arena-replaced = { $count ->
        [one] 1 move
       *[other] { $count } moves
    } of { $name } had to be replaced: { $raised } by an error, { $illegal } not allowed, { $late } too late.
arena-trouble = The first of them: { $name } { $kind ->
        [raised] failed with an error
        [illegal] tried something that is not allowed
       *[late] took too long
    } ({ $what }).
arena-no-ratings = There are no ratings, as openskill is not installed: pip install "level8[arena]".
arena-go-on = To go on: level8 arena --resume { $file }

difficulty-playing = Playing
difficulty-title = { $edition }, side { $side }
difficulty-number = No.
difficulty-level = Level
difficulty-dealt = Dealt
difficulty-drawn = Drawn
difficulty-distance = Missing
difficulty-turns = Turns
difficulty-given-up = { $count ->
        [one] 1 hand was
       *[other] { $count } hands were
    } given up after too many turns.
difficulty-told = Dealt: ten cards hold the level; drawn: eleven do. Missing: cards that dealt hands lack. Turns: until a lone player can lay down, and their spread. { $hands } hands for each level.
difficulty-plot-title = How hard the levels are: { $edition }
difficulty-plot-turns = Turns alone at the table (mean, quartiles)
difficulty-plot-chance = Hands that hold the level, %
difficulty-plot-dealt = ten cards dealt
difficulty-plot-drawn = after one draw
