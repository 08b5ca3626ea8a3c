### What the page explains when somebody asks, and before their first game.

## Before the first game

guide-welcome = How it goes
guide-welcome-goal = Everyone collects cards for a level of their own. Climb all eight before the others do.
guide-welcome-level = Your first level: { $level }
guide-welcome-turn = Three steps in every turn
guide-welcome-draw = One card, from the draw pile or the top of any discard pile.
guide-welcome-lay = As soon as you have all of your level. Later, add cards to anything on the table.
guide-welcome-discard = One card goes. When somebody has none left, everyone who has laid down climbs.
