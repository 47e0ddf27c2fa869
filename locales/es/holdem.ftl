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
holdem-got-back =
    { $me ->
        [yes] Has recuperado { $amount }
       *[no] { $name } ha recuperado { $amount }
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
        [yes] Te llevas el bote de { $amount }
       *[no] { $name } se lleva el bote de { $amount }
    }
holdem-told-won-with =
    { $me ->
        [yes] Te llevas el bote de { $amount }: { $hand }
       *[no] { $name } se lleva el bote de { $amount }: { $hand }
    }
holdem-told-share =
    { $me ->
        [yes] Recibes { $amount } del bote
       *[no] { $name } recibe { $amount } del bote
    }
holdem-told-share-with =
    { $me ->
        [yes] Recibes { $amount } del bote: { $hand }
       *[no] { $name } recibe { $amount } del bote: { $hand }
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

# The entry to the heads-up room
holdem-headsup-profit = Ganancia neta, mano a mano
holdem-headsup-none = Aquí estará tu resultado.
holdem-headsup-played =
    { $sessions ->
        [one] { $sessions } sesión
       *[other] { $sessions } sesiones
    } · { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }
holdem-headsup-hands =
    { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }
holdem-headsup-last = Últimas sesiones
holdem-headsup-person = Una persona
holdem-headsup-rate = { $rate } bb/100
holdem-headsup-opponent = Tu rival
holdem-headsup-stakes = Apuestas, ciega pequeña / grande
holdem-headsup-mine = Tu entrada
holdem-headsup-theirs = Entrada de { $name }
holdem-headsup-too-poor = Con estas apuestas necesitas al menos { $chips }. Elige otras más pequeñas.
holdem-headsup-quit = Al salir, lo que tienes delante vuelve a tus fichas.
holdem-headsup-play = Jugar
holdem-headsup-against = { $mine } contra { $theirs }
holdem-headsup-friend = Con un amigo

# All-in, folding for nothing, and what only comes back
holdem-gets-back =
    { $me ->
        [yes] Te vuelven { $amount }
       *[no] { $name } recupera { $amount }
    }
holdem-gets-back-with =
    { $me ->
        [yes] Te vuelven { $amount }: { $hand }
       *[no] { $name } recupera { $amount }: { $hand }
    }
holdem-wins-nothing =
    { $me ->
        [yes] Ganas tú; nadie había apostado
       *[no] Gana { $name }; nadie había apostado
    }
holdem-chance = { $percent } %
holdem-chance-of = gana en { $percent } de cada 100 casos
holdem-fold-sure = ¿Retirarse?
holdem-fold-free = Pasar es gratis. Pulsa otra vez para retirarte.
holdem-plans = Cuando te toque
holdem-plan-check_fold = Pasar o retirarse
holdem-plan-call = Pasar
holdem-plan-call-of = Igualar { $amount }
holdem-plan-call_any = Igualar todo
holdem-show = Enseñar
holdem-bot-thirds-note = Solo juega lo que tiene y abandona el resto.
holdem-bot-odds-note = Pesa el precio de cada apuesta y a veces farolea.
holdem-bot-easy-note = Quiere ver todos los flops, iguala demasiado y casi nunca farolea: ideal para empezar.
holdem-bot-timid-note = Espera buenas cartas y huye de las apuestas altas.
holdem-bot-bluffer-note = Juega muchas manos y apuesta donde otros pasarían.
holdem-bot-rock-note = Juega pocas manos y, cuando apuesta, va en serio.
holdem-bot-medium-note = Paciente: pesa la posición, el precio y lo que puedes tener.
holdem-bot-hard-note = Ha aprendido de millones de manos contra sí mismo y no regala nada.

# What is special about each room
holdem-room-casino-about = Sin ciegas: pasar es gratis y hay una apuesta por calle. Hasta seis bots, o amigos en su lugar.
holdem-room-heads-up-about = Dos jugadores, las ciegas que elijas y tantas manos como quieras.
holdem-room-cardroom-about = Las reglas de un club: ciegas, sin límite, siete asientos y un reloj para todos.

# El consejero: qué se tiene, qué puede ganarle y cuántas veces gana. Las partes son porcentajes.
holdem-help = Consejero
holdem-help-reckons = Calculando…
holdem-help-best = El { $share } de todas las manos es igual de bueno o mejor.
holdem-help-any =
    { $count ->
        [one] Contra otra mano, sea la que sea
       *[other] Contra otras { $count } manos, sean las que sean
    }
holdem-help-in-range =
    { $count ->
        [one] Si la otra mano es una de estas
       *[other] Si las otras { $count } manos son de estas
    }
holdem-help-shares = gana el { $win }, comparte el { $tie }
holdem-help-margin = ± { $margin }
holdem-help-pays = Igualar compensa desde el { $needed } del bote, y esto basta.
holdem-help-costs = Igualar compensa desde el { $needed } del bote, y esto no basta.
holdem-help-range = ¿Qué pueden tener los demás?
holdem-help-typed = Tus propias manos
holdem-help-ask = Preguntar
holdem-help-threats = Qué puede ganarte
holdem-help-better = De { $possible } manos que puede tener otro jugador, { $better } son mejores ahora y { $even } iguales.
holdem-help-kind = Mano
holdem-help-now = ahora
holdem-help-later = al final
holdem-help-none = Nada puede ganarte.
holdem-help-means = «Al final» dice cuántas veces gana con una mano así otro jugador, que puede tener cualquier cosa. El consejero solo ve lo que tú ves.
holdem-range-any = Cualquier mano
holdem-range-tight = El mejor 10 %
holdem-range-usual = El mejor 25 %
holdem-range-loose = El mejor 50 %
holdem-range-pairs = Cualquier pareja
holdem-range-pictures = Dos cartas del diez al as
holdem-range-own = Manos que escribo yo
