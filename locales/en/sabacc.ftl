# Words of sabacc.

# What is pressed
sabacc-draw = Draw
sabacc-swap = Swap
sabacc-stand = Stand
sabacc-junk = Junk
sabacc-keep = Keep
sabacc-discard = Discard
sabacc-check = Check
sabacc-match = Match
sabacc-raise = Raise
sabacc-bet = Bet
sabacc-all-in = All-in
sabacc-to = to { $amount }
sabacc-all-of = all { $amount }
sabacc-swap-what = { $gave } for { $took }
sabacc-choose = choose a card
sabacc-keep-all = all { $count }
sabacc-your-moves = Your moves
sabacc-hint-play = Draw a card, swap one for the top of the pile, stand, or junk your hand.
sabacc-hint-swap = Choose the card that you give for { $card }.
sabacc-hint-discard = Give up one card, or keep them all.
sabacc-hint-choose = Choose the card that you give up.

# Keys
sabacc-key-draw = Draw
sabacc-key-swap = Swap the chosen card
sabacc-key-stand = Stand
sabacc-key-junk = Junk
sabacc-key-keep = Keep all cards
sabacc-key-discard = Discard the chosen card
sabacc-key-match = Check or match
sabacc-key-raise = Bet or raise
sabacc-key-all-in = Choose all-in
sabacc-key-cards = Choose a card

# The table
sabacc-players = Players
sabacc-your-cards = Your cards
sabacc-drawn-now = just drawn
sabacc-deck = Deck
sabacc-deck-of =
    { $count ->
        [one] Deck, one card left
       *[other] Deck, { $count } cards left
    }
sabacc-pile = Discard
sabacc-pile-top = Discard pile, top card { $card }
sabacc-pile-none = Discard pile, empty
sabacc-pot = Pot
sabacc-sabacc-pot = Sabacc pot
sabacc-dice = Dice: { $first } and { $second }
sabacc-dice-none = Dice: not rolled yet
sabacc-stake = Stake
sabacc-stake-of = { $name }, stake { $amount }
sabacc-round = Round { $round } of { $rounds }
sabacc-sum = Your hand is { $sum }
sabacc-sum-zero = Your hand is zero: sabacc
sabacc-sum-tag = Sum { $sum }
sabacc-next-in = Next game in { SECONDS($seconds) }
sabacc-next-game = You are in the next game

# What a seat did last
sabacc-tag-draw = Draw
sabacc-tag-swap = Swap
sabacc-tag-stand = Stand
sabacc-tag-junk = Junk
sabacc-tag-check = Check
sabacc-tag-match = Match { $amount }
sabacc-tag-raise = Raise { $amount }
sabacc-tag-all-in = All-in
sabacc-tag-wins = Wins
sabacc-tag-waiting = Next game
sabacc-shows = shows { $cards }
sabacc-has-cards =
    { $count ->
        [one] one covered card
       *[other] { $count } covered cards
    }
sabacc-has-open = face up { $cards }

# Who has won
sabacc-sabacc = Sabacc!
sabacc-wins =
    { $me ->
        [yes] You win { $amount }
       *[no] { $name } wins { $amount }
    }
sabacc-wins-nothing =
    { $me ->
        [yes] You win; nobody bet against you
       *[no] { $name } wins; nobody bet against them
    }
sabacc-shares =
    { $me ->
        [yes] You share: { $amount }
       *[no] { $name } shares: { $amount }
    }
sabacc-wins-pot = and the sabacc pot
sabacc-with-sum = with { $sum }

# What happened
sabacc-told-opened = Game { $number }: everybody pays { $fee } into the sabacc pot, which holds { $pot } now
sabacc-told-dealt = You are dealt { $cards }
sabacc-told-pile = The discard pile opens with { $card }
sabacc-told-round = Round { $number }
sabacc-told-draw =
    { $me ->
        [yes] You draw a card
       *[no] { $name } draws a card
    }
sabacc-told-draw-card = You draw { $card }
sabacc-told-discard =
    { $me ->
        [yes] You give up { $card }
       *[no] { $name } gives up { $card }
    }
sabacc-told-keep =
    { $me ->
        [yes] You keep all cards
       *[no] { $name } keeps all cards
    }
sabacc-told-swap =
    { $me ->
        [yes] You swap { $gave } for { $took }
       *[no] { $name } swaps { $gave } for { $took }
    }
sabacc-told-stand =
    { $me ->
        [yes] You stand
       *[no] { $name } stands
    }
sabacc-told-junk =
    { $me ->
        [yes] You junk your hand
       *[no] { $name } junks the hand
    }
sabacc-told-junk-clock =
    { $me ->
        [yes] Time is up: you junk your hand
       *[no] Time is up: { $name } junks the hand
    }
sabacc-told-junk-left = { $name } leaves the game
sabacc-told-check =
    { $me ->
        [yes] You check
       *[no] { $name } checks
    }
sabacc-told-match =
    { $me ->
        [yes] You match with { $amount }
       *[no] { $name } matches with { $amount }
    }
