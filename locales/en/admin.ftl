# The administrator's desk. Players never load these words.

admin-title = The desk
admin-version = version { $version }
admin-parts = Parts of the desk

# The door

admin-set-up-hint = This house has no administrator yet. Make the first one.
admin-sign-in-hint = For those who run the house.
admin-setup-code = Set-up code
admin-setup-code-hint = The console printed it when the house was started.
admin-name = Name
admin-password-hint = A few words are better than one.
admin-password-again = The same password again
admin-passwords-differ = The two passwords are not the same. Type both again.
admin-code = Code of your authenticator app
admin-code-hint = Six figures, new every half minute.
admin-set-up = Make administrator
admin-sign-in = Sign in
admin-to-house = To the house, as a player

# One's own account

admin-account = Account
admin-change-password = Change password
admin-old-password = Password until now
admin-password-changed = Your password is changed. You are signed out everywhere else.
admin-sign-out = Sign out
admin-factor = Second factor
admin-factor-on-hint = On. Signing in takes a code of your authenticator app.
admin-factor-off-hint = Off. With it, nobody signs in who has only your password.
admin-factor-on = Switch on
admin-factor-off = Switch off
admin-factor-scan = Scan this with your authenticator app.
admin-factor-picture = Picture with the secret of the second factor; the same secret stands below as text
admin-factor-type = Or type this into the app:
admin-factor-confirm = Confirm
admin-factor-is-on = The second factor is on.
admin-factor-is-off = The second factor is off.
admin-next = Next
admin-cancel = Cancel
admin-save = Save

# Figures

admin-figure-tables = Tables
admin-figure-people = Players
admin-figure-bots = Bots
admin-figure-chips = Chips in play
admin-figure-book = Book
admin-figure-bank = Bank
admin-money =
    { $money ->
        [cardroom] card room
        [test] test
       *[other] casino
    }
admin-book-balanced = Balanced
admin-book-wrong =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
admin-bank-latency = { $ms } ms
admin-bank-silent = No answer
admin-bank-none = None

admin-tab-tables = Tables
admin-tab-table = Table
admin-tab-people = People
admin-tab-bank = Bank
admin-tab-trail = Acts
admin-tab-processes = Processes

# Rooms

admin-room-on = On
admin-room-closing = Closing
admin-room-off = Off
admin-room-settings = Settings of { $room }
admin-room-settings-hint = For tables that open from now on. Tables that are open stay as they are.
admin-room-tables = Tables when it is switched on
admin-switch-on = Switch on
admin-switch-off = Close the room
admin-add-table = Add a table
admin-bots-allowed = Bots
admin-still-play =
    { $count ->
        [one] One still plays:
       *[other] { $count } still play:
    }
admin-cashed-out =
    { $count ->
        [one] One is being cashed out:
       *[other] { $count } are being cashed out:
    }
admin-nobody-left = Nobody is left. The room is about to be off.

# Tables

admin-tables = Tables
admin-table = Table
admin-casino = Casino
admin-open-table = Open a table
admin-no-tables = No table is open.
admin-game = Game
admin-mini-idle = { $taken } of { $seats } seats
admin-mini-round = round { $number } runs
admin-mini-turn = { $name } to act
admin-mini-clock = { $name }, { SECONDS($seconds) }
admin-between = between rounds
admin-running = running
admin-last-round = Last round
admin-cards-up = Cards up
admin-pot = Pot
admin-seats = Seats
admin-free-seat = free
admin-tag-leaving = Leaving
admin-tag-missed =
    { $count ->
        [one] 1 turn missed
       *[other] { $count } turns missed
    }
admin-look = Show all cards
admin-close-view = Close the view
admin-message = Message
admin-message-table = Message the table
admin-void = Void the round
admin-table-settings = Table settings
admin-table-settings-hint = Changed between two rounds. The rules of the game stay.
admin-gap = Seconds between two rounds
admin-clock = Seconds for a turn
admin-missed-max = Turns in a row that may be missed
admin-missed-hint = Whoever misses that many leaves the table. 0 for no limit.
admin-finish = Last round
admin-close = Close the table
admin-test-hint = Chips are worth nothing there. Testers may name cards once you switch it on.
admin-rigging-on = Rigging on
admin-rigging-off = Rigging off
admin-rig = Switch rigging on
admin-unrig = Switch rigging off
admin-mini-waits = waits for a tester

