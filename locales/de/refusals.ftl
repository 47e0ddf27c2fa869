# Warum etwas nicht geht und was als Nächstes zu tun ist. CHIPS schreibt einen Betrag in Hundertsteln.

# Nachrichten und Verbindungen
refusal-malformed = Diese Nachricht ist unverständlich, und nichts wurde geändert. Lade die Seite neu; wenn du das Programm selbst schreibst, sagen die Fakten, wo der Fehler steckt.
refusal-too-fast = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
refusal-too-slow = Das hat zu lange gedauert, und nichts wurde geändert. Versuch es noch einmal.
refusal-too-large = Das ist zu viel Text. Kürz ihn und versuch es noch einmal.
refusal-too-many-watched = Du siehst schon { $max } Tischen zu. Verlass erst einen davon.
refusal-too-many-connections = Du hast hier { $max } Fenster offen. Schließ eines und lade neu.
refusal-busy = Im Haus ist gerade viel los. Versuch es gleich noch einmal.
refusal-closing = Das Haus schließt kurz. Deine Chips sind sicher; komm in einer Minute wieder.
refusal-internal = Im Haus ging etwas schief, und nichts wurde geändert. Versuch es noch einmal; wenn es wieder geschieht, sag dem Gastgeber Bescheid.
refusal-not-saved = Das ließ sich nicht speichern und ist darum nicht geschehen. Versuch es gleich noch einmal.
refusal-house-waits = Das Haus wartet auf einen seiner Rechner. Es geht von selbst weiter; was du getan hast, bleibt, wenn es angekommen ist.
refusal-id-reused = Diese Nummer hat schon ein anderer Auftrag, darum wurde dieser nicht ausgeführt. Lade die Seite neu; wenn du das Programm geschrieben hast, gib jedem Auftrag eine eigene Nummer.
refusal-book-full = Das ist mehr, als das Haus zählen kann, und ist darum nicht geschehen. Sag dem Gastgeber Bescheid.
refusal-foreign-host = Auf diesen Namen hört das Haus nicht. Öffne es unter seiner eigenen Adresse; der Gastgeber kann einen Namen mit --origin hinzufügen.
refusal-local-only = Das ist nur auf dem Rechner des Hauses zu sehen.
refusal-foreign-origin = Diese Seite gehört zu einer anderen Adresse. Öffne das Haus unter seiner eigenen.
refusal-not-a-socket = Diese Adresse ist nur für WebSockets. Öffne die Startseite des Hauses.
refusal-no-such-page = Unter dieser Adresse gibt es nichts. Geh zurück zur Startseite.
refusal-wrong-method = So lässt sich diese Adresse nicht benutzen. Wie es geht, steht in der Beschreibung der Schnittstelle.

# Der Eingang
refusal-not-signed-in = Du bist nicht angemeldet. Gib am Eingang deinen Namen ein.
refusal-bad-name = Wähl einen Namen aus { $min } bis { $max } sichtbaren Buchstaben, Ziffern oder Zeichen.
refusal-name-taken = Als { $name } ist schon jemand hier. Wähl einen anderen Namen, oder, wenn du es bist, setz dort ein Passwort und melde dich hier damit an.
refusal-password-needed = Der Name { $name } gehört schon jemandem. Wenn er dir gehört, gib das Passwort ein; sonst wähl einen anderen Namen.
refusal-wrong-password = Das ist nicht das Passwort dieses Namens. Versuch es noch einmal oder wähl einen anderen Namen.
refusal-short-password = Ein Passwort braucht mindestens { $min } Zeichen. Wähl ein längeres.
refusal-name-kept = Der Name { $name } ist für einen Gast reserviert, der hier Chips hat. Komm mit demselben Browser wieder oder wähl einen anderen Namen.
refusal-mixed-name = In diesem Namen stehen verschiedene Buchstaben, die gleich aussehen. Schreib ihn mit den Buchstaben einer Sprache.
refusal-old-password-needed = Gib auch das Passwort ein, das du jetzt hast.
refusal-no-more-chips = Alle Chips für Gäste deines Anschlusses sind vergeben. Komm in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} wieder oder sag dem Gastgeber Bescheid.
refusal-too-many-attempts = Zu viele Versuche. Warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} und versuch es noch einmal.

