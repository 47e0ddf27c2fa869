# Words of blackjack.

# What is pressed
blackjack-start = Start
blackjack-hit = Hit
blackjack-stand = Stand
blackjack-double = Double
blackjack-split = Split
blackjack-surrender = Surrender
blackjack-insure = Insure
blackjack-no-insurance = No insurance
blackjack-more = { $amount } more
blackjack-half-back = { $amount } back
blackjack-aside = { $amount } aside
blackjack-insurance-amount = Insurance
blackjack-chips = Your chips for the bet
blackjack-add = Add { $amount }
blackjack-add-least = Chip of { $chip }: bets { $amount }, the least
blackjack-take = Take back { $amount }
blackjack-undo = Undo
blackjack-clear = Clear
blackjack-repeat = Repeat
blackjack-repeat-of = the last bet, { $amount }
blackjack-all-in = All-in
blackjack-bet = Bet
blackjack-bet-bad = { $min } to { $max }
blackjack-bet-typed = Enter lays { $amount }
blackjack-bet-none = Enter takes the bet back
blackjack-your-moves = Your moves

# Keys
blackjack-key-chips = Add a chip, the smallest first
blackjack-key-take = Take back the chip you pressed last
blackjack-key-undo = Undo
blackjack-key-clear = Clear the bet
blackjack-key-repeat = Repeat the last bet
blackjack-key-all-in = All-in
blackjack-key-start = Start
blackjack-key-hit = Hit
blackjack-key-stand = Stand
blackjack-key-double = Double
blackjack-key-split = Split
blackjack-key-surrender = Surrender
blackjack-key-insure = Insure, or take no insurance

# On the felt
blackjack-felt-pays = Wins pay 1 to 1
blackjack-felt-soft = Dealer draws to 16 and on soft 17
blackjack-felt-hard = Dealer draws to 16, stands on 17
blackjack-felt-hits = Dealer draws on every 17
blackjack-felt-natural = Natural pays { $win } to { $stake }
blackjack-felt-insurance = Insurance pays 2 to 1
blackjack-shoe = { $left } cards are left in the shoe of { $decks } decks
blackjack-shoe-shuffle = Shuffle in { $cards }
blackjack-shoe-soon = Shuffle next
blackjack-place-bet = Place your bet
blackjack-players = Players
blackjack-dealer = Dealer
blackjack-total-soft = soft { $points }
blackjack-total-bust = { $points } · Bust
# Of a hand that was doubled
blackjack-total-doubled = { $points } · 2×
blackjack-insured-for = Insured { $amount }
blackjack-hand-none = { $name }: no cards yet
blackjack-hand = { $name }: { $cards }; { $points }
blackjack-hand-soft = { $name }: { $cards }; soft { $points }
blackjack-note-bet = Place your bet
blackjack-note-start = Press Start, or add more
blackjack-note-turn = { $points } against { $dealer }
blackjack-note-dealer = The dealer plays
blackjack-note-other = { $name } plays
blackjack-note-hand = Hand { $number } of { $count }: { $points } against { $dealer }
blackjack-note-insurance = The dealer shows an ace
blackjack-note-others-insure = The others decide about insurance
blackjack-next-round =
    { $seconds ->
        [0] Next round …
       *[other] Next round in { SECONDS($seconds) }
    }
blackjack-win = You win { $amount }
blackjack-push = Push: { $amount } back
blackjack-loss = Dealer wins: you lose { $amount }
blackjack-why-points = { $points } against { $dealer }
blackjack-why-dealer-bust = Dealer is bust with { $dealer }
blackjack-why-bust = Bust with { $points }
blackjack-why-natural = A natural
blackjack-why-other-natural = Somebody has a natural, and it beats all other hands
blackjack-why-surrendered = Surrendered
blackjack-house-busted = { $name } busted the house
blackjack-house-busted-why = { $amount } is more than the table pays. It closes now, and everybody keeps their chips.

# What happens, told
blackjack-told-bet =
    { $me ->
        [yes] Your bet is { $amount }
       *[no] { $name } bets { $amount }
    }
blackjack-told-no-bet =
    { $me ->
        [yes] Your bet is taken back
       *[no] { $name } takes the bet back
    }
blackjack-told-dealt =
    { $me ->
        [yes] You have { $cards }, { $points }
       *[no] { $name } has { $cards }, { $points }
    }
