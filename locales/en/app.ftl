# Words of the page itself; each game has a catalogue of its own.

app-name = Croupier
app-motto = The table is lit. Take a seat.
app-closed = The house does not answer. It is tried again every two seconds.
app-retry = Try again
app-unreachable = The house does not answer. Check your network and try again.
app-connection-lost = Connection lost. Coming back …
app-session-over = Your session is over. Please come in again.
app-coming = One moment …
app-failed = This part of the page has stopped. Your seat and your chips are safe.
app-not-loaded = This part of the page could not be loaded. Your seat and your chips are safe.
app-language-missing = The words in { $language } could not be loaded.
app-stumbled = Something went wrong on this page. If it does not go on, reload it: your seat and your chips are safe.
app-outdated-title = This page is out of date
app-outdated = The house has a new version. Your seat and your chips are safe: reload the page to go on.
app-reload = Reload

# Front door
app-your-name = Your name at the table
app-password = Password
app-play = Play
app-door-hint = You start with 1,000 chips. Been here before?
app-with-password = Use a password
app-password-hint = A password makes the name yours.
app-as-guest = Come in as a guest
app-play-chips = Play chips only, no money

# Menu
app-greeting = Good to see you, { $name }
app-chips =
    { $count ->
        [one] chip
       *[other] chips
    }
app-your-chips = Your chips
app-your-seat = Your seat
app-seat-kept = Your seat is kept at { $table }
app-back-to-table = Back to table
app-back-to-menu = Back to menu
app-section-casino = The casino
app-section-more = More tables
app-leave = Leave
app-keep-name = Keep this name
app-keep-name-why = With a password the name and its chips are yours, on every device.
app-new-password = New password, at least 8 characters
app-name-kept = { $name } is yours now.

# A room
app-quick = Play at once
app-quick-with = You sit down with { $amount } chips.
app-play-bots = Play against bots
app-too-poor = You need at least { $amount } chips in your wallet to sit down here.
app-open-tables = Open tables
app-open-table = Open a table
app-open = Open
app-no-tables = No table is open yet. Yours could be the first.
app-table-name = Name of the table
app-stakes = Stakes
app-bots = Bots
app-fewer-bots = Fewer bots
app-more-bots = More bots
app-bot-kind = Kind of bot
app-buy-in = Buy-in
app-buy-in-range = buy-in { $min } to { $max }
app-buy-in-from = buy-in from { $min }
app-slider = { $label }, slider
app-min = min { $amount }
app-max = max { $amount }
app-seats = Seats taken
app-waiting = Waiting
app-sit-down = Sit down
app-watch = Watch

# At a table
app-table = Table
app-rules = Rules
app-keys = Keys
app-ok = Ok
app-chat = Chat
app-chat-new =
    { $count ->
        [one] Chat, { $count } new
       *[other] Chat, { $count } new
    }
app-history = History
app-chat-and-history = Chat and history
app-messages = Messages
app-message = Message
app-nothing-said = Nobody has said anything yet.
app-say-something = Say something kind
app-seat-to-talk = Take a seat to join the talk.
app-send = Send
app-letters-left =
    { $count ->
        [one] { $count } letter left
       *[other] { $count } letters left
    }
app-wallet = You have { $amount } chips in your wallet.
app-top-up = Top up
app-no-top-up = You cannot top up now: at most { $amount } chips may stand in front of you, and they come from your wallet.
app-sit-out = Sit out
app-im-back = I'm back
app-away = sitting out
app-join-queue = Get in line
app-leave-queue = Leave the line
app-ready = Ready
app-not-ready = Not ready
app-stand-in = a bot plays
app-fill = Empty seats
app-fill-none = You ask bots yourself
app-fill-now = Bots come at once
app-fill-later = Bots come after { SECONDS($seconds) }
app-start-round = Start
app-queue = In line: { $names }
app-add-bot = Add a bot
app-dismiss = Dismiss
app-copy-link = Copy link
app-link-copied = The link to this table is copied.
app-link = The link to this table: { $link }
app-close-table = Close table
app-players = Players, { $taken } of { $seats }
app-seat-number = Seat { $number }
app-sit-here = Sit here
app-empty-seat = Empty seat
app-next-round =
    { $seconds ->
        [0] Next hand …
       *[other] Next hand in { SECONDS($seconds) }
    }
