# Cartas, fichas y lo que comparten todas las pantallas.

kit-card =
    { $rank ->
        [J] jota
        [Q] reina
        [K] rey
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
kit-card-back = carta tapada
kit-joker-black = comodín en blanco y negro
kit-joker-colour = comodín en color

kit-rank =
    { $rank ->
        [J] jota
        [Q] reina
        [K] rey
        [A] as
       *[other] { $rank }
    }
kit-ranks =
    { $rank ->
        [J] jotas
        [Q] reinas
        [K] reyes
        [A] ases
        [6] seises
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [7] sietes
        [8] ochos
        [9] nueves
       *[10] dieces
    }

kit-chips =
    { $count ->
        [one] { $amount } ficha
        [many] { $amount } de fichas
       *[other] { $amount } fichas
    }
kit-dealer-button = botón del repartidor
kit-bot = BOT
kit-bot-long = bot

kit-close = Cerrar

kit-settings = Ajustes
kit-theme = Tema
kit-theme-auto = Como el dispositivo
kit-theme-dark = Oscuro
kit-theme-light = Claro
kit-felt = Mesa
kit-felt-house = Como el juego
kit-felt-teal = Turquesa
kit-felt-burgundy = Burdeos
kit-felt-midnight = Medianoche
kit-felt-plum = Ciruela
kit-felt-moss = Musgo
kit-deck = Baraja
kit-deck-two = Dos colores
kit-deck-four = Cuatro colores
kit-back = Dorso
kit-back-lattice = Celosía
kit-back-scales = Escamas
kit-back-rays = Rayos
kit-back-weave = Trama
kit-sound = Sonido
kit-volume = Volumen
kit-music = Música
kit-music-volume = Volumen de la música
kit-avatar = Tu imagen
kit-avatar-auto = Según tu nombre
kit-avatar-number = Imagen { $number }
kit-motion = Movimiento
kit-motion-auto = Como el dispositivo
kit-motion-full = Completo
kit-motion-reduced = Reducido
kit-announce-chat = Leer el chat (lector de pantalla)
kit-language = Idioma
kit-language-auto = Como el navegador
