# The administrator's desk. Players never load these words.

admin-title = La dirección
admin-version = versión { $version }
admin-parts = Partes de la dirección

# The door

admin-set-up-hint = Esta casa todavía no tiene administrador. Crea el primero.
admin-sign-in-hint = Para quienes llevan la casa.
admin-setup-code = Código de instalación
admin-setup-code-hint = La consola lo mostró al arrancar la casa.
admin-name = Nombre
admin-password-hint = Unas cuantas palabras son mejor que una.
admin-password-again = La misma contraseña otra vez
admin-passwords-differ = Las dos contraseñas no son iguales. Escribe ambas de nuevo.
admin-code = Código de tu aplicación de autenticación
admin-code-hint = Seis cifras, nuevas cada medio minuto.
admin-set-up = Crear administrador
admin-sign-in = Entrar
admin-to-house = A la casa, como jugador

# One's own account

admin-account = Cuenta
admin-change-password = Cambiar contraseña
admin-old-password = Contraseña hasta ahora
admin-password-changed = Tu contraseña ha cambiado. Tus demás sesiones se han cerrado.
admin-sign-out = Salir
admin-factor = Segundo factor
admin-factor-on-hint = Activado. Para entrar hace falta un código de tu aplicación de autenticación.
admin-factor-off-hint = Desactivado. Con él no entra nadie que solo tenga tu contraseña.
admin-factor-on = Activar
admin-factor-off = Desactivar
admin-factor-scan = Escanea esto con tu aplicación de autenticación.
admin-factor-picture = Imagen con el secreto del segundo factor; el mismo secreto está debajo como texto
admin-factor-type = O escribe esto en la aplicación:
admin-factor-confirm = Confirmar
admin-factor-is-on = El segundo factor está activado.
admin-factor-is-off = El segundo factor está desactivado.
admin-next = Siguiente
admin-cancel = Cancelar
admin-save = Guardar

# Figures

admin-figure-tables = Mesas
admin-figure-people = Jugadores
admin-figure-bots = Bots
admin-figure-chips = Fichas en juego
admin-figure-book = Libro
admin-figure-bank = Banco
admin-money =
    { $money ->
        [cardroom] sala de cartas
        [test] pruebas
       *[other] casino
    }
admin-book-balanced = Cuadra
admin-book-wrong =
    { $count ->
        [one] 1 problema
       *[other] { $count } problemas
    }
admin-bank-latency = { $ms } ms
admin-bank-silent = Sin respuesta
admin-bank-none = Ninguno

admin-tab-tables = Mesas
admin-tab-table = Mesa
admin-tab-people = Gente
admin-tab-bank = Banco
admin-tab-trail = Actos
admin-tab-processes = Procesos

# Rooms

admin-room-on = Abierta
admin-room-closing = Cerrando
admin-room-off = Cerrada
admin-room-settings = Ajustes de { $room }
admin-room-settings-hint = Para las mesas que se abran desde ahora. Las que están abiertas quedan como están.
admin-room-tables = Mesas al abrir la sala
admin-switch-on = Abrir la sala
admin-switch-off = Cerrar la sala
admin-add-table = Añadir mesa
admin-bots-allowed = Bots
admin-still-play =
    { $count ->
        [one] Una persona sigue jugando:
       *[other] { $count } siguen jugando:
    }
admin-cashed-out =
    { $count ->
        [one] Una persona está cobrando:
       *[other] { $count } están cobrando:
    }
admin-nobody-left = No queda nadie. La sala está a punto de cerrar.

# Tables

admin-tables = Mesas
admin-table = Mesa
admin-casino = Casino
admin-open-table = Abrir mesa
admin-no-tables = No hay ninguna mesa abierta.
admin-game = Juego
admin-mini-idle = { $taken } de { $seats } asientos
admin-mini-round = ronda { $number } en curso
admin-mini-turn = turno de { $name }
admin-mini-clock = { $name }, { SECONDS($seconds) }
admin-between = entre rondas
admin-running = en curso
admin-last-round = Última ronda
admin-cards-up = Cartas a la vista
admin-pot = Bote
admin-seats = Asientos
admin-free-seat = libre
admin-tag-leaving = Se va
admin-tag-missed =
    { $count ->
        [one] 1 turno perdido
       *[other] { $count } turnos perdidos
    }
admin-look = Ver todas las cartas
admin-close-view = Cerrar la vista
admin-message = Mensaje
admin-message-table = Mensaje a la mesa
admin-void = Anular la ronda
admin-table-settings = Ajustes de la mesa
admin-table-settings-hint = Se cambian entre dos rondas. Las reglas del juego no cambian.
admin-gap = Segundos entre dos rondas
admin-clock = Segundos para un turno
admin-missed-max = Turnos seguidos que se pueden perder
admin-missed-hint = Quien pierde tantos deja la mesa. 0 es sin límite.
admin-finish = Última ronda
admin-close = Cerrar la mesa
admin-test-hint = Allí las fichas no valen nada. Se pueden elegir cartas en cuanto lo actives.
admin-rigging-on = Elección activada
admin-rigging-off = Elección desactivada
admin-rig = Activar la elección
admin-unrig = Desactivar la elección
admin-mini-waits = espera a quien hace pruebas

