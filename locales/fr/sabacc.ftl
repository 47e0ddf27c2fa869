# Les mots du sabacc.

# Ce qu'on presse
sabacc-draw = Piocher
sabacc-swap = Échanger
sabacc-stand = Rester
sabacc-junk = Jeter
sabacc-keep = Garder
sabacc-discard = Écarter
sabacc-check = Parole
sabacc-match = Suivre
sabacc-raise = Relancer
sabacc-bet = Miser
sabacc-all-in = Tapis
sabacc-to = à { $amount }
sabacc-all-of = tout, { $amount }
sabacc-swap-what = { $gave } contre { $took }
sabacc-choose = choisis une carte
sabacc-keep-all = les { $count }
sabacc-your-moves = Tes coups
sabacc-hint-play = Pioche une carte, échange-en une contre le dessus de la pile, reste ou jette ta main.
sabacc-hint-swap = Choisis la carte que tu donnes contre { $card }.
sabacc-hint-discard = Écarte une carte ou garde-les toutes.
sabacc-hint-choose = Choisis la carte que tu écartes.

# Touches
sabacc-key-draw = Piocher
sabacc-key-swap = Échanger la carte choisie
sabacc-key-stand = Rester
sabacc-key-junk = Jeter
sabacc-key-keep = Garder toutes les cartes
sabacc-key-discard = Écarter la carte choisie
sabacc-key-match = Parole ou suivre
sabacc-key-raise = Miser ou relancer
sabacc-key-all-in = Choisir tapis
sabacc-key-cards = Choisir une carte

# La table
sabacc-players = Joueurs
sabacc-your-cards = Tes cartes
sabacc-drawn-now = tout juste piochée
sabacc-deck = Pioche
sabacc-deck-of =
    { $count ->
        [one] Pioche, encore une carte
       *[other] Pioche, encore { $count } cartes
    }
sabacc-pile = Écart
sabacc-pile-top = Pile d'écart, carte du dessus { $card }
sabacc-pile-none = Pile d'écart, vide
sabacc-pot = Pot
sabacc-sabacc-pot = Pot sabacc
sabacc-dice = Dés : { $first } et { $second }
sabacc-dice-none = Dés : pas encore lancés
sabacc-stake = Mise
sabacc-stake-of = { $name }, mise { $amount }
sabacc-round = Tour { $round } sur { $rounds }
sabacc-sum = Ta main fait { $sum }
sabacc-sum-zero = Ta main fait zéro : sabacc
sabacc-sum-tag = Somme { $sum }
sabacc-next-in = Prochaine partie dans { SECONDS($seconds) }
sabacc-next-game = Tu joues la prochaine partie

# Ce qu'une place a fait en dernier
sabacc-tag-draw = Pioche
sabacc-tag-swap = Échange
sabacc-tag-stand = Reste
sabacc-tag-junk = Jette
sabacc-tag-check = Parole
sabacc-tag-match = Suit { $amount }
sabacc-tag-raise = Relance { $amount }
sabacc-tag-all-in = Tapis
sabacc-tag-wins = Gagne
sabacc-tag-waiting = Attend
sabacc-shows = montre { $cards }
sabacc-has-cards =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
sabacc-has-open = à découvert { $cards }

# Qui a gagné
sabacc-sabacc = Sabacc !
sabacc-wins =
    { $me ->
        [yes] Tu gagnes { $amount }
       *[no] { $name } gagne { $amount }
    }
sabacc-wins-nothing =
    { $me ->
        [yes] Tu gagnes ; personne n'a misé contre
       *[no] { $name } gagne ; personne n'a misé contre
    }
sabacc-shares =
    { $me ->
        [yes] Tu partages : { $amount }
       *[no] { $name } partage : { $amount }
    }
sabacc-wins-pot = et le pot sabacc
sabacc-with-sum = avec { $sum }

# Ce qui s'est passé
sabacc-told-opened = Partie { $number } : chacun paie { $fee } au pot sabacc, qui contient maintenant { $pot }
sabacc-told-dealt = Tu reçois { $cards }
sabacc-told-pile = La pile d'écart commence avec { $card }
sabacc-told-round = Tour { $number }
sabacc-told-draw =
    { $me ->
        [yes] Tu pioches une carte
       *[no] { $name } pioche une carte
    }
sabacc-told-draw-card = Tu pioches { $card }
sabacc-told-discard =
    { $me ->
        [yes] Tu écartes { $card }
       *[no] { $name } écarte { $card }
    }
sabacc-told-keep =
    { $me ->
        [yes] Tu gardes toutes les cartes
       *[no] { $name } garde toutes les cartes
    }
sabacc-told-swap =
    { $me ->
        [yes] Tu échanges { $gave } contre { $took }
       *[no] { $name } échange { $gave } contre { $took }
    }
sabacc-told-stand =
    { $me ->
        [yes] Tu restes
       *[no] { $name } reste
    }
sabacc-told-junk =
    { $me ->
        [yes] Tu jettes ta main
       *[no] { $name } jette sa main
    }
sabacc-told-junk-clock =
    { $me ->
        [yes] Temps écoulé : tu jettes ta main
       *[no] Temps écoulé : { $name } jette sa main
    }
sabacc-told-junk-left = { $name } quitte la partie
sabacc-told-check =
    { $me ->
        [yes] Tu dis parole
       *[no] { $name } dit parole
    }
sabacc-told-match =
    { $me ->
        [yes] Tu suis avec { $amount }
       *[no] { $name } suit avec { $amount }
    }
sabacc-told-raise =
    { $me ->
        [yes] Tu relances à { $amount }
       *[no] { $name } relance à { $amount }
    }