app-you = You
app-standing =
    { $stands ->
        [rail] You are watching. There is a free seat.
        [full] { $waiting ->
            [0] All seats are taken.
            [one] All seats are taken; { $waiting } is waiting.
           *[other] All seats are taken; { $waiting } are waiting.
        }
        [queued] You are number { $line } in line. You sit down as soon as a seat is free.
        [broke] You have no chips left at this table.
        [away] You are sitting out.
        [unready] Are you ready for the next round?
        [ready] You are ready. Waiting for { $names }.
        [unstarted] { $starts ->
            [yes] Start the next round when everybody is there.
           *[no] Waiting for the host to start the next round.
        }
       *[alone] { $bots ->
            [yes] Nobody to play with yet. Add a bot, or send a friend the link.
           *[no] Waiting for another player.
        }
    }

# Leaving
app-leave-title = Leave in the middle of a hand?
app-leave-text = If you leave now, your hand is folded and the chips you have bet stay in the pot. The rest returns to your wallet.
app-leave-now = Leave the table
app-leave-seat-kept = Menu, keep my seat
app-leave-stay = Keep playing
app-ending-title =
    { $why ->
        [won_table] You won the table!
        [broke] No chips left
        [short] Too few chips for the next game
        [missed] You were away too long
        [dismissed] You left the table
       *[gone] The table is closed
    }
app-ending-text =
    { $why ->
        [won_table] Congratulations: every opponent is out of chips.
        [broke] Your chips at this table are gone, so your seat is free for others. You can come back with a new buy-in.
        [short] The next game costs more than you have here. Your { $amount } chips are back in your wallet.
        [missed] You did not act for too long, so your seat was given free. { $amount } chips are back in your wallet.
        [dismissed] Your chips are back in your wallet.
       *[gone] Your chips are back in your wallet.
    }
app-ending-stay = Stay here

# History
app-no-history = No hand has been finished here yet.
app-sentences = { ". " }
app-round = Hand { $number }
app-replay = Watch again
app-older-rounds = Older rounds
app-steps-skipped =
    { $count ->
        [one] This round was very long: its first step is left out.
       *[other] This round was very long: its first { $count } steps are left out.
    }
app-first = First step
app-previous = Step back
app-next = Step forward
app-last = Last step
app-run = Run
app-pause = Pause

# What happens around a game
app-told-sat = { $name } sits down with { $amount }
app-told-bot-sat = { $name }, a bot, sits down with { $amount }
app-told-left =
    { $cause ->
        [broke] { $name } has no chips left and leaves
        [short] { $name } has too few chips to go on and leaves with { $amount }
        [missed] { $name } was away too long and leaves with { $amount }
       *[player] { $name } leaves with { $amount }
    }
app-told-beaten = Congratulations, you have beaten { $name }
app-told-away = { $name } sits out
app-told-back = { $name } is back
app-told-ready = { $name } is ready
app-told-unready = { $name } is not ready after all
app-told-stand-in = { $name } has lost the connection; a bot plays meanwhile
app-told-stand-in-over = { $name } is back and plays again
app-told-topped-up = { $name } tops up by { $amount }
app-told-queued = { $name } gets in line
app-told-voided = The round could not go on and was called off; everybody keeps their chips

# The last chip
app-farewell-title = No chips left
app-farewell-text = You have lost your last chip, so you have to leave the house now. Come in again, and you begin anew with 1,000 chips.
app-seated = and { $amount } at tables

# How much to bet
app-bet-amount-bet = Bet
app-bet-amount-raise = Raise to
app-bet-slider-bet = Bet, slider
app-bet-slider-raise = Raise to, slider
app-bet-min = Min
app-bet-half-pot = ½ pot
app-bet-pot-size = Pot
app-bet-shares = Ready-made amounts
app-bet-all-in = All-in
app-bet-limits = From { $min } to { $max }
app-turn-now = is to act
app-chat-said = { $name } says: { $text }

# Players whom the house remembers
app-honours = Hall of fame

# What the house keeps in the long run, for a host who opens a table. $share is a percentage, $amount what is kept or lost of $stake.
app-change-rules = Change the rules
app-edge-title = House edge
app-edge =
    { $side ->
        [players] House edge { $share }: of { $stake } bet, the house loses { $amount } on average
       *[house] House edge { $share }: of { $stake } bet, the house keeps { $amount } on average
    }
app-edge-players =
    { $count ->
        [one] { $count } player:
       *[other] { $count } players:
    }
app-edge-means = For players who follow the chart, after a shuffle.
app-edge-reckoning = House edge: reckoning …
app-edge-unknown = House edge: not known right now. { $why }

app-picture-too-large = This picture is larger than { $megabytes } MB. Choose a smaller one; nothing was changed.
app-picture-not-sent = The house cannot be reached. Nothing was changed; try again in a moment.
app-looks-not-kept = How it looks is kept in this browser only for now: the house could not be told.
