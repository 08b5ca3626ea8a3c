### Riprendere una partita finita da un suo momento, solo per provare.

again-from-here = Riprova da qui
again-as = Ti siedi al posto di { $name }, e i bot giocano per gli altri. Tutte le carte sono com’erano allora. È solo per provare, e la partita non conta.
again-not-counted = Solo per provare: questa partita non conta.
again-back = All’analisi