sabacc-told-raise =
    { $me ->
        [yes] You raise to { $amount }
       *[no] { $name } raises to { $amount }
    }
sabacc-told-all-in =
    { $me ->
        [yes] You are all-in with { $amount }
       *[no] { $name } is all-in with { $amount }
    }
sabacc-told-dice = The dice show { $first } and { $second }
sabacc-told-doubles = The dice show { $first } and { $second }: doubles! All hands are thrown away and dealt anew
sabacc-told-reshuffled = The discard pile is shuffled and is the new deck
sabacc-told-shown = { $name }: { $cards }, sum { $sum }
sabacc-told-won =
    { $me ->
        [yes] You win the pot of { $amount } with { $sum }
       *[no] { $name } wins the pot of { $amount } with { $sum }
    }
sabacc-told-sabacc =
    { $me ->
        [yes] Sabacc! You win the sabacc pot of { $amount }
       *[no] Sabacc! { $name } wins the sabacc pot of { $amount }
    }
sabacc-told-won-shared =
    { $me ->
        [yes] You share the pot with { $sum } and get { $amount }
       *[no] { $name } shares the pot with { $sum } and gets { $amount }
    }
sabacc-told-sabacc-shared =
    { $me ->
        [yes] Sabacc! You share the sabacc pot and get { $amount }
       *[no] Sabacc! { $name } shares the sabacc pot and gets { $amount }
    }
sabacc-told-stack = You have { $amount }
sabacc-your-turn = Your turn: { $choices }
sabacc-choice-draw = draw
sabacc-choice-swap = swap
sabacc-choice-stand = stand
sabacc-choice-junk = junk
sabacc-choice-keep = keep all cards
sabacc-choice-discard = give one up
sabacc-choice-check = check
sabacc-choice-match = match { $amount }
sabacc-choice-bet = bet
sabacc-choice-raise = raise
sabacc-round-won = { $names } · { $amount }

# Leaving
sabacc-leave-title = Leave the game?
sabacc-leave-text = Your stake and the entry fee stay on the table. The chips in front of you are yours.

# Rules
sabacc-rules-aim = The aim
sabacc-rules-aim-text = Hold cards that add up to zero, or as close to it as you can. Green cards with full signs count plus, red cards with hollow signs count minus, the two grey ones count nothing.
sabacc-rules-table = This table
sabacc-rules-fee = Entry fee a game
sabacc-rules-pot = First sabacc pot
sabacc-rules-pot-range = { $min } to { $max }, by chance
sabacc-rules-rounds = Rounds
sabacc-rules-buy-in = Chips needed
sabacc-rules-clock = Time for a turn
sabacc-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, then you stand; a bet is not matched for you
sabacc-rules-clock-none = as long as you like
sabacc-rules-untimed = Alone among bots you have all the time you want.
sabacc-rules-flow = How a game goes
sabacc-rules-flow-1 = Everybody pays the entry fee into the sabacc pot and is dealt two cards. One card opens the discard pile.
sabacc-rules-flow-2 = In each of three rounds everybody makes one play, from the left to the right.
sabacc-rules-flow-3 = Then everybody may bet once: match the highest bet of the round or raise it. Who has bet less than the highest must match it in the end, go all-in, or junk.
sabacc-rules-flow-4 = Then two dice are rolled. On doubles all hands are thrown away and everybody is dealt as many new cards.
sabacc-rules-flow-5 = After the third round the hands are shown. The winner takes all bets; there are no side pots.
sabacc-rules-plays = The four plays
sabacc-rules-play-draw = Take a card from the deck. Then you may give up one card, the new one or another.
sabacc-rules-play-swap = Give one card and take the top of the discard pile. Everybody sees which.
sabacc-rules-play-stand = Do nothing.
sabacc-rules-play-junk = Throw your hand away. You are out of this game and your stake is lost.
sabacc-rules-winning = Who wins
sabacc-rules-win-1 = The sum closest to zero wins.
sabacc-rules-win-2 = Equally far from zero, plus beats minus.
sabacc-rules-win-3 = A sum of zero is a sabacc and wins the sabacc pot as well.
sabacc-rules-win-4 = Of several sabaccs the one with the most cards wins.
sabacc-rules-win-5 = Whoever is still equal shares; an odd chip goes to the earlier player.

sabacc-card =
    { $sign ->
        [plus] plus
       *[minus] minus
    } { $number } of { $stave ->
        [circle] circles
        [square] squares
       *[triangle] triangles
    }
sabacc-card-zero = sylop, zero
sabacc-card-back = face-down sabacc card

# What is special about the room
sabacc-room-casino-about = The sum closest to zero wins the game; a sum of exactly zero wins the sabacc pot, which grows from game to game.
sabacc-bot-balance-note = Draws until its sum is near zero, and bets the more the nearer it is.
sabacc-shares-nothing =
    { $me ->
        [yes] You share; no chips are gained
       *[no] { $name } shares; no chips are gained
    }
