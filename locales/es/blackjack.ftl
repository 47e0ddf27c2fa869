# Las palabras del blackjack.

# Lo que se pulsa
blackjack-start = Jugar
blackjack-hit = Carta
blackjack-stand = Plantarse
blackjack-chips = Tus fichas para apostar
blackjack-add = Añadir { $amount }
blackjack-add-least = Ficha de { $chip }: apuesta { $amount }, lo mínimo
blackjack-take = Quitar { $amount }
blackjack-undo = Deshacer
blackjack-clear = Vaciar
blackjack-repeat = Repetir
blackjack-repeat-of = la última apuesta, { $amount }
blackjack-all-in = All-in
blackjack-bet = Apuesta
blackjack-bet-bad = { $min } a { $max }
blackjack-bet-typed = Intro apuesta { $amount }
blackjack-bet-none = Intro retira la apuesta
blackjack-your-moves = Tus jugadas

# Teclas
blackjack-key-chips = Añadir una ficha, la menor primero
blackjack-key-take = Quitar la última ficha pulsada
blackjack-key-undo = Deshacer
blackjack-key-clear = Vaciar la apuesta
blackjack-key-repeat = Repetir la última apuesta
blackjack-key-all-in = All-in
blackjack-key-start = Jugar
blackjack-key-hit = Carta
blackjack-key-stand = Plantarse

# En el tapete
blackjack-felt-pays = Se paga 1 a 1
blackjack-felt-soft = El crupier pide hasta 16 y con 17 blando
blackjack-felt-hard = El crupier pide hasta 16, se planta con 17
blackjack-place-bet = Haz tu apuesta
blackjack-players = Jugadores
blackjack-dealer = Crupier
blackjack-total-soft = { $points } blando
blackjack-total-bust = { $points } · Pasado
blackjack-hand-none = { $name }: aún sin cartas
blackjack-hand = { $name }: { $cards }; { $points }
blackjack-hand-soft = { $name }: { $cards }; { $points } blando
blackjack-note-bet = Haz tu apuesta
blackjack-note-start = Pulsa Jugar o apuesta más
blackjack-note-turn = { $points } contra { $dealer }
blackjack-note-dealer = Juega el crupier
blackjack-note-other = Juega { $name }
blackjack-next-round =
    { $seconds ->
        [0] Próxima ronda …
       *[other] Próxima ronda en { SECONDS($seconds) }
    }
blackjack-win = Ganas { $amount }
blackjack-push = Empate: vuelven { $amount }
blackjack-loss = Gana el crupier: pierdes { $amount }
blackjack-why-points = { $points } contra { $dealer }
blackjack-why-dealer-bust = El crupier se pasa con { $dealer }
blackjack-why-bust = Te pasas con { $points }

# Lo que pasa, contado
blackjack-told-bet =
    { $me ->
        [yes] Tu apuesta es de { $amount }
       *[no] { $name } apuesta { $amount }
    }
blackjack-told-no-bet =
    { $me ->
        [yes] Retiras tu apuesta
       *[no] { $name } retira su apuesta
    }
blackjack-told-dealt =
    { $me ->
        [yes] Tienes { $cards }, { $points }
       *[no] { $name } tiene { $cards }, { $points }
    }
blackjack-told-up = El crupier muestra { $card }
blackjack-told-drawn =
    { $me ->
        [yes] Recibes { $card }: { $points }
       *[no] { $name } recibe { $card }: { $points }
    }
blackjack-told-stood =
    { $me ->
        [yes] Te plantas con { $points }
       *[no] { $name } se planta con { $points }
    }
blackjack-told-busted =
    { $me ->
        [yes] Te has pasado
       *[no] { $name } se ha pasado
    }
blackjack-told-hole = El crupier descubre { $card }: { $points }
blackjack-told-dealer-drew = El crupier saca { $card }: { $points }
blackjack-told-dealer-bust = El crupier se ha pasado
blackjack-told-forfeited =
    { $me ->
        [yes] Te vas y pierdes la apuesta de { $amount }
       *[no] { $name } se va y pierde la apuesta de { $amount }
    }
blackjack-told-win =
    { $me ->
        [yes] Ganas { $amount }
       *[no] { $name } gana { $amount }
    }
blackjack-told-push =
    { $me ->
        [yes] Empate: tu apuesta de { $amount } vuelve a ti
       *[no] Empate: la apuesta de { $amount } vuelve a { $name }
    }
blackjack-told-loss =
    { $me ->
        [yes] Gana el crupier: pierdes { $amount }
       *[no] Gana el crupier: { $name } pierde { $amount }
    }
blackjack-told-shuffled = Se ha llegado a la marca: se mezclan todas las cartas que no están en la mesa
blackjack-told-insured =
    { $me ->
        [yes] Tienes un seguro de { $amount }
       *[no] { $name } tiene un seguro de { $amount }
    }
blackjack-told-not-insured =
    { $me ->
        [yes] No tomas seguro
       *[no] { $name } no toma seguro
    }
