"""A table whose log makes no sense is closed and refunded; the others open as if nothing were."""

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import AnyGame
from croupier.ledger.transfer import mint
from croupier.store.chain import GENESIS, link, seal
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.tables.codec import Unfoldable, encode_events, restore
from croupier.tables.commands import Act, Command, Leave, OpenRound, Ready, SetAway, Sit
from croupier.tables.decide import decide
from croupier.tables.events import TableOpened
from croupier.tables.evolve import evolve
from croupier.tables.opening import preset_settings
from croupier.tables.ports import TABLE_STREAM, Record, StoredStream
from croupier.tables.settings import RoundStart
from tests.contract.rounds import TABLES
from tests.simulate.house import WALLET, House
from tests.simulate.play import finish_round, sit_down
from tests.stores import ask, behind

JUNK: tuple[Any, ...] = (None, -1, 0, 7, 10**20, "", "x", [], {}, True, 1.5, [[]], {"e": "acted"})


class Vandal:
    """Changes a log behind the back of the house."""

    def __init__(self, house: House) -> None:
        self._house = house

    def change(self, table: str, seq: int, before: bytes, after: bytes, *, chain: bool) -> None:
        """With `chain`, so that the seals fit again: only the content makes no sense."""
        with behind(self._house.path) as book:
            rows = book(
                "SELECT seq, at_ms, command, events FROM log WHERE stream_id = ? ORDER BY seq",
                table,
            )
            previous = GENESIS
            for number, at_ms, command, events in rows:
                if number == seq:
                    assert before in events
                    events = events.replace(before, after)
                previous = link(previous, table, number, at_ms, command, events)
                sealed = (events, previous) if chain else (events, None)
                if chain or number == seq:
                    book(
                        "UPDATE log SET events = ?, hash = coalesce(?, hash) "
                        "WHERE stream_id = ? AND seq = ?",
                        *(*sealed, table, number),
                    )

    def change_snapshot(self, table: str, change: Callable[[bytes], bytes]) -> None:
        """With a seal that fits."""
        with behind(self._house.path) as book:
            ((state, hash_),) = book(
                "SELECT state, log.hash FROM snapshots JOIN log USING (stream_id, seq) "
                "WHERE stream_id = ?",
                table,
            )
            changed = change(state)
            book(
                "UPDATE snapshots SET state = ?, hash = ? WHERE stream_id = ?",
                *(changed, seal(hash_, changed), table),
            )


@pytest.mark.asyncio
@pytest.mark.parametrize("chain", [False, True], ids=["tampered with", "senseless"])
@pytest.mark.parametrize("running", [False, True], ids=["between hands", "in mid-hand"])
async def test_a_table_with_a_bad_log_is_closed_and_refunded_and_the_rest_opens(
    house: House, chain: bool, running: bool
) -> None:
    bad, people = await sit_down(house, "cardroom", "Ann", "Bob", bots=1)
    ann, bob = people
    good = await ann.open_table("casino")
    for person in people:
        await person.look(good)
        await person.sit(good)
    await house.advance(2_000)
    if not running:
        await finish_round(house, bad, people)
        await people[0].fidget(bad)
    seats = [ann.at(bad), bob.at(bad)]
    wallets = [ann.wallet, bob.wallet]
    bots = sum(seat.chips for seat in house.table(bad).seats if seat is not None and seat.bot)
    minted = house.balance(mint())
    other = house.table(good)
    await house.crash()
    last = "hands_dealt" if running else "ready_set"
    seq = await _seq_of(house, bad, last)
    Vandal(house).change(bad, seq, last.encode(), b"made_up_" + last.encode(), chain=chain)
    await house.start()
    assert house.lost == [bad]
    assert list(house.tables) == [good]
    assert house.table(good) == other
    assert [ann.wallet, bob.wallet] == [a + b for a, b in zip(wallets, seats, strict=True)]
    assert house.balance(mint()) == minted + bots
    assert [ann.at(bad), bob.at(bad)] == [0, 0]
    assert sum(person.wallet + person.at(good) for person in people) <= 2 * WALLET + bots
    await house.check_book()
    # It stays closed.
    await house.restart()
    assert house.lost == []
    assert list(house.tables) == [good]


async def _seq_of(house: House, table: str, event: str) -> int:
    rows = ask(house.path, "SELECT seq, events FROM log WHERE stream_id = ?", table)
    return max(int(seq) for seq, events in rows if f'"{event}"'.encode() in events)


