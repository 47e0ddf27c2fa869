"""A guest of the card room is signed in on one device: the one that came last."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from croupier.bank.desk import CardDesk, CheckedCard
from tests.server.cardroom import ROOM, CardRoomRig
from tests.server.rig import Client, Socket
from tests.server.test_cardroom import ENTER, LEAVE, MINE, refused, until

pytestmark = pytest.mark.asyncio
RETURN = f"/api/rooms/{ROOM}/return"
PASSWORD = "correct horse"


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[CardRoomRig]:
    rig = await CardRoomRig.begin(tmp_path)
    await rig.switch_on()
    yield rig
    await rig.leave()


async def owner(rig: CardRoomRig, last_four: str | None = "4417") -> Client:
    """Ann, who has a password, perhaps in the card room."""
    ann = rig.client()
    await ann.sign_in("Ann", PASSWORD)
    await ann.connect()
    if last_four is not None:
        status, answer = await ann.call("POST", ENTER, rig.card(last_four))
        assert status == 200, answer
        await until(ann, seated=True)
    return ann


async def bye_of(socket: Socket) -> dict[str, Any]:
    """With what the server closed it."""
    assert await socket.closed() == 1000
    [bye] = [message for message in socket.seen if message["t"] == "bye"]
    return bye


async def is_signed_in(client: Client) -> bool:
    return (await client.call("GET", "/api/me"))[1] is not None


@pytest.mark.req("EPS-RNF-001", "EPS-UC-004-NF")
async def test_a_second_login_moves_the_session_and_tells_the_first_device(
    rig: CardRoomRig,
) -> None:
    first = await owner(rig)
    before = (await until(first, seated=True))["room"]
    second = rig.client()
    await second.sign_in("Ann", PASSWORD)
    bye = await bye_of(first.sockets[-1])
    assert bye["code"] == "moved"
    assert bye["text"]
    assert not await is_signed_in(first)
    assert await refused(first, LEAVE, None) == (401, "not_signed_in")
    # The session goes on where it was: the same seat and the same account.
    assert (await until(second, seated=True))["room"] == before


@pytest.mark.req("EPS-RNF-001")
async def test_the_message_comes_in_the_language_of_its_reader(rig: CardRoomRig) -> None:
    first = await owner(rig)
    german = await first.connect("?lang=de")
    await rig.client().sign_in("Ann", PASSWORD)
    assert "Gerät" in (await bye_of(german))["text"]


@pytest.mark.req("EPS-SC-IS-04b", "EPS-ASS-HHD-001")
async def test_outside_the_card_room_a_player_has_as_many_devices_as_he_likes(
    rig: CardRoomRig,
) -> None:
    devices = [await owner(rig, None) for _ in range(12)]
    assert all([await is_signed_in(device) for device in devices])
    for device in devices:
        await device.sockets[-1].drained()  # each of them is still answered


@pytest.mark.req("EPS-RNF-001", "EPS-UC-004-NF")
async def test_whoever_comes_in_is_signed_out_elsewhere(rig: CardRoomRig) -> None:
    laptop, phone = await owner(rig, None), await owner(rig, None)
    status, _ = await phone.call("POST", ENTER, rig.card("4417"))
    assert status == 200
    assert (await bye_of(laptop.sockets[-1]))["code"] == "moved"
    assert not await is_signed_in(laptop)
    assert await is_signed_in(phone)


@pytest.mark.req("EPS-RNF-001")
async def test_of_two_logins_at_once_one_has_the_session(rig: CardRoomRig) -> None:
    first = await owner(rig)
    others = [rig.client() for _ in range(6)]
    body = {"name": "Ann", "password": PASSWORD}
    answers = await asyncio.gather(*(other.call("POST", "/api/sign-in", body) for other in others))
    assert {status for status, _ in answers} <= {200, 409}
    assert {answer["code"] for status, answer in answers if status == 409} <= {"moved"}
    devices = [first, *others]
    assert sum([await is_signed_in(device) for device in devices]) == 1
    assert await first.sockets[-1].closed() == 1000


@pytest.mark.req("EPS-RNF-001")
async def test_a_socket_that_is_just_being_opened_is_closed_too(
    rig: CardRoomRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The session ends after the cookie was looked at, and before the hub knows the socket."""
    first = await owner(rig)
    add = rig.hub.add
    second = rig.client()

    async def overtaken(connection: Any) -> None:
        monkeypatch.setattr(rig.hub, "add", add)
        await second.sign_in("Ann", PASSWORD)
        await add(connection)

    monkeypatch.setattr(rig.hub, "add", overtaken)
    late = await first.connect()
    assert await late.closed() == 1000
    assert [message["t"] for message in late.seen] == ["bye"]
    assert late.seen[0]["code"] == "moved"
    assert await is_signed_in(second)


