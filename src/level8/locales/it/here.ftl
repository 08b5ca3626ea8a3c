### Giocare senza server: il gioco gira nel browser.

here-fetching = Sto caricando il gioco: { $done } di { $total } MB
here-starting = Sto preparando il gioco…
here-failed = Non è stato possibile caricare il gioco. C’è la rete?
here-away = Nessun server risponde. Giochi su questo dispositivo.
here-needs-server = Per questo serve un server, e nessuno risponde. Controlla la connessione; dove non c’è un server, qualcuno deve avviarne uno.
here-friends = Per giocare a distanza con gli amici serve un server, e a questo indirizzo non c’è. Qualcuno ne avvia uno con Level 8 su un computer e ti manda il link.
here-friends-away = Perché gli amici si uniscano serve il server, e non risponde. Appena torna, puoi invitarli qui.
here-keeps-nothing = Questo browser non conserva nulla: se chiudi la pagina, la partita va persa.
here-full = In questo browser non c’è più spazio. La partita continua, ma quello che giochi da adesso andrà perso quando chiudi la pagina.
here-understood = Va bene
here-title = Senza rete
here-about = Carica il gioco una volta e funziona su questo dispositivo senza rete. Le tue partite restano in questo browser.
here-keep = Tieni per giocare offline
here-kept = Fatto: puoi giocare senza rete.
here-save = Salva le mie partite in un file
here-bring = Riprendi partite da un file
here-brought = Le tue partite sono tornate.
here-no-games-file = In quel file non ci sono partite.
here-not-brought = Le partite di quel file vanno bene, ma questo browser non può conservarle: non conserva nulla o non ha più spazio.
here-new = C’è una nuova versione del gioco.
here-take-new = Usala adesso
here-expert = Su questo dispositivo un esperto ha meno tempo per pensare e gioca un po’ peggio.
here-review = Questo dispositivo guarda solo le scelte di { $name }. Ci vuole circa un minuto, su un telefono qualche minuto.
here-review-seat = Guarda anche queste scelte
here-reviewed = Fatto su questo dispositivo: sono state guardate solo le scelte di un giocatore, con meno prove che su un server e senza la fortuna.
here-open-record = Apri questa partita
