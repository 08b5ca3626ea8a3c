### What bots say now and then, each after its own manner.

manner-novice-hello = Hello! I’m still learning.
manner-novice-laid = Look, I did it!
manner-novice-skipped = Oh no! Well, a little nap.
manner-novice-out = Really? I’m out!
manner-novice-stays = Oops. Next time!

manner-steady-hello = Have a good game!
manner-steady-laid = There we go.
manner-steady-skipped = Fair enough. I’ll have a rest.
manner-steady-out = That went nicely.
manner-steady-stays = It happens. On we go.

manner-expert-hello = May the best hand win.
manner-expert-laid = All according to plan.
manner-expert-skipped = A wise move.
manner-expert-out = I had counted on that.
manner-expert-stays = Interesting. I will remember that.
