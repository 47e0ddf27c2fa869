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
app-announcement = Das Haus sagt
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
app-too-poor =
    { $where ->
        [tables] Du brauchst mindestens { $chips } im Geldbeutel, um hier Platz zu nehmen. An anderen Tischen hast du { $seated }.
       *[wallet] Du brauchst mindestens { $chips } im Geldbeutel, um hier Platz zu nehmen.
    }
app-open = Eröffnen
app-table-name = Name des Tisches
app-bots = Bots
app-bot-kind = Art der Bots
app-buy-in = Buy-in
app-buy-in-range = Buy-in { $min } bis { $max }
app-buy-in-from = Buy-in ab { $min }
app-slider = { $label }, Regler
app-min = min. { $amount }
app-max = max. { $amount }
app-sit-down = Platz nehmen

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
app-sent-away-quiet = Der Gastgeber hat dich weggeschickt: Du kannst mitlesen.
app-send = Senden
app-letters-left =
    { $count ->
        [one] noch { $count } Zeichen
       *[other] noch { $count } Zeichen
    }
app-wallet = Du hast { $chips } im Geldbeutel.
app-top-up = Nachkaufen
app-no-top-up = Du kannst jetzt nicht nachkaufen: Vor dir dürfen höchstens { $chips } liegen, und sie kommen aus deinem Geldbeutel.
app-wallet-empty = Dein Geldbeutel ist leer, darum kannst du nicht nachkaufen.
app-sit-out = Aussetzen
app-im-back = Bin zurück
app-away = setzt aus
app-join-queue = Anstellen
app-leave-queue = Nicht mehr warten
app-ready = Bereit
app-not-ready = Doch nicht bereit
app-stand-in = ein Bot spielt
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
app-rebuy-bot = Neue Chips für den Bot: { $amount }

# Gehen
app-leave-title = Mitten in der Hand gehen?
app-leave-text = Wenn du jetzt gehst, passt deine Hand, und was du gesetzt hast, bleibt im Pot. Der Rest kommt zurück in deinen Geldbeutel.
app-leave-now = Tisch verlassen
app-leave-seat-kept = Menü, Platz behalten
app-leave-stay = Weiterspielen
app-ending-stay = Hier bleiben

# Verlauf
app-no-history = Hier ist noch keine Hand zu Ende gespielt.
app-sentences = { ". " }
app-round = Hand { $number }
app-replay = Noch einmal ansehen
app-older-rounds = Ältere Runden
app-recap-own = Deine Karten: { $cards }
app-recap-board = Auf dem Tisch: { $cards }
app-first = Erster Schritt
app-previous = Schritt zurück
app-next = Schritt vor
app-last = Letzter Schritt
app-run = Abspielen
app-pause = Pause

# Was um ein Spiel herum geschieht
app-told-bot-sat = { $name }, ein Bot, nimmt mit { $amount } Platz
app-told-left =
    { $cause ->
        [broke] { $name } hat keine Chips mehr und geht
        [short] { $name } hat zu wenig Chips, um weiterzuspielen, und geht mit { $amount }
        [missed] { $name } war zu lange weg und geht mit { $amount }
        [removed] Das Haus hat { $name } vom Tisch genommen, mit { $amount }
        [sent_away] { $name } wird vom Gastgeber weggeschickt und geht mit { $amount }
       *[player] { $name } geht mit { $amount }
    }
app-told-own-left =
    { $cause ->
        [broke] Du hast keine Chips mehr
        [short] Du hast zu wenig Chips, um weiterzuspielen, und gehst mit { $amount }
        [missed] Du warst zu lange weg und gehst mit { $amount }
        [removed] Das Haus hat dich vom Tisch genommen, mit { $amount }
        [sent_away] Der Gastgeber schickt dich weg; du gehst mit { $amount }
       *[player] Du gehst mit { $amount }
    }
app-told-beaten = Glückwunsch, du hast { $name } geschlagen
app-told-ready = { $name } ist bereit
app-told-unready = { $name } ist doch nicht bereit
app-told-stand-in = { $name } hat die Verbindung verloren; solange spielt ein Bot
app-told-stand-in-over = { $name } ist zurück und spielt wieder selbst
app-told-queued = { $name } stellt sich an
app-told-voided = Die Runde konnte nicht weitergehen und gilt nicht; alle behalten ihre Chips
app-told-voided-why = Runde { $number } gilt nicht: { $reason }. Alle behalten ihre Chips
app-told-reversed = Runde { $number } wurde zurückgenommen: { $reason }. Alle haben die Chips von vorher
app-told-rigging-on = An diesem Tisch dürfen Tester jetzt Karten vorgeben.
app-told-rigging-off = An diesem Tisch teilt wieder der Zufall aus.
app-told-held = { $name } lässt den Tisch vor den nächsten Karten warten.
app-told-dealt-on = { $name } lässt die Karten austeilen.
app-told-rigged = { $name } hat die nächsten Karten vorgegeben.

# Test tables
app-test-table = Testtisch
app-test-rigged = Karten vorgegeben
app-test-note = Das ist ein Testtisch. Seine Chips sind nichts wert, und Tester dürfen die Karten vorgeben.
app-test-waits = Warten auf einen Tester
app-test-chips = Die Chips eines Testtisches sind nichts wert. Sie entstehen, wenn du dich setzt, und sind weg, wenn du gehst.

# Der letzte Chip
app-farewell-title = Keine Chips mehr
app-farewell-text = Du hast deinen letzten Chip verloren und musst das Haus jetzt verlassen. Komm wieder herein, und du beginnst neu mit 1.000 Chips.
app-seated = davon { $amount } an Tischen

