# Words of roulette.

# Numbers and points
roulette-colour =
    { $colour ->
        [red] red
        [black] black
       *[green] green
    }
roulette-number = { $number } { roulette-colour }
roulette-number-long =
    { $parity ->
        [zero] 0 { roulette-colour }
        [odd] { $number } { roulette-colour }, odd
       *[even] { $number } { roulette-colour }, even
    }
roulette-kind =
    { $kind ->
        [straight] Straight
        [split] Split
        [street] Street
        [trio] Trio
        [first_four] First four
        [corner] Corner
        [six] Six line
        [colour] Colour
        [parity] Odd or even
        [half] Half
        [dozen] Dozen
       *[column] Column
    }
roulette-point-straight = Straight { $a }
roulette-point-split = Split { $a } and { $b }
roulette-point-street = Street { $a } { $b } { $c }
roulette-point-trio = Trio { $a } { $b } { $c }
roulette-point-first_four = First four
roulette-point-corner = Corner { $a } { $b } { $c } { $d }
roulette-point-six = Six line { $a } to { $z }
roulette-point-dozen =
    { $place ->
        [1] 1st 12
        [2] 2nd 12
       *[3] 3rd 12
    }
roulette-point-column = Column { $place }
roulette-point-red = Red
roulette-point-black = Black
roulette-point-odd = Odd
roulette-point-even = Even
roulette-point-low = 1 to 18
roulette-point-high = 19 to 36
roulette-column-box = 2 to 1
roulette-pays = pays { $factor } to 1
roulette-kind-pays = { $kind }, { $factor } to 1

# The screen
roulette-board = Betting board
roulette-board-help = Arrow keys go from point to point. Enter lays the chosen chip, minus takes it back.
roulette-wheel = Roulette wheel
roulette-wheel-rest = Roulette wheel, ball on { $number }
roulette-wheel-spins = Roulette wheel, spinning
roulette-last-numbers = Last numbers
roulette-last-number = last number
roulette-place-bets = Place your bets
roulette-no-more-bets = No more bets
roulette-next-spin = You are in from the next spin on
roulette-closes = Bets close in { SECONDS($seconds, unitDisplay: "long") }
roulette-closes-short = Bets close in { SECONDS($seconds) }
roulette-waiting = Waiting for the others
roulette-your-bets = Your bets
roulette-bets = Bets
roulette-no-bets = No bets yet. Choose a chip, then press a place on the board.
roulette-chip-to-place = Chip to place
roulette-chip = { $value } chip
roulette-undo = Undo
roulette-clear = Clear
roulette-repeat = Repeat
roulette-take-back = Take back { $point }
roulette-on-board = On the board
roulette-spin = Spin
roulette-next = Next spin
roulette-stake = Stake
roulette-gain = Possible gain
roulette-total = All bets
roulette-best = At best, with { $number }
roulette-win = You win { $amount }
roulette-lose = You lose { $amount }
roulette-even = Nothing won, nothing lost
roulette-no-room = No more chips can be laid there.
roulette-laid = { $point }: { $amount }. On the board: { $total }
roulette-taken = { $point }: nothing. On the board: { $total }
roulette-cleared = The board is empty.
roulette-others = Players at the wheel
roulette-ready = ready
roulette-chips-on = { $chips } on it

# Keys
roulette-key-arrows = From point to point
roulette-key-add = Lay the chosen chip
roulette-key-take = Take it back
roulette-key-chips = Choose a chip
roulette-key-spin = Spin
roulette-key-undo = Undo
roulette-key-clear = Clear
roulette-key-repeat = Repeat last bets

# Leaving
roulette-leave-title = Leave your chips on the board?
roulette-leave-text = If you leave now, the chips you have on the board are lost. The rest returns to your wallet.

# What is told
roulette-told-laid =
    { $me ->
        [yes] You have { $amount } on the board
       *[no] { $name } has { $amount } on the board
    }
roulette-told-asked =
    { $me ->
        [yes] You are ready for the spin
       *[no] { $name } is ready for the spin
    }
roulette-told-number = The ball rests on { $number }
roulette-told-win =
    { $me ->
        [yes] You win { $amount }
       *[no] { $name } wins { $amount }
    }
roulette-told-lose =
    { $me ->
        [yes] You lose { $amount }
       *[no] { $name } loses { $amount }
    }
roulette-told-even =
    { $me ->
        [yes] You neither win nor lose
       *[no] { $name } neither wins nor loses
    }
roulette-told-forfeited =
    { $me ->
        [yes] You left and forfeit { $amount }
       *[no] { $name } left and forfeits { $amount }
    }
roulette-told-no-spin = Nobody has bet, so the wheel does not turn
roulette-outcome-none = No spin

# Rules
roulette-rules-aim = The idea
roulette-rules-aim-text = A ball falls into one of 37 pockets, 0 to 36, all equally likely. You bet on where. Lay chips on numbers, on the lines between them, or on the boxes beside them; then press Spin.
roulette-rules-flow = A spin
roulette-rules-flow-text = Every bet that covers the number gains its factor times its chips, and the chips stay yours. Every other bet is lost. When 0 comes, all bets on colours, odd and even, halves, dozens and columns lose.
roulette-rules-several = Several players share one wheel. It turns when all have pressed Spin, at the latest { SECONDS($seconds, unitDisplay: "long") } after the first bet.
roulette-rules-leaving = Whoever leaves before the ball rests loses the chips on the board. A lost connection is not leaving: for a minute your bets play on.
roulette-rules-payouts = What this table pays
roulette-rules-bet = Bet
roulette-rules-covers = Numbers
roulette-rules-pays = Pays
roulette-rules-edge = House edge
roulette-rules-edge-text = The house edge is what the house keeps of a bet in the long run. Less than nothing means that the advantage is yours.
roulette-rules-table = This table
roulette-rules-bet-min = Smallest bet
roulette-rules-bet-max = Largest bet on a point
roulette-rules-bet-max-none = all your chips, up to a million
roulette-rules-spin = The ball runs for
roulette-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }

# What is special about each room
roulette-room-casino-about = One zero and the payouts of this house: the rules say what each bet brings. Everybody at the table bets on the same spin.
roulette-room-european-about = One zero and the payouts that every casino has: 35 to 1 on a number.
