"""What the coach says, as lines of text. It reads without colour, and knows only what the coach was
told: what the seat may see."""

from collections.abc import Iterable, Iterator, Sequence

from croupier.games.blackjack.views import BlackjackView
from croupier.games.coach import Advice, Chart
from croupier.terminal.screen import Screen, columns_of
from croupier.terminal.words import Words
from croupier.wire.message_ids import MessageId

KINDS = ("hard", "soft", "pair")
GAP = 2


def bet_on_turn(view: BlackjackView, seat: int) -> int:
    """What lies on the hand that is advised; the worth of a move is told in shares of it."""
    bets = [each.hands[each.hand or 0].laid for each in view.seats if each.seat == seat]
    return sum(bets)


def advice_lines(words: Words, advice: Advice, bet: int) -> Iterator[str]:
    """The best move, then what each is worth, from the best to the worst."""
    best = words.made(f"terminal-do-{advice.best}")
    yield words.say("terminal-book-best", move=best)
    for move, value in sorted(advice.values.items(), key=lambda item: -item[1]):
        gain = round(value * bet)
        key: MessageId = "terminal-book-wins" if gain > 0 else "terminal-book-loses"
        if gain == 0:
            key = "terminal-book-even"
        yield words.say(key, move=words.made(f"terminal-do-{move}"), amount=words.money(gain))
    yield words.say("terminal-book-means", bet=words.money(bet))


def show_chart(screen: Screen, words: Words, chart: Chart) -> None:
    for row in chart_rows(words, chart):
        screen.draw(row)
    screen.line()
    screen.line(words.say("blackjack-chart-key"))


def chart_rows(words: Words, chart: Chart) -> Iterator[str]:
    """A table for each kind of hand: what one holds by what the dealer shows."""
    width = GAP + max(
        columns_of(text)
        for text in (
            *chart.columns,
            *(_cell(words, cell) for row in chart.rows for cell in row.cells),
        )
    )
    for kind in KINDS:
        rows = [row for row in chart.rows if row.kind == kind]
        if not rows:
            continue
        yield ""
        yield words.made(f"blackjack-chart-{kind}")
        yield _line("", chart.columns, width)
        for row in rows:
            yield _line(row.name, (_cell(words, cell) for cell in row.cells), width)


def _line(name: str, cells: Iterable[str], width: int) -> str:
    """Cells below each other, also where signs are two columns wide."""
    padded = (" " * (width - columns_of(cell)) + cell for cell in cells)
    return f"{name:>3}" + "".join(padded)


def _cell(words: Words, moves: Sequence[str]) -> str:
    """The letter of the move; a small one says what to do where it is not allowed, unless that is
    to hit."""
    first, other = moves[0], moves[1] if len(moves) > 1 else "hit"
    text = words.made(f"blackjack-letter-{first}")
    return text if other == "hit" else text + words.made(f"blackjack-letter-{other}").lower()
