# Veintiuno como texto en un terminal. Cada mensaje es una línea y ninguno necesita color.

# Dinero
terminal-money = { $amount } $

# Lo que se puede hacer y las letras para ello
terminal-do-hit = Carta
terminal-keys-hit = c
terminal-do-stand = Plantarse
terminal-keys-stand = p
terminal-do-double = Doblar
terminal-keys-double = d
terminal-do-split = Separar
terminal-keys-split = s
terminal-do-surrender = Rendirse
terminal-keys-surrender = r
terminal-do-again = Otra vez
terminal-keys-again = o otra
terminal-do-quit = Salir
terminal-keys-quit = q quit exit
terminal-do-yes = Sí
terminal-keys-yes = s si
terminal-do-no = No
terminal-keys-no = n
terminal-do-hall = Salón de la fama
terminal-keys-hall = f fama
terminal-do-help = Ayuda
terminal-keys-help = ?
terminal-do-book = Libro
terminal-keys-book = l
terminal-do-chart = Tabla
terminal-keys-chart = t
terminal-offer = { $word } ({ $key })

# Preguntas
terminal-ask-move = { $name }: ¿{ $offers }?
terminal-ask-again = { $name }: ¿{ $offers }?
terminal-ask-bet = { $name }, tienes { $balance }. Apuesta de { $least } a { $most } (fichas { $chips }; Intro apuesta { $default }; { $quit } sale):
terminal-ask-insurance = { $name }, el crupier muestra un as. Seguro contra 21, hasta { $most }: ¿una cantidad, { $yes } para todo, o { $no }?
terminal-ask-players = ¿Cuántos jugadores, de 1 a { $most }? Intro significa 1:
terminal-ask-bots = ¿Cuántos bots más, de 0 a { $most }? Intro significa ninguno:
terminal-ask-name = ¿Nombre del jugador { $number }? Intro significa { $default }:
terminal-ask-language = { $name }, ¿tu idioma ({ $languages })? Intro significa { $default }:
terminal-ask-save = ¿Guardar ajustes y saldos en { $path }?

# Consejos tras una respuesta que no se entendió
terminal-hint-choices = Eso no se entiende. Escribe { $offers }.
terminal-hint-amount = «{ $typed }» no es una cantidad. Escribe un número como 25, o fichas como 25 5 5.
terminal-hint-chip = No hay ficha de { $typed }. Puedes elegir { $chips }.
terminal-hint-not-of-chips = { $typed } no se puede formar con fichas. Puedes elegir { $chips }.
terminal-hint-range = Escribe una cantidad de { $least } a { $most }.
terminal-hint-number = Escribe un número de { $least } a { $most }.
terminal-hint-name = Escribe un nombre de 1 a { $most } letras.
terminal-hint-language = Escribe uno de { $languages }.

# La mesa
terminal-welcome = Veintiuno. Acércate a 21 más que el crupier, sin pasarte.
terminal-welcome-keys = En cualquier pregunta, { $help } explica las teclas y { $hall } muestra el salón de la fama.
terminal-hand = { $title }: { $cards }
terminal-title-dealer = Crupier
terminal-title-player = { $name } ({ $points })
terminal-title-player-soft = { $name } ({ $points } blando)
terminal-title-split = { $name }, mano { $number } ({ $points })
terminal-title-split-soft = { $name }, mano { $number } ({ $points } blando)
terminal-round = Mano { $number }
terminal-player = Jugador { $number }
terminal-name-hand = { $name } (mano { $number })

# Lo que pasa
terminal-told-bet = { $name } apuesta { $bet }.
terminal-told-no-bet = { $name } no juega esta mano.
terminal-told-shuffled = El crupier mezcla el zapato: { $cards } cartas.
terminal-told-drawn = { $name } recibe { $card }: { $points }.
terminal-told-stood = { $name } se planta con { $points }.
terminal-told-busted = { $name } se pasa y pierde { $bet }.
terminal-told-doubled = { $name } dobla la apuesta a { $bet }.
terminal-told-split = { $name } separa, con { $bet } más.
terminal-told-insured = { $name } toma un seguro de { $bet }.
terminal-told-not-insured = { $name } no toma seguro.
terminal-told-surrendered = { $name } se rinde; vuelven { $back }.
terminal-told-forfeited = { $name } se va, y la apuesta de { $bet } se queda en la casa.
terminal-told-natural = ¡{ $name } tiene 21 natural!
terminal-told-peeked = El crupier mira si tiene 21 natural: no lo tiene.
terminal-told-hole = El crupier descubre { $card }: { $points }.
terminal-told-dealer-drew = El crupier saca { $card }: { $points }.
terminal-told-dealer-bust = El crupier se ha pasado.
terminal-told-insurance-won = { $name } gana { $amount } por el seguro.
terminal-told-insurance-lost = { $name } pierde el seguro de { $amount }.

