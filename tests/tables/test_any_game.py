"""A table plays a game that it has never heard of: the lowest of two cards pays the pot, and
whoever is asked may only knock."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games import games
from croupier.games.game import (
    Action,
    Carryover,
    Event,
    Game,
    Holdings,
    Options,
    Pending,
    Preset,
    PrivateView,
    Refused,
    Rules,
    Settlement,
    Transition,
    View,
)
from croupier.tables import codec
from croupier.tables.authority import HOUSE, Player
from croupier.tables.commands import Act, Command, OpenRound, Sit
from croupier.tables.decide import decide
from croupier.tables.events import TableOpened
from croupier.tables.evolve import evolve
from croupier.tables.opening import preset_settings
from croupier.tables.ports import Record
from croupier.tables.table import Table

STAKE = 500
SETTINGS = {"seats": 4, "buy_in_min": 1, "buy_in_max": 10**6, "buy_in": 100}


class LowCardRules(Rules, frozen=True, kw_only=True, tag="low-card"):
    stake: int = STAKE


class Knock(Action, frozen=True, tag="knock"):
    pass


class Dealt(Event, frozen=True, tag="low_dealt"):
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    cards: tuple[Card, ...]
    stake: int


class Knocked(Event, frozen=True, tag="low_knocked"):
    seat: int


class LowOptions(Options, frozen=True):
    def allows(self, action: Any) -> bool:
        return isinstance(action, Knock)

    def pick(self, chance: Chance) -> Knock:
        return Knock()


class LowState(View, frozen=True):
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    cards: tuple[Card, ...]
    stake: int
    knocks: int = 0


class LowView(View, frozen=True):
    knocks: int


class LowPrivate(PrivateView, frozen=True):
    card: Card


Step = Transition[Dealt | Knocked, LowState]


class LowCard(Game[LowCardRules, Carryover, LowState, Knock, Dealt | Knocked]):
    name = "low-card"
    seats = range(2, 5)
    presets = MappingProxyType({"plain": Preset(LowCardRules(), SETTINGS)})
    rules = LowCardRules
    carryover = Carryover
    state = LowState
    action = Knock
    event = Dealt | Knocked
    view_type = LowView
    private_type = LowPrivate
    options_type = LowOptions

    def check(self, rules: LowCardRules) -> None:
        return

    def stakes(self, rules: LowCardRules) -> tuple[int, ...]:
        return (rules.stake,)

    def open(
        self,
        rules: LowCardRules,
        stacks: Mapping[int, int],
        carryover: Carryover | None,
        chance: Chance,
    ) -> Step:
        cards = STANDARD.shuffled(chance).cards[: len(stacks)]
        return self._step(None, Dealt(tuple(stacks), tuple(stacks.values()), cards, rules.stake))

    def _step(self, state: LowState | None, event: Dealt | Knocked) -> Step:
        return (event,), self.evolve(state, event)

    def evolve(self, state: LowState | None, event: Dealt | Knocked) -> LowState:
        if isinstance(event, Dealt):
            return LowState(event.seats, event.stacks, event.cards, event.stake)
        assert state is not None
        return replace(state, knocks=state.knocks + 1)

    def pending(self, state: LowState) -> Pending | None:
        if state.knocks == len(state.seats):
            return None
        return Pending(state.knocks, (state.seats[state.knocks],), 5_000)

    def options(self, state: LowState, seat: int) -> LowOptions | None:
        pending = self.pending(state)
        return LowOptions() if pending is not None and seat in pending.seats else None

    def decide(self, state: LowState, seat: int, action: Knock, chance: Chance) -> Step:
        if self.options(state, seat) is None:
            raise Refused("not_your_turn")
        return self._step(state, Knocked(seat))

    def expire(self, state: LowState, chance: Chance) -> Step:
        return self._step(state, Knocked(state.seats[state.knocks]))

    def leave(self, state: LowState, seat: int, chance: Chance) -> Step:
        return (), state

    def settlement(self, state: LowState) -> Settlement | None:
        if self.pending(state) is not None:
            return None
        return Settlement(dict(zip(state.seats, self._gains(state), strict=True)))

    def _gains(self, state: LowState) -> list[int]:
        loser = min(range(len(state.cards)), key=state.cards.__getitem__)
        others = len(state.seats) - 1
        return [-state.stake * others if n == loser else state.stake for n in range(others + 1)]

    def carry_over(self, state: LowState) -> Carryover:
        return Carryover()

    def without_seat(self, carryover: Carryover, seat: int) -> Carryover:
        return carryover

    def holdings(self, state: LowState) -> Holdings:
        return Holdings(dict(zip(state.seats, state.stacks, strict=True)), 0)

    def view(self, state: LowState) -> LowView:
        return LowView(state.knocks)

    def private_view(self, state: LowState, seat: int) -> LowPrivate | None:
        return LowPrivate(state.cards[state.seats.index(seat)]) if seat in state.seats else None

    def show(self, event: Dealt | Knocked, seat: int | None) -> Dealt | Knocked | None:
        return replace(event, cards=()) if isinstance(event, Dealt) else event


@pytest.fixture
def low_card() -> Iterator[LowCard]:
    game = LowCard()
    games()[game.name] = game
    yield game
    del games()[game.name]


def opened(low_card: LowCard) -> TableOpened:
    settings = preset_settings(low_card, "plain")
    rules = {"game": "low-card", "unit": 100, "stake": STAKE}
    return TableOpened("t", "Low", low_card.name, "plain", rules, settings, "host")


@pytest.mark.req("EPS-DD-006a", "EPS-DD-006b", "EPS-DD-006c")
def test_a_table_plays_any_game_that_keeps_the_contract(low_card: LowCard) -> None:
    start = opened(low_card)
    table = replace(evolve(None, start), seq=1)
    records = [Record("t", 1, 0, None, codec.encode_events([start]))]

    def order(player: str, command: Command) -> Table:
        who = HOUSE if not player else Player(player, player.upper())
        decision = decide(table, who, command, 0)
        events = codec.encode_events(decision.events)
        records.append(Record("t", decision.table.seq, 0, None, events))
        booked.extend(decision.transfers)
        return decision.table

    booked: list[Any] = []
    for player in ("ann", "bob", "cat"):
        table = order(player, Sit(10_000))
    table = order("", OpenRound(bytes(32)))
    while (pending := table.pending()) is not None:
        seat = table.seats[pending.seats[0]]
        assert seat is not None
        table = order(seat.player, Act(pending.turn, Knock()))

    chips = sorted(seat.chips for seat in table.seats if seat is not None)
    assert chips == [10_000 - 2 * STAKE, 10_000 + STAKE, 10_000 + STAKE]
    assert booked[-1].key == "round:t:1"
    assert sum(posting.amount for posting in booked[-1].postings) == 0
    restored = codec.fold_records(None, records).table
    assert restored.seats == table.seats
    assert restored.ended == table.ended


def test_a_table_gives_a_game_no_names_and_no_money_but_stacks(low_card: LowCard) -> None:
    table = replace(evolve(None, opened(low_card)), seq=1)
    for player in ("ann", "bob"):
        table = decide(table, Player(player, player), Sit(10_000), 0).table
    table = decide(table, HOUSE, OpenRound(bytes(32)), 0).table
    assert table.round is not None
    text = codec.encode_events([table.round.state]).decode()
    assert "ann" not in text
    assert "bob" not in text
