# Por qué se rechaza una orden y qué hacer después. CHIPS escribe una cantidad dada en centésimas.

# Mensajes y conexiones
refusal-malformed = Este mensaje no se entiende y nada ha cambiado. Recarga la página; si escribes tú el programa, los datos dicen dónde está el error.
refusal-too-fast = Eso fue demasiado rápido. Espera un momento e inténtalo de nuevo.
refusal-too-slow = Ha tardado demasiado y nada ha cambiado. Inténtalo de nuevo.
refusal-too-large = Es demasiado texto. Acórtalo e inténtalo de nuevo.
refusal-too-many-watched = Ya estás mirando { $max } mesas. Deja antes una de ellas.
refusal-too-many-connections = Tienes { $max } ventanas abiertas aquí. Cierra una y recarga.
refusal-busy = La casa está muy ocupada. Inténtalo de nuevo en un momento.
refusal-closing = La casa cierra un momento. Tus fichas están a salvo; vuelve en un minuto.
refusal-internal = Algo ha fallado en la casa y nada ha cambiado. Inténtalo de nuevo; si vuelve a pasar, avisa al anfitrión.
refusal-not-saved = No se pudo guardar, así que no ha ocurrido. Inténtalo de nuevo en un momento.
refusal-house-waits = La casa espera a una de sus máquinas. Seguirá sola; lo que hiciste vale si llegó.
refusal-id-reused = Otra orden ya tiene este número, así que esta no se ha cumplido. Recarga la página; si escribiste el programa, da a cada orden su propio número.
refusal-book-full = Es más de lo que la casa puede contar, así que no ha ocurrido. Avisa al anfitrión.
refusal-foreign-host = La casa no responde a este nombre. Ábrela en su propia dirección; el anfitrión puede añadir un nombre con --origin.
refusal-local-only = Esto solo se muestra en el ordenador de la casa.
refusal-foreign-origin = Esta página es de otro sitio. Abre la casa en su propia dirección.
refusal-not-a-socket = Esta dirección es solo para WebSockets. Abre la casa en su página principal.
refusal-no-such-page = No hay nada en esta dirección. Vuelve a la página principal.
refusal-wrong-method = Esta dirección no se usa así. La descripción de la interfaz dice cómo.

# La puerta
refusal-not-signed-in = Aún no has entrado. Escribe tu nombre en la puerta.
refusal-bad-name = Elige un nombre de { $min } a { $max } letras, cifras o signos visibles.
refusal-name-taken = Ya hay alguien aquí como { $name }. Elige otro nombre o, si eres tú, pon allí una contraseña y entra con ella aquí.
refusal-password-needed = El nombre { $name } es de alguien. Si es tuyo, escribe su contraseña; si no, elige otro nombre.
refusal-wrong-password = Esa no es la contraseña de este nombre. Inténtalo de nuevo o elige otro nombre.
refusal-short-password = Una contraseña necesita al menos { $min } caracteres. Elige una más larga.
refusal-name-kept = El nombre { $name } está reservado para un invitado que tiene fichas aquí. Vuelve con el mismo navegador o elige otro nombre.
refusal-mixed-name = Este nombre mezcla letras que se parecen. Escríbelo con las letras de un solo idioma.
refusal-old-password-needed = Escribe también la contraseña que tienes ahora.
refusal-no-more-chips = Ya se han dado todas las fichas para invitados de tu conexión. Vuelve en { $hours ->
    [one] una hora
   *[other] { $hours } horas
} o avisa al anfitrión.
refusal-too-many-attempts = Demasiados intentos. Espera { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} e inténtalo de nuevo.

