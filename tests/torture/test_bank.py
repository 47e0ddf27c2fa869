"""Two thousand transfers in the normal run; `make torture ARGS=--bank` does twenty thousand."""

import asyncio
from pathlib import Path

import pytest

from tests.torture.bank import torture_bank

TRANSFERS = 2_000


@pytest.mark.req("EPS-RF-CB-002", "EPS-RF-CB-008", "EPS-RF-PG-002")
def test_book_and_bank_agree_to_the_cent_whatever_fails(tmp_path: Path) -> None:
    toll = asyncio.run(torture_bank(tmp_path, TRANSFERS, b"bank torture".ljust(32, b".")))
    assert toll.transfers >= TRANSFERS
    assert toll.confirmed > TRANSFERS // 3
    assert toll.unclear > TRANSFERS // 10
    assert toll.house_kills >= 5
    assert toll.bank_kills >= 1
