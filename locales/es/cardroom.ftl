# Palabras de la sala de cartas: la entrada, la cola, la cuenta en la mesa, la salida.

# La entrada
cardroom-sub = { $name }, primero tu tarjeta y luego tu asiento
cardroom-welcome = La sala de cartas
cardroom-motto = Tu tarjeta abre la puerta. Las fichas salen de tu cuenta y vuelven a ella cuando te vas.
cardroom-fact-watch = Mientras esperas un asiento, ves las partidas.
cardroom-fact-seat = El asiento llega al final de una partida. Allí compras fichas.
cardroom-fact-home = Cuando te vas, tus fichas vuelven a tu cuenta.
cardroom-steps = Tu camino
cardroom-step-kind = Pagar con
cardroom-step-card = Tarjeta
cardroom-step-pin = PIN
cardroom-step-line = Tu puesto
cardroom-closed-title = La sala de cartas está cerrada
cardroom-closed-text = Se abre sola en esta página. No hace falta recargar.
cardroom-closing-title = La sala de cartas está cerrando
cardroom-closing-text = Las partidas en curso son las últimas y ya no entra nadie.
cardroom-last-visit = Tu última visita

# El lector
cardroom-reader = Lector de tarjetas
cardroom-choose = ¿Con qué tarjeta pagas?
cardroom-debit = Débito
cardroom-credit = Crédito
cardroom-debit-note = con PIN
cardroom-credit-note = sin PIN
cardroom-swipe = Pasa la tarjeta o escribe su número
cardroom-number = Número de tarjeta
cardroom-number-wrong = Ese no es el número de una tarjeta. Míralo otra vez o vuelve a pasar la tarjeta.
cardroom-continue = Seguir
cardroom-back = Atrás
cardroom-pin-prompt = Tu PIN
cardroom-keypad = Teclado del PIN
cardroom-digits =
    { $count ->
        [0] Ninguna cifra
        [one] { $count } cifra
       *[other] { $count } cifras
    }
cardroom-enter = Aceptar
cardroom-correct = Corregir
cardroom-cancel = Cancelar
cardroom-asking = Preguntando al banco …
cardroom-accepted = Tarjeta aceptada
cardroom-other-card = Otra tarjeta
cardroom-cancel-ends = Cancelar termina tu sesión.
cardroom-not-let-in = La sala de cartas no te ha dejado entrar y tu sesión ha terminado. { $reason }
cardroom-pin-safe = Tu PIN solo va al banco. Aquí nadie lo guarda.
cardroom-card =
    { $kind ->
        [debit] Débito •••• { $four }
       *[credit] Crédito •••• { $four }
    }
cardroom-card-spoken =
    { $kind ->
        [debit] Tarjeta de débito acabada en { $four },
       *[credit] Tarjeta de crédito acabada en { $four },
    }
cardroom-slip = Te damos la bienvenida, { $name }
cardroom-balance-told = Saldo { $amount }
cardroom-go-on = Seguir

# Tarjetas de un banco de prácticas
cardroom-demo = Tarjetas de prueba
cardroom-demo-note = Sin dinero real
cardroom-demo-pin = PIN { $pin }
cardroom-demo-no-pin = Sin PIN
cardroom-demo-has =
    { $kind ->
        [debit] { $amount } en la cuenta
       *[credit] límite { $amount }
    }
cardroom-demo-refused = el banco la rechaza

# En la cola
cardroom-waiting = Esperando un asiento
cardroom-your-place = Tu puesto
cardroom-called = avisado
cardroom-wait =
    { $minutes ->
        [0] menos de un minuto
       *[other] unos { $minutes } min
    }
cardroom-wait-soon = hay asiento cuando acabe esta partida
cardroom-wait-unknown = en cuanto haya un asiento
cardroom-line = La cola
cardroom-next-seat = Próximo asiento
cardroom-ahead =
    { $count ->
        [one] { $count } más delante
       *[other] { $count } más delante
    }
cardroom-watching = Estás viendo { $table }
cardroom-no-game = Aún no hay partida que ver
cardroom-tables = Mesas de la sala
cardroom-table = Mesa { $number }
cardroom-leave-line = Dejar la cola
cardroom-leave-line-title = ¿Dejar la cola?
cardroom-leave-line-text = Tu sesión en la sala termina y tu puesto pasa al siguiente. No has comprado nada, así que no debes nada.
cardroom-stay-in-line = Seguir en la cola
cardroom-ring = Avisarme

