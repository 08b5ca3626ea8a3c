### Il server e il suo archivio: che cosa è andato storto e che cosa può fare chi ospita.

store-address = LEVEL8_DATABASE non è l’indirizzo di una base di dati utilizzabile qui. Scrivilo come postgresql://nome@computer/base, oppure toglilo per tenere i tavoli in un file.
store-closed = L’archivio dei tavoli è chiuso, perché il server si sta fermando. Riavvialo per continuare a giocare.
store-folder = La cartella dei dati { $folder } non si può usare: { $problem }. Indicane un’altra con --data, oppure cambia i permessi di questa.
store-read-only = Nella cartella dei dati { $folder } o in un file al suo interno non si può scrivere. Indicane un’altra con --data, oppure rendi scrivibili questa e i suoi file per chi avvia il server.
store-in-use = Un altro server sta usando la cartella dei dati { $folder }. Prima ferma quello, oppure indica un’altra cartella con --data.
store-disk-full = Il disco di { $folder } è pieno e non si può più salvare niente. Fai spazio: poi i tavoli riprendono da soli.
store-broken = { $file } è danneggiato, oppure non è una base di dati di level8. Rimetti una copia al suo posto, oppure spostalo per ripartire da una vuota.
store-newer = { $place } viene da un level8 più nuovo di questo. Installa la versione più nuova per usarlo.
store-damaged-key = Il file della chiave { $file } è danneggiato. Rimetti una copia al suo posto, oppure cancellalo: allora tutti saranno nuovi per una volta.
store-login = La base di dati { $place } non ci lascia entrare. Controlla il nome e la password in LEVEL8_DATABASE.
store-no-database = La base di dati { $place } non esiste sul server. Creala, oppure correggi LEVEL8_DATABASE.
store-unreachable = La base di dati { $place } non risponde: { $problem }. Controlla che sia in funzione e che LEVEL8_DATABASE indichi quella giusta.
store-failed = L’archivio in { $place } non funziona: { $problem }. Sistemalo, poi riprova.
