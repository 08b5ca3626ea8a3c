### More ways to play, on the home page.

ways-edition = La tua edizione
ways-edition-about = Altri livelli, altre carte, regole di casa: creala, giocaci, passala agli altri.
ways-edition-go = Creane una
ways-real = Con carte vere
ways-real-about = A che livello siamo? E posso mettere in tavola il mio?
ways-real-go = Comincia
ways-puzzle = Rompicapo del giorno