# Resultados de una mano
terminal-results = Resultados
terminal-result-dealer = Crupier: { $points }
terminal-result-dealer-bust = Crupier: se pasa con { $points }
terminal-result-dealer-natural = Crupier: 21 natural
terminal-result-natural = { $name }: 21 natural, gana { $amount }
terminal-result-win = { $name }: gana con { $points }
terminal-result-bonus = { $name }: gana con { $points } tras cinco cartas, pago doble
terminal-result-push = { $name }: empata con { $points }
terminal-result-loss = { $name }: pierde con { $points }
terminal-result-bust = { $name }: se pasa con { $points }
terminal-result-surrender = { $name }: se rinde
terminal-won = { $name }, has ganado { $amount } en esta mano. Saldo: { $balance }
terminal-lost = { $name }, has perdido { $amount } en esta mano. Saldo: { $balance }
terminal-even = { $name }, ni has ganado ni has perdido. Saldo: { $balance }

# El final
terminal-broke = { $name }, tu saldo es { $balance }: quedas fuera de la partida.
terminal-quits = { $name } sale con { $balance }.
terminal-busted-house = ¡{ $name } ha hecho saltar la banca con { $balance }! La partida ha terminado.
terminal-game-over = La partida ha terminado: no queda nadie con dinero y ganas de jugar.
terminal-goodbye = ¡Hasta pronto!
terminal-goodbye-unfinished = La mano no se terminó, así que vuelven todas las apuestas. ¡Hasta pronto!

# Salón de la fama
terminal-hall = Salón de la fama: los últimos { $count } que hicieron saltar la banca
terminal-hall-empty = Salón de la fama: nadie ha hecho saltar la banca todavía.
terminal-hall-entry = { $place }. { $name }, { $balance } ({ $day })
terminal-hall-unreadable = No se puede leer el salón de la fama en { $path } ({ $why }). Se queda como está.
terminal-hall-unsaved = No se pudo guardar el salón de la fama en { $path }: { $why }.

# Ayuda
terminal-help-keys = Teclas: { $offers }. Ctrl+C termina la partida y guarda los saldos.
terminal-help-bets = Apuestas: de { $least } a { $most }, con fichas de 1, 5, 25 y 100 dólares.
terminal-help-shoe =
    { $decks ->
        [one] En el zapato hay { $decks } baraja.
       *[other] En el zapato hay { $decks } barajas.
    }
terminal-help-dealer =
    { $dealer ->
        [stands_on_17] El crupier se planta con 17.
        [hits_soft_17] El crupier pide con 17 blando.
       *[hits_17] El crupier pide con 17 o menos.
    }
terminal-help-natural =
    { $ends ->
        [yes] Un 21 natural, un as y una carta de diez puntos, paga { $win } a { $stake }; todos los demás pierden entonces.
       *[no] Un 21 natural, un as y una carta de diez puntos, paga { $win } a { $stake }.
    }
terminal-help-limit = Quien tiene más de { $limit } ha hecho saltar la banca, y la partida termina.

