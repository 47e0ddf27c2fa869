# Twenty-One als Text im Terminal. Jede Nachricht ist eine Zeile, und keine braucht Farbe.

# Geld
terminal-money = { $amount } $

# Was man tun kann, und die Buchstaben dafür
terminal-do-hit = Karte
terminal-keys-hit = k
terminal-do-stand = Bleiben
terminal-keys-stand = b
terminal-do-double = Verdoppeln
terminal-keys-double = v
terminal-do-split = Teilen
terminal-keys-split = t
terminal-do-surrender = Aufgeben
terminal-keys-surrender = a
terminal-do-again = Noch einmal
terminal-keys-again = n
terminal-do-quit = Aufhören
terminal-keys-quit = q quit exit ende
terminal-do-yes = Ja
terminal-keys-yes = j
terminal-do-no = Nein
terminal-keys-no = n
terminal-do-hall = Ruhmeshalle
terminal-keys-hall = r ruhm
terminal-do-help = Hilfe
terminal-keys-help = ?
terminal-do-book = Buch fragen
terminal-keys-book = f buch
terminal-do-chart = Strategietabelle
terminal-keys-chart = s tabelle
terminal-offer = { $word } ({ $key })

# Fragen
terminal-ask-move = { $name }: { $offers }?
terminal-ask-again = { $name }: { $offers }?
terminal-ask-bet = { $name }, du hast { $balance }. Setz { $least } bis { $most } (Chips { $chips }; Enter setzt { $default }; { $quit } hört auf):
terminal-ask-insurance = { $name }, der Croupier zeigt ein Ass. Versicherung gegen 21, bis zu { $most }: ein Betrag, { $yes } für alles, oder { $no }?
terminal-ask-players = Wie viele Spieler, 1 bis { $most }? Enter heißt 1:
terminal-ask-bots = Wie viele Bots dazu, 0 bis { $most }? Enter heißt keine:
terminal-ask-name = Name von Spieler { $number }? Enter heißt { $default }:
terminal-ask-language = { $name }, deine Sprache ({ $languages })? Enter heißt { $default }:
terminal-ask-save = Einstellungen und Guthaben in { $path } aufbewahren?

# Hinweise nach einer Antwort, die nicht verstanden wurde
terminal-hint-choices = Das ist unverständlich. Tipp { $offers }.
terminal-hint-amount = „{ $typed }“ ist kein Betrag. Tipp eine Zahl wie 25 oder Chips wie 25 5 5.
terminal-hint-chip = Einen Chip zu { $typed } gibt es nicht. Du kannst { $chips } wählen.
terminal-hint-not-of-chips = { $typed } lässt sich nicht aus Chips legen. Du kannst { $chips } wählen.
terminal-hint-range = Tipp einen Betrag von { $least } bis { $most }.
terminal-hint-number = Tipp eine Zahl von { $least } bis { $most }.
terminal-hint-name = Tipp einen Namen aus 1 bis { $most } Zeichen.
terminal-hint-language = Tipp eines von { $languages }.

# Der Tisch
terminal-welcome = Twenty-One. Komm näher an 21 als der Croupier, ohne darüber zu gehen.
terminal-welcome-keys = Bei jeder Frage erklärt { $help } die Tasten, und { $hall } zeigt die Ruhmeshalle.
terminal-hand = { $title }: { $cards }
terminal-title-dealer = Croupier
terminal-title-player = { $name } ({ $points })
terminal-title-player-soft = { $name } (weiche { $points })
terminal-title-split = { $name }, Hand { $number } ({ $points })
terminal-title-split-soft = { $name }, Hand { $number } (weiche { $points })
terminal-round = Hand { $number }
terminal-player = Spieler { $number }
terminal-name-hand = { $name } (Hand { $number })

# Was geschieht
terminal-told-bet = { $name } setzt { $bet }.
terminal-told-no-bet = { $name } setzt diese Hand aus.
terminal-told-shuffled = Der Croupier mischt den Schuh: { $cards } Karten.
terminal-told-drawn = { $name } zieht { $card }: { $points }.
terminal-told-stood = { $name } bleibt bei { $points }.
terminal-told-busted = { $name } hat sich überkauft und verliert { $bet }.
terminal-told-doubled = { $name } verdoppelt den Einsatz auf { $bet }.
terminal-told-split = { $name } teilt, mit { $bet } mehr.
terminal-told-insured = { $name } nimmt eine Versicherung für { $bet }.
terminal-told-not-insured = { $name } nimmt keine Versicherung.
terminal-told-surrendered = { $name } gibt auf; { $back } kommen zurück.
terminal-told-forfeited = { $name } geht, und der Einsatz von { $bet } bleibt beim Haus.
terminal-told-natural = { $name } hat natürliche 21!
terminal-told-peeked = Der Croupier prüft auf natürliche 21: Er hat sie nicht.
terminal-told-hole = Der Croupier deckt { $card } auf: { $points }.
terminal-told-dealer-drew = Der Croupier zieht { $card }: { $points }.
terminal-told-dealer-bust = Der Croupier hat sich überkauft.
terminal-told-insurance-won = { $name } gewinnt { $amount } durch die Versicherung.
terminal-told-insurance-lost = { $name } verliert die Versicherung von { $amount }.

