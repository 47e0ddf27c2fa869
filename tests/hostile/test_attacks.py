"""A little of each attack, in every run of the tests. `make hostile` does the same for long."""

import asyncio
import io
import json
from pathlib import Path

import pytest

from croupier.cards.chance import Chance
from tests.hostile.bitflips import flip_bits
from tests.hostile.frames import fuzz_frames
from tests.hostile.live import fuzz_http, fuzz_sockets
from tests.hostile.pairs import compare_pairs
from tests.hostile.powercut import compiled, cut_power, fail_disk
from tests.hostile.repeats import repeat_commands
from tests.server.rig import Rig

DICE = Chance(b"hostile".ljust(32, b"."))
NO_COMPILER = "no C compiler: the disk that forgets and fails was not tried"
ENOSPC, EIO = 28, 5


def silent(_: int) -> None:
    pass


def test_any_bytes_are_read_or_refused() -> None:
    found = fuzz_frames(5_000, DICE.at(1), silent)
    assert found["malformed"] > 1_000
    assert found["read"] > 200


@pytest.mark.asyncio
async def test_guests_who_send_anything_change_nothing(house: Rig, logged: io.StringIO) -> None:
    found = await fuzz_sockets(house, 1_500, DICE.at(2), silent)
    assert found["malformed"] > 300
    assert not [line for line in logged.getvalue().splitlines() if is_error(line)]


def is_error(line: str) -> bool:
    return json.loads(line)["level"] in ("error", "critical")


@pytest.mark.asyncio
async def test_requests_of_any_kind_get_an_answer_below_500(
    house: Rig, logged: io.StringIO
) -> None:
    found = await fuzz_http(house, 300, DICE.at(3), silent)
    assert found[400] > 20
    assert not [line for line in logged.getvalue().splitlines() if '"error"' in line]


@pytest.mark.asyncio
async def test_a_command_that_comes_often_over_two_sockets_has_one_effect(house: Rig) -> None:
    assert await repeat_commands(house, 120, DICE.at(4), silent) > 200


def test_flipped_bits_are_told_or_harmless(tmp_path: Path) -> None:
    found = flip_bits(tmp_path, 60, DICE.at(5), silent)
    assert found.total() == 60


def test_histories_that_differ_in_hidden_cards_are_the_same_bytes() -> None:
    found = compare_pairs(400, 7, silent)
    assert found.total() >= 400


def test_what_was_acknowledged_survives_power_cuts_on_a_disk_that_forgets(tmp_path: Path) -> None:
    shim = compiled(tmp_path)
    if shim is None:
        pytest.skip(NO_COMPILER)
    total, lost = asyncio.run(cut_power(shim, tmp_path, 3, DICE.at(6), silent))
    assert total > 0
    assert lost > 0, "the disk forgot nothing, so nothing was tried"


@pytest.mark.parametrize("fail", [f"400:{ENOSPC}", f"sync:60:{EIO}"])
def test_a_disk_that_fails_loses_nothing_that_was_acknowledged(tmp_path: Path, fail: str) -> None:
    shim = compiled(tmp_path)
    if shim is None:
        pytest.skip(NO_COMPILER)
    code, acknowledged = asyncio.run(fail_disk(shim, tmp_path, fail))
    assert acknowledged
    assert code != 0
