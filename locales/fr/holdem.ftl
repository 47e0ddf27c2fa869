# Les mots du hold'em.

# Ce qu'on presse
holdem-fold = Se coucher
holdem-check = Parole
holdem-call = Suivre
holdem-bet = Miser
holdem-raise = Relancer
holdem-all-in = Tapis
holdem-to = à { $amount }
holdem-all-of = tout, { $amount }

# Touches
holdem-key-fold = Se coucher
holdem-key-call = Parole ou suivre
holdem-key-check = Parole
holdem-key-raise = Miser ou relancer
holdem-key-all-in = Choisir tapis
holdem-key-arrows = Montant plus haut ou plus bas

# Sur le tapis
holdem-board = Tableau : { $cards }
holdem-board-none = Tableau : pas encore de cartes
holdem-your-cards = Tes cartes : { $cards }
holdem-your-cards-folded = Tes cartes couchées : { $cards }
holdem-players = Joueurs
holdem-pot = Pot
holdem-side = Annexe
holdem-side-number = Annexe { $number }
holdem-pot-total = Total { $amount }
holdem-cards-in-play = Cartes en jeu
holdem-money-in-play = Jetons en jeu
holdem-high-card = La plus haute carte donne : { $draws }
holdem-draw = { $name } { $card }
holdem-tag-fold = Couché
holdem-tag-check = Parole
holdem-tag-call = Suit
holdem-tag-bet = Mise
holdem-tag-raise = Relance
holdem-tag-all-in = Tapis
holdem-tag-wins = Gagne
holdem-tag-waiting = Attend
holdem-bet-of =
    { $me ->
        [yes] Tu as misé { $amount } dans ce tour
       *[no] { $name } a misé { $amount } dans ce tour
    }
holdem-won-by =
    { $me ->
        [yes] Tu as gagné { $amount }
       *[no] { $name } a gagné { $amount }
    }
holdem-got-back =
    { $me ->
        [yes] Tu as récupéré { $amount }
       *[no] { $name } a récupéré { $amount }
    }
holdem-has-cards = a des cartes
holdem-shows = montre { $cards }
holdem-wins =
    { $me ->
        [yes] Tu gagnes { $amount }
       *[no] { $name } gagne { $amount }
    }

# Mains
holdem-hand-high_card = Carte haute
holdem-hand-one_pair = Paire
holdem-hand-two_pair = Double paire
holdem-hand-three_of_a_kind = Brelan
holdem-hand-straight = Quinte
holdem-hand-flush = Couleur
holdem-hand-full_house = Full
holdem-hand-four_of_a_kind = Carré
holdem-hand-straight_flush = Quinte flush
holdem-hand-royal_flush = Quinte flush royale
holdem-made-high_card = { $first }
holdem-made-one_pair = { $firsts }
holdem-made-two_pair = { $firsts } et { $seconds }
holdem-made-three_of_a_kind = { $firsts }
holdem-made-straight = hauteur { $first }
holdem-made-flush = hauteur { $first }
holdem-made-full_house = { $firsts } par les { $seconds }
holdem-made-four_of_a_kind = { $firsts }
holdem-made-straight_flush = hauteur { $first }
holdem-made-royal_flush = hauteur as
holdem-made = { $hand }, { $detail }

# Ce qui se passe, raconté
holdem-told-hand = Main { $number }
holdem-told-hand-blinds = Main { $number } · blindes { $small } / { $big }
holdem-told-button =
    { $me ->
        [yes] Tu donnes
       *[no] { $name } donne
    }
holdem-told-drawn =
    { $me ->
        [yes] Tu tires { $card }
       *[no] { $name } tire { $card }
    }