# Tische
refusal-no-such-table = Diesen Tisch gibt es nicht mehr. Wähl einen anderen in der Lobby.
refusal-table-closed = Dieser Tisch ist geschlossen. Wähl einen anderen in der Lobby.
refusal-no-such-game = Dieses Spiel gibt es hier nicht. Wähl eines aus der Liste.
refusal-no-such-preset = Einen solchen Tisch hat dieses Spiel nicht. Wähl einen aus der Liste.
refusal-bad-rules = Mit diesen Regeln lässt sich nicht spielen. Sieh dir { $field } an.
refusal-too-many-tables = Du kannst keinen weiteren Tisch eröffnen. Schließ erst einen von deinen.
refusal-too-many-tables-here = Von deinem Anschluss aus sind zu viele Tische offen. Setz dich an einen davon.
refusal-house-full = Das Haus hat keinen Raum für noch einen Tisch. Setz dich an einen offenen.
refusal-host-only = Das darf nur der Gastgeber dieses Tisches. Frag ihn, oder eröffne einen eigenen Tisch.
refusal-house-only = Das darf nur das Haus selbst.
refusal-players-only = Das können nur Spieler. Melde dich als Spieler an.
refusal-link-needed = An diesen Tisch kommt, wer den Link hat. Frag den Gastgeber danach.
refusal-ticket-needed = An diesen Tisch kommt, wer eine Eintrittskarte hat. Frag den Gastgeber danach.
refusal-round-running = Eine Runde läuft. Warte, bis sie vorbei ist, und versuch es noch einmal.
refusal-others-seated = An diesem Tisch sitzen noch andere. Er lässt sich schließen, wenn sie gegangen sind.

# Plätze
refusal-not-seated = Du hast an diesem Tisch keinen Platz. Nimm erst Platz.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-already-queued = Du wartest schon auf einen Platz an diesem Tisch. Sobald einer frei ist, sitzt du.
refusal-not-queued = Du wartest nicht an diesem Tisch.
refusal-nobody-to-admit = Jetzt kann niemand Platz nehmen. Warte, bis ein Platz frei ist.
refusal-no-such-seat = Diesen Platz hat der Tisch nicht. Wähl einen anderen.
refusal-seat-taken = Dieser Platz ist besetzt. Wähl einen anderen.
refusal-seat-empty = Dort sitzt niemand. Wähl einen anderen Platz.
refusal-table-full = Alle Plätze sind besetzt. Warte, bis einer frei ist.
refusal-leaving = Du verlässt diesen Tisch schon. Sobald die Runde vorbei ist, bist du weg.
refusal-away-already = Du setzt schon aus. Drück „Bin zurück“, um zu spielen.
refusal-no-sitting-out = An diesem Tisch setzt niemand aus. Wenn du weg musst, verlass ihn; deine Chips gehen auf dein Bankkonto.
refusal-no-cards-named = Es wurde keine Karte genannt.
refusal-card-twice = { $card } ist zweimal genannt.
refusal-card-dealt = { $card } ist schon ausgegeben.
refusal-no-such-card = In diesem Deck gibt es keine Karte { $card }.
refusal-held-already = Der Tisch wartet schon vor den nächsten Karten.
refusal-not-held = Hier wird nichts aufgehalten.
refusal-rigging-already = Das Vorgeben von Karten ist schon so eingestellt.
refusal-rigging-off = An diesem Tisch ist das Vorgeben von Karten aus. Die Verwaltung schaltet es zwischen zwei Spielen ein.
refusal-rigging-not-allowed = Dieses Haus wurde ohne --allow-rigging gestartet.
refusal-no-test-table = Das ist kein Testtisch.
refusal-tester-only = Das dürfen nur Tester.
refusal-no-bank-here = An einem Testtisch sitzt kein Bankkonto. Verlasse zuerst den Kartenraum und nimm dann hier Platz.
refusal-at-test-table = Du sitzt an einem Testtisch, und dort darf kein Bankkonto sein. Verlasse ihn zuerst und komm dann herein.
refusal-not-away = Für diesen Spieler spielt kein Bot.
refusal-bad-buy-in = Bring { CHIPS($least) } bis { CHIPS($most) } Chips an diesen Tisch. Wähl einen Betrag dazwischen.
refusal-off-unit = An diesem Tisch geht es in Schritten von { CHIPS($unit) }. Wähl ein Vielfaches davon.
refusal-not-enough-chips = So viele Chips hast du nicht. Wähl einen kleineren Betrag.
refusal-too-few-players = Es fehlen noch Spieler. Warte auf andere oder hol Bots dazu.
refusal-too-many-players = Es sind mehr Spieler, als dieses Spiel fasst. Warte auf die nächste Runde.
refusal-nothing-said = Da stand nichts. Schreib erst etwas.
refusal-line-too-long = Eine Zeile hat höchstens { $max } Zeichen. Kürz sie und schick sie noch einmal.
refusal-chat-too-fast = Du schreibst schneller, als die anderen lesen können. Warte einen Moment und schick es noch einmal.
refusal-no-such-line = Diese Zeile gibt es nicht mehr.
refusal-removed-here = Der Gastgeber hat dich von diesem Tisch entfernt. Du darfst zusehen; zum Spielen wähl einen anderen Tisch.
refusal-removed-already = { $name } geht schon, sobald die Runde vorbei ist.
refusal-not-at-table = Hier ist niemand mit dem Namen { $name }. Sieh noch einmal in der Liste nach.
refusal-not-yourself = Dich selbst kannst du nicht entfernen. Drück „Gehen“, um zu gehen.

