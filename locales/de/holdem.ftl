# Worte von Hold'em.

# Was gedrückt wird
holdem-fold = Passen
holdem-check = Schieben
holdem-call = Mitgehen
holdem-bet = Setzen
holdem-raise = Erhöhen
holdem-all-in = All-in
holdem-to = auf { $amount }
holdem-all-of = alle { $amount }

# Tasten
holdem-key-fold = Passen
holdem-key-call = Schieben oder mitgehen
holdem-key-check = Schieben
holdem-key-raise = Setzen oder erhöhen
holdem-key-all-in = All-in wählen
holdem-key-arrows = Betrag höher oder tiefer

# Auf dem Filz
holdem-board = Board: { $cards }
holdem-board-none = Board: noch keine Karten
holdem-your-cards = Deine Karten: { $cards }
holdem-your-cards-folded = Deine gepassten Karten: { $cards }
holdem-players = Spieler
holdem-pot = Pot
holdem-side = Side
holdem-side-number = Side { $number }
holdem-pot-total = Gesamt { $amount }
holdem-cards-in-play = Karten im Spiel
holdem-money-in-play = Chips im Spiel
holdem-high-card = Die höchste Karte gibt: { $draws }
holdem-draw = { $name } { $card }
holdem-tag-fold = Passt
holdem-tag-check = Schiebt
holdem-tag-call = Geht mit
holdem-tag-bet = Setzt
holdem-tag-raise = Erhöht
holdem-tag-all-in = All-in
holdem-tag-wins = Gewinnt
holdem-tag-waiting = Wartet
holdem-bet-of =
    { $me ->
        [yes] Du hast in dieser Setzrunde { $amount } gesetzt
       *[no] { $name } hat in dieser Setzrunde { $amount } gesetzt
    }
holdem-won-by =
    { $me ->
        [yes] Du hast { $amount } gewonnen
       *[no] { $name } hat { $amount } gewonnen
    }
holdem-got-back =
    { $me ->
        [yes] Du hast { $amount } zurückbekommen
       *[no] { $name } hat { $amount } zurückbekommen
    }
holdem-has-cards = hat Karten
holdem-shows = zeigt { $cards }
holdem-wins =
    { $me ->
        [yes] Du gewinnst { $amount }
       *[no] { $name } gewinnt { $amount }
    }

# Blätter
holdem-hand-high_card = Höchste Karte
holdem-hand-one_pair = Ein Paar
holdem-hand-two_pair = Zwei Paare
holdem-hand-three_of_a_kind = Drilling
holdem-hand-straight = Straße
holdem-hand-flush = Flush
holdem-hand-full_house = Full House
holdem-hand-four_of_a_kind = Vierling
holdem-hand-straight_flush = Straight Flush
holdem-hand-royal_flush = Royal Flush
holdem-made-high_card = { $first }
holdem-made-one_pair = { $firsts }
holdem-made-two_pair = { $firsts } und { $seconds }
holdem-made-three_of_a_kind = { $firsts }
holdem-made-straight = { $first } hoch
holdem-made-flush = { $first } hoch
holdem-made-full_house = { $firsts } über { $seconds }
holdem-made-four_of_a_kind = { $firsts }
holdem-made-straight_flush = { $first } hoch
holdem-made-royal_flush = Ass hoch
holdem-made = { $hand }, { $detail }

# Was geschieht, erzählt
holdem-told-hand = Hand { $number }
holdem-told-hand-blinds = Hand { $number } · Blinds { $small } / { $big }
holdem-told-button =
    { $me ->
        [yes] Du gibst
       *[no] { $name } gibt
    }
holdem-told-drawn =
    { $me ->
        [yes] Du ziehst { $card }
       *[no] { $name } zieht { $card }
    }
holdem-told-post =
    { $kind ->
        [ante] { $me ->
            [yes] Du bringst ein Ante von { $amount }
           *[no] { $name } bringt ein Ante von { $amount }
        }
        [small_blind] { $me ->
            [yes] Du bringst den Small Blind, { $amount }
           *[no] { $name } bringt den Small Blind, { $amount }
        }
        [straddle] { $me ->
            [yes] Du bringst einen Straddle von { $amount }
           *[no] { $name } bringt einen Straddle von { $amount }
        }
        [entry] { $me ->
            [yes] Du bringst { $amount }, um einzusteigen
           *[no] { $name } bringt { $amount }, um einzusteigen
        }
       *[big_blind] { $me ->
            [yes] Du bringst den Big Blind, { $amount }
           *[no] { $name } bringt den Big Blind, { $amount }
        }
    }
