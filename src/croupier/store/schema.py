"""The tables of the database, the same for SQLite and PostgreSQL.

Migrations bring a database to this shape; a test compares the two. Nothing here opens anything.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("opened_ms", BigInteger, nullable=False),
    Column("closed_ms", BigInteger),
    sqlite_with_rowid=False,
)

# With a rowid: the decisions of all tables are appended side by side, so a commit writes few pages.
log = Table(
    "log",
    metadata,
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("command", String),
    Column("events", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)
Index(
    "log_command",
    log.c.table_id,
    log.c.command,
    unique=True,
    sqlite_where=log.c.command.is_not(None),
    postgresql_where=log.c.command.is_not(None),
)

rounds = Table(
    "rounds",
    metadata,
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("first_seq", BigInteger, nullable=False),
    Column("last_seq", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String, ForeignKey("tables.table_id"), primary_key=True),
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
    CheckConstraint("balance >= 0 OR is_outer", name="accounts_not_overdrawn"),
    sqlite_with_rowid=False,
)

transfers = Table(
    "transfers",
    metadata,
    Column("key", String, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("table_id", String, ForeignKey("tables.table_id")),
    Column("seq", BigInteger),
    sqlite_with_rowid=False,
)

postings = Table(
    "postings",
    metadata,
    Column("key", String, ForeignKey("transfers.key"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("account", String, ForeignKey("accounts.account"), nullable=False),
    Column("amount", BigInteger, nullable=False),
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
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    Index("sessions_player", "player"),
    Index("sessions_expires", "expires_ms"),
)

meta = Table(
    "meta",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
