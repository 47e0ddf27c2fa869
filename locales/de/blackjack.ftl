# Worte von Blackjack.

# Was gedrückt wird
blackjack-start = Start
blackjack-hit = Karte
blackjack-stand = Bleiben
blackjack-chips = Deine Chips für den Einsatz
blackjack-add = { $amount } dazu
blackjack-take = { $amount } zurücknehmen
blackjack-undo = Zurück
blackjack-clear = Leeren
blackjack-repeat = Wie zuvor
blackjack-repeat-of = der letzte Einsatz, { $amount }
blackjack-all-in = All-in
blackjack-bet = Einsatz
blackjack-bet-bad = { $min } bis { $max }
blackjack-bet-typed = Enter setzt { $amount }
blackjack-bet-none = Enter nimmt den Einsatz zurück
blackjack-your-moves = Deine Züge

# Tasten
blackjack-key-chips = Chip dazu: 1, 5, 10, 25, 50, 100, 500
blackjack-key-take = Den zuletzt gedrückten Chip zurücknehmen
blackjack-key-undo = Zurück
blackjack-key-clear = Den Einsatz leeren
blackjack-key-repeat = Den letzten Einsatz wiederholen
blackjack-key-all-in = All-in
blackjack-key-start = Start
blackjack-key-hit = Karte
blackjack-key-stand = Bleiben

# Auf dem Filz
blackjack-felt-pays = Gewinn zahlt 1 zu 1
blackjack-felt-soft = Croupier zieht bis 16 und bei weicher 17
blackjack-felt-hard = Croupier zieht bis 16, bleibt ab 17
blackjack-place-bet = Dein Einsatz, bitte
blackjack-players = Spieler
blackjack-dealer = Croupier
blackjack-total-soft = weiche { $points }
blackjack-total-bust = { $points } · Überkauft
blackjack-hand-none = { $name }: noch keine Karten
blackjack-hand = { $name }: { $cards }; { $points }
blackjack-hand-soft = { $name }: { $cards }; weiche { $points }
blackjack-note-bet = Dein Einsatz, bitte
blackjack-note-start = Drück Start oder setz mehr
blackjack-note-turn = { $points } gegen { $dealer }
blackjack-note-dealer = Der Croupier spielt
blackjack-note-other = { $name } spielt
blackjack-next-round =
    { $seconds ->
        [0] Nächste Runde …
       *[other] Nächste Runde in { SECONDS($seconds) }
    }
blackjack-win = Du gewinnst { $amount }
blackjack-push = Gleichstand: { $amount } zurück
blackjack-loss = Croupier gewinnt: Du verlierst { $amount }
blackjack-why-points = { $points } gegen { $dealer }
blackjack-why-dealer-bust = Croupier mit { $dealer } überkauft
blackjack-why-bust = Mit { $points } überkauft

# Was geschieht, erzählt
blackjack-told-bet =
    { $me ->
        [yes] Dein Einsatz ist { $amount }
       *[no] { $name } setzt { $amount }
    }
blackjack-told-no-bet =
    { $me ->
        [yes] Dein Einsatz ist zurückgenommen
       *[no] { $name } nimmt den Einsatz zurück
    }
blackjack-told-dealt =
    { $me ->
        [yes] Du hast { $cards }, { $points }
       *[no] { $name } hat { $cards }, { $points }
    }
blackjack-told-up = Der Croupier zeigt { $card }
blackjack-told-drawn =
    { $me ->
        [yes] Du ziehst { $card }: { $points }
       *[no] { $name } zieht { $card }: { $points }
    }
blackjack-told-stood =
    { $me ->
        [yes] Du bleibst bei { $points }
       *[no] { $name } bleibt bei { $points }
    }
blackjack-told-busted =
    { $me ->
        [yes] Du hast dich überkauft
       *[no] { $name } hat sich überkauft
    }
blackjack-told-hole = Der Croupier deckt { $card } auf: { $points }
blackjack-told-dealer-drew = Der Croupier zieht { $card }: { $points }
blackjack-told-dealer-bust = Der Croupier hat sich überkauft
blackjack-told-forfeited =
    { $me ->
        [yes] Du gehst, und der Einsatz von { $amount } verfällt
       *[no] { $name } geht, und der Einsatz von { $amount } verfällt
    }
blackjack-told-win =
    { $me ->
        [yes] Du gewinnst { $amount }
       *[no] { $name } gewinnt { $amount }
    }
blackjack-told-push =
    { $me ->
        [yes] Gleichstand: Dein Einsatz von { $amount } kommt zurück
       *[no] Gleichstand: Der Einsatz von { $amount } geht zurück an { $name }
    }
blackjack-told-loss =
    { $me ->
        [yes] Der Croupier gewinnt: Du verlierst { $amount }
       *[no] Der Croupier gewinnt: { $name } verliert { $amount }
    }
blackjack-told-shuffled = Die Marke ist erreicht: Alle Karten, die nicht auf dem Tisch liegen, werden gemischt
blackjack-told-insured =
    { $me ->
        [yes] Du bist mit { $amount } versichert
       *[no] { $name } ist mit { $amount } versichert
    }