holdem-told-dealt = Deine Karten: { $cards }
holdem-told-fold =
    { $me ->
        [yes] Du passt
       *[no] { $name } passt
    }
holdem-told-fold-clock =
    { $me ->
        [yes] Deine Zeit ist um: Du passt
       *[no] Die Zeit ist um: { $name } passt
    }
holdem-told-check-clock =
    { $me ->
        [yes] Deine Zeit ist um: Du schiebst
       *[no] Die Zeit ist um: { $name } schiebt
    }
holdem-told-fold-left =
    { $me ->
        [yes] Du bist gegangen: Deine Hand passt
       *[no] { $name } ist gegangen: Die Hand passt
    }
holdem-told-check =
    { $me ->
        [yes] Du schiebst
       *[no] { $name } schiebt
    }
holdem-told-call =
    { $me ->
        [yes] Du gehst mit { $amount } mit
       *[no] { $name } geht mit { $amount } mit
    }
holdem-told-bet =
    { $me ->
        [yes] Du setzt { $amount }
       *[no] { $name } setzt { $amount }
    }
holdem-told-raise =
    { $me ->
        [yes] Du erhöhst auf { $amount }
       *[no] { $name } erhöht auf { $amount }
    }
holdem-told-all-in =
    { $me ->
        [yes] Du bist mit { $amount } all-in
       *[no] { $name } ist mit { $amount } all-in
    }
holdem-told-returned =
    { $me ->
        [yes] Du bekommst { $amount } zurück
       *[no] { $name } bekommt { $amount } zurück
    }
holdem-told-flop = Flop: { $cards }
holdem-told-turn = Turn: { $cards }
holdem-told-river = River: { $cards }
holdem-told-shown =
    { $me ->
        [yes] Du zeigst { $cards }
       *[no] { $name } zeigt { $cards }
    }
holdem-told-mucked =
    { $me ->
        [yes] Du legst deine Hand verdeckt weg
       *[no] { $name } legt die Hand verdeckt weg
    }
holdem-told-won =
    { $me ->
        [yes] Du nimmst den Pot: { $amount }
       *[no] { $name } nimmt den Pot: { $amount }
    }
holdem-told-won-with =
    { $me ->
        [yes] Du nimmst den Pot, { $amount }: { $hand }
       *[no] { $name } nimmt den Pot, { $amount }: { $hand }
    }
holdem-told-share =
    { $me ->
        [yes] Du bekommst { $amount } aus dem Pot
       *[no] { $name } bekommt { $amount } aus dem Pot
    }
holdem-told-share-with =
    { $me ->
        [yes] Du bekommst { $amount } aus dem Pot: { $hand }
       *[no] { $name } bekommt { $amount } aus dem Pot: { $hand }
    }
holdem-told-stack-of = { $name } hat jetzt { $amount }
holdem-told-stack = Du hast jetzt { $amount }
holdem-your-turn = Du bist dran: { $choices }
holdem-choice-fold = passen
holdem-choice-check = schieben
holdem-choice-call = mit { $amount } mitgehen
holdem-choice-bet = setzen
holdem-choice-raise = erhöhen
holdem-choice-all-in = all-in

# Wiederholung und Verlauf
holdem-round-won = { $names } · { $amount }