# Mesas
refusal-no-such-table = Esta mesa ya no existe. Elige otra en el vestíbulo.
refusal-table-closed = Esta mesa está cerrada. Elige otra en el vestíbulo.
refusal-no-such-game = La casa no tiene este juego. Elige uno de la lista.
refusal-no-such-preset = Este juego no tiene una mesa así. Elige una de la lista.
refusal-bad-rules = Con estas reglas no se puede jugar. Mira { $field }.
refusal-too-many-tables = No puedes abrir otra mesa. Cierra antes una de las tuyas.
refusal-too-many-tables-here = Hay demasiadas mesas abiertas desde tu conexión. Siéntate en una de ellas.
refusal-house-full = En la casa no cabe otra mesa. Siéntate en una que esté abierta.
refusal-host-only = Eso solo puede hacerlo el anfitrión de esta mesa. Pídeselo o abre tu propia mesa.
refusal-house-only = Eso solo puede hacerlo la casa misma.
refusal-players-only = Eso solo puede hacerlo un jugador. Entra como jugador.
refusal-link-needed = Esta mesa está abierta a quien tenga su enlace. Pídeselo al anfitrión.
refusal-ticket-needed = Esta mesa está abierta a quien tenga una entrada. Pídesela al anfitrión.
refusal-round-running = Hay una ronda en curso. Espera a que termine e inténtalo de nuevo.
refusal-others-seated = Hay más gente sentada en esta mesa. Se puede cerrar cuando se hayan ido.

# Asientos
refusal-not-seated = No tienes asiento en esta mesa. Siéntate primero.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-already-queued = Ya esperas un asiento en esta mesa. Te sientas en cuanto haya uno libre.
refusal-not-queued = No estás esperando en esta mesa.
refusal-nobody-to-admit = Ahora no se puede sentar nadie. Espera a que haya un asiento libre.
refusal-no-such-seat = Esta mesa no tiene ese asiento. Elige otro.
refusal-seat-taken = Este asiento está ocupado. Elige otro.
refusal-seat-empty = Ahí no hay nadie. Elige otro asiento.
refusal-table-full = Todos los asientos están ocupados. Espera a que haya uno libre.
refusal-leaving = Ya estás dejando esta mesa. Sales en cuanto termine la ronda.
refusal-away-already = Ya estás ausente. Pulsa «He vuelto» para jugar.
refusal-no-sitting-out = En esta mesa nadie se ausenta. Si tienes que irte, déjala; tus fichas van a tu cuenta del banco.
refusal-no-cards-named = No se ha nombrado ninguna carta.
refusal-card-twice = { $card } está nombrada dos veces.
refusal-card-dealt = { $card } ya se ha repartido.
refusal-no-such-card = En esta baraja no hay ninguna carta { $card }.
refusal-held-already = La mesa ya espera antes de las próximas cartas.
refusal-not-held = Aquí no hay nada detenido.
refusal-rigging-already = La elección de cartas ya está así.
refusal-rigging-off = En esta mesa la elección de cartas está desactivada. La administración la activa entre dos partidas.
refusal-rigging-not-allowed = Esta casa se abrió sin --allow-rigging.
refusal-no-test-table = Esta no es una mesa de pruebas.
refusal-tester-only = Solo puede hacerlo quien hace pruebas.
refusal-no-bank-here = En una mesa de pruebas no se sienta ninguna cuenta bancaria. Sal primero de la sala de cartas y luego toma asiento aquí.
refusal-at-test-table = Estás en una mesa de pruebas, y allí no puede haber ninguna cuenta bancaria. Déjala primero y luego entra.
refusal-not-away = Ningún bot juega por esta persona.
refusal-bad-buy-in = Trae de { CHIPS($least) } a { CHIPS($most) } fichas a esta mesa. Elige una cantidad entre ellas.
refusal-off-unit = Esta mesa juega en pasos de { CHIPS($unit) }. Elige un múltiplo.
refusal-not-enough-chips = No tienes tantas fichas. Elige una cantidad menor.
refusal-too-few-players = Hacen falta más jugadores. Espera a otros o pide bots.
refusal-too-many-players = Hay más jugadores de los que caben en este juego. Espera a la próxima ronda.
refusal-nothing-said = No había nada que decir. Escribe algo primero.
refusal-line-too-long = Una línea tiene como máximo { $max } caracteres. Acórtala y envíala de nuevo.
refusal-chat-too-fast = Escribes más rápido de lo que los demás pueden leer. Espera un momento y envíalo de nuevo.
refusal-no-such-line = Esta línea ya no está.
refusal-removed-here = El anfitrión te ha retirado de esta mesa. Puedes mirar; para jugar, elige otra mesa.
refusal-removed-already = { $name } ya se va en cuanto termine la ronda.
refusal-not-at-table = Aquí no hay nadie llamado { $name }. Mira la lista otra vez.
refusal-not-yourself = No puedes retirarte así. Pulsa Salir para irte.

