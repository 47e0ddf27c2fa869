"""However much comes at once, a turn of the loop does little of it: players with a seat wait for
nobody, and a crowd behind one address waits for itself."""

import asyncio
from collections import Counter
from itertools import pairwise

import pytest
from msgspec import json

from croupier.games.game import Refused
from croupier.pace import Bucket
from croupier.server.context import Settings
from croupier.server.door import FrontDoor, Origin
from croupier.server.fairqueue import Booths, FairQueue
from croupier.server.slices import PLAY_SECONDS, REST_MAX_SECONDS, Slice, Slices, Turns
from croupier.wire import limits
from croupier.wire.http import SignIn
from tests.server.conftest import OpenHouse
from tests.server.rig import Rig

pytestmark = pytest.mark.asyncio
CROWD, OTHER = "192.0.2.66", "198.51.100.7"
BURST = 40


class Ticks:
    """The turns of the loop, while somebody counts them."""

    def __init__(self) -> None:
        self.now = 0
        self._loop = asyncio.get_running_loop()
        self._handle = self._loop.call_soon(self._tick)

    def _tick(self) -> None:
        self.now += 1
        self._handle = self._loop.call_soon(self._tick)

    def stop(self) -> None:
        self._handle.cancel()


async def test_a_turn_of_the_loop_begins_so_much_and_no_more() -> None:
    slice_, ticks, begun = Slice(3, 100), Ticks(), list[int]()
    turns = Turns((slice_,))

    async def work() -> None:
        turns.count()
        if (turn := slice_.take(CROWD)) is not None:
            await turn
        begun.append(ticks.now)

    await asyncio.gather(*(work() for _ in range(20)))
    ticks.stop()
    assert max(Counter(begun).values()) == 3
    assert slice_.take(CROWD) is None, "what waited is done, and the next need not wait"


async def test_a_seat_does_not_wait_for_those_without() -> None:
    slices = Slices(Settings(messages_a_turn=2, seated_messages_a_turn=2))
    waiting = [slices.message(CROWD, "eve", seated=False) for _ in range(50)]
    assert waiting.count(None) == 2
    assert slices.message(CROWD, "ann", seated=True) is None
    assert slices.request(CROWD) is None


async def test_a_seat_does_not_come_first_with_more_than_a_person_sends() -> None:
    """However many sockets the player sends it over: a mob takes seats as well."""
    slices = Slices(Settings(messages_a_turn=1, seated_messages_a_turn=10**6))
    turns = [slices.message(CROWD, "eve", seated=True) for _ in range(BURST * 3)]
    assert None not in turns[limits.PROMPT_AT_ONCE + 1 :]
    assert slices.message(CROWD, "ann", seated=True) is None, "others are not concerned"
    await asyncio.gather(*(turn for turn in turns if turn is not None))


def turns_of(slices: Slices, player: str, a_second: float, seconds: float) -> list[object]:
    """What a player with a seat has to wait for who sends so much, so long."""
    now, loop = asyncio.get_running_loop().time(), asyncio.get_running_loop()
    with pytest.MonkeyPatch.context() as patch:
        turns = list[object]()
        for number in range(round(a_second * seconds)):
            patch.setattr(loop, "time", lambda at=now + number / a_second: at)
            turns.append(slices.message(OTHER, player, seated=True))
    return turns


async def test_a_person_with_a_seat_never_waits_with_the_others() -> None:
    """Chips are laid three or four a second, and two dozen at once when bets are doubled."""
    slices = Slices(Settings(messages_a_turn=0, seated_messages_a_turn=10**6))
    assert set(turns_of(slices, "ann", limits.PROMPT_PER_SECOND, 60)) == {None}
    assert set(turns_of(slices, "bob", 10**6, limits.PROMPT_AT_ONCE / 10**6)) == {None}


async def test_whoever_keeps_sending_more_than_a_person_always_waits_with_the_others() -> None:
    """Not only with what is too much: a mob with seats would have so much of the disk."""
    slices = Slices(Settings(messages_a_turn=0, seated_messages_a_turn=10**6))
    turns = turns_of(slices, "eve", limits.MESSAGES_PER_SECOND - 1, 10)
    assert None not in turns[3 * limits.PROMPT_AT_ONCE :]


async def test_a_bucket_that_counts_all_is_full_again_after_a_pause() -> None:
    bucket = Bucket(10, 20, 0.0)
    kept_on = [bucket.count(number / 30) for number in range(300)]
    assert all(kept_on[:20])
    assert not any(kept_on[40:])
    assert not bucket.count(11.0)
    assert all(bucket.count(15.0) for _ in range(20))


