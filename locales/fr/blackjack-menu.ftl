# Le blackjack dans le menu et les listes.

blackjack-name = Blackjack
blackjack-room-casino = Blackjack
blackjack-room-casino-sub = Toi contre le croupier
blackjack-stakes = mises dès { $min }
blackjack-stakes-range = mises de { $min } à { $max }
blackjack-round = Manche { $number }

# Bots, du plus faible au plus fort
blackjack-bot-bold = Audacieux
blackjack-bot-mimic = Comme le croupier
blackjack-bot-timid = Ne risque jamais de sauter
blackjack-bot-basic = Selon le tableau
