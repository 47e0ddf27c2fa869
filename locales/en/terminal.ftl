# Twenty-One as text in a terminal. Every message is one line, and none needs colour. Amounts ($amount, $bet, $balance …) come as text, made with
# terminal-money; cards come as text, made with kit-card.

# Money, as this language writes dollars: $amount is a number such as 7.50.
terminal-money = ${ $amount }

# What can be done. terminal-do-… is the name of it; terminal-keys-… are the letters for it, with
# spaces between them; the first one is shown. Things that are offered together need different letters.
terminal-do-hit = Hit
terminal-keys-hit = h
terminal-do-stand = Stand
terminal-keys-stand = s
terminal-do-double = Double
terminal-keys-double = d
terminal-do-split = Split
terminal-keys-split = p
terminal-do-surrender = Surrender
terminal-keys-surrender = r
terminal-do-again = Play again
terminal-keys-again = a
terminal-do-quit = Quit
terminal-keys-quit = q quit exit
terminal-do-yes = Yes
terminal-keys-yes = y
terminal-do-no = No
terminal-keys-no = n
terminal-do-hall = Hall of fame
terminal-keys-hall = f fame
terminal-do-help = Help
terminal-keys-help = ?
terminal-do-book = Ask the book
terminal-keys-book = b book
terminal-do-chart = Chart
terminal-keys-chart = t chart
# One thing that can be done, with its letter: Hit (h)
terminal-offer = { $word } ({ $key })

# Questions. The answer is typed behind them. $offers is a list such as: Hit (h) or Stand (s)
terminal-ask-move = { $name }: { $offers }?
terminal-ask-again = { $name }: { $offers }?
# $chips are the chips that can be chosen, such as 1, 5, 25; $default is what Enter bets.
terminal-ask-bet = { $name }, you have { $balance }. Bet { $least } to { $most } (chips { $chips }; Enter bets { $default }; { $quit } quits):
# The dealer shows an ace. $yes and $no are things that can be done, with their letters.
terminal-ask-insurance = { $name }, the dealer shows an ace. Insurance against 21, up to { $most }: an amount, { $yes } for all of it, or { $no }?
terminal-ask-players = How many players, 1 to { $most }? Enter means 1:
terminal-ask-bots = How many bots besides, 0 to { $most }? Enter means none:
terminal-ask-name = Name of player { $number }? Enter means { $default }:
# $languages is a list of codes such as en, de, zh.
terminal-ask-language = { $name }, your language ({ $languages })? Enter means { $default }:
terminal-ask-save = Keep settings and balances in { $path }?

# Hints after an answer that was not understood
terminal-hint-choices = That is not understood. Type { $offers }.
terminal-hint-amount = “{ $typed }” is no amount. Type a number such as 25, or chips such as 25 5 5.
terminal-hint-chip = There is no chip of { $typed }. You can choose { $chips }.
terminal-hint-not-of-chips = { $typed } cannot be made of chips. You can choose { $chips }.
terminal-hint-range = Type an amount from { $least } to { $most }.
terminal-hint-number = Type a number from { $least } to { $most }.
terminal-hint-name = Type a name of 1 to { $most } letters.
terminal-hint-language = Type one of { $languages }.

# The table
terminal-welcome = Twenty-One. Come closer to 21 than the dealer without going over.
terminal-welcome-keys = At any question, { $help } explains the keys and { $hall } shows the hall of fame.
# $title is a name, or a name with points
terminal-hand = { $title }: { $cards }
terminal-title-dealer = Dealer
# $points are what the cards count
terminal-title-player = { $name } ({ $points })
terminal-title-player-soft = { $name } (soft { $points })
terminal-title-split = { $name }, hand { $number } ({ $points })
terminal-title-split-soft = { $name }, hand { $number } (soft { $points })
terminal-round = Hand { $number }
# A player without a name
terminal-player = Player { $number }
# The name of one of several hands after a split
terminal-name-hand = { $name } (hand { $number })

