# What the menu says of the card room; it comes with the first load.

cardroom-name = Card room
cardroom-tile =
    { $state ->
        [off] Closed
        [closing] Closes after the games that run
       *[on] { $tables ->
            [one] Open · { $tables } table
           *[other] Open · { $tables } tables
        } · { $queue ->
            [0] no line
            [one] { $queue } in line
           *[other] { $queue } in line
        }
    }
cardroom-in-line = You wait for a seat in the card room
cardroom-back-to-line = Back to the line
# Where somebody stands: "2nd in line".
cardroom-place =
    { ORDINAL($place) ->
        [one] { $place }st in line
        [two] { $place }nd in line
        [few] { $place }rd in line
       *[other] { $place }th in line
    }