# What is asked before it is done

admin-ask-look = You see the cards of everybody. This is written to the audit trail, with your name and the time.
    .title = All cards of { $name }
    .label = Show all cards
admin-ask-switch-off = Players are told that the room closes. The games that run are played to their end, everybody is cashed out, and then the room is off. Nobody comes in meanwhile.
    .title = Close { $name }?
    .label = Close the room
admin-ask-finish = The round that runs is the last one. Then the table closes, and everybody takes the chips home.
    .title = Last round at { $name }?
    .label = Make it the last round
admin-ask-close = Everybody takes the chips home, and the table is no more. This works between two rounds.
    .title = Close { $name }?
    .label = Close the table
admin-ask-rig = Testers may name the cards that are dealt at this test table. It is marked on every screen and in every history, and each use is written to the audit trail. This works between two games.
    .title = Let testers name cards at { $name }?
    .label = Switch rigging on
admin-ask-unrig = Chance deals the cards at this table again. It stays a test table. This works between two games.
    .title = Back to chance at { $name }?
    .label = Switch rigging off
admin-ask-dismiss = The bot leaves the table, at the end of the round if one runs.
    .title = Dismiss { $name }?
    .label = Dismiss
admin-stop = Stop the program
admin-stop-title = Stop the program?
admin-stop-text = The house ends with all data saved. Nobody can play, and this desk is gone, until somebody starts the program again.
admin-stop-on = A room is still on. Close it first, and everybody is cashed out.
admin-stop-force = Stop all the same. Games go on after the next start.
admin-void-title = Void { $round }?
admin-void-running = The round ends at once. Everybody has the chips from before it.
admin-void-last = The last round is undone. Everybody has the chips from before it.
admin-reason = Reason
admin-reason-hint = The players read it.
admin-to = To
admin-to-everybody = Everybody
admin-to-room = { $room }
admin-to-table = Table { $table }
admin-message-sent = Your message is sent.

# People

admin-people = People
admin-waiting =
    { $count ->
        [0] nobody waits
       *[other] { $count } waiting
    }
admin-queue = Queue of { $room }
admin-waits = waits { $time }
admin-expected = expected: { $time }
admin-card = { $bank }, card ending in { $digits }
admin-balance = balance { $amount }
admin-since = here for { $time }
admin-place = place { $place } in the queue
admin-barred = Barred from { $room }
admin-barred-one = barred
admin-nobody = Nobody is here.
admin-person-acts = What can be done
admin-person-away = Not in the house at the moment.
admin-find = Find a player
admin-find-label = Find
admin-see-off = See off
admin-remove = Remove from the table
admin-bar = Bar
admin-unbar = Let in again
admin-sure = { $act }: press again
admin-sure-hint =
    { $act ->
        [off] Goes at once, or as if leaving while a round runs, with the chips on the own account.
        [remove] Leaves at once, or as if leaving while a round runs, and takes the chips along.
        [bar] Goes, and may not come in again, nor may the bank account.
       *[other] May come in again.
    }

# Book and bank

admin-bank = Book and bank
admin-bank-answers = { $bank } { $ms } ms
admin-bank-waits =
    { $count ->
        [0] { $bank } does not answer
       *[other] { $bank } does not answer, { $count } open
    }
admin-in-wallets = In wallets
admin-in-tables = At tables
admin-in-house = House
admin-in-transit = On the way
admin-in-issued = In all
admin-receipt =
    { $kind ->
        [purchase] bought, card ending in { $digits }
       *[other] cashed in, card ending in { $digits }
    }
admin-tries =
    { $count ->
        [one] asked once
       *[other] asked { $count } times
    }
admin-state-intended = not asked yet
admin-state-asked = asking
admin-state-unknown = asking again
admin-state-confirmed = confirmed
admin-state-rejected = rejected
admin-no-receipts = No chips were bought yet.

# Processes

admin-processes = Processes
admin-processes-fine = { $count } fine
admin-processes-ill = { $count } of { $all } not fine
admin-role =
    { $role ->
        [gateway] gateway
        [dealer] dealer
        [rooms] rooms
       *[other] whole house
    }
