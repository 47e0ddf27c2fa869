# Palabras del dou dizhu.

# Los botones
doudizhu-pass = Pasar
doudizhu-bid = Oferta { $points }
doudizhu-skip = Saltar
doudizhu-hint = Pista
doudizhu-play = Jugar
doudizhu-counter = Contador de cartas
doudizhu-unseen = Cartas que no has visto
doudizhu-your-moves = Tus jugadas

# Teclas
doudizhu-key-bid = Ofrecer tantos puntos
doudizhu-key-pass = Pasar en la subasta
doudizhu-key-ranks = Elegir una carta de este valor, o devolverlas
doudizhu-key-jokers = Elegir el comodín en blanco y negro o el de color
doudizhu-key-along = Recorrer tus cartas; la barra espaciadora elige
doudizhu-key-play = Jugar las cartas elegidas
doudizhu-key-skip = Saltar el turno
doudizhu-key-hint = Siguiente propuesta
doudizhu-key-counter = Mostrar u ocultar el contador de cartas

# La mesa
doudizhu-players = Jugadores
doudizhu-your-cards =
    { $count ->
        [one] Tu mano, { $count } carta, { $chosen } elegidas
        [many] Tu mano, { $count } cartas, { $chosen } elegidas
       *[other] Tu mano, { $count } cartas, { $chosen } elegidas
    }
doudizhu-bottom = Cartas del fondo: { $cards }
doudizhu-bottom-covered = Cartas del fondo, boca abajo
doudizhu-base = Base { $base }
doudizhu-stake = Apuesta { $stake }
doudizhu-landlord = terrateniente
doudizhu-peasant = campesino
doudizhu-left =
    { $count ->
        [one] queda { $count } carta
        [many] quedan { $count } cartas
       *[other] quedan { $count } cartas
    }
doudizhu-tag-bid = Ofrece { $points }
doudizhu-tag-pass = Pasa
doudizhu-tag-skip = Salta
doudizhu-tag-ready = Listo
doudizhu-tag-left = Se ha ido
doudizhu-played = { $name }: { $hand }
doudizhu-chosen = { $count } elegidas
doudizhu-no-hand = Aún no es combinación
doudizhu-nothing-beats = Nada tuyo la supera
doudizhu-waits = Le toca a { $name }
doudizhu-next-in = Próxima ronda en { SECONDS($seconds) }
doudizhu-next-round = Entras en la próxima ronda

# Combinaciones
doudizhu-rank =
    { $rank ->
        [J] jota
        [Q] reina
        [K] rey
        [A] as
       *[other] { $rank }
    }
doudizhu-hand-of = { $hand }: { $rank }
doudizhu-hand-chain = { $hand }, de { $low } a { $high }
doudizhu-hand-solo = Carta sola
doudizhu-hand-pair = Pareja
doudizhu-hand-trio = Trío
doudizhu-hand-trio_solo = Trío con una carta
doudizhu-hand-trio_pair = Trío con pareja
doudizhu-hand-solo_chain = Escalera
doudizhu-hand-pair_chain = Escalera de parejas
doudizhu-hand-airplane = Avión
doudizhu-hand-airplane_solo = Avión con cartas
doudizhu-hand-airplane_pair = Avión con parejas
doudizhu-hand-four_solo = Póquer con dos cartas
doudizhu-hand-four_pair = Póquer con dos parejas
doudizhu-hand-bomb = Bomba
doudizhu-hand-rocket = Cohete

# Lo que ha pasado
doudizhu-told-opened = Ronda { $number }, apuesta base { $base }
doudizhu-told-dealt = Recibes { $cards }
doudizhu-told-again = Todos han pasado: se reparte de nuevo
doudizhu-told-bid =
    { $me ->
        [yes] Ofreces { $points }
       *[no] { $name } ofrece { $points }
    }
doudizhu-told-pass =
    { $me ->
        [yes] Pasas
       *[no] { $name } pasa
    }
doudizhu-told-clock =
    { $me ->
        [yes] Se acabó tu tiempo
       *[no] Se acabó el tiempo de { $name }
    }
doudizhu-told-landlord =
    { $me ->
        [yes] Eres el terrateniente por { $points }
       *[no] { $name } es el terrateniente por { $points }
    }
doudizhu-told-drawn =
    { $me ->
        [yes] El azar te hace terrateniente
       *[no] El azar hace terrateniente a { $name }
    }
doudizhu-told-play =
    { $me ->
        [yes] Juegas { $hand }
       *[no] { $name } juega { $hand }
    }
