# Why an order was refused, and what to do next. CHIPS writes an amount given in hundredths.

# Messages and connections
refusal-malformed = This message is not understood and nothing was changed. Reload the page; if you wrote the client, the facts say where the message is wrong.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-too-slow = That took too long, and nothing was changed. Try again.
refusal-too-large = That is too much text. Shorten it and try again.
refusal-too-many-watched = You are watching { $max } tables already. Leave one of them first.
refusal-too-many-connections = You have { $max } windows open here. Close one and reload.
refusal-busy = The house is busy right now. Try again in a moment.
refusal-closing = The house is closing for a moment. Your chips are safe; come back in a minute.
refusal-internal = Something went wrong in the house and nothing was changed. Try again; if it happens again, tell the host.
refusal-not-saved = That could not be saved, so it did not happen. Try again in a moment.
refusal-house-waits = The house is waiting for one of its machines. It goes on by itself; what you did is kept if it arrived.
refusal-id-reused = Another order has this number already, so this one was not carried out. Reload the page; if you wrote the client, give each order a number of its own.
refusal-book-full = That is more than the house can count, so it did not happen. Tell the host.
refusal-foreign-host = The house does not answer to this name. Open it at its own address; the host can add a name with --origin.
refusal-local-only = This is shown on the machine of the house only.
refusal-foreign-origin = This page belongs to another site. Open the house at its own address.
refusal-not-a-socket = This address is for WebSockets only. Open the house at its front page.
refusal-no-such-page = There is nothing at this address. Go back to the front page.
refusal-wrong-method = This address cannot be used in that way. The description of the interface lists how.

# The front door
refusal-not-signed-in = You are not signed in. Enter your name at the front door.
refusal-bad-name = Choose a name of { $min } to { $max } visible letters, digits or signs.
refusal-name-taken = Somebody is here as { $name } already. Choose another name, or, if it is you, set a password there and sign in with it here.
refusal-password-needed = The name { $name } belongs to somebody. If it is yours, enter its password; otherwise choose another name.
refusal-wrong-password = That is not the password of this name. Try again, or choose another name.
refusal-short-password = A password needs at least { $min } characters. Choose a longer one.
refusal-name-kept = The name { $name } is kept for a guest who has chips here. Come back with the browser you had, or choose another name.
refusal-mixed-name = This name mixes letters that look alike. Write it with the letters of one language.
refusal-old-password-needed = Enter the password that you have now as well.
refusal-no-more-chips = All the chips for guests of your connection are given away. Come back in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}, or tell the host.
refusal-too-many-attempts = Too many attempts. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} and try again.

# Tables
refusal-no-such-table = This table does not exist any more. Choose another one in the lobby.
refusal-table-closed = This table is closed. Choose another one in the lobby.
refusal-no-such-game = The house does not have this game. Choose one from the list.
refusal-no-such-preset = This game has no such table. Choose one from the list.
refusal-bad-rules = A table cannot be played with these rules. Look at { $field }.
refusal-too-many-tables = You cannot open another table. Close one of yours first.
refusal-too-many-tables-here = Too many tables are open from your connection. Sit down at one of them.
refusal-house-full = The house has no room for another table. Sit down at one that is open.
refusal-host-only = Only the host of this table may do that. Ask the host, or open a table of your own.
refusal-house-only = Only the house itself may do that.
refusal-players-only = Only a player can do that. Sign in as one.
refusal-link-needed = This table is open to people who have its link. Ask the host for it.
refusal-ticket-needed = This table is open to people with a ticket. Ask the host for one.
refusal-round-running = A round is running. Wait until it is over and try again.
refusal-others-seated = Others sit at this table. It can be closed when they have left.

