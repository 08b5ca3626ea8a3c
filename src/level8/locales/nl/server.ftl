### De server en zijn opslag: wat er misging en wat de gastheer kan doen.

store-address = LEVEL8_DATABASE is geen adres van een database die hier te gebruiken is. Schrijf het als postgresql://naam@computer/database, of laat het weg om de tafels in een bestand te bewaren.
store-closed = De opslag van de tafels is gesloten, omdat de server stopt. Start hem opnieuw om verder te spelen.
store-folder = De gegevensmap { $folder } is niet te gebruiken: { $problem }. Noem een andere met --data, of verander de rechten van deze.
store-read-only = In de gegevensmap { $folder } of in een bestand daarin kan niets worden geschreven. Noem een andere met --data, of maak deze en de bestanden erin beschrijfbaar voor wie de server start.
store-in-use = Een andere server gebruikt de gegevensmap { $folder }. Stop die eerst, of noem een andere map met --data.
store-disk-full = De schijf met { $folder } is vol, dus er kan niets meer worden bewaard. Maak er ruimte op; daarna gaan de tafels vanzelf verder.
store-broken = { $file } is beschadigd of is geen database van level8. Zet een kopie terug, of haal het bestand weg om met een leeg te beginnen.
store-newer = { $place } is gemaakt door een nieuwere level8 dan deze. Installeer de nieuwere versie om het te gebruiken.
store-damaged-key = Het sleutelbestand { $file } is beschadigd. Zet een kopie terug, of verwijder het: dan is iedereen één keer nieuw.
store-login = De database { $place } laat ons niet binnen. Controleer de naam en het wachtwoord in LEVEL8_DATABASE.
store-no-database = De database { $place } bestaat niet op de server. Maak hem aan, of verbeter LEVEL8_DATABASE.
store-unreachable = De database { $place } antwoordt niet: { $problem }. Kijk of hij draait, en of LEVEL8_DATABASE de juiste noemt.
store-failed = De opslag in { $place } werkt niet: { $problem }. Los dat op en probeer het opnieuw.
