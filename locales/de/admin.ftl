# The administrator's desk. Players never load these words.

admin-title = Die Aufsicht
admin-version = Version { $version }
admin-parts = Teile der Aufsicht

# The door

admin-set-up-hint = Dieses Haus hat noch keine Aufsicht. Lege die erste an.
admin-sign-in-hint = Für alle, die das Haus führen.
admin-setup-code = Einrichtungscode
admin-setup-code-hint = Er stand in der Konsole, als das Haus gestartet wurde.
admin-name = Name
admin-password-hint = Ein paar Wörter sind besser als eines.
admin-password-again = Dasselbe Passwort noch einmal
admin-passwords-differ = Die beiden Passwörter sind verschieden. Gib beide noch einmal ein.
admin-code = Code deiner Authenticator-App
admin-code-hint = Sechs Ziffern, jede halbe Minute neu.
admin-set-up = Aufsicht anlegen
admin-sign-in = Anmelden
admin-to-house = Ins Haus, zum Spielen

# One's own account

admin-account = Konto
admin-change-password = Passwort ändern
admin-old-password = Bisheriges Passwort
admin-password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
admin-sign-out = Abmelden
admin-factor = Zweiter Faktor
admin-factor-on-hint = An. Zum Anmelden braucht es einen Code deiner Authenticator-App.
admin-factor-off-hint = Aus. Mit ihm kommt niemand herein, der nur dein Passwort kennt.
admin-factor-on = Einschalten
admin-factor-off = Ausschalten
admin-factor-scan = Scanne dies mit deiner Authenticator-App.
admin-factor-picture = Bild mit dem Geheimnis des zweiten Faktors; dasselbe Geheimnis steht darunter als Text
admin-factor-type = Oder tippe dies in die App:
admin-factor-confirm = Bestätigen
admin-factor-is-on = Der zweite Faktor ist an.
admin-factor-is-off = Der zweite Faktor ist aus.
admin-next = Weiter
admin-cancel = Abbrechen
admin-save = Speichern

# Figures

admin-figure-tables = Tische
admin-figure-people = Spieler
admin-figure-bots = Bots
admin-figure-chips = Chips im Spiel
admin-figure-book = Buch
admin-figure-bank = Bank
admin-money =
    { $money ->
        [cardroom] Kartenraum
        [test] Test
       *[other] Casino
    }
admin-book-balanced = Stimmt
admin-book-wrong =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
admin-bank-latency = { $ms } ms
admin-bank-silent = Keine Antwort
admin-bank-none = Keine

admin-tab-tables = Tische
admin-tab-table = Tisch
admin-tab-people = Leute
admin-tab-bank = Bank
admin-tab-trail = Protokoll
admin-tab-processes = Prozesse

# Rooms

admin-room-on = An
admin-room-closing = Schließt
admin-room-off = Aus
admin-room-settings = Einstellungen: { $room }
admin-room-settings-hint = Für Tische, die von jetzt an öffnen. Offene Tische bleiben, wie sie sind.
admin-room-tables = Tische beim Einschalten
admin-switch-on = Einschalten
admin-switch-off = Raum schließen
admin-add-table = Tisch dazu
admin-bots-allowed = Bots
admin-still-play =
    { $count ->
        [one] Eine Person spielt noch:
       *[other] { $count } spielen noch:
    }
admin-cashed-out =
    { $count ->
        [one] Eine Person wird ausgezahlt:
       *[other] { $count } werden ausgezahlt:
    }
admin-nobody-left = Niemand ist mehr da. Der Raum geht gleich aus.

# Tables

admin-tables = Tische
admin-table = Tisch
admin-casino = Casino
admin-open-table = Tisch öffnen
admin-no-tables = Kein Tisch ist offen.
admin-game = Spiel
admin-mini-idle = { $taken } von { $seats } Plätzen
admin-mini-round = Runde { $number } läuft
admin-mini-turn = { $name } ist dran
admin-mini-clock = { $name }, { SECONDS($seconds) }
admin-between = zwischen zwei Runden
admin-running = läuft
admin-last-round = Letzte Runde
admin-cards-up = Karten offen
admin-pot = Pot
admin-seats = Plätze
admin-free-seat = frei
admin-tag-leaving = Geht
admin-tag-missed =
    { $count ->
        [one] 1 Zug verpasst
       *[other] { $count } Züge verpasst
    }
