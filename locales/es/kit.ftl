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
kit-joker-colour = comodín de color

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
kit-emoticons = Emoticonos
kit-emoticon-smile = Sonrisa
kit-emoticon-laugh = Risa
kit-emoticon-wink = Guiño
kit-emoticon-tongue = Lengua fuera
kit-emoticon-surprise = Sorpresa
kit-emoticon-cool = Gafas de sol
kit-emoticon-kiss = Beso
kit-emoticon-unsure = Duda
kit-emoticon-sad = Tristeza
kit-emoticon-cry = Llanto
kit-emoticon-angry = Enfado
kit-emoticon-heart = Corazón
kit-emoticon-yes = Pulgar arriba
kit-emoticon-clover = Suerte
kit-emoticon-chip = Ficha
kit-emoticon-cards = Cartas
kit-language = Idioma
kit-language-auto = Como el navegador

kit-looks = Aspecto
kit-looks-only-you = Solo tú ves estos colores e imágenes; te siguen a cada dispositivo.
kit-looks-preview = Así se ve: un rey y un reverso sobre la mesa
kit-colours = Colores propios
kit-colour-accent = Botones y luces
kit-colour-wall = Página y menús
kit-colour-cloth = Tapete
kit-colour-none = Como el tema
kit-colour-reset = { $name }: como el tema
kit-colour-code = { $name } en seis cifras
kit-colour-wrong = Escribe un color como #2a8377.
kit-colour-moved = Algo más claro u oscuro que el elegido, para que todo se lea.
kit-faces = Caras de las cartas
kit-faces-classic = Clásicas
kit-faces-stylised = Estilizadas
kit-back-own = Imagen propia
kit-pictures = Imágenes propias
kit-pictures-help = Una foto u otra imagen, hasta 8 megabytes.
kit-pictures-door = Entra primero: tus imágenes se guardan con tu nombre.
kit-picture-back = Reverso
kit-picture-table = Mesa
kit-picture-jack = Jotas
kit-picture-queen = Reinas
kit-picture-king = Reyes
kit-picture-now = La imagen actual
kit-picture-choose = Elegir imagen
kit-picture-sending = Enviando …
kit-picture-remove = Quitar
kit-picture-choose-for = Elegir imagen: { $name }
kit-picture-remove-for = Quitar: { $name }

kit-your-clock = Tu turno, tiempo restante
kit-letter-keys = Letras sueltas como teclas
