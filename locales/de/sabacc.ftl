# Worte von Sabacc.

# Was gedrückt wird
sabacc-draw = Ziehen
sabacc-swap = Tauschen
sabacc-stand = Bleiben
sabacc-junk = Passen
sabacc-keep = Behalten
sabacc-discard = Ablegen
sabacc-check = Schieben
sabacc-match = Mitgehen
sabacc-raise = Erhöhen
sabacc-bet = Setzen
sabacc-all-in = All-in
sabacc-to = auf { $amount }
sabacc-all-of = alle { $amount }
sabacc-swap-what = { $gave } gegen { $took }
sabacc-choose = Karte wählen
sabacc-keep-all = alle { $count }
sabacc-your-moves = Deine Züge
sabacc-hint-play = Zieh eine Karte, tausch eine gegen die oberste des Stapels, bleib oder passe.
sabacc-hint-swap = Wähl die Karte, die du für { $card } gibst.
sabacc-hint-discard = Leg eine Karte ab oder behalte alle.
sabacc-hint-choose = Wähl die Karte, die du ablegst.

# Tasten
sabacc-key-draw = Ziehen
sabacc-key-swap = Die gewählte Karte tauschen
sabacc-key-stand = Bleiben
sabacc-key-junk = Passen
sabacc-key-keep = Alle Karten behalten
sabacc-key-discard = Die gewählte Karte ablegen
sabacc-key-match = Schieben oder mitgehen
sabacc-key-raise = Setzen oder erhöhen
sabacc-key-all-in = All-in wählen
sabacc-key-cards = Eine Karte wählen

# Der Tisch
sabacc-players = Spieler
sabacc-your-cards = Deine Karten
sabacc-drawn-now = gerade gezogen
sabacc-deck = Stapel
sabacc-deck-of =
    { $count ->
        [one] Stapel, noch eine Karte
       *[other] Stapel, noch { $count } Karten
    }
sabacc-pile = Ablage
sabacc-pile-top = Ablage, oberste Karte { $card }
sabacc-pile-none = Ablage, leer
sabacc-pot = Pot
sabacc-sabacc-pot = Sabacc-Pot
sabacc-dice = Würfel: { $first } und { $second }
sabacc-dice-none = Würfel: noch nicht geworfen
sabacc-stake = Einsatz
sabacc-stake-of = { $name }, Einsatz { $amount }
sabacc-round = Runde { $round } von { $rounds }
sabacc-sum = Deine Hand ist { $sum }
sabacc-sum-zero = Deine Hand ist null: Sabacc
sabacc-sum-tag = Summe { $sum }
sabacc-next-in = Nächstes Spiel in { SECONDS($seconds) }
sabacc-next-game = Du bist beim nächsten Spiel dabei

# Was ein Platz zuletzt tat
sabacc-tag-draw = Zieht
sabacc-tag-swap = Tauscht
sabacc-tag-stand = Bleibt
sabacc-tag-junk = Passt
sabacc-tag-check = Schiebt
sabacc-tag-match = Mit { $amount }
sabacc-tag-raise = Erhöht { $amount }
sabacc-tag-all-in = All-in
sabacc-tag-wins = Gewinnt
sabacc-tag-waiting = Nächstes
sabacc-shows = zeigt { $cards }
sabacc-has-cards =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
sabacc-has-open = offen { $cards }

# Wer gewonnen hat
sabacc-sabacc = Sabacc!
sabacc-wins =
    { $me ->
        [yes] Du gewinnst { $amount }
       *[no] { $name } gewinnt { $amount }
    }
sabacc-wins-nothing =
    { $me ->
        [yes] Du gewinnst; niemand hat dagegengesetzt
       *[no] { $name } gewinnt; niemand hat dagegengesetzt
    }
sabacc-shares =
    { $me ->
        [yes] Du teilst: { $amount }
       *[no] { $name } teilt: { $amount }
    }
sabacc-wins-pot = und der Sabacc-Pot dazu
sabacc-with-sum = mit { $sum }

