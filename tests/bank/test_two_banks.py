"""More than one bank at a time: the number of the card says which."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.bank.config import BadBanks, banks_of, check_entries, read_banks, read_key, trusted
from croupier.games.game import Refused
from croupier.ledger.intents import IntentState
from croupier.ledger.transfer import bank as bank_account
from tests.bank.rig import House, PracticeBank

ENTRY = """
[[bank]]
name = "harbour"
url = "https://bank.example"
numbers = ["9700"]
key_file = "shared.key"
"""


@pytest.mark.asyncio
@pytest.mark.req("EPS-DD-004a", "EPS-DD-004b")
async def test_each_card_goes_to_its_own_bank(
    bank: PracticeBank, tmp_path: Path, empty_database: Path, store_kind: str
) -> None:
    """Wherever `store_kind` says that the book is."""
    other = PracticeBank(tmp_path / "other", name="hilltop", numbers="970100-970199", tls=True)
    await other.open()
    shutil.copy(empty_database, tmp_path / "house.db")
    house = await House(tmp_path / "house.db", (bank.entry(), other.entry())).open()
    here, there = bank.cards["7780"], other.cards["7780"]
    first, second = await house.account(here), await house.account(there)
    assert (first.bank, second.bank) == ("harbour", "hilltop")
    await house.buy(first, 5_000, "o1")
    await house.buy(second, 3_000, "o2")
    await other.close()
    # The one that is away does not hold up the other.
    assert (await house.cash_in(second, 2_000, "c1")).state is IntentState.UNKNOWN
    assert (await house.cash_in(first, 4_000, "c2")).state is IntentState.CONFIRMED
    await other.open()
    assert await house.cashier.repair(every=True) == 0
    assert (bank.balance("7780"), other.balance("7780")) == (199_000, 199_000)
    assert await house.store.balance(bank_account("harbour")) == -1_000
    assert await house.store.balance(bank_account("hilltop")) == -1_000
    for name in ("harbour", "hilltop"):
        assert (await house.reconcile(name)).differences == ()
    with pytest.raises(Refused, match="unknown_card"):
        await house.account(replace(here, number="4111111111111111"))
    await house.close()
    await other.close()


def test_a_file_of_banks(tmp_path: Path) -> None:
    assert banks_of(tmp_path) == ()
    (tmp_path / "bank").mkdir()
    (tmp_path / "bank" / "bank.toml").write_text(ENTRY.replace("harbour", "practice"))
    assert [one.name for one in banks_of(tmp_path)] == ["practice"]
    (tmp_path / "banks.toml").write_text(ENTRY + ENTRY.replace("9700", "98").replace("har", "la"))
    assert [one.name for one in banks_of(tmp_path)] == ["harbour", "labour"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[bank]]\nname = 'x'", "missing required field"),
        (ENTRY + "colour = 'red'", "unknown field"),
        (ENTRY.replace("9700", "97x"), "range of card numbers"),
        (ENTRY.replace("https", "http"), "needs https"),
        (ENTRY.replace("https", "ftp"), "needs https"),
        (ENTRY + ENTRY, "two banks are called harbour"),
        (ENTRY + ENTRY.replace("harbour", "hilltop"), "both have cards of 9700"),
        (ENTRY.replace('["9700"]', "[]"), "numbers"),
        ("not toml", "banks.toml"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_in_one_line(
    tmp_path: Path, text: str, why: str
) -> None:
    path = tmp_path / "banks.toml"
    path.write_text(text)
    with pytest.raises(BadBanks, match=why) as bad:
        read_banks(path)
    assert "\n" not in str(bad.value)


def test_a_bank_on_this_machine_may_do_without_tls(tmp_path: Path) -> None:
    path = tmp_path / "banks.toml"
    path.write_text(ENTRY.replace("https://bank.example", "http://localhost:8400"))
    [entry] = read_banks(path)
    check_entries((entry,))


@pytest.mark.parametrize("text", [None, "", "no certificate"])
def test_a_certificate_that_cannot_be_read(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "banks.toml"
    path.write_text(ENTRY)
    [entry] = read_banks(path)
    file = tmp_path / "ca.pem"
    if text is not None:
        file.write_text(text)
    with pytest.raises(BadBanks, match="no certificate can be read"):
        trusted(replace(entry, certificate=str(file)))


@pytest.mark.parametrize("text", [None, "", "00" * 31, "no hex"])
def test_a_key_that_is_too_short_is_no_key(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "banks.toml"
    path.write_text(ENTRY)
    [entry] = read_banks(path)
    if text is not None:
        (tmp_path / "shared.key").write_text(text)
    with pytest.raises(BadBanks, match="key") as bad:
        read_key(replace(entry, key_file=str(tmp_path / "shared.key")))
    if text:
        assert text not in str(bad.value)