# Seats
refusal-not-seated = You have no seat at this table. Take one first.
refusal-already-seated = You have a seat at this table already.
refusal-already-queued = You are waiting for a seat at this table already. You are seated as soon as one is free.
refusal-not-queued = You are not waiting at this table.
refusal-nobody-to-admit = Nobody can be seated now. Wait until a seat is free.
refusal-no-such-seat = This table has no such seat. Choose another one.
refusal-seat-taken = This seat is taken. Choose another one.
refusal-seat-empty = Nobody sits there. Choose another seat.
refusal-table-full = All seats are taken. Wait until one is free.
refusal-leaving = You are leaving this table. You are out as soon as the round is over.
refusal-away-already = You are sitting out already. Press "I am back" to play.
refusal-no-sitting-out = Nobody sits out at this table. Leave it if you have to go; your chips go to your bank account.
refusal-no-cards-named = No card was named.
refusal-card-twice = { $card } is named twice.
refusal-card-dealt = { $card } has been dealt already.
refusal-no-such-card = There is no card { $card } in this deck.
refusal-held-already = The table waits before the next cards already.
refusal-not-held = Nothing is held up here.
refusal-rigging-already = Rigging is already set so.
refusal-rigging-off = Rigging is switched off at this table. The administrator switches it on between two games.
refusal-rigging-not-allowed = This house was started without --allow-rigging.
refusal-no-test-table = This is no test table.
refusal-tester-only = Only a tester may do this.
refusal-no-bank-here = No bank account sits at a test table. Leave the card room first, then take a seat here.
refusal-at-test-table = You sit at a test table, and no bank account may be there. Leave it first, then come in.
refusal-not-away = No bot plays for this player.
refusal-bad-buy-in = Bring { CHIPS($least) } to { CHIPS($most) } chips to this table. Choose an amount between them.
refusal-off-unit = This table plays in steps of { CHIPS($unit) }. Choose a multiple of it.
refusal-not-enough-chips = You do not have so many chips. Choose a smaller amount.
refusal-too-few-players = More players are needed. Wait for others, or ask for bots.
refusal-too-many-players = There are more players than this game can seat. Wait for the next round.
refusal-nothing-said = There was nothing to say. Write something first.
refusal-line-too-long = A line has at most { $max } characters. Shorten it and send it again.
refusal-chat-too-fast = You write faster than the others can read. Wait a moment and send it again.
refusal-no-such-line = This line is not there any more.
refusal-removed-here = The host has removed you from this table. You may look on; choose another table to play.
refusal-removed-already = { $name } is going already, as soon as the round is over.
refusal-not-at-table = Nobody called { $name } is here. Look at the list again.
refusal-not-yourself = You cannot remove yourself. Press Leave to go.

# Bots
refusal-no-bots-here = Bots do not play at this table. Invite other players instead.
refusal-no-such-bot = There is no bot of the kind { $kind }. Choose one from the list.
refusal-not-a-bot = This seat is a player's, not a bot's. Choose a bot.

# Playing
refusal-no-round = No round is running. Wait for the next one.
refusal-stale-turn = The table has moved on in the meantime. Look again and choose anew.
refusal-not-your-turn = It is not your turn yet. Wait until your place lights up.
refusal-not-in-hand = You are not in this hand. Wait for the next one.
refusal-hand-over = This hand is over. Wait for the next one.
refusal-check-is-free = You can check for free. Check instead of folding.
refusal-cannot-check = There is a bet to match. Call { CHIPS($call) }, raise or fold.
refusal-nothing-to-call = There is no bet to call. Check or bet.
refusal-cannot-raise = You cannot raise now. Call or fold.
refusal-raise-too-small = That raise is too small. Raise to at least { CHIPS($least) }, or go all-in.
refusal-raise-too-large = You do not have so many chips. Raise to at most { CHIPS($most) }.
refusal-raise-off-step = Raises go in steps of { CHIPS($step) } from { CHIPS($least) } on. Choose one of them.

# What the house says when it ends a connection
bye-closing = The house is closing for a moment. Your chips and your hand are safe; the page comes back by itself.
bye-signed-out = You have signed out. Come back soon.
bye-moved = You have signed in on another device, and your session goes on there.
refusal-bots-fixed = The bots of this table were chosen for the whole stay. Leave and open a new table to choose again.
refusal-bot-chips-drawn = At this table chance decides what a bot brings. Ask the bot without an amount.

