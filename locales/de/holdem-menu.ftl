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
holdem-room-cardroom = Klubpoker
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
holdem-bot-easy = Pip
holdem-bot-easy-strength = Leicht
holdem-bot-timid = Mabel
holdem-bot-timid-strength = Leicht
holdem-bot-bluffer = Felix
holdem-bot-bluffer-strength = Mittel
holdem-bot-rock = Bruno
holdem-bot-rock-strength = Mittel
holdem-bot-medium = Nora
holdem-bot-medium-strength = Mittel
holdem-bot-hard = Sable
holdem-bot-hard-strength = Schwer
holdem-place-flop = Flop
holdem-place-turn = Turn
holdem-place-river = River
holdem-field-antes = Ante
holdem-cost = Eine Runde des Buttons kostet jeden { $amount }.
