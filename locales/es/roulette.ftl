# Las palabras de la ruleta.

# Números y casillas
roulette-colour =
    { $colour ->
        [red] rojo
        [black] negro
       *[green] verde
    }
roulette-number = { $number } { roulette-colour }
roulette-number-long =
    { $parity ->
        [zero] 0 { roulette-colour }
        [odd] { $number } { roulette-colour }, impar
       *[even] { $number } { roulette-colour }, par
    }
roulette-kind =
    { $kind ->
        [straight] Pleno
        [split] Caballo
        [street] Transversal
        [trio] Trío
        [first_four] Cuatro primeros
        [corner] Cuadro
        [six] Seisena
        [colour] Color
        [parity] Par o impar
        [half] Falta o pasa
        [dozen] Docena
       *[column] Columna
    }
roulette-point-straight = Pleno { $a }
roulette-point-split = Caballo { $a } y { $b }
roulette-point-street = Transversal { $a } { $b } { $c }
roulette-point-trio = Trío { $a } { $b } { $c }
roulette-point-first_four = Cuatro primeros
roulette-point-corner = Cuadro { $a } { $b } { $c } { $d }
roulette-point-six = Seisena { $a } a { $z }
roulette-point-dozen =
    { $place ->
        [1] 1.ª 12
        [2] 2.ª 12
       *[3] 3.ª 12
    }
roulette-point-column = Columna { $place }
roulette-point-red = Rojo
roulette-point-black = Negro
roulette-point-odd = Impar
roulette-point-even = Par
roulette-point-low = 1 a 18
roulette-point-high = 19 a 36
roulette-column-box = 2 a 1
roulette-pays = paga { $factor } a 1
roulette-kind-pays = { $kind }, { $factor } a 1

# La pantalla
roulette-board = Tapete de apuestas
roulette-board-help = Las flechas van de casilla en casilla. Intro pone la ficha elegida, menos la quita.
roulette-wheel = Rueda de la ruleta
roulette-wheel-rest = Rueda de la ruleta, bola en el { $number }
roulette-wheel-spins = Rueda de la ruleta, girando
roulette-last-numbers = Últimos números
roulette-last-number = último número
roulette-place-bets = Hagan juego
roulette-no-more-bets = No va más
roulette-next-spin = Juegas desde el próximo giro
roulette-closes = Quedan { SECONDS($seconds, unitDisplay: "long") } para apostar
roulette-closes-short = Quedan { SECONDS($seconds) }
roulette-waiting = Esperando a los demás
roulette-your-bets = Tus apuestas
roulette-bets = Apuestas
roulette-no-bets = Aún no hay apuestas. Elige una ficha y pulsa una casilla del tapete.
roulette-chip-to-place = Ficha para poner
roulette-chip = ficha de { $value }
roulette-undo = Deshacer
roulette-clear = Vaciar
roulette-repeat = Repetir
roulette-take-back = Quitar { $point }
roulette-on-board = Apostado
roulette-spin = Girar
roulette-next = Siguiente tirada
roulette-stake = Apuesta
roulette-gain = Posible ganancia
roulette-total = Todas las apuestas
roulette-best = Como mucho, con el { $number }
roulette-win = Ganas { $amount }
roulette-lose = Pierdes { $amount }
roulette-even = Ni ganas ni pierdes
roulette-no-room = Ahí no caben más fichas.
roulette-laid = { $point }: { $amount }. En el tapete: { $total }
roulette-taken = { $point }: nada. En el tapete: { $total }
roulette-cleared = El tapete está vacío.
roulette-others = Jugadores en la rueda
roulette-ready = listo
roulette-chips-on = { $chips } encima

# Teclas
roulette-key-arrows = De casilla en casilla
roulette-key-add = Poner la ficha elegida
roulette-key-take = Quitarla
roulette-key-chips = Elegir una ficha
roulette-key-spin = Girar
roulette-key-undo = Deshacer
roulette-key-clear = Vaciar
roulette-key-repeat = Repetir las últimas apuestas

# Salir
roulette-leave-title = ¿Dejar tus fichas en el tapete?
roulette-leave-text = Si sales ahora, pierdes las fichas que tienes en el tapete. El resto vuelve a tu cartera.

# Lo que se cuenta
roulette-told-laid =
    { $me ->
        [yes] Tienes { $amount } en el tapete
       *[no] { $name } tiene { $amount } en el tapete
    }
roulette-told-asked =
    { $me ->
        [yes] Pides el giro
       *[no] { $name } pide el giro
    }
roulette-told-number = La bola cae en el { $number }
roulette-told-win =
    { $me ->
        [yes] Ganas { $amount }
       *[no] { $name } gana { $amount }
    }
roulette-told-lose =
    { $me ->
        [yes] Pierdes { $amount }
       *[no] { $name } pierde { $amount }
    }
roulette-told-even =
    { $me ->
        [yes] Ni ganas ni pierdes
       *[no] { $name } ni gana ni pierde
    }
roulette-told-forfeited =
    { $me ->
        [yes] Te vas y pierdes { $amount }
       *[no] { $name } se va y pierde { $amount }
    }
roulette-told-no-spin = Nadie ha apostado, así que la rueda no gira
roulette-outcome-none = Sin giro

# Reglas
roulette-rules-aim = La idea
roulette-rules-aim-text = Una bola cae en una de 37 casillas, del 0 al 36, todas igual de probables. Apuestas en cuál. Pon fichas en números, en las líneas entre ellos o en las casillas de al lado; luego pulsa Girar.
roulette-rules-flow = Un giro
roulette-rules-flow-text = Cada apuesta que cubre el número gana su factor por sus fichas, y las fichas siguen siendo tuyas. Cualquier otra se pierde. Si sale el 0, pierden todas las apuestas a colores, par e impar, falta y pasa, docenas y columnas.
roulette-rules-several = Varios jugadores comparten una rueda. Gira cuando todos han pulsado Girar, a más tardar { SECONDS($seconds, unitDisplay: "long") } después de la primera apuesta.
roulette-rules-leaving = Quien se va antes de que la bola se pare pierde sus fichas del tapete. Perder la conexión no es irse: durante un minuto tus apuestas siguen en juego.
roulette-rules-payouts = Lo que paga esta mesa
roulette-rules-bet = Apuesta
roulette-rules-covers = Números
roulette-rules-pays = Paga
roulette-rules-edge = Ventaja de la casa
roulette-rules-edge-text = La ventaja de la casa es lo que se queda de una apuesta a la larga. Menos que nada significa que la ventaja es tuya.
roulette-rules-table = Esta mesa
roulette-rules-bet-min = Apuesta mínima
roulette-rules-bet-max = Apuesta máxima por casilla
roulette-rules-bet-max-none = todas tus fichas, hasta un millón
roulette-rules-spin = La bola corre
roulette-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }

# What is special about each room
roulette-room-casino-about = Un cero y los pagos de esta casa: las reglas dicen qué da cada apuesta. Todos en la mesa apuestan al mismo giro.
roulette-room-european-about = Un cero y los pagos de todos los casinos: 35 a 1 por un número.
