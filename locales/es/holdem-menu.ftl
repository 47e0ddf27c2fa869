# El hold'em en el menú y en las listas.

holdem-name = Hold'em
holdem-room-casino = Póker
holdem-room-casino-sub =
    { $tables ->
        [0] Hold'em, hasta 6 bots
        [one] Hold'em · { $tables } mesa abierta
       *[other] Hold'em · { $tables } mesas abiertas
    }
holdem-room-heads-up = Mano a mano
holdem-room-heads-up-sub =
    { $tables ->
        [0] Un rival
        [one] { $tables } mesa abierta
       *[other] { $tables } mesas abiertas
    }
holdem-room-cardroom = Sala de póker
holdem-room-cardroom-sub =
    { $tables ->
        [0] Siete asientos
        [one] { $tables } mesa abierta
       *[other] { $tables } mesas abiertas
    }
holdem-stakes = ciegas { $small } / { $big }
holdem-stakes-none = sin ciegas

# Bots, del más débil al más fuerte
holdem-bot-thirds = Prudente
holdem-bot-odds = Calculador
