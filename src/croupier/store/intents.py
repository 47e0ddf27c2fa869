"""Intents towards a bank as rows of the database. What they mean is the ledger's business."""

from collections.abc import Iterator
from typing import Any

from croupier.ledger.intents import (
    BankAccount,
    CardKind,
    Intent,
    IntentKind,
    IntentState,
    PurchaseOpen,
)
from croupier.ledger.transfer import Transfer
from croupier.store import statements as sql
from croupier.store.batch import Batch
from croupier.store.connection import Connection


def add_intent(
    connection: Connection, batch: Batch, intent: Intent, transfers: tuple[Transfer, ...]
) -> Intent:
    """Whatever can be refused is refused before anything is written: others share the
    transaction."""
    known = read_intent(connection, intent.key)
    if known is not None:
        return known
    buys = intent.kind is IntentKind.PURCHASE
    if buys and connection.execute(sql.OPEN_PURCHASE, (intent.player,)).fetchone() is not None:
        raise PurchaseOpen(intent.player)
    if transfers:
        batch.book(transfers, intent.created_ms)
    connection.execute(sql.ADD_INTENT, row_of(intent))
    return intent


def update_intent(
    connection: Connection, batch: Batch, intent: Intent, transfers: tuple[Transfer, ...]
) -> Intent:
    known = read_intent(connection, intent.key)
    if known is None:
        raise KeyError(intent.key)
    if known.is_settled:
        return known
    if transfers:
        batch.book(transfers, intent.settled_ms or 0)
    *_, state, tries, next_ms, code, tries_left, balance, settled_ms = row_of(intent)
    changed = (state, tries, next_ms, code, tries_left, balance, settled_ms, intent.key)
    connection.execute(sql.UPDATE_INTENT, changed)
    return intent


def read_intent(connection: Connection, key: str) -> Intent | None:
    row = connection.execute(sql.INTENT, (key,)).fetchone()
    return None if row is None else intent_of(*row)


def read_intents(connection: Connection, question: str, *values: object) -> list[Intent]:
    return [intent_of(*row) for row in connection.execute(question, values)]


def row_of(intent: Intent) -> tuple[Any, ...]:
    return tuple(columns_of(intent))


def columns_of(intent: Intent) -> Iterator[Any]:
    """In the order of the table."""
    yield from (intent.key, intent.kind.value, intent.player, intent.session)
    card = intent.paid_by
    yield from (card.bank, card.account, card.kind.value, card.last_four)
    yield from (intent.amount, intent.created_ms, intent.state.value, intent.tries)
    yield from (intent.next_ms, intent.code, intent.tries_left, intent.balance, intent.settled_ms)


def intent_of(
    key: str,
    kind: str,
    player: str,
    session: str,
    bank: str,
    account: str,
    card_kind: str,
    last_four: str,
    amount: int,
    created_ms: int,
    state: str,
    *rest: Any,
) -> Intent:
    tries, next_ms, code, tries_left, balance, settled_ms = rest
    return Intent(
        key=key,
        kind=IntentKind(kind),
        player=player,
        session=session,
        paid_by=BankAccount(bank, account, CardKind(card_kind), last_four),
        amount=amount,
        created_ms=created_ms,
        state=IntentState(state),
        tries=tries,
        next_ms=next_ms,
        code=code,
        tries_left=tries_left,
        balance=balance,
        settled_ms=settled_ms,
    )
