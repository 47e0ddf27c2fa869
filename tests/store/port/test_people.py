"""Players and sessions."""

import pytest

from croupier.store.port import NameTaken, PlayerRecord, Session, Store
from croupier.tables.ports import CommitFailed
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio

TOKEN = b"\x01" * 32


async def test_a_player_is_found_by_id_and_by_name(store: Store) -> None:
    zoe = await store.create_player("p1", "Zoë", 5)
    assert zoe == PlayerRecord("p1", "Zoë", None, 5)
    assert await store.player("p1") == zoe
    assert await store.player_by_name("Zoë") == zoe
    assert await store.player("p2") is None
    assert await store.player_by_name("Zoe") is None


@pytest.mark.parametrize("name", ["Zoë", "ZOË", "zoe\u0308", " Zoë ", "\uff3a\uff4fë"])
async def test_names_that_look_alike_are_one_name(store: Store, name: str) -> None:
    await store.create_player("p1", "Zoë", 5)
    found = await store.player_by_name(name)
    assert found is not None
    assert found.id == "p1"
    with pytest.raises(NameTaken):
        await store.create_player("p2", name, 6)
    assert await store.player("p2") is None


async def test_a_password_makes_the_name_theirs(open_store: OpenStore) -> None:
    store = await open_store()
    await store.create_player("p1", "Zoë", 5)
    await store.set_password_hash("p1", "$argon2id$...")
    store = await open_store()
    assert await store.player("p1") == PlayerRecord("p1", "Zoë", "$argon2id$...", 5)


async def test_a_session_survives_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    await store.create_player("p1", "Zoë", 5)
    await store.create_session(TOKEN, "p1", 10, 1_000)
    store = await open_store()
    assert await store.session(TOKEN) == Session("p1", "Zoë", 10, 1_000)
    assert await store.session(b"\x02" * 32) is None


async def test_whether_a_player_is_signed_in_anywhere(store: Store) -> None:
    await store.create_player("p1", "Zoë", 5)
    assert not await store.has_session("p1", 10)
    await store.create_session(TOKEN, "p1", 10, 1_000)
    assert await store.has_session("p1", 999)
    assert not await store.has_session("p1", 1_000)
    assert not await store.has_session("p2", 10)
    await store.end_session(TOKEN)
    assert not await store.has_session("p1", 10)


async def test_an_ended_session_is_gone(open_store: OpenStore) -> None:
    store = await open_store()
    await store.create_player("p1", "Zoë", 5)
    await store.create_session(TOKEN, "p1", 10, 1_000)
    await store.end_session(TOKEN)
    assert await store.session(TOKEN) is None
    store = await open_store()
    assert await store.session(TOKEN) is None


async def test_sessions_that_ran_out_are_deleted(store: Store) -> None:
    await store.create_player("p1", "Zoë", 5)
    await store.create_session(TOKEN, "p1", 10, 1_000)
    await store.create_session(b"\x02" * 32, "p1", 10, 1_001)
    await store.create_session(b"\x03" * 32, "p1", 1_000, 2_000)
    assert await store.session(TOKEN) is None
    assert await store.session(b"\x02" * 32) is not None


async def test_a_session_needs_a_player(store: Store) -> None:
    with pytest.raises(CommitFailed):
        await store.create_session(TOKEN, "nobody", 10, 1_000)


async def test_all_sessions_of_a_player_are_ended(store: Store) -> None:
    for player in ("p1", "p2"):
        await store.create_player(player, player, 5)
        for number in (1, 2):
            await store.create_session(f"{player}/{number}".encode(), player, 10, 1_000)
    assert await store.end_sessions("p1")
    assert not await store.has_session("p1", 10)
    assert await store.has_session("p2", 10)
    assert await store.end_sessions("p1"), "nobody is signed in any more, as was asked for"
