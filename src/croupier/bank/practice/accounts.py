"""The practice bank's own book in SQLite: accounts, cards, and what became of every order. It
never forgets a key, and never lets an account fall below zero."""

import secrets
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from croupier.bank.messages import (
    CARD_REFUSED,
    INSUFFICIENT_FUNDS,
    NEVER_ARRIVED,
    UNKNOWN_ACCOUNT,
    Entry,
    Kind,
    OrderTransfer,
    Statement,
    TransferAnswer,
)

TABLES = """
CREATE TABLE IF NOT EXISTS accounts (
  id INTEGER PRIMARY KEY, holder TEXT NOT NULL, opened_with INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0));
CREATE TABLE IF NOT EXISTS cards (
  reference TEXT PRIMARY KEY, number TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
  account INTEGER NOT NULL REFERENCES accounts (id), pin_hash TEXT,
  wrong_pins INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS orders (
  key TEXT PRIMARY KEY, direction TEXT NOT NULL, reference TEXT NOT NULL, amount INTEGER NOT NULL,
  state TEXT NOT NULL, code TEXT NOT NULL, tries_left INTEGER, balance INTEGER,
  at_ms INTEGER NOT NULL, entry INTEGER UNIQUE);
"""
CARD = """
SELECT reference, kind, pin_hash, refused, balance FROM cards
JOIN accounts ON accounts.id = cards.account"""
ANSWER = "SELECT key, state, code, tries_left, balance FROM orders WHERE key = ?"
NEW_ORDER = """
INSERT INTO orders (key, direction, reference, amount, state, code, tries_left, balance, at_ms,
entry) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
MOVE = """
UPDATE accounts SET balance = balance + ?
WHERE id = (SELECT account FROM cards WHERE reference = ?) RETURNING balance"""
ENTRIES = """
SELECT entry, key, direction, reference, amount, at_ms FROM orders
WHERE entry > ? ORDER BY entry LIMIT ?"""


class KeyReused(Exception):
    """The key stands for another order."""


class NewCard(Struct, frozen=True):
    """A card and an account of its own. The bank `refuses` it whatever the PIN."""

    holder: str
    number: str
    kind: Kind
    balance: int
    pin_hash: str | None = None
    refused: bool = False


class Card(Struct, frozen=True):
    reference: str
    kind: Kind
    pin_hash: str | None
    refused: bool
    balance: int


class Accounts:
    """Not for several threads at once."""

    def __init__(self, path: Path) -> None:
        path.touch(mode=0o600)
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for setting in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
            self._connection.execute(f"PRAGMA {setting}")
        self._connection.executescript(TABLES)

    def close(self) -> None:
        self._connection.close()

    def has_cards(self) -> bool:
        return self._connection.execute("SELECT 1 FROM cards").fetchone() is not None

    def add_cards(self, cards: Iterable[NewCard]) -> None:
        with self._transaction() as connection:
            for card in cards:
                account = connection.execute(
                    "INSERT INTO accounts (holder, opened_with, balance) VALUES (?, ?, ?)",
                    (card.holder, card.balance, card.balance),
                ).lastrowid
                reference = secrets.token_hex(12)
                connection.execute(
                    "INSERT INTO cards (reference, number, kind, account, pin_hash, refused) "
                    "VALUES (?, ?, ?, ?, ?, ?)",
                    (reference, card.number, card.kind, account, card.pin_hash, card.refused),
                )

    def card_by_number(self, number: str) -> Card | None:
        return self._card("cards.number = ?", number)

    def card(self, reference: str) -> Card | None:
        return self._card("cards.reference = ?", reference)

    def _card(self, which: str, value: str) -> Card | None:
        row = self._connection.execute(f"{CARD} WHERE {which}", (value,)).fetchone()
        if row is None:
            return None
        reference, kind, pin_hash, refused, balance = row
        return Card(reference, kind, pin_hash, bool(refused), balance)

    def count_try(self, reference: str, most: int) -> int | None:
        """Counts a PIN as wrong, and gives how many were wrong in a row then. None, and nothing is
        counted, when there were as many as may be."""
        row = self._connection.execute(
            "UPDATE cards SET wrong_pins = wrong_pins + 1 WHERE reference = ? AND wrong_pins < ? "
            "RETURNING wrong_pins",
            (reference, most),
        ).fetchone()
        return None if row is None else int(row[0])

    def clear_tries(self, reference: str) -> None:
        self._connection.execute(
            "UPDATE cards SET wrong_pins = 0 WHERE reference = ?", (reference,)
        )

    def unlock_cards(self) -> None:
        self._connection.execute("UPDATE cards SET wrong_pins = 0")

    def answer(self, key: str) -> TransferAnswer | None:
        row = self._connection.execute(ANSWER, (key,)).fetchone()
        return None if row is None else TransferAnswer(*row)

    def known(self, order: OrderTransfer) -> TransferAnswer | None:
        """What the order was answered before. Raises `KeyReused`."""
        row = self._connection.execute(
            "SELECT direction, reference, amount, code FROM orders WHERE key = ?", (order.key,)
        ).fetchone()
        if row is None:
            return None
        same = row[:3] == (order.direction, order.account, order.amount)
        if not same and row[3] != NEVER_ARRIVED:
            raise KeyReused(order.key)
        return self.answer(order.key)

    def carry_out(self, order: OrderTransfer, at_ms: int) -> TransferAnswer:
        """Done or rejected, and remembered for ever."""
        with self._transaction():
            return self.known(order) or self._decide(order, at_ms)

    def reject(
        self, order: OrderTransfer, code: str, tries_left: int | None, at_ms: int
    ) -> TransferAnswer:
        with self._transaction():
            known = self.known(order)
            return known or self._remember(order, "rejected", code, tries_left, None, at_ms)

    def settle(self, key: str, at_ms: int) -> TransferAnswer:
        """What became of the key. One that has not come is rejected for ever."""
        with self._transaction() as connection:
            found = self.answer(key)
            if found is None:
                row = (key, "", "", 0, "rejected", NEVER_ARRIVED, None, None, at_ms, None)
                connection.execute(NEW_ORDER, row)
            return found or TransferAnswer(key, "rejected", NEVER_ARRIVED)

    def statement(self, after: int, limit: int) -> Statement:
        rows = self._connection.execute(ENTRIES, (after, limit + 1)).fetchall()
        return Statement(tuple(Entry(*row) for row in rows[:limit]), len(rows) > limit)

    def balances(self) -> dict[str, int]:
        """By the number of the card."""
        return dict(
            self._connection.execute(
                "SELECT number, balance FROM cards JOIN accounts ON accounts.id = cards.account"
            )
        )

    def _decide(self, order: OrderTransfer, at_ms: int) -> TransferAnswer:
        card = self.card(order.account)
        if card is None:
            return self._remember(order, "rejected", UNKNOWN_ACCOUNT, None, None, at_ms)
        if card.refused:
            return self._remember(order, "rejected", CARD_REFUSED, None, None, at_ms)
        gain = -order.amount if order.direction == "withdrawal" else order.amount
        if card.balance + gain < 0:
            code = INSUFFICIENT_FUNDS
            return self._remember(order, "rejected", code, None, card.balance, at_ms)
        (balance,) = self._connection.execute(MOVE, (gain, order.account)).fetchone()
        return self._remember(order, "done", "", None, balance, at_ms)

    def _remember(
        self,
        order: OrderTransfer,
        state: str,
        code: str,
        tries_left: int | None,
        balance: int | None,
        at_ms: int,
    ) -> TransferAnswer:
        entry = None
        if state == "done":
            question = "SELECT coalesce(max(entry), 0) + 1 FROM orders"
            (entry,) = self._connection.execute(question).fetchone()
        said = (state, code, tries_left, balance, at_ms, entry)
        content = (order.key, order.direction, order.account, order.amount)
        self._connection.execute(NEW_ORDER, content + said)
        answer = self.answer(order.key)
        assert answer is not None
        return answer

    def _transaction(self) -> "Transaction":
        return Transaction(self._connection)


class Transaction:
    """All that happens inside is on disk afterwards, or none of it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> sqlite3.Connection:
        self._connection.execute("BEGIN IMMEDIATE")
        return self._connection

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._connection.execute("COMMIT" if kind is None else "ROLLBACK")
