# Worte der Seite selbst; jedes Spiel hat seinen eigenen Katalog. Anrede: du.
#
# Passen = fold, schieben = check, mitgehen = call, setzen = bet, erhöhen = raise,
# Karte = hit, bleiben = stand, überkauft = bust.

app-name = Croupier
app-motto = Der Tisch ist erleuchtet. Nimm Platz.
app-closed = Das Haus antwortet nicht. Alle zwei Sekunden folgt ein neuer Versuch.
app-retry = Noch einmal
app-unreachable = Das Haus antwortet nicht. Prüf dein Netz und versuch es noch einmal.
app-connection-lost = Verbindung verloren. Gleich wieder da …
app-session-over = Deine Sitzung ist vorbei. Bitte komm neu herein.
app-coming = Einen Moment …
app-failed = Dieser Teil der Seite steht still. Dein Platz und deine Chips sind sicher.
app-not-loaded = Dieser Teil der Seite ließ sich nicht laden. Dein Platz und deine Chips sind sicher.
app-language-missing = Die Texte auf { $language } ließen sich nicht laden.
app-stumbled = Auf dieser Seite ging etwas schief. Wenn es nicht weitergeht, lade sie neu: Dein Platz und deine Chips sind sicher.
app-outdated-title = Diese Seite ist veraltet
app-outdated = Das Haus hat eine neue Version. Dein Platz und deine Chips sind sicher: Lade die Seite neu, um weiterzuspielen.
app-reload = Neu laden

# Eingang
app-your-name = Dein Name am Tisch
app-password = Passwort
app-play = Spielen
app-door-hint = Du beginnst mit 1.000 Chips. Schon mal hier?
app-with-password = Mit Passwort
app-password-hint = Mit Passwort gehört der Name dir.
app-as-guest = Als Gast hereinkommen
app-play-chips = Nur Spielchips, kein Geld

# Menü
app-greeting = Schön, dich zu sehen, { $name }
app-chips =
    { $count ->
        [one] Chip
       *[other] Chips
    }
app-your-chips = Deine Chips
app-your-seat = Dein Platz
app-seat-kept = Am Tisch { $table } ist dein Platz noch frei
app-back-to-table = Zurück zum Tisch
app-back-to-menu = Zurück zum Menü
app-section-casino = Das Casino
app-section-more = Weitere Tische
app-leave = Gehen
app-keep-name = Namen behalten
app-keep-name-why = Mit einem Passwort gehören der Name und seine Chips dir, auf jedem Gerät.
app-new-password = Neues Passwort, mindestens 8 Zeichen
app-name-kept = { $name } gehört jetzt dir.

# Ein Raum
app-quick = Sofort spielen
app-quick-with = Du setzt dich mit { $amount } Chips.
app-play-bots = Gegen Bots spielen
app-too-poor = Du brauchst mindestens { $amount } Chips im Geldbeutel, um hier Platz zu nehmen.
app-open-tables = Offene Tische
app-open-table = Tisch eröffnen
app-open = Eröffnen
app-no-tables = Noch ist kein Tisch offen. Deiner könnte der erste sein.
app-table-name = Name des Tisches
app-stakes = Einsätze
app-bots = Bots
app-fewer-bots = Weniger Bots
app-more-bots = Mehr Bots
app-bot-kind = Art der Bots
app-buy-in = Buy-in
app-buy-in-range = Buy-in { $min } bis { $max }
app-buy-in-from = Buy-in ab { $min }
app-slider = { $label }, Regler
app-min = min. { $amount }
app-max = max. { $amount }
app-seats = Besetzte Plätze
app-waiting = Warten
app-sit-down = Platz nehmen
app-watch = Zusehen

# Am Tisch
app-table = Tisch
app-rules = Regeln
app-keys = Tasten
app-ok = Ok
app-chat = Chat
app-chat-new =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
app-history = Verlauf
app-chat-and-history = Chat und Verlauf
app-messages = Nachrichten
app-message = Nachricht
app-nothing-said = Noch hat niemand etwas gesagt.
app-say-something = Sag etwas Nettes
app-seat-to-talk = Nimm Platz, um mitzureden.
app-send = Senden
app-letters-left =
    { $count ->
        [one] noch { $count } Zeichen
       *[other] noch { $count } Zeichen
    }
