"""Power cuts on a disk that forgets whatever no sync has confirmed, in any part: what was
acknowledged is there afterwards, and nothing is there by halves."""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from struct import Struct

from croupier.cards.chance import Chance
from croupier.store.audit import audit
from croupier.store.sqlite import SqliteStore
from tests.store.test_crash import ROOT, compare_with_acknowledged

SOURCE = Path(__file__).with_name("forgets.c")
ENTRY = Struct("<IIQQQ")
WRITTEN, SYNCED, CUT = 1, 2, 3
BLOCK = 512  # what a disk writes as one
PATIENCE = 120
HOUSE_CUTS = 20  # then a new house, as all of it is read after each cut
CUT_AT = {"sync": 30, "": 400}  # the power goes in one of the first syncs or writes


def compiled(folder: Path) -> Path | None:
    """The shim; None where there is no C compiler, or no LD_PRELOAD."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        return None
    target = folder / "forgets.so"
    options = ["-O1", "-shared", "-fPIC", "-o", str(target), str(SOURCE), "-ldl", "-lpthread"]
    done = subprocess.run([compiler, *options], capture_output=True, check=False)
    return target if done.returncode == 0 else None


async def write_until(
    shim: Path, path: Path, journal: Path, **disk: str
) -> tuple[dict[str, int], int]:
    """The last commit of each stream that was acknowledged before the process ended, and how it
    ended. `disk` says when and how, in the words of the shim."""
    names = {"LD_PRELOAD": str(shim), "DISK_JOURNAL": str(journal), "DISK_ONLY": path.name}
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.store.writes_until_killed", str(path)),
        cwd=ROOT,
        env={**os.environ, **names, **disk},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert child.stdout is not None
    acknowledged: dict[str, int] = {}
    try:
        while line := await asyncio.wait_for(child.stdout.readline(), PATIENCE):
            if not line.endswith(b"\n"):
                break
            stream, seq = line.decode().split()
            acknowledged[stream] = int(seq)
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()
    return acknowledged, child.returncode or 0


def forget(journal: Path, dice: Chance) -> int:
    """Undo what was not confirmed, some blocks of it or all; how many writes were lost."""
    pending: dict[bytes, list[tuple[int, int, int, bytes]]] = {}
    content = journal.read_bytes() if journal.exists() else b""
    at = 0
    while at + ENTRY.size <= len(content):
        kind, name_length, place, old_size, length = ENTRY.unpack_from(content, at)
        at += ENTRY.size
        name = content[at : at + name_length]
        old = content[at + name_length : at + name_length + length]
        at += name_length + length
        if kind == SYNCED:
            pending.pop(name, None)
        else:
            pending.setdefault(name, []).append((kind, place, old_size, old))
    lost = 0
    for name, entries in pending.items():
        file = Path(os.fsdecode(name))
        if not file.exists():
            continue
        all_of_it = dice.below(2) == 0
        with file.open("r+b") as out:
            for _, place, old_size, old in reversed(entries):
                if not all_of_it and dice.below(2):
                    continue  # this one the disk had written already
                lost += 1
                # A write may have reached the disk in part.
                keep = 0 if all_of_it else BLOCK * dice.below(len(old) // BLOCK + 1)
                out.seek(place + keep)
                out.write(old[keep:])
                if all_of_it:
                    out.truncate(old_size)
    journal.unlink(missing_ok=True)
    return lost


def _clear(folder: Path) -> None:
    for old in folder.glob("house.db*"):
        old.unlink()


async def cut_power(
    shim: Path, folder: Path, cuts: int, dice: Chance, progress: Callable[[int], None]
) -> tuple[int, int]:
    """Acknowledged commits, and writes that the disk forgot. Raises `AssertionError` when an
    acknowledged commit is gone."""
    path, journal = folder / "house.db", folder / "journal"
    before: dict[str, int] = {}
    total = lost = 0
    for number in range(cuts):
        if number % HOUSE_CUTS == 0:
            _clear(folder)
            await (await SqliteStore.open(path)).close()
            before = {}
        kind, most = list(CUT_AT.items())[dice.below(2)]
        place = str(4 + dice.below(most))
        cut = f"{kind}:{place}" if kind else place
        acknowledged, _ = await write_until(shim, path, journal, DISK_CUT=cut)
        total += sum(acknowledged.values()) - sum(before.get(name, 0) for name in acknowledged)
        lost += forget(journal, dice)
        path.with_name(path.name + "-shm").unlink(missing_ok=True)
        store = await SqliteStore.open(path)
        before |= await compare_with_acknowledged(store, before | acknowledged)
        await store.close()
        report = await asyncio.to_thread(audit, path)
        assert report.ok, report.problems
        progress(number + 1)
    return total, lost


async def fail_disk(shim: Path, folder: Path, fail: str) -> tuple[int, dict[str, int]]:
    """How a house ends whose disk fails like that, and what it had acknowledged; all of it is
    there afterwards."""
    path, journal = folder / "house.db", folder / "journal"
    await (await SqliteStore.open(path)).close()
    acknowledged, code = await write_until(shim, path, journal, DISK_FAIL=fail)
    journal.unlink(missing_ok=True)
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    store = await SqliteStore.open(path)
    await compare_with_acknowledged(store, acknowledged)
    await store.close()
    assert (await asyncio.to_thread(audit, path)).ok
    return code, acknowledged