admin-look = Alle Karten zeigen
admin-close-view = Ansicht schließen
admin-message = Nachricht
admin-message-table = Nachricht an den Tisch
admin-void = Runde annullieren
admin-table-settings = Tisch einstellen
admin-table-settings-hint = Gilt ab der nächsten Runde. Die Spielregeln bleiben.
admin-gap = Sekunden zwischen zwei Runden
admin-clock = Sekunden für einen Zug
admin-missed-max = Züge hintereinander, die man verpassen darf
admin-missed-hint = Wer so viele verpasst, verlässt den Tisch. 0 heißt: ohne Grenze.
admin-finish = Letzte Runde
admin-close = Tisch schließen
admin-test-hint = Chips sind dort nichts wert. Tester dürfen Karten vorgeben, sobald du es einschaltest.
admin-rigging-on = Vorgeben an
admin-rigging-off = Vorgeben aus
admin-rig = Vorgeben einschalten
admin-unrig = Vorgeben ausschalten
admin-mini-waits = wartet auf einen Tester

# What is asked before it is done

admin-ask-look = Du siehst die Karten aller. Das wird mit deinem Namen und der Zeit ins Protokoll geschrieben.
    .title = Alle Karten von { $name }
    .label = Alle Karten zeigen
admin-ask-switch-off = Die Spieler erfahren, dass der Raum schließt. Laufende Spiele werden zu Ende gespielt, alle werden ausgezahlt, dann ist der Raum aus. Inzwischen kommt niemand herein.
    .title = { $name } schließen?
    .label = Raum schließen
admin-ask-finish = Die laufende Runde ist die letzte. Dann schließt der Tisch, und alle nehmen ihre Chips mit.
    .title = Letzte Runde an { $name }?
    .label = Letzte Runde ansagen
admin-ask-close = Alle nehmen ihre Chips mit, und den Tisch gibt es nicht mehr. Das geht zwischen zwei Runden.
    .title = { $name } schließen?
    .label = Tisch schließen
admin-ask-rig = Tester dürfen die Karten vorgeben, die an diesem Testtisch ausgeteilt werden. Das ist auf jedem Bildschirm und in jedem Verlauf vermerkt, und jede Nutzung steht im Protokoll. Es geht zwischen zwei Spielen.
    .title = Tester dürfen bei { $name } Karten vorgeben?
    .label = Vorgeben einschalten
admin-ask-unrig = An diesem Tisch teilt wieder der Zufall aus. Er bleibt ein Testtisch. Es geht zwischen zwei Spielen.
    .title = Wieder Zufall bei { $name }?
    .label = Vorgeben ausschalten
admin-ask-dismiss = Der Bot verlässt den Tisch; läuft eine Runde, dann an ihrem Ende.
    .title = { $name } wegschicken?
    .label = Wegschicken
admin-stop = Programm beenden
admin-stop-title = Programm beenden?
admin-stop-text = Das Haus endet, alle Daten sind gesichert. Niemand kann spielen, und auch die Aufsicht ist weg, bis jemand das Programm wieder startet.
admin-stop-on = Ein Raum ist noch an. Schließe ihn zuerst, dann werden alle ausgezahlt.
admin-stop-force = Trotzdem beenden. Die Spiele gehen nach dem nächsten Start weiter.
admin-void-title = { $round } annullieren?
admin-void-running = Die Runde endet sofort. Alle haben die Chips von vorher.
admin-void-last = Die letzte Runde wird rückgängig gemacht. Alle haben die Chips von vorher.
admin-reason = Grund
admin-reason-hint = Die Spieler lesen ihn.
admin-to = An
admin-to-everybody = Alle
admin-to-room = { $room }
admin-to-table = Tisch { $table }
admin-message-sent = Deine Nachricht ist gesendet.

# People

admin-people = Leute
admin-waiting =
    { $count ->
        [0] niemand wartet
       *[other] { $count } warten
    }