# Bots
refusal-no-bots-here = An diesem Tisch spielen keine Bots. Lad stattdessen andere ein.
refusal-no-such-bot = Einen Bot der Art { $kind } gibt es nicht. Wähl einen aus der Liste.
refusal-not-a-bot = Auf diesem Platz sitzt ein Mensch und kein Bot. Wähl einen Bot.

# Spielen
refusal-no-round = Es läuft keine Runde. Warte auf die nächste.
refusal-stale-turn = Der Tisch ist inzwischen weiter. Sieh noch einmal hin und wähl neu.
refusal-not-your-turn = Du bist noch nicht dran. Warte, bis dein Platz aufleuchtet.
refusal-not-in-hand = Du bist in dieser Hand nicht dabei. Warte auf die nächste.
refusal-hand-over = Diese Hand ist vorbei. Warte auf die nächste.
refusal-check-is-free = Schieben kostet nichts. Schieb, statt zu passen.
refusal-cannot-check = Da liegt ein Einsatz. Geh mit { CHIPS($call) } mit, erhöhe oder passe.
refusal-nothing-to-call = Es gibt nichts mitzugehen. Schieb oder setz.
refusal-cannot-raise = Du kannst jetzt nicht erhöhen. Geh mit oder passe.
refusal-raise-too-small = Das ist zu wenig erhöht. Erhöhe mindestens auf { CHIPS($least) } oder geh all-in.
refusal-raise-too-large = So viele Chips hast du nicht. Erhöhe höchstens auf { CHIPS($most) }.
refusal-raise-off-step = Erhöht wird in Schritten von { CHIPS($step) } ab { CHIPS($least) }. Wähl einen davon.

# Was das Haus sagt, wenn es eine Verbindung beendet
bye-closing = Das Haus schließt kurz. Deine Chips und deine Hand sind sicher; die Seite kommt von selbst wieder.
bye-signed-out = Du hast dich abgemeldet. Komm bald wieder.
bye-moved = Du hast dich auf einem anderen Gerät angemeldet. Deine Sitzung geht dort weiter.
refusal-bots-fixed = Die Bots dieses Tisches gelten für den ganzen Aufenthalt. Geh und eröffne einen neuen Tisch, um neu zu wählen.
refusal-bot-chips-drawn = An diesem Tisch entscheidet der Zufall, was ein Bot mitbringt. Hol den Bot ohne Betrag.

