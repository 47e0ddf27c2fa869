# Les mots du dou dizhu pour le menu et les listes ; ils arrivent avec la première page.

doudizhu-name = Dou dizhu
doudizhu-room-bid = Dou dizhu
doudizhu-room-bid-sub =
    { $tables ->
        [0] À deux contre le propriétaire
        [one] À deux contre le propriétaire · { $tables } table ouverte
        [many] À deux contre le propriétaire · { $tables } tables ouvertes
       *[other] À deux contre le propriétaire · { $tables } tables ouvertes
    }
doudizhu-room-random = Au hasard
doudizhu-room-random-sub =
    { $tables ->
        [0] Dou dizhu, le hasard nomme le propriétaire
        [one] Dou dizhu, le hasard nomme le propriétaire · { $tables } table ouverte
        [many] Dou dizhu, le hasard nomme le propriétaire · { $tables } tables ouvertes
       *[other] Dou dizhu, le hasard nomme le propriétaire · { $tables } tables ouvertes
    }
doudizhu-room-beginner = Premiers pas
doudizhu-room-beginner-sub =
    { $tables ->
        [0] Dou dizhu, peu de combinaisons
        [one] Dou dizhu, peu de combinaisons · { $tables } table ouverte
        [many] Dou dizhu, peu de combinaisons · { $tables } tables ouvertes
       *[other] Dou dizhu, peu de combinaisons · { $tables } tables ouvertes
    }
doudizhu-stakes = mise de base { $base }
doudizhu-stakes-spring = mise de base { $base }, le printemps double
doudizhu-round-title = Manche { $number }

# Les robots, du plus faible au plus fort
doudizhu-bot-easy = Facile : joue ce qu’il peut
doudizhu-bot-medium = Moyen : prépare sa main
doudizhu-bot-hard = Difficile : a appris et prévoit