# Regeln dieses Tisches
holdem-rules-aim = Ziel
holdem-rules-aim-text = Bilde aus deinen zwei Karten und den fünf auf dem Board das beste Blatt aus fünf Karten, oder bleib als Letzter übrig, der nicht gepasst hat. Der Gewinner nimmt den Pot.
holdem-rules-table = Dieser Tisch
holdem-rules-blinds = Blinds
holdem-rules-blinds-none = Keine
holdem-rules-antes = Antes
holdem-rules-bet-min = Kleinster Einsatz
holdem-rules-step = Einsätze in Schritten von
holdem-rules-raise = Kleinste Erhöhung
holdem-rules-raise-last_raise = So groß wie der letzte Einsatz oder die letzte Erhöhung
holdem-rules-raise-double = Auf das Doppelte des Einsatzes
holdem-rules-raise-step = Um { $amount }
holdem-rules-buy-in = Buy-in
holdem-rules-range = { $min } bis { $max }
holdem-rules-clock = Bedenkzeit
holdem-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, dann { $then }
holdem-rules-clock-none = Ohne Grenze
holdem-rules-then-fold = passen
holdem-rules-then-check_or_fold = schieben, wenn es nichts kostet, sonst passen
holdem-rules-untimed = Keine Uhr, solange du der einzige Mensch am Tisch bist.
holdem-rules-side-pots = Side Pots
holdem-rules-side-pots-yes = Ja: Von allen kannst du so viel gewinnen, wie du selbst eingesetzt hast
holdem-rules-side-pots-no = Nein: ein Pot für alle
holdem-rules-flow = Wie eine Hand läuft
holdem-rules-flow-full = Alle bekommen zwei Karten. Dann wird vor dem Flop gesetzt, es folgen drei Karten auf dem Board (Flop), noch eine (Turn), noch eine (River); nach jedem Mal wird gesetzt. Die übrigen Hände werden gezeigt.
holdem-rules-flow-casino = Alle bekommen zwei Karten, und vor den ersten Einsätzen liegen schon drei Karten auf dem Board (Flop), dann noch eine (Turn) und noch eine (River). Nach jedem Mal gibt es eine Setzrunde: Alle handeln einmal. Schieben kostet nie etwas.
holdem-rules-moves = Deine Züge
holdem-rules-move-fold = die Hand aufgeben
holdem-rules-move-check = nichts setzen
holdem-rules-move-call = den höchsten Einsatz mitgehen
holdem-rules-move-bet = in einer Setzrunde als Erster setzen
holdem-rules-move-raise = über den höchsten Einsatz gehen; Beträge sind immer die neue Summe
holdem-rules-move-all-in = alle Chips setzen, die du hast
holdem-rules-order = Rang der Blätter, das beste zuerst
holdem-rules-ties = Gleiche Blätter teilen den Pot; ein übriger Chip geht an den ersten Gewinner links vom Button.
holdem-rules-first-button-high_card = Vor der ersten Hand ziehen alle eine Karte: Die höchste gibt.
holdem-bare = { $amount }
holdem-next-hand = Mit der nächsten Hand bekommst du Karten.
holdem-your-moves = Deine Züge

# The entry to the heads-up room
holdem-headsup-profit = Reingewinn, Heads-up
holdem-headsup-none = Hier wird dein Ergebnis stehen.
holdem-headsup-played =
    { $sessions ->
        [one] { $sessions } Sitzung
       *[other] { $sessions } Sitzungen
    } · { $hands ->
        [one] { $hands } Hand
       *[other] { $hands } Hände
    }
holdem-headsup-hands =
    { $hands ->
        [one] { $hands } Hand
       *[other] { $hands } Hände
    }
holdem-headsup-last = Letzte Sitzungen
holdem-headsup-person = Ein Mensch
holdem-headsup-rate = { $rate } bb/100
holdem-headsup-opponent = Dein Gegner
holdem-headsup-stakes = Einsätze, Small / Big Blind
holdem-headsup-mine = Dein Buy-in
holdem-headsup-theirs = Buy-in von { $name }
holdem-headsup-too-poor = Bei diesen Einsätzen brauchst du mindestens { $chips }. Wähle kleinere.
holdem-headsup-quit = Wenn du gehst, kommt zu deinen Chips zurück, was vor dir liegt.
holdem-headsup-play = Spielen
holdem-headsup-against = { $mine } gegen { $theirs }
holdem-headsup-friend = Gegen Freunde

# All-in, folding for nothing, and what only comes back
holdem-gets-back =
    { $me ->
        [yes] Deine { $amount } kommen zurück
       *[no] { $name } bekommt { $amount } zurück
    }
