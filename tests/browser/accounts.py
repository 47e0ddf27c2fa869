"""Whether every chip of the card room is where it belongs: at the bank, in our book, and nowhere in
the house."""

import subprocess
import sys

from croupier.bank.practice.accounts import Accounts
from croupier.bank.practice.premises import DATABASE as BANK
from croupier.ledger.transfer import CARDROOM, money_of
from croupier.store import DATABASE
from croupier.store.audit import audit
from croupier.store.logs import stored_intents
from tests.browser.house import House


def balances(house: House) -> dict[str, int]:
    """All accounts of the practice bank as its own books have them, in hundredths, by the last four
    digits of the card."""
    accounts = Accounts(house.folder / "bank" / BANK)
    try:
        return {number[-4:]: balance for number, balance in accounts.balances().items()}
    finally:
        accounts.close()


def compare_with_bank(house: House) -> str:
    """What `croupier audit --bank` says while the house, and with it its bank, is open."""
    command = (sys.executable, "-m", "croupier.main", "audit", "--bank")
    return run(*command, "--data", str(house.folder))


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def chips_left(house: House) -> dict[str, int]:
    """Accounts of the card room in our book that are not empty. The book balances, and every log
    is whole."""
    database = house.folder / DATABASE
    assert audit(database).problems == ()
    _, accounts = stored_intents(database)
    return {name: chips for name, chips in accounts.items() if money_of(name) == CARDROOM and chips}
