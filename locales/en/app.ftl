# Words of the page itself; each game has a catalogue of its own.

app-name = Croupier
app-motto = The table is lit. Take a seat.
app-closed = The house does not answer. It is tried again every two seconds.
app-retry = Try again
app-unreachable = The house does not answer. Check your network and try again.
app-connection-lost = Connection lost. Coming back …
app-session-over = Your session is over. Please come in again.
app-announcement = The house says
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
app-too-poor =
    { $where ->
        [tables] You need at least { $chips } in your wallet to sit down here. At other tables you have { $seated }.
       *[wallet] You need at least { $chips } in your wallet to sit down here.
    }
app-open = Open
app-table-name = Name of the table
app-bots = Bots
app-bot-kind = Kind of bot
app-buy-in = Buy-in
app-buy-in-range = buy-in { $min } to { $max }
app-buy-in-from = buy-in from { $min }
app-slider = { $label }, slider
app-min = min { $amount }
app-max = max { $amount }
app-sit-down = Sit down

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
app-sent-away-quiet = The host has sent you away: you can read along.
app-send = Send
app-letters-left =
    { $count ->
        [one] { $count } letter left
       *[other] { $count } letters left
    }
app-wallet = You have { $chips } in your wallet.
app-top-up = Top up
app-no-top-up = You cannot top up now: at most { $chips } may stand in front of you, and they come from your wallet.
app-wallet-empty = Your wallet is empty, so you cannot top up.
app-sit-out = Sit out
app-im-back = I'm back
app-away = sitting out
app-join-queue = Get in line
app-leave-queue = Leave the line
app-ready = Ready
app-not-ready = Not ready
app-stand-in = a bot plays
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
app-rebuy-bot = Re-buy for the bot: { $amount }

# Leaving
app-leave-title = Leave in the middle of a hand?
app-leave-text = If you leave now, your hand is folded and the chips you have bet stay in the pot. The rest returns to your wallet.
app-leave-now = Leave the table
app-leave-seat-kept = Menu, keep my seat
app-leave-stay = Keep playing
app-ending-stay = Stay here

# History
app-no-history = No hand has been finished here yet.
app-sentences = { ". " }
app-round = Hand { $number }
app-replay = Watch again
app-older-rounds = Older rounds
app-recap-own = Your cards: { $cards }
app-recap-board = On the table: { $cards }
app-first = First step
app-previous = Step back
app-next = Step forward
app-last = Last step
app-run = Run
app-pause = Pause

# What happens around a game
app-told-bot-sat = { $name }, a bot, sits down with { $amount }
app-told-left =
    { $cause ->
        [broke] { $name } has no chips left and leaves
        [short] { $name } has too few chips to go on and leaves with { $amount }
        [missed] { $name } was away too long and leaves with { $amount }
        [removed] The house has taken { $name } from the table, with { $amount }
        [sent_away] { $name } was sent away by the host and leaves with { $amount }
       *[player] { $name } leaves with { $amount }
    }
app-told-own-left =
    { $cause ->
        [broke] You have no chips left
        [short] You have too few chips to go on and leave with { $amount }
        [missed] You were away too long and leave with { $amount }
        [removed] The house has taken you from the table, with { $amount }
        [sent_away] The host has sent you away; you leave with { $amount }
       *[player] You leave with { $amount }
    }
app-told-beaten = Congratulations, you have beaten { $name }
app-told-ready = { $name } is ready
app-told-unready = { $name } is not ready after all
app-told-stand-in = { $name } has lost the connection; a bot plays meanwhile
app-told-stand-in-over = { $name } is back and plays again
app-told-queued = { $name } gets in line
app-told-voided = The round could not go on and was called off; everybody keeps their chips
app-told-voided-why = Round { $number } is void: { $reason }. Everybody keeps their chips
app-told-reversed = Round { $number } was taken back: { $reason }. Everybody has the chips from before it
app-told-rigging-on = Testers may name cards at this table now.
app-told-rigging-off = Cards are dealt by chance at this table again.
app-told-held = { $name } has the table wait before the next cards.
app-told-dealt-on = { $name } has the cards dealt.
app-told-rigged = { $name } has named the next cards.

# Test tables
app-test-table = Test table
app-test-rigged = Cards named
app-test-note = This is a test table. Its chips are worth nothing, and testers may name the cards that are dealt.
app-test-waits = Waiting for a tester
app-test-chips = The chips of a test table are worth nothing. They are made when you sit down, and gone when you leave.

