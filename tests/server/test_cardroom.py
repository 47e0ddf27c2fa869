"""Through a card room over HTTP: the card, the queue, chips, goodbye, and whatever is refused."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.server.cardroom import ROOM, CardRoomRig
from tests.server.rig import PATIENCE, Client

pytestmark = pytest.mark.asyncio
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


@pytest.mark.req("EPS-RF-JG-003", "EPS-ASS-GA-002", "EPS-UC-005-ALT-01")
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