# Roulette
refusal-not-in-round = You are not in this round. Wait for the next one.
refusal-no-more-bets = No more bets: the wheel is turning. Wait for the number.
refusal-no-bets = Nothing of yours lies on the board. Place a bet first, then spin.
refusal-spin-asked = You have asked for the spin already. The wheel turns when the others are ready.
refusal-no-such-point = The board has no place { $point }. Choose one that can be seen.
refusal-point-twice = The place { $point } is named twice. Put all chips for it into one bet.
refusal-bet-too-small = That bet is too small. Bet at least { CHIPS($least) }.
refusal-bet-too-large = That bet is too large. Bet at most { CHIPS($most) }.
bye-no-chips = You have no chips left, so this visit is over. Come in again and begin with a fresh 1,000.

# Sabacc
refusal-not-now = That cannot be done at this moment. Choose one of the buttons that are lit.
refusal-not-your-card = This card is not in your hand. Choose one that is.
refusal-no-raise = The bet cannot be raised now. Match it or junk your hand.
refusal-bets-closed = The cards are out, so no more bets in this round. Bet again in the next one.
refusal-no-bet = You have not laid a bet. Put chips down first, then press Start.
refusal-not-dealt-yet = The cards are not dealt yet. Lay your bet and press Start.

# The coach
refusal-no-coach = Nobody can advise on this game. Ask at a table of a game that has a coach.
refusal-nothing-to-advise = There is nothing to advise on now. Ask again when you have to decide about your cards.
refusal-no-chart = This game has no chart and no edge of the house. Ask for them at a table of blackjack.
refusal-coach-not-allowed = The coach is not allowed at this table. Ask at a table of your own, against bots.
refusal-coach-only-alone = Another person plays here now, so the coach keeps quiet. Ask again when you are alone with bots.
refusal-bad-range = “{ $part }” names no hands. Write for instance: 77+, A9s+, KQo, QQ-99, AhKh or 20%.
refusal-empty-range = Nobody can hold one of these hands with the cards that you see. Name others.

# Twenty-one
refusal-insurance-first = The dealer shows an ace. Choose an insurance first, or none.
refusal-cannot-double = You cannot double here: it takes the first two cards, and as many chips again.
refusal-cannot-split = You cannot split here: it takes two cards of the same rank, and as many chips again.
refusal-cannot-surrender = You cannot surrender here: it is possible with the first two cards only.
refusal-no-insurance = There is no insurance now. It is offered when the dealer shows an ace.
refusal-bad-insurance = Insure for up to { CHIPS($most) }: half of your bet.

# The bank. $tries is how many more PINs may be wrong.
refusal-bad-card-number = This is not the number of a card. Look at it again, or swipe the card once more.
refusal-card-unreadable = Your card has to be entered again, because the house was started anew meanwhile.
refusal-unknown-card = No bank of this house knows this card. Use another card.
refusal-pin-needed = A debit card needs its PIN. Enter it.
refusal-wrong-pin = Wrong PIN. { $tries ->
    [one] One more try, then the bank locks the card.
   *[other] { $tries } more tries, then the bank locks the card.
}
refusal-card-locked = The bank has locked this card after three wrong PINs. Use another card.
refusal-card-refused = The bank refuses this card. Use another card, or ask your bank.
refusal-account-too-small = There must be at least { CHIPS($least) } in the account. Use another card.
refusal-insufficient-funds = There is not enough in your account. Enter a smaller amount, or use another card.
refusal-bank-not-reached = The bank cannot be reached, and no money was moved. Try again, or cancel.
refusal-bank-silent = The bank has not answered yet. The house asks until it does, and your chips come as soon as it confirms.
refusal-bank-order-open = The bank has not answered your last order yet. Wait until it does.
refusal-bad-purchase = Buy chips for { CHIPS($least) } or more, in steps of { CHIPS($step) }.
refusal-bad-amount = There are no chips to cash in. Choose another amount.

