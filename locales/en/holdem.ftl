# Words of hold'em.

# What is pressed
holdem-fold = Fold
holdem-check = Check
holdem-call = Call
holdem-bet = Bet
holdem-raise = Raise
holdem-all-in = All-in
holdem-to = to { $amount }
holdem-all-of = all { $amount }

# Keys
holdem-key-fold = Fold
holdem-key-call = Check or call
holdem-key-check = Check
holdem-key-raise = Bet or raise
holdem-key-all-in = Choose all-in
holdem-key-arrows = Amount up or down

# On the felt
holdem-board = Board: { $cards }
holdem-board-none = Board: no cards yet
holdem-your-cards = Your cards: { $cards }
holdem-your-cards-folded = Your folded cards: { $cards }
holdem-players = Players
holdem-pot = Pot
holdem-side = Side
holdem-side-number = Side { $number }
holdem-pot-total = Total { $amount }
holdem-cards-in-play = Cards in play
holdem-money-in-play = Money in play
holdem-high-card = High card deals: { $draws }
holdem-draw = { $name } { $card }
holdem-tag-fold = Fold
holdem-tag-check = Check
holdem-tag-call = Call
holdem-tag-bet = Bet
holdem-tag-raise = Raise
holdem-tag-all-in = All-in
holdem-tag-wins = Wins
holdem-tag-waiting = Waits
holdem-bet-of =
    { $me ->
        [yes] You have bet { $amount } on this street
       *[no] { $name } has bet { $amount } on this street
    }
holdem-won-by =
    { $me ->
        [yes] You have won { $amount }
       *[no] { $name } has won { $amount }
    }
holdem-got-back =
    { $me ->
        [yes] You have got back { $amount }
       *[no] { $name } has got back { $amount }
    }
holdem-has-cards = has cards
holdem-shows = shows { $cards }
holdem-wins =
    { $me ->
        [yes] You win { $amount }
       *[no] { $name } wins { $amount }
    }

# Hands
holdem-hand-high_card = High card
holdem-hand-one_pair = One pair
holdem-hand-two_pair = Two pair
holdem-hand-three_of_a_kind = Three of a kind
holdem-hand-straight = Straight
holdem-hand-flush = Flush
holdem-hand-full_house = Full house
holdem-hand-four_of_a_kind = Four of a kind
holdem-hand-straight_flush = Straight flush
holdem-hand-royal_flush = Royal flush
holdem-made-high_card = { $first } high
holdem-made-one_pair = { $firsts }
holdem-made-two_pair = { $firsts } and { $seconds }
holdem-made-three_of_a_kind = { $firsts }
holdem-made-straight = { $first } high
holdem-made-flush = { $first } high
holdem-made-full_house = { $firsts } full of { $seconds }
holdem-made-four_of_a_kind = { $firsts }
holdem-made-straight_flush = { $first } high
holdem-made-royal_flush = ace high
holdem-made = { $hand }, { $detail }

# What happens, told
holdem-told-hand = Hand { $number }
holdem-told-hand-blinds = Hand { $number } · blinds { $small } / { $big }
holdem-told-button =
    { $me ->
        [yes] You deal
       *[no] { $name } deals
    }
holdem-told-drawn =
    { $me ->
        [yes] You draw the { $card }
       *[no] { $name } draws the { $card }
    }
holdem-told-post =
    { $kind ->
        [ante] { $me ->
            [yes] You post an ante of { $amount }
           *[no] { $name } posts an ante of { $amount }
        }
        [small_blind] { $me ->
            [yes] You post the small blind, { $amount }
           *[no] { $name } posts the small blind, { $amount }
        }
        [straddle] { $me ->
            [yes] You straddle with { $amount }
           *[no] { $name } straddles with { $amount }
        }
        [entry] { $me ->
            [yes] You post { $amount } to come in
           *[no] { $name } posts { $amount } to come in
        }
       *[big_blind] { $me ->
            [yes] You post the big blind, { $amount }
           *[no] { $name } posts the big blind, { $amount }
        }
    }
holdem-told-dealt = Your cards: { $cards }
holdem-told-fold =
    { $me ->
        [yes] You fold
       *[no] { $name } folds
    }
holdem-told-fold-clock =
    { $me ->
        [yes] Your time is up: you fold
       *[no] Time is up: { $name } folds
    }
holdem-told-check-clock =
    { $me ->
        [yes] Your time is up: you check
       *[no] Time is up: { $name } checks
    }
