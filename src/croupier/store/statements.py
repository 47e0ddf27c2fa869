"""The SQL of the store, in words that SQLite and PostgreSQL both understand. Plain text for the
driver: SQLAlchemy costs several times what the driver needs for a row, and its import takes half a
second of every start. A test checks every statement against the schema."""

ADD_STREAM = "INSERT INTO streams (stream_id, kind, opened_ms, epoch) VALUES (?, ?, ?, ?)"
ADD_RECORD = """
INSERT INTO log (stream_id, seq, at_ms, command, events, hash) VALUES (?, ?, ?, ?, ?, ?)"""
ADD_ROUND = """
INSERT INTO rounds (stream_id, number, game, first_seq, last_seq, ended_ms)
VALUES (?, ?, ?, ?, ?, ?)"""
ADD_PARTICIPANT = """
INSERT INTO participants (stream_id, number, seat, player, name, gain, bot, ended_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_HONOUR = """
INSERT INTO honours (stream_id, seq, line, game, feat, player, name, chips, bot, at_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
SET_SNAPSHOT = """
INSERT INTO snapshots (stream_id, seq, state, hash) VALUES (?, ?, ?, ?)
ON CONFLICT (stream_id) DO UPDATE SET seq = excluded.seq, state = excluded.state,
hash = excluded.hash"""
SET_EPOCH = "UPDATE streams SET epoch = ? WHERE stream_id = ?"
CLOSE_STREAM = "UPDATE streams SET closed_ms = ? WHERE stream_id = ? AND closed_ms IS NULL"

ADD_TRANSFER = "INSERT INTO transfers (key, at_ms, stream_id, seq) VALUES (?, ?, ?, ?)"
ADD_POSTING = "INSERT INTO postings (key, line, account, amount) VALUES (?, ?, ?, ?)"
OPEN_ACCOUNT = """
INSERT INTO accounts (account, money, is_outer, owner, balance) VALUES (?, ?, ?, ?, 0)
ON CONFLICT (account) DO UPDATE SET closed = false WHERE accounts.closed"""
# Added to, not set: the database computes by itself what the book in memory computes too.
CHANGE_BALANCE = "UPDATE accounts SET balance = balance + ? WHERE account = ?"
CLOSE_ACCOUNT = "UPDATE accounts SET closed = true WHERE account = ?"

COMMAND_SEQ = "SELECT seq FROM log WHERE stream_id = ? AND command = ?"
KEY_KNOWN = "SELECT 1 FROM transfers WHERE key = ?"
STREAM_KNOWN = "SELECT 1 FROM streams WHERE stream_id = ?"
ACCOUNT_KNOWN = "SELECT 1 FROM accounts WHERE account = ?"

OPEN_BALANCES = "SELECT account, balance FROM accounts WHERE NOT closed"
TRIAL = """
SELECT money, sum(balance), sum(abs(balance)) FROM accounts WHERE NOT closed GROUP BY money"""
# An open stream without records is damaged: nothing can follow on its record -1.
HEADS = """
SELECT streams.stream_id, coalesce(log.seq, -1), log.hash, coalesce(log.at_ms, streams.opened_ms),
streams.epoch, streams.kind FROM streams LEFT JOIN log ON log.stream_id = streams.stream_id
AND log.seq = (SELECT max(seq) FROM log WHERE stream_id = streams.stream_id)
WHERE streams.closed_ms IS NULL"""
LAST_CLOSED = "SELECT max(closed_ms) FROM streams"

OPEN_STREAMS = """
SELECT streams.stream_id, streams.epoch, snapshots.seq, snapshots.state, snapshots.hash
FROM streams LEFT JOIN snapshots ON snapshots.stream_id = streams.stream_id
WHERE streams.closed_ms IS NULL AND streams.kind = ?
ORDER BY streams.opened_ms, streams.stream_id"""
RECORDS_FROM = """
SELECT seq, at_ms, command, events, hash FROM log WHERE stream_id = ? AND seq >= ? ORDER BY seq"""
RECORDS = """
SELECT seq, at_ms, command, events FROM log
WHERE stream_id = ? AND seq BETWEEN ? AND ? ORDER BY seq"""
COMMANDS = """
SELECT command, seq FROM log WHERE stream_id = ? AND command IS NOT NULL
ORDER BY seq DESC LIMIT ?"""

ROUNDS = """
SELECT number, game, first_seq, last_seq, ended_ms FROM rounds
WHERE stream_id = ? AND number < ? ORDER BY number DESC LIMIT ?"""
PARTICIPANTS = """
SELECT number, player, name, seat, gain, bot FROM participants
WHERE stream_id = ? AND number BETWEEN ? AND ? ORDER BY number, seat"""
PAGE_END = """
SELECT ended_ms FROM participants WHERE player = ? AND NOT bot AND ended_ms < ?
ORDER BY ended_ms DESC LIMIT 1 OFFSET ?"""
ROUNDS_OF = """
SELECT rounds.stream_id, rounds.number, rounds.game, rounds.first_seq, rounds.last_seq,
rounds.ended_ms FROM participants JOIN rounds
ON rounds.stream_id = participants.stream_id AND rounds.number = participants.number
WHERE participants.player = ? AND NOT participants.bot
AND participants.ended_ms < ? AND participants.ended_ms >= ?
ORDER BY participants.ended_ms DESC, rounds.stream_id, rounds.number DESC"""
RESULTS_OF = """
SELECT rounds.game, count(*), sum(participants.gain) FROM participants JOIN rounds
ON rounds.stream_id = participants.stream_id AND rounds.number = participants.number
WHERE participants.player = ? AND NOT participants.bot
GROUP BY rounds.game ORDER BY rounds.game"""

HONOURS = """
SELECT feat, player, name, chips, bot, at_ms FROM honours WHERE game = ?
ORDER BY at_ms DESC, stream_id DESC, seq DESC, line LIMIT ?"""

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

ADD_INTENT = """
INSERT INTO intents (key, kind, player, session, bank, account, card_kind, last_four, amount,
created_ms, state, tries, next_ms, code, tries_left, balance, settled_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
UPDATE_INTENT = """
UPDATE intents SET state = ?, tries = ?, next_ms = ?, code = ?, tries_left = ?, balance = ?,
settled_ms = ? WHERE key = ? AND settled_ms IS NULL"""
ALL_INTENTS = """
SELECT key, kind, player, session, bank, account, card_kind, last_four, amount, created_ms, state,
tries, next_ms, code, tries_left, balance, settled_ms FROM intents"""
INTENT = f"{ALL_INTENTS} WHERE key = ?"
OPEN_INTENTS = f"{ALL_INTENTS} WHERE settled_ms IS NULL ORDER BY created_ms, key"
INTENTS_OF = f"{ALL_INTENTS} WHERE player = ? ORDER BY created_ms DESC, key LIMIT ?"
OPEN_PURCHASE = """
SELECT 1 FROM intents WHERE player = ? AND kind = 'purchase' AND settled_ms IS NULL"""
HAS_BOUGHT = """
SELECT 1 FROM intents WHERE player = ? AND session = ? AND kind = 'purchase'
AND state = 'confirmed' LIMIT 1"""

LOOKS = "SELECT looks FROM looks WHERE player = ?"
SET_LOOKS = """
INSERT INTO looks (player, looks) VALUES (?, ?)
ON CONFLICT (player) DO UPDATE SET looks = excluded.looks"""
PICTURE = "SELECT version, body FROM pictures WHERE player = ? AND spot = ?"
PICTURE_VERSIONS = "SELECT spot, version FROM pictures WHERE player = ? ORDER BY spot"
SET_PICTURE = """
INSERT INTO pictures (player, spot, version, body) VALUES (?, ?, ?, ?)
ON CONFLICT (player, spot) DO UPDATE SET version = excluded.version, body = excluded.body"""
REMOVE_PICTURE = "DELETE FROM pictures WHERE player = ? AND spot = ?"

ALL_STREAMS = """
SELECT streams.stream_id, count(rounds.number) FROM streams
LEFT JOIN rounds ON rounds.stream_id = streams.stream_id
GROUP BY streams.stream_id, streams.opened_ms ORDER BY streams.opened_ms, streams.stream_id"""
ALL_POSTINGS = "SELECT key, account, amount FROM postings ORDER BY key"
ALL_ACCOUNTS = "SELECT account, is_outer, owner, closed, balance FROM accounts"
ALL_RECORDS = """
SELECT stream_id, seq, at_ms, command, events, hash FROM log ORDER BY stream_id, seq"""
ALL_SNAPSHOTS = """
SELECT snapshots.stream_id, snapshots.seq, snapshots.state, snapshots.hash, log.hash
FROM snapshots LEFT JOIN log ON log.stream_id = snapshots.stream_id AND log.seq = snapshots.seq"""
EMPTY_STREAMS = """
SELECT stream_id FROM streams
WHERE NOT EXISTS (SELECT 1 FROM log WHERE log.stream_id = streams.stream_id)"""
WRONG_EPOCHS = "SELECT stream_id, epoch FROM streams WHERE epoch < 1"
STREAM_CLOSED = "SELECT 1 FROM streams WHERE stream_id = ? AND closed_ms IS NOT NULL"
LOST_TRANSFERS = """
SELECT key, stream_id, seq FROM transfers WHERE seq IS NOT NULL AND NOT EXISTS
(SELECT 1 FROM log WHERE log.stream_id = transfers.stream_id AND log.seq = transfers.seq)"""
LOST_PARTICIPANTS = """
SELECT stream_id, number, seat FROM participants WHERE NOT EXISTS
(SELECT 1 FROM rounds WHERE rounds.stream_id = participants.stream_id
AND rounds.number = participants.number AND rounds.ended_ms = participants.ended_ms)"""
TRANSFER = "SELECT stream_id, seq FROM transfers WHERE key = ?"
POSTINGS = "SELECT account, amount FROM postings WHERE key = ?"
LAST_SEQS = "SELECT number, last_seq FROM rounds WHERE stream_id = ?"
GAINS = "SELECT seat, player, gain FROM participants WHERE stream_id = ? AND number = ?"
