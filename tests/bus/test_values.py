"""The bus carries nothing but values: whatever passes could cross a network and come out the same,
and no deck and no seed is ever in it."""

from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.bus.local import LocalBus, Receive
from croupier.chat.line import ChatLine, ChatNews, ChatOrder, RemovedBy, RemoveLine, Say
from croupier.games.game import Refused
from croupier.tables.authority import HOUSE, Administrator, Authority, Bot, Player
from croupier.tables.commands import (
    SEEDED,
    Act,
    Admit,
    Answer,
    CloseTable,
    Command,
    Configure,
    Credit,
    DismissBot,
    Expire,
    FillSeats,
    FinishTable,
    HandOver,
    HoldDeal,
    IssueTicket,
    Leave,
    MarkAbsent,
    MarkPresent,
    OpenRound,
    OpenTable,
    Order,
    PauseTable,
    RawAct,
    ReadmitPlayer,
    Ready,
    Remove,
    RigDeck,
    SeatBot,
    SendAway,
    SetAway,
    SetRigging,
    ShowHand,
    Sit,
    StartRound,
    TopUp,
    Unqueue,
    VoidRound,
)
from croupier.tables.frames import Frame, FramePart, LobbyEntry, TableNews
from tests.simulate.crowd import NAMES, Crowd
from tests.simulate.house import House, chance_of

pytestmark = pytest.mark.asyncio
STEPS = 250
WINDOW = 6  # cards in a row that nobody holds together

# An action is read by the table that knows its game; until then it is text.
COMMANDS: Any = reduce(or_, (kind for kind in Command.__subclasses__() if kind is not Act))
Carried = msgspec.defstruct(
    "Carried", [("table", str), ("by", Authority), ("id", str), ("command", COMMANDS)], frozen=True
)


def over_the_wire(value: Any, kind: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=kind)


def same_order(order: Order) -> bool:
    carried: Any = over_the_wire(order, Carried)
    again = Order(carried.table, carried.by, carried.id, carried.command)
    return again == order and type(again.command) is type(order.command)


class Customs:
    """Looks into everything that passes the bus of a house."""

    def __init__(self) -> None:
        self.house: House | None = None
        self.seen: Counter[str] = Counter()
        self.forbidden: set[bytes] = set()

    def order(self, order: Order) -> None:
        self._note(order.command)
        assert same_order(order)
        if isinstance(order.command, SEEDED):
            assert order.command.seed == b""  # chance is drawn where the table is

    def answer(self, answer: Answer) -> None:
        self._note(answer)
        assert over_the_wire(answer, Answer) == answer

    def refused(self, refused: Refused) -> None:
        self._note(refused)
        assert over_the_wire((refused.code, refused.facts), tuple[str, dict[str, int | str]])

    def frame(self, frame: Frame) -> None:
        self._note(frame)
        again = over_the_wire(frame, Frame)
        assert again == frame
        assert all(type(part) is FramePart for part in again.private.values())
        self._search(msgspec.msgpack.encode(frame))

    def news(self, news: TableNews) -> None:
        self._note(news)
        again = over_the_wire(news, TableNews)
        assert again == news
        assert type(again.entry) is type(news.entry)
        self._search(msgspec.msgpack.encode(news))

    def entry(self, entry: LobbyEntry) -> None:
        self._note(entry)
        assert over_the_wire(entry, LobbyEntry) == entry
        self._search(msgspec.msgpack.encode(entry))

    def _note(self, value: Any) -> None:
        self.seen[type(value).__name__] += 1

    def _search(self, carried: bytes) -> None:
        assert self.house is not None
        for table in self.house.tables.values():
            if table.round is not None:
                self.forbidden |= spellings(table.round.seed)
                deck = getattr(table.round.state, "deck", ())
                for some in (deck[:WINDOW], deck[-WINDOW:]):
                    if len(some) == WINDOW:
                        self.forbidden.add(msgspec.json.encode(some)[1:-1])
                        self.forbidden.add(msgspec.msgpack.encode(some)[1:])
        for secret in self.forbidden:
            assert secret not in carried


def spellings(seed: bytes) -> set[bytes]:
    return {seed, seed.hex().encode(), b64encode(seed).rstrip(b"="), repr(seed).encode()}


