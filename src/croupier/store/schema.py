"""The tables of the database, the same for SQLite and PostgreSQL. Migrations bring a database to
this shape; a test compares the two. Nothing here opens anything."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, LargeBinary, String, Table

metadata = sa.MetaData()


def where(condition: str) -> dict[str, Any]:
    """Of an index that holds some of the rows only."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def row_seal() -> "Column[bytes]":
    """Of tables that no chain of hashes covers: a hash of the rest of the row (`seals.py`)."""
    return Column("seal", LargeBinary)


streams = Table(
    "streams",
    metadata,
    Column("stream_id", String, primary_key=True),
    Column("opened_ms", BigInteger, nullable=False),
    Column("closed_ms", BigInteger),
    Column("kind", String, nullable=False, server_default="table"),
    Column("epoch", BigInteger, nullable=False, server_default=sa.text("1")),
    row_seal(),
    Index("streams_closed_ms", "closed_ms", "kind"),
    sqlite_with_rowid=False,
)

# With a rowid: the records of all streams are appended side by side, so a commit writes few pages.
log = Table(
    "log",
    metadata,
    Column("stream_id", String, ForeignKey("streams.stream_id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("command", String),
    Column("events", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("digest", LargeBinary),  # of what the command asked for
    # Whether the command names a turn of its table. No turn comes twice, so that nobody looks for
    # such a command by its id, and most records are in one index only.
    Column("in_turn", Boolean, nullable=False, server_default=sa.false()),
    Index(
        "log_command",
        "stream_id",
        "command",
        unique=True,
        **where("command IS NOT NULL AND NOT in_turn"),
    ),
)

rounds = Table(
    "rounds",
    metadata,
    Column("stream_id", String, ForeignKey("streams.stream_id"), primary_key=True),
    Column("number", sa.Integer, primary_key=True, autoincrement=False),
    Column("first_seq", BigInteger, nullable=False),
    Column("last_seq", BigInteger, nullable=False),
    Column("game", String, nullable=False, server_default=""),
    Column("ended_ms", BigInteger, nullable=False, server_default=sa.text("0")),
    Column("voided", Boolean, nullable=False, server_default=sa.false()),
    sqlite_with_rowid=False,
)

# `ended_ms` is that of the round, so that the newest rounds of a player are found by an index.
participants = Table(
    "participants",
    metadata,
    Column("stream_id", String, primary_key=True),
    Column("number", sa.Integer, primary_key=True, autoincrement=False),
    Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    Column("player", String, nullable=False),
    Column("name", String, nullable=False),
    Column("gain", BigInteger, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("ended_ms", BigInteger, nullable=False),
    sa.ForeignKeyConstraint(["stream_id", "number"], ["rounds.stream_id", "rounds.number"]),
    # Nobody asks for the rounds of a bot.
    Index("participants_player", "player", "ended_ms", **where("NOT bot")),
    sqlite_with_rowid=False,
)

# One row for each that a commit names, in its order.
honours = Table(
    "honours",
    metadata,
    Column("stream_id", String, ForeignKey("streams.stream_id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("line", sa.Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("feat", String, nullable=False),
    Column("player", String, nullable=False),
    Column("name", String, nullable=False),
    Column("chips", BigInteger, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    row_seal(),
    Index("honours_newest", "game", "at_ms"),
    sqlite_with_rowid=False,
)

# A player's time in a seat, written when it ends. `stakes` are numbers with commas between them.
sittings = Table(
    "sittings",
    metadata,
    Column("stream_id", String, ForeignKey("streams.stream_id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("line", sa.Integer, primary_key=True, autoincrement=False),
    Column("player", String, nullable=False),
    Column("game", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("stakes", String, nullable=False),
    Column("against", String),
    Column("rounds", BigInteger, nullable=False),
    Column("bought_in", BigInteger, nullable=False),
    Column("took_out", BigInteger, nullable=False),
    Column("ended_ms", BigInteger, nullable=False),
    row_seal(),
    Index("sittings_player", "player", "game", "preset", "ended_ms"),
    sqlite_with_rowid=False,
)

# Rounds that everybody could watch, by the room that shows their results.
room_results = Table(
    "room_results",
    metadata,
    Column("stream_id", String, primary_key=True),
    Column("number", sa.Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("ended_ms", BigInteger, nullable=False),
    row_seal(),
    sa.ForeignKeyConstraint(["stream_id", "number"], ["rounds.stream_id", "rounds.number"]),
    Index("room_results_newest", "game", "preset", "ended_ms"),
    sqlite_with_rowid=False,
)

# How often the player in a seat has taken the links to a round back. A link knows its number.
withdrawn_shares = Table(
    "withdrawn_shares",
    metadata,
    Column("stream_id", String, primary_key=True),
    Column("number", sa.Integer, primary_key=True, autoincrement=False),
    Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    Column("times", sa.Integer, nullable=False),
    row_seal(),
    sa.ForeignKeyConstraint(["stream_id", "number"], ["rounds.stream_id", "rounds.number"]),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("stream_id", String, ForeignKey("streams.stream_id"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("account", String, primary_key=True),
    Column("money", String, nullable=False),
    Column("is_outer", Boolean, nullable=False),
    Column("balance", BigInteger, nullable=False),
    Column("owner", String),
    Column("closed", Boolean, nullable=False, server_default=sa.false()),
    sa.CheckConstraint("balance >= 0 OR is_outer", name="accounts_not_overdrawn"),
    sa.CheckConstraint("NOT closed OR balance = 0", name="accounts_closed_empty"),
    # Most accounts are seats that somebody left long ago. Who asks for all reads the others.
    Index("accounts_open", "owner", **where("NOT closed")),
    sqlite_with_rowid=False,
)

# All transfers of the house are one chain, in the order of their numbers.
transfers = Table(
    "transfers",
    metadata,
    Column("key", String, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("stream_id", String, ForeignKey("streams.stream_id")),
    Column("seq", BigInteger),
    Column("number", BigInteger, nullable=False, server_default=sa.text("0")),
    Column("hash", LargeBinary, nullable=False, server_default=sa.text("''")),
    Index("transfers_number", "number", unique=True),
    sqlite_with_rowid=False,
)

postings = Table(
    "postings",
    metadata,
    Column("key", String, ForeignKey("transfers.key"), primary_key=True),
    Column("line", sa.Integer, primary_key=True, autoincrement=False),
    Column("account", String, ForeignKey("accounts.account"), nullable=False),
    Column("amount", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# No part of the log: lines are deleted when their time is over. `removed` says in whose name a line
# was taken away, `removed_by` by whom.
chat = Table(
    "chat",
    metadata,
    Column("stream_id", String, ForeignKey("streams.stream_id"), primary_key=True),
    Column("line", BigInteger, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("command", String, nullable=False),
    Column("sender", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("removed", String),
    Column("removed_by", String),
    row_seal(),
    Index("chat_command", "stream_id", "command", unique=True),
    Index("chat_at_ms", "at_ms"),
    sqlite_with_rowid=False,
)

# What the house wants of a bank. Those that are not settled are asked for again and again.
intents = Table(
    "intents",
    metadata,
    Column("key", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("player", String, nullable=False),
    Column("session", String, nullable=False),
    Column("bank", String, nullable=False),
    Column("account", String, nullable=False),
    Column("card_kind", String, nullable=False),
    Column("last_four", String, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("state", String, nullable=False),
    Column("tries", sa.Integer, nullable=False),
    Column("next_ms", BigInteger, nullable=False),
    Column("code", String, nullable=False),
    Column("tries_left", sa.Integer),
    Column("balance", BigInteger),
    Column("settled_ms", BigInteger),
    row_seal(),
    sa.CheckConstraint("amount > 0", name="intents_amount"),
    Index("intents_open", "created_ms", **where("settled_ms IS NULL")),
    # A player buys one thing at a time, also with several writers.
    Index(
        "intents_one_purchase",
        "player",
        unique=True,
        **where("kind = 'purchase' AND settled_ms IS NULL"),
    ),
    Index("intents_player", "player", "created_ms"),
    Index("intents_newest", "created_ms"),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded_name", String, nullable=False, unique=True),
    Column("password_hash", String),
    Column("created_ms", BigInteger, nullable=False),
    row_seal(),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    row_seal(),
    Index("sessions_player", "player"),
    Index("sessions_expires", "expires_ms"),
)

# In which a player has been before: a guest comes back to his name there, and the owner of a name
# can always guess his own password.
player_browsers = Table(
    "player_browsers",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.id"), primary_key=True),
    Column("expires_ms", BigInteger, nullable=False),
    row_seal(),
    Index("player_browsers_player", "player"),
    Index("player_browsers_expires", "expires_ms"),
)

# Those who run the house. They are no players and share nothing with them, not even names.
administrators = Table(
    "administrators",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded_name", String, nullable=False, unique=True),
    Column("role", String, nullable=False),
    Column("password_hash", String, nullable=False),
    Column("second_factor", LargeBinary),
    Column("second_factor_step", BigInteger, nullable=False, server_default=sa.text("0")),
    Column("created_ms", BigInteger, nullable=False),
    row_seal(),
)


def administrator() -> Column[str]:
    key = ForeignKey("administrators.id", ondelete="CASCADE")
    return Column("administrator", String, key, nullable=False)


desk_sessions = Table(
    "desk_sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    administrator(),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    row_seal(),
    Index("desk_sessions_administrator", "administrator"),
)

# In which an administrator has signed in before.
desk_browsers = Table(
    "desk_browsers",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    administrator(),
    Column("used_ms", BigInteger, nullable=False),
    row_seal(),
    Index("desk_browsers_used", "administrator", "used_ms"),
)

# Done from the command line, until the house has written it to the audit trail.
desk_changes = Table(
    "desk_changes",
    metadata,
    Column("id", String, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("act", String, nullable=False),
    Column("name", String, nullable=False),
    row_seal(),
)

# What a player likes to see, as the server wrote it. It goes with the player.
looks = Table(
    "looks",
    metadata,
    Column("player", String, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("looks", LargeBinary, nullable=False),
    row_seal(),
)

# A player's own pictures, one for each spot. With a rowid: a page holds no part of a picture then
# that a question for another row would have to read.
pictures = Table(
    "pictures",
    metadata,
    Column("player", String, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("spot", String, primary_key=True),
    Column("version", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    row_seal(),
)

# Where several processes share a database: those that own streams, until when by the clock of the
# database, and the newest batch that each has written.
owners = Table(
    "owners",
    metadata,
    Column("owner", String, primary_key=True),
    Column("name", String, nullable=False),  # for people: which process on which machine
    Column("batch", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
)

# The owner of the newest epoch of a stream.
stream_owners = Table(
    "stream_owners",
    metadata,
    Column("stream_id", String, ForeignKey("streams.stream_id"), primary_key=True),
    Column("owner", String, nullable=False),
    Index("stream_owners_owner", "owner"),
)

meta = Table(
    "meta",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
    row_seal(),
)
