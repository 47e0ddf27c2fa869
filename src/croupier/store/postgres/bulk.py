"""Statements of which a batch has many rows, as one statement each: the rows go as one array for
each column, which costs both sides less."""

from typing import Any

from croupier.store import statements as sql

TEXT, INTEGER, BYTES, FLAG = "text", "bigint", "bytea", "boolean"


def _insert(table: str, **columns: str) -> bytes:
    arrays = ", ".join(f"%b::{kind}[]" for kind in columns.values())
    return f"INSERT INTO {table} ({', '.join(columns)}) SELECT * FROM unnest({arrays})".encode()


BULK = {
    sql.ADD_RECORD: _insert(
        "log",
        stream_id=TEXT,
        seq=INTEGER,
        at_ms=INTEGER,
        command=TEXT,
        events=BYTES,
        hash=BYTES,
        digest=BYTES,
        in_turn=FLAG,
    ),
    sql.ADD_PARTICIPANT: _insert(
        "participants",
        stream_id=TEXT,
        number=INTEGER,
        seat=INTEGER,
        player=TEXT,
        name=TEXT,
        gain=INTEGER,
        bot=FLAG,
        ended_ms=INTEGER,
    ),
    sql.ADD_POSTING: _insert("postings", key=TEXT, line=INTEGER, account=TEXT, amount=INTEGER),
    sql.CHANGE_BALANCE: (
        b"UPDATE accounts SET balance = balance + change.amount "
        b"FROM unnest(%b::bigint[], %b::text[]) AS change (amount, account) "
        b"WHERE accounts.account = change.account"
    ),
}


def columns_of(rows: list[Any]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]