@pytest.mark.both_stores
@pytest.mark.asyncio
async def test_a_damaged_snapshot_is_passed_over_while_the_log_is_whole(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await finish_round(house, table, people)
    before = house.table(table)
    await house.crash()
    with behind(house.path) as book:
        for stream, state in book("SELECT stream_id, state FROM snapshots"):
            damaged = state.replace(b"50", b"51")
            book("UPDATE snapshots SET state = ? WHERE stream_id = ?", damaged, stream)
    await house.start()
    assert house.lost == []
    assert house.table(table) == before


def log_of(*records: Record) -> StoredStream:
    return StoredStream("t", TABLE_STREAM, 1, None, records)


def unread(state: bytes, **changes: Any) -> bytes:
    return json.dumps({**json.loads(state), **changes}).encode()


SNAPSHOTS: dict[str, Callable[[bytes], bytes]] = {
    "of the version before": lambda state: unread(state, version=1),
    "of a later version": lambda state: unread(state, version=99),
    "of a game that is gone": lambda state: unread(state, game="snap"),
    "without its seats": lambda state: unread(state, seats=None),
    "with strange rules": lambda state: unread(state, rules={"game": "holdem", "unit": "x"}),
    "not an object": lambda state: b"[]",
    "not even JSON": lambda state: b"\xff\x00{",
    "empty": lambda state: b"",
}


@pytest.mark.asyncio
@pytest.mark.parametrize("change", SNAPSHOTS.values(), ids=SNAPSHOTS)
@pytest.mark.parametrize("running", [False, True], ids=["between hands", "in mid-hand"])
async def test_a_snapshot_that_cannot_be_read_is_ignored_and_the_log_is_folded(
    house: House, change: Callable[[bytes], bytes], running: bool
) -> None:
    """Its hash is right: it was written so, by another version perhaps."""
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid", bots=1)
    await people[0].fidget(table)
    leaver = next(person for person in people if person.id != house.on_turn(table))
    await leaver.leave(table)
    await finish_round(house, table, people)
    if running:
        await house.advance(house.table(table).settings.gap_ms)
        assert house.table(table).round is not None
    before = house.table(table)
    await house.crash()
    Vandal(house).change_snapshot(table, change)
    await house.start()
    assert house.lost == []
    assert house.errors == []
    assert house.table(table) == before
    for person in people:
        await person.look(table)
    await finish_round(house, table, people)
    await house.advance(house.table(table).settings.gap_ms)
    assert house.table(table).rounds == before.rounds + 1
    await house.check_book()


@cache
def a_log(game: AnyGame, preset: str) -> tuple[Record, ...]:
    """The records of a table with talk, hands and people who come and go."""
    event = TableOpened(
        id="t",
        name="T",
        game=game.name,
        preset=preset,
        rules=msgspec.to_builtins(game.presets[preset].rules),
        settings=preset_settings(game, preset),
        host="ann",
    )
    table = replace(evolve(None, event), seq=1)
    records = [Record("t", 1, 1_000, "ann/open", encode_events([event]))]
    dice = Chance(b"\5" * 32)
    names = ["ann", "bob", "cid"][: table.settings.seats]
    orders: list[tuple[Authority, Command]] = [
        (Player(name, name), Sit(table.settings.buy_in)) for name in names
    ]
    if table.settings.start is RoundStart.WHEN_READY:
        orders += [(Player(name, name), Ready()) for name in names]
    orders += [(Player("ann", "Ann"), SetAway(False)), (HOUSE, OpenRound(b"\6" * 32))]
    while len(records) < 16:
        pending = table.pending()
        if orders:
            who, order = orders.pop(0)
        elif table.round is None or pending is None:
            if not table.can_open():
                break
            who, order = HOUSE, OpenRound(dice.bytes(32))
        elif len(records) == 9 and len(names) > 2:
            who, order = Player("bob", "bob"), Leave()
        else:
            able = [n for n in pending.seats if table.game.options(table.round.state, n)]
            if not able:
                break
            number = dice.choice(able)
            seat = table.seats[number]
            options = table.game.options(table.round.state, number)
            assert seat is not None
            assert options is not None
            who, order = Player(seat.player, seat.name), Act(pending.turn, options.pick(dice))
        decision = decide(table, who, order, 1_000)
        table = decision.table
        events = encode_events(decision.events)
        records.append(Record("t", table.seq, 1_000, None, events))
    assert restore(log_of(*records)).table == table
    return tuple(records)


def damaged(value: Any, dice: Chance) -> Any:
    """The value with one thing in it replaced, renamed, doubled or gone."""
    if dice.below(4) == 0 or not isinstance(value, dict | list) or not value:
        return dice.choice(JUNK)
    if isinstance(value, list):
        index = dice.below(len(value))
        what = dice.below(4)
        if what == 0:
            return value[:index] + value[index + 1 :]
        if what == 1:
            return [*value, value[index]]
        return [*value[:index], damaged(value[index], dice), *value[index + 1 :]]
    key = dice.choice(sorted(value))
    rest = {name: item for name, item in value.items() if name != key}
    return rest if dice.below(4) == 0 else {**rest, key: damaged(value[key], dice)}


@pytest.mark.parametrize(("game", "preset"), TABLES)
@settings(max_examples=40)
@given(seed=st.binary(min_size=32, max_size=32))
def test_whatever_is_wrong_with_a_log_is_said_to_be_unfoldable(
    game: str, preset: str, seed: bytes
) -> None:
    """Nothing else, or one bad table would keep the whole house from opening."""
    dice = Chance(seed)
    records = list(a_log(games()[game], preset))
    for _ in range(10):
        index = dice.below(len(records))
        if dice.below(8) == 0:
            broken = records[:index] + records[index + 1 :]
        else:
            events = damaged(json.loads(records[index].events), dice)
            changed = replace(records[index], events=json.dumps(events).encode())
            broken = [*records[:index], changed, *records[index + 1 :]]
        with suppress(Unfoldable):
            restore(log_of(*broken))


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_a_round_in_which_nothing_happened_is_unfoldable(game: str, preset: str) -> None:
    records = list(a_log(games()[game], preset))
    index = next(n for n, record in enumerate(records) if b'"round_opened"' in record.events)
    opened = json.loads(records[index].events)[0]
    closed = {"e": "round_closed", "number": opened["number"], "gains": {}}
    for events in ([opened], [opened, closed]):
        changed = replace(records[index], events=json.dumps(events).encode())
        with pytest.raises(Unfoldable):
            restore(log_of(*records[:index], changed))