holdem-told-fold-left =
    { $me ->
        [yes] You left: your hand is folded
       *[no] { $name } left: the hand is folded
    }
holdem-told-check =
    { $me ->
        [yes] You check
       *[no] { $name } checks
    }
holdem-told-call =
    { $me ->
        [yes] You call { $amount }
       *[no] { $name } calls { $amount }
    }
holdem-told-bet =
    { $me ->
        [yes] You bet { $amount }
       *[no] { $name } bets { $amount }
    }
holdem-told-raise =
    { $me ->
        [yes] You raise to { $amount }
       *[no] { $name } raises to { $amount }
    }
holdem-told-all-in =
    { $me ->
        [yes] You are all-in with { $amount }
       *[no] { $name } is all-in with { $amount }
    }
holdem-told-returned =
    { $me ->
        [yes] { $amount } return to you
       *[no] { $amount } return to { $name }
    }
holdem-told-flop = Flop: { $cards }
holdem-told-turn = Turn: { $cards }
holdem-told-river = River: { $cards }
holdem-told-shown =
    { $me ->
        [yes] You show { $cards }
       *[no] { $name } shows { $cards }
    }
holdem-told-mucked =
    { $me ->
        [yes] You muck your hand
       *[no] { $name } mucks
    }
holdem-told-won =
    { $me ->
        [yes] You take the pot of { $amount }
       *[no] { $name } takes the pot of { $amount }
    }
holdem-told-won-with =
    { $me ->
        [yes] You take the pot of { $amount }: { $hand }
       *[no] { $name } takes the pot of { $amount }: { $hand }
    }
holdem-told-share =
    { $me ->
        [yes] You get { $amount } of the pot
       *[no] { $name } gets { $amount } of the pot
    }
holdem-told-share-with =
    { $me ->
        [yes] You get { $amount } of the pot: { $hand }
       *[no] { $name } gets { $amount } of the pot: { $hand }
    }
holdem-told-stack-of = { $name } has { $amount } now
holdem-told-stack = You have { $amount } now
holdem-your-turn = Your turn: { $choices }
holdem-choice-fold = fold
holdem-choice-check = check
holdem-choice-call = call { $amount }
holdem-choice-bet = bet
holdem-choice-raise = raise
holdem-choice-all-in = all-in

# Replay and history
holdem-round-won = { $names } · { $amount }

# Rules of this table
holdem-rules-aim = Aim
holdem-rules-aim-text = Make the best hand of five out of your two cards and the five on the board, or be the last who has not folded. The winner takes the pot.
holdem-rules-table = This table
holdem-rules-blinds = Blinds
holdem-rules-blinds-none = None
holdem-rules-antes = Antes
holdem-rules-bet-min = Smallest bet
holdem-rules-step = Bets in steps of
holdem-rules-raise = Smallest raise
holdem-rules-raise-last_raise = As large as the last bet or raise
holdem-rules-raise-double = To twice the bet to match
holdem-rules-raise-step = By { $amount }
holdem-rules-buy-in = Buy-in
holdem-rules-range = { $min } to { $max }
holdem-rules-clock = Time to act
holdem-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, then { $then }
holdem-rules-clock-none = No limit
holdem-rules-then-fold = fold
holdem-rules-then-check_or_fold = check if free, else fold
holdem-rules-untimed = No clock while you are the only person at the table.
holdem-rules-side-pots = Side pots
holdem-rules-side-pots-yes = Yes: you can win from each as much as you put in
holdem-rules-side-pots-no = No: one pot for all
holdem-rules-flow = How a hand goes
holdem-rules-flow-full = Everybody gets two cards. Then betting before the flop, three cards on the board (flop), one more (turn), one more (river); betting after each. The hands that are left are shown.
holdem-rules-flow-casino = Everybody gets two cards and three cards are laid on the board before the first bets (flop), then one more (turn) and one more (river). After each there is one pass of bets: everybody acts once. A check is always free.
holdem-rules-moves = Your moves
holdem-rules-move-fold = give the hand up
holdem-rules-move-check = bet nothing
holdem-rules-move-call = match the highest bet
holdem-rules-move-bet = be the first to bet on a street
holdem-rules-move-raise = go above the highest bet; amounts are always the new total
holdem-rules-move-all-in = put in every chip you have
holdem-rules-order = Order of hands, best first
holdem-rules-ties = Equal hands share the pot; an odd chip goes to the first winner left of the button.
holdem-rules-first-button-high_card = Before the first hand everybody draws a card: the highest deals.
holdem-bare = { $amount }
holdem-next-hand = You are dealt in with the next hand.
holdem-your-moves = Your moves