# The last chip
app-farewell-title = No chips left
app-farewell-text = You have lost your last chip, so you have to leave the house now. Come in again, and you begin anew with 1,000 chips.
app-seated = { $amount } of them at tables

# How much to bet
app-bet-amount-bet = Bet
app-bet-amount-raise = Raise to
app-bet-slider-bet = Bet, slider
app-bet-slider-raise = Raise to, slider
app-bet-min = Min
app-bet-pot-part = { $part } pot
app-bet-blinds = { $count } BB
app-bet-change-sizes = Change ready-made amounts
app-bet-sizes-text = Between the least amount and all-in stand two of your choice. They are remembered in this browser.
app-bet-size-place = Amount { $number }
app-bet-pot-size = Pot
app-bet-shares = Ready-made amounts
app-bet-all-in = All-in
app-bet-limits = From { $min } to { $max }
app-bet-steps = From { $min } to { $max }, in steps of { $step }
app-turn-now = is to act
app-chat-said = { $name } says: { $text }
app-told-removed =
    { $me ->
        [yes] The host wants you to go: you play this round to its end and take your chips with you
       *[no] The host sends { $name } away: { $name } plays this round to its end
    }
app-told-readmitted = The host lets { $name } sit here again
app-chat-house = The house
app-line-choices = { $name }: mute or remove
app-line-removed =
    { $by ->
        [host] Removed by the host
       *[house] Removed by the house
    }
app-mute = Mute
app-unmute = Unmute
app-mute-text = You will not read what { $name } says, in this browser. Nobody is told.
app-muted = { $name } is muted.
app-unmuted = You read { $name } again.
app-muted-title = Muted
app-muted-count =
    { $count ->
        [one] { $count } person muted
       *[other] { $count } people muted
    }
app-remove-line = Remove this line
app-remove = Remove
app-remove-player = Remove from the table
app-remove-title = Send { $name } away?
app-remove-text = { $name } plays a running round to its end, takes all chips home and cannot sit here again until you say so.
app-goes-after-round = goes after this round
app-removed-name = { $name } may not sit here
app-readmit = Let back in
app-cancel = Cancel

app-picture-too-large = This picture is larger than { $megabytes } MB. Choose a smaller one; nothing was changed.
app-picture-not-sent = The house cannot be reached. Nothing was changed; try again in a moment.
app-looks-not-kept = How it looks is kept in this browser only for now: the house could not be told.

# Going on at once, and not missing one's turn
app-deal-now = Deal now
app-deal-waits = Waiting for { $names }
app-your-turn-title = Your turn · { $name }

# The host, the pace, and inviting others
app-time-bank = Your reserve of time in seconds
app-told-paused = The host has paused the table: no new round begins for now
app-told-goes-on = The host lets the table go on
app-told-host = { $name } is the host now
app-sit-out-next = Sit out the next round
app-play-on = Play on after all
app-away-next = sits out the next round
app-pause-table = Pause
app-resume-table = Go on
app-hand-over = Make host
app-finish-table = Close after this round
app-host = host
app-invite = Invite
app-invite-title = Invite to { $table }
app-invite-everyone = Everybody in this house can come in. With this address they find the table at once.
app-invite-link = Only people with this address can come in.
app-invite-code = Read out the code, or send the address.
app-code = Code
app-qr = The address as a picture for phones
app-share = Share
app-join-code = Join with a code
app-join-code-hint = Six letters and digits that the host tells you.
app-join = Join
app-coach-on = coach on

# Said with one press
app-phrases = Quick phrases
app-phrase-hello = Hello!
app-phrase-luck = Good luck
app-phrase-nice = Well played
app-phrase-thanks = Thank you
app-phrase-wow = Wow!
app-phrase-bye = That was fun, bye
app-table-of = { $name }'s { $game }

# Replays, shared rounds and the evening
app-scrub = Where in the round
app-step-of = Step { $step } of { $steps }
app-speed = Speed { $speed }
app-shared-by = A round that somebody shared with you
app-evening = My evening

# What happened at the table
app-log = Log
app-log-empty = Nothing has happened here yet.

# Who came by an invitation
app-invited = { $host } invites you to { $table }.
app-invited-door = You are invited to a table. Come in, and it opens at once.
app-invited-game = { $host } invites you to { $game }, { $stakes }.
app-invited-house = You are invited to { $game }, { $stakes }.
app-invited-at = Table: { $table }. Come in, and it opens at once.