admin-process-fine = fine
admin-process-waits = decides nothing now
admin-process-silent = silent for { $span }
admin-process-about = version { $version }, running for { $span }
admin-process-tables = Tables
admin-process-rooms = Rooms
admin-process-sockets = Connections
admin-process-queue = Waiting
admin-process-lease = Lease
admin-process-commit = Commit
admin-process-bus = Bus
admin-process-memory = Memory
admin-process-megabytes = { $count } megabytes
admin-process-owns = What it owns

# The audit trail

admin-trail = Last acts
admin-seq = no. { $number }
admin-older = Older acts
admin-no-acts = Nothing was done yet.
admin-outcome-running = under way
admin-outcome-done = done
admin-outcome-refused = refused
admin-outcome-interrupted = interrupted
admin-act-set_up = set the desk up
admin-act-sign_in = signed in
admin-act-sign_out = signed out
admin-act-change_password = changed the password
admin-act-begin_second_factor = switched the second factor on
admin-act-end_second_factor = switched the second factor off
admin-act-open_view = looked at all cards
admin-act-switch_on = switched on
admin-act-switch_off = announced the closing
admin-act-stop_house = stopped the program
admin-act-announce = sent a message
admin-act-add_table = added a table
admin-act-configure_room = changed the room
admin-act-allow_bots = decided about bots
admin-act-open_table = opened a table
admin-act-configure_table = changed the table
admin-act-finish_table = announced the last round
admin-act-close_table = closed the table
admin-act-seat_bot = seated a bot
admin-act-dismiss_bot = dismissed a bot
admin-act-void_round = voided a round
admin-act-remove_player = removed from the table
admin-act-remove_guest = saw off
admin-act-bar_player = barred
admin-act-unbar_player = let in again
admin-act-admin_add = added an administrator
admin-act-admin_password = set a password from the command line
admin-act-admin_second_factor_on = switched a second factor on from the command line
admin-act-admin_second_factor_off = switched a second factor off from the command line
admin-act-admin_remove = removed an administrator
admin-act-set_rigging = decided about naming cards
admin-act-hold_deal = held the deal or let it go on
admin-act-rig_deck = named the next cards

# Said aloud

admin-told-on = { $room } is on.
admin-told-closing = { $room } closes.
admin-told-off = { $room } is off.
admin-told-came = { $name } came into { $room }.
admin-told-went = { $name } left { $room }.
admin-told-bank-silent = The bank does not answer.
admin-told-bank-fine = The bank answers again.
admin-told-book-wrong = The book does not balance.

# The desk of testers

admin-tester-title = The tester's desk
admin-no-test-table = No test table is open
admin-tester = Here you name the next cards of a test table. Ask the administrator to open one; it appears here by itself.
admin-tester-never = This house does not permit it. Whoever starts the program has to start it with --allow-rigging.
admin-test-tables = Test tables
admin-deal-off = Rigging is switched off here. The administrator switches it on between two games.
admin-deal-waits = The table waits for you before the next cards.
admin-deal-by-itself = It goes on by itself in { SECONDS($seconds) }.
admin-deal-will-begin = The next game waits for you before its first card.
admin-deal-will-wait = A game is running. It waits for you before its next cards.
admin-deal-running = A game is running and does not wait.
admin-deal-between = Between two games.
admin-deal-empty = No game yet: fewer than two sit at the table.
admin-hold = Wait before the next cards
admin-unhold = Do not wait
admin-deal-on = Deal
admin-next-cards = Next cards
admin-naming-off = You can choose cards already. They are named once rigging is on and a game runs.
admin-naming-later = Have the table wait, so that the next game begins with your cards. They are named once it runs.
admin-naming-hint = Choose cards in the order in which they are to be dealt. Chance decides the others.
admin-nothing-named = No card is named.
admin-for-seat = Seat { $seat } { $name }
admin-card-by-chance = by chance
admin-no-place = not dealt
admin-is-set = Set:
admin-card-chosen = { $card }, chosen as number { $number }
admin-card-named = { $card }, set already
admin-all-cards = All cards
admin-earlier = Earlier
admin-later = Later
admin-take-out = Take out
admin-start-over = Start over
admin-name-cards =
    { $count ->
        [0] Name cards
        [one] Name this card
       *[other] Name these { $count } cards
    }
