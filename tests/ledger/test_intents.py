"""An intent towards a bank: asked before it is answered, settled once, asked ever more rarely."""

import pytest

from croupier.ledger.book import Book
from croupier.ledger.intents import (
    WAIT_MAX_MS,
    Answer,
    BankAccount,
    CardKind,
    Confirmed,
    Intent,
    IntentKind,
    IntentState,
    Rejected,
    Unknown,
    answered,
    asked,
    opening,
    settling,
    wait_ms,
)
from croupier.ledger.transfer import CARDROOM, bank, money_of, transit, wallet

CARD = BankAccount("harbour", "ref-1", CardKind.CREDIT, "7780")


def intent(kind: IntentKind) -> Intent:
    return Intent(
        key="k", kind=kind, player="ann", session="s", paid_by=CARD, amount=2_000, created_ms=1
    )


@pytest.mark.parametrize("answer", [Confirmed(), Rejected("no")])
def test_a_settled_intent_is_never_asked_or_answered_again(answer: Answer) -> None:
    done = answered(asked(intent(IntentKind.PURCHASE)), answer, 7)
    assert done.is_settled
    with pytest.raises(ValueError, match="nothing to ask"):
        asked(done)
    with pytest.raises(ValueError, match="nobody has asked"):
        answered(done, Confirmed(), 8)


def test_an_answer_without_a_question_is_an_error() -> None:
    with pytest.raises(ValueError, match="nobody has asked"):
        answered(intent(IntentKind.PURCHASE), Confirmed(), 7)


@pytest.mark.req("EPS-RF-CB-008")
def test_unknown_is_asked_again_and_never_guessed() -> None:
    one = intent(IntentKind.CASH_IN)
    waits = []
    for _ in range(20):
        one = answered(asked(one), Unknown("no answer"), 1_000)
        assert one.state is IntentState.UNKNOWN
        assert not one.is_settled
        assert settling(one) == ()
        waits.append(one.next_ms - 1_000)
    assert waits[:4] == [2_000, 4_000, 8_000, 16_000]
    assert waits[-1] == WAIT_MAX_MS == wait_ms(10_000)
    assert answered(asked(one), Confirmed(3), 9).state is IntentState.CONFIRMED


@pytest.mark.parametrize(
    ("kind", "answer", "at_home", "on_the_way", "at_the_bank"),
    [
        (IntentKind.PURCHASE, Unknown(""), 5_000, 0, -5_000),
        (IntentKind.PURCHASE, Rejected("no"), 5_000, 0, -5_000),
        (IntentKind.PURCHASE, Confirmed(), 7_000, 0, -7_000),
        (IntentKind.CASH_IN, Unknown(""), 3_000, 2_000, -5_000),
        (IntentKind.CASH_IN, Rejected("no"), 5_000, 0, -5_000),
        (IntentKind.CASH_IN, Confirmed(), 3_000, 0, -3_000),
    ],
)
@pytest.mark.req("EPS-RF-CB-006", "EPS-RF-CB-007", "EPS-UC-008")
def test_where_the_chips_are(
    kind: IntentKind, answer: Answer, at_home: int, on_the_way: int, at_the_bank: int
) -> None:
    home = wallet("ann", CARDROOM)
    book = Book({home: 5_000, bank("harbour"): -5_000})
    one = intent(kind)
    book.apply(*opening(one))
    book.apply(*settling(answered(asked(one), answer, 7)))
    book.commit()
    found = [book.balance(name) for name in (home, transit("harbour"), bank("harbour"))]
    assert found == [at_home, on_the_way, at_the_bank]
    assert set(book.trial().values()) == {0}
    assert {money_of(name) for name in book.balances()} == {CARDROOM}