# Bots
refusal-no-bots-here = En esta mesa no juegan bots. Invita a otros jugadores.
refusal-no-such-bot = No hay ningún bot del tipo { $kind }. Elige uno de la lista.
refusal-not-a-bot = Ese asiento es de un jugador, no de un bot. Elige un bot.

# Jugar
refusal-no-round = No hay ninguna ronda en curso. Espera a la próxima.
refusal-stale-turn = La mesa ha avanzado entretanto. Mira otra vez y elige de nuevo.
refusal-not-your-turn = Aún no es tu turno. Espera a que se ilumine tu sitio.
refusal-not-in-hand = No estás en esta mano. Espera a la próxima.
refusal-hand-over = Esta mano ha terminado. Espera a la próxima.
refusal-check-is-free = Puedes pasar gratis. Pasa en vez de retirarte.
refusal-cannot-check = Hay una apuesta que igualar. Iguala { CHIPS($call) }, sube o retírate.
refusal-nothing-to-call = No hay apuesta que igualar. Pasa o apuesta.
refusal-cannot-raise = Ahora no puedes subir. Iguala o retírate.
refusal-raise-too-small = Esa subida es muy pequeña. Sube al menos a { CHIPS($least) } o ve all-in.
refusal-raise-too-large = No tienes tantas fichas. Sube como mucho a { CHIPS($most) }.
refusal-raise-off-step = Se sube en pasos de { CHIPS($step) } desde { CHIPS($least) }. Elige uno de ellos.

# Lo que dice la casa al cerrar una conexión
bye-closing = La casa cierra un momento. Tus fichas y tu mano están a salvo; la página vuelve sola.
bye-signed-out = Has salido. Vuelve pronto.
bye-moved = Has entrado en otro dispositivo, y tu sesión sigue allí.
refusal-bots-fixed = Los bots de esta mesa se eligieron para toda la estancia. Sal y abre una mesa nueva para elegir de nuevo.
refusal-bot-chips-drawn = En esta mesa el azar decide cuánto trae un bot. Pide el bot sin indicar una cantidad.

# Ruleta
refusal-not-in-round = No estás en esta ronda. Espera a la próxima.
refusal-no-more-bets = No va más: la rueda está girando. Espera el número.
refusal-no-bets = No tienes nada en el tapete. Apuesta primero y luego gira.
refusal-spin-asked = Ya has pedido el giro. La rueda gira cuando los demás estén listos.
refusal-no-such-point = El tapete no tiene la casilla { $point }. Elige una que se vea.
refusal-point-twice = La casilla { $point } está dos veces. Pon todas sus fichas en una apuesta.
refusal-bet-too-small = Esa apuesta es muy pequeña. Apuesta al menos { CHIPS($least) }.
refusal-bet-too-large = Esa apuesta es muy grande. Apuesta como mucho { CHIPS($most) }.
bye-no-chips = No te quedan fichas, así que esta visita ha terminado. Entra de nuevo y empieza con otras 1.000.

# Sabacc
refusal-not-now = Eso no se puede en este momento. Elige uno de los botones encendidos.
refusal-not-your-card = Esa carta no está en tu mano. Elige una que lo esté.
refusal-no-raise = Ahora no se puede subir. Iguala o retírate.
refusal-bets-closed = Las cartas están repartidas: no se apuesta más en esta ronda. Apuesta en la próxima.
refusal-no-bet = No has apostado nada. Pon fichas primero y pulsa Jugar.
refusal-not-dealt-yet = Las cartas aún no están repartidas. Haz tu apuesta y pulsa Jugar.

