# Le hold'em dans le menu et les listes.

holdem-name = Hold'em
holdem-room-casino = Poker
holdem-room-casino-sub =
    { $tables ->
        [0] Hold'em, jusqu'à 6 bots
        [one] Hold'em · { $tables } table ouverte
       *[other] Hold'em · { $tables } tables ouvertes
    }
holdem-room-heads-up = Tête-à-tête
holdem-room-heads-up-sub =
    { $tables ->
        [0] Un adversaire
        [one] { $tables } table ouverte
       *[other] { $tables } tables ouvertes
    }
holdem-room-cardroom = Salle de poker
holdem-room-cardroom-sub =
    { $tables ->
        [0] Sept places
        [one] { $tables } table ouverte
       *[other] { $tables } tables ouvertes
    }
holdem-stakes = blindes { $small } / { $big }
holdem-stakes-none = sans blindes

# Bots, du plus faible au plus fort
holdem-bot-thirds = Prudent
holdem-bot-odds = Calculateur
