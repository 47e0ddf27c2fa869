"""Who looks at which table, and who has been gone for too long."""

import pytest

from croupier.bus.presence import ABSENT_SECONDS, Presence
from tests.simulate.timer import VirtualTimer

pytestmark = pytest.mark.asyncio
MINUTE_MS = round(ABSENT_SECONDS * 1_000)


async def nothing() -> None:
    """Nothing is under way in these tests."""


class Hall:
    def __init__(self) -> None:
        self.timer = VirtualTimer(nothing)
        self.absent: list[tuple[str, str]] = []
        self.presence = Presence(self.timer, lambda *gone: self.absent.append(gone))


@pytest.fixture
def hall() -> Hall:
    return Hall()


async def test_a_player_looks_until_the_last_connection_ends(hall: Hall) -> None:
    presence = hall.presence
    assert list(presence.watching("t1")) == []
    for _ in range(2):
        presence.watch("t1", "ann")
    presence.watch("t1", "bob")
    presence.watch("t2", "ann")
    assert set(presence.watching("t1")) == {"ann", "bob"}
    assert not presence.unwatch("t1", "ann")
    assert presence.unwatch("t1", "ann")
    assert set(presence.watching("t1")) == {"bob"}
    assert set(presence.watching("t2")) == {"ann"}
    # Whoever does not look cannot stop looking.
    assert not presence.unwatch("t1", "ann")
    assert not presence.unwatch("t3", "ann")


async def test_who_does_not_come_in_time_is_absent_once(hall: Hall) -> None:
    hall.presence.expect("t1", "ann")
    await hall.timer.advance(MINUTE_MS // 2)
    hall.presence.expect("t1", "ann")  # waits already, and not longer for it
    await hall.timer.advance(MINUTE_MS // 2 - 1)
    assert hall.absent == []
    await hall.timer.advance(1)
    assert hall.absent == [("t1", "ann")]
    await hall.timer.advance(10 * MINUTE_MS)
    assert hall.absent == [("t1", "ann")]
    hall.presence.expect("t1", "ann")  # may be expected again
    await hall.timer.advance(MINUTE_MS)
    assert len(hall.absent) == 2


async def test_who_looks_is_not_expected_and_who_comes_is_not_absent(hall: Hall) -> None:
    presence = hall.presence
    presence.watch("t1", "ann")
    presence.expect("t1", "ann")
    presence.expect("t1", "bob")
    presence.expect("t2", "bob")
    await hall.timer.advance(MINUTE_MS - 1)
    presence.watch("t1", "bob")
    await hall.timer.advance(MINUTE_MS)
    assert hall.absent == [("t2", "bob")]


async def test_nobody_is_missed_at_a_table_that_is_gone(hall: Hall) -> None:
    presence = hall.presence
    presence.watch("t1", "ann")
    presence.expect("t1", "bob")
    presence.expect("t2", "bob")
    presence.forget_table("t1")
    presence.forget_table("never")
    assert list(presence.watching("t1")) == []
    assert not presence.unwatch("t1", "ann")
    await hall.timer.advance(MINUTE_MS)
    assert hall.absent == [("t2", "bob")]


async def test_nobody_is_missed_in_a_house_that_closes(hall: Hall) -> None:
    for table in ("t1", "t2"):
        hall.presence.expect(table, "ann")
    hall.presence.stop()
    await hall.timer.advance(MINUTE_MS)
    assert hall.absent == []