# Roulette
refusal-not-in-round = Du bist in dieser Runde nicht dabei. Warte auf die nächste.
refusal-no-more-bets = Nichts geht mehr: Das Rad dreht sich. Warte auf die Zahl.
refusal-no-bets = Von dir liegt nichts auf dem Tableau. Setz erst, dann dreh.
refusal-spin-asked = Du hast schon um den Dreh gebeten. Das Rad dreht sich, wenn die anderen bereit sind.
refusal-no-such-point = Das Feld { $point } gibt es auf dem Tableau nicht. Wähl eines, das zu sehen ist.
refusal-point-twice = Das Feld { $point } ist zweimal genannt. Leg alle Chips dafür in einen Einsatz.
refusal-bet-too-small = Das ist zu wenig. Setz mindestens { CHIPS($least) }.
refusal-bet-too-large = Das ist zu viel. Setz höchstens { CHIPS($most) }.
bye-no-chips = Du hast keine Chips mehr, darum ist dieser Besuch vorbei. Komm wieder herein und beginn mit frischen 1.000.

# Sabacc
refusal-not-now = Das geht in diesem Moment nicht. Wähl einen der Knöpfe, die leuchten.
refusal-not-your-card = Diese Karte hast du nicht auf der Hand. Wähl eine, die du hast.
refusal-no-raise = Jetzt lässt sich nicht erhöhen. Geh mit oder passe.
refusal-bets-closed = Die Karten sind ausgeteilt, in dieser Runde wird nicht mehr gesetzt. Setz wieder in der nächsten.
refusal-no-bet = Du hast nichts gesetzt. Leg erst Chips hin, dann drück Start.
refusal-not-dealt-yet = Die Karten sind noch nicht ausgeteilt. Setz etwas und drück Start.

# Twenty-One
refusal-insurance-first = Der Croupier zeigt ein Ass. Wähl erst eine Versicherung oder keine.
refusal-cannot-double = Hier kannst du nicht verdoppeln: Es braucht die ersten zwei Karten und noch einmal so viele Chips.
refusal-cannot-split = Hier kannst du nicht teilen: Es braucht zwei Karten vom selben Rang und noch einmal so viele Chips.
refusal-cannot-surrender = Hier kannst du nicht aufgeben: Das geht nur mit den ersten zwei Karten.
refusal-no-insurance = Jetzt gibt es keine Versicherung. Sie wird angeboten, wenn der Croupier ein Ass zeigt.
refusal-bad-insurance = Versichere dich mit bis zu { CHIPS($most) }: der Hälfte deines Einsatzes.
refusal-no-coach = Zu diesem Spiel kann niemand raten. Frage an einem Tisch, dessen Spiel einen Ratgeber hat.
refusal-nothing-to-advise = Jetzt gibt es nichts zu raten. Frage wieder, wenn du über deine Karten entscheidest.
refusal-no-chart = Zu diesem Spiel gibt es keine Tabelle und keinen Vorteil des Hauses. Frage danach an einem Blackjack-Tisch.
refusal-coach-not-allowed = An diesem Tisch ist der Ratgeber nicht erlaubt. Frage an einem eigenen Tisch gegen Bots.
refusal-coach-only-alone = Hier spielt jetzt noch ein Mensch mit, darum schweigt der Ratgeber. Frage wieder, wenn du mit Bots allein bist.
refusal-bad-range = „{ $part }“ nennt keine Hände. Schreibe zum Beispiel: 77+, A9s+, KQo, QQ-99, AhKh oder 20%.
refusal-empty-range = Mit den Karten, die du siehst, kann niemand eine dieser Hände haben. Nenne andere.

