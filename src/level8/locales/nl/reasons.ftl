### Waarom een zet goed of slecht is. Elke zin staat op zichzelf: de eerste letter wordt een hoofdletter.

the-number = de { $colour ->
        [r] rode
        [o] oranje
        [y] gele
        [g] groene
        [b] blauwe
       *[p] paarse
    } { $number }
the-joker = de joker
the-joker-range = de joker { $low }–{ $high }
the-special = { $sign ->
        [S] de kaart “Beurt overslaan”
        [T] de kaart “Die pak ik!”
        [X] de kaart “Die ruil ik!”
       *[K] de kaart “Die houd ik!”
    }

why-gain-nearer = { $card } helpt je: dan mis je { $to ->
        [one] nog maar 1 kaart
       *[other] nog { $to } kaarten
    } in plaats van { $from }.
why-gain-completes = { $card } maakt je level compleet.
why-gain-wins = { $card } maakt je laatste level compleet, en als je dat uitlegt, win je.
why-gain-fits = { $card } kun je aanleggen.
why-gain-out = je level is klaar, en met { $card } erbij kunnen al je andere kaarten meteen weg: de ronde eindigt.
why-gain-out-wins = je level is klaar, en met { $card } erbij kunnen al je andere kaarten meteen weg: daarmee win je.
why-gain-fits-later = je level is klaar, en { $card } kun je daarna aanleggen.
why-gain-spare = je level is al klaar, en { $card } voegt daar niets aan toe.
why-gain-nothing = { $card } brengt je niet dichter bij je level.
why-gain-fits-nothing = { $card } past bij geen enkele combinatie op tafel.
why-gain-skip = { $card } kan iemand een beurt laten overslaan.
why-gain-special = { $card } hoort bij geen enkel level, maar je kunt hem wel spelen.

why-hidden-nearer = van de { $unseen } kaarten die je niet ziet, { $count ->
        [one] zou er 1
       *[other] zouden er { $count }
    } je dichter bij je level brengen.
why-hidden-only-nearer = van de open kaarten brengt er geen je dichter bij je level; van de { $unseen } kaarten die je niet ziet, { $count ->
        [one] zou er 1
       *[other] zouden er { $count }
    } dat doen.
why-hidden-fits = van de { $unseen } kaarten die je niet ziet, kun je er { $count } aanleggen.
why-hidden-only-fits = van de open kaarten kun je er geen aanleggen; van de { $unseen } kaarten die je niet ziet, zou je er { $count } kunnen aanleggen.
why-hidden-complete = je level is klaar, dus elke kaart is goed.

why-lay-wins = je laatste level is klaar: leg het uit, en je wint.
why-lay-out = je level is klaar, en al je andere kaarten kunnen meteen weg: de ronde eindigt.
why-lay-out-wins = je level is klaar, en al je andere kaarten kunnen meteen weg: daarmee win je.
why-lay = je level is klaar; zo houd je { $left ->
        [one] 1 kaart
       *[other] { $left } kaarten
    } over, en { $off ->
        [0] geen daarvan kun je
        [one] 1 daarvan kun je
       *[other] { $off } daarvan kun je
    } aanleggen.

why-off-out = daarna kunnen ook al je andere kaarten weg: de ronde eindigt.
why-off-out-wins = daarna kunnen ook al je andere kaarten weg: daarmee win je.
why-off = een kaart minder in je hand: nog { $count }.
why-off-joker = { $card } past bijna overal en kan nog wachten; daarna heb je er nog { $count }.

why-ends = het is je laatste kaart: de ronde eindigt, en jij klimt.
why-ends-wins = het is je laatste kaart: daarmee win je.

why-discard-needed = { $card } hoort bij je level: zonder die kaart mis je er { $to } in plaats van { $from }.
why-discard-wait = { $left ->
        [0] je level blijft klaar in je hand; uitleggen kan wachten.
        [one] je level blijft klaar; leg je het nu uit, dan houd je 1 kaart over die nog nergens past.
       *[other] je level blijft klaar; leg je het nu uit, dan houd je { $left } kaarten over die nog nergens passen.
    }
