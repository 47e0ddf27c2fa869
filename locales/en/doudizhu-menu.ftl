# Words of dou dizhu that the menu and the lists need; they come with the first load.

doudizhu-name = Dou dizhu
doudizhu-room-bid = Dou dizhu, bidding
doudizhu-room-bid-sub =
    { $tables ->
        [0] Two against the landlord
        [one] Two against the landlord · { $tables } table open
       *[other] Two against the landlord · { $tables } tables open
    }
doudizhu-room-random = Dou dizhu, by chance
doudizhu-room-random-sub =
    { $tables ->
        [0] Chance names the landlord
        [one] Chance names the landlord · { $tables } table open
       *[other] Chance names the landlord · { $tables } tables open
    }
doudizhu-room-beginner = Dou dizhu for beginners
doudizhu-room-beginner-sub =
    { $tables ->
        [0] Few kinds of hands
        [one] Few kinds of hands · { $tables } table open
       *[other] Few kinds of hands · { $tables } tables open
    }
doudizhu-stakes = base { $base }
doudizhu-stakes-spring = base { $base }, spring doubles
doudizhu-round-title = Round { $number }

# Bots, from weak to strong
doudizhu-bot-easy = Easy: plays what it can
doudizhu-bot-medium = Medium: plans its hand
