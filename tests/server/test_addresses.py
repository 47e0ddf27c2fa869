"""How friends find the house: its addresses in the network, and pictures of them."""

import asyncio
import threading

import pytest
from yarl import URL

from croupier.games.game import Refused
from croupier.server import addresses, qr
from croupier.server.addresses import network_addresses
from croupier.server.qr import picture_of
from tests.server.rig import PATIENCE, Rig


def test_a_house_for_the_network_tells_where_it_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    own = ["192.168.1.20", "127.0.1.1", "169.254.3.3", "fe80::1%eth0", "2001:db8:7::20"]
    monkeypatch.setattr(addresses, "_own_addresses", lambda: own)
    assert network_addresses("0.0.0.0", 8000) == ("http://192.168.1.20:8000/",)
    both = ("http://192.168.1.20:8000/", "http://[2001:db8:7::20]:8000/")
    assert network_addresses("::", 8000) == both
    assert network_addresses("192.168.1.20", 80) == ("http://192.168.1.20:80/",)
    assert network_addresses("127.0.0.1", 8000) == network_addresses("localhost", 8000) == ()


def test_the_system_knows_its_own_addresses() -> None:
    assert all(each.startswith("http://") for each in network_addresses("0.0.0.0", 8000))


@pytest.mark.asyncio
async def test_players_are_drawn_the_address_of_a_table(house: Rig) -> None:
    client, _ = await house.seated("Ann")
    assert await client.call("GET", "/api/addresses") == (200, {"addresses": []})
    url = client.rig.url.join(URL("/api/qr")).with_query(text="http://192.168.1.20/#/table/a")
    async with client.http.get(url) as sent:
        assert (sent.status, sent.content_type) == (200, "image/svg+xml")
        assert (await sent.text()).startswith("<svg")
    assert (await client.call("GET", "/api/qr?text=" + "x" * 301))[0] == 400


@pytest.mark.asyncio
async def test_a_picture_is_drawn_once_and_not_on_the_loop(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long text takes forty milliseconds, and all tables would wait."""
    drawers: list[int] = []

    def noted(text: str) -> str:
        drawers.append(threading.get_ident())
        return picture_of(text)

    monkeypatch.setattr(qr, "picture_of", noted)
    client = await house.guest("Ann")
    url = client.rig.url.join(URL("/api/qr")).with_query(text="x" * 300)
    for _ in range(3):
        async with client.http.get(url) as sent:
            assert sent.status == 200
    assert len(drawers) == 1
    assert threading.get_ident() not in drawers


@pytest.mark.asyncio
async def test_few_pictures_wait_to_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time for each player, and so many for the house."""
    go_on = threading.Event()
    monkeypatch.setattr(qr, "picture_of", lambda text: text if go_on.wait(PATIENCE) else "")
    pictures = qr.QrPictures()
    asked = [
        asyncio.ensure_future(pictures.draw(f"text {n}", f"player {n}"))
        for n in range(qr.WAITING_MAX)
    ]
    await asyncio.sleep(0)
    for asker in ("player 0", "somebody else"):
        with pytest.raises(Refused, match="busy"):
            await pictures.draw("another text", asker)
    go_on.set()
    assert await asyncio.gather(*asked) == [f"text {n}" for n in range(qr.WAITING_MAX)]
    assert await pictures.draw("another text", "player 0") == "another text"
