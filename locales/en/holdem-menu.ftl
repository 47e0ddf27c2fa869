# Words of hold'em that the menu and the lists need; they come with the first load.

holdem-name = Hold'em
holdem-room-casino = Poker
holdem-room-casino-sub =
    { $tables ->
        [0] Hold'em, up to 6 bots
        [one] Hold'em · { $tables } table open
       *[other] Hold'em · { $tables } tables open
    }
holdem-room-heads-up = Heads-up
holdem-room-heads-up-sub =
    { $tables ->
        [0] One opponent
        [one] { $tables } table open
       *[other] { $tables } tables open
    }
holdem-room-cardroom = Club poker
holdem-room-cardroom-sub =
    { $tables ->
        [0] Seven seats
        [one] { $tables } table open
       *[other] { $tables } tables open
    }
holdem-stakes = blinds { $small } / { $big }
holdem-stakes-none = no blinds

# Bots, from weak to strong
holdem-bot-thirds = Cautious
holdem-bot-odds = Calculating
holdem-bot-easy = Pip
holdem-bot-easy-strength = Easy
holdem-bot-timid = Mabel
holdem-bot-timid-strength = Easy
holdem-bot-bluffer = Felix
holdem-bot-bluffer-strength = Medium
holdem-bot-rock = Bruno
holdem-bot-rock-strength = Medium
holdem-bot-medium = Nora
holdem-bot-medium-strength = Medium
holdem-bot-hard = Sable
holdem-bot-hard-strength = Hard
holdem-place-flop = Flop
holdem-place-turn = Turn
holdem-place-river = River
holdem-field-antes = Ante
holdem-cost = A round of the button costs each player { $amount }.
