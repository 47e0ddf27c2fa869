# Was das Menü vom Kartenraum sagt; es kommt mit der Seite.

cardroom-name = Kartenraum
cardroom-tile =
    { $state ->
        [off] Geschlossen
        [closing] Schließt nach den laufenden Spielen
       *[on] { $tables ->
            [one] Offen · { $tables } Tisch
           *[other] Offen · { $tables } Tische
        } · { $queue ->
            [0] niemand wartet
            [one] { $queue } wartet
           *[other] { $queue } warten
        }
    }
cardroom-in-line = Du wartest auf einen Platz im Kartenraum
cardroom-back-to-line = Zurück zur Schlange
cardroom-place =
    { ORDINAL($place) ->
       *[other] { $place }. in der Schlange
    }
