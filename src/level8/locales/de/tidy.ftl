### Worte des Befehls, der aufräumt.

cli-verb-tidy = beendete Tische verkleinern und alte entfernen
cli-usage-tidy = Aufruf: level8 tidy [--finished TAGE] [--unfinished TAGE] [--export ORDNER]
cli-about-tidy =
    Räumt auf, wo ein Server seine Tische hat: im Datenordner oder in LEVEL8_DATABASE. Ohne eine Zahl von Tagen wird nichts entfernt, und die Aufzeichnungen beendeter Spiele bleiben immer.
    Ein Server auf einem Datenordner muss vorher beendet werden; oder er räumt selbst auf (docs/server.md, „Keeping house“).
cli-value-days = TAGE
cli-option-tidy-finished = beendete Tische nach so vielen Tagen auf ihre Aufzeichnungen verkleinern
cli-option-tidy-unfinished = nicht beendete Tische aus allen Listen nehmen, wenn so viele Tage niemand da war; ihre Links öffnen sie noch
cli-option-tidy-closed = diese Tische so viele Tage später entfernen
cli-option-tidy-export = jede Aufzeichnung als eigene Datei in diesen Ordner schreiben
cli-option-tidy-dry-run = nichts ändern; nur sagen, was getan würde
cli-tidy-done = Beendete Tische, von denen nur die Aufzeichnung bleibt: { $shrunk }. Geschlossene Tische: { $closed }. Entfernte Tische: { $removed }.
cli-tidy-would = Beendete Tische, von denen nur die Aufzeichnung bliebe: { $shrunk }. Tische, die geschlossen würden: { $closed }. Tische, die entfernt würden: { $removed }.
cli-tidy-exported = Aufzeichnungen in { $folder } geschrieben: { $records }.
cli-tidy-size = Alles zusammen braucht { $megabytes } MB.
cli-not-both = LEVEL8_DATABASE nennt eine Datenbank und --data einen Ordner, aber nur eins von beiden kann aufgeräumt werden. Lass eins weg.
cli-no-tables = In { $folder } liegen keine Tische, also gibt es nichts aufzuräumen. Nenne mit --data den Datenordner des Servers, oder setze LEVEL8_DATABASE.
cli-no-export = Die Aufzeichnungen können nicht nach { $file } geschrieben werden: { $problem }. Wähle mit --export einen anderen Ordner.