holdem-told-post =
    { $kind ->
        [ante] { $me ->
            [yes] Tu poses une ante de { $amount }
           *[no] { $name } pose une ante de { $amount }
        }
        [small_blind] { $me ->
            [yes] Tu poses la petite blinde, { $amount }
           *[no] { $name } pose la petite blinde, { $amount }
        }
        [straddle] { $me ->
            [yes] Tu poses un straddle de { $amount }
           *[no] { $name } pose un straddle de { $amount }
        }
        [entry] { $me ->
            [yes] Tu poses { $amount } pour entrer
           *[no] { $name } pose { $amount } pour entrer
        }
       *[big_blind] { $me ->
            [yes] Tu poses la grosse blinde, { $amount }
           *[no] { $name } pose la grosse blinde, { $amount }
        }
    }
holdem-told-dealt = Tes cartes : { $cards }
holdem-told-fold =
    { $me ->
        [yes] Tu te couches
       *[no] { $name } se couche
    }
holdem-told-fold-clock =
    { $me ->
        [yes] Ton temps est écoulé : tu te couches
       *[no] Temps écoulé : { $name } se couche
    }
holdem-told-check-clock =
    { $me ->
        [yes] Ton temps est écoulé : tu dis parole
       *[no] Temps écoulé : { $name } dit parole
    }
holdem-told-fold-left =
    { $me ->
        [yes] Tu as quitté la table : ta main est couchée
       *[no] { $name } a quitté la table : sa main est couchée
    }
holdem-told-check =
    { $me ->
        [yes] Tu dis parole
       *[no] { $name } dit parole
    }
holdem-told-call =
    { $me ->
        [yes] Tu suis { $amount }
       *[no] { $name } suit { $amount }
    }
holdem-told-bet =
    { $me ->
        [yes] Tu mises { $amount }
       *[no] { $name } mise { $amount }
    }
holdem-told-raise =
    { $me ->
        [yes] Tu relances à { $amount }
       *[no] { $name } relance à { $amount }
    }
holdem-told-all-in =
    { $me ->
        [yes] Tu fais tapis avec { $amount }
       *[no] { $name } fait tapis avec { $amount }
    }
holdem-told-returned =
    { $me ->
        [yes] { $amount } te reviennent
       *[no] { $amount } reviennent à { $name }
    }
holdem-told-flop = Flop : { $cards }
holdem-told-turn = Turn : { $cards }
holdem-told-river = River : { $cards }
holdem-told-shown =
    { $me ->
        [yes] Tu montres { $cards }
       *[no] { $name } montre { $cards }
    }
holdem-told-mucked =
    { $me ->
        [yes] Tu jettes ta main sans la montrer
       *[no] { $name } jette sa main sans la montrer
    }
holdem-told-won =
    { $me ->
        [yes] Tu prends le pot de { $amount }
       *[no] { $name } prend le pot de { $amount }
    }
holdem-told-won-with =
    { $me ->
        [yes] Tu prends le pot de { $amount } : { $hand }
       *[no] { $name } prend le pot de { $amount } : { $hand }
    }
holdem-told-share =
    { $me ->
        [yes] Tu reçois { $amount } du pot
       *[no] { $name } reçoit { $amount } du pot
    }
holdem-told-share-with =
    { $me ->
        [yes] Tu reçois { $amount } du pot : { $hand }
       *[no] { $name } reçoit { $amount } du pot : { $hand }
    }
holdem-told-stack-of = { $name } a maintenant { $amount }
holdem-told-stack = Tu as maintenant { $amount }
holdem-your-turn = À toi : { $choices }
holdem-choice-fold = te coucher
holdem-choice-check = parole
holdem-choice-call = suivre { $amount }
holdem-choice-bet = miser
holdem-choice-raise = relancer
holdem-choice-all-in = tapis

# Relecture et historique
holdem-round-won = { $names } · { $amount }

