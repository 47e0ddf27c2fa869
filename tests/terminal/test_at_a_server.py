"""Twenty-One at the table of a server, with the words and keys of the one at home."""

import asyncio
import io
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from croupier.client import HouseClient
from croupier.terminal.keyboard import Keyboard
from croupier.terminal.online import OnlineGame
from croupier.terminal.screen import Screen
from croupier.terminal.words import Words
from tests.client.proxy import Wire
from tests.server.rig import PATIENCE, Rig
from tests.terminal.playing import COMMAND, environment
from tests.terminal.window import Window

pytestmark = pytest.mark.asyncio
BET = "q quits): "


@pytest_asyncio.fixture
async def house(store_kind: str, tmp_path: Path) -> AsyncIterator[Rig]:
    rig = await Rig.open(tmp_path)
    yield rig
    await rig.leave()


class Paper(io.StringIO):
    """What was written, for somebody who waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.news = asyncio.Event()

    def write(self, text: str) -> int:
        self.news.set()
        return super().write(text)


class Sitting:
    """A game inside the test; the test types."""

    def __init__(self, url: str, name: str, table: str | None = None, language: str = "en") -> None:
        self._paper = Paper()
        self._read = 0
        self._keys, self._typed = os.pipe()
        self._task = asyncio.create_task(self._play(url, name, table, Words(language)))

    async def _play(self, url: str, name: str, table: str | None, words: Words) -> int:
        screen = Screen(self._paper, terminal=False, colour=False, echo=True)
        async with HouseClient(url, words.language, (0.0, 0.05, 0.05)) as client:
            game = OnlineGame(client, screen, Keyboard(self._keys), words)
            return await game.play(name, table)

    @property
    def text(self) -> str:
        return self._paper.getvalue()

    async def until(self, *wanted: str) -> str:
        """The first of the texts that comes."""
        self._task.add_done_callback(lambda _: self._paper.news.set())
        async with asyncio.timeout(PATIENCE):
            while True:
                self._paper.news.clear()
                found = {self.text.find(each, self._read): each for each in wanted}
                found.pop(-1, None)
                if found:
                    first = min(found)
                    self._read = first + len(found[first])
                    return found[first]
                assert not self._task.done(), self.text
                await self._paper.news.wait()

    def type(self, line: str) -> None:
        os.write(self._typed, f"{line}\n".encode())

    async def end(self) -> str:
        """No more input; what was said until the goodbye."""
        os.close(self._typed)
        async with asyncio.timeout(PATIENCE):
            assert await self._task == 0
        os.close(self._keys)
        return self.text

    async def play_hand(self) -> None:
        """Stand on everything. Whoever has $5 left bets them."""
        await self.until(BET)
        has_ten = not self.text.rpartition(", you have ")[2].startswith("$5. ")
        self.type("10" if has_ten else "5")
        while await self.until("Hit (h)", "Results\n") == "Hit (h)":
            self.type("s")


@pytest.mark.req("T21-BG-3", "T21-P2-ONLINE-b")
async def test_a_script_plays_a_hand_at_a_server(house: Rig, tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(*COMMAND, "--server", str(house.url), "--language", "en"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=environment(tmp_path),
    )
    script = b"Ann\nn\n7.50\n10\ns\ns\n"
    async with asyncio.timeout(60):
        out, errors = await process.communicate(script)
    text = out.decode()
    assert (process.returncode, errors) == (0, b"")
    assert "You are Ann, with $1,000 in your wallet." in text
    assert "You sit down with $50." in text
    assert "$7.50 cannot be made of chips. You can choose 1, 5, 25." in text
    assert "Ann bets $10." in text
    assert "Results\nDealer: " in text
    assert "Hall of fame: nobody has busted the house yet." in text
    assert text.endswith("Goodbye!\n")
    assert text.count("Bet $5 to $50") == 2


async def test_the_coach_of_the_house_advises_and_shows_its_chart(house: Rig) -> None:
    ann = Sitting(str(house.url), "Ann")
    await ann.until("New (n)")
    ann.type("n")
    while True:  # a natural ends a hand at once
        await ann.until(BET)
        ann.type("10")
        if await ann.until("Hit (h)", "Results\n") == "Hit (h)":
            break
        await ann.until("Play again (a)")
        ann.type("a")
    ann.type("b")
    await ann.until("The book: Hit\n", "The book: Stand\n")
    await ann.until("This is for your bet of $10")
    await ann.until("Hit (h)")
    ann.type("t")
    await ann.until("Hard hands\n")
    await ann.until("H hit, S stand")
    await ann.until("Hit (h)")
    ann.type("s")
    await ann.until("Results\n")
    assert "Goodbye!" in await ann.end()


async def test_two_people_at_one_table_see_each_other(house: Rig) -> None:
    ann = Sitting(str(house.url), "Ann")
    await ann.until("New (n)")
    ann.type("n")
    await ann.until(BET)
    ben = Sitting(str(house.url), "Ben", language="zh")
    await ben.until("1. ")
    ben.type("1")
    await ann.until("Ben sits down with $50.")
    ann.type("10")
    while await ann.until("Hit (h)", "Results\n") == "Hit (h)":
        ann.type("s")
    await ann.until("Play again (a)")
    ann.type("a")
    await ann.until(BET)
    ann.type("5")
    await ben.until("Ann 下注 $5。")
    ben.type("")
    await ann.until("Ben bets $5.")
    assert "Goodbye!" in await ann.end()  # if it is her turn, the bet is forfeited
    assert "再见！" in await ben.end()


async def test_a_broken_connection_in_mid_hand(house: Rig) -> None:
    assert house.url.port is not None
    async with Wire(house.url.port) as wire:
        ann = Sitting(wire.url, "Ann")
        await ann.until("New (n)")
        ann.type("n")
        await ann.until(BET)
        wire.cut()
        await ann.until("The connection is lost.")
        await ann.until("The connection is back.")
        await ann.play_hand()
        await ann.until("Play again (a)")
        ann.type("q")
        text = await ann.end()
    assert "in your wallet." in text
    assert house.tables == {}  # it closed when she left


async def test_a_house_that_goes_for_good(house: Rig) -> None:
    assert house.url.port is not None
    async with Wire(house.url.port) as wire:
        ann = Sitting(wire.url, "Ann")
        await ann.until("New (n)")
        ann.type("n")
        await ann.until(BET)
        wire.cut(for_good=True)
        await ann.until("Your chips are safe at the house.")
        assert (await ann.end()).endswith("Goodbye!\n")


async def test_whoever_thinks_too_long_is_told_so(house: Rig) -> None:
    host = await house.guest("Host")
    socket = await host.connect()
    rules: dict[str, Any] = {"clock_ms": 1_000}
    settings = {"untimed_alone": False}
    opened = await socket.order(
        "open_table", game="blackjack", preset="twenty-one", rules=rules, settings=settings
    )
    ann = Sitting(str(house.url), "Ann", str(opened["table"]))
    await ann.until(BET)
    await ann.until("Ann sits this hand out.")
    await ann.until("Your time was up; the house has acted for you.")
    await ann.until(BET)
    assert "Goodbye!" in await ann.end()


async def test_a_name_that_the_house_refuses_is_asked_for_again(house: Rig) -> None:
    await house.guest("Ann")
    ann = Sitting(str(house.url), "Ann")
    await ann.until("Choose another name")
    await ann.until("Your name? ")
    ann.type("f")  # too short, and no key here
    await ann.until("Choose a name of 2 to 24")
    ann.type("Zoe")
    await ann.until("You are Zoe")
    await ann.until("New (n)")
    ann.type("9")
    await ann.until("Type a number from the list")
    ann.type("f")
    await ann.until("nobody has busted the house yet.")
    assert "Goodbye!" in await ann.end()


@pytest.mark.req("T21-6.4.4", "T21-P2-HALLOFFAME")
async def test_who_busts_the_house_closes_the_table_and_is_remembered(house: Rig) -> None:
    """The first win does it. Whoever loses everything before tries again under another name."""
    host = await house.guest("Host")
    socket = await host.connect()
    for attempt in range(1, 50):
        opened = await socket.order(
            "open_table",
            game="blackjack",
            preset="twenty-one",
            rules={"winnings_limit": 5_000},
            settings={"gap_ms": 0},
        )
        ann = Sitting(str(house.url), f"Ann {attempt}", str(opened["table"]))
        while True:
            await ann.play_hand()
            end = ("has busted the house with", "you are out of the game", "Play again (a)")
            if (ended := await ann.until(*end)) != "Play again (a)":
                break
            ann.type("a")
        await ann.until("in your wallet.")
        text = await ann.end()
        assert text.endswith("Goodbye!\n")
        if ended == end[0]:
            break
    assert f"1. Ann {attempt}, $" in text[text.index("in your wallet.") :]
    assert "Play again" not in text[text.index("has busted the house") :]
    assert str(opened["table"]) not in house.tables


@pytest.mark.req("T21-BG-3")
async def test_ctrl_c_at_a_server_leaves_the_table(house: Rig, tmp_path: Path) -> None:
    def play() -> str:
        with Window(tmp_path, "--server", house.url, "--name", "Ann", "--language", "en") as window:
            window.until("New (n)")
            window.until("? ")
            window.type("n\n")
            window.until(BET)
            window.type("\x03")
            assert window.end() == 0
        return window.text

    text = await asyncio.to_thread(play)
    assert "You leave with $1,000 in your wallet." in text
    assert text.endswith("Goodbye!\r\n")
    assert "Traceback" not in text
