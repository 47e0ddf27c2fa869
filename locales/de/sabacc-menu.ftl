# Sabacc im Menü und in den Listen.

sabacc-name = Sabacc
sabacc-room-casino = Sabacc
sabacc-room-casino-sub =
    { $tables ->
        [0] Am nächsten an null gewinnt
        [one] Nah an null · { $tables } Tisch offen
       *[other] Nah an null · { $tables } Tische offen
    }
sabacc-stakes = Startgeld { $fee }
sabacc-round-title = Spiel { $number }

# Bots, von schwach bis stark
sabacc-bot-balance = Besonnen
