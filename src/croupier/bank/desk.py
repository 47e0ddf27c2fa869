"""The desk where a card is checked. It can ask a bank about a card and an account, and nothing that
moves money, so the queue may use it (EPS-DD-004d)."""

from msgspec import Struct

from croupier.bank.banks import Banks
from croupier.bank.cards import CardEntry, card_number, last_four
from croupier.bank.port import Account, CardAnswer, CardChecks
from croupier.bank.refusals import bank_refusal
from croupier.bank.sealing import check_purpose
from croupier.games.game import Refused
from croupier.ledger.intents import BankAccount, CardKind, Rejected, Unknown

ACCOUNT_MIN = 20_00  # EPS-RF-JG-003


class CheckedCard(Struct, frozen=True):
    """What may be kept and shown of a card, and what its account held at this moment."""

    account: BankAccount
    balance: int


class CardDesk:
    def __init__(self, banks: Banks) -> None:
        self._banks = banks

    @property
    def public_key(self) -> bytes:
        """Card details are sealed for it with `bank.sealing.seal`."""
        return self._banks.public_key

    async def latencies_ms(self) -> dict[str, int | None]:
        """How long each bank takes to answer; None for one that does not."""
        return await self._banks.latencies_ms()

    async def check(self, player: str, box: bytes, least: int = ACCOUNT_MIN) -> CheckedCard:
        """The sealed card is valid, its PIN is right and there is enough in its account, or
        `Refused`. Number and PIN are gone when this returns."""
        card = self._banks.opener.open(box, CardEntry, check_purpose(player))
        number = card_number(card.number)
        if card.kind == "debit" and card.pin is None:
            raise Refused("pin_needed")
        bank: CardChecks | None = self._banks.for_number(number)
        if bank is None:
            raise Refused("unknown_card")
        account = account_told(await bank.check(card))
        if account.balance < least:
            raise Refused("account_too_small", least=least)
        kept = BankAccount(bank.name, account.reference, CardKind(card.kind), last_four(number))
        return CheckedCard(kept, account.balance)

    async def balance(self, account: BankAccount) -> int:
        """What can be withdrawn now, as the bank tells; or `Refused`."""
        bank: CardChecks | None = self._banks.named(account.bank)
        if bank is None:
            raise Refused("bank_not_reached")
        return account_told(await bank.balance(account.account)).balance


def account_told(answer: CardAnswer) -> Account:
    match answer:
        case Account():
            return answer
        case Rejected(code, tries_left):
            raise bank_refusal(code, tries_left)
        case Unknown():
            raise Refused("bank_not_reached")
