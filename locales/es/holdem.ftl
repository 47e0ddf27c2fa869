# Las palabras del hold'em.

# Lo que se pulsa
holdem-fold = Retirarse
holdem-check = Pasar
holdem-call = Igualar
holdem-bet = Apostar
holdem-raise = Subir
holdem-all-in = All-in
holdem-to = a { $amount }
holdem-all-of = todo, { $amount }

# Teclas
holdem-key-fold = Retirarse
holdem-key-call = Pasar o igualar
holdem-key-check = Pasar
holdem-key-raise = Apostar o subir
holdem-key-all-in = Elegir all-in
holdem-key-arrows = Cantidad más alta o más baja

# En el tapete
holdem-board = Mesa: { $cards }
holdem-board-none = Mesa: aún sin cartas
holdem-your-cards = Tus cartas: { $cards }
holdem-your-cards-folded = Tus cartas retiradas: { $cards }
holdem-players = Jugadores
holdem-pot = Bote
holdem-side = Lateral
holdem-side-number = Lateral { $number }
holdem-pot-total = Total { $amount }
holdem-cards-in-play = Cartas en juego
holdem-money-in-play = Fichas en juego
holdem-high-card = La carta más alta reparte: { $draws }
holdem-draw = { $name } { $card }
holdem-tag-fold = Se retira
holdem-tag-check = Pasa
holdem-tag-call = Iguala
holdem-tag-bet = Apuesta
holdem-tag-raise = Sube
holdem-tag-all-in = All-in
holdem-tag-wins = Gana
holdem-tag-waiting = Espera
holdem-bet-of =
    { $me ->
        [yes] Has apostado { $amount } en esta ronda
       *[no] { $name } ha apostado { $amount } en esta ronda
    }
holdem-won-by =
    { $me ->
        [yes] Has ganado { $amount }
       *[no] { $name } ha ganado { $amount }
    }
holdem-has-cards = tiene cartas
holdem-shows = muestra { $cards }
holdem-wins =
    { $me ->
        [yes] Ganas { $amount }
       *[no] { $name } gana { $amount }
    }

# Jugadas
holdem-hand-high_card = Carta alta
holdem-hand-one_pair = Pareja
holdem-hand-two_pair = Doble pareja
holdem-hand-three_of_a_kind = Trío
holdem-hand-straight = Escalera
holdem-hand-flush = Color
holdem-hand-full_house = Full
holdem-hand-four_of_a_kind = Póker
holdem-hand-straight_flush = Escalera de color
holdem-hand-royal_flush = Escalera real
holdem-made-high_card = { $first }
holdem-made-one_pair = { $firsts }
holdem-made-two_pair = { $firsts } y { $seconds }
holdem-made-three_of_a_kind = { $firsts }
holdem-made-straight = hasta { $first }
holdem-made-flush = con { $first }
holdem-made-full_house = { $firsts } con { $seconds }
holdem-made-four_of_a_kind = { $firsts }
holdem-made-straight_flush = hasta { $first }
holdem-made-royal_flush = hasta as
holdem-made = { $hand }, { $detail }

# Lo que pasa, contado
holdem-told-hand = Mano { $number }
holdem-told-hand-blinds = Mano { $number } · ciegas { $small } / { $big }
holdem-told-button =
    { $me ->
        [yes] Repartes tú
       *[no] Reparte { $name }
    }
holdem-told-drawn =
    { $me ->
        [yes] Sacas { $card }
       *[no] { $name } saca { $card }
    }
holdem-told-post =
    { $kind ->
        [ante] { $me ->
            [yes] Pones un ante de { $amount }
           *[no] { $name } pone un ante de { $amount }
        }
        [small_blind] { $me ->
            [yes] Pones la ciega pequeña, { $amount }
           *[no] { $name } pone la ciega pequeña, { $amount }
        }
        [straddle] { $me ->
            [yes] Pones un straddle de { $amount }
           *[no] { $name } pone un straddle de { $amount }
        }
        [entry] { $me ->
            [yes] Pones { $amount } para entrar
           *[no] { $name } pone { $amount } para entrar
        }
       *[big_blind] { $me ->
            [yes] Pones la ciega grande, { $amount }
           *[no] { $name } pone la ciega grande, { $amount }
        }
    }
holdem-told-dealt = Tus cartas: { $cards }
holdem-told-fold =
    { $me ->
        [yes] Te retiras
       *[no] { $name } se retira
    }
holdem-told-fold-clock =
    { $me ->
        [yes] Se acabó tu tiempo: te retiras
       *[no] Se acabó el tiempo: { $name } se retira
    }
holdem-told-check-clock =
    { $me ->
        [yes] Se acabó tu tiempo: pasas
       *[no] Se acabó el tiempo: { $name } pasa
    }
holdem-told-fold-left =
    { $me ->
        [yes] Te has ido: tu mano se retira
       *[no] { $name } se ha ido: su mano se retira
    }
