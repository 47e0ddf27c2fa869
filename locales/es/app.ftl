# Las palabras de la página misma; cada juego tiene su propio catálogo. Se tutea.
#
# retirarse = fold, pasar = check, igualar = call, apostar = bet, subir = raise,
# carta = hit, plantarse = stand, pasarse = bust.

app-name = Croupier
app-motto = La mesa está iluminada. Toma asiento.
app-closed = La casa no responde. Se intenta de nuevo cada dos segundos.
app-retry = Reintentar
app-unreachable = La casa no responde. Revisa tu conexión e inténtalo de nuevo.
app-connection-lost = Conexión perdida. Volviendo …
app-session-over = Tu sesión ha terminado. Entra de nuevo, por favor.
app-announcement = La casa dice
app-coming = Un momento …
app-failed = Esta parte de la página se ha parado. Tu asiento y tus fichas están a salvo.
app-not-loaded = No se pudo cargar esta parte de la página. Tu asiento y tus fichas están a salvo.
app-language-missing = No se pudieron cargar los textos en { $language }.
app-stumbled = Algo ha fallado en esta página. Si no sigue, recárgala: tu asiento y tus fichas están a salvo.
app-outdated-title = Esta página no está al día
app-outdated = La casa tiene una versión nueva. Tu asiento y tus fichas están a salvo: recarga la página para seguir.
app-reload = Recargar

# La puerta
app-your-name = Tu nombre en la mesa
app-password = Contraseña
app-play = Jugar
app-door-hint = Empiezas con 1.000 fichas. ¿Ya has estado aquí?
app-with-password = Usar contraseña
app-password-hint = Con contraseña, el nombre es tuyo.
app-as-guest = Entrar sin contraseña
app-play-chips = Solo fichas de juego, sin dinero

# El menú
app-greeting = Qué bien verte, { $name }
app-chips =
    { $count ->
        [one] ficha
        [many] de fichas
       *[other] fichas
    }
app-your-chips = Tus fichas
app-your-seat = Tu asiento
app-seat-kept = Tu asiento sigue en { $table }
app-back-to-table = Volver a la mesa
app-back-to-menu = Volver al menú
app-section-casino = El casino
app-section-more = Más mesas
app-leave = Salir
app-keep-name = Guardar nombre
app-keep-name-why = Con una contraseña, el nombre y sus fichas son tuyos en cualquier dispositivo.
app-new-password = Contraseña nueva, al menos 8 caracteres
app-name-kept = { $name } ya es tuyo.

# Una sala
app-too-poor =
    { $where ->
        [tables] Necesitas al menos { $chips } en tu cartera para sentarte aquí. En otras mesas tienes { $seated }.
       *[wallet] Necesitas al menos { $chips } en tu cartera para sentarte aquí.
    }
app-open = Abrir
app-table-name = Nombre de la mesa
app-bots = Bots
app-bot-kind = Tipo de bot
app-buy-in = Entrada
app-buy-in-range = entrada de { $min } a { $max }
app-buy-in-from = entrada desde { $min }
app-slider = { $label }, control
app-min = mín. { $amount }
app-max = máx. { $amount }
app-sit-down = Sentarse

# En una mesa
app-table = Mesa
app-rules = Reglas
app-keys = Teclas
app-ok = Ok
app-chat = Chat
app-chat-new =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
app-history = Historial
app-chat-and-history = Chat e historial
app-messages = Mensajes
app-message = Mensaje
app-nothing-said = Nadie ha dicho nada todavía.
app-say-something = Di algo amable
app-seat-to-talk = Siéntate para unirte a la charla.
app-sent-away-quiet = El anfitrión te ha pedido que te vayas: puedes leer.
app-send = Enviar
app-letters-left =
    { $count ->
        [one] queda { $count } carácter
       *[other] quedan { $count } caracteres
    }
app-wallet = Tienes { $chips } en tu cartera.
app-top-up = Añadir fichas
app-no-top-up = Ahora no puedes añadir más: delante de ti caben como mucho { $chips }, y salen de tu cartera.
app-wallet-empty = Tu cartera está vacía, así que no puedes añadir fichas.
app-sit-out = Ausentarse
app-im-back = He vuelto
app-away = ausente
app-join-queue = Ponerse en cola
app-leave-queue = Dejar la cola
app-ready = Listo
app-not-ready = Aún no
app-stand-in = juega un bot
app-start-round = Empezar
app-queue = En la cola: { $names }
app-add-bot = Añadir bot
app-dismiss = Despedir
app-copy-link = Copiar enlace
app-link-copied = El enlace a esta mesa está copiado.
app-link = El enlace a esta mesa: { $link }
app-close-table = Cerrar la mesa
app-players = Jugadores, { $taken } de { $seats }
app-seat-number = Asiento { $number }
app-sit-here = Siéntate
app-empty-seat = Asiento libre
app-next-round =
    { $seconds ->
        [0] Próxima mano …
       *[other] Próxima mano en { SECONDS($seconds) }
    }
