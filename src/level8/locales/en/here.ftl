### Playing without a server: the game runs in the browser itself.

here-fetching = Getting the game: { $done } of { $total } MB
here-starting = Getting the game ready…
here-failed = The game could not be fetched. Is there a network?
here-away = No server answers. You play on this device.
here-needs-server = This needs a server, and none answers. Check your connection; where there is no server, somebody has to run one.
here-friends = Friends far away need a server, and there is none at this address. Somebody starts one with Level 8 on a computer and sends you its link.
here-friends-away = Friends need the server to join you, and it does not answer. As soon as it does, you can invite them here.
here-keeps-nothing = This browser keeps nothing: when you close the page, the game is gone.
here-full = There is no more room in this browser. The game goes on, but when you close the page, what you play from now on is gone.
here-understood = All right
here-title = Without a network
here-about = Fetch the game once, and it plays on this device without a network. Your games stay in this browser.
here-keep = Keep for offline
here-kept = Kept: you can play without a network.
here-save = Save my games as a file
here-bring = Bring games from a file
here-brought = Your games are back.
here-no-games-file = That file holds no games.
here-not-brought = The games in that file are fine, but this browser cannot keep them: it keeps nothing, or has no more room.
here-new = There is a new version of the game.
here-take-new = Use it now
here-expert = An expert has less time to think on this device, and plays a little weaker.
here-review = This device looks only at the choices of { $name }. It takes about a minute, on a phone a few.
here-review-seat = Look at these choices, too
here-reviewed = Made on this device: only the choices of one player were looked at, with fewer trials than on a server, and luck is left out.
here-open-record = Open this game