# Wie viel gesetzt wird
app-bet-amount-bet = Einsatz
app-bet-amount-raise = Erhöhen auf
app-bet-slider-bet = Einsatz, Regler
app-bet-slider-raise = Erhöhen auf, Regler
app-bet-min = Min.
app-bet-pot-part = { $part } Pot
app-bet-blinds = { $count } BB
app-bet-change-sizes = Fertige Beträge ändern
app-bet-sizes-text = Zwischen dem kleinsten Betrag und All-in stehen zwei nach deiner Wahl. Dieser Browser merkt sie sich.
app-bet-size-place = Betrag { $number }
app-bet-pot-size = Pot
app-bet-shares = Fertige Beträge
app-bet-all-in = All-in
app-bet-limits = Von { $min } bis { $max }
app-bet-steps = Von { $min } bis { $max }, in Schritten von { $step }
app-turn-now = ist am Zug
app-chat-said = { $name } sagt: { $text }
app-told-removed =
    { $me ->
        [yes] Der Gastgeber möchte, dass du gehst: Du spielst diese Runde zu Ende und nimmst deine Chips mit
       *[no] Der Gastgeber schickt { $name } weg: { $name } spielt diese Runde zu Ende
    }
app-told-readmitted = Der Gastgeber lässt { $name } wieder hier sitzen
app-chat-house = Das Haus
app-line-choices = { $name }: stummschalten oder entfernen
app-line-removed =
    { $by ->
        [host] Vom Gastgeber entfernt
       *[house] Vom Haus entfernt
    }
app-mute = Stummschalten
app-unmute = Wieder zeigen
app-mute-text = In diesem Browser liest du nicht mehr, was { $name } sagt. Niemand erfährt davon.
app-muted = { $name } ist stumm.
app-unmuted = Du liest { $name } wieder.
app-muted-title = Stummgeschaltet
app-muted-count =
    { $count ->
        [one] { $count } Person stumm
       *[other] { $count } Personen stumm
    }
app-remove-line = Diese Zeile entfernen
app-remove = Entfernen
app-remove-player = Vom Tisch entfernen
app-remove-title = { $name } wegschicken?
app-remove-text = { $name } spielt eine laufende Runde zu Ende, nimmt alle Chips mit und kann hier nicht mehr sitzen, bis du es erlaubst.
app-goes-after-round = geht nach dieser Runde
app-removed-name = { $name } darf hier nicht sitzen
app-readmit = Wieder zulassen
app-cancel = Abbrechen

# Was das Haus auf Dauer behält

app-picture-too-large = Dieses Bild ist größer als { $megabytes } MB. Wähle ein kleineres; nichts wurde geändert.
app-picture-not-sent = Das Haus ist nicht erreichbar. Nichts wurde geändert; versuch es gleich noch einmal.
app-looks-not-kept = Das Aussehen gilt vorerst nur in diesem Browser: das Haus war nicht zu erreichen.

# Going on at once, and not missing one's turn
app-deal-now = Jetzt geben
app-deal-waits = Wartet auf { $names }
app-your-turn-title = Du bist dran · { $name }

# The host, the pace, and inviting others
app-time-bank = Deine Zeitreserve in Sekunden
app-told-paused = Der Gastgeber macht Pause: vorerst beginnt keine neue Runde
app-told-goes-on = Der Gastgeber lässt weiterspielen
app-told-host = { $name } ist jetzt Gastgeber
app-sit-out-next = Nächste Runde aussetzen
app-play-on = Doch weiterspielen
app-away-next = setzt die nächste Runde aus
app-pause-table = Pause
app-resume-table = Weiter
app-hand-over = Zum Gastgeber machen
app-finish-table = Nach dieser Runde schließen
app-host = Gastgeber
app-invite = Einladen
app-invite-title = Einladen an { $table }
app-invite-everyone = Alle in diesem Haus können dazukommen. Mit dieser Adresse finden sie den Tisch sofort.
app-invite-link = Nur wer diese Adresse hat, kommt herein.
app-invite-code = Lies den Code vor oder schick die Adresse.
app-code = Code
app-qr = Die Adresse als Bild für Telefone
app-share = Teilen
app-join-code = Mit einem Code dazukommen
app-join-code-hint = Sechs Zeichen, die dir der Gastgeber nennt.
app-join = Dazukommen
app-coach-on = mit Ratgeber

# Said with one press
app-phrases = Kurze Sätze
app-phrase-hello = Hallo!
app-phrase-luck = Viel Glück
app-phrase-nice = Gut gespielt
app-phrase-thanks = Danke
app-phrase-wow = Wow!
app-phrase-bye = Schön war's, tschüss
app-table-of = { $game } bei { $name }

# Replays, shared rounds and the evening
app-scrub = Stelle in der Runde
app-step-of = Schritt { $step } von { $steps }
app-speed = Tempo { $speed }
app-shared-by = Eine Runde, die jemand mit dir teilt
app-evening = Mein Abend

# What happened at the table
app-log = Protokoll
app-log-empty = Hier ist noch nichts geschehen.

# Who came by an invitation
app-invited = { $host } lädt dich ein: { $table }.
app-invited-door = Du bist an einen Tisch eingeladen. Komm herein, dann öffnet er sich gleich.
app-invited-game = { $host } lädt dich ein: { $game }, { $stakes }.
app-invited-house = Du bist eingeladen: { $game }, { $stakes }.
app-invited-at = Tisch: { $table }. Komm herein, dann öffnet er sich gleich.