app-wallet = Du hast { $amount } Chips im Geldbeutel.
app-top-up = Nachkaufen
app-no-top-up = Du kannst jetzt nicht nachkaufen: Vor dir dürfen höchstens { $amount } Chips liegen, und sie kommen aus deinem Geldbeutel.
app-sit-out = Aussetzen
app-im-back = Bin zurück
app-away = setzt aus
app-join-queue = Anstellen
app-leave-queue = Nicht mehr warten
app-ready = Bereit
app-not-ready = Doch nicht bereit
app-stand-in = ein Bot spielt
app-fill = Freie Plätze
app-fill-none = Du holst Bots selbst
app-fill-now = Bots kommen sofort
app-fill-later = Bots kommen nach { SECONDS($seconds) }
app-start-round = Start
app-queue = In der Schlange: { $names }
app-add-bot = Bot dazu
app-dismiss = Wegschicken
app-copy-link = Link kopieren
app-link-copied = Der Link zu diesem Tisch ist kopiert.
app-link = Der Link zu diesem Tisch: { $link }
app-close-table = Tisch schließen
app-players = Spieler, { $taken } von { $seats }
app-seat-number = Platz { $number }
app-sit-here = Hier sitzen
app-empty-seat = Freier Platz
app-next-round =
    { $seconds ->
        [0] Nächste Hand …
       *[other] Nächste Hand in { SECONDS($seconds) }
    }
app-you = Du
app-standing =
    { $stands ->
        [rail] Du siehst zu. Ein Platz ist frei.
        [full] { $waiting ->
            [0] Alle Plätze sind besetzt.
            [one] Alle Plätze sind besetzt; { $waiting } Person wartet.
           *[other] Alle Plätze sind besetzt; { $waiting } Personen warten.
        }
        [queued] Du bist Nummer { $line } in der Schlange. Sobald ein Platz frei ist, sitzt du.
        [broke] Du hast an diesem Tisch keine Chips mehr.
        [away] Du setzt aus.
        [unready] Bist du bereit für die nächste Runde?
        [ready] Du bist bereit. Es fehlt noch: { $names }.
        [unstarted] { $starts ->
            [yes] Starte die nächste Runde, wenn alle da sind.
           *[no] Der Gastgeber startet die nächste Runde.
        }
       *[alone] { $bots ->
            [yes] Noch niemand zum Spielen da. Hol einen Bot dazu oder schick jemandem den Link.
           *[no] Es fehlt noch jemand zum Spielen.
        }
    }

# Gehen
app-leave-title = Mitten in der Hand gehen?
app-leave-text = Wenn du jetzt gehst, passt deine Hand, und was du gesetzt hast, bleibt im Pot. Der Rest kommt zurück in deinen Geldbeutel.
app-leave-now = Tisch verlassen
app-leave-seat-kept = Menü, Platz behalten
app-leave-stay = Weiterspielen
app-ending-title =
    { $why ->
        [won_table] Du hast den Tisch gewonnen!
        [broke] Keine Chips mehr
        [short] Zu wenig Chips für das nächste Spiel
        [missed] Du warst zu lange weg
        [dismissed] Du hast den Tisch verlassen
       *[gone] Der Tisch ist geschlossen
    }
app-ending-text =
    { $why ->
        [won_table] Glückwunsch: Alle anderen haben keine Chips mehr.
        [broke] Deine Chips an diesem Tisch sind weg, darum ist dein Platz für andere frei. Mit einem neuen Buy-in kannst du wiederkommen.
        [short] Das nächste Spiel kostet mehr, als du hier hast. Deine { $amount } Chips sind zurück im Geldbeutel.
        [missed] Du hast zu lange nichts getan, darum wurde dein Platz frei. { $amount } Chips sind zurück im Geldbeutel.
        [dismissed] Deine Chips sind zurück im Geldbeutel.
       *[gone] Deine Chips sind zurück im Geldbeutel.
    }
