### Les mots de la commande qui fait le ménage.

cli-verb-tidy = réduire les tables finies et enlever les anciennes
cli-usage-tidy = Usage : level8 tidy [--finished JOURS] [--unfinished JOURS] [--export DOSSIER]
cli-about-tidy =
    Fait le ménage là où un serveur garde ses tables : dans le dossier de données ou dans LEVEL8_DATABASE. Sans nombre de jours, rien n’est enlevé, et les enregistrements des parties finies restent toujours.
    Un serveur qui utilise un dossier de données doit d’abord être arrêté ; ou bien il fait le ménage lui-même (docs/server.md, « Keeping house »).
cli-value-days = JOURS
cli-option-tidy-finished = réduire les tables finies à leurs enregistrements après ce nombre de jours
cli-option-tidy-unfinished = ôter de toutes les listes les tables non finies où personne n’est venu depuis ce nombre de jours ; leurs liens les ouvrent encore
cli-option-tidy-closed = enlever ces tables après ce nombre de jours de plus
cli-option-tidy-export = écrire chaque enregistrement dans ce dossier, un par fichier
cli-option-tidy-dry-run = ne rien changer ; dire seulement ce qui serait fait
cli-tidy-done = Tables finies dont seul l’enregistrement reste : { $shrunk }. Tables fermées : { $closed }. Tables enlevées : { $removed }.
cli-tidy-would = Tables finies dont seul l’enregistrement resterait : { $shrunk }. Tables à fermer : { $closed }. Tables à enlever : { $removed }.
cli-tidy-exported = Enregistrements écrits dans { $folder } : { $records }.
cli-tidy-size = Le tout prend { $megabytes } Mo.
cli-not-both = LEVEL8_DATABASE désigne une base de données et --data un dossier, mais on ne peut ranger que l’un des deux. Laisses-en un de côté.
cli-no-tables = Il n’y a pas de tables dans { $folder } : il n’y a donc rien à ranger. Indique avec --data le dossier de données du serveur, ou définis LEVEL8_DATABASE.
cli-no-export = Les enregistrements ne peuvent pas être écrits dans { $file } : { $problem }. Choisis un autre dossier avec --export.
