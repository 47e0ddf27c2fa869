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