app-you = Tú
app-rebuy-bot = Recompra para el bot: { $amount }

# Salir
app-leave-title = ¿Salir en mitad de una mano?
app-leave-text = Si sales ahora, tu mano se retira y lo que has apostado se queda en el bote. El resto vuelve a tu cartera.
app-leave-now = Dejar la mesa
app-leave-seat-kept = Menú, guardar asiento
app-leave-stay = Seguir jugando
app-ending-stay = Quedarse aquí

# Historial
app-no-history = Aquí aún no se ha terminado ninguna mano.
app-sentences = { ". " }
app-round = Mano { $number }
app-replay = Ver de nuevo
app-older-rounds = Rondas anteriores
app-recap-own = Tus cartas: { $cards }
app-recap-board = Sobre la mesa: { $cards }
app-first = Primer paso
app-previous = Paso atrás
app-next = Paso adelante
app-last = Último paso
app-run = Reproducir
app-pause = Pausa

# Lo que pasa alrededor de un juego
app-told-bot-sat = { $name }, un bot, se sienta con { $amount }
app-told-left =
    { $cause ->
        [broke] A { $name } no le quedan fichas y se va
        [short] { $name } tiene muy pocas fichas para seguir y se va con { $amount }
        [missed] { $name } se ausentó demasiado y se va con { $amount }
        [removed] La casa ha retirado a { $name } de la mesa, con { $amount }
        [sent_away] El anfitrión despide a { $name }, que se va con { $amount }
       *[player] { $name } se va con { $amount }
    }
app-told-own-left =
    { $cause ->
        [broke] No te quedan fichas
        [short] Tienes muy pocas fichas para seguir y te vas con { $amount }
        [missed] Te ausentaste demasiado y te vas con { $amount }
        [removed] La casa te ha retirado de la mesa, con { $amount }
        [sent_away] El anfitrión te despide; te vas con { $amount }
       *[player] Te vas con { $amount }
    }
app-told-beaten = Enhorabuena, has vencido a { $name }
app-told-ready = Por { $name }, adelante
app-told-unready = { $name } pide un momento más
app-told-stand-in = { $name } ha perdido la conexión; mientras tanto juega un bot
app-told-stand-in-over = { $name } ha vuelto y juega de nuevo
app-told-queued = { $name } se pone en cola
app-told-voided = La ronda no pudo seguir y queda anulada; todos conservan sus fichas
app-told-voided-why = La ronda { $number } queda anulada: { $reason }. Todos conservan sus fichas
app-told-reversed = La ronda { $number } se ha deshecho: { $reason }. Todos tienen las fichas de antes
app-told-rigging-on = En esta mesa se pueden elegir cartas ahora para hacer pruebas.
app-told-rigging-off = En esta mesa las cartas vuelven a repartirse al azar.
app-told-held = { $name } hace esperar a la mesa antes de las próximas cartas.
app-told-dealt-on = { $name } deja repartir las cartas.
app-told-rigged = { $name } ha elegido las próximas cartas.

# Test tables
app-test-table = Mesa de pruebas
app-test-rigged = Cartas elegidas
app-test-note = Esta es una mesa de pruebas. Sus fichas no valen nada, y quien hace pruebas puede elegir las cartas.
app-test-waits = Esperando a quien hace pruebas
app-test-chips = Las fichas de una mesa de pruebas no valen nada. Se crean cuando te sientas y desaparecen cuando te vas.

# La última ficha
app-farewell-title = No quedan fichas
app-farewell-text = Has perdido tu última ficha, así que ahora tienes que dejar la casa. Entra de nuevo y empiezas otra vez con 1.000 fichas.
app-seated = { $amount } de ellas en mesas

