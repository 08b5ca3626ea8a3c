### The end of a game, as a scene.

scene-you-top = You are at the top!
scene-top = { $name } is at the top!
scene-rounds = { $rounds ->
        [one] After one round.
       *[other] After { $rounds } rounds.
    }
scene-closest = Closest behind: { $names }, level { $level }.
scene-climbed = You climbed to level { $level }.
scene-hard = The cards were not on your side today.
scene-ahead = After round { $round } you were ahead of everyone.
scene-went-out = { $count ->
        [one] You went out once.
       *[other] You went out { $count } times.
    }
scene-laid = { $count ->
        [one] You laid down one level.
       *[other] You laid down { $count } levels.
    }
scene-next-time = In the next game everyone starts at level 1 again.
scene-story = The climb, round by round
scene-player = Player
scene-yes = Yes, play again
scene-deal-now = Deal now
scene-watch-another = Watch another game
scene-table = See the table
scene-picture = Share a picture
scene-picture-saved = The picture is in your downloads.
scene-picture-failed = This browser cannot draw the picture.
scene-details = Details
scene-seats = Change seats
scene-review = Review