# Was geschah
sabacc-told-opened = Spiel { $number }: Alle zahlen { $fee } in den Sabacc-Pot, in dem jetzt { $pot } liegen
sabacc-told-dealt = Du bekommst { $cards }
sabacc-told-pile = Die Ablage beginnt mit { $card }
sabacc-told-round = Runde { $number }
sabacc-told-draw =
    { $me ->
        [yes] Du ziehst eine Karte
       *[no] { $name } zieht eine Karte
    }
sabacc-told-draw-card = Du ziehst { $card }
sabacc-told-discard =
    { $me ->
        [yes] Du legst { $card } ab
       *[no] { $name } legt { $card } ab
    }
sabacc-told-keep =
    { $me ->
        [yes] Du behältst alle Karten
       *[no] { $name } behält alle Karten
    }
sabacc-told-swap =
    { $me ->
        [yes] Du tauschst { $gave } gegen { $took }
       *[no] { $name } tauscht { $gave } gegen { $took }
    }
sabacc-told-stand =
    { $me ->
        [yes] Du bleibst
       *[no] { $name } bleibt
    }
sabacc-told-junk =
    { $me ->
        [yes] Du passt
       *[no] { $name } passt
    }
sabacc-told-junk-clock =
    { $me ->
        [yes] Die Zeit ist um: Du passt
       *[no] Die Zeit ist um: { $name } passt
    }
sabacc-told-junk-left = { $name } verlässt das Spiel
sabacc-told-check =
    { $me ->
        [yes] Du schiebst
       *[no] { $name } schiebt
    }
sabacc-told-match =
    { $me ->
        [yes] Du gehst mit { $amount } mit
       *[no] { $name } geht mit { $amount } mit
    }
sabacc-told-raise =
    { $me ->
        [yes] Du erhöhst auf { $amount }
       *[no] { $name } erhöht auf { $amount }
    }
sabacc-told-all-in =
    { $me ->
        [yes] Du bist mit { $amount } all-in
       *[no] { $name } ist mit { $amount } all-in
    }
sabacc-told-dice = Die Würfel zeigen { $first } und { $second }
sabacc-told-doubles = Die Würfel zeigen { $first } und { $second }: Pasch! Alle Hände werden weggeworfen und neu gegeben
sabacc-told-reshuffled = Die Ablage wird gemischt und ist der neue Stapel
sabacc-told-shown = { $name }: { $cards }, Summe { $sum }
sabacc-told-won =
    { $me ->
        [yes] Du gewinnst mit { $sum } den Pot von { $amount }
       *[no] { $name } gewinnt mit { $sum } den Pot von { $amount }
    }
sabacc-told-sabacc =
    { $me ->
        [yes] Sabacc! Du gewinnst den Sabacc-Pot von { $amount }
       *[no] Sabacc! { $name } gewinnt den Sabacc-Pot von { $amount }
    }
sabacc-told-won-shared =
    { $me ->
        [yes] Du teilst mit { $sum } den Pot und bekommst { $amount }
       *[no] { $name } teilt mit { $sum } den Pot und bekommt { $amount }
    }
sabacc-told-sabacc-shared =
    { $me ->
        [yes] Sabacc! Du teilst den Sabacc-Pot und bekommst { $amount }
       *[no] Sabacc! { $name } teilt den Sabacc-Pot und bekommt { $amount }
    }
sabacc-told-stack = Du hast { $amount }
sabacc-your-turn = Du bist dran: { $choices }
sabacc-choice-draw = ziehen
sabacc-choice-swap = tauschen
sabacc-choice-stand = bleiben
sabacc-choice-junk = passen
sabacc-choice-keep = alle Karten behalten
sabacc-choice-discard = eine ablegen
sabacc-choice-check = schieben
sabacc-choice-match = mit { $amount } mitgehen
sabacc-choice-bet = setzen
sabacc-choice-raise = erhöhen
sabacc-round-won = { $names } · { $amount }

