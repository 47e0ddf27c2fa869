# Las palabras del sabacc.

# Lo que se pulsa
sabacc-draw = Robar
sabacc-swap = Cambiar
sabacc-stand = Plantarse
sabacc-junk = Retirarse
sabacc-keep = Guardar
sabacc-discard = Descartar
sabacc-check = Pasar
sabacc-match = Igualar
sabacc-raise = Subir
sabacc-bet = Apostar
sabacc-all-in = All-in
sabacc-to = a { $amount }
sabacc-all-of = todo, { $amount }
sabacc-swap-what = { $gave } por { $took }
sabacc-choose = elige una carta
sabacc-keep-all = las { $count }
sabacc-your-moves = Tus jugadas
sabacc-hint-play = Roba una carta, cambia una por la de arriba del descarte, plántate o retírate.
sabacc-hint-swap = Elige la carta que das por { $card }.
sabacc-hint-discard = Descarta una carta o guárdalas todas.
sabacc-hint-choose = Elige la carta que descartas.

# Teclas
sabacc-key-draw = Robar
sabacc-key-swap = Cambiar la carta elegida
sabacc-key-stand = Plantarse
sabacc-key-junk = Retirarse
sabacc-key-keep = Guardar todas las cartas
sabacc-key-discard = Descartar la carta elegida
sabacc-key-match = Pasar o igualar
sabacc-key-raise = Apostar o subir
sabacc-key-all-in = Elegir all-in
sabacc-key-cards = Elegir una carta

# La mesa
sabacc-players = Jugadores
sabacc-your-cards = Tus cartas
sabacc-drawn-now = recién robada
sabacc-deck = Mazo
sabacc-deck-of =
    { $count ->
        [one] Mazo, queda una carta
       *[other] Mazo, quedan { $count } cartas
    }
sabacc-pile = Descarte
sabacc-pile-top = Descarte, carta de arriba { $card }
sabacc-pile-none = Descarte, vacío
sabacc-pot = Bote
sabacc-sabacc-pot = Bote sabacc
sabacc-dice = Dados: { $first } y { $second }
sabacc-dice-none = Dados: aún sin lanzar
sabacc-stake = Apuesta
sabacc-stake-of = { $name }, apuesta { $amount }
sabacc-round = Ronda { $round } de { $rounds }
sabacc-sum = Tu mano suma { $sum }
sabacc-sum-zero = Tu mano suma cero: sabacc
sabacc-sum-tag = Suma { $sum }
sabacc-next-in = Próxima partida en { SECONDS($seconds) }
sabacc-next-game = Entras en la próxima partida

# Lo último que hizo un asiento
sabacc-tag-draw = Roba
sabacc-tag-swap = Cambia
sabacc-tag-stand = Se planta
sabacc-tag-junk = Se retira
sabacc-tag-check = Pasa
sabacc-tag-match = Iguala { $amount }
sabacc-tag-raise = Sube { $amount }
sabacc-tag-all-in = All-in
sabacc-tag-wins = Gana
sabacc-tag-waiting = Espera
sabacc-shows = muestra { $cards }
sabacc-has-cards =
    { $count ->
        [one] una carta tapada
       *[other] { $count } cartas tapadas
    }
sabacc-has-open = a la vista { $cards }

# Quién ha ganado
sabacc-sabacc = ¡Sabacc!
sabacc-wins =
    { $me ->
        [yes] Ganas { $amount }
       *[no] { $name } gana { $amount }
    }
sabacc-wins-nothing =
    { $me ->
        [yes] Ganas; nadie apostó en contra
       *[no] { $name } gana; nadie apostó en contra
    }
sabacc-shares =
    { $me ->
        [yes] Compartes: { $amount }
       *[no] { $name } comparte: { $amount }
    }
sabacc-wins-pot = y el bote sabacc
sabacc-with-sum = con { $sum }

# Lo que pasó
sabacc-told-opened = Partida { $number }: todos pagan { $fee } al bote sabacc, que ahora tiene { $pot }
sabacc-told-dealt = Recibes { $cards }
sabacc-told-pile = El descarte empieza con { $card }
sabacc-told-round = Ronda { $number }
sabacc-told-draw =
    { $me ->
        [yes] Robas una carta
       *[no] { $name } roba una carta
    }
sabacc-told-draw-card = Robas { $card }
sabacc-told-discard =
    { $me ->
        [yes] Descartas { $card }
       *[no] { $name } descarta { $card }
    }
sabacc-told-keep =
    { $me ->
        [yes] Guardas todas las cartas
       *[no] { $name } guarda todas las cartas
    }
sabacc-told-swap =
    { $me ->
        [yes] Cambias { $gave } por { $took }
       *[no] { $name } cambia { $gave } por { $took }
    }
sabacc-told-stand =
    { $me ->
        [yes] Te plantas
       *[no] { $name } se planta
    }
sabacc-told-junk =
    { $me ->
        [yes] Te retiras
       *[no] { $name } se retira
    }
sabacc-told-junk-clock =
    { $me ->
        [yes] Se acabó el tiempo: te retiras
       *[no] Se acabó el tiempo: { $name } se retira
    }
sabacc-told-junk-left = { $name } deja la partida
sabacc-told-check =
    { $me ->
        [yes] Pasas
       *[no] { $name } pasa
    }
sabacc-told-match =
    { $me ->
        [yes] Igualas con { $amount }
       *[no] { $name } iguala con { $amount }
    }