# El archivo de ajustes
terminal-config-problem = { $path }, línea { $line }: { $key } = "{ $value }" no es posible. Se permite: { $allowed }. Se usa el valor por defecto.
terminal-config-line = { $path }, línea { $line }: «{ $value }» no se entiende. Se espera: { $allowed }.
terminal-config-unknown = { $path }, línea { $line }: aquí no se conoce la clave { $key }. Se conserva y se ignora.
terminal-config-strict = La partida no empieza, porque se ha dado --strict.
terminal-config-foreign = { $path } está dañado o es de otro programa. No se escribe encima; la partida empieza con los valores por defecto y no guarda saldos.
terminal-config-unreadable = No se puede leer { $path }: { $why }. La partida empieza con los valores por defecto y no guarda saldos.
terminal-config-unsaved = No se pudieron guardar los saldos en { $path }: { $why }. La partida sigue.
terminal-config-saved-again = Los saldos se guardan de nuevo.
terminal-config-written = Los ajustes y saldos están en { $path }. Allí puedes cambiarlos.
terminal-config-not-kept = No se guarda nada. Los saldos de esta partida se pierden cuando termine.
terminal-config-anew = { $name } había hecho saltar la banca y empieza de nuevo con { $balance }.
# Lo que puede ser un valor
terminal-allowed-range = un número entero de { $least } a { $most }
terminal-allowed-money = una cantidad hasta { $most }, como 50 o 62.50
terminal-allowed-chips = una cantidad entera de 1 a { $most }
terminal-allowed-switch = yes o no
terminal-allowed-language = uno de { $list }
terminal-allowed-name = de 1 a { $most } letras
terminal-allowed-once = cada clave una vez; cuenta la primera
terminal-allowed-bet-max = al menos la apuesta mínima, { $least }
terminal-allowed-limit = más que el saldo inicial, { $least }
terminal-allowed-seats = como mucho { $most } jugadores y bots juntos
terminal-allowed-line = key = "value", o # y un comentario
# Se escribe en un archivo nuevo; una línea cada uno
terminal-file-title = Veintiuno. Cambia este archivo cuando no haya partida. "0" significa el valor por defecto.
terminal-file-language = Idioma de lo que es para todos
terminal-file-players = Jugadores en este teclado, de 1 a 8, y bots además
terminal-file-shoe = Barajas en el zapato, de 1 a 8; marca en tanto por ciento desde el final, si no al azar de 20 a 30
terminal-file-money = Saldo inicial, límite de ganancias, apuesta mínima y máxima en dólares
terminal-file-rules = Reglas adicionales: yes o no
terminal-file-names = Nombres, idiomas y saldos de los jugadores

# En un servidor
terminal-net-connecting = Conectando con { $url } …
terminal-net-signed-in = Eres { $name }, con { $balance } en tu cartera.
terminal-net-no-server = No se puede llegar a { $url }: { $why }.
terminal-net-bad-url = «{ $url }» no es la dirección de un servidor. Es algo como http://example.org:8000
terminal-net-tables = Mesas de veintiuno:
terminal-net-table = { $number }. { $name } ({ $taken } de { $seats } asientos)
terminal-net-no-tables = No hay ninguna mesa de veintiuno abierta.
terminal-ask-table = ¿Número de una mesa, { $plain } para una nueva, o { $full } para una nueva con todas las reglas adicionales?
terminal-do-plain = Nueva
terminal-keys-plain = n nueva
terminal-do-full = Todas las reglas
terminal-keys-full = t todas
terminal-hint-table = Escribe un número de la lista, { $plain } o { $full }.
terminal-ask-your-name = ¿Tu nombre?
terminal-net-seated = Te sientas con { $balance }.
terminal-net-queued = Todos los asientos están ocupados. Esperas el próximo libre.
terminal-net-waiting = Esperando a los demás …
terminal-net-sits = { $name } se sienta con { $balance }.
terminal-net-left = { $name } deja la mesa.
terminal-net-lost = Se perdió la conexión. Intentando de nuevo …
terminal-net-back = La conexión ha vuelto.
terminal-net-gone = No se pudo recuperar la conexión. Tus fichas están a salvo en la casa.
terminal-net-closed = La mesa está cerrada.
terminal-net-too-late = Se acabó tu tiempo; la casa ha actuado por ti.
terminal-net-cashed-out = Te vas con { $balance } en tu cartera.

# El libro
terminal-do-insure = Seguro
terminal-do-decline = Sin seguro
terminal-book-best = El libro: { $move }
terminal-book-wins = { $move }: gana { $amount } de media
terminal-book-loses = { $move }: pierde { $amount } de media
terminal-book-even = { $move }: ni gana ni pierde de media
terminal-book-means = Para tu apuesta de { $bet }, con las cartas que quedan en el zapato.
terminal-chart-reckoning = Un momento: se calcula la tabla de estas reglas …
