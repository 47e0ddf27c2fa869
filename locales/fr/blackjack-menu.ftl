# Le blackjack dans le menu et les listes.

blackjack-name = Blackjack
blackjack-room-casino = Blackjack
blackjack-room-casino-sub = Toi contre le croupier
blackjack-stakes = mises dès { $min }
blackjack-stakes-range = mises de { $min } à { $max }
blackjack-round = Manche { $number }

# Bots, du plus faible au plus fort
blackjack-bot-bold = Audacieux
blackjack-bot-mimic = Comme le croupier
blackjack-bot-timid = Ne risque jamais de sauter
blackjack-bot-basic = Selon le tableau
blackjack-room-twenty-one = Vingt et un
blackjack-room-twenty-one-sub = Jusqu'à huit contre le croupier
blackjack-room-twenty-one-full = Vingt et un, toutes les règles
blackjack-room-twenty-one-full-sub = Doubler, séparer, assurer, abandonner

# What somebody is remembered for
blackjack-feat-busted_the_house = A fait sauter la banque

# Règles que l'hôte peut changer
blackjack-set-decks = Jeux de cartes
blackjack-set-dealer = Croupier à 17
blackjack-set-dealer-stands_on_17 = Reste
blackjack-set-dealer-hits_soft_17 = Tire sur 17 souple
blackjack-set-dealer-hits_17 = Tire toujours
blackjack-set-natural = Le 21 naturel paie
blackjack-set-pays = { $win } pour { $stake }
blackjack-set-hands_max = Séparer
blackjack-set-hands =
    { $hands ->
        [1] Sans séparation
       *[other] Jusqu'à { $hands } mains
    }
blackjack-set-natural_ends_round = Le 21 naturel d'un joueur bat tous les autres
blackjack-set-double = Doubler
blackjack-set-double_after_split = Doubler après séparation
blackjack-set-split_aces_draw = Les as séparés peuvent tirer
blackjack-set-insurance = Assurance
blackjack-set-surrender = Abandonner
blackjack-set-five_hit_bonus = Cinq cartes tirées paient 2 pour 1
blackjack-set-swedish_pub = Pub suédois : le croupier gagne les égalités de 17 à 19
