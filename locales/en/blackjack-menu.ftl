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

# Rules that a host may change
blackjack-set-decks = Decks
blackjack-set-dealer = Dealer with 17
blackjack-set-dealer-stands_on_17 = Stands
blackjack-set-dealer-hits_soft_17 = Draws on soft 17
blackjack-set-dealer-hits_17 = Always draws
blackjack-set-natural = A natural pays
blackjack-set-pays = { $win } to { $stake }
blackjack-set-hands_max = Splitting
blackjack-set-hands =
    { $hands ->
        [1] No split
       *[other] Up to { $hands } hands
    }
blackjack-set-natural_ends_round = A player's natural beats all others
blackjack-set-double = Double
blackjack-set-double_after_split = Double after a split
blackjack-set-split_aces_draw = Split aces may draw
blackjack-set-insurance = Insurance
blackjack-set-surrender = Surrender
blackjack-set-five_hit_bonus = Five hits pay 2 to 1
blackjack-set-swedish_pub = Swedish Pub: the dealer wins ties at 17 to 19
