# Hold'em im Menü und in den Listen.

holdem-name = Hold'em
holdem-room-casino = Poker
holdem-room-casino-sub =
    { $tables ->
        [0] Hold'em, bis zu 6 Bots
        [one] Hold'em · { $tables } Tisch offen
       *[other] Hold'em · { $tables } Tische offen
    }
holdem-room-heads-up = Heads-up
holdem-room-heads-up-sub =
    { $tables ->
        [0] Ein Gegner
        [one] { $tables } Tisch offen
       *[other] { $tables } Tische offen
    }
holdem-room-cardroom = Kartenraum
holdem-room-cardroom-sub =
    { $tables ->
        [0] Sieben Plätze
        [one] { $tables } Tisch offen
       *[other] { $tables } Tische offen
    }
holdem-stakes = Blinds { $small } / { $big }
holdem-stakes-none = keine Blinds

# Bots, von schwach bis stark
holdem-bot-thirds = Vorsichtig
holdem-bot-odds = Rechnend
