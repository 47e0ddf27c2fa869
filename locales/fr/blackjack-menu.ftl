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
blackjack-room-twenty-one = Vingt et un
blackjack-room-twenty-one-sub = Jusqu'à huit contre le croupier
blackjack-room-twenty-one-full = Vingt et un, toutes les règles
blackjack-room-twenty-one-full-sub = Doubler, séparer, assurer, abandonner

# What somebody is remembered for
blackjack-feat-busted_the_house = A fait sauter la banque
