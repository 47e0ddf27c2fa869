# Blackjack im Menü und in den Listen.

blackjack-name = Blackjack
blackjack-room-casino = Blackjack
blackjack-room-casino-sub = Du gegen den Croupier
blackjack-stakes = Einsätze ab { $min }
blackjack-stakes-range = Einsätze { $min } bis { $max }
blackjack-round = Runde { $number }

# Bots, von schwach bis stark
blackjack-bot-bold = Kühn
blackjack-bot-mimic = Wie der Croupier
blackjack-bot-timid = Meidet das Überkaufen
blackjack-bot-basic = Nach Tabelle
blackjack-room-twenty-one = Siebzehn und Vier
blackjack-room-twenty-one-sub = Bis zu acht gegen den Croupier
blackjack-room-twenty-one-full = Siebzehn und Vier, alle Regeln
blackjack-room-twenty-one-full-sub = Verdoppeln, teilen, versichern, aufgeben

# What somebody is remembered for
blackjack-feat-busted_the_house = Bank gesprengt

# Regeln, die der Gastgeber ändern kann
blackjack-set-decks = Kartenspiele
blackjack-set-dealer = Croupier mit 17
blackjack-set-dealer-stands_on_17 = Bleibt
blackjack-set-dealer-hits_soft_17 = Zieht bei weicher 17
blackjack-set-dealer-hits_17 = Zieht immer
blackjack-set-natural = Natürliche 21 zahlt
blackjack-set-pays = { $win } zu { $stake }
blackjack-set-hands_max = Teilen
blackjack-set-hands =
    { $hands ->
        [1] Kein Teilen
       *[other] Bis zu { $hands } Hände
    }
blackjack-set-natural_ends_round = Die natürliche 21 eines Spielers schlägt alle
blackjack-set-double = Verdoppeln
blackjack-set-double_after_split = Verdoppeln nach dem Teilen
blackjack-set-split_aces_draw = Geteilte Asse dürfen ziehen
blackjack-set-insurance = Versicherung
blackjack-set-surrender = Aufgeben
blackjack-set-five_hit_bonus = Fünf gezogene Karten zahlen 2 zu 1
blackjack-set-swedish_pub = Schwedische Kneipe: Croupier gewinnt Gleichstand bei 17 bis 19
