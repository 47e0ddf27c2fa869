# Worte von Roulette, wie sie am Tisch gesagt werden.

# Zahlen und Felder
roulette-colour =
    { $colour ->
        [red] Rot
        [black] Schwarz
       *[green] Grün
    }
roulette-number = { $number } { roulette-colour }
roulette-number-long =
    { $parity ->
        [zero] 0 { roulette-colour }
        [odd] { $number } { roulette-colour }, ungerade
       *[even] { $number } { roulette-colour }, gerade
    }
roulette-kind =
    { $kind ->
        [straight] Plein
        [split] Cheval
        [street] Transversale
        [trio] Trio
        [first_four] Erste vier
        [corner] Carré
        [six] Sechserreihe
        [colour] Farbe
        [parity] Gerade/Ungerade
        [half] Hälfte
        [dozen] Dutzend
       *[column] Kolonne
    }
roulette-point-straight = Plein { $a }
roulette-point-split = Cheval { $a } und { $b }
roulette-point-street = Transversale { $a } { $b } { $c }
roulette-point-trio = Trio { $a } { $b } { $c }
roulette-point-first_four = Erste vier
roulette-point-corner = Carré { $a } { $b } { $c } { $d }
roulette-point-six = Sechserreihe { $a } bis { $z }
roulette-point-dozen =
    { $place ->
        [1] 1. Dutzend
        [2] 2. Dutzend
       *[3] 3. Dutzend
    }
roulette-point-column = Kolonne { $place }
roulette-point-red = Rot
roulette-point-black = Schwarz
roulette-point-odd = Ungerade
roulette-point-even = Gerade
roulette-point-low = 1 bis 18
roulette-point-high = 19 bis 36
roulette-column-box = 2 zu 1
roulette-pays = zahlt { $factor } zu 1
roulette-kind-pays = { $kind }, { $factor } zu 1

# Der Bildschirm
roulette-board = Tableau
roulette-board-help = Pfeiltasten gehen von Feld zu Feld. Enter legt den gewählten Chip, Minus nimmt ihn zurück.
roulette-wheel = Roulettekessel
roulette-wheel-rest = Roulettekessel, Kugel auf { $number }
roulette-wheel-spins = Roulettekessel, dreht sich
roulette-last-numbers = Letzte Zahlen
roulette-last-number = letzte Zahl
roulette-place-bets = Bitte setzen
roulette-no-more-bets = Nichts geht mehr
roulette-next-spin = Ab dem nächsten Dreh bist du dabei
roulette-closes = Noch { SECONDS($seconds, unitDisplay: "long") } zum Setzen
roulette-closes-short = Noch { SECONDS($seconds) }
roulette-waiting = Warten auf die anderen
roulette-your-bets = Deine Einsätze
roulette-bets = Einsätze
roulette-no-bets = Noch keine Einsätze. Wähl einen Chip und drück auf ein Feld.
roulette-chip-to-place = Chip zum Setzen
roulette-chip = { $value }er-Chip
roulette-undo = Zurück
roulette-clear = Leeren
roulette-repeat = Nochmal
roulette-take-back = { $point } zurücknehmen
roulette-on-board = Gesetzt
roulette-spin = Drehen
roulette-next = Nächster Wurf
roulette-stake = Einsatz
roulette-gain = Möglicher Gewinn
roulette-total = Alle Einsätze
roulette-best = Bestenfalls, mit { $number }
roulette-win = Du gewinnst { $amount }
roulette-lose = Du verlierst { $amount }
roulette-even = Nichts gewonnen, nichts verloren
roulette-no-room = Dort passen keine Chips mehr hin.
roulette-laid = { $point }: { $amount }. Auf dem Tableau: { $total }
roulette-taken = { $point }: nichts. Auf dem Tableau: { $total }
roulette-cleared = Das Tableau ist leer.
roulette-others = Spieler am Rad
roulette-ready = bereit
roulette-chips-on = { $chips } darauf