app-ending-stay = Hier bleiben

# Verlauf
app-no-history = Hier ist noch keine Hand zu Ende gespielt.
app-sentences = { ". " }
app-round = Hand { $number }
app-replay = Noch einmal ansehen
app-older-rounds = Ältere Runden
app-steps-skipped =
    { $count ->
        [one] Diese Runde war sehr lang: Ihr erster Schritt fehlt hier.
       *[other] Diese Runde war sehr lang: Ihre ersten { $count } Schritte fehlen hier.
    }
app-first = Erster Schritt
app-previous = Schritt zurück
app-next = Schritt vor
app-last = Letzter Schritt
app-run = Abspielen
app-pause = Pause

# Was um ein Spiel herum geschieht
app-told-sat = { $name } nimmt mit { $amount } Platz
app-told-bot-sat = { $name }, ein Bot, nimmt mit { $amount } Platz
app-told-left =
    { $cause ->
        [broke] { $name } hat keine Chips mehr und geht
        [short] { $name } hat zu wenig Chips, um weiterzuspielen, und geht mit { $amount }
        [missed] { $name } war zu lange weg und geht mit { $amount }
       *[player] { $name } geht mit { $amount }
    }
app-told-beaten = Glückwunsch, du hast { $name } geschlagen
app-told-away = { $name } setzt aus
app-told-back = { $name } ist zurück
app-told-ready = { $name } ist bereit
app-told-unready = { $name } ist doch nicht bereit
app-told-stand-in = { $name } hat die Verbindung verloren; solange spielt ein Bot
app-told-stand-in-over = { $name } ist zurück und spielt wieder selbst
app-told-topped-up = { $name } kauft { $amount } nach
app-told-queued = { $name } stellt sich an
app-told-voided = Die Runde konnte nicht weitergehen und gilt nicht; alle behalten ihre Chips

# Der letzte Chip
app-farewell-title = Keine Chips mehr
app-farewell-text = Du hast deinen letzten Chip verloren und musst das Haus jetzt verlassen. Komm wieder herein, und du beginnst neu mit 1.000 Chips.
app-seated = und { $amount } an Tischen

# Wie viel gesetzt wird
app-bet-amount-bet = Einsatz
app-bet-amount-raise = Erhöhen auf
app-bet-slider-bet = Einsatz, Regler
app-bet-slider-raise = Erhöhen auf, Regler
app-bet-min = Min.
app-bet-half-pot = ½ Pot
app-bet-pot-size = Pot
app-bet-shares = Fertige Beträge
app-bet-all-in = All-in
app-bet-limits = Von { $min } bis { $max }
app-turn-now = ist am Zug
app-chat-said = { $name } sagt: { $text }

# Players whom the house remembers
app-honours = Ruhmeshalle

# Was das Haus auf Dauer behält
app-change-rules = Regeln ändern
app-edge-title = Hausvorteil
app-edge =
    { $side ->
        [players] Hausvorteil { $share }: Von { $stake } Einsatz verliert das Haus im Mittel { $amount }
       *[house] Hausvorteil { $share }: Von { $stake } Einsatz behält das Haus im Mittel { $amount }
    }
app-edge-players =
    { $count ->
        [one] { $count } Spieler:
       *[other] { $count } Spieler:
    }
app-edge-means = Für Spieler, die der Tabelle folgen, nach dem Mischen.
app-edge-reckoning = Hausvorteil: wird berechnet …
app-edge-unknown = Hausvorteil: gerade nicht bekannt. { $why }

app-picture-too-large = Dieses Bild ist größer als { $megabytes } MB. Wähle ein kleineres; nichts wurde geändert.
app-picture-not-sent = Das Haus ist nicht erreichbar. Nichts wurde geändert; versuch es gleich noch einmal.
app-looks-not-kept = Das Aussehen gilt vorerst nur in diesem Browser: das Haus war nicht zu erreichen.
