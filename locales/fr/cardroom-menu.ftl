# Ce que le menu dit de la salle de cartes ; il vient avec la page.

cardroom-name = Salle de cartes
cardroom-tile =
    { $state ->
        [off] Fermée
        [closing] Ferme après les parties en cours
       *[on] { $tables ->
            [one] Ouverte · { $tables } table
           *[other] Ouverte · { $tables } tables
        } · { $queue ->
            [0] pas de queue
            [one] { $queue } en attente
           *[other] { $queue } en attente
        }
    }
cardroom-in-line = Tu attends une place dans la salle de cartes
cardroom-back-to-line = Retour à la queue
cardroom-place =
    { ORDINAL($place) ->
        [one] { $place }er dans la queue
       *[other] { $place }e dans la queue
    }
