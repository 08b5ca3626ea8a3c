### Words of the command that keeps house.

cli-verb-tidy = make finished tables smaller, and remove old ones
cli-usage-tidy = Usage: level8 tidy [--finished DAYS] [--unfinished DAYS] [--export DIR]
cli-about-tidy =
    Keeps house where a server keeps its tables: in the data folder, or in LEVEL8_DATABASE. Without a number of days nothing is removed, and records of finished games always stay.
    A server on a data folder must be stopped first; or let it keep house by itself (docs/server.md, “Keeping house”).
cli-value-days = DAYS
cli-option-tidy-finished = shrink finished tables to their records after so many days
cli-option-tidy-unfinished = take unfinished tables out of all lists when nobody has touched them for so many days; their links still open them
cli-option-tidy-closed = remove those tables so many days later
cli-option-tidy-export = write every record into this folder, as a file of its own
cli-option-tidy-dry-run = change nothing; only say what would be done
cli-tidy-done = Finished tables that are now records only: { $shrunk }. Unfinished tables closed: { $closed }. Closed tables removed: { $removed }.
cli-tidy-would = Finished tables that would become records only: { $shrunk }. Unfinished tables that would be closed: { $closed }. Closed tables that would be removed: { $removed }.
cli-tidy-exported = Records written to { $folder }: { $records }.
cli-tidy-size = The store takes { $megabytes } MB.
cli-not-both = LEVEL8_DATABASE names a database and --data a folder, but only one of them can be tidied. Leave one away.
cli-no-tables = There are no tables in { $folder }, so there is nothing to tidy. Name the data folder of the server with --data, or set LEVEL8_DATABASE.
cli-no-export = The records cannot be written to { $file }: { $problem }. Choose another folder with --export.