# Veintiuno
refusal-insurance-first = El crupier muestra un as. Elige primero un seguro, o ninguno.
refusal-cannot-double = Aquí no puedes doblar: hacen falta las dos primeras cartas y otras tantas fichas.
refusal-cannot-split = Aquí no puedes separar: hacen falta dos cartas del mismo rango y otras tantas fichas.
refusal-cannot-surrender = Aquí no puedes rendirte: solo se puede con las dos primeras cartas.
refusal-no-insurance = Ahora no hay seguro. Se ofrece cuando el crupier muestra un as.
refusal-bad-insurance = Asegúrate hasta { CHIPS($most) }: la mitad de tu apuesta.
refusal-no-coach = Nadie puede aconsejar en este juego. Pregunta en una mesa cuyo juego tenga consejero.
refusal-nothing-to-advise = Ahora no hay nada que aconsejar. Pregunta de nuevo cuando decidas sobre tus cartas.
refusal-no-chart = Este juego no tiene tabla ni ventaja de la casa. Pregunta por ellas en una mesa de blackjack.
refusal-coach-not-allowed = En esta mesa no se permite el consejero. Pregunta en una mesa tuya, contra bots.
refusal-coach-only-alone = Aquí juega ahora otra persona, así que el consejero calla. Pregunta de nuevo cuando estés a solas con bots.
refusal-bad-range = «{ $part }» no nombra ninguna mano. Escribe por ejemplo: 77+, A9s+, KQo, QQ-99, AhKh o 20%.
refusal-empty-range = Con las cartas que ves, nadie puede tener una de estas manos. Nombra otras.

# El banco. $tries dice cuántos PIN más pueden ser erróneos.
refusal-bad-card-number = Ese no es el número de una tarjeta. Compruébalo o pasa la tarjeta otra vez.
refusal-card-unreadable = Hay que introducir tu tarjeta de nuevo: la casa se reinició entretanto.
refusal-unknown-card = Ningún banco de esta casa conoce esta tarjeta. Usa otra.
refusal-pin-needed = Una tarjeta de débito necesita su PIN. Introdúcelo.
refusal-wrong-pin = PIN erróneo. { $tries ->
    [one] Un intento más y el banco bloquea la tarjeta.
   *[other] { $tries } intentos más y el banco bloquea la tarjeta.
}
refusal-card-locked = El banco ha bloqueado esta tarjeta tras tres PIN erróneos. Usa otra.
refusal-card-refused = El banco rechaza esta tarjeta. Usa otra o pregunta a tu banco.
refusal-account-too-small = Debe haber al menos { CHIPS($least) } en la cuenta. Usa otra tarjeta.
refusal-insufficient-funds = No hay bastante en tu cuenta. Introduce una cantidad menor o usa otra tarjeta.
refusal-bank-not-reached = No se puede contactar con el banco y no se ha movido dinero. Inténtalo de nuevo o cancela.
refusal-bank-silent = El banco aún no ha respondido. La casa pregunta hasta que lo haga, y tus fichas llegan en cuanto confirme.
refusal-bank-order-open = El banco aún no ha respondido a tu última orden. Espera a que lo haga.
refusal-bad-purchase = Compra fichas por { CHIPS($least) } o más, en pasos de { CHIPS($step) }.
refusal-bad-amount = No hay fichas que cobrar. Elige otra cantidad.

# Salas de cartas
refusal-room-off = La sala está cerrada. Vuelve cuando abra.
refusal-room-on = La sala ya está abierta.
refusal-room-closing = La sala cierra tras las partidas en curso. Vuelve cuando abra de nuevo.
refusal-administrator-only = Solo puede hacerlo un administrador de la casa.
refusal-in-room-already = Ya estás en esta sala.
refusal-account-in-use = Alguien ya juega en esta sala con esta cuenta. Usa otra tarjeta.
refusal-not-in-room = No estás en esta sala. Entra primero con tu tarjeta.
refusal-moved = Tu sesión acaba de pasar a otro dispositivo. Vuelve a entrar si no has sido tú.
refusal-not-called = Aún no había asiento para ti. Te llevamos a uno cuando sea tu turno.
refusal-no-such-room = Esta sala no existe aquí.
refusal-ticket-expired = Tu sitio en la mesa ha caducado. Te llamamos de nuevo cuando haya un asiento libre.

# Imágenes
refusal-picture-too-large = Esta imagen supera los { $megabytes } MB. Elige una más pequeña; la anterior se queda.
refusal-picture-too-many-pixels = Esta imagen tiene más de { $megapixels } millones de píxeles. Elige una más pequeña; la anterior se queda.
refusal-not-a-picture = Este archivo no es una imagen que se pueda mostrar. Elige un PNG, JPEG, WebP o GIF; no ha cambiado nada.

