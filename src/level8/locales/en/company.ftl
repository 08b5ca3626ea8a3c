### Who comes late, who watches, and bots that are watched. The page loads this when somebody watches.

## Bots that are watched

company-stop = Pause
company-go-on = Go on
company-step-action = One action
company-step-turn = One turn
company-speed = Speed
company-speed-slow = slow
company-speed-usual = normal
company-speed-fast = fast
company-hands = Open hands
company-stopped = The bots are paused. It is { $name }’s turn.
company-hands-kept = Whoever sees the hands cannot play in this game: nobody can take over a seat.

## Late, back, next

company-take-over = Play along?
company-take-over-about = Take over from a bot: you get its cards and its level.
company-play-for = Play for { $name }
company-back = Back to my seat
company-rests = The game waits until you are back.
company-soon = { $name } is finishing a turn. You sit down right after it.
company-big = Big screen
company-big-off = Usual size
company-next = Play next
company-next-about = Or wait: the next free seat is yours.
company-you-wait = You play next, as soon as a seat is free.
company-no-longer = Stop waiting
company-who-waits = Waiting for a seat: { $names }

## What the host may do

company-allow-late = Guests may take over from bots
company-mute = Mute
company-unmute = Let speak again
company-watchers-talk = Those who watch may chat

## Talk among those who watch

company-line = Write to those who watch…
company-watchers-only = Only those who watch can read this.
company-remark = { $name } (watching): { $text }

## What happens

company-wished = { $name } would like to play next.
company-muted = The host has muted { $name }.
company-you-muted = The host has muted you.
company-unmuted = { $name } may chat again.
company-you-unmuted = You may chat again.
company-hushed = The host has muted those who watch.
company-unhushed = Those who watch may chat again.

## Called when the page is in the background

company-notify = Notify me when it is my turn
company-notify-denied = Your browser does not allow this page to notify you. You can change that in its settings.

## Keys while watching

company-key-stop = pause the bots, or let them go on
company-key-action = one action
company-key-turn = one turn
company-key-speed = slower, faster
company-key-hands = open hands

## One device that is passed round

company-then = Then it is { $name }’s turn.