holdem-told-check =
    { $me ->
        [yes] Pasas
       *[no] { $name } pasa
    }
holdem-told-call =
    { $me ->
        [yes] Igualas { $amount }
       *[no] { $name } iguala { $amount }
    }
holdem-told-bet =
    { $me ->
        [yes] Apuestas { $amount }
       *[no] { $name } apuesta { $amount }
    }
holdem-told-raise =
    { $me ->
        [yes] Subes a { $amount }
       *[no] { $name } sube a { $amount }
    }
holdem-told-all-in =
    { $me ->
        [yes] Vas all-in con { $amount }
       *[no] { $name } va all-in con { $amount }
    }
holdem-told-returned =
    { $me ->
        [yes] Recuperas { $amount }
       *[no] { $name } recupera { $amount }
    }
holdem-told-flop = Flop: { $cards }
holdem-told-turn = Turn: { $cards }
holdem-told-river = River: { $cards }
holdem-told-shown =
    { $me ->
        [yes] Muestras { $cards }
       *[no] { $name } muestra { $cards }
    }
holdem-told-mucked =
    { $me ->
        [yes] Tiras tu mano sin mostrarla
       *[no] { $name } tira su mano sin mostrarla
    }
holdem-told-won =
    { $me ->
        [yes] Ganas { $amount }
       *[no] { $name } gana { $amount }
    }
holdem-told-won-with =
    { $me ->
        [yes] Ganas { $amount }: { $hand }
       *[no] { $name } gana { $amount }: { $hand }
    }
holdem-told-stack-of = { $name } tiene ahora { $amount }
holdem-told-stack = Ahora tienes { $amount }
holdem-your-turn = Te toca: { $choices }
holdem-choice-fold = retirarte
holdem-choice-check = pasar
holdem-choice-call = igualar { $amount }
holdem-choice-bet = apostar
holdem-choice-raise = subir
holdem-choice-all-in = all-in

# Repetición e historial
holdem-round-won = { $names } · { $amount }

# Reglas de esta mesa
holdem-rules-aim = Objetivo
holdem-rules-aim-text = Forma la mejor mano de cinco cartas con tus dos cartas y las cinco de la mesa, o sé la última persona que no se ha retirado. Quien gana se lleva el bote.
holdem-rules-table = Esta mesa
holdem-rules-blinds = Ciegas
holdem-rules-blinds-none = Ninguna
holdem-rules-antes = Antes
holdem-rules-bet-min = Apuesta mínima
holdem-rules-step = Apuestas en pasos de
holdem-rules-raise = Subida mínima
holdem-rules-raise-last_raise = Tan grande como la última apuesta o subida
holdem-rules-raise-double = Al doble de la apuesta por igualar
holdem-rules-raise-step = De { $amount }
holdem-rules-buy-in = Entrada
holdem-rules-range = { $min } a { $max }
holdem-rules-clock = Tiempo para actuar
holdem-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, luego { $then }
holdem-rules-clock-none = Sin límite
holdem-rules-then-fold = retirarse
holdem-rules-then-check_or_fold = pasar si es gratis; si no, retirarse
holdem-rules-untimed = No hay reloj mientras seas la única persona en la mesa.
holdem-rules-side-pots = Botes laterales
holdem-rules-side-pots-yes = Sí: de cada uno puedes ganar tanto como has puesto
holdem-rules-side-pots-no = No: un bote para todos
holdem-rules-flow = Cómo va una mano
holdem-rules-flow-full = Todos reciben dos cartas. Se apuesta antes del flop; luego vienen tres cartas a la mesa (flop), una más (turn) y otra más (river), y se apuesta después de cada paso. Las manos que quedan se muestran.
holdem-rules-flow-casino = Todos reciben dos cartas y se ponen tres cartas en la mesa antes de las primeras apuestas (flop), luego una más (turn) y otra más (river). Después de cada paso hay una sola vuelta de apuestas: cada uno actúa una vez. Pasar siempre es gratis.
holdem-rules-moves = Tus jugadas
holdem-rules-move-fold = abandonar la mano
holdem-rules-move-check = no apostar nada
holdem-rules-move-call = igualar la apuesta más alta
holdem-rules-move-bet = apostar primero en una ronda
holdem-rules-move-raise = superar la apuesta más alta; la cantidad es siempre el nuevo total
holdem-rules-move-all-in = poner todas tus fichas
holdem-rules-order = Orden de las jugadas, la mejor primero
holdem-rules-ties = Las manos iguales reparten el bote; una ficha suelta va al primer ganador a la izquierda del botón.
holdem-rules-first-button-high_card = Antes de la primera mano todos sacan una carta: la más alta reparte.
holdem-bare = { $amount }
holdem-next-hand = Recibes cartas en la próxima mano.
holdem-your-moves = Tus jugadas
