# Les mots du dou dizhu.

# Les boutons
doudizhu-pass = Passer
doudizhu-bid = Enchère { $points }
doudizhu-skip = Laisser
doudizhu-hint = Conseil
doudizhu-play = Jouer
doudizhu-counter = Compteur de cartes
doudizhu-unseen = Les cartes que tu n’as pas vues
doudizhu-your-moves = Tes coups

# Les touches
doudizhu-key-bid = Annoncer tant de points
doudizhu-key-pass = Passer pendant les enchères
doudizhu-key-ranks = Choisir une carte de ce rang, ou les reprendre
doudizhu-key-jokers = Choisir le joker noir et blanc ou le joker en couleur
doudizhu-key-along = Parcourir tes cartes ; la barre d’espace choisit
doudizhu-key-play = Jouer les cartes choisies
doudizhu-key-skip = Laisser passer
doudizhu-key-hint = Proposition suivante
doudizhu-key-counter = Montrer ou cacher le compteur de cartes

# La table
doudizhu-players = Joueurs
doudizhu-your-cards =
    { $count ->
        [one] Ta main, { $count } carte, { $chosen } choisies
        [many] Ta main, { $count } cartes, { $chosen } choisies
       *[other] Ta main, { $count } cartes, { $chosen } choisies
    }
doudizhu-bottom = Cartes du talon : { $cards }
doudizhu-bottom-covered = Cartes du talon, face cachée
doudizhu-base = Base { $base }
doudizhu-stake = Mise { $stake }
doudizhu-landlord = propriétaire
doudizhu-peasant = paysan
doudizhu-left =
    { $count ->
        [one] encore { $count } carte
        [many] encore { $count } cartes
       *[other] encore { $count } cartes
    }
doudizhu-tag-bid = Annonce { $points }
doudizhu-tag-pass = Passe
doudizhu-tag-skip = Laisse
doudizhu-tag-ready = Prêt
doudizhu-tag-left = Est parti
doudizhu-played = { $name } : { $hand }
doudizhu-chosen = { $count } choisies
doudizhu-no-hand = Pas encore une combinaison
doudizhu-nothing-beats = Rien chez toi ne bat cela
doudizhu-waits = C’est à { $name }
doudizhu-next-in = Prochaine manche dans { SECONDS($seconds) }
doudizhu-next-round = Tu joues à la prochaine manche

# Les combinaisons
doudizhu-rank =
    { $rank ->
        [J] valet
        [Q] dame
        [K] roi
        [A] as
       *[other] { $rank }
    }
doudizhu-hand-of = { $hand } : { $rank }
doudizhu-hand-chain = { $hand }, de { $low } à { $high }
doudizhu-hand-solo = Carte seule
doudizhu-hand-pair = Paire
doudizhu-hand-trio = Brelan
doudizhu-hand-trio_solo = Brelan et une carte
doudizhu-hand-trio_pair = Brelan et une paire
doudizhu-hand-solo_chain = Suite
doudizhu-hand-pair_chain = Suite de paires
doudizhu-hand-airplane = Avion
doudizhu-hand-airplane_solo = Avion et cartes seules
doudizhu-hand-airplane_pair = Avion et paires
doudizhu-hand-four_solo = Carré et deux cartes
doudizhu-hand-four_pair = Carré et deux paires
doudizhu-hand-bomb = Bombe (carré)
doudizhu-hand-rocket = Fusée

# Ce qui s’est passé
doudizhu-told-opened = Manche { $number }, mise de base { $base }
doudizhu-told-dealt = Tu reçois { $cards }
doudizhu-told-again = Tout le monde a passé : nouvelle donne
doudizhu-told-bid =
    { $me ->
        [yes] Tu annonces { $points }
       *[no] { $name } annonce { $points }
    }
doudizhu-told-pass =
    { $me ->
        [yes] Tu passes
       *[no] { $name } passe
    }
doudizhu-told-clock =
    { $me ->
        [yes] Ton temps est écoulé
       *[no] Le temps de { $name } est écoulé
    }
doudizhu-told-landlord =
    { $me ->
        [yes] Tu es le propriétaire pour { $points }
       *[no] { $name } est le propriétaire pour { $points }
    }
doudizhu-told-drawn =
    { $me ->
        [yes] Le hasard fait de toi le propriétaire
       *[no] Le hasard fait de { $name } le propriétaire
    }
doudizhu-told-play =
    { $me ->
        [yes] Tu joues { $hand }
       *[no] { $name } joue { $hand }
    }