# What is asked before it is done

admin-ask-look = Verás las cartas de todos. Queda escrito en el registro, con tu nombre y la hora.
    .title = Todas las cartas de { $name }
    .label = Ver todas las cartas
admin-ask-switch-off = Se avisa a los jugadores de que la sala cierra. Las partidas en curso se juegan hasta el final, todos cobran y entonces la sala queda cerrada. Mientras tanto no entra nadie.
    .title = ¿Cerrar { $name }?
    .label = Cerrar la sala
admin-ask-finish = La ronda en curso es la última. Después la mesa se cierra y todos se llevan sus fichas.
    .title = ¿Última ronda en { $name }?
    .label = Que sea la última
admin-ask-close = Todos se llevan sus fichas y la mesa deja de existir. Se hace entre dos rondas.
    .title = ¿Cerrar { $name }?
    .label = Cerrar la mesa
admin-ask-rig = Quien hace pruebas puede elegir las cartas que se reparten en esta mesa de pruebas. Queda marcado en cada pantalla y en cada historial, y cada uso se anota en el registro. Funciona entre dos partidas.
    .title = ¿Dejar elegir cartas en { $name }?
    .label = Activar la elección
admin-ask-unrig = En esta mesa vuelve a repartir el azar. Sigue siendo una mesa de pruebas. Funciona entre dos partidas.
    .title = ¿Volver al azar en { $name }?
    .label = Desactivar la elección
admin-ask-dismiss = El bot deja la mesa, al final de la ronda si hay una en curso.
    .title = ¿Despedir a { $name }?
    .label = Despedir
admin-stop = Detener el programa
admin-stop-title = ¿Detener el programa?
admin-stop-text = La casa termina con todos los datos guardados. Nadie puede jugar, y la dirección tampoco está, hasta que alguien arranque el programa de nuevo.
admin-stop-on = Una sala sigue abierta. Ciérrala primero y todos cobrarán.
admin-stop-force = Detener de todos modos. Las partidas siguen tras el próximo arranque.
admin-void-title = ¿Anular { $round }?
admin-void-running = La ronda termina ahora mismo. Todos tienen las fichas de antes.
admin-void-last = La última ronda se deshace. Todos tienen las fichas de antes.
admin-reason = Motivo
admin-reason-hint = Los jugadores lo leen.
admin-to = Para
admin-to-everybody = Todos
admin-to-room = { $room }
admin-to-table = Mesa { $table }
admin-message-sent = Tu mensaje está enviado.

# People

admin-people = Gente
admin-waiting =
    { $count ->
        [0] nadie espera
       *[other] { $count } en espera
    }
admin-queue = Cola de { $room }
admin-waits = espera desde hace { $time }
admin-expected = previsto: { $time }
admin-card = { $bank }, tarjeta terminada en { $digits }
admin-balance = saldo { $amount }
admin-since = aquí desde hace { $time }
admin-place = puesto { $place } en la cola
admin-barred = Sin acceso a { $room }
admin-barred-one = sin acceso
admin-nobody = No hay nadie.
admin-person-acts = Qué se puede hacer
admin-person-away = Ahora no está en la casa.
admin-find = Buscar jugador
admin-find-label = Buscar
admin-see-off = Despedir
admin-remove = Quitar de la mesa
admin-bar = Vetar
admin-unbar = Dejar entrar de nuevo
admin-sure = { $act }: pulsa otra vez
admin-sure-hint =
    { $act ->
        [off] Se va ahora mismo, o como quien se levanta si hay una ronda en curso, con las fichas en su cuenta.
        [remove] Deja la mesa ahora mismo, o como quien se levanta si hay una ronda en curso, y se lleva sus fichas.
        [bar] Se va y no puede volver a entrar, ni tampoco su cuenta bancaria.
       *[other] Puede volver a entrar.
    }

# Book and bank

admin-bank = Libro y banco
admin-bank-answers = { $bank } { $ms } ms
admin-bank-waits =
    { $count ->
        [0] { $bank } no responde
       *[other] { $bank } no responde, { $count } pendientes
    }
admin-in-wallets = En carteras
admin-in-tables = En mesas
admin-in-house = Casa
admin-in-transit = En camino
admin-in-issued = En total
admin-receipt =
    { $kind ->
        [purchase] compra, tarjeta terminada en { $digits }
       *[other] cobro, tarjeta terminada en { $digits }
    }
admin-tries =
    { $count ->
        [one] preguntado una vez
       *[other] preguntado { $count } veces
    }
admin-state-intended = sin preguntar
admin-state-asked = preguntando
admin-state-unknown = preguntando de nuevo
admin-state-confirmed = confirmado
admin-state-rejected = rechazado
admin-no-receipts = Nadie ha comprado fichas todavía.

# Processes

admin-processes = Procesos
admin-processes-fine = { $count } bien
admin-processes-ill = { $count } de { $all } no están bien
admin-role =
    { $role ->
        [gateway] pasarela
        [dealer] crupier
        [rooms] salas
       *[other] toda la casa
    }
