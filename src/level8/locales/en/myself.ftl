### What one can do about oneself on a server.

myself-title = You and your devices
myself-end-about = If you have taken your seats along to another phone, or somebody has seen your link: from here you can end all devices but this one.
myself-end = End all other devices
myself-end-sure = The others will be strangers at your tables from now on. Links to another device that you made are void as well.
myself-forget-about = This server can forget you: your name, your seats and what you wrote. The games of the others stay, and can still be read and checked.
myself-forget = Forget me
myself-forget-sure = You get up from every table, and a bot plays on for you. Nothing of this can be brought back.
myself-no = No, keep it
myself-ended = Done: this is your only device now.
myself-forgotten = Done: nothing of you is left on this server. You were at { $tables } { $tables ->
        [one] table
       *[other] tables
    }, in { $games } finished { $games ->
        [one] game
       *[other] games
    }, and had written { $lines } { $lines ->
        [one] line
       *[other] lines
    }.
