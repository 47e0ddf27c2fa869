"""Through a card room over HTTP: the card, the queue, chips, goodbye, and whatever is refused."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.server.cardroom import ROOM, CardRoomRig
from tests.server.rig import PATIENCE, Client

pytestmark = [pytest.mark.asyncio, pytest.mark.both_stores]
ENTER, PURCHASE = f"/api/rooms/{ROOM}/enter", f"/api/rooms/{ROOM}/purchase"
LEAVE, ACCOUNT = f"/api/rooms/{ROOM}/leave", f"/api/rooms/{ROOM}/account"
MINE = f"/api/rooms/{ROOM}"


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[CardRoomRig]:
    rig = await CardRoomRig.begin(tmp_path)
    yield rig
    await rig.leave()


async def until(client: Client, **wanted: Any) -> dict[str, Any]:
    """What the room says, once it says so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            _, answer = await client.call("GET", MINE)
            if all(answer["room"].get(key) == value for key, value in wanted.items()):
                return dict(answer)
            await asyncio.sleep(0.02)


async def reached(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():  # noqa: ASYNC110, a bank tells nobody
            await asyncio.sleep(0.02)


def chips(rig: CardRoomRig) -> list[int]:
    """Of everybody at the room's first table."""
    return [seat.chips for seat in rig.tables[rig.room.tables[0]].seats if seat is not None]


async def refused(client: Client, path: str, body: Any) -> tuple[int, str]:
    status, answer = await client.call("POST", path, body)
    assert status >= 400, answer
    assert answer["text"]
    return status, answer["code"]


@pytest.mark.req("EPS-UC-001-PRE")
async def test_a_room_that_is_off_asks_no_bank(rig: CardRoomRig) -> None:
    ann = await rig.guest("Ann")
    assert await refused(ann, ENTER, rig.card("4417")) == (409, "room_off")
    _, rooms = await ann.call("GET", "/api/rooms")
    assert [(room["id"], room["state"]) for room in rooms["rooms"]] == [(ROOM, "off")]


@pytest.mark.req("EPS-RF-JG-002", "EPS-RF-JG-003", "EPS-RF-JG-007", "EPS-UC-004", "EPS-RF-CB-004")
async def test_a_card_that_the_bank_accepts_leads_to_a_seat(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "4417")
    answer = await until(ann, seated=True)
    assert answer["room"]["account"] == {"bank": "harbour", "kind": "debit", "last_four": "4417"}
    assert answer["room"]["balance"] == 500_00
    assert answer["room"]["table"] == rig.room.tables[0]


async def test_a_guest_is_known_at_the_seat_by_the_picture_of_the_account(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.guest("Ann")
    await ann.connect()
    looks = {"theme": "light", "felt": "plum", "deck": "four", "faces": "plain", "back": "own"}
    assert (await ann.call("PUT", "/api/me/looks", looks | {"avatar": 7}))[0] == 204
    assert (await ann.call("POST", ENTER, rig.card("4417")))[0] == 200
    bob = await rig.enter("Bob", "7780")
    for client in (ann, bob):
        await until(client, seated=True)
    seats = rig.tables[rig.room.tables[0]].seats
    assert {seat.name: seat.avatar for seat in seats if seat} == {"Ann": 7, "Bob": None}


@pytest.mark.req("EPS-RF-JG-003", "EPS-ASS-GA-002", "EPS-UC-004", "EPS-UC-005-ALT-01")
@pytest.mark.parametrize(
    ("last_four", "changes", "expected"),
    [
        ("4417", {"pin": "9999"}, (403, "wrong_pin")),
        ("4417", {"pin": None}, (400, "pin_needed")),
        ("0932", {}, (409, "account_too_small")),
        ("2210", {}, (403, "card_refused")),
        ("4417", {"number": "9700000000000001"}, (400, "bad_card_number")),
        ("4417", {"number": "4111111111111111"}, (409, "unknown_card")),
        ("7780", {"kind": "debit", "pin": "1234"}, (409, "unknown_card")),
    ],
)
async def test_cards_that_do_not_lead_to_the_queue(
    rig: CardRoomRig, last_four: str, changes: dict[str, Any], expected: tuple[int, str]
) -> None:
    await rig.switch_on()
    ann = await rig.guest("Ann")
    assert await refused(ann, ENTER, rig.card(last_four, **changes)) == expected
    assert rig.room.guests == ()


@pytest.mark.req("EPS-UC-008", "EPS-UC-008-RES-b", "EPS-RF-CB-005", "EPS-RF-CB-011")
async def test_chips_are_bought_at_the_seat(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    for amount in (10_00, 25_00):
        order = {"id": f"o{amount}", "amount": amount, "pin": "1234"}
        assert await refused(ann, PURCHASE, order) == (400, "bad_purchase")
    assert await refused(ann, PURCHASE, {"id": "o3", "amount": 40_00}) == (400, "pin_needed")
    order = {"id": "o4", "amount": 40_00, "pin": "1234"}
    status, answer = await ann.call("POST", PURCHASE, order)
    assert (status, answer["room"]["balance"]) == (200, 460_00)
    assert rig.bank.balance("4417") == 460_00
    assert chips(rig) == [40_00]
    status, again = await ann.call("POST", PURCHASE, order)  # the same order once more
    assert (status, rig.bank.balance("4417")) == (200, 460_00)
    assert [receipt["amount"] for receipt in again["receipts"]] == [40_00]


@pytest.mark.req("EPS-UC-008-ALT-01")
async def test_whoever_has_too_little_may_try_a_smaller_amount(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "6675")  # 120 in the account
    await until(ann, seated=True)
    order = {"id": "o1", "amount": 200_00, "pin": "8642"}
    assert await refused(ann, PURCHASE, order) == (409, "insufficient_funds")
    status, _ = await ann.call("POST", PURCHASE, {"id": "o2", "amount": 120_00, "pin": "8642"})
    assert status == 200
    assert rig.bank.balance("6675") == 0


@pytest.mark.req("EPS-DD-003a", "EPS-UC-008-PRE")
async def test_no_chips_in_the_queue_or_without_a_room(rig: CardRoomRig) -> None:
    ann = await rig.guest("Ann")
    order = {"id": "o1", "amount": 20_00}
    assert await refused(ann, PURCHASE, order) == (403, "not_in_room")
    await rig.switch_on()
    cards = ["4417", "7780", "1881", "5046", "6675", "3308", "9154"]
    people = [await rig.enter(f"Guest {card}", card) for card in cards]
    await until(people[-1], seated=True)
    last = await rig.enter("Last", "1029")
    await until(last, place=1)
    assert await refused(last, PURCHASE, order) == (403, "not_seated")


@pytest.mark.req("EPS-RF-PG-002", "EPS-UC-006", "EPS-RF-CB-007")
async def test_who_leaves_the_table_has_the_chips_on_the_account(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "4417")
    table = (await until(ann, seated=True))["room"]["table"]
    await ann.call("POST", PURCHASE, {"id": "o1", "amount": 100_00, "pin": "1234"})
    assert rig.bank.balance("4417") == 400_00
    socket = await ann.connect()
    await socket.order("leave", table=table)
    answer = await until(ann, account=None)
    await reached(lambda: rig.bank.balance("4417") == 500_00)
    kinds = [receipt["kind"] for receipt in answer["receipts"]]
    assert kinds == ["cash_in", "purchase"]
    assert rig.room.guests == ()
    assert await rig.store.check_balance() == []


@pytest.mark.req("EPS-RF-CB-009", "EPS-UC-005-RES")
async def test_another_card_from_now_on(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    assert await refused(ann, ACCOUNT, rig.card("0932")) == (409, "account_too_small")
    status, answer = await ann.call("POST", ACCOUNT, rig.card("7780"))
    assert (status, answer["room"]["account"]["last_four"]) == (200, "7780")
    await ann.call("POST", PURCHASE, {"id": "o1", "amount": 50_00})  # a credit card needs no PIN
    assert (rig.bank.balance("4417"), rig.bank.balance("7780")) == (500_00, 1_950_00)


@pytest.mark.req("EPS-UC-006-ALT-01")
async def test_the_queue_can_be_left(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    assert await refused(ann, LEAVE, None) == (409, "seat_taken")
    ben = await rig.guest("Ben")
    assert await refused(ben, LEAVE, None) == (403, "not_in_room")


@pytest.mark.req("EPS-RF-CB-008", "EPS-UC-008-ALT-02")
async def test_a_bank_that_is_silent_and_answers_later(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    await rig.bank.set_faults(lost_after=100)
    order = {"id": "o1", "amount": 50_00, "pin": "1234"}
    assert await refused(ann, PURCHASE, order) == (503, "bank_silent")
    await rig.bank.set_faults()
    await rig.cashier.repair(every=True)
    await reached(lambda: chips(rig) == [50_00])
    assert rig.bank.balance("4417") == 450_00


async def test_guessing_cards_is_limited(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.guest("Ann")
    wrong = rig.card("4417", number="4111111111111111")
    codes = [(await refused(ann, ENTER, wrong))[1] for _ in range(14)]
    assert codes[0] == "unknown_card"
    assert codes[-1] == "too_many_attempts"


SEVEN = ["4417", "7780", "1881", "5046", "6675", "3308", "9154"]


@pytest.mark.req("EPS-UC-001-RES")
async def test_everybody_hears_that_the_room_has_opened(rig: CardRoomRig) -> None:
    ann = await rig.guest("Ann")
    socket = await ann.connect()
    welcome = await socket.named("welcome")
    assert [(room["id"], room["state"]) for room in welcome["rooms"]] == [(ROOM, "off")]
    assert "stay" not in welcome
    await rig.switch_on()
    lobby = await socket.named("lobby")
    assert [room["state"] for room in lobby["rooms"]] == ["on"]


@pytest.mark.req("EPS-DEF-SESSION")
async def test_who_comes_back_hears_the_place_and_who_is_around(rig: CardRoomRig) -> None:
    """The session is one, in the queue and at the table, whatever becomes of the connection."""
    await rig.switch_on()
    for card in SEVEN:
        await until(await rig.enter(f"Guest {card}", card), seated=True)
    first, second = await rig.enter("First", "1029"), await rig.enter("Second", "4590")
    await until(second, place=2)
    for _ in range(2):
        socket = await second.connect()
        stay = (await socket.named("welcome"))["stay"]
        assert (stay["place"], stay["queue"], stay.get("free", 0)) == (2, 2, 0)
        assert stay["line"] == [{"place": 1, "name": "First"}, {"place": 2, "name": "Second"}]
        assert stay["account"]["last_four"] == "4590"
    await first.call("POST", LEAVE)
    news = await socket.named("room")
    assert (news["place"], news["line"]) == (1, [{"place": 1, "name": "Second"}])


async def test_a_bank_that_refuses_late_is_heard_of(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "4417")
    await until(ann, seated=True)
    socket = await ann.connect()
    await rig.bank.set_faults(lost_before=100)
    order = {"id": "o1", "amount": 50_00, "pin": "1234"}
    assert await refused(ann, PURCHASE, order) == (503, "bank_silent")
    _, answer = await ann.call("GET", MINE)
    assert [receipt["state"] for receipt in answer["receipts"]] == ["unknown"]
    await rig.bank.set_faults()
    await rig.cashier.repair(every=True)
    receipt = (await socket.named("bank"))["receipt"]
    assert (receipt["kind"], receipt["state"], receipt["amount"]) == ("purchase", "rejected", 50_00)
    assert rig.bank.balance("4417") == 500_00


async def test_the_first_purchase_has_a_minimum_of_its_own(rig: CardRoomRig) -> None:
    await rig.switch_on()
    ann = await rig.enter("Ann", "7780")
    answer = await until(ann, seated=True)
    assert (answer["buy_min"], answer["buy_step"]) == (20_00, 10_00)
    _, answer = await ann.call("POST", PURCHASE, {"id": "o1", "amount": 20_00})
    assert answer["buy_min"] == 10_00


@pytest.mark.req("EPS-UC-012.1", "EPS-UC-012.3", "EPS-RF-HH-018")
async def test_who_waits_in_the_rooms_queue_reads_what_is_said_and_may_not_speak(
    rig: CardRoomRig,
) -> None:
    await rig.switch_on()
    seated = [await rig.enter("Ann", "4417"), await rig.enter("Bob", "7780")]
    for number, client in enumerate(seated):
        await until(client, seated=True)
        order = {"id": f"o{number}", "amount": 40_00, "pin": "1234" if number == 0 else None}
        status, answer = await client.call("POST", PURCHASE, order)
        assert status == 200, answer
    table = rig.room.tables[0]
    ann, bob = [await client.connect() for client in seated]
    for socket in (ann, bob):
        await socket.watch(table)
    await reached(lambda: rig.tables[table].round is not None)
    cid = await rig.enter("Cid", "1881")
    await until(cid, place=1)
    waiting = await cid.connect()
    await waiting.watch(table)
    refusal = await waiting.order("say", table=table, text="is there a seat?")
    assert refusal["code"] == "not_seated"
    assert (await bob.order("say", table=table, text="soon"))["t"] == "ack"
    for socket in (ann, waiting):
        line = (await socket.named("said"))["line"]
        assert (line["name"], line["text"]) == ("Bob", "soon")
    # Nobody is the host of such a table.
    refusal = await ann.order("remove_line", table=table, line=line["id"])
    assert refusal["code"] == "host_only"
