"""Administrators: accounts, sessions, browsers, the code of the first start, and what was done from
the command line."""

import pytest

from croupier.store.deskport import AdministratorRecord
from croupier.store.port import Store
from tests.store.commits import commit
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio
ROOT = AdministratorRecord("admin-1", "Root", "administrator", "a hash", None, 5)


async def made(store: Store, one: AdministratorRecord = ROOT) -> AdministratorRecord:
    assert await store.desk.set_setup_code("code")
    assert await store.desk.set_up("code", one)
    return one


@pytest.mark.req("EPS-UC-001.3")
async def test_the_code_of_the_first_start_works_once(open_store: OpenStore) -> None:
    store = await open_store()
    assert await store.desk.set_setup_code("first code")
    assert await store.desk.set_setup_code("second code")
    assert not await store.desk.set_up("first code", ROOT)
    assert await store.desk.administrators() == []
    store = await open_store()
    assert await store.desk.set_up("second code", ROOT)
    assert await store.desk.administrators() == [ROOT]
    assert not await store.desk.set_up("second code", ROOT)
    assert not await store.desk.set_setup_code("third code")
    assert not await store.desk.set_up("third code", ROOT)


@pytest.mark.req("EPS-UC-001.3")
async def test_each_process_of_a_house_has_a_code_that_works(open_store: OpenStore) -> None:
    store = await open_store()
    assert await store.desk.set_setup_code("of a start before")
    assert await store.desk.set_setup_code("first")
    for code in ("second", "third"):
        assert await store.desk.set_setup_code(code, beside=True)
    found = [await store.desk.knows_setup_code(code) for code in ("first", "second", "third")]
    assert found == [True, True, True]
    assert not await store.desk.knows_setup_code("of a start before")
    assert await store.desk.set_up("second", ROOT)
    for code in ("first", "second", "third"):
        assert not await store.desk.knows_setup_code(code)
        assert not await store.desk.set_up(code, ROOT)


async def test_they_are_found_by_any_spelling_of_the_name(open_store: OpenStore) -> None:
    await made(await open_store())
    store = await open_store()
    for name in ("Root", "ROOT", " root "):
        assert await store.desk.administrator_by_name(name) == ROOT
    assert await store.desk.administrator_by_name("toor") is None


async def test_an_administrator_is_no_player_and_the_other_way_round(store: Store) -> None:
    await made(store)
    assert await store.player_by_name("Root") is None
    await store.create_player("p1", "Root", 1)
    assert await store.desk.administrator_by_name("Root") == ROOT


async def test_sessions_end_by_themselves_one_by_one_or_all_at_once(open_store: OpenStore) -> None:
    store = await open_store()
    await made(store)
    for token in (b"a", b"b", b"c"):
        await store.desk.add_session(token, ROOT.id, 10, 100)
    store = await open_store()
    found = await store.desk.session(b"a")
    assert found is not None
    assert (found.administrator, found.expires_ms) == (ROOT, 100)
    await store.desk.end_session(b"a")
    assert await store.desk.session(b"a") is None
    await store.desk.set_password(ROOT.id, "another hash", keep=b"b")
    kept = await store.desk.session(b"b")
    assert kept is not None
    assert kept.administrator.password_hash == "another hash"
    assert await store.desk.session(b"c") is None
    await store.desk.add_session(b"d", ROOT.id, 100, 200)  # the others have expired by now
    assert await store.desk.session(b"b") is None


async def test_a_players_session_is_none_of_a_desk(store: Store) -> None:
    await made(store)
    await store.create_player("p1", "Ann", 1)
    await store.create_session(b"player", "p1", 1, 100)
    assert await store.desk.session(b"player") is None
    await store.desk.add_session(b"desk", ROOT.id, 1, 100)
    assert await store.session(b"desk") is None


async def test_the_newest_browsers_are_remembered(store: Store) -> None:
    await made(store)
    for number in range(25):
        await store.desk.add_browser(b"%d" % number, ROOT.id, number)
    assert await store.desk.browser(b"4") is None
    assert await store.desk.browser(b"5") == ROOT.id
    await store.desk.set_password(ROOT.id, "another hash")
    assert await store.desk.browser(b"24") is None


async def test_a_code_of_an_app_works_once(open_store: OpenStore) -> None:
    store = await open_store()
    await made(store)
    await store.desk.set_second_factor(ROOT.id, b"secret")
    assert await store.desk.use_step(ROOT.id, 7)
    assert not await store.desk.use_step(ROOT.id, 7)
    assert not await store.desk.use_step(ROOT.id, 6)
    store = await open_store()
    assert not await store.desk.use_step(ROOT.id, 7)
    assert await store.desk.use_step(ROOT.id, 8)
    found = await store.desk.administrator_by_name("root")
    assert found is not None
    assert found.second_factor == b"secret"
    assert "secret" not in repr(found)
    assert "hash" not in repr(found)


async def test_commands_that_were_carried_out_are_found(store: Store) -> None:
    await store.commit(commit("administration", 1, "admin-1/o1", kind="administration"))
    assert await store.carried_out("administration", "admin-1/o1") == 1
    assert await store.carried_out("administration", "admin-1/o2") is None
    assert await store.carried_out("t9", "admin-1/o1") is None
