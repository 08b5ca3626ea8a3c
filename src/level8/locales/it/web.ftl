### La pagina: il tavolo nel browser. Le altre pagine hanno le loro frasi in pages.ftl.

web-title = Level 8
web-offline = Il server non risponde. Controlla la connessione e riprova.
web-server-trouble = Qualcosa è andato storto sul server. Riprova tra un momento.
web-try-again = Riprova
web-joker-as = { $card } come { $what }
web-meld-run = scala { $first }–{ $last }
web-meld-set = { $count } volte { $number }
web-meld-colour = { $count } volte { $colour }
web-meld-cards = { $meld } ({ $cards })
web-bot-random = Caso
web-bot-novice = Principiante
web-bot-steady = Costante
web-bot-expert = Esperto
