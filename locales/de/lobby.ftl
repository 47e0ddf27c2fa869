# See en.

# Leaving the house as a guest
lobby-leave-title = Das Haus verlassen?
lobby-leave-text = Du bist als Gast hier. { $name } wartet mit { $chips } auf dich, aber nur in diesem Browser. Niemand sonst kann den Namen so lange benutzen.
lobby-leave-empty = Du bist als Gast hier und hast keine Chips mehr. Wenn du weg bist, können andere den Namen { $name } nehmen.
lobby-leave-seated = Die Chips an deinen Plätzen gehören weiter dir.
lobby-leave-stay = Bleiben

# The page of a room
lobby-last = Deine letzten Besuche
lobby-last-none = Hier hast du noch nicht gespielt. Deine Ergebnisse werden hier stehen.
lobby-results = Letzte Ergebnisse hier
lobby-results-none = Hier hat noch niemand eine Runde beendet. Ergebnisse offener Tische werden hier stehen.
lobby-last-sum =
    { $count ->
        [one] { $count } Besuch, zusammen
       *[other] { $count } Besuche, zusammen
    }
lobby-last-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }

# A round that is shared
lobby-share-title = Diese Runde teilen
lobby-share-text = Wer den Link hat, sieht, was alle am Tisch gesehen haben.
lobby-share-own = Auch meine eigenen Karten zeigen
lobby-share-copied = Der Link zu dieser Runde ist kopiert.
lobby-share-back = Links zurücknehmen
lobby-share-back-text = Links zu dieser Runde, die du weitergegeben hast, gelten dann nicht mehr.
lobby-share-back-done = Deine Links zu dieser Runde gelten nicht mehr.

# My evening
lobby-evening-games = Ergebnis nach Spiel
lobby-evening-sessions = Meine Sitzungen
lobby-evening-rounds = Meine letzten Runden
lobby-evening-none = Du hast noch keine Runde zu Ende gespielt.
lobby-evening-count =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
lobby-evening-plot = Gewonnen und verloren in den letzten Runden

# Wer am Tisch den Ratgeber fragen darf
lobby-coach = Ratgeber
lobby-coach-everyone = für alle
lobby-coach-alone = nur allein mit Bots
lobby-coach-nobody = für niemanden

lobby-fill = Freie Plätze
lobby-fill-none = Du holst Bots selbst
lobby-fill-now = Bots kommen sofort
lobby-fill-later = Bots kommen nach { SECONDS($seconds) }
lobby-edge-title = Hausvorteil
lobby-edge =
    { $side ->
        [players] Hausvorteil { $share }: Von { $stake } Einsatz verliert das Haus im Mittel { $amount }
       *[house] Hausvorteil { $share }: Von { $stake } Einsatz behält das Haus im Mittel { $amount }
    }
lobby-edge-players =
    { $count ->
        [one] { $count } Spieler:
       *[other] { $count } Spieler:
    }