# Cuánto apostar
app-bet-amount-bet = Apuesta
app-bet-amount-raise = Subir a
app-bet-slider-bet = Apuesta, control
app-bet-slider-raise = Subir a, control
app-bet-min = Mín.
app-bet-pot-part = { $part } bote
app-bet-blinds = { $count } BB
app-bet-change-sizes = Cambiar las cantidades listas
app-bet-sizes-text = Entre la cantidad mínima y all-in hay dos a tu elección. Este navegador las recuerda.
app-bet-size-place = Cantidad { $number }
app-bet-pot-size = Bote
app-bet-shares = Cantidades listas
app-bet-all-in = All-in
app-bet-limits = De { $min } a { $max }
app-bet-steps = De { $min } a { $max }, de { $step } en { $step }
app-turn-now = tiene el turno
app-chat-said = { $name } dice: { $text }
app-told-removed =
    { $me ->
        [yes] El anfitrión quiere que te vayas: juegas esta ronda hasta el final y te llevas tus fichas
       *[no] El anfitrión despide a { $name }, que juega esta ronda hasta el final
    }
app-told-readmitted = El anfitrión deja que { $name } se siente aquí otra vez
app-chat-house = La casa
app-line-choices = { $name }: silenciar o quitar
app-line-removed =
    { $by ->
        [host] Mensaje quitado por el anfitrión
       *[house] Mensaje quitado por la casa
    }
app-mute = Silenciar
app-unmute = Volver a leer
app-mute-text = En este navegador ya no leerás lo que diga { $name }. Nadie se entera.
app-muted = Ya no lees a { $name }.
app-unmuted = Vuelves a leer a { $name }.
app-muted-title = En silencio
app-muted-count =
    { $count ->
        [one] { $count } persona en silencio
       *[other] { $count } personas en silencio
    }
app-remove-line = Quitar este mensaje
app-remove = Quitar
app-remove-player = Quitar de la mesa
app-remove-title = ¿Despedir a { $name }?
app-remove-text = { $name } juega hasta el final una ronda empezada, se lleva todas sus fichas y no puede sentarse aquí hasta que lo permitas.
app-goes-after-round = se va tras esta ronda
app-removed-name = { $name } no puede sentarse aquí
app-readmit = Dejar volver
app-cancel = Cancelar

# Lo que la casa se queda a la larga

app-picture-too-large = Esta imagen supera los { $megabytes } MB. Elige una más pequeña; no ha cambiado nada.
app-picture-not-sent = No se puede contactar con la casa. No ha cambiado nada; inténtalo de nuevo en un momento.
app-looks-not-kept = Por ahora el aspecto solo se guarda en este navegador: no se pudo avisar a la casa.

# Going on at once, and not missing one's turn
app-deal-now = Repartir ya
app-deal-waits = Esperando a { $names }
app-your-turn-title = Tu turno · { $name }

# The host, the pace, and inviting others
app-time-bank = Tu reserva de tiempo en segundos
app-told-paused = El anfitrión ha puesto la mesa en pausa: por ahora no empieza otra ronda
app-told-goes-on = El anfitrión reanuda la mesa
app-told-host = Ahora { $name } es el anfitrión
app-sit-out-next = Saltarse la próxima ronda
app-play-on = Seguir jugando
app-away-next = se salta la próxima ronda
app-pause-table = Pausar
app-resume-table = Reanudar
app-hand-over = Hacer anfitrión
app-finish-table = Cerrar tras esta ronda
app-host = anfitrión
app-invite = Invitar
app-invite-title = Invitar a { $table }
app-invite-everyone = Cualquiera de esta casa puede entrar. Con esta dirección encuentran la mesa enseguida.
app-invite-link = Solo entra quien tenga esta dirección.
app-invite-code = Dicta el código o envía la dirección.
app-code = Código
app-qr = La dirección como imagen para teléfonos
app-share = Compartir
app-join-code = Entrar con un código
app-join-code-hint = Seis letras y cifras que te dice el anfitrión.
app-join = Entrar
app-coach-on = con consejero

# Said with one press
app-phrases = Frases rápidas
app-phrase-hello = ¡Hola!
app-phrase-luck = Suerte
app-phrase-nice = Bien jugado
app-phrase-thanks = Gracias
app-phrase-wow = ¡Guau!
app-phrase-bye = Qué divertido, adiós
app-table-of = { $game } de { $name }

# Replays, shared rounds and the evening
app-scrub = Momento de la ronda
app-step-of = Paso { $step } de { $steps }
app-speed = Velocidad { $speed }
app-shared-by = Una ronda que alguien comparte contigo
app-evening = Mi velada

# What happened at the table
app-log = Registro
app-log-empty = Aquí aún no ha pasado nada.

# Who came by an invitation
app-invited = { $host } te invita a { $table }.
app-invited-door = Estás invitado a una mesa. Entra y se abre enseguida.
app-invited-game = { $host } te invita: { $game }, { $stakes }.
app-invited-house = Te han invitado: { $game }, { $stakes }.
app-invited-at = Mesa: { $table }. Entra y se abrirá enseguida.