# What happens
terminal-told-bet = { $name } bets { $bet }.
terminal-told-no-bet = { $name } sits this hand out.
terminal-told-shuffled = The dealer shuffles the shoe: { $cards } cards.
terminal-told-drawn = { $name } draws the { $card }: { $points }.
terminal-told-stood = { $name } stands on { $points }.
terminal-told-busted = { $name } is bust and loses { $bet }.
terminal-told-doubled = { $name } doubles the bet to { $bet }.
terminal-told-split = { $name } splits, with { $bet } more.
terminal-told-insured = { $name } takes insurance for { $bet }.
terminal-told-not-insured = { $name } takes no insurance.
terminal-told-surrendered = { $name } surrenders; { $back } comes back.
terminal-told-forfeited = { $name } leaves, and the bet of { $bet } stays with the house.
terminal-told-natural = { $name } has a natural 21!
terminal-told-peeked = The dealer checks for a natural 21: there is none.
terminal-told-hole = The dealer turns over the { $card }: { $points }.
terminal-told-dealer-drew = The dealer draws the { $card }: { $points }.
terminal-told-dealer-bust = The dealer is bust.
terminal-told-insurance-won = { $name } wins { $amount } by insurance.
terminal-told-insurance-lost = { $name } loses the insurance of { $amount }.

# Results of a hand: for the dealer, for each player, and all in all
terminal-results = Results
terminal-result-dealer = Dealer: { $points }
terminal-result-dealer-bust = Dealer: bust with { $points }
terminal-result-dealer-natural = Dealer: natural 21
terminal-result-natural = { $name }: natural 21, wins { $amount }
terminal-result-win = { $name }: win with { $points }
terminal-result-bonus = { $name }: win with { $points } after five hits, paid double
terminal-result-push = { $name }: push with { $points }
terminal-result-loss = { $name }: loss with { $points }
terminal-result-bust = { $name }: bust with { $points }
terminal-result-surrender = { $name }: surrender
terminal-won = { $name }, you won { $amount } in this hand. Balance: { $balance }
terminal-lost = { $name }, you lost { $amount } in this hand. Balance: { $balance }
terminal-even = { $name }, you neither won nor lost. Balance: { $balance }

# The end
terminal-broke = { $name }, your balance is { $balance }: you are out of the game.
terminal-quits = { $name } quits with { $balance }.
terminal-busted-house = { $name } has busted the house with { $balance }! The game is over.
terminal-game-over = Game over: nobody is left who has money and wants to play.
terminal-goodbye = Goodbye!
terminal-goodbye-unfinished = The hand was not finished, so all bets go back. Goodbye!

# Hall of fame
terminal-hall = Hall of fame: the last { $count } who busted the house
terminal-hall-empty = Hall of fame: nobody has busted the house yet.
# $day is a date such as 2026-11-17
terminal-hall-entry = { $place }. { $name }, { $balance } ({ $day })
terminal-hall-unreadable = The hall of fame in { $path } cannot be read ({ $why }). It is left as it is.
terminal-hall-unsaved = The hall of fame could not be kept in { $path }: { $why }.

# Help, shown by the key for it. $offers is a list of things that can be done, with their letters.
terminal-help-keys = Keys: { $offers }. Ctrl+C ends the game and keeps the balances.
terminal-help-bets = Bets: { $least } to { $most }, made of chips of 1, 5, 25 and 100 dollars.
terminal-help-shoe =
    { $decks ->
        [one] The shoe holds { $decks } deck.
       *[other] The shoe holds { $decks } decks.
    }
terminal-help-dealer =
    { $dealer ->
        [stands_on_17] The dealer stands on 17.
        [hits_soft_17] The dealer hits soft 17.
       *[hits_17] The dealer hits 17 and less.
    }
terminal-help-natural =
    { $ends ->
        [yes] A natural 21, an ace and a ten-point card, pays { $win } to { $stake }; all others then lose.
       *[no] A natural 21, an ace and a ten-point card, pays { $win } to { $stake }.
    }
terminal-help-limit = Whoever has more than { $limit } has busted the house, and the game is over.