# Tasten
roulette-key-arrows = Von Feld zu Feld
roulette-key-add = Den gewählten Chip setzen
roulette-key-take = Ihn zurücknehmen
roulette-key-chips = Einen Chip wählen
roulette-key-spin = Drehen
roulette-key-undo = Zurück
roulette-key-clear = Leeren
roulette-key-repeat = Letzte Einsätze wiederholen

# Gehen
roulette-leave-title = Deine Chips liegen lassen?
roulette-leave-text = Wenn du jetzt gehst, sind deine Chips auf dem Tableau verloren. Der Rest kommt zurück in deinen Geldbeutel.

# Was erzählt wird
roulette-told-laid =
    { $me ->
        [yes] Du hast { $amount } auf dem Tableau
       *[no] { $name } hat { $amount } auf dem Tableau
    }
roulette-told-asked =
    { $me ->
        [yes] Du bist bereit für den Dreh
       *[no] { $name } ist bereit für den Dreh
    }
roulette-told-number = Die Kugel liegt auf { $number }
roulette-told-win =
    { $me ->
        [yes] Du gewinnst { $amount }
       *[no] { $name } gewinnt { $amount }
    }
roulette-told-lose =
    { $me ->
        [yes] Du verlierst { $amount }
       *[no] { $name } verliert { $amount }
    }
roulette-told-even =
    { $me ->
        [yes] Du gewinnst und verlierst nichts
       *[no] { $name } gewinnt und verliert nichts
    }
roulette-told-forfeited =
    { $me ->
        [yes] Du bist gegangen, { $amount } verfallen
       *[no] { $name } ist gegangen, { $amount } verfallen
    }
roulette-told-no-spin = Niemand hat gesetzt, darum dreht sich das Rad nicht
roulette-outcome-none = Kein Dreh

# Regeln
roulette-rules-aim = Worum es geht
roulette-rules-aim-text = Eine Kugel fällt in eines von 37 Fächern, 0 bis 36, alle gleich wahrscheinlich. Du setzt darauf, in welches. Leg Chips auf Zahlen, auf die Linien dazwischen oder auf die Felder daneben; dann drück Drehen.
roulette-rules-flow = Ein Dreh
roulette-rules-flow-text = Jeder Einsatz, der die Zahl deckt, gewinnt seine Quote mal seine Chips, und die Chips bleiben deine. Jeder andere ist verloren. Wenn 0 kommt, verlieren alle Einsätze auf Farben, gerade und ungerade, Hälften, Dutzende und Kolonnen.
roulette-rules-several = Mehrere spielen an einem Rad. Es dreht sich, wenn alle Drehen gedrückt haben, spätestens { SECONDS($seconds, unitDisplay: "long") } nach dem ersten Einsatz.
roulette-rules-leaving = Wer geht, bevor die Kugel liegt, verliert die Chips auf dem Tableau. Eine verlorene Verbindung ist kein Gehen: Eine Minute lang spielen deine Einsätze weiter.
roulette-rules-payouts = Was dieser Tisch zahlt
roulette-rules-bet = Einsatz
roulette-rules-covers = Zahlen
roulette-rules-pays = Zahlt
roulette-rules-edge = Hausvorteil
roulette-rules-edge-text = Der Hausvorteil ist, was das Haus auf lange Sicht von einem Einsatz behält. Weniger als nichts heißt, dass der Vorteil bei dir liegt.
roulette-rules-table = Dieser Tisch
roulette-rules-bet-min = Kleinster Einsatz
roulette-rules-bet-max = Größter Einsatz auf ein Feld
roulette-rules-bet-max-none = alle deine Chips, bis zu einer Million
roulette-rules-spin = Die Kugel läuft
roulette-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }

# What is special about each room
roulette-room-casino-about = Eine Null und die Quoten dieses Hauses: Was jede Wette bringt, steht in den Regeln. Alle am Tisch setzen auf denselben Wurf.
roulette-room-european-about = Eine Null und die Quoten jedes Casinos: 35 zu 1 auf eine Zahl.
