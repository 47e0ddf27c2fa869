# Lo que dice el menú de la sala de cartas; llega con la página.

cardroom-name = Sala de cartas
cardroom-tile =
    { $state ->
        [off] Cerrada
        [closing] Cierra tras las partidas en curso
       *[on] { $tables ->
            [one] Abierta · { $tables } mesa
           *[other] Abierta · { $tables } mesas
        } · { $queue ->
            [0] sin cola
            [one] { $queue } en cola
           *[other] { $queue } en cola
        }
    }
cardroom-in-line = Esperas un asiento en la sala de cartas
cardroom-back-to-line = Volver a la cola
cardroom-place =
    { ORDINAL($place) ->
       *[other] { $place }.º en la cola
    }
