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
holdem-room-cardroom = Poker de club
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
holdem-bot-easy = Pip
holdem-bot-easy-strength = Facile
holdem-bot-timid = Mabel
holdem-bot-timid-strength = Facile
holdem-bot-bluffer = Felix
holdem-bot-bluffer-strength = Moyen
holdem-bot-rock = Bruno
holdem-bot-rock-strength = Moyen
holdem-bot-medium = Nora
holdem-bot-medium-strength = Moyen
holdem-bot-hard = Sable
holdem-bot-hard-strength = Difficile
holdem-place-flop = Flop
holdem-place-turn = Turn
holdem-place-river = River
holdem-field-antes = Ante
holdem-cost = Un tour du bouton coûte { $amount } à chacun.