sabacc-told-raise =
    { $me ->
        [yes] Subes a { $amount }
       *[no] { $name } sube a { $amount }
    }
sabacc-told-all-in =
    { $me ->
        [yes] Vas all-in con { $amount }
       *[no] { $name } va all-in con { $amount }
    }
sabacc-told-dice = Los dados muestran { $first } y { $second }
sabacc-told-doubles = Los dados muestran { $first } y { $second }: ¡dobles! Todas las manos se tiran y se reparten de nuevo
sabacc-told-reshuffled = El descarte se mezcla y es el nuevo mazo
sabacc-told-shown = { $name }: { $cards }, suma { $sum }
sabacc-told-won =
    { $me ->
        [yes] Ganas el bote de { $amount } con { $sum }
       *[no] { $name } gana el bote de { $amount } con { $sum }
    }
sabacc-told-sabacc =
    { $me ->
        [yes] ¡Sabacc! Ganas el bote sabacc de { $amount }
       *[no] ¡Sabacc! { $name } gana el bote sabacc de { $amount }
    }
sabacc-told-won-shared =
    { $me ->
        [yes] Compartes el bote con { $sum } y recibes { $amount }
       *[no] { $name } comparte el bote con { $sum } y recibe { $amount }
    }
sabacc-told-sabacc-shared =
    { $me ->
        [yes] ¡Sabacc! Compartes el bote sabacc y recibes { $amount }
       *[no] ¡Sabacc! { $name } comparte el bote sabacc y recibe { $amount }
    }
sabacc-told-stack = Tienes { $amount }
sabacc-your-turn = Te toca: { $choices }
sabacc-choice-draw = robar
sabacc-choice-swap = cambiar
sabacc-choice-stand = plantarte
sabacc-choice-junk = retirarte
sabacc-choice-keep = guardar todas las cartas
sabacc-choice-discard = descartar una
sabacc-choice-check = pasar
sabacc-choice-match = igualar { $amount }
sabacc-choice-bet = apostar
sabacc-choice-raise = subir
sabacc-round-won = { $names } · { $amount }

# Salir
sabacc-leave-title = ¿Dejar la partida?
sabacc-leave-text = Tu apuesta y la cuota se quedan en la mesa. Las fichas delante de ti son tuyas.

# Reglas
sabacc-rules-aim = El objetivo
sabacc-rules-aim-text = Ten cartas que sumen cero, o lo más cerca posible. Las cartas verdes con signos llenos suman, las rojas con signos huecos restan, las dos grises no cuentan nada.
sabacc-rules-table = Esta mesa
sabacc-rules-fee = Cuota por partida
sabacc-rules-pot = Primer bote sabacc
sabacc-rules-pot-range = { $min } a { $max }, al azar
sabacc-rules-rounds = Rondas
sabacc-rules-buy-in = Fichas necesarias
sabacc-rules-clock = Tiempo por turno
sabacc-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, luego te plantas; una apuesta no se iguala por ti
sabacc-rules-clock-none = el que quieras
sabacc-rules-untimed = Solo entre bots tienes todo el tiempo que quieras.
sabacc-rules-flow = Cómo va una partida
sabacc-rules-flow-1 = Todos pagan la cuota al bote sabacc y reciben dos cartas. Una carta abre el descarte.
sabacc-rules-flow-2 = En cada una de las tres rondas todos hacen una jugada, de izquierda a derecha.
sabacc-rules-flow-3 = Luego cada uno puede apostar una vez: igualar la apuesta más alta de la ronda o subirla. Quien ha apostado menos que la más alta tiene que igualarla al final, ir all-in o retirarse.
sabacc-rules-flow-4 = Luego se lanzan dos dados. Con dobles se tiran todas las manos y cada uno recibe otras tantas cartas.
sabacc-rules-flow-5 = Tras la tercera ronda se muestran las manos. Quien gana se lleva todas las apuestas; no hay botes laterales.
sabacc-rules-plays = Las cuatro jugadas
sabacc-rules-play-draw = Toma una carta del mazo. Luego puedes descartar una, la nueva u otra.
sabacc-rules-play-swap = Da una carta y toma la de arriba del descarte. Todos ven cuál.
sabacc-rules-play-stand = No hagas nada.
sabacc-rules-play-junk = Tira tu mano. Quedas fuera de esta partida y pierdes tu apuesta.
sabacc-rules-winning = Quién gana
sabacc-rules-win-1 = Gana la suma más cercana a cero.
sabacc-rules-win-2 = A igual distancia de cero, más gana a menos.
sabacc-rules-win-3 = Una suma de cero es un sabacc y gana también el bote sabacc.
sabacc-rules-win-4 = De varios sabaccs gana el que tiene más cartas.
sabacc-rules-win-5 = Si siguen iguales, se reparte; una ficha suelta va al jugador anterior.

sabacc-card =
    { $sign ->
        [plus] más
       *[minus] menos
    } { $number } de { $stave ->
        [circle] círculos
        [square] cuadrados
       *[triangle] triángulos
    }
sabacc-card-zero = sylop, cero
sabacc-card-back = carta de sabacc tapada

# What is special about the room
sabacc-room-casino-about = La suma más cercana a cero gana la partida; un cero exacto gana el bote sabacc, que crece de partida en partida.
sabacc-bot-balance-note = Roba hasta que su suma se acerca a cero y apuesta más cuanto más cerca está.
sabacc-shares-nothing =
    { $me ->
        [yes] Compartes; no se gana ninguna ficha
       *[no] { $name } comparte; no se gana ninguna ficha
    }
