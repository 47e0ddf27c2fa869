# El sabacc en el menú y en las listas.

sabacc-name = Sabacc
sabacc-room-casino = Sabacc
sabacc-room-casino-sub =
    { $tables ->
        [0] Gana quien más se acerca a cero
        [one] Cerca de cero · { $tables } mesa abierta
       *[other] Cerca de cero · { $tables } mesas abiertas
    }
sabacc-stakes = cuota { $fee }
sabacc-round-title = Partida { $number }

# Bots, del más débil al más fuerte
sabacc-bot-balance = Sereno