# Règles de cette table
holdem-rules-aim = But
holdem-rules-aim-text = Forme la meilleure main de cinq cartes avec tes deux cartes et les cinq du tableau, ou reste la dernière personne à ne pas s'être couchée. Qui gagne prend le pot.
holdem-rules-table = Cette table
holdem-rules-blinds = Blindes
holdem-rules-blinds-none = Aucune
holdem-rules-antes = Antes
holdem-rules-bet-min = Plus petite mise
holdem-rules-step = Mises par pas de
holdem-rules-raise = Plus petite relance
holdem-rules-raise-last_raise = Égale à la dernière mise ou relance
holdem-rules-raise-double = Au double de la mise à suivre
holdem-rules-raise-step = De { $amount }
holdem-rules-buy-in = Cave
holdem-rules-range = { $min } à { $max }
holdem-rules-clock = Temps pour jouer
holdem-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, puis { $then }
holdem-rules-clock-none = Sans limite
holdem-rules-then-fold = couché
holdem-rules-then-check_or_fold = parole si elle est gratuite, sinon couché
holdem-rules-untimed = Pas d'horloge tant que tu es la seule personne à la table.
holdem-rules-side-pots = Pots annexes
holdem-rules-side-pots-yes = Oui : tu peux gagner de chacun autant que tu as mis
holdem-rules-side-pots-no = Non : un seul pot pour tous
holdem-rules-flow = Déroulement d'une main
holdem-rules-flow-full = Chacun reçoit deux cartes. On mise avant le flop, puis viennent trois cartes sur le tableau (flop), une autre (turn), une dernière (river) ; on mise après chaque étape. Les mains restantes sont montrées.
holdem-rules-flow-casino = Chacun reçoit deux cartes et trois cartes sont posées sur le tableau avant les premières mises (flop), puis une autre (turn) et une dernière (river). Après chaque étape, un seul tour de mises : chacun parle une fois. La parole est toujours gratuite.
holdem-rules-moves = Tes coups
holdem-rules-move-fold = abandonner la main
holdem-rules-move-check = ne rien miser
holdem-rules-move-call = égaler la plus haute mise
holdem-rules-move-bet = miser en premier dans un tour
holdem-rules-move-raise = dépasser la plus haute mise ; un montant est toujours le nouveau total
holdem-rules-move-all-in = mettre tous tes jetons
holdem-rules-order = Ordre des mains, la meilleure d'abord
holdem-rules-ties = À mains égales, on partage le pot ; un jeton de trop va au premier gagnant à gauche du bouton.
holdem-rules-first-button-high_card = Avant la première main, chacun tire une carte : la plus haute donne.
holdem-bare = { $amount }
holdem-next-hand = Tu reçois des cartes à la prochaine main.
holdem-your-moves = Tes coups

# The entry to the heads-up room
holdem-headsup-profit = Gain net, tête-à-tête
holdem-headsup-none = Ton résultat s’affichera ici.
holdem-headsup-played =
    { $sessions ->
        [one] { $sessions } session
       *[other] { $sessions } sessions
    } · { $hands ->
        [one] { $hands } main
       *[other] { $hands } mains
    }
holdem-headsup-hands =
    { $hands ->
        [one] { $hands } main
       *[other] { $hands } mains
    }
holdem-headsup-last = Dernières sessions
holdem-headsup-person = Une personne
holdem-headsup-rate = { $rate } bb/100
holdem-headsup-opponent = Ton adversaire
holdem-headsup-stakes = Mises, petite / grosse blind
holdem-headsup-mine = Ta cave
holdem-headsup-theirs = Cave de { $name }
holdem-headsup-too-poor = À ces mises, il te faut au moins { $chips }. Choisis-en de plus petites.
holdem-headsup-quit = Si tu pars, ce qui est devant toi revient à tes jetons.
holdem-headsup-play = Jouer
holdem-headsup-against = { $mine } contre { $theirs }
holdem-headsup-friend = Avec un ami

# All-in, folding for nothing, and what only comes back
holdem-gets-back =
    { $me ->
        [yes] Tes { $amount } te reviennent
       *[no] { $name } récupère { $amount }
    }
