"""Passwords are hashed in a process of its own, which keeps its memory and may end at any time."""

import asyncio
import os
import platform
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from croupier.games.game import Refused
from croupier.server.hashing import PROGRAM, Hashing
from tests.server.conftest import OpenHouse

pytestmark = pytest.mark.asyncio
PASSWORD = "correct horse battery"
SMALL_KIB, USUAL_KIB = 64, 64 * 1024
MOST_FAULTS = 1_000  # a hash of the usual memory that is asked for anew has 16,000


@asynccontextmanager
async def opened(memory_kib: int = SMALL_KIB, most: int = 8) -> AsyncIterator[Hashing]:
    hashing = Hashing(memory_kib, most)
    try:
        yield hashing
    finally:
        hashing.close()


def process_of(hashing: Hashing) -> subprocess.Popen[bytes]:
    process = hashing._process
    assert process is not None
    return process


async def test_a_password_matches_its_own_hash_only() -> None:
    async with opened() as hashing:
        made = await hashing.hash(PASSWORD)
        assert made.startswith("$argon2id$")
        assert made != await hashing.hash(PASSWORD), "each has a salt of its own"
        assert await hashing.matches(made, PASSWORD)
        assert not await hashing.matches(made, PASSWORD + "!")
        assert not await hashing.matches("no hash at all", PASSWORD)
        assert not hashing.is_outdated(made)


async def test_any_text_is_a_password() -> None:
    """Lines part the questions, so a password may hold whatever ends a line elsewhere."""
    async with opened() as hashing:
        for password in ("two\nlines\r\n", "\u2028\x00\x85 ends", "ein Paßwort 密码"):
            assert await hashing.matches(await hashing.hash(password), password)


async def test_nothing_is_started_before_a_password_comes() -> None:
    async with opened() as hashing:
        with pytest.raises(Refused) as refused:
            await hashing.hash("short")
        assert refused.value.code == "short_password"
        assert hashing._process is None


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_one_process_serves_all_and_ends_with_the_house(open_house: OpenHouse) -> None:
    house = await open_house()
    client = house.client()
    status, _ = await client.call("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD})
    assert status == 200
    found = children("hashworker")
    assert len(found) == 1
    status, _ = await client.call("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD})
    assert status == 200
    assert children("hashworker") == found
    await house.leave()
    assert children("hashworker") == []


async def test_a_process_that_was_killed_is_replaced() -> None:
    async with opened() as hashing:
        made = await hashing.hash(PASSWORD)
        first = process_of(hashing)
        first.kill()
        first.wait()
        assert await hashing.matches(made, PASSWORD)
        assert process_of(hashing).pid != first.pid


async def test_what_never_answers_is_a_busy_house(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = (sys.executable, "-c", "raise SystemExit(3)")
    monkeypatch.setattr("croupier.server.hashing.PROGRAM", ends)
    async with opened() as hashing:
        with pytest.raises(Refused) as refused:
            await hashing.hash(PASSWORD)
        assert refused.value.code == "busy"


async def test_no_more_wait_than_may() -> None:
    async with opened(most=2) as hashing:
        asked = (hashing.hash(PASSWORD) for _ in range(5))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, str) for answer in answers) == 2
        refusals = [answer for answer in answers if isinstance(answer, Refused)]
        assert [one.code for one in refusals] == ["busy"] * 3
        assert await hashing.hash(PASSWORD), "the places are free again"


async def test_no_password_is_in_the_list_of_processes() -> None:
    async with opened() as hashing:
        await hashing.hash(PASSWORD)
        assert PASSWORD not in repr(process_of(hashing).args)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_it_comes_after_everything_else() -> None:
    async with opened() as hashing:
        await hashing.hash(PASSWORD)
        assert os.getpriority(os.PRIO_PROCESS, process_of(hashing).pid) == 19


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="its memory is managed otherwise")
async def test_the_memory_of_a_hash_is_kept_for_the_next() -> None:
    """To give it back and take it again made seated players wait up to 50 ms under attack."""
    async with opened(USUAL_KIB) as hashing:
        await hashing.hash(PASSWORD)
        before = faults(process_of(hashing).pid)
        await hashing.hash(PASSWORD)
        assert faults(process_of(hashing).pid) - before < MOST_FAULTS


async def test_it_ends_when_nobody_asks_any_more() -> None:
    """The end of its input is the end of the house, however that came about."""
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*PROGRAM, stdin=nothing)
    assert await asyncio.wait_for(process.wait(), 30) == 0


def children(name: str) -> list[int]:
    """Of this process, that run the module."""
    found = []
    for folder in Path("/proc").iterdir():
        with suppress(OSError):  # it may have ended meanwhile
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == os.getpid() and name in (folder / "cmdline").read_text():
                found.append(int(folder.name))
    return found


def faults(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[7])
