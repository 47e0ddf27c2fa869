"""Tables become streams with an owner epoch; rounds list who played and what it brought; accounts
name their owner and can be closed."""

from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import context, op

revision = "0002"
down_revision = "0001"

PAGE = 1_000  # rows that are read and written at once

ROUNDS = """
SELECT rounds.number, coalesce(ended.at_ms, 0), began.events, ended.events FROM rounds
LEFT JOIN log AS began ON began.stream_id = rounds.stream_id AND began.seq = rounds.first_seq
LEFT JOIN log AS ended ON ended.stream_id = rounds.stream_id AND ended.seq = rounds.last_seq
WHERE rounds.stream_id = :stream AND rounds.number > :after ORDER BY rounds.number LIMIT :limit"""
SET_ROUND = """
UPDATE rounds SET game = :game, ended_ms = :at WHERE stream_id = :stream AND number = :number"""
ADD_PARTICIPANT = """
INSERT INTO participants (stream_id, number, seat, player, name, gain, bot, ended_ms)
VALUES (:stream, :number, :seat, :player, :name, :gain, :bot, :at)"""
ACCOUNTS = """
SELECT account, balance FROM accounts WHERE account > :after ORDER BY account LIMIT :limit"""
SET_ACCOUNT = "UPDATE accounts SET owner = :owner, closed = :closed WHERE account = :account"


class Sitter(msgspec.Struct, frozen=True):
    seat: int
    player: str
    name: str
    bot: bool = False


class TableEvent(msgspec.Struct, frozen=True):
    """Of the events of a table, the fields that are needed here."""

    e: str
    game: str = ""
    number: int = 0
    sitters: tuple[Sitter, ...] = ()
    gains: dict[int, int] = {}


def upgrade() -> None:
    op.rename_table("tables", "streams")
    for table in ("streams", "log", "rounds", "snapshots", "transfers"):
        op.alter_column(table, "table_id", new_column_name="stream_id")
    op.add_column("streams", sa.Column("kind", sa.String, nullable=False, server_default="table"))
    op.add_column(
        "streams", sa.Column("epoch", sa.BigInteger, nullable=False, server_default=sa.text("1"))
    )
    op.create_index("streams_closed_ms", "streams", ["closed_ms", "kind"])
    upgrade_rounds()
    upgrade_accounts()


def upgrade_rounds() -> None:
    op.add_column("rounds", sa.Column("game", sa.String, nullable=False, server_default=""))
    op.add_column(
        "rounds", sa.Column("ended_ms", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    )
    op.create_table(
        "participants",
        sa.Column("stream_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("gain", sa.BigInteger, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["stream_id", "number"], ["rounds.stream_id", "rounds.number"]),
        sqlite_with_rowid=False,
    )
    fill_rounds()
    op.create_index(
        "participants_player",
        "participants",
        ["player", "ended_ms"],
        sqlite_where=sa.text("NOT bot"),
        postgresql_where=sa.text("NOT bot"),
    )


def fill_rounds() -> None:
    """All of it is in the log. What cannot be read there stays empty; the audit names it."""
    connection = op.get_bind()
    total = connection.execute(sa.text("SELECT count(*) FROM rounds")).scalar_one()
    done = 0
    for (stream,) in connection.execute(sa.text("SELECT stream_id FROM streams")).fetchall():
        game = game_of(stream)
        for page in pages(ROUNDS, 0, stream=stream):
            rounds = [{"stream": stream, "number": n, "game": game, "at": at} for n, at, *_ in page]
            connection.execute(sa.text(SET_ROUND), rounds)
            if rows := [row for found in page for row in participants(stream, *found)]:
                connection.execute(sa.text(ADD_PARTICIPANT), rows)
            done += len(page)
            context.config.attributes["progress"]("listing who played", done, total)


def game_of(stream: str) -> str:
    question = sa.text("SELECT events FROM log WHERE stream_id = :stream AND seq = 1")
    events = read(op.get_bind().execute(question, {"stream": stream}).scalar())
    return next((event.game for event in events if event.e == "table_opened"), "")


def participants(
    stream: str, number: int, ended_ms: int, first: bytes, last: bytes
) -> Iterator[dict[str, Any]]:
    """One row for each who sat at the table when the round began."""
    opened = [one for one in read(first) if (one.e, one.number) == ("round_opened", number)]
    closed = [one for one in read(last) if (one.e, one.number) == ("round_closed", number)]
    if not opened or not closed:
        return
    for sitter in {sitter.seat: sitter for sitter in opened[0].sitters}.values():
        gain = closed[0].gains.get(sitter.seat, 0)
        played = {"stream": stream, "number": number, "at": ended_ms, "gain": gain}
        yield played | msgspec.structs.asdict(sitter)


def upgrade_accounts() -> None:
    op.add_column("accounts", sa.Column("owner", sa.String))
    op.add_column(
        "accounts",
        sa.Column(
            "closed",
            sa.Boolean,
            sa.CheckConstraint("NOT closed OR balance = 0", name="accounts_closed_empty"),
            nullable=False,
            server_default=sa.false(),
        ),
    )
    for page in pages(ACCOUNTS, ""):
        rows = []
        for account, balance in page:
            _, kind, *rest = account.split(":", 3)
            if kind in ("wallet", "seat"):
                owner = rest[-1] if kind == "seat" else ":".join(rest)
                closed = kind == "seat" and balance == 0
                rows.append({"account": account, "owner": owner, "closed": closed})
        if rows:
            op.get_bind().execute(sa.text(SET_ACCOUNT), rows)
    where = sa.text("NOT closed")
    op.create_index(
        "accounts_open", "accounts", ["owner"], sqlite_where=where, postgresql_where=where
    )


def pages(question: str, after: int | str, **values: object) -> Iterator[list[Any]]:
    """The rows of a question that is ordered by its first column, so many at a time."""
    connection, limit = op.get_bind(), {"limit": PAGE} | values
    while rows := connection.execute(sa.text(question), limit | {"after": after}).fetchall():
        yield list(rows)
        after = rows[-1][0]


def read(events: bytes | None) -> list[TableEvent]:
    try:
        return msgspec.json.decode(events or b"[]", type=list[TableEvent])
    except msgspec.MsgspecError:
        return []
