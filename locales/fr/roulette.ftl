# Les mots de la roulette.

# Numéros et cases
roulette-colour =
    { $colour ->
        [red] rouge
        [black] noir
       *[green] vert
    }
roulette-number = { $number } { roulette-colour }
roulette-number-long =
    { $parity ->
        [zero] 0 { roulette-colour }
        [odd] { $number } { roulette-colour }, impair
       *[even] { $number } { roulette-colour }, pair
    }
roulette-kind =
    { $kind ->
        [straight] Plein
        [split] Cheval
        [street] Transversale
        [trio] Trio
        [first_four] Quatre premiers
        [corner] Carré
        [six] Sixain
        [colour] Couleur
        [parity] Pair ou impair
        [half] Manque ou passe
        [dozen] Douzaine
       *[column] Colonne
    }
roulette-point-straight = Plein { $a }
roulette-point-split = Cheval { $a } et { $b }
roulette-point-street = Transversale { $a } { $b } { $c }
roulette-point-trio = Trio { $a } { $b } { $c }
roulette-point-first_four = Quatre premiers
roulette-point-corner = Carré { $a } { $b } { $c } { $d }
roulette-point-six = Sixain { $a } à { $z }
roulette-point-dozen =
    { $place ->
        [1] 1re 12
        [2] 2e 12
       *[3] 3e 12
    }
roulette-point-column = Colonne { $place }
roulette-point-red = Rouge
roulette-point-black = Noir
roulette-point-odd = Impair
roulette-point-even = Pair
roulette-point-low = 1 à 18
roulette-point-high = 19 à 36
roulette-column-box = 2 pour 1
roulette-pays = paie { $factor } pour 1
roulette-kind-pays = { $kind }, { $factor } pour 1

# L'écran
roulette-board = Tapis de mises
roulette-board-help = Les flèches vont de case en case. Entrée pose le jeton choisi, moins le reprend.
roulette-wheel = Roue de la roulette
roulette-wheel-rest = Roue de la roulette, bille sur { $number }
roulette-wheel-spins = Roue de la roulette, elle tourne
roulette-last-numbers = Derniers numéros
roulette-last-number = dernier numéro
roulette-place-bets = Faites vos jeux
roulette-no-more-bets = Rien ne va plus
roulette-next-spin = Tu joues dès le prochain lancer
roulette-closes = Encore { SECONDS($seconds, unitDisplay: "long") } pour miser
roulette-closes-short = Fin dans { SECONDS($seconds) }
roulette-waiting = On attend les autres
roulette-your-bets = Tes mises
roulette-bets = Mises
roulette-no-bets = Pas encore de mises. Choisis un jeton, puis une case du tapis.
roulette-chip-to-place = Jeton à poser
roulette-chip = jeton de { $value }
roulette-undo = Annuler
roulette-clear = Vider
roulette-repeat = Répéter
roulette-take-back = Reprendre { $point }
roulette-on-board = Misé
roulette-spin = Lancer
roulette-next = Tour suivant
roulette-stake = Mise
roulette-gain = Gain possible
roulette-total = Toutes les mises
roulette-best = Au mieux, avec { $number }
roulette-win = Tu gagnes { $amount }
roulette-lose = Tu perds { $amount }
roulette-even = Rien gagné, rien perdu
roulette-no-room = On ne peut plus rien y poser.
roulette-laid = { $point } : { $amount }. Sur le tapis : { $total }
roulette-taken = { $point } : rien. Sur le tapis : { $total }
roulette-cleared = Le tapis est vide.
roulette-others = Joueurs à la roue
roulette-ready = prêt
roulette-chips-on = { $chips } dessus

# Touches
roulette-key-arrows = De case en case
roulette-key-add = Poser le jeton choisi
roulette-key-take = Le reprendre
roulette-key-chips = Choisir un jeton
roulette-key-spin = Lancer
roulette-key-undo = Annuler
roulette-key-clear = Vider
roulette-key-repeat = Répéter les dernières mises

# Partir
roulette-leave-title = Laisser tes jetons sur le tapis ?
roulette-leave-text = Si tu pars maintenant, tes jetons sur le tapis sont perdus. Le reste revient dans ta poche.

# Ce qui est raconté
roulette-told-laid =
    { $me ->
        [yes] Tu as { $amount } sur le tapis
       *[no] { $name } a { $amount } sur le tapis
    }
roulette-told-asked =
    { $me ->
        [yes] Tu demandes le lancer
       *[no] { $name } demande le lancer
    }
roulette-told-number = La bille s'arrête sur { $number }
roulette-told-win =
    { $me ->
        [yes] Tu gagnes { $amount }
       *[no] { $name } gagne { $amount }
    }
roulette-told-lose =
    { $me ->
        [yes] Tu perds { $amount }
       *[no] { $name } perd { $amount }
    }
roulette-told-even =
    { $me ->
        [yes] Tu ne gagnes ni ne perds rien
       *[no] { $name } ne gagne ni ne perd rien
    }
roulette-told-forfeited =
    { $me ->
        [yes] Tu t'en vas et perds { $amount }
       *[no] { $name } s'en va et perd { $amount }
    }
roulette-told-no-spin = Personne n'a misé, la roue ne tourne donc pas
roulette-outcome-none = Pas de lancer

# Règles
roulette-rules-aim = L'idée
roulette-rules-aim-text = Une bille tombe dans une de 37 cases, de 0 à 36, toutes aussi probables. Tu mises sur laquelle. Pose des jetons sur des numéros, sur les lignes entre eux ou sur les cases à côté ; puis appuie sur Lancer.
roulette-rules-flow = Un lancer
roulette-rules-flow-text = Chaque mise qui couvre le numéro gagne son facteur fois ses jetons, et les jetons restent à toi. Toute autre mise est perdue. Si le 0 sort, toutes les mises sur couleurs, pair et impair, manque et passe, douzaines et colonnes perdent.
roulette-rules-several = Plusieurs joueurs partagent une roue. Elle tourne quand tous ont appuyé sur Lancer, au plus tard { SECONDS($seconds, unitDisplay: "long") } après la première mise.
roulette-rules-leaving = Qui part avant que la bille s'arrête perd ses jetons sur le tapis. Une connexion perdue n'est pas un départ : pendant une minute, tes mises jouent encore.
roulette-rules-payouts = Ce que paie cette table
roulette-rules-bet = Mise
roulette-rules-covers = Numéros
roulette-rules-pays = Paie
roulette-rules-edge = Avantage maison
roulette-rules-edge-text = L'avantage de la maison est ce qu'elle garde d'une mise à la longue. Moins que rien veut dire que l'avantage est à toi.
roulette-rules-table = Cette table
roulette-rules-bet-min = Plus petite mise
roulette-rules-bet-max = Plus grande mise par case
roulette-rules-bet-max-none = tous tes jetons, jusqu'à un million
roulette-rules-spin = La bille court
roulette-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }

# What is special about each room
roulette-room-casino-about = Un zéro et les gains de cette maison : les règles disent ce que rapporte chaque mise. Tous misent sur le même tour.
roulette-room-european-about = Un zéro et les gains de tous les casinos : 35 contre 1 sur un numéro.