holdem-gets-back-with =
    { $me ->
        [yes] Tes { $amount } te reviennent : { $hand }
       *[no] { $name } récupère { $amount } : { $hand }
    }
holdem-wins-nothing =
    { $me ->
        [yes] Tu gagnes ; personne n’avait misé
       *[no] { $name } gagne ; personne n’avait misé
    }
holdem-chance = { $percent } %
holdem-chance-of = gagne dans { $percent } cas sur 100
holdem-fold-sure = Passer quand même ?
holdem-fold-free = Parler est gratuit. Appuie encore pour te coucher.
holdem-plans = Quand ce sera ton tour
holdem-plan-check_fold = Parler ou se coucher
holdem-plan-call = Parler
holdem-plan-call-of = Suivre { $amount }
holdem-plan-call_any = Tout suivre
holdem-show = Montrer
holdem-bot-thirds-note = Ne joue que ce qu’il a en main et abandonne le reste.
holdem-bot-odds-note = Pèse le prix de chaque mise et bluffe parfois.
holdem-bot-easy-note = Veut voir tous les flops, suit trop souvent et ne bluffe presque jamais : parfait pour débuter.
holdem-bot-timid-note = Attend les bonnes cartes et fuit devant les grosses mises.
holdem-bot-bluffer-note = Joue beaucoup de mains et mise là où d’autres passeraient la parole.
holdem-bot-rock-note = Joue peu de mains, et quand il mise, c’est sérieux.
holdem-bot-medium-note = Patiente : pèse la position, le prix et ce que vous pouvez avoir.
holdem-bot-hard-note = A appris de millions de mains contre lui-même et ne donne rien.

# What is special about each room
holdem-room-casino-about = Sans blinds : checker est gratuit, et il y a une mise par tour. Jusqu’à six bots, ou des amis à leur place.
holdem-room-heads-up-about = Deux joueurs, les blinds de ton choix, et autant de mains que tu veux.
holdem-room-cardroom-about = Les règles d’un club : blinds, no limit, sept places et une horloge pour tous.

# Le conseiller : ce qu'on a, ce qui peut le battre et combien de fois cela gagne. Les parts sont des pourcentages.
holdem-help = Conseiller
holdem-help-reckons = Calcul en cours…
holdem-help-best = { $share } de toutes les mains sont aussi bonnes ou meilleures.
holdem-help-any =
    { $count ->
        [one] Contre une autre main, quelle qu'elle soit
       *[other] Contre { $count } autres mains, quelles qu'elles soient
    }
holdem-help-in-range =
    { $count ->
        [one] Si l'autre main est une de celles-ci
       *[other] Si les { $count } autres mains sont de celles-ci
    }
holdem-help-shares = gagne { $win }, partage { $tie }
holdem-help-margin = ± { $margin }
holdem-help-pays = Suivre est rentable à partir de { $needed } du pot, et cela suffit.
holdem-help-costs = Suivre est rentable à partir de { $needed } du pot, et cela ne suffit pas.
holdem-help-range = Que peuvent avoir les autres ?
holdem-help-typed = Tes propres mains
holdem-help-ask = Demander
holdem-help-threats = Ce qui peut te battre
holdem-help-better = Sur { $possible } mains qu'un autre joueur peut avoir, { $better } sont meilleures maintenant et { $even } aussi bonnes.
holdem-help-kind = Main
holdem-help-now = maintenant
holdem-help-later = à la fin
holdem-help-none = Rien ne peut te battre.
holdem-help-means = « À la fin » dit combien de fois un autre joueur, qui peut avoir n'importe quoi, gagne avec une telle main. Le conseiller ne voit que ce que tu vois.
holdem-range-any = N'importe quelle main
holdem-range-tight = Les 10 % meilleures
holdem-range-usual = Les 25 % meilleures
holdem-range-loose = Les 50 % meilleures
holdem-range-pairs = Toute paire
holdem-range-pictures = Deux cartes du dix à l'as
holdem-range-own = Des mains que j'écris
