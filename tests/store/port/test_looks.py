"""What a player likes to see, and the player's own pictures."""

import pytest

from croupier.store.port import Picture, Store
from croupier.tables.ports import CommitFailed
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio

SMALL = Picture("v1", b"RIFF one")
OTHER = Picture("v2", b"RIFF two")


async def people(store: Store) -> None:
    for player in ("ann", "bob"):
        await store.create_player(player, player, 5)


@pytest.mark.req("T21-P2-GUI-c")
async def test_looks_are_each_players_own_and_outlive_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    await people(store)
    assert await store.looks("ann") is None
    await store.set_looks("ann", b'{"theme":"light"}')
    await store.set_looks("ann", b'{"theme":"dark"}')
    store = await open_store()
    assert await store.looks("ann") == b'{"theme":"dark"}'
    assert await store.looks("bob") is None


@pytest.mark.req("T21-P2-GUI-d")
async def test_a_spot_holds_one_picture_of_each_player(open_store: OpenStore) -> None:
    store = await open_store()
    await people(store)
    assert await store.picture("ann", "back") is None
    assert await store.picture_versions("ann") == {}
    await store.set_picture("ann", "back", SMALL)
    await store.set_picture("ann", "king", SMALL)
    await store.set_picture("ann", "back", OTHER)
    store = await open_store()
    assert await store.picture("ann", "back") == OTHER
    assert await store.picture_versions("ann") == {"back": "v2", "king": "v1"}
    assert await store.picture("bob", "back") is None
    assert await store.picture_versions("bob") == {}


async def test_a_picture_can_be_removed_and_removed_again(store: Store) -> None:
    await people(store)
    for player in ("ann", "bob"):
        await store.set_picture(player, "back", SMALL)
    await store.remove_picture("ann", "back")
    await store.remove_picture("ann", "back")
    await store.remove_picture("ann", "table")
    assert await store.picture("ann", "back") is None
    assert await store.picture("bob", "back") == SMALL


async def test_looks_and_pictures_need_a_player(store: Store) -> None:
    with pytest.raises(CommitFailed):
        await store.set_looks("nobody", b"{}")
    with pytest.raises(CommitFailed):
        await store.set_picture("nobody", "back", SMALL)
    assert await store.looks("nobody") is None