# Ergebnisse einer Hand
terminal-results = Ergebnisse
terminal-result-dealer = Croupier: { $points }
terminal-result-dealer-bust = Croupier: überkauft mit { $points }
terminal-result-dealer-natural = Croupier: natürliche 21
terminal-result-natural = { $name }: natürliche 21, gewinnt { $amount }
terminal-result-win = { $name }: gewonnen mit { $points }
terminal-result-bonus = { $name }: gewonnen mit { $points } nach fünf Karten, doppelt bezahlt
terminal-result-push = { $name }: Gleichstand mit { $points }
terminal-result-loss = { $name }: verloren mit { $points }
terminal-result-bust = { $name }: überkauft mit { $points }
terminal-result-surrender = { $name }: aufgegeben
terminal-won = { $name }, in dieser Hand hast du { $amount } gewonnen. Guthaben: { $balance }
terminal-lost = { $name }, in dieser Hand hast du { $amount } verloren. Guthaben: { $balance }
terminal-even = { $name }, du hast weder gewonnen noch verloren. Guthaben: { $balance }

# Das Ende
terminal-broke = { $name }, dein Guthaben ist { $balance }: Du bist aus dem Spiel.
terminal-quits = { $name } hört mit { $balance } auf.
terminal-busted-house = { $name } hat mit { $balance } die Bank gesprengt! Das Spiel ist aus.
terminal-game-over = Das Spiel ist aus: Niemand ist übrig, der Geld hat und spielen will.
terminal-goodbye = Auf Wiedersehen!
terminal-goodbye-unfinished = Die Hand wurde nicht fertig, darum gehen alle Einsätze zurück. Auf Wiedersehen!

# Ruhmeshalle
terminal-hall = Ruhmeshalle: die letzten { $count }, die die Bank gesprengt haben
terminal-hall-empty = Ruhmeshalle: Noch hat niemand die Bank gesprengt.
terminal-hall-entry = { $place }. { $name }, { $balance } ({ $day })
terminal-hall-unreadable = Die Ruhmeshalle in { $path } lässt sich nicht lesen ({ $why }). Sie bleibt, wie sie ist.
terminal-hall-unsaved = Die Ruhmeshalle ließ sich nicht in { $path } aufbewahren: { $why }.

# Hilfe
terminal-help-keys = Tasten: { $offers }. Strg+C beendet das Spiel und behält die Guthaben.
terminal-help-bets = Einsätze: { $least } bis { $most }, aus Chips zu 1, 5, 25 und 100 Dollar.
terminal-help-shoe =
    { $decks ->
        [one] Im Schuh ist { $decks } Blatt.
       *[other] Im Schuh sind { $decks } Blätter.
    }
terminal-help-dealer =
    { $dealer ->
        [stands_on_17] Der Croupier bleibt bei 17.
        [hits_soft_17] Der Croupier zieht bei weicher 17.
       *[hits_17] Der Croupier zieht bei 17 und weniger.
    }
terminal-help-natural =
    { $ends ->
        [yes] Natürliche 21, ein Ass und eine Karte mit zehn Punkten, zahlt { $win } zu { $stake }; alle anderen verlieren dann.
       *[no] Natürliche 21, ein Ass und eine Karte mit zehn Punkten, zahlt { $win } zu { $stake }.
    }
terminal-help-limit = Wer mehr als { $limit } hat, hat die Bank gesprengt, und das Spiel ist aus.

