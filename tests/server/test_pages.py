"""The built browser client, as it is handed out."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from yarl import URL

from tests.server.conftest import OpenHouse
from tests.server.rig import Client, Rig

pytestmark = pytest.mark.asyncio


def build(folder: Path) -> None:
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<!doctype html><title>Croupier</title>")
    (folder / "static" / "assets" / "app-1a2b3c.js").write_text("console.log('hello')" * 50)
    (folder / "static" / "assets" / "face-9f.woff2").write_bytes(b"wOF2" + bytes(200))
    (folder / "static" / "manifest.webmanifest").write_text("{}")
    (folder / "static" / ".sources").write_text("a stamp")
    (folder / "secret.txt").write_text("a secret")


async def get(client: Client, path: str, **headers: str) -> tuple[int, Mapping[str, str], bytes]:
    url = URL(f"{client.rig.url.origin()}{path}", encoded=True)
    async with client.http.get(url, headers=headers) as answer:
        return answer.status, answer.headers, await answer.read()


async def test_the_page_is_asked_for_again_and_its_parts_are_kept(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    build(tmp_path)
    client = (await open_house()).client()
    status, headers, body = await get(client, "/")
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert b"Croupier" in body
    status, headers, body = await get(client, "/assets/app-1a2b3c.js")
    assert (status, headers["Content-Type"]) == (200, "text/javascript; charset=utf-8")
    assert "immutable" in headers["Cache-Control"]
    assert headers["Content-Encoding"] == "gzip"
    assert body == b"console.log('hello')" * 50
    status, headers, _ = await get(client, "/assets/face-9f.woff2")
    assert (status, headers["Content-Type"]) == (200, "font/woff2")
    assert "Content-Encoding" not in headers


async def test_a_page_that_did_not_change_is_not_sent_again(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    build(tmp_path)
    client = (await open_house()).client()
    _, headers, _ = await get(client, "/")
    status, _, body = await get(client, "/", **{"If-None-Match": headers["ETag"]})
    assert (status, body) == (304, b"")


async def test_addresses_inside_the_client_show_the_client(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    build(tmp_path)
    client = (await open_house()).client()
    for path in ("/table/k3f9", "/lobby", "/a/b/c"):
        status, headers, body = await get(client, path)
        assert (status, headers["Cache-Control"]) == (200, "no-cache")
        assert b"<title>Croupier</title>" in body


async def test_nothing_beside_the_client_can_be_fetched(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    build(tmp_path)
    client = (await open_house()).client()
    for path in (
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/.sources",
        "//etc/passwd",
    ):
        _, _, body = await get(client, path)
        assert b"secret" not in body
        assert b"a stamp" not in body
        assert b"root:" not in body


async def test_the_welcome_names_the_build_that_is_handed_out(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    build(tmp_path)
    index = tmp_path / "static" / "index.html"
    index.write_text('<!doctype html><meta name="build" content="1a2b3c"><title>Croupier</title>')
    client = await (await open_house()).guest("Ann")
    assert (await (await client.connect()).receive())["build"] == "1a2b3c"


async def test_a_house_without_built_pages_says_how_to_build_them(house: Rig) -> None:
    status, _, body = await get(house.client(), "/")
    assert status == 200
    assert b"make web" in body
