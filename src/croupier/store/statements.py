"""The SQL of the store, in words that SQLite and PostgreSQL both understand.

Plain text handed to the driver: Core costs several times what the driver needs for a row, and
its import half a second of every start. A test holds every statement against the schema.
"""

ADD_RECORD = """
INSERT INTO log (table_id, seq, at_ms, command, events, hash) VALUES (?, ?, ?, ?, ?, ?)"""
ADD_TABLE = "INSERT INTO tables (table_id, opened_ms) VALUES (?, ?)"
ADD_ROUND = "INSERT INTO rounds (table_id, number, first_seq, last_seq) VALUES (?, ?, ?, ?)"
ADD_TRANSFER = "INSERT INTO transfers (key, at_ms, table_id, seq) VALUES (?, ?, ?, ?)"
ADD_POSTING = "INSERT INTO postings (key, line, account, amount) VALUES (?, ?, ?, ?)"
ADD_ACCOUNT = """
INSERT INTO accounts (account, money, is_outer, balance) VALUES (?, ?, ?, 0)
ON CONFLICT (account) DO NOTHING"""
# Added to, not set, so that the database reckons by itself what the book in memory reckons too.
CHANGE_BALANCE = "UPDATE accounts SET balance = balance + ? WHERE account = ?"
SET_SNAPSHOT = """
INSERT INTO snapshots (table_id, seq, state, hash) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state,
hash = excluded.hash"""
CLOSE_TABLE = "UPDATE tables SET closed_ms = ? WHERE table_id = ? AND closed_ms IS NULL"

COMMAND_SEQ = "SELECT seq FROM log WHERE table_id = ? AND command = ?"
KEY_KNOWN = "SELECT 1 FROM transfers WHERE key = ?"
TABLE_KNOWN = "SELECT 1 FROM tables WHERE table_id = ?"
OPEN_TABLE = "SELECT opened_ms FROM tables WHERE table_id = ? AND closed_ms IS NULL"
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
ALL_TABLES = """
SELECT tables.table_id, count(rounds.number) FROM tables
LEFT JOIN rounds ON rounds.table_id = tables.table_id
GROUP BY tables.table_id, tables.opened_ms ORDER BY tables.opened_ms, tables.table_id"""
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
HAS_SESSION = "SELECT 1 FROM sessions WHERE player = ? AND expires_ms > ?"
END_SESSION = "DELETE FROM sessions WHERE token_hash = ?"
END_SESSIONS = "DELETE FROM sessions WHERE player = ?"
END_EXPIRED = "DELETE FROM sessions WHERE expires_ms <= ?"

ALL_POSTINGS = "SELECT key, account, amount FROM postings ORDER BY key"
ALL_ACCOUNTS = "SELECT account, is_outer, balance FROM accounts"
ALL_RECORDS = """
SELECT table_id, seq, at_ms, command, events, hash FROM log ORDER BY table_id, seq"""
ALL_SNAPSHOTS = """
SELECT snapshots.table_id, snapshots.seq, snapshots.state, snapshots.hash, log.hash
FROM snapshots LEFT JOIN log ON log.table_id = snapshots.table_id AND log.seq = snapshots.seq"""
EMPTY_TABLES = """
SELECT table_id FROM tables
WHERE NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.table_id)"""
LOST_TRANSFERS = """
SELECT key, table_id, seq FROM transfers WHERE seq IS NOT NULL AND NOT EXISTS
(SELECT 1 FROM log WHERE log.table_id = transfers.table_id AND log.seq = transfers.seq)"""
TRANSFER = "SELECT table_id, seq FROM transfers WHERE key = ?"
POSTINGS = "SELECT account, amount FROM postings WHERE key = ?"
LAST_SEQS = "SELECT number, last_seq FROM rounds WHERE table_id = ?"
