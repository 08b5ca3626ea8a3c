### Een spel aan tafel: wat er gebeurde, wat er nu gevraagd wordt, en de opdrachten in de terminal.

table-you = Jij
table-seat = Plaats { $seat }
table-hand = Hand
table-draw-pile = Trekstapel
table-discard-pile = Aflegstapel
table-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
table-round = Ronde { $round }
table-dealer = { $name } geeft.
table-you-deal = Jij geeft.
table-starts = { $name } begint.
table-skipped = slaat de volgende beurt over
table-keeps = { $count } × “Die houd ik!”

table-ask-draw = Jouw beurt: pak een kaart van een stapel.
table-ask-play = Jouw beurt: leg je level uit als dat kan, of gooi tot slot een kaart weg.
table-ask-lay-off = Jouw beurt: leg kaarten aan, of gooi er tot slot een weg.
table-ask-show = { $name } speelt “Die pak ik!”: kies { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } om te laten zien.
table-ask-take = Neem een van de getoonde kaarten, of geen.
table-ask-carry = Je mag hoogstens { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } houden voor de volgende ronde. Welke?

table-you-drew = Je hebt gepakt: { $card }.
table-you-drew-from = Je hebt van de aflegstapel van { $owner } gepakt: { $card }.
table-you-lay-down = Je legt level { $level } uit: { $melds }
table-you-lay-off = Je legt aan bij { $meld }: { $card }.
table-you-discard = Je gooit weg: { $card }.
table-you-skip = Je laat { $name } een beurt overslaan.
table-you-take = Je speelt “Die pak ik!”: alle anderen laten kaarten zien.
table-you-show = Je laat zien: { $cards }.
table-you-taken = Je neemt van { $owner }: { $card }.
table-you-taken-none = Je neemt geen van de getoonde kaarten.
table-you-swap = { $count ->
        [0] Je ruilt geen kaarten
       *[other] Je ruilt: { $cards }
    }.
table-you-keep = Je speelt “Die houd ik!”.
table-you-carry = Je houdt voor de volgende ronde: { $cards }.
table-you-carry-none = Je houdt geen kaarten voor de volgende ronde.
table-you-miss = Je slaat deze beurt over.

table-drew = { $name } pakt een kaart van de trekstapel.
table-drew-from = { $name } pakt van de aflegstapel van { $owner }: { $card }.
table-drew-nothing = Er is niets te pakken voor { $name }.
table-lays-down = { $name } legt level { $level } uit: { $melds }
table-lays-off = { $name } legt aan bij { $meld }: { $card }.
table-discards = { $name } gooit weg: { $card }.
table-skips = { $name } laat { $victim } een beurt overslaan.
table-takes = { $name } speelt “Die pak ik!”: alle anderen laten kaarten zien.
table-shows = { $name } laat zien: { $cards }.
table-taken = { $name } neemt van { $owner }: { $card }.
table-taken-none = { $name } neemt geen van de getoonde kaarten.
table-swaps = { $name } { $count ->
        [0] ruilt geen kaarten
       *[other] ruilt: { $cards }
    }.
table-keeps-card = { $name } speelt “Die houd ik!”.
table-carries = { $name } kiest in het geheim kaarten voor de volgende ronde.
table-misses = { $name } slaat deze beurt over.
table-reshuffled = De aflegstapels worden geschud: dat is de nieuwe trekstapel.

table-round-over = { $name } heeft geen kaarten meer: ronde { $round } is voorbij.
table-you-end-round = Je hebt geen kaarten meer: ronde { $round } is voorbij.
table-climbs = { $name } klimt naar level { $level }.
table-you-climb = Je klimt naar level { $level }.
table-stays = { $name } blijft op level { $level }.
table-you-stay = Je blijft op level { $level }.
table-winner = { $name } heeft gewonnen!
table-you-win = Jij hebt gewonnen!
table-ranking = { $place }. { $name }, level { $level }
table-game-over = Het spel is afgelopen.
table-goodbye = Tot de volgende keer!
table-commitment = Belofte van vóór het geven (SHA-256 van de startwaarde): { $digest }
table-record-saved = Het verslag van dit spel staat in { $file }.

table-help = Opdrachten
table-help-draw = draw · draw 2: pak van de trekstapel, of van de aflegstapel van plaats 2
table-help-lay = lay: leg je level op de beste manier uit; lay R4(r4 b5 J) S7(r7 p7): op je eigen manier
table-help-off = off r7 2.1: leg een kaart aan bij de eerste combinatie van plaats 2; off J=7 2.1: een joker als 7
table-help-discard = discard r7: gooi een kaart weg en sluit je beurt af
table-help-skip = skip 2: laat plaats 2 een beurt overslaan
table-help-take = take: vraag alle anderen om kaarten te laten zien; daarna taken r7 2 of taken none
table-help-show = show r7 b5 J: laat de kaarten zien die jij kiest
table-help-swap = swap r7 b5: ruil hoogstens drie kaarten; swap none: geen
table-help-keep = keep: leg “Die houd ik!” voor je neer
table-help-carry = carry r7 b5: houd deze kaarten voor de volgende ronde; carry none: geen
table-help-hint = hint: wat een goede speler zou doen, en waarom
table-help-sort = sort: sorteer je kaarten op getal of op kleur
table-help-rules = rules: de regels van deze editie
table-help-quit = quit: stop met het spel