doudizhu-told-doubled = La apuesta se dobla
doudizhu-told-skip =
    { $me ->
        [yes] Saltas
       *[no] { $name } salta
    }
doudizhu-told-departed = { $name } se ha ido; la casa juega en su lugar
doudizhu-told-rest =
    { $me ->
        [yes] Tenías { $cards }
       *[no] { $name } tenía { $cards }
    }
doudizhu-told-spring = ¡Primavera! La apuesta se dobla otra vez
doudizhu-told-gain =
    { $me ->
        [yes] Ganas { $amount }
       *[no] { $name } gana { $amount }
    }
doudizhu-told-loss =
    { $me ->
        [yes] Pierdes { $amount }
       *[no] { $name } pierde { $amount }
    }
doudizhu-your-bid = Te toca: ofrece o pasa
doudizhu-your-lead = Sales tú: cualquier combinación
doudizhu-your-turn = Te toca: supérala o salta. En la mesa: { $hand }

# El resultado
doudizhu-wins =
    { $winner ->
        [landlord] Gana el terrateniente
       *[peasant] Ganan los campesinos
    }
doudizhu-spring = ¡Primavera!
doudizhu-score-wins = { $wins } de { $rounds } ganadas
doudizhu-round-won = { $result } · { $amount } cada uno

# Marcharse
doudizhu-leave-title = ¿Dejar la ronda?
doudizhu-leave-text = La casa juega tus cartas hasta el final. Lo que ganen o pierdan sigue siendo tuyo.

# Reglas
doudizhu-rules-aim = El objetivo
doudizhu-rules-aim-text = Sé el primero en quedarte sin cartas. Uno es el terrateniente; los dos campesinos juegan juntos contra él y ganan ambos cuando uno termina.
doudizhu-rules-order = De mayor a menor: comodín de color, comodín en blanco y negro, 2, as, rey, reina, jota, del 10 al 3. Los palos no cuentan.
doudizhu-rules-flow = Cómo va una ronda
doudizhu-rules-flow-1 = Cada uno recibe 17 cartas; tres quedan boca abajo en el fondo.
doudizhu-rules-flow-2 = Por turnos se pasa o se ofrece 1, 2 o 3, más que antes. Quien más ofrece es el terrateniente.
doudizhu-rules-flow-2-random = El azar elige al terrateniente; cuenta como 1.
doudizhu-rules-flow-3 = El terrateniente toma las cartas del fondo, que todos ven, y sale con cualquier combinación.
doudizhu-rules-flow-4 = Después cada uno supera la última combinación con otra mayor del mismo tipo y longitud, o salta. Tras dos saltos, el último vuelve a salir.
doudizhu-rules-flow-5 = Una bomba gana a todo menos a otra mayor y al cohete; el cohete gana a todo. Cada uno dobla la apuesta.
doudizhu-rules-hands = Combinaciones
doudizhu-rules-kickers = Las cartas añadidas son de valores distintos, nunca el de un trío ni los dos comodines. Ni el 2 ni los comodines van en escaleras.
doudizhu-rules-table = Esta sala
doudizhu-rules-base = Apuesta base
doudizhu-rules-stake = Apuesta
doudizhu-rules-stake-text = base × oferta, doblada por cada bomba y por el cohete; cada campesino la juega con el terrateniente
doudizhu-rules-spring = Primavera
doudizhu-rules-spring-on = dobla otra vez si los perdedores no han jugado nada, o el terrateniente solo su primera combinación
doudizhu-rules-spring-off = no cuenta aquí
doudizhu-rules-buy-in = Fichas necesarias
doudizhu-rules-clock = Tiempo por turno
doudizhu-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }; después pasas, saltas o sales con tu carta más baja
doudizhu-rules-clock-none = todo el que quieras

# What is special about each room
doudizhu-room-bid-about = Tres jugadores: quien más puja es el terrateniente, toma tres cartas más y juega contra los otros dos.
doudizhu-room-random-about = Nadie puja: el azar nombra al terrateniente y se juega enseguida.
doudizhu-room-beginner-about = Solo cartas sueltas, parejas, tríos, bombas y el cohete: lo justo para aprender.
doudizhu-bot-easy-note = Juega las cartas más bajas que ganan a las tuyas y no se guarda nada.
doudizhu-bot-medium-note = Divide su mano en jugadas de antemano y ayuda a su compañero.
doudizhu-bot-hard-note = Ha aprendido de sus partidas, adivina tus cartas y piensa por adelantado.