# Dou dizhu
refusal-must-lead = Sales tú, así que no puedes saltar. Juega cualquier combinación.
refusal-bid-too-low = Ofrece { $least ->
    [3] 3
   *[other] de { $least } a { $most }
} puntos, o pasa.
refusal-no-cards = No hay cartas elegidas. Elige las cartas que quieres jugar.
refusal-no-such-hand = Estas cartas no forman una combinación. Mira las reglas o pide una pista.
refusal-chain-too-short = Esta escalera es demasiado corta. Hacen falta cinco cartas sueltas, tres parejas o dos tríos seguidos.
refusal-no-chain-card = El 2 y los comodines no entran en una escalera. La carta más alta de una escalera es el as.
refusal-equal-kickers = Las cartas añadidas deben ser de valores distintos. Elige dos diferentes.
refusal-both-jokers = Los dos comodines no pueden añadirse juntos. Toma uno de ellos u otra carta.
refusal-kicker-of-trio = Una carta añadida no puede tener el valor de un trío vecino. Elige otra carta.
refusal-wrong-kickers = Las cartas añadidas no valen. Cada trío lleva una carta o una pareja, un póquer dos cartas o dos parejas, todas de valores distintos.
refusal-not-for-beginners = En esta sala solo se juegan cartas solas, parejas, tríos, bombas y el cohete.
refusal-other-category = Es otro tipo de combinación que la de la mesa. Juega el mismo tipo, una bomba o el cohete, o salta.
refusal-other-length = La escalera debe ser tan larga como la de la mesa. Elige tantas cartas, juega una bomba, o salta.
refusal-not-higher = Esta combinación no es mayor que la de la mesa. Juega una mayor, una bomba, o salta.
refusal-rocket-stands = Nada supera al cohete. Salta.

# El mostrador del administrador
refusal-desk-only = Inicia sesión primero en el mostrador.
refusal-wrong-sign-in = El nombre o la contraseña no es correcto. Inténtalo de nuevo.
refusal-wrong-setup-code = No es el código que mostró la consola en el último arranque. Míralo otra vez.
refusal-set-up-already = La casa ya tiene administrador. Inicia sesión.
refusal-second-factor-needed = Introduce también el código de tu app de autenticación.
refusal-wrong-code = Este código es incorrecto o ya se usó. Espera al siguiente.
refusal-second-factor-on = Tu cuenta ya pide códigos.
refusal-second-factor-off = Tu cuenta no pide códigos. Configura primero la app.
refusal-unknown-player = Nadie con este nombre ha estado aquí.
refusal-interrupted = Esto se interrumpió y puede estar hecho en parte. Compruébalo antes de intentarlo otra vez.
refusal-player-not-here = Este jugador ya no está.
refusal-player-leaving = Este jugador ya se está yendo.
refusal-barred = No tienes permitida la entrada en esta sala. Pregunta al anfitrión.
refusal-already-barred = Este jugador ya tiene prohibida la entrada.
refusal-not-barred = Este jugador no tiene prohibida la entrada.
refusal-nothing-changed = Ya está así. No se ha cambiado nada.
refusal-stale-round = Esta ronda ya no se puede anular: ha empezado la siguiente, o ya se anuló.
refusal-round-spent = Esta ronda no se puede deshacer: alguien se ha ido con fichas que ganó en ella.
refusal-reason-needed = Di por qué. Se les dirá a los jugadores.
refusal-rooms-on = Aún hay una sala abierta. Apágala antes, o fuerza el final.
refusal-plays-here = Juegas allí, con este nombre o en este navegador, así que no puedes ver las cartas.
refusal-view-open = Alguien con este nombre, o en este navegador, ve allí las cartas como administrador. Cierra antes esa vista.
refusal-code-needed = Esta mesa está abierta a quienes conocen su código. Pídeselo al anfitrión.
refusal-no-such-code = Ninguna mesa abierta tiene este código. Revisa las letras e inténtalo de nuevo.
refusal-nothing-to-show = Ahora no hay ninguna mano oculta que puedas mostrar.
refusal-no-such-round = No existe esa ronda, o no es para tus ojos.
refusal-share-withdrawn = Quien compartió esta ronda ha retirado el enlace.
