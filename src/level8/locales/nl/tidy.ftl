### Woorden van de opdracht die opruimt.

cli-verb-tidy = afgelopen tafels kleiner maken en oude weghalen
cli-usage-tidy = Gebruik: level8 tidy [--finished DAGEN] [--unfinished DAGEN] [--export MAP]
cli-about-tidy =
    Ruimt op waar een server zijn tafels bewaart: in de gegevensmap of in LEVEL8_DATABASE. Zonder een aantal dagen wordt niets weggehaald, en de verslagen van afgelopen spellen blijven altijd.
    Een server op een gegevensmap moet eerst stoppen; of laat hem zelf opruimen (docs/server.md, “Keeping house”).
cli-value-days = DAGEN
cli-option-tidy-finished = van afgelopen tafels na zoveel dagen alleen de verslagen bewaren
cli-option-tidy-unfinished = tafels die niet af zijn uit alle lijsten halen als er zoveel dagen niemand was; hun link opent ze nog
cli-option-tidy-closed = die tafels zoveel dagen later weghalen
cli-option-tidy-export = elk verslag in deze map schrijven, als een eigen bestand
cli-option-tidy-dry-run = niets veranderen; alleen zeggen wat er zou gebeuren
cli-tidy-done = Afgelopen tafels waarvan alleen het verslag blijft: { $shrunk }. Gesloten tafels: { $closed }. Weggehaalde tafels: { $removed }.
cli-tidy-would = Afgelopen tafels waarvan alleen het verslag zou blijven: { $shrunk }. Tafels die gesloten zouden worden: { $closed }. Tafels die weggehaald zouden worden: { $removed }.
cli-tidy-exported = Verslagen geschreven naar { $folder }: { $records }.
cli-tidy-size = Alles samen neemt { $megabytes } MB in.
cli-not-both = LEVEL8_DATABASE noemt een database en --data een map, maar er kan er maar één worden opgeruimd. Laat een van de twee weg.
cli-no-tables = In { $folder } staan geen tafels, dus er valt niets op te ruimen. Noem met --data de gegevensmap van de server, of stel LEVEL8_DATABASE in.
cli-no-export = De verslagen kunnen niet naar { $file } worden geschreven: { $problem }. Kies een andere map met --export.
