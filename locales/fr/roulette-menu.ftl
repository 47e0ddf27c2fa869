# La roulette dans le menu et les listes.

roulette-name = Roulette
roulette-room-casino = Roulette
roulette-room-casino-sub =
    { $tables ->
        [0] Jusqu'à 8 joueurs
        [one] Une roue · { $tables } table ouverte
       *[other] Une roue · { $tables } tables ouvertes
    }
roulette-room-european = Roulette européenne
roulette-room-european-sub =
    { $tables ->
        [0] Les gains habituels
        [one] Les gains habituels · { $tables } table ouverte
       *[other] Les gains habituels · { $tables } tables ouvertes
    }
roulette-stakes = mises dès { $min }
roulette-stakes-range = mises de { $min } à { $max }
roulette-round = Lancer { $number }
