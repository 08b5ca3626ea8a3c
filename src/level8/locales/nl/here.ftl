### Spelen zonder server: het spel draait in de browser zelf.

here-fetching = Het spel wordt opgehaald: { $done } van { $total } MB
here-starting = Het spel wordt klaargezet…
here-failed = Het spel kon niet worden opgehaald. Heb je internet?
here-away = Er antwoordt geen server. Je speelt op dit apparaat.
here-needs-server = Hiervoor is een server nodig, en er antwoordt er geen. Kijk of je verbinding hebt; waar geen server is, moet iemand er een starten.
here-friends = Om met vrienden op afstand te spelen is een server nodig, en op dit adres is er geen. Iemand start er een met Level 8 op een computer en stuurt je de link.
here-friends-away = Zonder de server kunnen vrienden niet meedoen, en hij antwoordt niet. Zodra hij er weer is, kun je ze hier uitnodigen.
here-keeps-nothing = Deze browser onthoudt niets: als je de pagina sluit, is het spel weg.
here-full = Er is geen ruimte meer in deze browser. Het spel gaat door, maar wat je vanaf nu speelt is weg als je de pagina sluit.
here-understood = Oké
here-title = Zonder internet
here-about = Haal het spel één keer op, dan werkt het op dit apparaat zonder internet. Je spellen blijven in deze browser.
here-keep = Bewaren voor onderweg
here-kept = Bewaard: je kunt zonder internet spelen.
here-save = Mijn spellen in een bestand bewaren
here-bring = Spellen uit een bestand halen
here-brought = Je spellen zijn terug.
here-no-games-file = In dat bestand staan geen spellen.
here-not-brought = De spellen in dat bestand zijn in orde, maar deze browser kan ze niet bewaren: hij onthoudt niets of heeft geen ruimte meer.
here-new = Er is een nieuwe versie van het spel.
here-take-new = Nu gebruiken
here-expert = Op dit apparaat heeft een expert minder tijd om na te denken en speelt hij iets zwakker.
here-review = Dit apparaat bekijkt alleen de keuzes van { $name }. Dat duurt ongeveer een minuut, op een telefoon een paar.
here-review-seat = Ook deze keuzes bekijken
here-reviewed = Gemaakt op dit apparaat: alleen de keuzes van één speler zijn bekeken, met minder pogingen dan op een server, en zonder het geluk.
here-open-record = Dit spel openen
