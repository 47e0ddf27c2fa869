# Les mots du blackjack.

# Ce qu'on presse
blackjack-start = Jouer
blackjack-hit = Carte
blackjack-stand = Rester
blackjack-chips = Tes jetons pour miser
blackjack-add = Ajouter { $amount }
blackjack-add-least = Jeton de { $chip } : mise { $amount }, le minimum
blackjack-take = Reprendre { $amount }
blackjack-undo = Annuler
blackjack-clear = Vider
blackjack-repeat = Répéter
blackjack-repeat-of = la dernière mise, { $amount }
blackjack-all-in = Tapis
blackjack-bet = Mise
blackjack-bet-bad = { $min } à { $max }
blackjack-bet-typed = Entrée mise { $amount }
blackjack-bet-none = Entrée reprend la mise
blackjack-your-moves = Tes coups

# Touches
blackjack-key-chips = Ajouter un jeton, le plus petit d'abord
blackjack-key-take = Reprendre le dernier jeton pressé
blackjack-key-undo = Annuler
blackjack-key-clear = Vider la mise
blackjack-key-repeat = Répéter la dernière mise
blackjack-key-all-in = Tapis
blackjack-key-start = Jouer
blackjack-key-hit = Carte
blackjack-key-stand = Rester

# Sur le tapis
blackjack-felt-pays = Un gain paie 1 pour 1
blackjack-felt-soft = Le croupier tire à 16 et sur 17 souple
blackjack-felt-hard = Le croupier tire à 16, reste à 17
blackjack-place-bet = Fais ta mise
blackjack-players = Joueurs
blackjack-dealer = Croupier
blackjack-total-soft = { $points } souple
blackjack-total-bust = { $points } · Sauté
blackjack-hand-none = { $name } : pas encore de cartes
blackjack-hand = { $name } : { $cards } ; { $points }
blackjack-hand-soft = { $name } : { $cards } ; { $points } souple
blackjack-note-bet = Fais ta mise
blackjack-note-start = Appuie sur Jouer ou mise plus
blackjack-note-turn = { $points } contre { $dealer }
blackjack-note-dealer = Le croupier joue
blackjack-note-other = { $name } joue
blackjack-next-round =
    { $seconds ->
        [0] Prochaine manche …
       *[other] Prochaine manche dans { SECONDS($seconds) }
    }
blackjack-win = Tu gagnes { $amount }
blackjack-push = Égalité : { $amount } rendus
blackjack-loss = Le croupier gagne : tu perds { $amount }
blackjack-why-points = { $points } contre { $dealer }
blackjack-why-dealer-bust = Le croupier saute avec { $dealer }
blackjack-why-bust = Sauté avec { $points }

# Ce qui se passe, raconté
blackjack-told-bet =
    { $me ->
        [yes] Ta mise est de { $amount }
       *[no] { $name } mise { $amount }
    }
blackjack-told-no-bet =
    { $me ->
        [yes] Ta mise est reprise
       *[no] { $name } reprend sa mise
    }
blackjack-told-dealt =
    { $me ->
        [yes] Tu as { $cards }, { $points }
       *[no] { $name } a { $cards }, { $points }
    }
blackjack-told-up = Le croupier montre : { $card }
blackjack-told-drawn =
    { $me ->
        [yes] Tu tires { $card } : { $points }
       *[no] { $name } tire { $card } : { $points }
    }
blackjack-told-stood =
    { $me ->
        [yes] Tu restes à { $points }
       *[no] { $name } reste à { $points }
    }
blackjack-told-busted =
    { $me ->
        [yes] Tu sautes
       *[no] { $name } saute
    }
blackjack-told-hole = Le croupier retourne { $card } : { $points }
blackjack-told-dealer-drew = Le croupier tire { $card } : { $points }
blackjack-told-dealer-bust = Le croupier saute
blackjack-told-forfeited =
    { $me ->
        [yes] Tu pars, et la mise de { $amount } est perdue
       *[no] { $name } part, et la mise de { $amount } est perdue
    }
blackjack-told-win =
    { $me ->
        [yes] Tu gagnes { $amount }
       *[no] { $name } gagne { $amount }
    }
blackjack-told-push =
    { $me ->
        [yes] Égalité : ta mise de { $amount } t'est rendue
       *[no] Égalité : la mise de { $amount } est rendue à { $name }
    }
blackjack-told-loss =
    { $me ->
        [yes] Le croupier gagne : tu perds { $amount }
       *[no] Le croupier gagne : { $name } perd { $amount }
    }
blackjack-told-shuffled = La marque est atteinte : toutes les cartes qui ne sont pas sur la table sont mélangées
blackjack-told-insured =
    { $me ->
        [yes] Tu prends une assurance de { $amount }
       *[no] { $name } prend une assurance de { $amount }
    }
blackjack-told-not-insured =
    { $me ->
        [yes] Tu ne prends pas d'assurance
       *[no] { $name } ne prend pas d'assurance
    }
