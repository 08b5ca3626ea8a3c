### Le parole del comando che fa ordine.

cli-verb-tidy = ridurre i tavoli finiti e togliere quelli vecchi
cli-usage-tidy = Uso: level8 tidy [--finished GIORNI] [--unfinished GIORNI] [--export CARTELLA]
cli-about-tidy =
    Fa ordine dove un server tiene i suoi tavoli: nella cartella dei dati o in LEVEL8_DATABASE. Senza un numero di giorni non si toglie niente, e le registrazioni delle partite finite restano sempre.
    Un server che usa una cartella dei dati va prima fermato; oppure fa ordine da solo (docs/server.md, “Keeping house”).
cli-value-days = GIORNI
cli-option-tidy-finished = dopo tanti giorni, dei tavoli finiti tenere solo le registrazioni
cli-option-tidy-unfinished = togliere da tutte le liste i tavoli non finiti dove nessuno è venuto da tanti giorni; il loro link li apre ancora
cli-option-tidy-closed = togliere del tutto quei tavoli dopo altri tanti giorni
cli-option-tidy-export = scrivere ogni registrazione in questa cartella, in un file a parte
cli-option-tidy-dry-run = non cambiare niente; dire solo che cosa si farebbe
cli-tidy-done = Tavoli finiti di cui resta solo la registrazione: { $shrunk }. Tavoli chiusi: { $closed }. Tavoli tolti: { $removed }.
cli-tidy-would = Tavoli finiti di cui resterebbe solo la registrazione: { $shrunk }. Tavoli da chiudere: { $closed }. Tavoli da togliere: { $removed }.
cli-tidy-exported = Registrazioni scritte in { $folder }: { $records }.
cli-tidy-size = Tutto insieme occupa { $megabytes } MB.
cli-not-both = LEVEL8_DATABASE indica una base di dati e --data una cartella, ma si può riordinare solo una delle due. Lascia via una.
cli-no-tables = In { $folder } non ci sono tavoli, quindi non c’è niente da riordinare. Indica con --data la cartella dei dati del server, oppure imposta LEVEL8_DATABASE.
cli-no-export = Le registrazioni non si possono scrivere in { $file }: { $problem }. Scegli un’altra cartella con --export.
