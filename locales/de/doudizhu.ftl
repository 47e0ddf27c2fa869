# Die Wörter von Dou Dizhu.

# Was gedrückt wird
doudizhu-pass = Passen
doudizhu-bid = Reizen { $points }
doudizhu-skip = Aussetzen
doudizhu-hint = Tipp
doudizhu-play = Ausspielen
doudizhu-counter = Kartenzähler
doudizhu-unseen = Karten, die du nicht gesehen hast
doudizhu-your-moves = Deine Züge

# Tasten
doudizhu-key-bid = So viele Punkte reizen
doudizhu-key-pass = Beim Reizen passen
doudizhu-key-ranks = Eine Karte dieses Werts wählen oder zurücknehmen
doudizhu-key-jokers = Den schwarz-weißen oder den bunten Joker wählen
doudizhu-key-along = Durch deine Karten gehen; die Leertaste wählt
doudizhu-key-play = Die gewählten Karten ausspielen
doudizhu-key-skip = Aussetzen
doudizhu-key-hint = Nächster Vorschlag
doudizhu-key-counter = Kartenzähler zeigen oder verbergen

# Der Tisch
doudizhu-players = Mitspieler
doudizhu-your-cards =
    { $count ->
        [one] Deine Hand, { $count } Karte, { $chosen } gewählt
       *[other] Deine Hand, { $count } Karten, { $chosen } gewählt
    }
doudizhu-bottom = Bodenkarten: { $cards }
doudizhu-bottom-covered = Bodenkarten, verdeckt
doudizhu-base = Grundeinsatz { $base }
doudizhu-stake = Einsatz { $stake }
doudizhu-landlord = Gutsherr
doudizhu-peasant = Bauer
doudizhu-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
doudizhu-tag-bid = Reizt { $points }
doudizhu-tag-pass = Passt
doudizhu-tag-skip = Setzt aus
doudizhu-tag-ready = Bereit
doudizhu-tag-left = Ist gegangen
doudizhu-played = { $name }: { $hand }
doudizhu-chosen = { $count } gewählt
doudizhu-no-hand = Noch kein Blatt
doudizhu-nothing-beats = Nichts von dir schlägt das
doudizhu-waits = { $name } ist an der Reihe
doudizhu-next-in = Nächste Runde in { SECONDS($seconds) }
doudizhu-next-round = Du bist in der nächsten Runde dabei

