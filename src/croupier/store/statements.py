"""The SQL of the store, in words that SQLite and PostgreSQL both understand.

Plain text handed to the driver: Core costs ten times what the driver needs for a row, and its
import half a second of every start. Rows go into one statement for all of a batch: the driver
gives the interpreter lock away with every statement it runs, and a busy event loop is slow to
hand it back, so sixty-four statements would wait sixty-four times.
"""

from functools import cache

ROWS_MAX = 64

LOG = "INSERT INTO log (table_id, seq, at_ms, command, events, hash) VALUES "
TABLES = "INSERT INTO tables (table_id, opened_ms) VALUES "
ROUNDS = "INSERT INTO rounds (table_id, number, first_seq, last_seq) VALUES "
TRANSFERS = "INSERT INTO transfers (key, at_ms, table_id, seq) VALUES "
POSTINGS = "INSERT INTO postings (key, line, account, amount) VALUES "
ACCOUNTS = "INSERT INTO accounts (account, money, is_outer, balance) VALUES "
IGNORE = " ON CONFLICT DO NOTHING"

SNAPSHOT = """
INSERT INTO snapshots (table_id, seq, state, hash) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state,
hash = excluded.hash"""
CLOSE = "UPDATE tables SET closed_ms = ? WHERE table_id = ? AND closed_ms IS NULL"

COMMAND_SEQ = "SELECT seq FROM log WHERE table_id = ? AND command = ?"
KEY_KNOWN = "SELECT 1 FROM transfers WHERE key = ?"
ACCOUNT_KNOWN = "SELECT 1 FROM accounts WHERE account = ?"

BALANCES = "SELECT account, balance FROM accounts WHERE balance <> 0"
TRIAL = """
SELECT money, sum(balance), sum(abs(balance)) FROM accounts WHERE balance <> 0 GROUP BY money"""
HEADS = """
SELECT log.table_id, log.seq, log.hash, log.at_ms FROM tables JOIN log
ON log.table_id = tables.table_id
AND log.seq = (SELECT max(seq) FROM log WHERE table_id = tables.table_id)
WHERE tables.closed_ms IS NULL"""
LAST_CLOSED = "SELECT max(closed_ms) FROM tables"

OPEN_SNAPSHOTS = """
SELECT tables.table_id, snapshots.seq, snapshots.state, snapshots.hash
FROM tables LEFT JOIN snapshots ON snapshots.table_id = tables.table_id
WHERE tables.closed_ms IS NULL ORDER BY tables.opened_ms, tables.table_id"""
RECORDS_FROM = """
SELECT seq, at_ms, command, events, hash FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq"""
RECORDS = """
SELECT seq, at_ms, command, events FROM log
WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq"""
SPANS = """
SELECT number, first_seq, last_seq FROM rounds WHERE table_id = ?
ORDER BY number DESC LIMIT ?"""

META = "SELECT value FROM meta WHERE name = ?"
SET_META = """
INSERT INTO meta (name, value) VALUES (?, ?)
ON CONFLICT (name) DO UPDATE SET value = excluded.value"""

ADD_PLAYER = """
INSERT INTO players (id, name, folded_name, created_ms) VALUES (?, ?, ?, ?)"""
PLAYER = "SELECT id, name, password_hash, created_ms FROM players WHERE id = ?"
PLAYER_BY_NAME = "SELECT id, name, password_hash, created_ms FROM players WHERE folded_name = ?"
SET_PASSWORD = "UPDATE players SET password_hash = ? WHERE id = ?"
ADD_SESSION = """
INSERT INTO sessions (token_hash, player, created_ms, expires_ms) VALUES (?, ?, ?, ?)"""
SESSION = """
SELECT sessions.player, players.name, sessions.created_ms, sessions.expires_ms
FROM sessions JOIN players ON players.id = sessions.player WHERE sessions.token_hash = ?"""
END_SESSION = "DELETE FROM sessions WHERE token_hash = ?"
END_EXPIRED = "DELETE FROM sessions WHERE expires_ms <= ?"


@cache
def insert(start: str, rows: int, end: str = "") -> str:
    """The statement that inserts so many rows."""
    row = f"({', '.join('?' * width(start))})"
    return f"{start}{', '.join([row] * rows)}{end}"


@cache
def width(start: str) -> int:
    """How many values a row has."""
    return start.count(",") + 1


@cache
def change_balances(rows: int) -> str:
    """Adds to balances rather than setting them, so that the database reckons by itself what
    the book in memory reckons too."""
    return (
        "UPDATE accounts SET balance = balance + change.column2 "
        f"FROM (VALUES {', '.join(['(?, ?)'] * rows)}) AS change "
        "WHERE accounts.account = change.column1"
    )
