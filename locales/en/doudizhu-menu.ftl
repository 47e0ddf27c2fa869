# Words of dou dizhu that the menu and the lists need; they come with the first load.

doudizhu-name = Dou dizhu
doudizhu-room-bid = Dou dizhu
doudizhu-room-bid-sub =
    { $tables ->
        [0] Two against the landlord
        [one] Two against the landlord · { $tables } table open
       *[other] Two against the landlord · { $tables } tables open
    }
doudizhu-room-random = By chance
doudizhu-room-random-sub =
    { $tables ->
        [0] Dou dizhu, chance names the landlord
        [one] Dou dizhu, chance names the landlord · { $tables } table open
       *[other] Dou dizhu, chance names the landlord · { $tables } tables open
    }
doudizhu-room-beginner = First steps
doudizhu-room-beginner-sub =
    { $tables ->
        [0] Dou dizhu with few kinds of hands
        [one] Dou dizhu with few kinds of hands · { $tables } table open
       *[other] Dou dizhu with few kinds of hands · { $tables } tables open
    }
doudizhu-stakes = base { $base }
doudizhu-stakes-spring = base { $base }, spring doubles
doudizhu-round-title = Round { $number }

# Bots, from weak to strong
doudizhu-bot-easy = Easy: plays what it can
doudizhu-bot-medium = Medium: plans its hand
doudizhu-bot-hard = Hard: has learned, and thinks ahead