admin-queue = Warteschlange: { $room }
admin-waits = wartet { $time }
admin-expected = erwartet: { $time }
admin-card = { $bank }, Karte mit Endziffern { $digits }
admin-balance = Guthaben { $amount }
admin-since = hier seit { $time }
admin-place = Platz { $place } in der Schlange
admin-barred = Ausgesperrt: { $room }
admin-barred-one = ausgesperrt
admin-nobody = Niemand ist hier.
admin-person-acts = Was man tun kann
admin-person-away = Zurzeit nicht im Haus.
admin-find = Spieler suchen
admin-find-label = Suchen
admin-see-off = Verabschieden
admin-remove = Vom Tisch nehmen
admin-bar = Aussperren
admin-unbar = Wieder hereinlassen
admin-sure = { $act }: noch einmal drücken
admin-sure-hint =
    { $act ->
        [off] Geht sofort, während einer Runde wie jemand, der aufsteht; die Chips gehen auf das eigene Konto.
        [remove] Geht sofort, während einer Runde wie jemand, der aufsteht, und nimmt die Chips mit.
        [bar] Geht und darf nicht wieder herein, auch das Bankkonto nicht.
       *[other] Darf wieder herein.
    }

# Book and bank

admin-bank = Buch und Bank
admin-bank-answers = { $bank } { $ms } ms
admin-bank-waits =
    { $count ->
        [0] { $bank } antwortet nicht
       *[other] { $bank } antwortet nicht, { $count } offen
    }
admin-in-wallets = In Geldbörsen
admin-in-tables = An Tischen
admin-in-house = Haus
admin-in-transit = Unterwegs
admin-in-issued = Zusammen
admin-receipt =
    { $kind ->
        [purchase] gekauft, Karte mit Endziffern { $digits }
       *[other] eingelöst, Karte mit Endziffern { $digits }
    }
admin-tries =
    { $count ->
        [one] einmal gefragt
       *[other] { $count }-mal gefragt
    }
admin-state-intended = noch nicht gefragt
admin-state-asked = wird gefragt
admin-state-unknown = wird wieder gefragt
admin-state-confirmed = bestätigt
admin-state-rejected = abgelehnt
admin-no-receipts = Noch hat niemand Chips gekauft.

# Processes

admin-processes = Prozesse
admin-processes-fine = { $count } in Ordnung
admin-processes-ill = { $count } von { $all } nicht in Ordnung
admin-role =
    { $role ->
        [gateway] Gateway
        [dealer] Dealer
        [rooms] Räume
       *[other] ganzes Haus
    }
admin-process-fine = in Ordnung
admin-process-waits = entscheidet gerade nichts
admin-process-silent = still seit { $span }
admin-process-about = Version { $version }, läuft seit { $span }
admin-process-tables = Tische
admin-process-rooms = Räume
admin-process-sockets = Verbindungen
admin-process-queue = Wartend
admin-process-lease = Lease
admin-process-commit = Commit
admin-process-bus = Bus
admin-process-memory = Speicher
admin-process-megabytes = { $count } Megabyte
admin-process-owns = Was ihm gehört

# The audit trail