# Die Bank. $tries sagt, wie viele PINs noch falsch sein dürfen.
refusal-bad-card-number = Das ist keine Kartennummer. Sieh noch einmal nach oder zieh die Karte erneut durch.
refusal-card-unreadable = Gib deine Karte noch einmal ein: Das Haus wurde zwischendurch neu gestartet.
refusal-unknown-card = Keine Bank dieses Hauses kennt diese Karte. Nimm eine andere.
refusal-pin-needed = Eine Debitkarte braucht ihre PIN. Gib sie ein.
refusal-wrong-pin = Falsche PIN. { $tries ->
    [one] Noch ein Versuch, dann sperrt die Bank die Karte.
   *[other] Noch { $tries } Versuche, dann sperrt die Bank die Karte.
}
refusal-card-locked = Die Bank hat diese Karte nach drei falschen PINs gesperrt. Nimm eine andere.
refusal-card-refused = Die Bank lehnt diese Karte ab. Nimm eine andere oder frag deine Bank.
refusal-account-too-small = Auf dem Konto müssen mindestens { CHIPS($least) } sein. Nimm eine andere Karte.
refusal-insufficient-funds = Auf deinem Konto ist nicht genug. Gib weniger ein oder nimm eine andere Karte.
refusal-bank-not-reached = Die Bank ist nicht erreichbar, und es wurde kein Geld bewegt. Versuch es noch einmal oder brich ab.
refusal-bank-silent = Die Bank hat noch nicht geantwortet. Das Haus fragt, bis sie es tut, und deine Chips kommen, sobald sie bestätigt.
refusal-bank-order-open = Die Bank hat deinen letzten Auftrag noch nicht beantwortet. Warte, bis sie es tut.
refusal-bad-purchase = Kauf Chips für { CHIPS($least) } oder mehr, in Schritten von { CHIPS($step) }.
refusal-bad-amount = Es gibt keine Chips zum Einlösen. Wähl einen anderen Betrag.

# Kartenräume
refusal-room-off = Der Raum ist geschlossen. Komm wieder, wenn er öffnet.
refusal-room-on = Der Raum ist schon geöffnet.
refusal-room-closing = Der Raum schließt nach den laufenden Spielen. Komm wieder, wenn er wieder öffnet.
refusal-administrator-only = Das darf nur, wer das Haus verwaltet.
refusal-in-room-already = Du bist schon in diesem Raum.
refusal-account-in-use = In diesem Raum spielt schon jemand mit diesem Bankkonto. Nimm eine andere Karte.
refusal-not-in-room = Du bist nicht in diesem Raum. Komm erst mit deiner Karte herein.
refusal-moved = Deine Sitzung ist gerade auf ein anderes Gerät gewechselt. Melde dich neu an, wenn du das nicht warst.
refusal-not-called = Für dich war noch kein Platz frei. Du wirst hingeführt, wenn du an der Reihe bist.
refusal-no-such-room = Diesen Raum gibt es hier nicht.
refusal-ticket-expired = Dein Platz am Tisch ist verfallen. Du wirst wieder gerufen, wenn einer frei ist.

# Bilder
refusal-picture-too-large = Dieses Bild ist größer als { $megabytes } MB. Wähle ein kleineres; das bisherige bleibt.
refusal-picture-too-many-pixels = Dieses Bild hat mehr als { $megapixels } Millionen Bildpunkte. Wähle ein kleineres; das bisherige bleibt.
refusal-not-a-picture = Diese Datei ist kein Bild, das gezeigt werden kann. Wähle ein PNG, JPEG, WebP oder GIF; nichts wurde geändert.

