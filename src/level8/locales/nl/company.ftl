### Wie later komt, wie meekijkt, en bots waar je naar kijkt. De pagina laadt dit als iemand meekijkt.

## Bots waar je naar kijkt

company-stop = Pauze
company-go-on = Verder
company-step-action = Eén actie
company-step-turn = Eén beurt
company-speed = Tempo
company-speed-slow = langzaam
company-speed-usual = normaal
company-speed-fast = snel
company-hands = Kaarten tonen
company-stopped = De bots staan op pauze. { $name } is aan de beurt.
company-hands-kept = Wie de kaarten ziet, kan dit spel niet meespelen: niemand kan nog een plaats overnemen.

## Later, terug, daarna

company-take-over = Meespelen?
company-take-over-about = Neem het over van een bot: je krijgt zijn kaarten en zijn level.
company-play-for = Voor { $name } spelen
company-back = Terug naar mijn plaats
company-rests = Het spel wacht tot je terug bent.
company-soon = { $name } maakt nog een beurt af. Meteen daarna zit jij.
company-big = Groot scherm
company-big-off = Normale grootte
company-next = Op een plaats wachten
company-next-about = Of wacht even: de eerste plaats die vrijkomt is voor jou.
company-you-wait = Je doet mee zodra er een plaats vrij is.
company-no-longer = Niet meer wachten
company-who-waits = Wachten op een plaats: { $names }

## Wat de host mag

company-allow-late = Gasten mogen het van bots overnemen
company-mute = Dempen
company-unmute = Weer laten praten
company-watchers-talk = Wie meekijkt, mag chatten

## Onder wie meekijkt

company-line = Aan iedereen die meekijkt…
company-watchers-only = Alleen wie meekijkt, kan dit lezen.
company-remark = { $name } (kijkt mee): { $text }

## Wat er gebeurt

company-wished = { $name } wil hierna graag meedoen.
company-muted = De host heeft { $name } gedempt.
company-you-muted = De host heeft je gedempt.
company-unmuted = { $name } mag weer chatten.
company-you-unmuted = Je mag weer chatten.
company-hushed = De host heeft iedereen die meekijkt gedempt.
company-unhushed = Wie meekijkt, mag weer chatten.

## Geroepen als de pagina op de achtergrond is

company-notify = Laat het me weten als ik aan de beurt ben
company-notify-denied = Je browser staat geen meldingen van deze pagina toe. Dat kun je in de instellingen van de browser veranderen.

## Toetsen bij het meekijken

company-key-stop = bots stilzetten of verder laten spelen
company-key-action = één actie
company-key-turn = één beurt
company-key-speed = langzamer, sneller
company-key-hands = kaarten tonen

## Eén apparaat dat rondgaat

company-then = Daarna is { $name } aan de beurt.
