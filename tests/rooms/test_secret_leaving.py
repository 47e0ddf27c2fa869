"""In the card room nobody learns that somebody has left before the leaver's turn. The same evening
is played twice, with and without a leaver, and the others must be sent the same bytes."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from croupier.games.game import Refused
from croupier.server.watchers import send
from croupier.tables.authority import Player
from croupier.tables.commands import Leave, SetAway
from tests.rooms.bankclub import BankClub
from tests.simulate.eye import Eye

pytestmark = pytest.mark.asyncio
SEATED = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil")
QUEUE = ("Hal", "Ida")


class Evening:
    """A full table in its first game, two in the queue, and all that everybody is sent."""

    def __init__(self, club: BankClub) -> None:
        self.club = club
        self.eyes: dict[str, Eye] = {}
        self.rooms: list[bytes] = []
        self.lobbies: list[bytes] = []

    @classmethod
    @asynccontextmanager
    async def begin(cls, path: Path) -> "AsyncIterator[Evening]":
        club = await BankClub.begin_at(path)
        await club.switch_on()
        await club.arrive(*SEATED, chips=0)
        for name in SEATED:
            await club.purchase(name, 50_00)
        await club.arrive(*QUEUE)
        evening = cls(club)
        for name in (*SEATED, *QUEUE):
            player = Player(name.lower(), name)
            evening.eyes[name] = eye = Eye(player.id)
            frame = await club.bus.watch(club.only_table.id, player)
            club.watchers.add(club.only_table.id, eye)
            send(eye, frame, frame.private[player.id])
        club.rooms.listen(lambda room: evening.rooms.append(msgspec.json.encode(room)))
        while club.only_table.round is None:
            await club.advance(500)
        yield evening
        await club.crash()
        assert club.errors == []

    @property
    def turn(self) -> str:
        return self.club.on_turn(self.club.only_table.id)

    def sent(self, leaver: str) -> dict[str, list[bytes]]:
        """All that others were ever sent, and what they would be sent if they asked."""
        found = {name: list(eye.frames) for name, eye in self.eyes.items() if name != leaver}
        found["rooms"] = list(self.rooms)
        cards = self.club.lobby.cards
        found["lobby"] = [msgspec.json.encode(cards(name.lower())) for name in (*SEATED, *QUEUE)]
        return found


async def play(path: Path, leaver: str | None, watched: str, steps: int) -> dict[str, list[bytes]]:
    """So many turns, of which the leaver has none; what all but `watched` have been sent."""
    async with Evening.begin(path) as evening:
        club = evening.club
        if leaver is not None:
            await club.do(club.only_table.id, leaver, Leave())
            # Whatever a leaver still does gives nothing away either.
            for command in (Leave(), SetAway(True)):
                with pytest.raises(Refused, match="leaving"):
                    await club.do(club.only_table.id, leaver, command)
            await club.disconnect(leaver)
            club.watchers.remove(club.only_table.id, evening.eyes[leaver])
            club.bus.unwatch(club.only_table.id, leaver.lower())
        for _ in range(steps):
            await club.advance(2_000)
            await club.act()
        return evening.sent(watched)


async def first_turns(path: Path) -> list[str]:
    """The names in the order in which they act first."""
    async with Evening.begin(path) as evening:
        found = []
        for _ in SEATED:
            found.append(evening.turn)
            await evening.club.act()
        return [next(name for name in SEATED if name.lower() == player) for player in found]


@pytest.mark.req("EPS-RF-PG-004", "EPS-UC-006")
@pytest.mark.parametrize("place", [1, 3, 6])
async def test_the_others_are_sent_the_same_bytes_until_the_turn_of_the_leaver(
    new_path: Callable[[str], Path], tmp_path: Path, place: int
) -> None:
    def house(name: str) -> Path:
        (tmp_path / name).mkdir()
        return new_path("house").rename(tmp_path / name / "house.db")

    leaver = (await first_turns(house("order")))[place]
    with_leaver = await play(house("with"), leaver, leaver, steps=place - 1)
    without = await play(house("without"), None, leaver, steps=place - 1)
    assert with_leaver == without
    # One turn more, and it is the leaver's: now everybody may know.
    with_leaver = await play(house("with turn"), leaver, leaver, steps=place)
    without = await play(house("without turn"), None, leaver, steps=place)
    assert with_leaver.keys() == without.keys()
    assert with_leaver != without


@pytest.mark.req("EPS-RF-PG-004")
async def test_neither_the_queue_nor_the_expected_wait_tells_of_a_seat_about_to_be_free(
    new_path: Callable[[str], Path],
) -> None:
    async with Evening.begin(new_path("house")) as evening:
        club = evening.club
        turn = evening.turn
        leaver = next(name for name in SEATED if name.lower() != turn)
        rooms, known = len(evening.rooms), club.room
        await club.do(club.only_table.id, leaver, Leave())
        assert club.room is known  # the room does not even know
        assert len(evening.rooms) == rooms
        assert club.waiting == list(QUEUE)
        [now] = club.rooms._actors.values()
        assert leaver.lower() in now._tables[club.only_table.id].players
