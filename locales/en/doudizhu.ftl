# Words of dou dizhu.

# What is pressed
doudizhu-pass = Pass
doudizhu-bid = Bid { $points }
doudizhu-skip = Skip
doudizhu-hint = Hint
doudizhu-play = Play
doudizhu-counter = Card counter
doudizhu-unseen = Cards that you have not seen
doudizhu-your-moves = Your moves

# Keys
doudizhu-key-bid = Bid so many points
doudizhu-key-pass = Pass in the bidding
doudizhu-key-ranks = Choose a card of this rank, or take them back
doudizhu-key-jokers = Choose the black-and-white or the coloured joker
doudizhu-key-along = Go along your cards; the space bar chooses one
doudizhu-key-play = Play the chosen cards
doudizhu-key-skip = Skip
doudizhu-key-hint = Next proposal
doudizhu-key-counter = Show or hide the card counter

# The table
doudizhu-players = Players
doudizhu-your-cards =
    { $count ->
        [one] Your hand, { $count } card, { $chosen } chosen
       *[other] Your hand, { $count } cards, { $chosen } chosen
    }
doudizhu-bottom = Bottom cards: { $cards }
doudizhu-bottom-covered = Bottom cards, face down
doudizhu-base = Base { $base }
doudizhu-stake = Stake { $stake }
doudizhu-landlord = landlord
doudizhu-peasant = peasant
doudizhu-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
doudizhu-tag-bid = Bid { $points }
doudizhu-tag-pass = Passes
doudizhu-tag-skip = Skips
doudizhu-tag-ready = Is ready
doudizhu-tag-left = Has left
doudizhu-played = { $name }: { $hand }
doudizhu-chosen = { $count } chosen
doudizhu-no-hand = No hand yet
doudizhu-nothing-beats = Nothing of yours beats it
doudizhu-waits = { $name } is to act
doudizhu-next-in = Next round in { SECONDS($seconds) }
doudizhu-next-round = You are in the next round

# Hands
doudizhu-rank =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    }
doudizhu-hand-of = { $hand }: { $rank }
doudizhu-hand-chain = { $hand }, { $low } to { $high }
doudizhu-hand-solo = Solo
doudizhu-hand-pair = Pair
doudizhu-hand-trio = Trio
doudizhu-hand-trio_solo = Trio with solo
doudizhu-hand-trio_pair = Trio with pair
doudizhu-hand-solo_chain = Solo chain
doudizhu-hand-pair_chain = Pair chain
doudizhu-hand-airplane = Airplane
doudizhu-hand-airplane_solo = Airplane with solos
doudizhu-hand-airplane_pair = Airplane with pairs
doudizhu-hand-four_solo = Four with two solos
doudizhu-hand-four_pair = Four with two pairs
doudizhu-hand-bomb = Bomb
doudizhu-hand-rocket = Rocket

# What happened
doudizhu-told-opened = Round { $number }, base { $base }
doudizhu-told-dealt = You are dealt { $cards }
doudizhu-told-again = Everybody passed: the cards are dealt anew
doudizhu-told-bid =
    { $me ->
        [yes] You bid { $points }
       *[no] { $name } bids { $points }
    }
doudizhu-told-pass =
    { $me ->
        [yes] You pass
       *[no] { $name } passes
    }
doudizhu-told-clock =
    { $me ->
        [yes] Your time is up
       *[no] Time is up for { $name }
    }
doudizhu-told-landlord =
    { $me ->
        [yes] You are the landlord for { $points }
       *[no] { $name } is the landlord for { $points }
    }
doudizhu-told-drawn =
    { $me ->
        [yes] Chance makes you the landlord
       *[no] Chance makes { $name } the landlord
    }
doudizhu-told-play =
    { $me ->
        [yes] You play { $hand }
       *[no] { $name } plays { $hand }
    }
doudizhu-told-doubled = The stake is doubled
doudizhu-told-skip =
    { $me ->
        [yes] You skip
       *[no] { $name } skips
    }
doudizhu-told-departed = { $name } has left; the house plays on
doudizhu-told-rest =
    { $me ->
        [yes] You had { $cards }
       *[no] { $name } had { $cards }
    }
doudizhu-told-spring = Spring! The stake is doubled once more
doudizhu-told-gain =
    { $me ->
        [yes] You win { $amount }
       *[no] { $name } wins { $amount }
    }
doudizhu-told-loss =
    { $me ->
        [yes] You lose { $amount }
       *[no] { $name } loses { $amount }
    }
doudizhu-your-bid = Your turn: bid, or pass
doudizhu-your-lead = Your turn: lead any hand
doudizhu-your-turn = Your turn: beat it, or skip. On the table: { $hand }

# How it came out
doudizhu-wins =
    { $winner ->
        [landlord] The landlord wins
       *[peasant] The peasants win
    }
doudizhu-spring = Spring!
doudizhu-score-wins = { $wins } of { $rounds } won
doudizhu-round-won = { $result } · { $amount }

# Leaving
doudizhu-leave-title = Leave the round?
doudizhu-leave-text = The house plays your cards to the end. What they win or lose is still yours.

# Rules
doudizhu-rules-aim = The aim
doudizhu-rules-aim-text = Be the first to have no cards left. One is the landlord; the two peasants play together against the landlord, and both win when one of them is out.
doudizhu-rules-order = From high to low: coloured joker, black-and-white joker, 2, ace, king, queen, jack, 10 down to 3. Suits do not matter.
doudizhu-rules-flow = How a round goes
doudizhu-rules-flow-1 = Everybody is dealt 17 cards; three bottom cards lie face down.
doudizhu-rules-flow-2 = Each in turn passes or bids 1, 2 or 3 points, higher than before. The highest bidder is the landlord.
doudizhu-rules-flow-2-random = Chance names the landlord; it counts as a bid of 1.
doudizhu-rules-flow-3 = The landlord takes the bottom cards, which everybody sees, and leads any hand.
doudizhu-rules-flow-4 = Then each in turn beats the last hand with a higher one of the same kind and length, or skips. After two skips the last player leads anew.
doudizhu-rules-flow-5 = A bomb beats everything but a higher bomb and the rocket; the rocket beats everything. Each of them doubles the stake.
doudizhu-rules-hands = Hands
doudizhu-rules-kickers = Kickers are of different ranks, none of a trio’s own rank, never both jokers. 2 and jokers are in no chain.
doudizhu-rules-table = This room
doudizhu-rules-base = Base
doudizhu-rules-stake = Stake
doudizhu-rules-stake-text = base × bid, doubled by each bomb and the rocket; each peasant plays for it with the landlord
doudizhu-rules-spring = Spring
doudizhu-rules-spring-on = doubles once more when the losers have played nothing, or the landlord only the first hand
doudizhu-rules-spring-off = is not counted here
doudizhu-rules-buy-in = Chips needed
doudizhu-rules-clock = Time for a turn
doudizhu-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, then you pass, skip or lead your lowest card
doudizhu-rules-clock-none = as long as you like

# What is special about each room
doudizhu-room-bid-about = Three players: whoever bids the most is the landlord, takes three more cards and plays against the two others.
doudizhu-room-random-about = Nobody bids: chance names the landlord, and the cards come at once.
doudizhu-room-beginner-about = Only single cards, pairs, threes, bombs and the rocket: enough to learn the game.
doudizhu-bot-easy-note = Plays the lowest cards that beat yours, and keeps nothing back.
doudizhu-bot-medium-note = Divides its hand into plays beforehand and helps its partner.
doudizhu-bot-hard-note = Has learned from its own games, guesses your cards and thinks ahead.