blackjack-told-up = The dealer shows the { $card }
blackjack-told-drawn =
    { $me ->
        [yes] You draw the { $card }: { $points }
       *[no] { $name } draws the { $card }: { $points }
    }
blackjack-told-stood =
    { $me ->
        [yes] You stand on { $points }
       *[no] { $name } stands on { $points }
    }
blackjack-told-busted =
    { $me ->
        [yes] You are bust
       *[no] { $name } is bust
    }
blackjack-told-hole = The dealer turns over the { $card }: { $points }
blackjack-told-dealer-drew = The dealer draws the { $card }: { $points }
blackjack-told-dealer-bust = The dealer is bust
blackjack-told-forfeited =
    { $me ->
        [yes] You leave, and the bet of { $amount } is forfeited
       *[no] { $name } leaves, and the bet of { $amount } is forfeited
    }
blackjack-told-win =
    { $me ->
        [yes] You win { $amount }
       *[no] { $name } wins { $amount }
    }
blackjack-told-push =
    { $me ->
        [yes] Push: your bet of { $amount } comes back
       *[no] Push: the bet of { $amount } goes back to { $name }
    }
blackjack-told-loss =
    { $me ->
        [yes] The dealer wins: you lose { $amount }
       *[no] The dealer wins: { $name } loses { $amount }
    }
blackjack-told-shuffled = The marker is reached: all cards that do not lie on the table are shuffled
blackjack-told-insured =
    { $me ->
        [yes] You are insured for { $amount }
       *[no] { $name } is insured for { $amount }
    }
blackjack-told-not-insured =
    { $me ->
        [yes] You take no insurance
       *[no] { $name } takes no insurance
    }
blackjack-told-insurance-won =
    { $me ->
        [yes] Your insurance brings { $amount }
       *[no] The insurance brings { $name } { $amount }
    }
blackjack-told-insurance-lost =
    { $me ->
        [yes] Your insurance of { $amount } is lost
       *[no] { $name } loses the insurance of { $amount }
    }
blackjack-told-peeked = The dealer looks at the hidden card: no natural
blackjack-told-doubled =
    { $me ->
        [yes] You double with { $amount } more
       *[no] { $name } doubles with { $amount } more
    }
blackjack-told-split =
    { $me ->
        [yes] You split the pair, with { $amount } on the second hand
       *[no] { $name } splits the pair, with { $amount } on the second hand
    }
blackjack-told-surrendered =
    { $me ->
        [yes] You surrender, and half of the bet comes back
       *[no] { $name } surrenders, and half of the bet goes back
    }
blackjack-told-house-busted =
    { $me ->
        [yes] You have { $amount } and have busted the house! The table closes, and everybody keeps their chips
       *[no] { $name } has { $amount } and has busted the house! The table closes, and everybody keeps their chips
    }
blackjack-told-stack = You have { $amount } now
blackjack-told-place-bet = Place your bet and press Start
blackjack-told-your-turn = Your turn: { $points } against { $dealer }. Hit or stand
blackjack-told-insurance = The dealer shows an ace. Do you want insurance?

# History
blackjack-outcome-win = Won { $amount } · { $points } against { $dealer }
blackjack-outcome-push = Push · { $points } against { $dealer }
blackjack-outcome-loss = Lost { $amount } · { $points } against { $dealer }
blackjack-outcome-none = Nothing was bet
blackjack-outcome-dealer = The dealer has { $dealer }

# Leaving
blackjack-leave-title = Leave your bet behind?
blackjack-leave-text = The chips you have laid down are bet: if you leave now, they are forfeited. The rest returns to your wallet.

