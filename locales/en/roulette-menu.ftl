# Words of roulette that the menu and the lists need; they come with the first load.

roulette-name = Roulette
roulette-room-casino = Roulette
roulette-room-casino-sub =
    { $tables ->
        [0] Up to 8 players
        [one] One wheel · { $tables } table open
       *[other] One wheel · { $tables } tables open
    }
roulette-room-european = European roulette
roulette-room-european-sub =
    { $tables ->
        [0] The usual payouts
        [one] The usual payouts · { $tables } table open
       *[other] The usual payouts · { $tables } tables open
    }
roulette-stakes = bets from { $min }
roulette-stakes-range = bets { $min } to { $max }
roulette-round = Spin { $number }