blackjack-told-not-insured =
    { $me ->
        [yes] Du nimmst keine Versicherung
       *[no] { $name } nimmt keine Versicherung
    }
blackjack-told-insurance-won =
    { $me ->
        [yes] Deine Versicherung bringt { $amount }
       *[no] Die Versicherung bringt { $name } { $amount }
    }
blackjack-told-insurance-lost =
    { $me ->
        [yes] Deine Versicherung von { $amount } ist verloren
       *[no] { $name } verliert die Versicherung von { $amount }
    }
blackjack-told-peeked = Der Croupier sieht seine verdeckte Karte an: keine natürliche 21
blackjack-told-doubled =
    { $me ->
        [yes] Du verdoppelst mit { $amount } mehr
       *[no] { $name } verdoppelt mit { $amount } mehr
    }
blackjack-told-split =
    { $me ->
        [yes] Du teilst das Paar, mit { $amount } auf der zweiten Hand
       *[no] { $name } teilt das Paar, mit { $amount } auf der zweiten Hand
    }
blackjack-told-surrendered =
    { $me ->
        [yes] Du gibst auf, und die Hälfte des Einsatzes kommt zurück
       *[no] { $name } gibt auf, und die Hälfte des Einsatzes geht zurück
    }
blackjack-told-house-busted =
    { $me ->
        [yes] Du hast { $amount } und hast die Bank gesprengt! Der Tisch schließt, und alle behalten ihre Chips
       *[no] { $name } hat { $amount } und hat die Bank gesprengt! Der Tisch schließt, und alle behalten ihre Chips
    }
blackjack-told-stack = Du hast jetzt { $amount }
blackjack-told-place-bet = Setz etwas und drück Start
blackjack-told-your-turn = Du bist dran: { $points } gegen { $dealer }. Karte oder bleiben

# Verlauf
blackjack-outcome-win = { $amount } gewonnen · { $points } gegen { $dealer }
blackjack-outcome-push = Gleichstand · { $points } gegen { $dealer }
blackjack-outcome-loss = { $amount } verloren · { $points } gegen { $dealer }
blackjack-outcome-none = Nichts gesetzt

# Gehen
blackjack-leave-title = Den Einsatz liegen lassen?
blackjack-leave-text = Deine Chips auf dem Tisch sind gesetzt: Wenn du jetzt gehst, verfallen sie. Der Rest kommt zurück in deinen Geldbeutel.

# Regeln dieses Tisches
blackjack-rules-aim = Ziel
blackjack-rules-aim-text = Komm näher an 21 als der Croupier, ohne darüber zu gehen.
blackjack-rules-values = Was Karten zählen
blackjack-rules-value-number = Karten von 2 bis 10 zählen ihre Zahl.
blackjack-rules-value-ten = Bube, Dame und König zählen 10.
blackjack-rules-value-ace = Ein Ass zählt 11, wenn die Hand damit nicht über 21 kommt, sonst 1. Eine Hand, in der ein Ass 11 zählt, heißt weich.
blackjack-rules-moves = Was du tust
blackjack-rules-move-bet = Leg Chips in den Kreis und drück Start. Du und der Croupier bekommen je zwei Karten; seine erste bleibt verdeckt.
blackjack-rules-move-hit = nimm noch eine Karte, so oft du willst. Über 21 bist du überkauft: Der Einsatz ist verloren.
blackjack-rules-move-stand = nimm keine Karte mehr. Dann ist der Croupier dran.
blackjack-rules-dealer = Was der Croupier tut
blackjack-rules-dealer-soft = Der Croupier deckt seine Karte auf und hat keine Wahl: Er zieht mit 16 oder weniger und mit einer weichen 17, bleibt mit einer harten 17 und mit 18 oder mehr, auch wenn du mehr hast.
blackjack-rules-dealer-hard = Der Croupier deckt seine Karte auf und hat keine Wahl: Er zieht mit 16 oder weniger, bleibt mit 17 oder mehr, auch wenn du mehr hast.
blackjack-rules-win = Wie du gewinnst
blackjack-rules-win-text = Du gewinnst, wenn du mehr Punkte hast als der Croupier, oder wenn er über 21 kommt und du nicht. Ein Gewinn bringt dir das Doppelte deines Einsatzes zurück, auch mit Ass und Zehn. Bei gleichen Punkten kommt dein Einsatz zurück. Sonst ist der Einsatz verloren, und nichts weiter.
blackjack-rules-leave = Wenn du gehst, nachdem du Chips gesetzt hast, verfallen sie.
blackjack-rules-table = Dieser Tisch
blackjack-rules-bets = Einsätze
blackjack-rules-bets-all = { $min } bis zu allen deinen Chips
blackjack-rules-bets-range = { $min } bis { $max }
blackjack-rules-cards = Karten
blackjack-rules-decks =
    { $count ->
        [one] { $count } Blatt mit 52, für jede Runde gemischt
       *[other] { $count } Blätter mit 52, für jede Runde gemischt
    }
blackjack-rules-clock = Bedenkzeit
blackjack-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, dann bleiben
blackjack-rules-clock-none = Ohne Grenze
blackjack-rules-untimed = Keine Uhr, solange du der einzige Mensch am Tisch bist.
