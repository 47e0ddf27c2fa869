# Le sabacc dans le menu et les listes.

sabacc-name = Sabacc
sabacc-room-casino = Sabacc
sabacc-room-casino-sub =
    { $tables ->
        [0] Le plus près de zéro gagne
        [one] Près de zéro · { $tables } table ouverte
       *[other] Près de zéro · { $tables } tables ouvertes
    }
sabacc-stakes = entrée { $fee }
sabacc-round-title = Partie { $number }

# Bots, du plus faible au plus fort
sabacc-bot-balance = Posé