blackjack-told-insurance-won =
    { $me ->
        [yes] Ton assurance rapporte { $amount }
       *[no] L'assurance rapporte { $amount } à { $name }
    }
blackjack-told-insurance-lost =
    { $me ->
        [yes] Ton assurance de { $amount } est perdue
       *[no] { $name } perd l'assurance de { $amount }
    }
blackjack-told-peeked = Le croupier regarde sa carte cachée : pas de 21 naturel
blackjack-told-doubled =
    { $me ->
        [yes] Tu doubles avec { $amount } de plus
       *[no] { $name } double avec { $amount } de plus
    }
blackjack-told-split =
    { $me ->
        [yes] Tu sépares la paire, avec { $amount } sur la deuxième main
       *[no] { $name } sépare la paire, avec { $amount } sur la deuxième main
    }
blackjack-told-surrendered =
    { $me ->
        [yes] Tu abandonnes, et la moitié de la mise te revient
       *[no] { $name } abandonne, et la moitié de la mise lui revient
    }
blackjack-told-house-busted =
    { $me ->
        [yes] Tu as { $amount } et fais sauter la banque ! La table ferme, et chacun garde ses jetons
       *[no] { $name } a { $amount } et fait sauter la banque ! La table ferme, et chacun garde ses jetons
    }
blackjack-told-stack = Tu as maintenant { $amount }
blackjack-told-place-bet = Fais ta mise et appuie sur Jouer
blackjack-told-your-turn = À toi : { $points } contre { $dealer }. Carte ou rester

# Historique
blackjack-outcome-win = { $amount } gagnés · { $points } contre { $dealer }
blackjack-outcome-push = Égalité · { $points } contre { $dealer }
blackjack-outcome-loss = { $amount } perdus · { $points } contre { $dealer }
blackjack-outcome-none = Rien n'a été misé
blackjack-outcome-dealer = Le croupier a { $dealer }

# Partir
blackjack-leave-title = Abandonner ta mise ?
blackjack-leave-text = Les jetons que tu as posés sont misés : si tu pars maintenant, ils sont perdus. Le reste revient dans ta poche.

# Règles de cette table
blackjack-rules-aim = But
blackjack-rules-aim-text = Approche-toi de 21 plus que le croupier, sans le dépasser.
blackjack-rules-values = Ce que valent les cartes
blackjack-rules-value-number = Les cartes de 2 à 10 valent leur nombre.
blackjack-rules-value-ten = Valet, dame et roi valent 10.
blackjack-rules-value-ace = Un as vaut 11 si la main ne dépasse pas 21 ainsi, sinon 1. Une main où un as vaut 11 est souple.
blackjack-rules-moves = Ce que tu fais
blackjack-rules-move-bet = Pose des jetons dans le cercle, puis appuie sur Jouer. Toi et le croupier recevez deux cartes chacun ; sa première reste cachée.
blackjack-rules-move-hit = prends une carte de plus, autant de fois que tu veux. Au-delà de 21, tu sautes : la mise est perdue.
blackjack-rules-move-stand = ne prends plus de carte. C'est alors au croupier.
blackjack-rules-dealer = Ce que fait le croupier
blackjack-rules-dealer-soft = Le croupier retourne sa carte cachée et n'a pas le choix : il tire avec 16 ou moins et avec un 17 souple, reste avec un 17 dur et avec 18 ou plus, même si tu as plus.
blackjack-rules-dealer-hard = Le croupier retourne sa carte cachée et n'a pas le choix : il tire avec 16 ou moins, reste avec 17 ou plus, même si tu as plus.
blackjack-rules-win = Comment gagner
blackjack-rules-win-text = Tu gagnes si tu as plus de points que le croupier, ou s'il dépasse 21 et pas toi. Un gain te rend deux fois ta mise, même avec un as et un dix. À points égaux, ta mise t'est rendue. Sinon la mise est perdue, et rien de plus.
blackjack-rules-leave = Si tu pars après avoir posé des jetons, ils sont perdus.
blackjack-rules-table = Cette table
blackjack-rules-bets = Mises
blackjack-rules-bets-all = de { $min } à tous tes jetons
blackjack-rules-bets-range = { $min } à { $max }
blackjack-rules-cards = Cartes
blackjack-rules-decks =
    { $count ->
        [one] { $count } jeu de 52, mélangé à chaque manche
       *[other] { $count } jeux de 52, mélangés à chaque manche
    }
blackjack-rules-clock = Temps pour jouer
blackjack-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, puis tu restes
blackjack-rules-clock-none = Sans limite
blackjack-rules-untimed = Pas d'horloge tant que tu es la seule personne à la table.

