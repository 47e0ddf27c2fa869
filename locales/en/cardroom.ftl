# Words of the card room: the way in, the line, the account at the table, the way out.

# The way in
cardroom-sub = { $name }, your bank card, then your seat
cardroom-welcome = The card room
cardroom-motto = Your card opens the door. Chips come from your account, and go back to it when you leave.
cardroom-fact-watch = While you wait for a seat, you watch the games.
cardroom-fact-seat = A seat is yours at the end of a game. You buy chips there.
cardroom-fact-home = When you leave, your chips go back to your account.
cardroom-steps = Your way in
cardroom-step-kind = Pay with
cardroom-step-card = Card
cardroom-step-pin = PIN
cardroom-step-line = Your place
cardroom-closed-title = The card room is closed
cardroom-closed-text = It opens on this page by itself. You need not reload.
cardroom-closing-title = The card room is closing
cardroom-closing-text = The games that run now are the last ones, and nobody is let in any more.
cardroom-last-visit = Your last visit

# The card reader
cardroom-reader = Card reader
cardroom-choose = Which card do you pay with?
cardroom-debit = Debit
cardroom-credit = Credit
cardroom-debit-note = with PIN
cardroom-credit-note = without PIN
cardroom-swipe = Swipe your card, or type its number
cardroom-number = Card number
cardroom-number-wrong = This is not the number of a card. Look at it again, or swipe the card once more.
cardroom-continue = Continue
cardroom-back = Back
cardroom-pin-prompt = Your PIN
cardroom-keypad = PIN keypad
cardroom-digits =
    { $count ->
        [0] No digit entered
        [one] { $count } digit entered
       *[other] { $count } digits entered
    }
cardroom-enter = Enter
cardroom-correct = Correct
cardroom-cancel = Cancel
cardroom-asking = Asking the bank …
cardroom-accepted = Card accepted
cardroom-other-card = Another card
cardroom-cancel-ends = Cancel ends your session.
cardroom-not-let-in = The card room did not let you in, and your session is over. { $reason }
cardroom-pin-safe = Your PIN goes to the bank only. Nobody keeps it here.
cardroom-card =
    { $kind ->
        [debit] Debit •••• { $four }
       *[credit] Credit •••• { $four }
    }
cardroom-card-spoken =
    { $kind ->
        [debit] Debit card ending in { $four },
       *[credit] Credit card ending in { $four },
    }
cardroom-slip = Welcome, { $name }
cardroom-balance-told = Balance { $amount }
cardroom-go-on = Go on

# Cards of a practice bank
cardroom-demo = Demo cards
cardroom-demo-note = No real money
cardroom-demo-pin = PIN { $pin }
cardroom-demo-no-pin = No PIN
cardroom-demo-has =
    { $kind ->
        [debit] { $amount } in the account
       *[credit] limit { $amount }
    }
cardroom-demo-refused = the bank refuses it

# In line
cardroom-waiting = Waiting for a seat
cardroom-your-place = Your place
cardroom-called = called
cardroom-wait =
    { $minutes ->
        [0] less than a minute
       *[other] about { $minutes } min
    }
cardroom-wait-soon = a seat is free when this game ends
cardroom-wait-unknown = as soon as a seat is free
cardroom-line = The line
cardroom-next-seat = Next seat
cardroom-ahead =
    { $count ->
        [one] { $count } more ahead
       *[other] { $count } more ahead
    }
cardroom-watching = Watching { $table }
cardroom-no-game = No game to watch yet
cardroom-tables = Tables of the room
cardroom-table = Table { $number }
cardroom-leave-line = Leave the line
cardroom-leave-line-title = Leave the line?
cardroom-leave-line-text = Your session in the card room ends, and your place goes to the next one. Nothing was bought, so nothing is owed.
cardroom-stay-in-line = Stay in line
cardroom-ring = Ring me

# The seat is there
cardroom-seat-ready = Your seat is ready
cardroom-seat-yours = A seat is yours
cardroom-seat-number = Seat { $seat } is yours
cardroom-seat-text = You are led to the table. There you buy chips.
cardroom-seat-later = Stay here
cardroom-to-table = To the table

# The account
cardroom-account = Your account
cardroom-holder = Name
cardroom-kind = Card
cardroom-bank = Bank
cardroom-balance = Balance
cardroom-balance-last = Balance as last told
cardroom-change = Change account
cardroom-changed = From now on, chips are paid from this card and go back to it.
cardroom-receipts = Receipts
cardroom-receipt =
    { $kind ->
        [purchase] { $amount } in chips bought
       *[cash_in] { $amount } in chips cashed in
    }
cardroom-receipt-state =
    { $state ->
        [confirmed] { $kind ->
            [purchase] Paid by the bank
           *[cash_in] On your account
        }
        [rejected] Refused by the bank, and no money was moved
       *[open] The bank has not answered yet. We ask until it does.
    }

# Chips
cardroom-buy = Buy chips
cardroom-coming = { $amount } coming
cardroom-buy-amount = Chips for
cardroom-buy-for = Buy chips for { $amount }
cardroom-other-amount = Another amount
cardroom-less = Less
cardroom-more = More
cardroom-add = Add { $amount }
cardroom-add-chips = Add chips
cardroom-terms = From { $least }, in steps of { $step }
cardroom-beyond = That is more than your bank told last. It may refuse.
cardroom-bought = { $amount } in chips bought. They are in front of you.
cardroom-silent = The bank has not answered about { $amount } yet. We ask it until it tells; your chips come as soon as it confirms. You do not pay twice.
cardroom-unclear = The house did not answer, so we do not know whether { $amount } was ordered. Ask again: it is the same order, and it is never paid twice.
cardroom-ask-again = Ask again
cardroom-late-no = The bank has refused the purchase. No money was moved.
cardroom-gap =
    { $seconds ->
        [0] Next game …
       *[other] Next game in { SECONDS($seconds) }
    }
cardroom-ready-count = { $count } of { $all } ready
cardroom-stands =
    { $stands ->
        [empty] Seat { $seat } is yours. Buy chips to play the next game.
        [away] You are sitting out.
       *[alone] Waiting for another player.
    }
cardroom-closing-note = The room closes after this game. Your chips go to your account.

# The way out
cardroom-leave-title = Leave the card room?
cardroom-leave-text =
    { $chips ->
        [none] Your session ends, and your seat goes to the next in line.
       *[some] Your session ends, and your seat goes to the next in line. { $amount } in chips goes to your account •••• { $four }.
    }
cardroom-leave-stake = You are in a hand: it is folded, and what you have bet stays in the pot.
cardroom-leave-now = Leave
cardroom-goodbye = Goodbye, { $name }
cardroom-goodbye-why =
    { $why ->
        [closed] The card room has closed. Thank you for coming.
        [broke] You had no chips left when the next game began, so your seat went to the next in line.
        [missed] You did not act twice in a row, so your seat went to the next in line.
        [absent] You had no connection for too long, so your session is over.
        [removed] The house has ended your session.
       *[player] { $at ->
            [line] You have left the line. Nothing was bought, so nothing is owed.
           *[table] Your session in the card room is over. Thank you for playing.
        }
    }
cardroom-goodbye-to = in chips goes to your account •••• { $four }
cardroom-goodbye-hand = The bank is told when your hand is over.
cardroom-come-again = Come in again
