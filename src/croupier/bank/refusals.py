"""What a player is told when a bank says no, or nothing."""

from croupier.bank import messages
from croupier.games.game import Refused
from croupier.ledger.intents import Intent, IntentState


def bank_refusal(code: str, tries_left: int | None = None) -> Refused:
    """A code that is not known here is a plain refusal: another bank may have its own."""
    match code:
        case messages.WRONG_PIN:
            return Refused("wrong_pin", tries=tries_left or 0)
        case messages.CARD_LOCKED:
            return Refused("card_locked")
        case messages.UNKNOWN_CARD | messages.UNKNOWN_ACCOUNT:
            return Refused("unknown_card")
        case messages.INSUFFICIENT_FUNDS:
            return Refused("insufficient_funds")
        case messages.NEVER_ARRIVED:
            return Refused("bank_not_reached")
        case _:
            return Refused("card_refused")


def refusal_of(intent: Intent) -> Refused | None:
    """What to tell the player about an intent; None when it is done."""
    match intent.state:
        case IntentState.CONFIRMED:
            return None
        case IntentState.REJECTED:
            return bank_refusal(intent.code, intent.tries_left)
        case _:
            return Refused("bank_silent")