doudizhu-told-doubled = La mise est doublée
doudizhu-told-skip =
    { $me ->
        [yes] Tu laisses passer
       *[no] { $name } laisse passer
    }
doudizhu-told-departed = { $name } est parti ; la maison joue à sa place
doudizhu-told-rest =
    { $me ->
        [yes] Tu avais { $cards }
       *[no] { $name } avait { $cards }
    }
doudizhu-told-spring = Printemps ! La mise est encore doublée
doudizhu-told-gain =
    { $me ->
        [yes] Tu gagnes { $amount }
       *[no] { $name } gagne { $amount }
    }
doudizhu-told-loss =
    { $me ->
        [yes] Tu perds { $amount }
       *[no] { $name } perd { $amount }
    }
doudizhu-your-bid = À toi : annonce, ou passe
doudizhu-your-lead = À toi d’ouvrir : n’importe quelle combinaison
doudizhu-your-turn = À toi : bats cela, ou laisse. Sur la table : { $hand }

# Le résultat
doudizhu-wins =
    { $winner ->
        [landlord] Le propriétaire gagne
       *[peasant] Les paysans gagnent
    }
doudizhu-spring = Printemps !
doudizhu-score-wins = { $wins } sur { $rounds } gagnées
doudizhu-round-won = { $result } · { $amount } chacun

# Partir
doudizhu-leave-title = Quitter la manche ?
doudizhu-leave-text = La maison joue tes cartes jusqu’au bout. Le gain ou la perte reste à toi.

# Les règles
doudizhu-rules-aim = Le but
doudizhu-rules-aim-text = Sois le premier à ne plus avoir de cartes. Un joueur est le propriétaire ; les deux paysans jouent ensemble contre lui et gagnent tous deux dès que l’un d’eux a fini.
doudizhu-rules-order = Du plus haut au plus bas : joker en couleur, joker noir et blanc, 2, as, roi, dame, valet, 10 jusqu’à 3. Les couleurs ne comptent pas.
doudizhu-rules-flow = Le déroulement
doudizhu-rules-flow-1 = Chacun reçoit 17 cartes ; trois cartes restent au talon, cachées.
doudizhu-rules-flow-2 = À tour de rôle on passe ou on annonce 1, 2 ou 3, plus haut qu’avant. La plus haute annonce fait le propriétaire.
doudizhu-rules-flow-2-random = Le hasard nomme le propriétaire ; cela compte pour 1.
doudizhu-rules-flow-3 = Le propriétaire prend les cartes du talon, montrées à tous, et ouvre avec une combinaison de son choix.
doudizhu-rules-flow-4 = Ensuite, chacun bat la dernière combinaison avec une plus haute du même genre et de même longueur, ou laisse. Après deux refus, le dernier joueur rouvre.
doudizhu-rules-flow-5 = Une bombe bat tout sauf une bombe plus haute et la fusée ; la fusée bat tout. Chacune double la mise.
doudizhu-rules-hands = Combinaisons
doudizhu-rules-kickers = Les cartes jointes sont de rangs différents, jamais celui d’un brelan, jamais les deux jokers. Ni 2 ni joker dans une suite.
doudizhu-rules-table = Cette salle
doudizhu-rules-base = Mise de base
doudizhu-rules-stake = Mise
doudizhu-rules-stake-text = base × annonce, doublée par chaque bombe et par la fusée ; chaque paysan la joue contre le propriétaire
doudizhu-rules-spring = Printemps
doudizhu-rules-spring-on = double encore si les perdants n’ont rien joué, ou le propriétaire seulement sa première combinaison
doudizhu-rules-spring-off = ne compte pas ici
doudizhu-rules-buy-in = Jetons nécessaires
doudizhu-rules-clock = Temps par tour
doudizhu-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, puis tu passes, tu laisses, ou tu joues ta plus basse carte
doudizhu-rules-clock-none = autant que tu veux

# What is special about each room
doudizhu-room-bid-about = Trois joueurs : le plus offrant est le propriétaire, prend trois cartes de plus et joue contre les deux autres.
doudizhu-room-random-about = Personne n’enchérit : le hasard nomme le propriétaire, et on joue tout de suite.
doudizhu-room-beginner-about = Seulement cartes seules, paires, brelans, bombes et la fusée : de quoi apprendre le jeu.
doudizhu-bot-easy-note = Joue les plus petites cartes qui battent les tiennes et ne garde rien.
doudizhu-bot-medium-note = Répartit sa main en coups à l’avance et aide son partenaire.
doudizhu-bot-hard-note = A appris de ses propres parties, devine tes cartes et calcule à l’avance.