class Clocks:
    """Time that goes by, and time in which the loop worked, as a test wants them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = self.worked = 100.0
        monkeypatch.setattr("croupier.server.slices.perf_counter", lambda: self.now)
        monkeypatch.setattr("croupier.server.slices.thread_time", lambda: self.worked)


async def test_while_somebody_plays_the_others_have_a_third_of_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clocks = Clocks(monkeypatch)
    slices = Slices(Settings(messages_a_turn=1))
    assert slices.message(OTHER, "ann", seated=True) is None
    assert slices.message(CROWD, "eve", seated=False) is None
    turn = slices.message(CROWD, "eve", seated=False)
    assert turn is not None
    clocks.now, clocks.worked = clocks.now + 0.002, clocks.worked + 0.002
    await asyncio.sleep(0.05)
    assert not turn.done(), "the loop has not rested yet"
    assert slices.message(OTHER, "ann", seated=True) is None, "who plays does not wait"
    clocks.now += 0.004
    await asyncio.wait_for(turn, 10)


async def test_a_loop_that_only_works_still_serves_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clocks = Clocks(monkeypatch)
    slices = Slices(Settings(messages_a_turn=1))
    slices.message(OTHER, "ann", seated=True)
    slices.message(CROWD, "eve", seated=False)
    turn = slices.message(CROWD, "eve", seated=False)
    assert turn is not None
    most = REST_MAX_SECONDS + 0.001
    clocks.now, clocks.worked = clocks.now + most, clocks.worked + most
    await asyncio.wait_for(turn, 10)


async def test_nobody_rests_when_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks(monkeypatch)
    slices = Slices(Settings(messages_a_turn=1))
    slices.message(OTHER, "ann", seated=True)
    clocks.now += PLAY_SECONDS + 0.1
    slices.message(CROWD, "eve", seated=False)
    turn = slices.message(CROWD, "eve", seated=False)
    assert turn is not None
    clocks.worked += 1.0
    await asyncio.wait_for(turn, 10)


async def test_a_newcomer_from_elsewhere_is_next() -> None:
    queue = FairQueue(100)
    places = {f"crowd {n}": queue.join(CROWD) for n in range(50)} | {"other": queue.join(OTHER)}
    called = list[str]()
    while queue.call_next():
        called += (name for name, place in places.items() if place.done() and name not in called)
    assert called[:3] == ["crowd 0", "other", "crowd 1"]
    assert len(called) == 51


async def test_whoever_gave_up_is_passed_over() -> None:
    queue = FairQueue(100)
    gone, there = queue.join(CROWD), queue.join(CROWD)
    gone.cancel()
    assert queue.call_next()
    assert there.done()
    assert not queue.call_next()


async def test_more_than_may_wait_are_refused_and_others_are_not() -> None:
    slice_ = Slice(1, 2)
    Turns((slice_,)).count()
    turns = [slice_.take(CROWD) for _ in range(3)]
    with pytest.raises(Refused) as refused:
        slice_.take(CROWD)
    assert refused.value.code == "busy"
    turns.append(slice_.take(OTHER))
    await asyncio.gather(*(turn for turn in turns if turn is not None))


async def test_who_is_called_in_the_moment_of_giving_up_gives_the_place_back() -> None:
    booths = Booths(1, 10)
    await booths.enter(CROWD)
    second, third = (asyncio.ensure_future(booths.enter(CROWD)) for _ in range(2))
    await asyncio.sleep(0)
    booths.leave()
    second.cancel()
    await third
    booths.leave()
    await booths.enter(OTHER)
    assert second.cancelled()


async def test_what_a_client_sends_at_once_is_answered_in_many_turns(house: Rig) -> None:
    """The messages come in one piece, so that they are all there in the same turn."""
    _, eve = await house.seated("Eve")
    await eve.drained()
    most = house.settings.messages_a_turn
    metrics, counts = house.hub.metrics, list[int]()
    loop = asyncio.get_running_loop()

    def count() -> None:
        counts.append(metrics.frames)
        if counts[-1] < before + BURST:
            loop.call_soon(count)

    before = metrics.frames
    loop.call_soon(count)
    pings = [json.encode({"t": "ping", "n": n}).decode() for n in range(BURST)]
    await asyncio.gather(*(eve.ws.send_str(ping) for ping in pings))
    for number in range(BURST):
        assert (await eve.named("pong"))["n"] == number
    each = [after - now for now, after in pairwise(counts)]
    assert sum(each) == BURST
    assert max(each) <= most


async def test_a_message_that_cannot_be_read_counts_for_several(house: Rig) -> None:
    _, eve = await house.seated("Eve")
    codes = Counter[str]()
    for _ in range(limits.MESSAGES_AT_ONCE):
        await eve.ws.send_str("{")
    for _ in range(limits.MESSAGES_AT_ONCE):
        codes[(await eve.named("refusal"))["code"]] += 1
    assert set(codes) == {"malformed", "too_fast"}
    assert codes["malformed"] < limits.MESSAGES_AT_ONCE // 2


async def test_a_browser_that_loads_many_files_at_once_has_them_all(house: Rig) -> None:
    client = await house.guest("Ann")
    answers = await asyncio.gather(*(client.call("GET", "/api/games") for _ in range(30)))
    assert [status for status, _ in answers] == [200] * 30


async def test_a_request_that_finds_no_place_to_wait_is_told_that_the_house_is_busy(
    open_house: OpenHouse,
) -> None:
    house = await open_house(requests_a_turn=1, waiting_per_address=1)
    raw = [await asyncio.open_connection("127.0.0.1", house.url.port) for _ in range(8)]
    for _, writer in raw:  # in one turn of the loop, so that they arrive together
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    answers = [(await reader.read()).split(b"\r\n", 1)[0] for reader, _ in raw]
    for _, writer in raw:
        writer.close()
    found = Counter(answers)
    assert set(found) == {b"HTTP/1.1 200 OK", b"HTTP/1.1 503 Service Unavailable"}
    assert found[b"HTTP/1.1 200 OK"] >= 2


async def test_a_crowd_at_the_door_keeps_nobody_else_out(house: Rig) -> None:
    door, inside = FrontDoor(house.context()), list[str]()

    async def come_in(name: str, address: str) -> None:
        await door.sign_in(SignIn(name), Origin(address))
        inside.append(name)

    crowd = [asyncio.ensure_future(come_in(f"Eve {n}", CROWD)) for n in range(60)]
    await asyncio.sleep(0)
    await come_in("Ann", OTHER)
    assert len(inside) <= 2 * house.settings.sign_ins_at_once
    await asyncio.gather(*crowd)
    assert len(inside) == 61
    door.close()
