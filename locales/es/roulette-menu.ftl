# La ruleta en el menú y en las listas.

roulette-name = Ruleta
roulette-room-casino = Ruleta
roulette-room-casino-sub =
    { $tables ->
        [0] Hasta 8 jugadores
        [one] Una rueda · { $tables } mesa abierta
       *[other] Una rueda · { $tables } mesas abiertas
    }
roulette-room-european = Ruleta europea
roulette-room-european-sub =
    { $tables ->
        [0] Los pagos de siempre
        [one] Los pagos de siempre · { $tables } mesa abierta
       *[other] Los pagos de siempre · { $tables } mesas abiertas
    }
roulette-stakes = apuestas desde { $min }
roulette-stakes-range = apuestas de { $min } a { $max }
roulette-round = Giro { $number }
