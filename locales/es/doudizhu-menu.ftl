# Palabras del dou dizhu para el menú y las listas; llegan con la primera página.

doudizhu-name = Dou dizhu
doudizhu-room-bid = Dou dizhu
doudizhu-room-bid-sub =
    { $tables ->
        [0] Dos contra el terrateniente
        [one] Dos contra el terrateniente · { $tables } mesa abierta
        [many] Dos contra el terrateniente · { $tables } mesas abiertas
       *[other] Dos contra el terrateniente · { $tables } mesas abiertas
    }
doudizhu-room-random = Al azar
doudizhu-room-random-sub =
    { $tables ->
        [0] Dou dizhu, el azar elige al terrateniente
        [one] Dou dizhu, el azar elige al terrateniente · { $tables } mesa abierta
        [many] Dou dizhu, el azar elige al terrateniente · { $tables } mesas abiertas
       *[other] Dou dizhu, el azar elige al terrateniente · { $tables } mesas abiertas
    }
doudizhu-room-beginner = Primeros pasos
doudizhu-room-beginner-sub =
    { $tables ->
        [0] Dou dizhu, pocas combinaciones
        [one] Dou dizhu, pocas combinaciones · { $tables } mesa abierta
        [many] Dou dizhu, pocas combinaciones · { $tables } mesas abiertas
       *[other] Dou dizhu, pocas combinaciones · { $tables } mesas abiertas
    }
doudizhu-stakes = apuesta base { $base }
doudizhu-stakes-spring = apuesta base { $base }, la primavera dobla
doudizhu-round-title = Ronda { $number }

# Bots, de menos a más fuertes
doudizhu-bot-easy = Fácil: juega lo que puede
doudizhu-bot-medium = Medio: planea su mano
doudizhu-bot-hard = Difícil: ha aprendido y piensa por adelantado