@pytest.fixture
def customs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Customs]:
    customs = Customs()
    order, watch, listen = LocalBus.order, LocalBus.watch, LocalBus.listen

    def checked_order(bus: LocalBus, given: Order) -> Awaitable[Answer]:
        async def answered() -> Answer:
            try:
                answer = await order(bus, given)
            except Refused as refused:
                customs.refused(refused)
                raise
            customs.answer(answer)
            return answer

        customs.order(given)
        return answered()

    async def checked_watch(bus: LocalBus, table: str, by: Authority, link: str = "") -> Frame:
        frame = await watch(bus, table, by, link)
        customs.frame(frame)
        return frame

    def checked_listen(bus: LocalBus, receive: Receive) -> list[LobbyEntry]:
        def checked(news: TableNews) -> None:
            customs.news(news)
            receive(news)

        entries = listen(bus, checked)
        for entry in entries:
            customs.entry(entry)
        return entries

    monkeypatch.setattr(LocalBus, "order", checked_order)
    monkeypatch.setattr(LocalBus, "watch", checked_watch)
    monkeypatch.setattr(LocalBus, "listen", checked_listen)
    yield customs
    monkeypatch.undo()


@pytest.mark.req("EPS-RF-GR-017")
@pytest.mark.parametrize("seed", range(2))
async def test_all_that_passes_in_a_busy_house_survives_a_wire_and_holds_no_deck(
    new_path: Callable[[str], Path], customs: Customs, seed: int
) -> None:
    house = customs.house = await House.open(new_path("house"), seed)
    crowd = Crowd(house, await house.people(*NAMES), chance_of(seed, "values"))
    await crowd.arrive()
    for _ in range(STEPS):
        await crowd.step()
    await house.crash()
    assert house.errors == []
    assert len(customs.forbidden) > 20
    carried = {"Frame", "TableNews", "LobbyEntry", "Answer", "Refused"}
    orders = {"OpenTable", "Sit", "Leave", "RawAct", "SeatBot"}
    assert carried | orders <= customs.seen.keys(), customs.seen


SAMPLES: tuple[Command, ...] = (
    OpenTable("holdem", "casino", "Müller's", {"blinds": [500, 1_000]}, {"bot_buy_in": [1, 2]}),
    Sit(50_000, 3, "a link"),
    Sit(50_000),
    Leave(),
    RawAct(7, b'{"do":"raise","chips":500}'),
    SetAway(True),
    SetAway(True, True),
    ShowHand(),
    PauseTable(),
    HandOver("Ann"),
    TopUp(100),
    Ready(),
    StartRound(b"\x00\xff"),
    SendAway("Ann"),
    ReadmitPlayer("Ann"),
    SeatBot("thirds", 2, b"\x00"),
    DismissBot(2),
    IssueTicket("eve"),
    IssueTicket("eve", 1_700_000_000_000),
    FinishTable(),
    CloseTable(),
    MarkAbsent("ann"),
    MarkPresent("ann"),
    FillSeats(b"\x02"),
    Admit(),
    Unqueue("ann"),
    Credit("ann", 5_000),
    Expire(12),
    Expire(12, frozenset({"ann", "bob"})),
    OpenRound(b"\x01"),
    VoidRound(),
    VoidRound(7, "a misdeal"),
    Configure("Table 2", {"gap_ms": 9_000}, b"\x03"),
    Remove("ann"),
    SetRigging(True),
    HoldDeal(),
    RigDeck(("As", "Kd")),
)


everybody = pytest.mark.parametrize(
    "by",
    [Player("ann", "Ann"), Bot("bot-1", "Ada"), HOUSE, Administrator("root", "Root")],
    ids=lambda by: type(by).__name__,
)


@everybody
async def test_every_order_and_who_gives_it_are_the_same_at_the_other_end(by: Authority) -> None:
    assert set(map(type, SAMPLES)) == set(Command.__subclasses__()) - {Act}
    for command in SAMPLES:
        order = Order("t1", by, "id", command)
        assert same_order(order)
        carried: Any = over_the_wire(order, Carried)
        assert type(carried.by) is type(by)


@everybody
async def test_what_is_said_is_the_same_at_the_other_end(by: Authority) -> None:
    for command in (Say("\U0001f0a1 ok"), RemoveLine(1_700_000_000_000)):
        order = ChatOrder("t1", by, "id", command)
        assert over_the_wire(order, ChatOrder) == order
    for removed in (None, RemovedBy.HOST):
        news = ChatNews("t1", ChatLine(7, "Ann", "\U0001f0a1 ok", 7, removed))
        assert over_the_wire(news, ChatNews) == news