blackjack-told-insurance-won =
    { $me ->
        [yes] Tu seguro te da { $amount }
       *[no] El seguro le da { $amount } a { $name }
    }
blackjack-told-insurance-lost =
    { $me ->
        [yes] Pierdes tu seguro de { $amount }
       *[no] { $name } pierde el seguro de { $amount }
    }
blackjack-told-peeked = El crupier mira su carta tapada: no tiene 21 natural
blackjack-told-doubled =
    { $me ->
        [yes] Doblas con { $amount } más
       *[no] { $name } dobla con { $amount } más
    }
blackjack-told-split =
    { $me ->
        [yes] Separas la pareja, con { $amount } en la segunda mano
       *[no] { $name } separa la pareja, con { $amount } en la segunda mano
    }
blackjack-told-surrendered =
    { $me ->
        [yes] Te rindes y vuelve la mitad de la apuesta
       *[no] { $name } se rinde y vuelve la mitad de la apuesta
    }
blackjack-told-house-busted =
    { $me ->
        [yes] ¡Tienes { $amount } y has hecho saltar la banca! La mesa se cierra y todos conservan sus fichas
       *[no] ¡{ $name } tiene { $amount } y ha hecho saltar la banca! La mesa se cierra y todos conservan sus fichas
    }
blackjack-told-stack = Ahora tienes { $amount }
blackjack-told-place-bet = Haz tu apuesta y pulsa Jugar
blackjack-told-your-turn = Te toca: { $points } contra { $dealer }. Carta o plantarse

# Historial
blackjack-outcome-win = Ganas { $amount } · { $points } contra { $dealer }
blackjack-outcome-push = Empate · { $points } contra { $dealer }
blackjack-outcome-loss = Pierdes { $amount } · { $points } contra { $dealer }
blackjack-outcome-none = No se apostó nada
blackjack-outcome-dealer = El crupier tiene { $dealer }

# Salir
blackjack-leave-title = ¿Dejar tu apuesta?
blackjack-leave-text = Las fichas que has puesto están apostadas: si sales ahora, las pierdes. El resto vuelve a tu cartera.

# Reglas de esta mesa
blackjack-rules-aim = Objetivo
blackjack-rules-aim-text = Acércate a 21 más que el crupier, sin pasarte.
blackjack-rules-values = Lo que valen las cartas
blackjack-rules-value-number = Las cartas del 2 al 10 valen su número.
blackjack-rules-value-ten = Jota, reina y rey valen 10.
blackjack-rules-value-ace = Un as vale 11 si con ello la mano no pasa de 21; si no, 1. Una mano en la que un as vale 11 es blanda.
blackjack-rules-moves = Lo que haces tú
blackjack-rules-move-bet = Pon fichas en el círculo y pulsa Jugar. Tú y el crupier recibís dos cartas cada uno; la primera del crupier queda tapada.
blackjack-rules-move-hit = pide una carta más, tantas veces como quieras. Con más de 21 te pasas: la apuesta se pierde.
blackjack-rules-move-stand = no pidas más cartas. Entonces le toca al crupier.
blackjack-rules-dealer = Lo que hace el crupier
blackjack-rules-dealer-soft = El crupier descubre su carta y no tiene elección: pide con 16 o menos y con un 17 blando, se planta con un 17 duro y con 18 o más, aunque tú tengas más.
blackjack-rules-dealer-hard = El crupier descubre su carta y no tiene elección: pide con 16 o menos, se planta con 17 o más, aunque tú tengas más.
blackjack-rules-win = Cómo se gana
blackjack-rules-win-text = Ganas si tienes más puntos que el crupier, o si él pasa de 21 y tú no. Al ganar te vuelve el doble de tu apuesta, también con un as y un diez. Con puntos iguales, vuelve tu apuesta. Si no, la apuesta se pierde, y nada más.
blackjack-rules-leave = Si sales después de poner fichas, las pierdes.
blackjack-rules-table = Esta mesa
blackjack-rules-bets = Apuestas
blackjack-rules-bets-all = de { $min } a todas tus fichas
blackjack-rules-bets-range = { $min } a { $max }
blackjack-rules-cards = Cartas
blackjack-rules-decks =
    { $count ->
        [one] { $count } baraja de 52, mezclada en cada ronda
       *[other] { $count } barajas de 52, mezcladas en cada ronda
    }
blackjack-rules-clock = Tiempo para actuar
blackjack-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }, luego te plantas
blackjack-rules-clock-none = Sin límite
blackjack-rules-untimed = No hay reloj mientras seas la única persona en la mesa.

