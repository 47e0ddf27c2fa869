"""The room for two: one person against one bot, whose strength is chosen."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import pytest
import pytest_asyncio

from croupier.bots import bots, kinds_for
from croupier.bots.bot import BUDGET, Bot
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem.moves import (
    AllIn,
    Call,
    Check,
    Fold,
    HoldemAction,
    HoldemOptions,
    RaiseTo,
)
from croupier.games.holdem.rules import PRESETS
from tests.simulate.house import House, Person, refusal
from tests.simulate.play import finish_round

pytestmark = pytest.mark.asyncio
KINDS = kinds_for("holdem", PRESETS["heads-up"].rules)
LEVELS = tuple(kind for kind in ("easy", "medium", "hard") if kind in KINDS)
HANDS = 24
SEEN = 2  # so often a situation must have come up
GAP_MS = 10_000
THINK = 60  # iterations: what is proven here does not depend on how well a bot plays


class Watched(Bot):
    """Acts like another bot and keeps what it did by that logic. `opens` is what it does instead as
    the first to act before the flop, to bring about a situation in which the logic must answer."""

    kind: ClassVar[str] = "watched"

    def __init__(self, like: Bot) -> None:
        self.like = like
        self.opens: Callable[[HoldemOptions], Any] | None = None
        self.made: list[tuple[str, Any]] = []

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> Any:
        street = str(seen.view.street)
        untouched = not any(seat.deed for seat in seen.view.seats)
        if self.opens is not None and street == "preflop" and untouched:
            action = self.opens(seen.options)
        else:
            action = self.like.act(seen, chance, THINK)
            self.made.append((street, action))
        return action


@pytest.fixture
def watched() -> dict[str, Watched]:
    return {kind: Watched(bot) for kind, bot in bots()["holdem"].items()}


@pytest_asyncio.fixture
async def house(tmp_path: Path, watched: dict[str, Watched]) -> AsyncIterator[House]:
    opened = await House.open(tmp_path / "house.db", 7, {"holdem": watched})
    yield opened
    await opened.stop()


class Acted:
    """One action as everybody at the table was shown it."""

    def __init__(self, street: str, event: dict[str, Any]) -> None:
        self.street = street
        self.seat: int = event["seat"]
        self.deed: str = event["deed"]
        self.to: int = event.get("to", 0)
        self.all_in: bool = event.get("all_in", False)

    def is_just(self, action: HoldemAction) -> bool:
        match action:
            case Fold():
                return self.deed == "fold"
            case Check():
                return self.deed == "check"
            case Call():
                return self.deed == "call"
            case RaiseTo(chips):
                return self.deed in ("bet", "raise") and self.to == chips
            case AllIn():
                return self.all_in


def acts_of(events: Iterable[dict[str, Any]]) -> list[Acted]:
    street, found = "preflop", []
    for event in events:
        if event["e"] == "board_dealt":
            street = event["street"]
        elif event["e"] == "acted":
            found.append(Acted(street, event))
    return found


async def sit_against(house: House, ann: Person, kind: str) -> str:
    table = await ann.open_table("heads-up")
    await ann.look(table)
    await ann.sit(table)
    await ann.seat_bot(table, kind)
    return table


@pytest.mark.req("HU-OV-1", "HU-FR2d")
@pytest.mark.parametrize("kind", KINDS)
async def test_one_person_plays_exactly_one_bot_of_the_strength_that_he_chose(
    house: House, watched: dict[str, Watched], kind: str
) -> None:
    ann = await house.person("Ann")
    table = await sit_against(house, ann, kind)
    eye = await ann.look(table)
    assert [seat and seat.bot for seat in house.table(table).seats] == [None, kind]
    assert await refusal(ann.seat_bot(table, kind)) == "table_full"
    await house.advance(GAP_MS)
    await finish_round(house, table, [ann])
    assert watched[kind].made
    assert not any(bot.made for other, bot in watched.items() if other != kind)
    turns = [frame["pending"] for frame in eye.seen if frame["pending"] is not None]
    assert turns
    assert all(turn["wait_ms"] is None for turn in turns)  # no clock against the bot


@pytest.mark.req("HU-OV-1")
async def test_between_two_people_there_is_a_clock(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("heads-up")
    eye = await ann.look(table)
    await bob.look(table)
    await ann.sit(table)
    await bob.sit(table)
    await house.advance(GAP_MS)
    turn = next(frame["pending"] for frame in eye.seen[::-1] if frame["pending"] is not None)
    assert turn["wait_ms"] == 30_000
    assert await refusal(ann.seat_bot(table, "medium")) == "table_full"


@pytest.mark.req("HU-FR2d")
async def test_the_room_offers_bots_of_each_difficulty_from_weak_to_strong() -> None:
    assert LEVELS[:2] == ("easy", "medium")
    assert [kind for kind in KINDS if kind in LEVELS] == [*LEVELS]
    assert len({type(bots()["holdem"][kind]) for kind in KINDS}) == len(KINDS)


Pairs = Iterator[tuple[Acted | None, Acted]]


def before_and_after(acts: list[Acted], street: str) -> Pairs:
    """Each action of a street with the one before it; the first has none."""
    here = [act for act in acts if act.street == street]
    yield from ((None, act) for act in here[:1])
    yield from pairwise(here)


def least_raise(options: HoldemOptions) -> Any:
    if options.raise_to is None:
        return Check() if options.check else Call()
    return RaiseTo(options.raise_to.least)


def stays(options: HoldemOptions) -> Any:
    return Check() if options.check else Call()


class Situation:
    """When the person has the button, or not, and what both did before the bot has to answer."""

    def __init__(
        self,
        street: str,
        is_dealer: bool,
        own: str | None,
        opens: Callable[[HoldemOptions], Any] | None = None,
    ) -> None:
        self.street, self.is_dealer, self.own, self.opens = street, is_dealer, own, opens

    def answers(self, acts: list[Acted], own: int) -> Iterator[Acted]:
        """What the bot did right after it."""
        # The person acts just once before it; a bot that opens has done so before that.
        place = 0 if self.own is None else 1 if self.opens is None else 2
        for nth, (before, act) in enumerate(before_and_after(acts, self.street)):
            if nth != place or act.seat == own:
                continue
            if before is None or (before.seat == own and before.deed in str(self.own)):
                yield act


SITUATIONS = [
    # It acts first before the flop, where the person is not the dealer.
    pytest.param(Situation("preflop", False, None), marks=pytest.mark.req("HU-FR5.B")),
    # The person, who is the dealer, raises.
    pytest.param(Situation("preflop", True, "raise"), marks=pytest.mark.req("HU-FR5.A.b")),
    # It raises, the person raises again.
    pytest.param(
        Situation("preflop", False, "raise", least_raise), marks=pytest.mark.req("HU-FR5.B.a.i")
    ),
    # It calls, the person raises.
    pytest.param(
        Situation("preflop", False, "raise", stays), marks=pytest.mark.req("HU-FR5.B.b.i")
    ),
    # On the flop the person acts first, and it answers.
    pytest.param(Situation("flop", False, "check bet"), marks=pytest.mark.req("HU-FR6.A.a")),
    # On the flop it acts first, where the person is the dealer.
    pytest.param(Situation("flop", True, None), marks=pytest.mark.req("HU-FR6.B")),
]


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize("situation", SITUATIONS)
async def test_the_bot_acts_by_the_logic_of_its_difficulty(
    house: House, watched: dict[str, Watched], kind: str, situation: Situation
) -> None:
    """What is shown at the table is to the chip what the chosen logic, and no other, answered."""
    watched[kind].opens = situation.opens
    ann = await house.person("Ann")
    table = await sit_against(house, ann, kind)
    eye = await ann.look(table)
    seen = 0
    for number in range(HANDS):
        watched[kind].made.clear()
        eye.forget()
        await house.advance(GAP_MS)
        if house.table(table).round is None:
            break  # somebody has all the chips
        await play_hand(house, table, ann, situation, number)
        own, button = house.table(table).seat_of(ann.id), house.table(table).shown_state().button
        assert own is not None
        if (button == own) is not situation.is_dealer:
            continue
        acts = acts_of(event for frame in eye.seen for event in frame["events"])
        for act in situation.answers(acts, own):
            made = next(action for street, action in watched[kind].made if street == act.street)
            assert act.is_just(made), (act.deed, act.to, made)
            seen += 1
        if seen == SEEN:
            break
    assert seen == SEEN
    assert not any(bot.made for other, bot in watched.items() if other != kind)


async def play_hand(
    house: House, table: str, ann: Person, situation: Situation, number: int
) -> None:
    """The person raises once on the street that the situation is about, where it asks for that;
    for the rest she stays in for as little as possible."""
    raised = False
    while house.table(table).round is not None:
        if house.on_turn(table) != ann.id:
            await house.advance(1_000)
            continue
        options = house.options(table)
        assert isinstance(options, HoldemOptions)
        here = str(house.table(table).shown_state().street) == situation.street
        wants = situation.own == "raise" or (situation.own == "check bet" and number % 4 < 2)
        if here and wants and not raised:
            raised = True
            await ann.act(table, least_raise(options))
        else:
            await ann.act(table, stays(options))
