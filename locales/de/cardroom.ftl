# Worte des Kartenraums: der Weg hinein, die Schlange, das Konto am Tisch, der Weg hinaus. Anrede: du.

# Der Weg hinein
cardroom-sub = { $name }: erst deine Bankkarte, dann dein Platz
cardroom-welcome = Der Kartenraum
cardroom-motto = Deine Karte öffnet die Tür. Die Chips kommen von deinem Konto und gehen dorthin zurück, wenn du gehst.
cardroom-fact-watch = Während du auf einen Platz wartest, siehst du den Spielen zu.
cardroom-fact-seat = Einen Platz bekommst du am Ende eines Spiels. Dort kaufst du Chips.
cardroom-fact-home = Wenn du gehst, gehen deine Chips auf dein Konto zurück.
cardroom-steps = Dein Weg hinein
cardroom-step-kind = Zahlen mit
cardroom-step-card = Karte
cardroom-step-pin = PIN
cardroom-step-line = Dein Platz
cardroom-closed-title = Der Kartenraum ist geschlossen
cardroom-closed-text = Er öffnet auf dieser Seite von selbst. Du musst nichts neu laden.
cardroom-closing-title = Der Kartenraum schließt
cardroom-closing-text = Die laufenden Spiele sind die letzten, und es wird niemand mehr eingelassen.
cardroom-last-visit = Dein letzter Besuch

# Das Lesegerät
cardroom-reader = Kartenleser
cardroom-choose = Mit welcher Karte zahlst du?
cardroom-debit = Debit
cardroom-credit = Kredit
cardroom-debit-note = mit PIN
cardroom-credit-note = ohne PIN
cardroom-swipe = Zieh deine Karte durch oder tippe ihre Nummer
cardroom-number = Kartennummer
cardroom-number-wrong = Das ist keine Kartennummer. Sieh noch einmal hin oder zieh die Karte noch einmal durch.
cardroom-continue = Weiter
cardroom-back = Zurück
cardroom-pin-prompt = Deine PIN
cardroom-keypad = Tasten für die PIN
cardroom-digits =
    { $count ->
        [0] Keine Ziffer eingegeben
        [one] { $count } Ziffer eingegeben
       *[other] { $count } Ziffern eingegeben
    }
cardroom-enter = Bestätigen
cardroom-correct = Korrektur
cardroom-cancel = Abbrechen
cardroom-asking = Die Bank wird gefragt …
cardroom-accepted = Karte angenommen
cardroom-other-card = Andere Karte
cardroom-cancel-ends = Abbrechen beendet deine Sitzung.
cardroom-not-let-in = Der Kartenraum hat dich nicht eingelassen, und deine Sitzung ist zu Ende. { $reason }
cardroom-pin-safe = Deine PIN geht nur an die Bank. Hier behält sie niemand.
cardroom-card =
    { $kind ->
        [debit] Debit •••• { $four }
       *[credit] Kredit •••• { $four }
    }
cardroom-card-spoken =
    { $kind ->
        [debit] Debitkarte, endet auf { $four },
       *[credit] Kreditkarte, endet auf { $four },
    }
cardroom-slip = Willkommen, { $name }
cardroom-balance-told = Guthaben { $amount }
cardroom-go-on = Weiter

# Karten einer Übungsbank
cardroom-demo = Übungskarten
cardroom-demo-note = Kein echtes Geld
cardroom-demo-pin = PIN { $pin }
cardroom-demo-no-pin = Keine PIN
cardroom-demo-has =
    { $kind ->
        [debit] { $amount } auf dem Konto
       *[credit] Rahmen { $amount }
    }
cardroom-demo-refused = die Bank lehnt sie ab

# In der Schlange
cardroom-waiting = Warten auf einen Platz
cardroom-your-place = Dein Platz
cardroom-called = aufgerufen
cardroom-wait =
    { $minutes ->
        [0] weniger als eine Minute
       *[other] etwa { $minutes } Min.
    }
cardroom-wait-soon = nach diesem Spiel ist ein Platz frei
cardroom-wait-unknown = sobald ein Platz frei ist
cardroom-line = Die Schlange
cardroom-next-seat = Nächster Platz
cardroom-ahead =
    { $count ->
        [one] Noch { $count } davor
       *[other] Noch { $count } davor
    }
cardroom-watching = Du siehst { $table }
cardroom-no-game = Noch kein Spiel zu sehen
cardroom-tables = Tische des Raums
cardroom-table = Tisch { $number }
cardroom-leave-line = Schlange verlassen
cardroom-leave-line-title = Schlange verlassen?
cardroom-leave-line-text = Deine Sitzung im Kartenraum endet, und die Nächste rückt auf. Es wurde nichts gekauft, also ist nichts zu zahlen.
cardroom-stay-in-line = Weiter warten
cardroom-ring = Klingeln

