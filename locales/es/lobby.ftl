# See en.

# Leaving the house as a guest
lobby-leave-title = ¿Salir de la casa?
lobby-leave-text = Estás aquí como invitado. { $name } te espera con { $chips }, pero solo en este navegador. Nadie más puede usar el nombre mientras tanto.
lobby-leave-empty = Estás aquí como invitado y ya no tienes fichas: cuando salgas, otros podrán usar el nombre { $name }.
lobby-leave-seated = Las fichas de tus asientos siguen siendo tuyas.
lobby-leave-stay = Quedarme

# The page of a room
lobby-last = Tus últimas visitas
lobby-last-none = Aún no has jugado aquí. Aquí estarán tus resultados.
lobby-results = Últimos resultados aquí
lobby-results-none = Nadie ha terminado aquí una ronda todavía. Aquí estarán los resultados de las mesas abiertas.
lobby-last-sum =
    { $count ->
        [one] { $count } visita, en total
       *[other] { $count } visitas, en total
    }
lobby-last-rounds =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }

# A round that is shared
lobby-share-title = Compartir esta ronda
lobby-share-text = Quien tenga el enlace ve lo que vieron todos en la mesa.
lobby-share-own = Mostrar también mis cartas
lobby-share-copied = El enlace a esta ronda está copiado.
lobby-share-back = Retirar los enlaces
lobby-share-back-text = Los enlaces a esta ronda que hayas dado dejarán de funcionar.
lobby-share-back-done = Tus enlaces a esta ronda ya no funcionan.

# My evening
lobby-evening-games = Resultado por juego
lobby-evening-sessions = Mis sesiones
lobby-evening-rounds = Mis últimas rondas
lobby-evening-none = Aún no has terminado ninguna ronda.
lobby-evening-count =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
lobby-evening-plot = Ganado y perdido en las últimas rondas

# Quién puede preguntar al consejero en una mesa
lobby-coach = Consejero
lobby-coach-everyone = para todos
lobby-coach-alone = solo a solas con bots
lobby-coach-nobody = para nadie

lobby-fill = Asientos libres
lobby-fill-none = Tú invitas a los bots
lobby-fill-now = Los bots vienen enseguida
lobby-fill-later = Los bots vienen a los { SECONDS($seconds) }
lobby-edge-title = Ventaja de la casa
lobby-edge =
    { $side ->
        [players] Ventaja de la casa { $share }: de { $stake } apostados, la casa pierde { $amount } de media
       *[house] Ventaja de la casa { $share }: de { $stake } apostados, la casa se queda { $amount } de media
    }
lobby-edge-players =
    { $count ->
        [one] { $count } jugador:
       *[other] { $count } jugadores:
    }
lobby-edge-means = Para jugadores que siguen la tabla, tras barajar.
lobby-edge-reckoning = Ventaja de la casa: calculando …
lobby-edge-unknown = Ventaja de la casa: ahora no se sabe. { $why }
lobby-field-seats = Asientos
lobby-field-clock = Tiempo por turno
lobby-field-bank = Reserva de tiempo
lobby-field-gap = Pausa entre rondas
lobby-field-most = Compra máxima
lobby-field-none = ninguna
lobby-field-no-limit = sin límite
lobby-quick = Jugar ya
lobby-quick-with = Te sientas con { $chips }.
lobby-open-tables = Mesas abiertas
lobby-more-tables = Más mesas
lobby-no-tables = Aún no hay mesas abiertas. La tuya podría ser la primera.
lobby-fewer-bots = Menos bots
lobby-more-bots = Más bots
lobby-honours = Salón de la fama
lobby-change-rules = Cambiar las reglas
lobby-who-comes = Quién puede entrar
lobby-who-everyone = Todos
lobby-who-link = Quien tenga el enlace
lobby-who-code = Quien sepa el código
lobby-pace = Ritmo
lobby-pace-usual = Como en esta sala
lobby-pace-quick = Rápido
lobby-pace-calm = Tranquilo
lobby-play-bots = Jugar contra bots
lobby-open-table = Abrir una mesa
lobby-stakes = Apuestas
lobby-seats = Asientos ocupados
lobby-waiting = En espera
lobby-watch = Mirar
lobby-ending-text =
    { $why ->
        [won_table] Enhorabuena: a ningún rival le quedan fichas.
        [broke] No te quedan fichas en esta mesa, así que tu asiento queda libre. Puedes volver con una nueva entrada.
        [short] La próxima partida cuesta más de lo que tienes aquí. De vuelta en tu cartera: { $chips }.
        [missed] Llevabas demasiado tiempo sin actuar y tu asiento quedó libre. De vuelta en tu cartera: { $chips }.
        [removed] La casa ha dejado libre tu asiento. De vuelta en tu cartera: { $chips }.
        [dismissed] Tus fichas están de nuevo en tu cartera.
        [sent_away] Puedes mirar, pero no volver a sentarte aquí. De vuelta en tu cartera: { $chips }.
       *[gone] Tus fichas están de nuevo en tu cartera.
    }

# En una mesa, y después
lobby-standing =
    { $stands ->
        [rail] Estás mirando. Hay un asiento libre.
        [full] { $waiting ->
            [0] Todos los asientos están ocupados.
            [one] Todos los asientos están ocupados; espera { $waiting } persona.
           *[other] Todos los asientos están ocupados; esperan { $waiting } personas.
        }
        [queued] Tienes el número { $line } en la cola. Te sientas en cuanto haya un asiento libre.
        [broke] No te quedan fichas en esta mesa.
        [paused] El anfitrión ha puesto la mesa en pausa. No se reparte hasta que la reanude.
        [away] Estás ausente.
        [unready] ¿Empezamos la próxima ronda?
        [ready] Por ti, adelante. Falta: { $names }.
        [unstarted] { $starts ->
            [yes] Empieza la próxima ronda cuando estéis todos.
           *[no] Esperando a que el anfitrión empiece la próxima ronda.
        }
        [left] Tu rival ha dejado la mesa.
       *[alone] { $bots ->
            [yes] Aún no hay con quién jugar. Añade un bot o envía el enlace a alguien.
           *[no] Esperando a otro jugador.
        }
    }
lobby-ending-title =
    { $why ->
        [won_table] ¡Has ganado la mesa!
        [broke] No quedan fichas
        [short] Pocas fichas para la próxima partida
        [missed] Tu ausencia duró demasiado
        [removed] La casa te ha retirado de la mesa
        [dismissed] Has dejado la mesa
        [sent_away] El anfitrión te ha pedido que te vayas
       *[gone] La mesa está cerrada
    }
lobby-steps-skipped =
    { $count ->
        [one] Esta ronda fue muy larga: se omite su primer paso.
       *[other] Esta ronda fue muy larga: se omiten sus primeros { $count } pasos.
    }
lobby-told-sat =
    { $me ->
        [yes] Te sientas con { $amount }
       *[no] { $name } se sienta con { $amount }
    }
lobby-told-away =
    { $me ->
        [yes] Te ausentas
       *[no] { $name } se ausenta
    }
lobby-told-back =
    { $me ->
        [yes] Has vuelto
       *[no] { $name } ha vuelto
    }
lobby-told-topped-up =
    { $me ->
        [yes] Añades { $amount }
       *[no] { $name } añade { $amount }
    }
lobby-told-time =
    { $me ->
        [yes] Te tomas { SECONDS($seconds) } más
       *[no] { $name } se toma { SECONDS($seconds) } más
    }
lobby-told-shows =
    { $me ->
        [yes] Enseñas tus cartas
       *[no] { $name } enseña sus cartas
    }