# Card rooms
refusal-room-off = The room is closed. Come back when it opens.
refusal-room-on = The room is open already.
refusal-room-closing = The room closes after the games that run now. Come back when it opens again.
refusal-administrator-only = Only an administrator of the house may do that.
refusal-in-room-already = You are in this room already.
refusal-account-in-use = Somebody in this room plays with this bank account already. Use another card.
refusal-not-in-room = You are not in this room. Come in with your card first.
refusal-moved = Your session has just moved to another device. Sign in again if that was not you.
refusal-not-called = No seat was free for you yet. You are led to one when it is your turn.
refusal-no-such-room = There is no such room in this house.
refusal-ticket-expired = Your place at the table has lapsed. You are called again when a seat is free.

# Pictures
refusal-picture-too-large = This picture is larger than { $megabytes } MB. Choose a smaller one; the one before stays.
refusal-picture-too-many-pixels = This picture has more than { $megapixels } million pixels. Choose a smaller one; the one before stays.
refusal-not-a-picture = This file is no picture that can be shown. Choose a PNG, JPEG, WebP or GIF; nothing was changed.

# Dou dizhu
refusal-must-lead = You lead this round, so you cannot skip. Play any hand.
refusal-bid-too-low = Bid { $least ->
    [3] 3
   *[other] { $least } to { $most }
} points, or pass.
refusal-no-cards = No cards are chosen. Choose the cards that you want to play.
refusal-no-such-hand = These cards are no hand together. Look at the hands in the rules, or ask for a hint.
refusal-chain-too-short = This chain is too short. It takes five single cards, three pairs or two trios in a row.
refusal-no-chain-card = A 2 and the jokers cannot be part of a chain. The highest card of a chain is an ace.
refusal-equal-kickers = The kickers must be of different ranks. Choose two different ones.
refusal-both-jokers = The two jokers cannot be kickers together. Take one of them, or another card.
refusal-kicker-of-trio = A kicker cannot have the rank of a trio beside it. Choose another card.
refusal-wrong-kickers = The kickers do not fit. Each trio takes one card or one pair, four of a kind take two cards or two pairs, all of different ranks.
refusal-not-for-beginners = This room plays single cards, pairs, trios, bombs and the rocket only.
refusal-other-category = This is another kind of hand than the one on the table. Play the same kind, a bomb or the rocket, or skip.
refusal-other-length = The chain must be as long as the one on the table. Choose as many cards, play a bomb, or skip.
refusal-not-higher = This hand is not higher than the one on the table. Play a higher one, a bomb, or skip.
refusal-rocket-stands = Nothing beats the rocket. Skip.

# The administrator's desk
refusal-desk-only = Sign in at the desk first.
refusal-wrong-sign-in = Name or password is wrong. Try again.
refusal-wrong-setup-code = This is not the code that the console printed at the last start. Look there again.
refusal-set-up-already = The house has an administrator already. Sign in.
refusal-second-factor-needed = Enter the code of your authenticator app too.
refusal-wrong-code = This code is wrong or was used already. Wait for the next one.
refusal-second-factor-on = Your account asks for codes already.
refusal-second-factor-off = Your account asks for no codes. Set up the app first.
refusal-unknown-player = Nobody of this name has ever been here.
refusal-interrupted = This was cut off and may be done in part. Look before you try again.
refusal-player-not-here = This player is not there any more.
refusal-player-leaving = This player is leaving already.
refusal-barred = You are barred from this room. Ask the host.
refusal-already-barred = This player is barred already.
refusal-not-barred = This player is not barred.
refusal-nothing-changed = It is like that already. Nothing was changed.
refusal-stale-round = This round cannot be voided any more: the next one has begun, or it was voided before.
refusal-round-spent = This round cannot be taken back: somebody has left with chips that it brought.
refusal-reason-needed = Say why. The players are told.
refusal-rooms-on = A room is still open. Switch it off first, or force the end.
refusal-plays-here = You play there, under this name or in this browser, so you cannot see the cards.
refusal-view-open = Somebody of this name, or in this browser, looks at the cards there as administrator. Close that view first.
refusal-code-needed = This table is open to people who know its code. Ask the host for it.
refusal-no-such-code = No open table has this code. Check the letters and try again.
refusal-nothing-to-show = There is no hidden hand that you could show now.
refusal-no-such-round = There is no such round, or it is not for your eyes.
refusal-share-withdrawn = Whoever shared this round has taken the link back.