why-discard-feeds = { $card } doet niets voor je level, maar { $name } kan hem aanleggen.
why-discard-wanted = { $card } doet niets voor je level, maar { $name } lijkt zulke kaarten te verzamelen.
why-discard-thrown = { $card } doet niets voor je level, en { $name }, die na jou komt, heeft hetzelfde getal op de aflegstapel.
why-discard-safe = { $card } doet niets voor je level, en niemand lijkt hem nodig te hebben.
why-discard-joker = { $card } past bijna overal: houd hem liever.
why-discard-special = { $card } zou weg zijn zonder effect, en iedereen zou hem kunnen pakken.
why-discard-fits = { $card } kun je ook aanleggen.
why-discard-no-fit = { $card } past bij geen enkele combinatie op tafel.
why-discard-no-fit-wanted = { $card } past bij geen enkele combinatie op tafel, maar { $name } lijkt zulke kaarten te verzamelen.

why-skip-again = met zijn tweeën ben jij meteen weer aan de beurt.
why-skip-cards = { $name } heeft uitgelegd en heeft nog maar { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
why-skip-level = van de anderen is niemand verder dan { $name }, op level { $level }.
why-skip-next = { $name } zou hierna aan de beurt zijn.
why-skip-other = { $name } slaat een beurt over.

why-take = alle anderen laten drie kaarten zien, en jij mag er een nemen; { $count ->
        [0] je level is al klaar.
        [one] je mist er 1.
       *[other] je mist er { $count }.
    }
why-take-laid = je level ligt al op tafel; een kaart van een ander helpt alleen als je die kunt aanleggen.

why-keep = eindigt de ronde voordat je uitlegt, dan mag je { $count } kaarten meer houden.
why-keep-laid = als je level op tafel ligt, heeft de kaart geen effect, maar je hebt er een minder.

why-swap-none = je ruilt niets; alleen de ruilkaart gaat weg.
why-swap-needed = minstens één van deze kaarten hoort bij je level: dan mis je er { $to } in plaats van { $from }.
why-swap = { $count ->
        [one] je level heeft deze kaart niet nodig
       *[other] je level heeft geen van deze { $count } kaarten nodig
    }; { $card } ligt dan bovenop, en niemand lijkt hem nodig te hebben.
why-swap-feeds = { $count ->
        [one] je level heeft deze kaart niet nodig
       *[other] je level heeft geen van deze { $count } kaarten nodig
    }; maar { $card } ligt dan bovenop, en { $name } kan hem gebruiken.
why-swap-laid = { $count ->
        [one] een nieuwe kaart kun je misschien aanleggen: je ruilt er 1.
       *[other] nieuwe kaarten kun je misschien aanleggen: je ruilt er { $count }.
    }

why-show-known = deze kaarten heeft iedereen al gezien.
why-show-needed = je level heeft minstens één van deze kaarten nodig.
why-show-spare = je level heeft geen van deze kaarten nodig.
why-show-fits = minstens één van deze kaarten kun je aanleggen.
why-show-no-fit = geen van deze kaarten kun je nu aanleggen.

why-taken-none = geen van de getoonde kaarten brengt je dichter bij je level.
why-taken-none-laid = je wilt kaarten kwijt, en er niet nog een bij.
why-taken-none-though = een van de getoonde kaarten zou je dichter bij je level brengen.

why-carry-none = je begint de volgende ronde met alleen nieuwe kaarten.
why-carry = met deze kaarten { $count ->
        [0] is je level al klaar voordat er weer wordt gegeven.
        [one] mis je nog maar 1 kaart voor je level, voordat er weer wordt gegeven.
       *[other] mis je nog { $count } kaarten voor je level, voordat er weer wordt gegeven.
    }
