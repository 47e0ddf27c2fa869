# Roulette im Menü und in den Listen.

roulette-name = Roulette
roulette-room-casino = Roulette
roulette-room-casino-sub =
    { $tables ->
        [0] Bis zu 8 Spieler
        [one] Ein Rad · { $tables } Tisch offen
       *[other] Ein Rad · { $tables } Tische offen
    }
roulette-room-european = Europäisches Roulette
roulette-room-european-sub =
    { $tables ->
        [0] Die üblichen Quoten
        [one] Die üblichen Quoten · { $tables } Tisch offen
       *[other] Die üblichen Quoten · { $tables } Tische offen
    }
roulette-stakes = Einsätze ab { $min }
roulette-stakes-range = Einsätze { $min } bis { $max }
roulette-round = Dreh { $number }
