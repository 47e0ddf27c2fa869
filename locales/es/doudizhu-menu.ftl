# Palabras del dou dizhu para el menú y las listas; llegan con la primera página.

doudizhu-name = Dou dizhu (el Terrateniente)
doudizhu-room-bid = Dou dizhu con subasta
doudizhu-room-bid-sub =
    { $tables ->
        [0] Dos contra el terrateniente
        [one] Dos contra el terrateniente · { $tables } mesa abierta
        [many] Dos contra el terrateniente · { $tables } mesas abiertas
       *[other] Dos contra el terrateniente · { $tables } mesas abiertas
    }
doudizhu-room-random = Dou dizhu al azar
doudizhu-room-random-sub =
    { $tables ->
        [0] El azar elige al terrateniente
        [one] El azar elige al terrateniente · { $tables } mesa abierta
        [many] El azar elige al terrateniente · { $tables } mesas abiertas
       *[other] El azar elige al terrateniente · { $tables } mesas abiertas
    }
doudizhu-room-beginner = Dou dizhu para empezar
doudizhu-room-beginner-sub =
    { $tables ->
        [0] Pocas combinaciones
        [one] Pocas combinaciones · { $tables } mesa abierta
        [many] Pocas combinaciones · { $tables } mesas abiertas
       *[other] Pocas combinaciones · { $tables } mesas abiertas
    }
doudizhu-stakes = apuesta base { $base }
doudizhu-stakes-spring = apuesta base { $base }, la primavera dobla
doudizhu-round-title = Ronda { $number }

# Bots, de menos a más fuertes
doudizhu-bot-easy = Fácil: juega lo que puede
doudizhu-bot-medium = Medio: planea su mano