holdem-gets-back-with =
    { $me ->
        [yes] Deine { $amount } kommen zurück: { $hand }
       *[no] { $name } bekommt { $amount } zurück: { $hand }
    }
holdem-wins-nothing =
    { $me ->
        [yes] Du gewinnst; gesetzt hatte niemand
       *[no] { $name } gewinnt; gesetzt hatte niemand
    }
holdem-chance = { $percent } %
holdem-chance-of = gewinnt in { $percent } von 100 Fällen
holdem-fold-sure = Doch passen?
holdem-fold-free = Schieben kostet nichts. Noch einmal drücken, um zu passen.
holdem-plans = Wenn du dran bist
holdem-plan-check_fold = Schieben oder passen
holdem-plan-call = Schieben
holdem-plan-call-of = Mitgehen { $amount }
holdem-plan-call_any = Alles mitgehen
holdem-show = Zeigen
holdem-bot-thirds-note = Spielt nur, was er in der Hand hat, und gibt den Rest auf.
holdem-bot-odds-note = Wägt bei jedem Call den Preis ab und blufft manchmal.
holdem-bot-easy-note = Will jeden Flop sehen, geht zu oft mit und blufft kaum: gut für den Anfang.
holdem-bot-timid-note = Wartet auf gute Karten und weicht vor hohen Einsätzen zurück.
holdem-bot-bluffer-note = Spielt viele Hände und setzt, wo andere schieben.
holdem-bot-rock-note = Spielt wenige Hände, und wenn er setzt, dann meint er es so.
holdem-bot-medium-note = Geduldig: wägt Position, Preis und deine möglichen Karten ab.
holdem-bot-hard-note = Hat aus Millionen Händen gegen sich selbst gelernt und verschenkt nichts.

# What is special about each room
holdem-room-casino-about = Ohne Blinds: Checken kostet nichts, und pro Runde wird einmal gesetzt. Bis zu sechs Bots, oder Freunde an ihrer Stelle.
holdem-room-heads-up-about = Zwei Spieler, Blinds nach deiner Wahl, und so viele Hände, wie du willst.
holdem-room-cardroom-about = Die Regeln eines Clubs: Blinds, No Limit, sieben Plätze und eine Uhr für alle.

# Der Ratgeber: was man hat, was es schlagen kann und wie oft es gewinnt. Anteile sind Prozente.
holdem-help = Ratgeber
holdem-help-reckons = Rechnet …
holdem-help-best = { $share } aller Hände sind so gut oder besser.
holdem-help-any =
    { $count ->
        [one] Gegen eine andere Hand, welche es auch ist
       *[other] Gegen { $count } andere Hände, welche es auch sind
    }
holdem-help-in-range =
    { $count ->
        [one] Wenn die andere Hand eine von diesen ist
       *[other] Wenn alle { $count } anderen Hände von diesen sind
    }
holdem-help-shares = gewinnt { $win }, teilt { $tie }
holdem-help-margin = ± { $margin }
holdem-help-pays = Mitgehen lohnt sich ab { $needed } vom Pot, und das reicht.
holdem-help-costs = Mitgehen lohnt sich ab { $needed } vom Pot, und das reicht nicht.
holdem-help-range = Was können die anderen haben?
holdem-help-typed = Deine eigenen Hände
holdem-help-ask = Fragen
holdem-help-threats = Was dich schlagen kann
holdem-help-better = Von { $possible } Händen, die ein anderer haben kann, sind jetzt { $better } besser und { $even } gleich gut.
holdem-help-kind = Hand
holdem-help-now = jetzt
holdem-help-later = am Ende
holdem-help-none = Nichts kann dich schlagen.
holdem-help-means = „Am Ende“ sagt, wie oft ein anderer Spieler, der alles haben kann, mit so einer Hand gewinnt. Der Ratgeber sieht nur, was du siehst.
holdem-range-any = Jede Hand
holdem-range-tight = Die besten 10 %
holdem-range-usual = Die besten 25 %
holdem-range-loose = Die besten 50 %
holdem-range-pairs = Jedes Paar
holdem-range-pictures = Zwei Karten von Zehn bis Ass
holdem-range-own = Hände, die ich eintippe