lobby-edge-means = Für Spieler, die der Tabelle folgen, nach dem Mischen.
lobby-edge-reckoning = Hausvorteil: wird berechnet …
lobby-edge-unknown = Hausvorteil: gerade nicht bekannt. { $why }
lobby-field-seats = Plätze
lobby-field-clock = Zeit für einen Zug
lobby-field-bank = Zeitreserve
lobby-field-gap = Pause zwischen Runden
lobby-field-most = Einkauf höchstens
lobby-field-none = keine
lobby-field-no-limit = ohne Grenze
lobby-quick = Sofort spielen
lobby-quick-with = Du setzt dich mit { $chips }.
lobby-open-tables = Offene Tische
lobby-more-tables = Mehr Tische
lobby-no-tables = Noch ist kein Tisch offen. Deiner könnte der erste sein.
lobby-fewer-bots = Weniger Bots
lobby-more-bots = Mehr Bots
lobby-honours = Ruhmeshalle
lobby-change-rules = Regeln ändern
lobby-who-comes = Wer darf herein
lobby-who-everyone = Alle
lobby-who-link = Wer den Link hat
lobby-who-code = Wer den Code kennt
lobby-pace = Tempo
lobby-pace-usual = Wie in diesem Raum
lobby-pace-quick = Schnell
lobby-pace-calm = Gemütlich
lobby-play-bots = Gegen Bots spielen
lobby-open-table = Tisch eröffnen
lobby-stakes = Einsätze
lobby-seats = Besetzte Plätze
lobby-waiting = Warten
lobby-watch = Zusehen
lobby-ending-text =
    { $why ->
        [won_table] Glückwunsch: Alle anderen haben keine Chips mehr.
        [broke] Deine Chips an diesem Tisch sind weg, darum ist dein Platz für andere frei. Mit einem neuen Buy-in kannst du wiederkommen.
        [short] Das nächste Spiel kostet mehr, als du hier hast. Zurück im Geldbeutel: { $chips }.
        [missed] Du hast zu lange nichts getan, darum wurde dein Platz frei. Zurück im Geldbeutel: { $chips }.
        [removed] Das Haus hat deinen Platz freigegeben. Zurück im Geldbeutel: { $chips }.
        [dismissed] Deine Chips sind zurück im Geldbeutel.
        [sent_away] Du darfst zusehen, aber nicht mehr hier sitzen. Zurück im Geldbeutel: { $chips }.
       *[gone] Deine Chips sind zurück im Geldbeutel.
    }

# An einem Tisch, und danach
lobby-standing =
    { $stands ->
        [rail] Du siehst zu. Ein Platz ist frei.
        [full] { $waiting ->
            [0] Alle Plätze sind besetzt.
            [one] Alle Plätze sind besetzt; { $waiting } Person wartet.
           *[other] Alle Plätze sind besetzt; { $waiting } Personen warten.
        }
        [queued] Du bist Nummer { $line } in der Schlange. Sobald ein Platz frei ist, sitzt du.
        [broke] Du hast an diesem Tisch keine Chips mehr.
        [paused] Der Gastgeber macht Pause. Es wird erst weitergegeben, wenn er fortfährt.
        [away] Du setzt aus.
        [unready] Bist du bereit für die nächste Runde?
        [ready] Du bist bereit. Es fehlt noch: { $names }.
        [unstarted] { $starts ->
            [yes] Starte die nächste Runde, wenn alle da sind.
           *[no] Der Gastgeber startet die nächste Runde.
        }
        [left] Dein Gegner hat den Tisch verlassen.
       *[alone] { $bots ->
            [yes] Noch niemand zum Spielen da. Hol einen Bot dazu oder schick jemandem den Link.
           *[no] Es fehlt noch jemand zum Spielen.
        }
    }
lobby-ending-title =
    { $why ->
        [won_table] Du hast den Tisch gewonnen!
        [broke] Keine Chips mehr
        [short] Zu wenig Chips für das nächste Spiel
        [missed] Du warst zu lange weg
        [removed] Das Haus hat dich vom Tisch genommen
        [dismissed] Du hast den Tisch verlassen
        [sent_away] Der Gastgeber hat dich weggeschickt
       *[gone] Der Tisch ist geschlossen
    }
lobby-steps-skipped =
    { $count ->
        [one] Diese Runde war sehr lang: Ihr erster Schritt fehlt hier.
       *[other] Diese Runde war sehr lang: Ihre ersten { $count } Schritte fehlen hier.
    }
lobby-told-sat =
    { $me ->
        [yes] Du nimmst mit { $amount } Platz
       *[no] { $name } nimmt mit { $amount } Platz
    }
lobby-told-away =
    { $me ->
        [yes] Du setzt aus
       *[no] { $name } setzt aus
    }
lobby-told-back =
    { $me ->
        [yes] Du bist zurück
       *[no] { $name } ist zurück
    }
lobby-told-topped-up =
    { $me ->
        [yes] Du kaufst { $amount } nach
       *[no] { $name } kauft { $amount } nach
    }
lobby-told-time =
    { $me ->
        [yes] Du nimmst dir noch { SECONDS($seconds) }
       *[no] { $name } nimmt sich noch { SECONDS($seconds) }
    }
lobby-told-shows =
    { $me ->
        [yes] Du zeigst die Karten
       *[no] { $name } zeigt die Karten
    }
