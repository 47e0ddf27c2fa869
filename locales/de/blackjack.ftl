# Worte von Blackjack.

# Was gedrückt wird
blackjack-start = Start
blackjack-hit = Karte
blackjack-stand = Bleiben
blackjack-chips = Deine Chips für den Einsatz
blackjack-add = { $amount } dazu
blackjack-add-least = Chip zu { $chip }: setzt { $amount }, das Mindeste
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
blackjack-key-chips = Einen Chip dazulegen, den kleinsten zuerst
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
blackjack-outcome-dealer = Der Croupier hat { $dealer }

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

# The book: what each move is worth, and the chart
blackjack-ask-book = Das Buch fragen
blackjack-book = Was würde das Buch tun?
blackjack-book-means = Was dein Einsatz im Mittel gewinnt oder verliert, mit den Karten, die noch im Schuh sind.
blackjack-chart = Die Tabelle dieses Tisches
blackjack-chart-hard = Harte Hände
blackjack-chart-soft = Weiche Hände
blackjack-chart-pair = Paare
blackjack-chart-hand = Deine Hand
blackjack-chart-else = { $first }, sonst { $other }
blackjack-chart-key = K Karte, B bleiben, V verdoppeln, T teilen, A aufgeben. Ein kleiner Buchstabe: was zu tun ist, wo der Zug nicht erlaubt ist; ohne ihn eine Karte.
blackjack-letter-hit = K
blackjack-letter-stand = B
blackjack-letter-double = V
blackjack-letter-split = T
blackjack-letter-surrender = A

# Nebenregeln
blackjack-double = Verdoppeln
blackjack-split = Teilen
blackjack-surrender = Aufgeben
blackjack-insure = Versichern
blackjack-no-insurance = Nicht versichern
blackjack-more = { $amount } mehr
blackjack-half-back = { $amount } zurück
blackjack-aside = { $amount } daneben
blackjack-insurance-amount = Versicherung
blackjack-key-double = Verdoppeln
blackjack-key-split = Teilen
blackjack-key-surrender = Aufgeben
blackjack-key-insure = Versichern oder nicht
blackjack-felt-hits = Croupier zieht bei jeder 17
blackjack-felt-natural = Natürliche 21 zahlt { $win } zu { $stake }
blackjack-felt-insurance = Versicherung zahlt 2 zu 1
blackjack-shoe = Im Schuh mit { $decks } Blättern sind noch { $left } Karten
blackjack-shoe-shuffle = Mischen in { $cards }
blackjack-shoe-soon = Gleich wird gemischt
# Von einer Hand, die verdoppelt wurde
blackjack-total-doubled = { $points } · 2×
blackjack-insured-for = Versichert { $amount }
blackjack-note-hand = Hand { $number } von { $count }: { $points } gegen { $dealer }
blackjack-note-insurance = Der Croupier zeigt ein Ass
blackjack-note-others-insure = Die anderen entscheiden über die Versicherung
blackjack-why-natural = Natürliche 21
blackjack-why-other-natural = Jemand hat eine natürliche 21, und die schlägt alle anderen
blackjack-why-surrendered = Aufgegeben
blackjack-house-busted = { $name } hat die Bank gesprengt
blackjack-house-busted-why = { $amount } ist mehr, als der Tisch zahlt. Er schließt jetzt, und alle behalten ihre Chips.
blackjack-told-insurance = Der Croupier zeigt ein Ass. Möchtest du eine Versicherung?
blackjack-rules-dealer-hits = Der Croupier deckt seine Karte auf und hat keine Wahl: Er zieht mit 17 oder weniger, bleibt mit 18 oder mehr, auch wenn du mehr hast.
blackjack-rules-win-natural = Du gewinnst, wenn du mehr Punkte hast als der Croupier, oder wenn er über 21 kommt und du nicht. Ein Gewinn zahlt so viel, wie du gesetzt hast. Ass und Zehn als erste zwei Karten sind eine natürliche 21 und zahlen { $win } zu { $stake }. Bei gleichen Punkten kommt dein Einsatz zurück. Sonst ist der Einsatz verloren, und nicht mehr.
blackjack-rules-first-natural = Die natürliche 21 eines Spielers beendet die Runde: Sie schlägt alle, die keine haben, auch den Croupier.
blackjack-rules-peek = Mit einem Ass oder einer Zehn sieht der Croupier zuerst seine verdeckte Karte an. Eine natürliche 21 beendet die Runde sofort.
blackjack-rules-sides = An diesem Tisch
blackjack-rules-move-double = noch einmal so viel auf deine ersten zwei Karten, und genau eine weitere Karte.
blackjack-rules-move-split = zwei Karten vom gleichen Rang werden zwei Hände, die zweite mit gleichem Einsatz. { $hands ->
        [2] Eine Hand wird einmal geteilt.
       *[other] Bis zu { $hands } Hände.
    }
blackjack-rules-move-surrender = deine ersten zwei Karten aufgeben; der halbe Einsatz kommt zurück.
blackjack-rules-move-insure = wenn der Croupier ein Ass zeigt: bis zur Hälfte deines Einsatzes daneben. Zahlt 2 zu 1, wenn er eine natürliche 21 hat, sonst ist sie verloren.
blackjack-rules-bonus = Fünf Karten gezogen und nicht über 21: Ein Gewinn zahlt 2 zu 1.
blackjack-rules-pub = Schwedische Kneipe: Bei Gleichstand mit 17, 18 und 19 gewinnt der Croupier.
blackjack-rules-limit = Wer mehr als { $amount } hat, hat die Bank gesprengt, und der Tisch schließt.
blackjack-rules-shoe =
    { $count ->
        [one] Ein Schuh mit { $count } Blatt, gemischt an der Marke, { $least } bis { $most } % vor dem Ende
       *[other] Ein Schuh mit { $count } Blättern, gemischt an der Marke, { $least } bis { $most } % vor dem Ende
    }

# What is special about each room
blackjack-room-casino-about = Du allein gegen den Geber, mit all deinen Chips.
blackjack-room-twenty-one-about = Das Spiel wie zu Hause: Karte oder bleiben. Wer mehr als 500 Chips hat, hat das Haus gesprengt.
blackjack-room-twenty-one-full-about = Mit Verdoppeln, Teilen, Versicherung und Aufgeben, und einem Bonus für fünf Karten.
blackjack-bot-mimic-note = Zieht und bleibt genau wie der Geber.
blackjack-bot-bold-note = Zieht noch eine, wo andere bleiben.
blackjack-bot-timid-note = Bleibt, sobald noch eine Karte zu viel sein könnte.
blackjack-bot-basic-note = Tut bei jedem Blatt, was die Tabelle sagt.
