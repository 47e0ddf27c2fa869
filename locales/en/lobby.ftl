# Words of rooms, of shared rounds, of the evening and of leaving the house; they are fetched when
# the player is in.

# Leaving the house as a guest
lobby-leave-title = Leave the house?
lobby-leave-text = You are a guest here. { $name } waits for you with { $chips }, but only in this browser. Nobody else can use the name meanwhile.
lobby-leave-empty = You are a guest here and have no chips left, so others may take the name { $name } when you are gone.
lobby-leave-seated = The chips at your seats stay yours.
lobby-leave-stay = Stay

# The page of a room
lobby-last = Your last visits
lobby-last-none = You have not played here yet. Your results will stand here.
lobby-results = Last results here
lobby-results-none = Nobody has finished a round here yet. Results of open tables will stand here.
lobby-last-sum =
    { $count ->
        [one] { $count } visit, together
       *[other] { $count } visits, together
    }
lobby-last-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

# A round that is shared
lobby-share-title = Share this round
lobby-share-text = Whoever has the link sees what everybody at the table saw.
lobby-share-own = Show my own cards, too
lobby-share-copied = The link to this round is copied.
lobby-share-back = Take links back
lobby-share-back-text = Links to this round that you gave away stop working.
lobby-share-back-done = Your links to this round do not work any more.

# My evening
lobby-evening-games = Net result by game
lobby-evening-sessions = My sessions
lobby-evening-rounds = My last rounds
lobby-evening-none = You have not finished a round yet.
lobby-evening-count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
lobby-evening-plot = Won and lost over the last rounds

# Who at a table may ask the coach
lobby-coach = Coach
lobby-coach-everyone = for everyone
lobby-coach-alone = only alone with bots
lobby-coach-nobody = for nobody

lobby-fill = Empty seats
lobby-fill-none = You ask bots yourself
lobby-fill-now = Bots come at once
lobby-fill-later = Bots come after { SECONDS($seconds) }
# What the house keeps in the long run, for a host who opens a table. $share is a percentage, $amount what is kept or lost of $stake.
lobby-edge-title = House edge
lobby-edge =
    { $side ->
        [players] House edge { $share }: of { $stake } bet, the house loses { $amount } on average
       *[house] House edge { $share }: of { $stake } bet, the house keeps { $amount } on average
    }
lobby-edge-players =
    { $count ->
        [one] { $count } player:
       *[other] { $count } players:
    }
lobby-edge-means = For players who follow the chart, after a shuffle.
lobby-edge-reckoning = House edge: reckoning …
lobby-edge-unknown = House edge: not known right now. { $why }
lobby-field-seats = Seats
lobby-field-clock = Time for a turn
lobby-field-bank = Reserve of time
lobby-field-gap = Pause between rounds
lobby-field-most = Buy-in at most
lobby-field-none = none
lobby-field-no-limit = no limit
lobby-quick = Play at once
lobby-quick-with = You sit down with { $chips }.
lobby-open-tables = Open tables
lobby-more-tables = More tables
lobby-no-tables = No table is open yet. Yours could be the first.
lobby-fewer-bots = Fewer bots
lobby-more-bots = More bots
# Players whom the house remembers
lobby-honours = Hall of fame
lobby-change-rules = Change the rules
lobby-who-comes = Who may come in
lobby-who-everyone = Everyone
lobby-who-link = People with the link
lobby-who-code = People with a code
lobby-pace = Pace
lobby-pace-usual = As in this room
lobby-pace-quick = Quick
lobby-pace-calm = Relaxed
lobby-play-bots = Play against bots
lobby-open-table = Open a table
lobby-stakes = Stakes
lobby-seats = Seats taken
lobby-waiting = Waiting
lobby-watch = Watch
lobby-ending-text =
    { $why ->
        [won_table] Congratulations: every opponent is out of chips.
        [broke] Your chips at this table are gone, so your seat is free for others. You can come back with a new buy-in.
        [short] The next game costs more than you have here. Back in your wallet: { $chips }.
        [missed] You did not act for too long, so your seat was given free. Back in your wallet: { $chips }.
        [removed] Your seat was given free by the house. Back in your wallet: { $chips }.
        [dismissed] Your chips are back in your wallet.
        [sent_away] You may look on, but not sit here again. Back in your wallet: { $chips }.
       *[gone] Your chips are back in your wallet.
    }

# At a table, and after it
lobby-standing =
    { $stands ->
        [rail] You are watching. There is a free seat.
        [full] { $waiting ->
            [0] All seats are taken.
            [one] All seats are taken; { $waiting } is waiting.
           *[other] All seats are taken; { $waiting } are waiting.
        }
        [queued] You are number { $line } in line. You sit down as soon as a seat is free.
        [broke] You have no chips left at this table.
        [paused] The host has paused the table. Nothing is dealt until the host goes on.
        [away] You are sitting out.
        [unready] Are you ready for the next round?
        [ready] You are ready. Waiting for { $names }.
        [unstarted] { $starts ->
            [yes] Start the next round when everybody is there.
           *[no] Waiting for the host to start the next round.
        }
        [left] Your opponent has left the table.
       *[alone] { $bots ->
            [yes] Nobody to play with yet. Add a bot, or send a friend the link.
           *[no] Waiting for another player.
        }
    }
lobby-ending-title =
    { $why ->
        [won_table] You won the table!
        [broke] No chips left
        [short] Too few chips for the next game
        [missed] You were away too long
        [removed] The house took you from the table
        [dismissed] You left the table
        [sent_away] The host has sent you away
       *[gone] The table is closed
    }
lobby-steps-skipped =
    { $count ->
        [one] This round was very long: its first step is left out.
       *[other] This round was very long: its first { $count } steps are left out.
    }
lobby-told-sat =
    { $me ->
        [yes] You sit down with { $amount }
       *[no] { $name } sits down with { $amount }
    }
lobby-told-away =
    { $me ->
        [yes] You sit out
       *[no] { $name } sits out
    }
lobby-told-back =
    { $me ->
        [yes] You are back
       *[no] { $name } is back
    }
lobby-told-topped-up =
    { $me ->
        [yes] You top up by { $amount }
       *[no] { $name } tops up by { $amount }
    }
lobby-told-time =
    { $me ->
        [yes] You take { SECONDS($seconds) } more
       *[no] { $name } takes { SECONDS($seconds) } more
    }
lobby-told-shows =
    { $me ->
        [yes] You show the hand
       *[no] { $name } shows the hand
    }