# The book: what each move is worth, and the chart
blackjack-ask-book = Preguntar al libro
blackjack-book = ¿Qué haría el libro?
blackjack-book-means = Lo que tu apuesta gana o pierde de media, con las cartas que quedan en el zapato.
blackjack-chart = La tabla de esta mesa
blackjack-chart-hard = Manos duras
blackjack-chart-soft = Manos blandas
blackjack-chart-pair = Parejas
blackjack-chart-hand = Tu mano
blackjack-chart-else = { $first }; si no, { $other }
blackjack-chart-key = C carta, Q plantarse, D doblar, S separar, R rendirse. Una letra pequeña: qué hacer donde la jugada no se permite; sin ella, carta.
blackjack-letter-hit = C
blackjack-letter-stand = Q
blackjack-letter-double = D
blackjack-letter-split = S
blackjack-letter-surrender = R

# Reglas adicionales
blackjack-double = Doblar
blackjack-split = Separar
blackjack-surrender = Rendirse
blackjack-insure = Asegurar
blackjack-no-insurance = Sin seguro
blackjack-more = { $amount } más
blackjack-half-back = vuelven { $amount }
blackjack-aside = { $amount } aparte
blackjack-insurance-amount = Seguro
blackjack-key-double = Doblar
blackjack-key-split = Separar
blackjack-key-surrender = Rendirse
blackjack-key-insure = Asegurarse o no
blackjack-felt-hits = El crupier pide con todo 17
blackjack-felt-natural = El 21 natural paga { $win } a { $stake }
blackjack-felt-insurance = El seguro paga 2 a 1
blackjack-shoe = Quedan { $left } cartas en el zapato de { $decks } barajas
blackjack-shoe-shuffle = Mezcla en { $cards }
blackjack-shoe-soon = Ahora se mezcla
# De una mano que se ha doblado
blackjack-total-doubled = { $points } · 2×
blackjack-insured-for = Seguro { $amount }
blackjack-note-hand = Mano { $number } de { $count }: { $points } contra { $dealer }
blackjack-note-insurance = El crupier muestra un as
blackjack-note-others-insure = Los demás deciden sobre el seguro
blackjack-why-natural = 21 natural
blackjack-why-other-natural = Alguien tiene 21 natural y gana a todas las demás manos
blackjack-why-surrendered = Rendición
blackjack-house-busted = { $name } ha hecho saltar la banca
blackjack-house-busted-why = { $amount } es más de lo que paga la mesa. Se cierra ahora, y todos conservan sus fichas.
blackjack-told-insurance = El crupier muestra un as. ¿Quieres un seguro?
blackjack-rules-dealer-hits = El crupier descubre su carta y no tiene elección: pide con 17 o menos, se planta con 18 o más, aunque tú tengas más.
blackjack-rules-win-natural = Ganas si tienes más puntos que el crupier, o si él pasa de 21 y tú no. Una victoria paga tanto como apostaste. Un as y un diez en las dos primeras cartas son 21 natural y pagan { $win } a { $stake }. Con puntos iguales, vuelve tu apuesta. Si no, la apuesta se pierde, y nada más.
blackjack-rules-first-natural = El 21 natural de un jugador acaba la ronda: gana a todos los que no lo tienen, también al crupier.
blackjack-rules-peek = Con un as o un diez a la vista, el crupier mira primero su carta tapada. Un 21 natural acaba la ronda al momento.
blackjack-rules-sides = En esta mesa
blackjack-rules-move-double = otro tanto sobre tus dos primeras cartas, y una sola carta más.
blackjack-rules-move-split = dos cartas del mismo rango se vuelven dos manos, la segunda con la misma apuesta. { $hands ->
        [2] Una mano se separa una vez.
       *[other] Hasta { $hands } manos.
    }
blackjack-rules-move-surrender = entregas tus dos primeras cartas y vuelve la mitad de la apuesta.
blackjack-rules-move-insure = cuando el crupier muestra un as: hasta la mitad de tu apuesta aparte. Paga 2 a 1 si tiene 21 natural; si no, se pierde.
blackjack-rules-bonus = Cinco cartas pedidas sin pasarse: ganar paga 2 a 1.
blackjack-rules-pub = Taberna sueca: con empate a 17, 18 y 19 gana el crupier.
blackjack-rules-limit = Quien tiene más de { $amount } ha hecho saltar la banca, y la mesa se cierra.
blackjack-rules-shoe =
    { $count ->
        [one] Un zapato de { $count } baraja, mezclado en la marca, del { $least } al { $most } % antes del final
       *[other] Un zapato de { $count } barajas, mezclado en la marca, del { $least } al { $most } % antes del final
    }

# What is special about each room
blackjack-room-casino-about = Tú contra el crupier, con todas tus fichas.
blackjack-room-twenty-one-about = El juego de casa: pedir o plantarse. Quien tiene más de 500 fichas ha hecho saltar la banca.
blackjack-room-twenty-one-full-about = Con doblar, separar, seguro y rendirse, y un premio por cinco cartas.
blackjack-bot-mimic-note = Pide y se planta igual que el crupier.
blackjack-bot-bold-note = Pide una más donde otros se plantan.
blackjack-bot-timid-note = Se planta en cuanto otra carta podría pasarse.
blackjack-bot-basic-note = Hace en cada mano lo que dice la tabla.
