### Che cosa dicono insieme le analisi delle partite di una persona.

habits-title = Che cosa dicono le tue partite
habits-title-of = Le partite di { $name }
habits-rests = { $games ->
        [one] Una partita con analisi
       *[other] { $games } partite con analisi
    }, { $choices } scelte. Le cifre sono in percentuale di una partita.
habits-few = Così poche partite dicono poco: la fortuna pesa più di tutto il resto.
habits-in-all = In tutto
habits-each = Per partita
habits-by-choice = In media una scelta è costata il { $lost } % di una partita.
habits-costly = Che cosa ti è costato di più
habits-costly-of = Che cosa è costato di più
habits-costly-about = Dalle scelte più care di ogni partita, per tipo, in percentuale di una partita.
habits-none = Finora nessuna scelta spicca.
habits-empty = Nessuna delle tue partite finite ha ancora un’analisi. Aprine una e scegli Analisi: qui troverai che cosa dicono insieme.
habits-no-games = Non hai ancora finito una partita. Giocane una, apri la sua analisi e torna qui.
habits-unreviewed = Ancora senza analisi
habits-open = Analisi
habits-no-luck = Le analisi fatte su questo dispositivo guardano solo le tue scelte: quanta fortuna hai avuto, non lo dicono.
habits-also = Le partite che hai giocato in questo browser senza server qui non sono contate.
habits-also-open = Che cosa dicono queste partite
habits-kind-draw = Pescare dal mazzo sbagliato
habits-kind-late = Mettere in tavola troppo tardi
habits-kind-early = Mettere in tavola troppo presto
habits-kind-way = Mettere in tavola nel modo sbagliato
habits-kind-joker = Tenere un jolly che si poteva aggiungere
habits-kind-off = Aggiungere la carta sbagliata, o nessuna
habits-kind-skip = Carte “Salta un turno”: quando, e a chi
habits-kind-feeding = Scartare ciò che serve agli altri
habits-kind-wasting = Scartare jolly e carte speciali
habits-kind-needed = Dare via carte del proprio livello
habits-kind-discard = Era meglio scartare un’altra carta
habits-kind-special = Carte speciali
habits-kind-carry = Che cosa tenere per la mano successiva

cli-option-review-person = che cosa dicono insieme le partite di questa persona in tutti i file
cli-review-one-file = Indica un file, oppure --person con un nome per più file.
cli-no-such-player = In { $file } non gioca nessuno di nome “{ $name }”. Ci sono: { $names }.