# Gehen
sabacc-leave-title = Das Spiel verlassen?
sabacc-leave-text = Dein Einsatz und das Startgeld bleiben auf dem Tisch. Die Chips vor dir gehören dir.

# Regeln
sabacc-rules-aim = Das Ziel
sabacc-rules-aim-text = Halte Karten, die zusammen null ergeben oder möglichst nah daran liegen. Grüne Karten mit vollen Zeichen zählen plus, rote mit hohlen Zeichen minus, die zwei grauen zählen nichts.
sabacc-rules-table = Dieser Tisch
sabacc-rules-fee = Startgeld pro Spiel
sabacc-rules-pot = Erster Sabacc-Pot
sabacc-rules-pot-range = { $min } bis { $max }, zufällig
sabacc-rules-rounds = Runden
sabacc-rules-buy-in = Nötige Chips
sabacc-rules-clock = Zeit für einen Zug
sabacc-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, dann bleibst du; mitgegangen wird nicht für dich
sabacc-rules-clock-none = so lange du willst
sabacc-rules-untimed = Allein unter Bots hast du alle Zeit der Welt.
sabacc-rules-flow = Wie ein Spiel läuft
sabacc-rules-flow-1 = Alle zahlen das Startgeld in den Sabacc-Pot und bekommen zwei Karten. Eine Karte eröffnet die Ablage.
sabacc-rules-flow-2 = In jeder von drei Runden machen alle einen Zug, von links nach rechts.
sabacc-rules-flow-3 = Dann dürfen alle einmal setzen: den höchsten Einsatz der Runde mitgehen oder erhöhen. Wer weniger gesetzt hat als der Höchste, muss am Ende mitgehen, all-in gehen oder passen.
sabacc-rules-flow-4 = Dann fallen zwei Würfel. Bei einem Pasch werden alle Hände weggeworfen, und alle bekommen ebenso viele neue Karten.
sabacc-rules-flow-5 = Nach der dritten Runde werden die Hände gezeigt. Wer gewinnt, nimmt alle Einsätze; Side Pots gibt es nicht.
sabacc-rules-plays = Die vier Züge
sabacc-rules-play-draw = Nimm eine Karte vom Stapel. Dann darfst du eine ablegen, die neue oder eine andere.
sabacc-rules-play-swap = Gib eine Karte und nimm die oberste der Ablage. Alle sehen, welche.
sabacc-rules-play-stand = Tu nichts.
sabacc-rules-play-junk = Wirf deine Hand weg. Du bist aus diesem Spiel heraus, und dein Einsatz ist verloren.
sabacc-rules-winning = Wer gewinnt
sabacc-rules-win-1 = Die Summe, die am nächsten an null liegt, gewinnt.
sabacc-rules-win-2 = Bei gleichem Abstand schlägt Plus Minus.
sabacc-rules-win-3 = Die Summe null ist ein Sabacc und gewinnt auch den Sabacc-Pot.
sabacc-rules-win-4 = Von mehreren Sabaccs gewinnt der mit den meisten Karten.
sabacc-rules-win-5 = Wer dann noch gleich ist, teilt; ein übriger Chip geht an den früheren Spieler.

sabacc-card =
    { $sign ->
        [plus] plus
       *[minus] minus
    } { $number } { $stave ->
        [circle] Kreis
        [square] Quadrat
       *[triangle] Dreieck
    }
sabacc-card-zero = Sylop, null
sabacc-card-back = verdeckte Sabacc-Karte

# What is special about the room
sabacc-room-casino-about = Wer der Null am nächsten kommt, gewinnt das Spiel; wer genau null hat, auch den Sabacc-Pot, der von Spiel zu Spiel wächst.
sabacc-bot-balance-note = Zieht, bis die Summe nahe null ist, und setzt umso mehr, je näher sie ist.
sabacc-shares-nothing =
    { $me ->
        [yes] Du teilst; gewonnen sind keine Chips
       *[no] { $name } teilt; gewonnen sind keine Chips
    }
