"""A track of the owner's, as it is handed out."""

from pathlib import Path

import pytest
from yarl import URL

from tests.server.conftest import OpenHouse
from tests.server.rig import Client

pytestmark = pytest.mark.asyncio
SOUND = bytes(range(256)) * 40


async def get(client: Client, path: str, **headers: str) -> tuple[int, str, bytes]:
    url = URL(f"{client.rig.url.origin()}{path}", encoded=True)
    async with client.http.get(url, headers=headers) as answer:
        return answer.status, answer.headers["Content-Type"], await answer.read()


async def test_without_a_track_there_is_none(open_house: OpenHouse, tmp_path: Path) -> None:
    for settings in ({}, {"music": tmp_path / "nowhere"}):
        rig = await open_house(**settings)
        client = rig.client()
        assert await client.call("GET", "/api/music") == (200, {"games": []})
        status, problem = await client.call("GET", "/api/music/sabacc")
        assert (status, problem["code"]) == (404, "no_such_page")
        await rig.leave()


@pytest.mark.req("CAS-5.29a")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("sabacc.mp3", "audio/mpeg"),
        ("sabacc.ogg", "audio/ogg"),
        ("sabacc.opus", "audio/ogg"),
        ("sabacc.m4a", "audio/mp4"),
        ("sabacc.flac", "audio/flac"),
        ("sabacc.wav", "audio/wav"),
    ],
)
async def test_a_track_of_the_owners_is_handed_out(
    open_house: OpenHouse, tmp_path: Path, name: str, kind: str
) -> None:
    (tmp_path / "music").mkdir()
    (tmp_path / "music" / name).write_bytes(SOUND)
    client = (await open_house(music=tmp_path / "music")).client()
    assert await client.call("GET", "/api/music") == (200, {"games": ["sabacc"]})
    assert await get(client, "/api/music/sabacc") == (200, kind, SOUND)
    part = await get(client, "/api/music/sabacc", Range="bytes=100-199")
    assert part == (206, kind, SOUND[100:200])


@pytest.mark.parametrize(
    "path",
    [
        "/api/music/secret",
        "/api/music/sabacc.mp3",
        "/api/music/..%2Fsecret",
        "/api/music/..%2Fhouse",
        "/api/music/%2e%2e%2fsecret.mp3",
        "/api/music/sabacc%00",
        "/api/music/../secret",
    ],
)
async def test_no_other_file_can_be_asked_for(
    open_house: OpenHouse, tmp_path: Path, path: str
) -> None:
    (tmp_path / "music").mkdir()
    (tmp_path / "music" / "sabacc.mp3").write_bytes(SOUND)
    (tmp_path / "music" / "sabacc.txt").write_text("secret")
    (tmp_path / "music" / "secret.mp3").write_bytes(b"secret")
    (tmp_path / "secret.mp3").write_bytes(b"secret")
    client = (await open_house(music=tmp_path / "music")).client()
    status, _, body = await get(client, path)
    assert status == 404
    assert b"secret" not in body
    assert body != SOUND


async def test_a_folder_is_no_track(open_house: OpenHouse, tmp_path: Path) -> None:
    (tmp_path / "music" / "sabacc.mp3").mkdir(parents=True)
    client = (await open_house(music=tmp_path / "music")).client()
    assert (await client.call("GET", "/api/music"))[1] == {"games": []}