# Der Platz ist da
cardroom-seat-ready = Dein Platz ist bereit
cardroom-seat-yours = Ein Platz gehört dir
cardroom-seat-number = Platz { $seat } gehört dir
cardroom-seat-text = Du wirst zum Tisch geführt. Dort kaufst du Chips.
cardroom-seat-later = Hier bleiben
cardroom-to-table = Zum Tisch

# Das Konto
cardroom-account = Dein Konto
cardroom-holder = Name
cardroom-kind = Karte
cardroom-bank = Bank
cardroom-balance = Guthaben
cardroom-balance-last = Zuletzt genanntes Guthaben
cardroom-change = Konto wechseln
cardroom-changed = Von jetzt an werden Chips von dieser Karte bezahlt und gehen auf sie zurück.
cardroom-receipts = Belege
cardroom-receipt =
    { $kind ->
        [purchase] Chips für { $amount } gekauft
       *[cash_in] Chips für { $amount } eingelöst
    }
cardroom-receipt-state =
    { $state ->
        [confirmed] { $kind ->
            [purchase] Von der Bank bezahlt
           *[cash_in] Auf deinem Konto
        }
        [rejected] Von der Bank abgelehnt; es wurde kein Geld bewegt
       *[open] Die Bank hat noch nicht geantwortet. Wir fragen, bis sie es tut.
    }

# Chips
cardroom-buy = Chips kaufen
cardroom-coming = { $amount } unterwegs
cardroom-buy-amount = Chips für
cardroom-buy-for = Chips für { $amount } kaufen
cardroom-other-amount = Anderer Betrag
cardroom-less = Weniger
cardroom-more = Mehr
cardroom-add = { $amount } dazu
cardroom-add-chips = Chips dazulegen
cardroom-terms = Ab { $least }, in Schritten von { $step }
cardroom-beyond = Das ist mehr, als deine Bank zuletzt genannt hat. Sie lehnt es vielleicht ab.
cardroom-bought = Chips für { $amount } gekauft. Sie liegen vor dir.
cardroom-silent = Die Bank hat zu { $amount } noch nicht geantwortet. Wir fragen sie, bis sie es sagt; deine Chips kommen, sobald sie bestätigt. Du zahlst nicht doppelt.
cardroom-unclear = Das Haus hat nicht geantwortet; wir wissen nicht, ob { $amount } bestellt ist. Frag noch einmal: Es ist derselbe Auftrag und wird nie doppelt bezahlt.
cardroom-ask-again = Noch einmal fragen
cardroom-late-no = Die Bank hat den Kauf abgelehnt. Es wurde kein Geld bewegt.
cardroom-gap =
    { $seconds ->
        [0] Nächstes Spiel …
       *[other] Nächstes Spiel in { SECONDS($seconds) }
    }
cardroom-ready-count = { $count } von { $all } bereit
cardroom-stands =
    { $stands ->
        [empty] Platz { $seat } gehört dir. Kauf Chips, um im nächsten Spiel dabei zu sein.
        [away] Du setzt aus.
       *[alone] Es wird auf jemanden gewartet, der mitspielt.
    }
cardroom-closing-note = Der Raum schließt nach diesem Spiel. Deine Chips gehen auf dein Konto.

# Der Weg hinaus
cardroom-leave-title = Den Kartenraum verlassen?
cardroom-leave-text =
    { $chips ->
        [none] Deine Sitzung endet, und dein Platz geht an die Nächsten in der Schlange.
       *[some] Deine Sitzung endet, und dein Platz geht an die Nächsten in der Schlange. Chips für { $amount } gehen auf dein Konto •••• { $four }.
    }
cardroom-leave-stake = Du bist mitten in einem Spiel: Deine Karten werden weggelegt, und dein Einsatz bleibt im Pot.
cardroom-leave-now = Verlassen
cardroom-goodbye = Auf Wiedersehen, { $name }
cardroom-goodbye-why =
    { $why ->
        [closed] Der Kartenraum hat geschlossen. Danke, dass du da warst.
        [broke] Du hattest keine Chips, als das nächste Spiel begann; dein Platz ging an die Nächsten in der Schlange.
        [missed] Du hast zweimal nacheinander nicht gehandelt; dein Platz ging an die Nächsten in der Schlange.
        [absent] Du hattest zu lange keine Verbindung; deine Sitzung ist zu Ende.
        [removed] Das Haus hat deine Sitzung beendet.
       *[player] { $at ->
            [line] Du hast die Schlange verlassen. Es wurde nichts gekauft, also ist nichts zu zahlen.
           *[table] Deine Sitzung im Kartenraum ist zu Ende. Danke fürs Mitspielen.
        }
    }
cardroom-goodbye-to = in Chips gehen auf dein Konto •••• { $four }
cardroom-goodbye-hand = Die Bank erfährt es, wenn dein Spiel vorbei ist.
cardroom-come-again = Wieder hineingehen
