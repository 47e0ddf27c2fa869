"""The practice bank by itself: it believes only who signs, counts PINs, and forgets no key."""

import asyncio
import ssl
import time
from pathlib import Path

import aiohttp
import msgspec
import pytest

from croupier.bank import messages, routes
from croupier.bank.practice.accounts import Accounts, KeyReused
from croupier.bank.practice.certificate import CERTIFICATE
from croupier.bank.practice.command import parse_faults
from croupier.bank.practice.faults import Faults
from croupier.bank.practice.pins import Pins
from croupier.bank.practice.premises import DATABASE, shared_key
from croupier.bank.practice.server import BODY_BYTES
from croupier.bank.practice.teller import Teller
from croupier.bank.signing import SIGNATURE, SKEW_MS, TIME, sign
from tests.bank.rig import PracticeBank

pytestmark = pytest.mark.asyncio
PATH = routes.CHECK.path


def key(number: int) -> str:
    return f"{number:040}"


def teller(bank: PracticeBank) -> Teller:
    """The one behind the counter, on the same database."""
    accounts = Accounts(bank.settings.folder / DATABASE)
    return Teller("harbour", accounts, Pins(64))


def withdrawal(number: int, account: str, amount: int, pin: str | None) -> messages.OrderTransfer:
    return messages.OrderTransfer(key(number), "withdrawal", account, amount, pin)


async def reference(desk: Teller, bank: PracticeBank, last_four: str) -> str:
    card = bank.cards[last_four]
    found = await desk.check(messages.CheckCard(card.kind, card.number, card.pin))
    assert isinstance(found, messages.Account)
    return found.account


@pytest.mark.req("EPS-RF-CB-003", "EPS-RF-CB-004")
async def test_a_debit_card_needs_its_pin_and_a_credit_card_none(bank: PracticeBank) -> None:
    desk = teller(bank)
    debit, credit = bank.cards["4417"], bank.cards["7780"]
    for number, kind, pin, expected in (
        (debit.number, "debit", "1234", "account"),
        (debit.number, "debit", "1235", "wrong_pin"),
        (debit.number, "debit", None, "wrong_pin"),
        (debit.number, "credit", None, "unknown_card"),
        (credit.number, "credit", None, "account"),
        (credit.number, "debit", "1234", "unknown_card"),
        ("9700000000000000", "debit", "1234", "unknown_card"),
        (bank.cards["2210"].number, "credit", None, "card_refused"),
    ):
        found = await desk.check(messages.CheckCard(kind, number, pin))  # type: ignore[arg-type]
        said = found.code if isinstance(found, messages.Refusal) else "account"
        assert said == expected, (number[-4:], kind, pin)
    desk.close()


@pytest.mark.req("EPS-RF-CB-004")
async def test_three_wrong_pins_lock_the_card_for_good(bank: PracticeBank) -> None:
    desk, card = teller(bank), bank.cards["4417"]
    asked = [messages.CheckCard("debit", card.number, pin) for pin in ("0000", "1111", "1234")]
    wrong, right = asked[1], asked[2]
    assert await desk.check(wrong) == messages.Refusal("wrong_pin", 2)
    assert isinstance(await desk.check(right), messages.Account)  # begins to count anew
    assert await desk.check(wrong) == messages.Refusal("wrong_pin", 2)
    assert await desk.check(wrong) == messages.Refusal("wrong_pin", 1)
    assert await desk.check(wrong) == messages.Refusal("card_locked")
    desk.close()
    desk = teller(bank)
    assert await desk.check(right) == messages.Refusal("card_locked")
    desk.close()


@pytest.mark.req("EPS-RF-CB-004")
async def test_many_guesses_at_once_are_no_more_than_three(bank: PracticeBank) -> None:
    desk, card = teller(bank), bank.cards["4417"]
    account = await reference(desk, bank, "4417")
    guesses = [desk.check(messages.CheckCard("debit", card.number, f"{n:04}")) for n in range(20)]
    orders = [desk.transfer(withdrawal(n, account, 1_000, f"9{n:03}")) for n in range(20)]
    checks, answers = await asyncio.gather(asyncio.gather(*guesses), asyncio.gather(*orders))
    codes = [said.code for said in checks if isinstance(said, messages.Refusal)]
    codes += [said.code for said in answers]
    assert codes.count("wrong_pin") == 2
    assert codes.count("card_locked") == 38
    desk.close()


async def test_a_wrong_pin_that_is_sent_again_counts_once(bank: PracticeBank) -> None:
    desk = teller(bank)
    account = await reference(desk, bank, "4417")
    order = withdrawal(1, account, 1_000, "1111")
    answers = [await desk.transfer(order) for _ in range(5)]
    assert {(said.code, said.tries_left) for said in answers} == {("wrong_pin", 2)}
    desk.close()


async def test_only_hashes_of_pins_are_kept(bank: PracticeBank) -> None:
    accounts = Accounts(bank.settings.folder / DATABASE)
    card = accounts.card_by_number(bank.cards["4417"].number)
    assert card is not None
    assert card.pin_hash is not None
    assert card.pin_hash.startswith("$argon2id$")
    accounts.close()


@pytest.mark.req("EPS-RF-CB-008")
async def test_a_key_is_carried_out_once_for_ever(bank: PracticeBank) -> None:
    desk = teller(bank)
    account = await reference(desk, bank, "7780")
    order = withdrawal(1, account, 3_000, None)
    first = await desk.transfer(order)
    assert (first.state, first.balance) == ("done", 197_000)
    assert await asyncio.gather(*(desk.transfer(order) for _ in range(9))) == [first] * 9
    desk.close()
    desk = teller(bank)
    assert await desk.transfer(order) == first
    assert await desk.settle(messages.KeyPath(order.key)) == first
    with pytest.raises(KeyReused):
        await desk.transfer(withdrawal(1, account, 4_000, None))
    assert bank.balance("7780") == 197_000
    desk.close()