# Blätter
doudizhu-rank =
    { $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
doudizhu-hand-of = { $hand }: { $rank }
doudizhu-hand-chain = { $hand }, { $low } bis { $high }
doudizhu-hand-solo = Einzelkarte
doudizhu-hand-pair = Paar
doudizhu-hand-trio = Drilling
doudizhu-hand-trio_solo = Drilling mit Karte
doudizhu-hand-trio_pair = Drilling mit Paar
doudizhu-hand-solo_chain = Straße
doudizhu-hand-pair_chain = Paarstraße
doudizhu-hand-airplane = Flugzeug
doudizhu-hand-airplane_solo = Flugzeug mit Karten
doudizhu-hand-airplane_pair = Flugzeug mit Paaren
doudizhu-hand-four_solo = Vierling mit zwei Karten
doudizhu-hand-four_pair = Vierling mit zwei Paaren
doudizhu-hand-bomb = Bombe
doudizhu-hand-rocket = Rakete

# Was geschehen ist
doudizhu-told-opened = Runde { $number }, Grundeinsatz { $base }
doudizhu-told-dealt = Du bekommst { $cards }
doudizhu-told-again = Alle haben gepasst: neu gegeben
doudizhu-told-bid =
    { $me ->
        [yes] Du reizt { $points }
       *[no] { $name } reizt { $points }
    }
doudizhu-told-pass =
    { $me ->
        [yes] Du passt
       *[no] { $name } passt
    }
doudizhu-told-clock =
    { $me ->
        [yes] Deine Zeit ist um
       *[no] Die Zeit von { $name } ist um
    }
doudizhu-told-landlord =
    { $me ->
        [yes] Du bist Gutsherr für { $points }
       *[no] { $name } ist Gutsherr für { $points }
    }
doudizhu-told-drawn =
    { $me ->
        [yes] Der Zufall macht dich zum Gutsherrn
       *[no] Der Zufall macht { $name } zum Gutsherrn
    }
doudizhu-told-play =
    { $me ->
        [yes] Du spielst { $hand }
       *[no] { $name } spielt { $hand }
    }
doudizhu-told-doubled = Der Einsatz verdoppelt sich
doudizhu-told-skip =
    { $me ->
        [yes] Du setzt aus
       *[no] { $name } setzt aus
    }
doudizhu-told-departed = { $name } ist gegangen; das Haus spielt weiter
doudizhu-told-rest =
    { $me ->
        [yes] Du hattest noch { $cards }
       *[no] { $name } hatte noch { $cards }
    }
doudizhu-told-spring = Frühling! Der Einsatz verdoppelt sich noch einmal
doudizhu-told-gain =
    { $me ->
        [yes] Du gewinnst { $amount }
       *[no] { $name } gewinnt { $amount }
    }
doudizhu-told-loss =
    { $me ->
        [yes] Du verlierst { $amount }
       *[no] { $name } verliert { $amount }
    }
doudizhu-your-bid = Du bist dran: reizen oder passen
doudizhu-your-lead = Du spielst aus: ein beliebiges Blatt
doudizhu-your-turn = Du bist dran: schlagen oder aussetzen. Auf dem Tisch: { $hand }

# Wie es ausging
doudizhu-wins =
    { $winner ->
        [landlord] Der Gutsherr gewinnt
       *[peasant] Die Bauern gewinnen
    }
doudizhu-spring = Frühling!
doudizhu-score-wins = { $wins } von { $rounds } gewonnen
doudizhu-round-won = { $result } · je { $amount }

# Gehen
doudizhu-leave-title = Die Runde verlassen?
doudizhu-leave-text = Das Haus spielt deine Karten zu Ende. Gewinn oder Verlust gehören weiter dir.

# Regeln
doudizhu-rules-aim = Das Ziel
doudizhu-rules-aim-text = Sei als Erster ohne Karten. Einer ist der Gutsherr; die zwei Bauern spielen zusammen gegen ihn, und beide gewinnen, wenn einer von ihnen fertig ist.
doudizhu-rules-order = Von hoch nach niedrig: bunter Joker, schwarz-weißer Joker, 2, Ass, König, Dame, Bube, 10 bis 3. Farben zählen nicht.
doudizhu-rules-flow = So läuft eine Runde
doudizhu-rules-flow-1 = Jeder bekommt 17 Karten; drei Bodenkarten liegen verdeckt.
doudizhu-rules-flow-2 = Reihum passt man oder reizt 1, 2 oder 3, höher als zuvor. Wer am höchsten reizt, ist Gutsherr.
doudizhu-rules-flow-2-random = Der Zufall bestimmt den Gutsherrn; das zählt wie 1.
doudizhu-rules-flow-3 = Der Gutsherr nimmt die Bodenkarten, die alle sehen, und spielt ein beliebiges Blatt aus.
doudizhu-rules-flow-4 = Dann schlägt man reihum das letzte Blatt mit einem höheren gleicher Art und Länge oder setzt aus. Nach zweimal Aussetzen spielt der Letzte neu aus.
doudizhu-rules-flow-5 = Eine Bombe schlägt alles außer einer höheren Bombe und der Rakete; die Rakete schlägt alles. Jede verdoppelt den Einsatz.
doudizhu-rules-hands = Blätter
doudizhu-rules-kickers = Beikarten haben verschiedene Werte, nie den eines Drillings, nie beide Joker. 2 und Joker stehen in keiner Straße.
doudizhu-rules-table = Dieser Raum
doudizhu-rules-base = Grundeinsatz
doudizhu-rules-stake = Einsatz
doudizhu-rules-stake-text = Grundeinsatz × Gebot, verdoppelt durch jede Bombe und die Rakete; jeder Bauer spielt darum mit dem Gutsherrn
doudizhu-rules-spring = Frühling
doudizhu-rules-spring-on = verdoppelt noch einmal, wenn die Verlierer nichts gespielt haben oder der Gutsherr nur das erste Blatt
doudizhu-rules-spring-off = zählt hier nicht
doudizhu-rules-buy-in = Nötige Chips
doudizhu-rules-clock = Bedenkzeit
doudizhu-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, dann passt du, setzt aus oder spielst deine niedrigste Karte
doudizhu-rules-clock-none = so lange du willst

# What is special about each room
doudizhu-room-bid-about = Drei Spieler: Wer am meisten bietet, ist der Grundherr, nimmt drei Karten mehr und spielt gegen die beiden anderen.
doudizhu-room-random-about = Niemand bietet: Der Zufall bestimmt den Grundherrn, und es geht gleich los.
doudizhu-room-beginner-about = Nur einzelne Karten, Paare, Drillinge, Bomben und die Rakete: genug, um das Spiel zu lernen.
doudizhu-bot-easy-note = Spielt die niedrigsten Karten, die deine schlagen, und hebt nichts auf.
doudizhu-bot-medium-note = Teilt sein Blatt vorher in Spielzüge ein und hilft dem Partner.
doudizhu-bot-hard-note = Hat aus eigenen Spielen gelernt, schätzt deine Karten und denkt voraus.