sabacc-told-all-in =
    { $me ->
        [yes] Tu fais tapis avec { $amount }
       *[no] { $name } fait tapis avec { $amount }
    }
sabacc-told-dice = Les dés montrent { $first } et { $second }
sabacc-told-doubles = Les dés montrent { $first } et { $second } : un double ! Toutes les mains sont jetées et redonnées
sabacc-told-reshuffled = La pile d'écart est mélangée et devient la pioche
sabacc-told-shown = { $name } : { $cards }, somme { $sum }
sabacc-told-won =
    { $me ->
        [yes] Tu gagnes le pot de { $amount } avec { $sum }
       *[no] { $name } gagne le pot de { $amount } avec { $sum }
    }
sabacc-told-sabacc =
    { $me ->
        [yes] Sabacc ! Tu gagnes le pot sabacc de { $amount }
       *[no] Sabacc ! { $name } gagne le pot sabacc de { $amount }
    }
sabacc-told-won-shared =
    { $me ->
        [yes] Tu partages le pot avec { $sum } et reçois { $amount }
       *[no] { $name } partage le pot avec { $sum } et reçoit { $amount }
    }
sabacc-told-sabacc-shared =
    { $me ->
        [yes] Sabacc ! Tu partages le pot sabacc et reçois { $amount }
       *[no] Sabacc ! { $name } partage le pot sabacc et reçoit { $amount }
    }
sabacc-told-stack = Tu as { $amount }
sabacc-your-turn = À toi : { $choices }
sabacc-choice-draw = piocher
sabacc-choice-swap = échanger
sabacc-choice-stand = rester
sabacc-choice-junk = jeter
sabacc-choice-keep = garder toutes les cartes
sabacc-choice-discard = en écarter une
sabacc-choice-check = parole
sabacc-choice-match = suivre { $amount }
sabacc-choice-bet = miser
sabacc-choice-raise = relancer
sabacc-round-won = { $names } · { $amount }

# Partir
sabacc-leave-title = Quitter la partie ?
sabacc-leave-text = Ta mise et le droit d'entrée restent sur la table. Les jetons devant toi sont à toi.

# Règles
sabacc-rules-aim = Le but
sabacc-rules-aim-text = Aie des cartes dont la somme fait zéro, ou aussi près que possible. Les cartes vertes aux signes pleins comptent plus, les rouges aux signes creux comptent moins, les deux grises ne comptent rien.
sabacc-rules-table = Cette table
sabacc-rules-fee = Entrée par partie
sabacc-rules-pot = Premier pot sabacc
sabacc-rules-pot-range = { $min } à { $max }, au hasard
sabacc-rules-rounds = Tours
sabacc-rules-buy-in = Jetons requis
sabacc-rules-clock = Temps par tour
sabacc-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, puis tu restes ; une mise n'est pas suivie pour toi
sabacc-rules-clock-none = autant que tu veux
sabacc-rules-untimed = Quand il n'y a que des bots, tu as tout ton temps.
sabacc-rules-flow = Déroulement d'une partie
sabacc-rules-flow-1 = Chacun paie l'entrée au pot sabacc et reçoit deux cartes. Une carte ouvre la pile d'écart.
sabacc-rules-flow-2 = Dans chacun des trois tours, chacun joue un coup, de gauche à droite.
sabacc-rules-flow-3 = Puis chacun peut miser une fois : suivre la plus haute mise du tour ou relancer. Qui a misé moins que la plus haute doit à la fin la suivre, faire tapis ou jeter sa main.
sabacc-rules-flow-4 = Puis on lance deux dés. Sur un double, toutes les mains sont jetées et chacun reçoit autant de nouvelles cartes.
sabacc-rules-flow-5 = Après le troisième tour, les mains sont montrées. Qui gagne prend toutes les mises ; il n'y a pas de pots annexes.
sabacc-rules-plays = Les quatre coups
sabacc-rules-play-draw = Prends une carte de la pioche. Ensuite tu peux en écarter une, la nouvelle ou une autre.
sabacc-rules-play-swap = Donne une carte et prends le dessus de la pile d'écart. Tous voient laquelle.
sabacc-rules-play-stand = Ne fais rien.
sabacc-rules-play-junk = Jette ta main. Tu sors de cette partie et ta mise est perdue.
sabacc-rules-winning = Qui gagne
sabacc-rules-win-1 = La somme la plus proche de zéro gagne.
sabacc-rules-win-2 = À même distance de zéro, plus bat moins.
sabacc-rules-win-3 = Une somme de zéro est un sabacc et gagne aussi le pot sabacc.
sabacc-rules-win-4 = De plusieurs sabaccs, celui qui a le plus de cartes gagne.
sabacc-rules-win-5 = À égalité encore, on partage ; un jeton de trop va au joueur qui parle le premier.

sabacc-card =
    { $sign ->
        [plus] plus
       *[minus] moins
    } { $number } de { $stave ->
        [circle] cercles
        [square] carrés
       *[triangle] triangles
    }
sabacc-card-zero = sylop, zéro
sabacc-card-back = carte de sabacc cachée

# What is special about the room
sabacc-room-casino-about = La somme la plus proche de zéro gagne la partie ; zéro pile gagne le pot sabacc, qui grossit de partie en partie.
sabacc-bot-balance-note = Pioche jusqu’à approcher de zéro, et mise d’autant plus qu’il en est près.
sabacc-shares-nothing =
    { $me ->
        [yes] Tu partages ; aucun jeton n’est gagné
       *[no] { $name } partage ; aucun jeton n’est gagné
    }