# Dou Dizhu
refusal-must-lead = Du spielst aus und kannst nicht aussetzen. Spiele ein beliebiges Blatt.
refusal-bid-too-low = Reize { $least ->
    [3] 3
   *[other] { $least } bis { $most }
} Punkte oder passe.
refusal-no-cards = Keine Karten gewählt. Wähle die Karten, die du spielen willst.
refusal-no-such-hand = Diese Karten sind zusammen kein Blatt. Sieh in den Regeln nach oder lass dir einen Tipp geben.
refusal-chain-too-short = Diese Straße ist zu kurz. Es braucht fünf einzelne Karten, drei Paare oder zwei Drillinge in Folge.
refusal-no-chain-card = Eine 2 und die Joker gehören in keine Straße. Die höchste Karte einer Straße ist das Ass.
refusal-equal-kickers = Die Beikarten müssen verschiedene Werte haben. Wähle zwei verschiedene.
refusal-both-jokers = Die beiden Joker können nicht zusammen Beikarten sein. Nimm einen von ihnen oder eine andere Karte.
refusal-kicker-of-trio = Eine Beikarte darf nicht den Wert eines Drillings daneben haben. Wähle eine andere Karte.
refusal-wrong-kickers = Die Beikarten passen nicht. Jeder Drilling nimmt eine Karte oder ein Paar, ein Vierling zwei Karten oder zwei Paare, alle von verschiedenem Wert.
refusal-not-for-beginners = In diesem Raum gibt es nur einzelne Karten, Paare, Drillinge, Bomben und die Rakete.
refusal-other-category = Das ist eine andere Art von Blatt als das auf dem Tisch. Spiele die gleiche Art, eine Bombe oder die Rakete, oder setze aus.
refusal-other-length = Die Straße muss so lang sein wie die auf dem Tisch. Wähle gleich viele Karten, spiele eine Bombe oder setze aus.
refusal-not-higher = Dieses Blatt ist nicht höher als das auf dem Tisch. Spiele ein höheres, eine Bombe, oder setze aus.
refusal-rocket-stands = Nichts schlägt die Rakete. Setze aus.

# Das Pult des Verwalters
refusal-desk-only = Melde dich zuerst am Pult an.
refusal-wrong-sign-in = Name oder Passwort stimmt nicht. Versuche es noch einmal.
refusal-wrong-setup-code = Das ist nicht der Code, den die Konsole beim letzten Start gezeigt hat. Sieh dort noch einmal nach.
refusal-set-up-already = Das Haus hat schon einen Verwalter. Melde dich an.
refusal-second-factor-needed = Gib auch den Code deiner Authenticator-App ein.
refusal-wrong-code = Dieser Code ist falsch oder wurde schon benutzt. Warte auf den nächsten.
refusal-second-factor-on = Dein Konto verlangt schon Codes.
refusal-second-factor-off = Dein Konto verlangt keine Codes. Richte zuerst die App ein.
refusal-unknown-player = Niemand mit diesem Namen war je hier.
refusal-interrupted = Das wurde unterbrochen und ist vielleicht zum Teil geschehen. Sieh nach, bevor du es noch einmal versuchst.
refusal-player-not-here = Dieser Spieler ist nicht mehr da.
refusal-player-leaving = Dieser Spieler geht schon.
refusal-barred = Du hast in diesem Raum Hausverbot. Frage den Gastgeber.
refusal-already-barred = Dieser Spieler hat schon Hausverbot.
refusal-not-barred = Dieser Spieler hat kein Hausverbot.
refusal-nothing-changed = Das ist schon so. Nichts wurde geändert.
refusal-stale-round = Diese Runde kann nicht mehr für ungültig erklärt werden: Die nächste hat begonnen, oder sie ist es schon.
refusal-round-spent = Diese Runde kann nicht zurückgenommen werden: Jemand ist mit Chips daraus gegangen.
refusal-reason-needed = Sag warum. Die Spieler erfahren es.
refusal-rooms-on = Ein Raum ist noch offen. Schalte ihn zuerst aus, oder erzwinge das Ende.
refusal-plays-here = Du spielst dort, unter diesem Namen oder in diesem Browser, und kannst darum die Karten nicht sehen.
refusal-view-open = Jemand mit diesem Namen oder in diesem Browser sieht dort als Verwalter die Karten. Schließe zuerst diese Ansicht.
refusal-code-needed = Dieser Tisch steht denen offen, die seinen Code kennen. Frag den Gastgeber danach.
refusal-no-such-code = Kein offener Tisch hat diesen Code. Prüfe die Zeichen und versuch es noch einmal.
refusal-nothing-to-show = Es gibt jetzt keine verdeckte Hand, die du zeigen könntest.
refusal-no-such-round = Diese Runde gibt es nicht, oder sie ist nicht für deine Augen.
refusal-share-withdrawn = Wer diese Runde geteilt hat, hat den Link zurückgenommen.