@pytest.mark.req("EPS-RF-CB-008")
async def test_a_key_that_was_settled_before_it_came_is_never_carried_out(
    bank: PracticeBank,
) -> None:
    desk = teller(bank)
    account = await reference(desk, bank, "7780")
    settled = await desk.settle(messages.KeyPath(key(1)))
    assert (settled.state, settled.code) == ("rejected", "never_arrived")
    assert await desk.transfer(withdrawal(1, account, 3_000, None)) == settled
    assert bank.balance("7780") == 200_000
    desk.close()


async def test_a_rejected_order_stays_rejected(bank: PracticeBank) -> None:
    desk = teller(bank)
    account = await reference(desk, bank, "7780")
    poor = withdrawal(1, account, 200_001, None)
    assert (await desk.transfer(poor)).code == "insufficient_funds"
    await desk.transfer(messages.OrderTransfer(key(2), "deposit", account, 5_000))
    assert (await desk.transfer(poor)).code == "insufficient_funds"
    assert (await desk.transfer(withdrawal(3, "no such account", 1, None))).code == (
        "unknown_account"
    )
    desk.close()


async def test_the_statement_lists_what_was_done_page_by_page(bank: PracticeBank) -> None:
    desk = teller(bank)
    account = await reference(desk, bank, "7780")
    for number in range(5):
        await desk.transfer(withdrawal(number, account, 1_000 + number, None))
    await desk.transfer(withdrawal(9, account, 10**9, None))
    first = await desk.statement(messages.StatementQuery(0, 3))
    assert [one.amount for one in first.entries] == [1_000, 1_001, 1_002]
    assert first.more
    last = await desk.statement(messages.StatementQuery(first.entries[-1].number, 3))
    assert [one.key for one in last.entries] == [key(3), key(4)]
    assert not last.more
    desk.close()


async def ask(bank: PracticeBank, body: bytes, headers: dict[str, str]) -> tuple[int, str]:
    url = bank.entry().url + PATH
    async with aiohttp.request("POST", url, data=body, headers=headers) as answer:
        return answer.status, msgspec.json.decode(await answer.read()).get("code", "")


@pytest.mark.req("EPS-SC-OS-01")
async def test_only_what_is_signed_with_the_shared_key_is_looked_at(bank: PracticeBank) -> None:
    card = bank.cards["4417"]
    body = msgspec.json.encode(messages.CheckCard("debit", card.number, "1234"))
    now, secret, path = (
        int(time.time() * 1_000),
        shared_key(bank.settings.folder),
        "/v1/cards/check",
    )
    right = sign(secret, "POST", path, body, now)
    assert (await ask(bank, body, right))[0] == 200
    for headers in (
        {},
        {TIME: str(now)},
        {TIME: "now", SIGNATURE: right[SIGNATURE]},
        {TIME: str(now + 1), SIGNATURE: right[SIGNATURE]},
        {TIME: str(now), SIGNATURE: "ä" * 64},
        sign(b"x" * 32, "POST", path, body, now),
        sign(secret, "POST", path, body + b" ", now),
        sign(secret, "POST", "/v1/transfers", body, now),
        sign(secret, "GET", path, body, now),
        sign(secret, "POST", path, body, now - SKEW_MS - 60_000),
    ):
        assert await ask(bank, body, headers) == (401, "wrong_signature"), headers


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"[]", 400, "malformed"),
        (b'{"kind": "debit", "number": "1"}', 400, "malformed"),
        (b'{"kind": "gold", "number": "9700000000034417"}', 400, "malformed"),
        (b"[" * 3_000, 400, "malformed"),
        (b" " * (BODY_BYTES + 1), 413, "too_large"),
    ],
)
async def test_bad_messages_are_problems(
    bank: PracticeBank, body: bytes, status: int, code: str
) -> None:
    now, secret = int(time.time() * 1_000), shared_key(bank.settings.folder)
    headers = sign(secret, "POST", PATH, body, now)
    assert await ask(bank, body, headers) == (status, code)


@pytest.mark.req("EPS-SC-OS-01")
async def test_it_speaks_https_with_a_certificate_that_the_house_trusts(tmp_path: Path) -> None:
    bank = PracticeBank(tmp_path / "bank", tls=True)
    await bank.open()
    entry = bank.entry()
    assert entry.url.startswith("https://")
    trusted = ssl.create_default_context(cafile=entry.certificate)
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{entry.url}/v1/health", ssl=trusted) as answer:
            assert answer.status == 401  # it was understood, but not signed
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await http.get(f"{entry.url}/v1/health")
    for name in ("certificate.key", "shared.key", DATABASE):
        assert (bank.settings.folder / name).stat().st_mode & 0o77 == 0, name
    before = (bank.settings.folder / CERTIFICATE).read_bytes()
    await bank.close()
    await bank.open()
    assert (bank.settings.folder / CERTIFICATE).read_bytes() == before
    await bank.close()


async def test_a_bank_that_is_opened_again_has_the_same_cards(bank: PracticeBank) -> None:
    desk = teller(bank)
    account = await reference(desk, bank, "7780")
    await desk.transfer(withdrawal(1, account, 3_000, None))
    desk.close()
    await bank.close()
    await bank.open()
    assert bank.balance("7780") == 197_000


async def test_faults_are_named_on_the_command_line() -> None:
    assert parse_faults(("lost_after=10", "slow_ms=5")) == Faults(lost_after=10, slow_ms=5)
    for words in (("lost=1",), ("error",), ("error=x",), ("error=60", "late=50")):
        with pytest.raises(ValueError):
            parse_faults(words)