# The config file
terminal-config-problem = { $path }, line { $line }: { $key } = "{ $value }" is not possible. Allowed: { $allowed }. The default is used.
terminal-config-line = { $path }, line { $line }: “{ $value }” is not understood. Expected: { $allowed }.
terminal-config-unknown = { $path }, line { $line }: the key { $key } is not known here. It is kept and ignored.
terminal-config-strict = The game does not start, because --strict is given.
terminal-config-foreign = { $path } is damaged or belongs to another program. Nothing is written over it; the game starts with the defaults and keeps no balances.
terminal-config-unreadable = { $path } cannot be read: { $why }. The game starts with the defaults and keeps no balances.
terminal-config-unsaved = The balances could not be saved in { $path }: { $why }. The game goes on.
terminal-config-saved-again = The balances are saved again.
terminal-config-written = Settings and balances are kept in { $path }. You can change them there.
terminal-config-not-kept = Nothing is kept. The balances of this game are lost when it ends.
terminal-config-anew = { $name } had busted the house and begins anew with { $balance }.
# What a value may be
terminal-allowed-range = a whole number from { $least } to { $most }
terminal-allowed-money = an amount up to { $most }, such as 50 or 62.50
terminal-allowed-chips = a whole amount from 1 to { $most }
terminal-allowed-switch = yes or no
terminal-allowed-language = one of { $list }
terminal-allowed-name = 1 to { $most } letters
terminal-allowed-once = each key once; the first one counts
terminal-allowed-bet-max = at least the minimum bet, { $least }
terminal-allowed-limit = more than the starting balance, { $least }
terminal-allowed-seats = at most { $most } players and bots together
terminal-allowed-line = key = "value", or # and a comment
# Written into a new file. Only the words behind # are translated; they must stay one line each.
terminal-file-title = Twenty-One. Edit this file when no game is running. "0" means the default.
terminal-file-language = Language of what concerns everybody
terminal-file-players = Players at this keyboard, 1 to 8, and bots besides
terminal-file-shoe = Decks in the shoe, 1 to 8; marker in percent from the end, by default drawn from 20 to 30
terminal-file-money = Starting balance, winnings limit, smallest and largest bet in dollars
terminal-file-rules = Side rules: yes or no
terminal-file-names = Names, languages and balances of the players

# At a server
terminal-net-connecting = Connecting to { $url } …
terminal-net-signed-in = You are { $name }, with { $balance } in your wallet.
terminal-net-no-server = { $url } cannot be reached: { $why }.
terminal-net-bad-url = “{ $url }” is no address of a server. It looks like http://example.org:8000
terminal-net-tables = Tables of Twenty-One:
# $taken of $seats seats are taken
terminal-net-table = { $number }. { $name } ({ $taken } of { $seats } seats)
terminal-net-no-tables = No table of Twenty-One is open.
terminal-ask-table = Number of a table, { $plain } for a new one, or { $full } for a new one with all side rules?
terminal-do-plain = New
terminal-keys-plain = n new
terminal-do-full = All rules
terminal-keys-full = a all
terminal-hint-table = Type a number from the list, { $plain } or { $full }.
terminal-ask-your-name = Your name?
terminal-net-seated = You sit down with { $balance }.
terminal-net-queued = All seats are taken. You wait for the next free one.
terminal-net-waiting = Waiting for the others …
terminal-net-sits = { $name } sits down with { $balance }.
terminal-net-left = { $name } leaves the table.
terminal-net-lost = The connection is lost. Trying again …
terminal-net-back = The connection is back.
terminal-net-gone = The connection could not be made again. Your chips are safe at the house.
terminal-net-closed = The table is closed.
terminal-net-too-late = Your time was up; the house has acted for you.
terminal-net-cashed-out = You leave with { $balance } in your wallet.

# The coach: what each move is worth, and the chart. $move is the name of something that can be done.
terminal-do-insure = Insurance
terminal-do-decline = No insurance
terminal-book-best = The book: { $move }
terminal-book-wins = { $move }: wins { $amount } on average
terminal-book-loses = { $move }: loses { $amount } on average
terminal-book-even = { $move }: neither wins nor loses on average
terminal-book-means = This is for your bet of { $bet }, with the cards that are still in the shoe.
terminal-chart-reckoning = One moment: the chart of these rules is reckoned …
