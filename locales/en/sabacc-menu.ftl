# Words of sabacc that the menu and the lists need; they come with the first load.

sabacc-name = Sabacc
sabacc-room-casino = Sabacc
sabacc-room-casino-sub =
    { $tables ->
        [0] Closest to zero wins
        [one] Closest to zero · { $tables } table open
       *[other] Closest to zero · { $tables } tables open
    }
sabacc-stakes = entry { $fee } a game
sabacc-round-title = Game { $number }

# Bots, from weak to strong
sabacc-bot-balance = Level-headed