admin-trail = Protokoll
admin-seq = Nr. { $number }
admin-older = Ältere Einträge
admin-no-acts = Noch ist nichts geschehen.
admin-outcome-running = läuft
admin-outcome-done = erledigt
admin-outcome-refused = abgelehnt
admin-outcome-interrupted = unterbrochen
admin-act-set_up = hat die Aufsicht eingerichtet
admin-act-sign_in = hat sich angemeldet
admin-act-sign_out = hat sich abgemeldet
admin-act-change_password = hat das Passwort geändert
admin-act-begin_second_factor = hat den zweiten Faktor eingeschaltet
admin-act-end_second_factor = hat den zweiten Faktor ausgeschaltet
admin-act-open_view = hat alle Karten angesehen
admin-act-switch_on = hat eingeschaltet
admin-act-switch_off = hat das Schließen angekündigt
admin-act-stop_house = hat das Programm beendet
admin-act-announce = hat eine Nachricht gesendet
admin-act-add_table = hat einen Tisch dazugestellt
admin-act-configure_room = hat den Raum geändert
admin-act-allow_bots = hat über Bots entschieden
admin-act-open_table = hat einen Tisch geöffnet
admin-act-configure_table = hat den Tisch geändert
admin-act-finish_table = hat die letzte Runde angesagt
admin-act-close_table = hat den Tisch geschlossen
admin-act-seat_bot = hat einen Bot gesetzt
admin-act-dismiss_bot = hat einen Bot weggeschickt
admin-act-void_round = hat eine Runde annulliert
admin-act-remove_player = hat vom Tisch genommen
admin-act-remove_guest = hat verabschiedet
admin-act-bar_player = hat ausgesperrt
admin-act-unbar_player = hat wieder hereingelassen
admin-act-admin_add = hat eine Aufsicht angelegt
admin-act-admin_password = hat ein Passwort auf der Kommandozeile gesetzt
admin-act-admin_second_factor_on = hat einen zweiten Faktor auf der Kommandozeile eingeschaltet
admin-act-admin_second_factor_off = hat einen zweiten Faktor auf der Kommandozeile ausgeschaltet
admin-act-admin_remove = hat eine Aufsicht entfernt
admin-act-set_rigging = hat über das Bestimmen von Karten entschieden
admin-act-hold_deal = hat das Geben angehalten oder freigegeben
admin-act-rig_deck = hat die nächsten Karten bestimmt

# Said aloud

admin-told-on = { $room } ist an.
admin-told-closing = { $room } schließt.
admin-told-off = { $room } ist aus.
admin-told-came = { $name } ist da: { $room }.
admin-told-went = { $name } ist gegangen: { $room }.
admin-told-bank-silent = Die Bank antwortet nicht.
admin-told-bank-fine = Die Bank antwortet wieder.
admin-told-book-wrong = Das Buch stimmt nicht.

# The desk of testers

admin-tester-title = Der Platz der Tester
admin-no-test-table = Kein Testtisch ist offen
admin-tester = Hier gibst du die nächsten Karten eines Testtisches vor. Bitte den Verwalter, einen zu öffnen; er erscheint hier von selbst.
admin-tester-never = Dieses Haus erlaubt es nicht. Wer das Programm startet, muss es mit --allow-rigging starten.
admin-test-tables = Testtische
admin-deal-off = Vorgeben ist hier ausgeschaltet. Der Verwalter schaltet es zwischen zwei Spielen ein.
admin-deal-waits = Der Tisch wartet vor den nächsten Karten auf dich.
admin-deal-by-itself = In { SECONDS($seconds) } geht es von selbst weiter.
admin-deal-will-begin = Das nächste Spiel wartet vor der ersten Karte auf dich.
admin-deal-will-wait = Ein Spiel läuft. Vor den nächsten Karten wartet es auf dich.
admin-deal-running = Ein Spiel läuft und wartet nicht.
admin-deal-between = Zwischen zwei Spielen.
admin-deal-empty = Noch kein Spiel: Am Tisch sitzen weniger als zwei.
admin-hold = Vor den nächsten Karten warten
admin-unhold = Nicht warten
admin-deal-on = Austeilen
admin-next-cards = Nächste Karten
admin-naming-off = Du kannst schon Karten wählen. Vorgeben kannst du sie, sobald es eingeschaltet ist und ein Spiel läuft.
admin-naming-later = Lass den Tisch warten, damit das nächste Spiel mit deinen Karten beginnt. Vorgeben kannst du sie, sobald es läuft.
admin-naming-hint = Wähle Karten in der Reihenfolge, in der sie ausgeteilt werden sollen. Über die übrigen entscheidet der Zufall.
admin-nothing-named = Keine Karte ist vorgegeben.
admin-for-seat = Platz { $seat } { $name }
admin-card-by-chance = Zufall
admin-no-place = nicht ausgeteilt
admin-is-set = Vorgegeben:
admin-card-chosen = { $card }, gewählt als Nummer { $number }
admin-card-named = { $card }, schon vorgegeben
admin-all-cards = Alle Karten
admin-earlier = Früher
admin-later = Später
admin-take-out = Herausnehmen
admin-start-over = Von vorn
admin-name-cards =
    { $count ->
        [0] Karten vorgeben
        [one] Diese Karte vorgeben
       *[other] Diese { $count } Karten vorgeben
    }
