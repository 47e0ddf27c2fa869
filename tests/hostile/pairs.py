"""Paired histories: a round, and the same with other cards wherever a reader knows none, are the
same bytes to that reader. The contract suite has the rule of each game; here very many are asked,
with all that a table says around its game: numbers, acknowledgements, and to how many it is said,
which metrics count."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count as numbers
from itertools import cycle
from typing import Any

from msgspec.structs import replace

from croupier.games import games
from croupier.games.runner import Step
from croupier.tables.authority import Player
from croupier.tables.commands import Order, StartRound
from croupier.tables.drafting import Decision
from croupier.tables.events import Played as PlayedEvent
from croupier.tables.frames import ClockView, Outcome, PendingView, table_news
from croupier.tables.opening import preset_settings
from croupier.tables.privateparts import PrivateParts
from croupier.tables.show import is_secret, show
from croupier.tables.table import Round, Seat, Table
from tests.contract.rounds import ROUNDS, Evening, Played, Setup, setups_of
from tests.contract.secrecy import Disguise, Reader, count_hidden, disguises, readers

RAIL = Player("rail", "Rail")


class Told:
    """What a table tells its readers of a history, step by step."""

    def __init__(self, setup: Setup, played: Played) -> None:
        game = setup.game
        seats: list[Seat | None] = [None] * (1 + max(played.dealt, default=0))
        for number in played.dealt:
            seats[number] = Seat(f"player {number}", f"Player {number}", played.stacks[number])
        self._seats = played.dealt
        self._parts = PrivateParts()
        self._table = Table(
            id="table",
            name="Table",
            preset=next(iter(game.presets)),
            settings=preset_settings(game, next(iter(game.presets))),
            host="",
            seats=tuple(seats),
            game=game,
            rules=setup.rules,
        )

    def pass_by(self, events: tuple[Any, ...]) -> None:
        """A step that is not compared."""
        self._after(None, is_secret(map(PlayedEvent, events), self._table.game))

    def tell(self, step: Step, events: tuple[Any, ...], state: Any, reader: Reader) -> bytes:
        game = self._table.game
        wrapped = tuple(map(PlayedEvent, events))
        shown = self._shown(wrapped, None)
        secret = not any(shown)
        self._after(Round(1, b"", 0, state, 1, ()), secret)
        pending, asked = game.pending(state), None
        if pending is not None:
            wait_ms = pending.wait_ms
            asked = PendingView(pending.turn, pending.seats, wait_ms, wait_ms)
        decision = Decision(self._table, wrapped, shown, secret)
        order = Order("table", self._mover(step), f"order {self._table.seq}", StartRound(b""))
        outcome = Outcome(decision, ClockView(asked, None), {}, order)
        name = RAIL.id if reader is None else f"player {reader}"
        news = table_news(outcome, {name, RAIL.id}, self._parts)
        assert news is not None
        assert news.frame is not None
        sent = [seat for seat in self._seats if not secret or self._shown(wrapped, seat) != shown]
        part = news.frame.private.get(name, news.frame.rail)
        if part is None:
            return b"nothing, and frames for %r" % sent
        said = news.frame.public, part.events, part.fields, b"%r, %r" % (part.ack, sent)
        return b"|".join(said)

    def _shown(self, events: Iterable[PlayedEvent], seat: Reader) -> tuple[Any, ...]:
        return tuple([show(event, seat, self._table.game) for event in events])

    def _after(self, running: Round | None, secret: bool) -> None:
        table = self._table
        self._table = replace(
            table, seq=table.seq + 1, secrets=table.secrets + secret, round=running
        )

    def _mover(self, step: Step) -> Player:
        seat = getattr(step.move, "seat", None)
        return RAIL if seat is None else Player(f"player {seat}", f"Player {seat}")


def check_pair(setup: Setup, played: Played, disguise: Disguise, true: list[bytes]) -> None:
    told, state = Told(setup, played), None
    for number, (step, events) in enumerate(zip(played.steps, disguise.steps, strict=False)):
        state = setup.game.fold(events, state) if events else state
        if number < disguise.start:
            told.pass_by(events)
            continue
        same = told.tell(step, events, state, disguise.reader) == true[number]
        assert same, (played.script, disguise.reader, step.events)


def compare_pairs(most: int, seed: int, progress: Callable[[int], None]) -> Counter[str]:
    """How many pairs of each game were compared. `seed` is that of the first evening."""
    found: Counter[str] = Counter()
    setups = [setup for game in games().values() for setup in setups_of(game)]
    for setup, evening in zip(cycle(setups), numbers(seed), strict=False):
        game = setup.game
        for played in Evening(setup, evening).rounds(ROUNDS):
            if not count_hidden(game, [played]):
                continue
            true = {reader: _true(setup, played, reader) for reader in readers(played)}
            for disguise in disguises(game, played):
                check_pair(setup, played, disguise, true[disguise.reader])
                found[game.name] += 1
        progress(min(found.total(), most))
        if found.total() >= most:
            return found
    return found


def _true(setup: Setup, played: Played, reader: Reader) -> list[bytes]:
    told = Told(setup, played)
    return [told.tell(step, tuple(step.events), step.after, reader) for step in played.steps]