# Rules of this table
blackjack-rules-aim = Aim
blackjack-rules-aim-text = Come closer to 21 than the dealer, without going over.
blackjack-rules-values = What cards count
blackjack-rules-value-number = Cards 2 to 10 count their number.
blackjack-rules-value-ten = Jack, queen and king count 10.
blackjack-rules-value-ace = An ace counts 11 if that does not take the hand over 21, otherwise 1. A hand in which an ace counts 11 is soft.
blackjack-rules-moves = What you do
blackjack-rules-move-bet = Lay chips into the circle, then press Start. You and the dealer get two cards each; the dealer's first card stays face down.
blackjack-rules-move-hit = take one more card, as often as you like. Over 21 is bust: the bet is lost.
blackjack-rules-move-stand = take no more cards. Then it is the dealer's turn.
blackjack-rules-dealer = What the dealer does
blackjack-rules-dealer-soft = The dealer turns over the hidden card and has no choice: draws with 16 or less and with a soft 17, stands with a hard 17 and with 18 or more, even if you have more.
blackjack-rules-dealer-hits = The dealer turns over the hidden card and has no choice: draws with 17 or less, stands with 18 or more, even if you have more.
blackjack-rules-dealer-hard = The dealer turns over the hidden card and has no choice: draws with 16 or less, stands with 17 or more, even if you have more.
blackjack-rules-win = How you win
blackjack-rules-win-text = You win if you have more points than the dealer, or if the dealer goes over 21 and you did not. A win gives you twice your bet back, also with an ace and a ten. With equal points your bet comes back. Otherwise the bet is lost, and nothing more.
blackjack-rules-win-natural = You win if you have more points than the dealer, or if the dealer goes over 21 and you did not. A win pays as much as you bet. An ace with a ten on the first two cards is a natural and pays { $win } to { $stake }. With equal points your bet comes back. Otherwise the bet is lost, and nothing more.
blackjack-rules-first-natural = A player's natural ends the round: it beats everybody who has none, the dealer included.
blackjack-rules-peek = With an ace or a ten face up the dealer looks at the hidden card first. A natural ends the round at once.
blackjack-rules-sides = At this table
blackjack-rules-move-double = as much again on your first two cards, and exactly one more card.
blackjack-rules-move-split = two cards of the same rank become two hands, the second with a bet like the first. { $hands ->
        [2] A hand is split once.
       *[other] Up to { $hands } hands.
    }
blackjack-rules-move-surrender = give up your first two cards, and half of the bet comes back.
blackjack-rules-move-insure = when the dealer shows an ace: up to half of your bet beside it. It pays 2 to 1 if the dealer has a natural, and is lost otherwise.
blackjack-rules-bonus = Five cards drawn without going over: a win pays 2 to 1.
blackjack-rules-pub = Swedish Pub: the dealer wins ties at 17, 18 and 19.
blackjack-rules-limit = Whoever has more than { $amount } has busted the house, and the table closes.
blackjack-rules-shoe =
    { $count ->
        [one] A shoe of { $count } deck, shuffled when the marker is reached, { $least } to { $most } % from its end
       *[other] A shoe of { $count } decks, shuffled when the marker is reached, { $least } to { $most } % from its end
    }
blackjack-rules-leave = If you leave after laying down chips, they are forfeited.
blackjack-rules-table = This table
blackjack-rules-bets = Bets
blackjack-rules-bets-all = { $min } up to all your chips
blackjack-rules-bets-range = { $min } to { $max }
blackjack-rules-cards = Cards
blackjack-rules-decks =
    { $count ->
        [one] { $count } deck of 52, shuffled for every round
       *[other] { $count } decks of 52, shuffled for every round
    }
blackjack-rules-clock = Time to act
blackjack-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, then stand
blackjack-rules-clock-none = No limit
blackjack-rules-untimed = No clock while you are the only person at the table.

# The book: what each move is worth, and the chart
blackjack-ask-book = Ask the book
blackjack-book = What would the book do?
blackjack-book-means = What your bet wins or loses on average, with the cards that are still in the shoe.
blackjack-chart = The chart of this table
blackjack-chart-hard = Hard hands
blackjack-chart-soft = Soft hands
blackjack-chart-pair = Pairs
blackjack-chart-hand = Your hand
blackjack-chart-else = { $first }, otherwise { $other }
blackjack-chart-key = H hit, S stand, D double, P split, R surrender. A small letter: what to do where the move is not allowed; without one, hit.
blackjack-letter-hit = H
blackjack-letter-stand = S
blackjack-letter-double = D
blackjack-letter-split = P
blackjack-letter-surrender = R

# What is special about each room
blackjack-room-casino-about = You alone against the dealer, with all your chips.
blackjack-room-twenty-one-about = The game as at home: hit or stand. Whoever has more than 500 chips has busted the house.
blackjack-room-twenty-one-full-about = With double, split, insurance and surrender, and a bonus for five hits.
blackjack-bot-mimic-note = Draws and stands just as the dealer has to.
blackjack-bot-bold-note = Draws once more where others stand.
blackjack-bot-timid-note = Stands as soon as one more card could bust it.
blackjack-bot-basic-note = Does what the chart says in every hand.