@pytest.mark.req("EPS-RNF-001")
async def test_a_device_that_is_signed_out_while_the_bank_looks_at_the_card(
    rig: CardRoomRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest is in the room, but the session is not on this device any more."""
    first = await owner(rig, None)
    check = CardDesk.check

    async def overtaken(desk: CardDesk, player: str, *details: Any) -> CheckedCard:
        await rig.store.end_sessions(player)
        return await check(desk, player, *details)

    monkeypatch.setattr(CardDesk, "check", overtaken)
    assert await refused(first, ENTER, rig.card("4417")) == (409, "moved")
    assert not await is_signed_in(first)


@pytest.mark.req("EPS-RNF-001", "EPS-UC-004-NF")
async def test_a_guest_without_a_password_comes_back_with_name_and_card(rig: CardRoomRig) -> None:
    ann = await rig.enter("Ann", "4417")
    before = (await until(ann, seated=True))["room"]
    phone = rig.client()
    assert await refused(phone, "/api/sign-in", {"name": "Ann"}) == (409, "name_taken")
    body = {"name": "ann", "card": rig.card("4417")}
    status, answer = await phone.call("POST", RETURN, body)
    assert (status, answer["room"]) == (200, before)
    assert (await bye_of(ann.sockets[-1]))["code"] == "moved"
    assert not await is_signed_in(ann)
    assert (await phone.call("GET", MINE))[1]["room"] == before


@pytest.mark.req("EPS-RNF-001")
async def test_nobody_else_comes_back_as_a_guest(rig: CardRoomRig) -> None:
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    await until(await rig.enter("Ben", "7780"), seated=True)
    eve = rig.client()
    for card, expected in [
        (rig.card("4417", pin="9999"), (403, "wrong_pin")),
        (rig.card("1881"), (409, "name_taken")),
        (rig.card("7780"), (409, "name_taken")),
        (rig.card("2210"), (403, "card_refused")),
    ]:
        assert await refused(eve, RETURN, {"name": "Ann", "card": card}) == expected
    for name in ("Nobody", "Eve"):
        body = {"name": name, "card": rig.card("4417")}
        assert await refused(eve, RETURN, body) == (403, "not_in_room")
    assert await is_signed_in(ann)
    assert not ann.sockets[-1].ws.closed


async def test_who_has_a_password_comes_back_with_it(rig: CardRoomRig) -> None:
    await owner(rig)
    body = {"name": "Ann", "card": rig.card("4417")}
    assert await refused(rig.client(), RETURN, body) == (403, "password_needed")


async def test_guessing_with_a_name_does_not_lock_its_owner_out(rig: CardRoomRig) -> None:
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    eve = rig.client(**{"X-Forwarded-For": "10.0.0.9"})
    wrong = {"name": "Ann", "card": rig.card("4417", number="4111111111111111")}
    codes = [(await refused(eve, RETURN, wrong))[1] for _ in range(14)]
    assert codes[-1] == "too_many_attempts"
    status, _ = await ann.call("POST", f"/api/rooms/{ROOM}/account", rig.card("7780"))
    assert status == 200


@pytest.mark.req("EPS-RF-PI-005", "EPS-UC-006")
async def test_signing_out_ends_the_session_at_the_table(rig: CardRoomRig) -> None:
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    order = {"id": "o1", "amount": 100_00, "pin": "1234"}
    await ann.call("POST", f"/api/rooms/{ROOM}/purchase", order)
    player = rig.room.guests[0].player
    assert (await ann.call("POST", "/api/sign-out"))[0] == 204
    async with asyncio.timeout(10):
        while rig.room.guest(player) or rig.bank.balance("4417") != 500_00:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert rig.room.farewells == {player: "player"}


@pytest.mark.req("EPS-RF-PI-005", "EPS-UC-006-ALT-01")
async def test_signing_out_in_the_queue_ends_the_session_there(rig: CardRoomRig) -> None:
    cards = ["4417", "7780", "1881", "5046", "6675", "3308", "9154"]
    for card in cards:
        await until(await rig.enter(f"Guest {card}", card), seated=True)
    last = await rig.enter("Last", "1029")
    await until(last, place=1)
    assert (await last.call("POST", "/api/sign-out"))[0] == 204
    assert rig.room.queue == ()
