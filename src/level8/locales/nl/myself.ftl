### What one can do about oneself on a server.

myself-title = Jij en je apparaten
myself-end-about = Heb je je plaatsen meegenomen naar een andere telefoon, of heeft iemand je link gezien? Hier kun je alle apparaten behalve dit afmelden.
myself-end = Alle andere apparaten afmelden
myself-end-sure = De andere zijn dan vreemden aan je tafels. Ook links naar een ander apparaat die je hebt gemaakt, gelden niet meer.
myself-forget-about = Deze server kan je vergeten: je naam, je plaatsen en wat je hebt geschreven. De spellen van de anderen blijven, en je kunt ze nog steeds bekijken en controleren.
myself-forget = Vergeet mij
myself-forget-sure = Je staat op van elke tafel, en een bot speelt voor je verder. Niets hiervan komt terug.
myself-no = Nee, bewaren
myself-ended = Klaar: dit is nu je enige apparaat.
myself-forgotten = Klaar: op deze server is niets meer van jou. Je zat aan { $tables } { $tables ->
        [one] tafel
       *[other] tafels
    }, in { $games } { $games ->
        [one] afgelopen spel
       *[other] afgelopen spellen
    }, en had { $lines } { $lines ->
        [one] regel
       *[other] regels
    } geschreven.