# The entry to the heads-up room
holdem-headsup-profit = Net profit, heads-up
holdem-headsup-none = Your result will stand here.
holdem-headsup-played =
    { $sessions ->
        [one] { $sessions } session
       *[other] { $sessions } sessions
    } · { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
holdem-headsup-hands =
    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
holdem-headsup-last = Last sessions
holdem-headsup-person = A person
holdem-headsup-rate = { $rate } bb/100
holdem-headsup-opponent = Your opponent
holdem-headsup-stakes = Stakes, small / big blind
holdem-headsup-mine = Your buy-in
holdem-headsup-theirs = Buy-in of { $name }
holdem-headsup-too-poor = At these stakes you need at least { $chips }. Choose smaller ones.
holdem-headsup-quit = Quit, and what lies in front of you goes back to your chips.
holdem-headsup-play = Play
holdem-headsup-against = { $mine } against { $theirs }
holdem-headsup-friend = Play a friend

# All-in, folding for nothing, and what only comes back
holdem-gets-back =
    { $me ->
        [yes] Your { $amount } come back to you
       *[no] { $name } gets { $amount } back
    }
holdem-gets-back-with =
    { $me ->
        [yes] Your { $amount } come back to you: { $hand }
       *[no] { $name } gets { $amount } back: { $hand }
    }
holdem-wins-nothing =
    { $me ->
        [yes] You win; nobody had bet
       *[no] { $name } wins; nobody had bet
    }
holdem-chance = { $percent } %
holdem-chance-of = wins in { $percent } of 100 cases
holdem-fold-sure = Fold anyway?
holdem-fold-free = Checking is free. Press once more to fold.
holdem-plans = When it is your turn
holdem-plan-check_fold = Check or fold
holdem-plan-call = Check
holdem-plan-call-of = Call { $amount }
holdem-plan-call_any = Call any
holdem-show = Show
holdem-bot-thirds-note = Plays only what it holds and gives up the rest.
holdem-bot-odds-note = Weighs the price of every call, and sometimes bluffs.
holdem-bot-easy-note = Wants to see every flop, calls too often and hardly ever bluffs: a good first opponent.
holdem-bot-timid-note = Waits for good cards and runs away from large bets.
holdem-bot-bluffer-note = Plays many hands and bets where others would check.
holdem-bot-rock-note = Plays few hands, and means it when he bets.
holdem-bot-medium-note = Patient: weighs position, price and what you may hold.
holdem-bot-hard-note = Has learned from millions of hands against itself and gives nothing away.

# What is special about each room
holdem-room-casino-about = No blinds: checking is free, and there is one bet on each street. Up to six bots, or friends who take their seats.
holdem-room-heads-up-about = Two players, blinds that you choose, and as many hands as you like.
holdem-room-cardroom-about = The rules of a club: blinds, no limit, seven seats, and a clock for everybody.

# The coach: what one holds, what can beat it, and how often it wins. Shares are percentages.
holdem-help = Coach
holdem-help-reckons = Reckoning…
holdem-help-best = { $share } of all hands are as good or better.
holdem-help-any =
    { $count ->
        [one] Against one other hand, whatever it is
       *[other] Against { $count } other hands, whatever they are
    }
holdem-help-in-range =
    { $count ->
        [one] If the other hand is one of these
       *[other] If all { $count } other hands are of these
    }
holdem-help-shares = wins { $win }, shares { $tie }
holdem-help-margin = ± { $margin }
holdem-help-pays = A call pays from { $needed } of the pot on, and this is enough.
holdem-help-costs = A call pays from { $needed } of the pot on, and this is not enough.
holdem-help-range = What may the others hold?
holdem-help-typed = Your own range
holdem-help-ask = Ask
holdem-help-threats = What can beat you
holdem-help-better = Of { $possible } hands that another player may hold, { $better } are better now and { $even } as good.
holdem-help-kind = Hand
holdem-help-now = now
holdem-help-later = in the end
holdem-help-none = Nothing can beat you.
holdem-help-means = “In the end” says how often one other player, who may hold anything, wins with such a hand. The coach sees only what you see.
holdem-range-any = Any hand
holdem-range-tight = The best 10 %
holdem-range-usual = The best 25 %
holdem-range-loose = The best 50 %
holdem-range-pairs = Any pair
holdem-range-pictures = Two cards from ten to ace
holdem-range-own = A range that I type
