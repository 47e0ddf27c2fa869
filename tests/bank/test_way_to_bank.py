"""The way to a bank leads to the address that the owner wrote down, to nobody else, and only when
that address proves itself."""

from pathlib import Path

import pytest
from aiohttp import web
from msgspec.structs import replace

from croupier.bank.config import BankEntry, read_key, trusted
from croupier.bank.http import HttpBank
from tests.bank.rig import PracticeBank

pytestmark = pytest.mark.asyncio


async def is_open(entry: BankEntry) -> bool:
    bank = HttpBank(entry, read_key(entry), trusted(entry))
    try:
        return await bank.is_open()
    finally:
        await bank.close()


async def test_a_bank_that_points_elsewhere_is_not_followed(bank: PracticeBank) -> None:
    entry = bank.entry()
    asked: list[str] = []

    async def point_elsewhere(request: web.Request) -> web.Response:
        asked.append(request.path)
        raise web.HTTPTemporaryRedirect(entry.url + request.path)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", point_elsewhere)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    _, port = runner.addresses[0][:2]
    assert await is_open(entry)
    assert not await is_open(replace(entry, url=f"http://127.0.0.1:{port}"))
    await runner.cleanup()
    assert asked == ["/v1/health"]


async def test_a_certificate_that_nobody_vouches_for_is_no_bank(tmp_path: Path) -> None:
    bank = PracticeBank(tmp_path / "bank", tls=True)
    await bank.open()
    entry = bank.entry()
    assert entry.certificate is not None
    assert await is_open(entry)
    assert not await is_open(replace(entry, certificate=None))
    await bank.close()
