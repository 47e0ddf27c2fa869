# Words of blackjack that the menu and the lists need; they come with the first load.

blackjack-name = Blackjack
blackjack-room-casino = Blackjack
blackjack-room-casino-sub = You against the dealer
blackjack-room-twenty-one = Twenty-One
blackjack-room-twenty-one-sub = Up to eight against the dealer
blackjack-room-twenty-one-full = Twenty-One, all rules
blackjack-room-twenty-one-full-sub = Double, split, insure, surrender
blackjack-stakes = bets from { $min }
blackjack-stakes-range = bets { $min } to { $max }
blackjack-round = Round { $number }

# Bots, from weak to strong
blackjack-bot-mimic = Like the dealer
blackjack-bot-bold = Bold
blackjack-bot-timid = Never risks a bust
blackjack-bot-basic = By the chart

# What somebody is remembered for
blackjack-feat-busted_the_house = Busted the house