admin-process-fine = bien
admin-process-waits = ahora no decide nada
admin-process-silent = en silencio desde hace { $span }
admin-process-about = versión { $version }, en marcha desde hace { $span }
admin-process-tables = Mesas
admin-process-rooms = Salas
admin-process-sockets = Conexiones
admin-process-queue = En espera
admin-process-lease = Concesión
admin-process-commit = Commit
admin-process-bus = Bus
admin-process-memory = Memoria
admin-process-megabytes = { $count } megabytes
admin-process-owns = Lo que le pertenece

# The audit trail

admin-trail = Últimos actos
admin-seq = n.º { $number }
admin-older = Actos anteriores
admin-no-acts = Todavía no se ha hecho nada.
admin-outcome-running = en curso
admin-outcome-done = hecho
admin-outcome-refused = rechazado
admin-outcome-interrupted = interrumpido
admin-act-set_up = instaló la dirección
admin-act-sign_in = entró
admin-act-sign_out = salió
admin-act-change_password = cambió la contraseña
admin-act-begin_second_factor = activó el segundo factor
admin-act-end_second_factor = desactivó el segundo factor
admin-act-open_view = miró todas las cartas
admin-act-switch_on = abrió la sala
admin-act-switch_off = anunció el cierre
admin-act-stop_house = detuvo el programa
admin-act-announce = envió un mensaje
admin-act-add_table = añadió una mesa
admin-act-configure_room = cambió la sala
admin-act-allow_bots = decidió sobre los bots
admin-act-open_table = abrió una mesa
admin-act-configure_table = cambió la mesa
admin-act-finish_table = anunció la última ronda
admin-act-close_table = cerró la mesa
admin-act-seat_bot = sentó un bot
admin-act-dismiss_bot = despidió un bot
admin-act-void_round = anuló una ronda
admin-act-remove_player = quitó de la mesa
admin-act-remove_guest = despidió
admin-act-bar_player = vetó
admin-act-unbar_player = dejó entrar de nuevo
admin-act-admin_add = añadió un administrador
admin-act-admin_password = puso una contraseña desde la línea de órdenes
admin-act-admin_second_factor_on = activó un segundo factor desde la línea de órdenes
admin-act-admin_second_factor_off = desactivó un segundo factor desde la línea de órdenes
admin-act-admin_remove = quitó un administrador
admin-act-set_rigging = decidió sobre nombrar cartas
admin-act-hold_deal = detuvo el reparto o lo dejó seguir
admin-act-rig_deck = nombró las próximas cartas

# Said aloud

admin-told-on = { $room }: abierta.
admin-told-closing = { $room }: cerrando.
admin-told-off = { $room }: cerrada.
admin-told-came = { $name } ha entrado en { $room }.
admin-told-went = { $name } ha salido de { $room }.
admin-told-bank-silent = El banco no responde.
admin-told-bank-fine = El banco responde de nuevo.
admin-told-book-wrong = El libro no cuadra.

# The desk of testers

admin-tester-title = El puesto de pruebas
admin-no-test-table = No hay ninguna mesa de pruebas abierta
admin-tester = Aquí eliges las próximas cartas de una mesa de pruebas. Pide a la administración que abra una; aparecerá aquí sola.
admin-tester-never = Esta casa no lo permite. Quien inicia el programa debe iniciarlo con --allow-rigging.
admin-test-tables = Mesas de pruebas
admin-deal-off = Aquí la elección está desactivada. La administración la activa entre dos partidas.
admin-deal-waits = La mesa te espera antes de las próximas cartas.
admin-deal-by-itself = Sigue sola en { SECONDS($seconds) }.
admin-deal-will-begin = La próxima partida te espera antes de la primera carta.
admin-deal-will-wait = Hay una partida en curso. Te espera antes de las próximas cartas.
admin-deal-running = Hay una partida en curso y no espera.
admin-deal-between = Entre dos partidas.
admin-deal-empty = Aún no hay partida: hay menos de dos en la mesa.
admin-hold = Esperar antes de las próximas cartas
admin-unhold = No esperar
admin-deal-on = Repartir
admin-next-cards = Próximas cartas
admin-naming-off = Ya puedes preparar las cartas. Se envían cuando la elección esté activada y haya una partida.
admin-naming-later = Haz esperar a la mesa para que la próxima partida empiece con tus cartas. Se envían cuando empiece.
admin-naming-hint = Elige cartas en el orden en que deben repartirse. El azar decide las demás.
admin-nothing-named = No hay ninguna carta elegida.
admin-for-seat = Asiento { $seat } { $name }
admin-card-by-chance = al azar
admin-no-place = no se reparte
admin-is-set = Fijada:
admin-card-chosen = { $card }, elegida con el número { $number }
admin-card-named = { $card }, ya fijada
admin-all-cards = Todas las cartas
admin-earlier = Antes
admin-later = Después
admin-take-out = Quitar
admin-start-over = Empezar de nuevo
admin-name-cards =
    { $count ->
        [0] Fijar cartas
        [one] Fijar esta carta
       *[other] Fijar estas { $count } cartas
    }