# The book: what each move is worth, and the chart
blackjack-ask-book = Demander au livre
blackjack-book = Que ferait le livre ?
blackjack-book-means = Ce que ta mise gagne ou perd en moyenne, avec les cartes encore dans le sabot.
blackjack-chart = Le tableau de cette table
blackjack-chart-hard = Mains dures
blackjack-chart-soft = Mains souples
blackjack-chart-pair = Paires
blackjack-chart-hand = Ta main
blackjack-chart-else = { $first }, sinon { $other }
blackjack-chart-key = C carte, R rester, D doubler, S séparer, A abandonner. Une petite lettre : que faire quand le coup n’est pas permis ; sans elle, carte.
blackjack-letter-hit = C
blackjack-letter-stand = R
blackjack-letter-double = D
blackjack-letter-split = S
blackjack-letter-surrender = A

# Règles en plus
blackjack-double = Doubler
blackjack-split = Séparer
blackjack-surrender = Abandonner
blackjack-insure = Assurer
blackjack-no-insurance = Pas d'assurance
blackjack-more = { $amount } de plus
blackjack-half-back = { $amount } rendus
blackjack-aside = { $amount } à côté
blackjack-insurance-amount = Assurance
blackjack-key-double = Doubler
blackjack-key-split = Séparer
blackjack-key-surrender = Abandonner
blackjack-key-insure = S'assurer ou non
blackjack-felt-hits = Le croupier tire sur tout 17
blackjack-felt-natural = Le 21 naturel paie { $win } pour { $stake }
blackjack-felt-insurance = L'assurance paie 2 pour 1
blackjack-shoe = Il reste { $left } cartes dans le sabot de { $decks } jeux
blackjack-shoe-shuffle = Mélange dans { $cards }
blackjack-shoe-soon = On va mélanger
# D'une main qui a été doublée
blackjack-total-doubled = { $points } · 2×
blackjack-insured-for = Assuré { $amount }
blackjack-note-hand = Main { $number } sur { $count } : { $points } contre { $dealer }
blackjack-note-insurance = Le croupier montre un as
blackjack-note-others-insure = Les autres décident de l'assurance
blackjack-why-natural = 21 naturel
blackjack-why-other-natural = Quelqu'un a un 21 naturel, qui bat toutes les autres mains
blackjack-why-surrendered = Abandon
blackjack-house-busted = { $name } a fait sauter la banque
blackjack-house-busted-why = { $amount }, c'est plus que la table ne paie. Elle ferme, et chacun garde ses jetons.
blackjack-told-insurance = Le croupier montre un as. Veux-tu une assurance ?
blackjack-rules-dealer-hits = Le croupier retourne sa carte cachée et n'a pas le choix : il tire avec 17 ou moins, reste avec 18 ou plus, même si tu as plus.
blackjack-rules-win-natural = Tu gagnes si tu as plus de points que le croupier, ou s'il dépasse 21 et pas toi. Un gain paie autant que ta mise. Un as et un dix aux deux premières cartes font un 21 naturel, payé { $win } pour { $stake }. À points égaux, ta mise t'est rendue. Sinon la mise est perdue, et rien de plus.
blackjack-rules-first-natural = Le 21 naturel d'un joueur finit la manche : il bat tous ceux qui n'en ont pas, le croupier aussi.
blackjack-rules-peek = Avec un as ou un dix visible, le croupier regarde d'abord sa carte cachée. Un 21 naturel finit la manche aussitôt.
blackjack-rules-sides = À cette table
blackjack-rules-move-double = autant de plus sur tes deux premières cartes, et une seule carte encore.
blackjack-rules-move-split = deux cartes de même rang deviennent deux mains, la seconde avec la même mise. { $hands ->
        [2] Une main se sépare une fois.
       *[other] Jusqu'à { $hands } mains.
    }
blackjack-rules-move-surrender = rends tes deux premières cartes ; la moitié de la mise revient.
blackjack-rules-move-insure = quand le croupier montre un as : jusqu'à la moitié de ta mise à côté. Elle paie 2 pour 1 s'il a un 21 naturel, sinon elle est perdue.
blackjack-rules-bonus = Cinq cartes tirées sans dépasser 21 : un gain paie 2 pour 1.
blackjack-rules-pub = Pub suédois : à égalité de 17, 18 et 19, le croupier gagne.
blackjack-rules-limit = Qui a plus de { $amount } a fait sauter la banque, et la table ferme.
blackjack-rules-shoe =
    { $count ->
        [one] Un sabot de { $count } jeu, mélangé à la marque, de { $least } à { $most } % avant la fin
       *[other] Un sabot de { $count } jeux, mélangé à la marque, de { $least } à { $most } % avant la fin
    }

# What is special about each room
blackjack-room-casino-about = Toi seul contre le croupier, avec tous tes jetons.
blackjack-room-twenty-one-about = Le jeu comme à la maison : tirer ou rester. Qui a plus de 500 jetons a fait sauter la banque.
blackjack-room-twenty-one-full-about = Avec doubler, séparer, assurance et abandon, et une prime pour cinq cartes.
blackjack-bot-mimic-note = Tire et reste comme le croupier doit le faire.
blackjack-bot-bold-note = Tire encore là où d’autres restent.
blackjack-bot-timid-note = Reste dès qu’une carte de plus pourrait le faire sauter.
blackjack-bot-basic-note = Fait à chaque main ce que dit le tableau.