# Die Datei mit den Einstellungen
terminal-config-problem = { $path }, Zeile { $line }: { $key } = "{ $value }" geht nicht. Erlaubt: { $allowed }. Es gilt die Vorgabe.
terminal-config-line = { $path }, Zeile { $line }: „{ $value }“ ist unverständlich. Erwartet: { $allowed }.
terminal-config-unknown = { $path }, Zeile { $line }: Den Schlüssel { $key } kennt hier niemand. Er bleibt stehen und wird nicht beachtet.
terminal-config-strict = Das Spiel beginnt nicht, weil --strict angegeben ist.
terminal-config-foreign = { $path } ist beschädigt oder gehört einem anderen Programm. Nichts wird überschrieben; das Spiel beginnt mit den Vorgaben und bewahrt keine Guthaben auf.
terminal-config-unreadable = { $path } lässt sich nicht lesen: { $why }. Das Spiel beginnt mit den Vorgaben und bewahrt keine Guthaben auf.
terminal-config-unsaved = Die Guthaben ließen sich nicht in { $path } speichern: { $why }. Das Spiel geht weiter.
terminal-config-saved-again = Die Guthaben werden wieder gespeichert.
terminal-config-written = Einstellungen und Guthaben stehen in { $path }. Dort kannst du sie ändern.
terminal-config-not-kept = Nichts wird aufbewahrt. Die Guthaben dieses Spiels sind verloren, wenn es endet.
terminal-config-anew = { $name } hatte die Bank gesprengt und beginnt neu mit { $balance }.
# Was ein Wert sein darf
terminal-allowed-range = eine ganze Zahl von { $least } bis { $most }
terminal-allowed-money = ein Betrag bis { $most }, etwa 50 oder 62.50
terminal-allowed-chips = ein ganzer Betrag von 1 bis { $most }
terminal-allowed-switch = yes oder no
terminal-allowed-language = eines von { $list }
terminal-allowed-name = 1 bis { $most } Zeichen
terminal-allowed-once = jeder Schlüssel einmal; der erste zählt
terminal-allowed-bet-max = mindestens der kleinste Einsatz, { $least }
terminal-allowed-limit = mehr als das Startguthaben, { $least }
terminal-allowed-seats = zusammen höchstens { $most } Spieler und Bots
terminal-allowed-line = key = "value" oder # und ein Kommentar
# Für eine neue Datei; je eine Zeile
terminal-file-title = Twenty-One. Ändere diese Datei, wenn kein Spiel läuft. "0" heißt Vorgabe.
terminal-file-language = Sprache für alles, was alle angeht
terminal-file-players = Spieler an dieser Tastatur, 1 bis 8, und Bots dazu
terminal-file-shoe = Blätter im Schuh, 1 bis 8; Marke in Prozent vom Ende, sonst zufällig 20 bis 30
terminal-file-money = Startguthaben, Gewinngrenze, kleinster und größter Einsatz in Dollar
terminal-file-rules = Zusatzregeln: yes oder no
terminal-file-names = Namen, Sprachen und Guthaben der Spieler

# An einem Server
terminal-net-connecting = Verbindung zu { $url } …
terminal-net-signed-in = Du bist { $name }, mit { $balance } im Geldbeutel.
terminal-net-no-server = { $url } ist nicht zu erreichen: { $why }.
terminal-net-bad-url = „{ $url }“ ist keine Adresse eines Servers. Sie sieht aus wie http://example.org:8000
terminal-net-tables = Tische mit Twenty-One:
terminal-net-table = { $number }. { $name } ({ $taken } von { $seats } Plätzen)
terminal-net-no-tables = Kein Tisch mit Twenty-One ist offen.
terminal-ask-table = Nummer eines Tisches, { $plain } für einen neuen, oder { $full } für einen neuen mit allen Zusatzregeln?
terminal-do-plain = Neu
terminal-keys-plain = n neu
terminal-do-full = Alle Regeln
terminal-keys-full = a alle
terminal-hint-table = Tipp eine Nummer aus der Liste, { $plain } oder { $full }.
terminal-ask-your-name = Dein Name?
terminal-net-seated = Du nimmst mit { $balance } Platz.
terminal-net-queued = Alle Plätze sind besetzt. Du wartest auf den nächsten freien.
terminal-net-waiting = Warten auf die anderen …
terminal-net-sits = { $name } nimmt mit { $balance } Platz.
terminal-net-left = { $name } verlässt den Tisch.
terminal-net-lost = Die Verbindung ist weg. Neuer Versuch …
terminal-net-back = Die Verbindung ist wieder da.
terminal-net-gone = Die Verbindung ließ sich nicht wiederherstellen. Deine Chips sind im Haus sicher.
terminal-net-closed = Der Tisch ist geschlossen.
terminal-net-too-late = Deine Zeit war um; das Haus hat für dich gehandelt.
terminal-net-cashed-out = Du gehst mit { $balance } im Geldbeutel.

# Das Buch
terminal-do-insure = Versicherung
terminal-do-decline = Keine Versicherung
terminal-book-best = Das Buch: { $move }
terminal-book-wins = { $move }: gewinnt im Mittel { $amount }
terminal-book-loses = { $move }: verliert im Mittel { $amount }
terminal-book-even = { $move }: gewinnt und verliert im Mittel nichts
terminal-book-means = Das gilt für deinen Einsatz von { $bet }, mit den Karten, die noch im Schuh sind.
terminal-chart-reckoning = Einen Moment: Die Tabelle zu diesen Regeln wird berechnet …
