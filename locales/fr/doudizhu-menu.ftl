# Les mots du dou dizhu pour le menu et les listes ; ils arrivent avec la première page.

doudizhu-name = Dou dizhu (le Propriétaire)
doudizhu-room-bid = Dou dizhu aux enchères
doudizhu-room-bid-sub =
    { $tables ->
        [0] À deux contre le propriétaire
        [one] À deux contre le propriétaire · { $tables } table ouverte
        [many] À deux contre le propriétaire · { $tables } tables ouvertes
       *[other] À deux contre le propriétaire · { $tables } tables ouvertes
    }
doudizhu-room-random = Dou dizhu au hasard
doudizhu-room-random-sub =
    { $tables ->
        [0] Le hasard nomme le propriétaire
        [one] Le hasard nomme le propriétaire · { $tables } table ouverte
        [many] Le hasard nomme le propriétaire · { $tables } tables ouvertes
       *[other] Le hasard nomme le propriétaire · { $tables } tables ouvertes
    }
doudizhu-room-beginner = Dou dizhu pour débuter
doudizhu-room-beginner-sub =
    { $tables ->
        [0] Peu de combinaisons
        [one] Peu de combinaisons · { $tables } table ouverte
        [many] Peu de combinaisons · { $tables } tables ouvertes
       *[other] Peu de combinaisons · { $tables } tables ouvertes
    }
doudizhu-stakes = mise de base { $base }
doudizhu-stakes-spring = mise de base { $base }, le printemps double
doudizhu-round-title = Manche { $number }

# Les robots, du plus faible au plus fort
doudizhu-bot-easy = Facile : joue ce qu’il peut
doudizhu-bot-medium = Moyen : prépare sa main
