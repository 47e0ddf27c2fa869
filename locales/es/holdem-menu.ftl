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
holdem-room-cardroom = Póker de club
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
holdem-bot-easy = Pip
holdem-bot-easy-strength = Fácil
holdem-bot-timid = Mabel
holdem-bot-timid-strength = Fácil
holdem-bot-bluffer = Felix
holdem-bot-bluffer-strength = Media
holdem-bot-rock = Bruno
holdem-bot-rock-strength = Media
holdem-bot-medium = Nora
holdem-bot-medium-strength = Media
holdem-bot-hard = Sable
holdem-bot-hard-strength = Difícil
holdem-place-flop = Flop
holdem-place-turn = Turn
holdem-place-river = River
holdem-field-antes = Ante
holdem-cost = Una vuelta del botón cuesta { $amount } a cada jugador.