# El asiento está listo
cardroom-seat-ready = Tu asiento está listo
cardroom-seat-yours = Tienes un asiento
cardroom-seat-number = El asiento { $seat } es tuyo
cardroom-seat-text = Te llevamos a la mesa. Allí compras fichas.
cardroom-seat-later = Quedarme aquí
cardroom-to-table = A la mesa

# La cuenta
cardroom-account = Tu cuenta
cardroom-holder = Nombre
cardroom-kind = Tarjeta
cardroom-bank = Banco
cardroom-balance = Saldo
cardroom-balance-last = Último saldo conocido
cardroom-change = Cambiar de cuenta
cardroom-changed = Desde ahora las fichas se pagan con esta tarjeta y vuelven a ella.
cardroom-receipts = Recibos
cardroom-receipt =
    { $kind ->
        [purchase] { $amount } en fichas compradas
       *[cash_in] { $amount } en fichas cobradas
    }
cardroom-receipt-state =
    { $state ->
        [confirmed] { $kind ->
            [purchase] Pagado por el banco
           *[cash_in] En tu cuenta
        }
        [rejected] Rechazado por el banco; no se ha movido dinero
       *[open] El banco aún no ha respondido. Preguntamos hasta que lo haga.
    }

# Fichas
cardroom-buy = Comprar fichas
cardroom-coming = { $amount } en camino
cardroom-buy-amount = Fichas por
cardroom-buy-for = Comprar fichas por { $amount }
cardroom-other-amount = Otra cantidad
cardroom-less = Menos
cardroom-more = Más
cardroom-add = Añadir { $amount }
cardroom-add-chips = Añadir fichas
cardroom-terms = Desde { $least }, en pasos de { $step }
cardroom-beyond = Es más de lo que tu banco dijo la última vez. Puede que lo rechace.
cardroom-bought = Has comprado { $amount } en fichas. Están delante de ti.
cardroom-silent = El banco aún no ha respondido sobre { $amount }. Le preguntamos hasta que lo haga; tus fichas llegan en cuanto confirme. No pagas dos veces.
cardroom-unclear = La casa no ha respondido y no sabemos si se pidieron { $amount }. Pregunta otra vez: es el mismo pedido y nunca se paga dos veces.
cardroom-ask-again = Preguntar otra vez
cardroom-late-no = El banco ha rechazado la compra. No se ha movido dinero.
cardroom-gap =
    { $seconds ->
        [0] Próxima partida …
       *[other] Próxima partida en { SECONDS($seconds) }
    }
cardroom-ready-count = { $count } de { $all } listos
cardroom-stands =
    { $stands ->
        [empty] El asiento { $seat } es tuyo. Compra fichas para jugar la próxima partida.
        [away] Estás descansando.
       *[alone] Esperando a otro jugador.
    }
cardroom-closing-note = La sala cierra tras esta partida. Tus fichas van a tu cuenta.

# La salida
cardroom-leave-title = ¿Salir de la sala de cartas?
cardroom-leave-text =
    { $chips ->
        [none] Tu sesión termina y tu asiento pasa al siguiente de la cola.
       *[some] Tu sesión termina y tu asiento pasa al siguiente de la cola. { $amount } en fichas van a tu cuenta •••• { $four }.
    }
cardroom-leave-stake = Estás en una mano: se retira, y lo que has apostado se queda en el bote.
cardroom-leave-now = Salir
cardroom-goodbye = Hasta pronto, { $name }
cardroom-goodbye-why =
    { $why ->
        [closed] La sala de cartas ha cerrado. Gracias por venir.
        [broke] No tenías fichas cuando empezó la siguiente partida, así que tu asiento pasó al siguiente de la cola.
        [missed] No actuaste dos veces seguidas, así que tu asiento pasó al siguiente de la cola.
        [absent] Estuviste demasiado tiempo sin conexión, así que tu sesión ha terminado.
        [removed] La casa ha terminado tu sesión.
       *[player] { $at ->
            [line] Has dejado la cola. No compraste nada, así que no debes nada.
           *[table] Tu sesión en la sala de cartas ha terminado. Gracias por jugar.
        }
    }
cardroom-goodbye-to = en fichas van a tu cuenta •••• { $four }
cardroom-goodbye-hand = El banco lo sabrá cuando acabe tu mano.
cardroom-come-again = Volver a entrar
