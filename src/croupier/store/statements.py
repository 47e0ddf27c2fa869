"""The SQL of the store, in words that SQLite and PostgreSQL both understand. Plain text for the
driver: SQLAlchemy costs several times what the driver needs for a row, and its import takes half a
second of every start. A test checks every statement against the schema."""

ADD_STREAM = "INSERT INTO streams (stream_id, kind, opened_ms, epoch) VALUES (?, ?, ?, ?)"
ADD_RECORD = """
INSERT INTO log (stream_id, seq, at_ms, command, events, hash, digest, in_turn)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_ROUND = """
INSERT INTO rounds (stream_id, number, game, first_seq, last_seq, ended_ms)
VALUES (?, ?, ?, ?, ?, ?)"""
ADD_PARTICIPANT = """
INSERT INTO participants (stream_id, number, seat, player, name, gain, bot, ended_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_HONOUR = """
INSERT INTO honours (stream_id, seq, line, game, feat, player, name, chips, bot, at_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_SITTING = """
INSERT INTO sittings (stream_id, seq, line, player, game, preset, stakes, against, rounds,
bought_in, took_out, ended_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_ROOM_RESULT = """
INSERT INTO room_results (stream_id, number, game, preset, ended_ms) VALUES (?, ?, ?, ?, ?)"""
# Nobody is remembered for what was taken back. First this, as it needs the round.
VOID_HONOURS = """
DELETE FROM honours WHERE stream_id = ? AND seq =
(SELECT last_seq FROM rounds WHERE rounds.stream_id = ? AND number = ?)"""
VOID_ROUND = "UPDATE rounds SET voided = true WHERE stream_id = ? AND number = ?"
SET_SNAPSHOT = """
INSERT INTO snapshots (stream_id, seq, state, hash) VALUES (?, ?, ?, ?)
ON CONFLICT (stream_id) DO UPDATE SET seq = excluded.seq, state = excluded.state,
hash = excluded.hash"""
SET_EPOCH = "UPDATE streams SET epoch = ? WHERE stream_id = ?"
CLOSE_STREAM = "UPDATE streams SET closed_ms = ? WHERE stream_id = ? AND closed_ms IS NULL"

ADD_TRANSFER = """
INSERT INTO transfers (key, at_ms, stream_id, seq, number, hash) VALUES (?, ?, ?, ?, ?, ?)"""
TRANSFERS_HEAD = "SELECT number, hash FROM transfers ORDER BY number DESC LIMIT 1"
ADD_POSTING = "INSERT INTO postings (key, line, account, amount) VALUES (?, ?, ?, ?)"
OPEN_ACCOUNT = """
INSERT INTO accounts (account, money, is_outer, owner, balance) VALUES (?, ?, ?, ?, 0)
ON CONFLICT (account) DO UPDATE SET closed = false WHERE accounts.closed"""
# Added to, not set: the database computes by itself what the book in memory computes too.
CHANGE_BALANCE = "UPDATE accounts SET balance = balance + ? WHERE account = ?"
CLOSE_ACCOUNT = "UPDATE accounts SET closed = true WHERE account = ?"

COMMAND_SEQ = "SELECT seq, digest FROM log WHERE stream_id = ? AND command = ? AND NOT in_turn"
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
# The newest records of all streams that are open or were closed after a moment.
HEADS_SINCE = """
SELECT log.stream_id, log.seq, log.hash FROM streams JOIN log ON log.stream_id = streams.stream_id
AND log.seq = (SELECT max(seq) FROM log WHERE stream_id = streams.stream_id)
WHERE streams.closed_ms IS NULL OR streams.closed_ms >= ?"""
TRANSFER_HASH = "SELECT hash FROM transfers WHERE number = ?"
RECORD_HASH = "SELECT hash FROM log WHERE stream_id = ? AND seq = ?"
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
SELECT command, seq, digest FROM log WHERE stream_id = ? AND command IS NOT NULL
ORDER BY seq DESC LIMIT ?"""

ROUNDS = """
SELECT number, game, first_seq, last_seq, ended_ms, voided FROM rounds
WHERE stream_id = ? AND number < ? ORDER BY number DESC LIMIT ?"""
PARTICIPANTS = """
SELECT number, player, name, seat, gain, bot FROM participants
WHERE stream_id = ? AND number BETWEEN ? AND ? ORDER BY number, seat"""
PAGE_END = """
SELECT ended_ms FROM participants WHERE player = ? AND NOT bot AND ended_ms < ?
ORDER BY ended_ms DESC LIMIT 1 OFFSET ?"""
ROUNDS_OF = """
SELECT rounds.stream_id, rounds.number, rounds.game, rounds.first_seq, rounds.last_seq,
rounds.ended_ms, rounds.voided FROM participants JOIN rounds
ON rounds.stream_id = participants.stream_id AND rounds.number = participants.number
WHERE participants.player = ? AND NOT participants.bot
AND participants.ended_ms < ? AND participants.ended_ms >= ?
ORDER BY participants.ended_ms DESC, rounds.stream_id, rounds.number DESC"""
RESULTS_OF = """
SELECT rounds.game, count(*), sum(participants.gain) FROM participants JOIN rounds
ON rounds.stream_id = participants.stream_id AND rounds.number = participants.number
WHERE participants.player = ? AND NOT participants.bot AND NOT rounds.voided
GROUP BY rounds.game ORDER BY rounds.game"""

RESULTS_IN = """
SELECT rounds.stream_id, rounds.number, rounds.game, rounds.first_seq, rounds.last_seq,
rounds.ended_ms, rounds.voided FROM room_results JOIN rounds
ON rounds.stream_id = room_results.stream_id AND rounds.number = room_results.number
WHERE room_results.game = ? AND room_results.preset = ? AND NOT rounds.voided
ORDER BY room_results.ended_ms DESC, rounds.stream_id, rounds.number DESC LIMIT ?"""

WITHDRAW_SHARES = """
INSERT INTO withdrawn_shares (stream_id, number, seat, times) VALUES (?, ?, ?, 1)
ON CONFLICT (stream_id, number, seat) DO UPDATE SET times = withdrawn_shares.times + 1"""
SHARES_WITHDRAWN = """
SELECT times FROM withdrawn_shares WHERE stream_id = ? AND number = ? AND seat = ?"""

HONOURS = """
SELECT feat, player, name, chips, bot, at_ms FROM honours WHERE game = ?
ORDER BY at_ms DESC, stream_id DESC, seq DESC, line LIMIT ?"""

SITTINGS_OF = """
SELECT player, game, preset, stakes, against, rounds, bought_in, took_out, ended_ms FROM sittings
WHERE player = ? AND game = ? AND preset = ?
ORDER BY ended_ms DESC, stream_id DESC, seq DESC, line LIMIT ?"""
SITTINGS_TOTAL = """
SELECT count(*), coalesce(sum(rounds), 0), coalesce(sum(took_out - bought_in), 0) FROM sittings
WHERE player = ? AND game = ? AND preset = ?"""

META = "SELECT value FROM meta WHERE name = ?"
SET_META = """
INSERT INTO meta (name, value) VALUES (?, ?)
ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
REMOVE_META = "DELETE FROM meta WHERE name = ?"

ADD_PLAYER = """
INSERT INTO players (id, name, folded_name, created_ms) VALUES (?, ?, ?, ?)
ON CONFLICT DO NOTHING"""
PLAYER = "SELECT id, name, password_hash, created_ms FROM players WHERE id = ?"
# By the name as it looks, or as it was compared before names had to look different.
PLAYER_BY_NAME = """
SELECT id, name, password_hash, created_ms FROM players WHERE folded_name IN (?, ?)
ORDER BY CASE folded_name WHEN ? THEN 0 ELSE 1 END LIMIT 1"""
RELEASE_NAME = "UPDATE players SET folded_name = ? WHERE id = ?"
ADD_PLAYER_BROWSER = """
INSERT INTO player_browsers (token_hash, player, expires_ms) VALUES (?, ?, ?)
ON CONFLICT (token_hash, player) DO UPDATE SET expires_ms = excluded.expires_ms"""
PLAYER_BROWSER = """
SELECT 1 FROM player_browsers WHERE token_hash = ? AND player = ? AND expires_ms > ?"""
HAS_BROWSER = "SELECT 1 FROM player_browsers WHERE player = ? AND expires_ms > ?"
FORGET_EXPIRED_BROWSERS = "DELETE FROM player_browsers WHERE expires_ms <= ?"
FORGET_PLAYER_BROWSERS = "DELETE FROM player_browsers WHERE player = ? AND token_hash <> ?"
SET_PASSWORD = "UPDATE players SET password_hash = ? WHERE id = ?"
ADD_SESSION = """
INSERT INTO sessions (token_hash, player, created_ms, expires_ms) VALUES (?, ?, ?, ?)"""
SESSION = """
SELECT sessions.player, players.name, sessions.created_ms, sessions.expires_ms
FROM sessions JOIN players ON players.id = sessions.player WHERE sessions.token_hash = ?"""
HAS_SESSION = "SELECT 1 FROM sessions WHERE player = ? AND expires_ms > ?"
END_SESSION = "DELETE FROM sessions WHERE token_hash = ?"
SESSIONS_OF = "SELECT token_hash FROM sessions WHERE player = ?"
END_OTHER_SESSIONS = "DELETE FROM sessions WHERE player = ? AND token_hash <> ?"
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
NEWEST_INTENTS = f"{ALL_INTENTS} ORDER BY created_ms DESC LIMIT ?"
INTENTS_OF = f"{ALL_INTENTS} WHERE player = ? ORDER BY created_ms DESC, key LIMIT ?"
OPEN_PURCHASE = """
SELECT 1 FROM intents WHERE player = ? AND kind = 'purchase' AND settled_ms IS NULL"""
HAS_BOUGHT = """
SELECT 1 FROM intents WHERE player = ? AND session = ? AND kind = 'purchase'
AND state = 'confirmed' LIMIT 1"""

ALL_ADMINISTRATORS = """
SELECT id, name, role, password_hash, second_factor, created_ms FROM administrators"""
ADMINISTRATORS = f"{ALL_ADMINISTRATORS} ORDER BY created_ms, id"
ADMINISTRATOR_BY_NAME = f"{ALL_ADMINISTRATORS} WHERE folded_name = ?"
ANY_ADMINISTRATOR = "SELECT 1 FROM administrators LIMIT 1"
ADD_ADMINISTRATOR = """
INSERT INTO administrators (id, name, folded_name, role, password_hash, created_ms)
VALUES (?, ?, ?, ?, ?, ?)"""
REMOVE_ADMINISTRATOR = "DELETE FROM administrators WHERE id = ?"
SET_ADMIN_PASSWORD = "UPDATE administrators SET password_hash = ? WHERE id = ?"
SET_SECOND_FACTOR = """
UPDATE administrators SET second_factor = ?, second_factor_step = 0 WHERE id = ?"""
USE_STEP = """
UPDATE administrators SET second_factor_step = ? WHERE id = ? AND second_factor_step < ?"""
ADD_DESK_SESSION = """
INSERT INTO desk_sessions (token_hash, administrator, created_ms, expires_ms) VALUES (?, ?, ?, ?)"""
DESK_SESSION = """
SELECT desk_sessions.expires_ms, administrators.id, administrators.name, administrators.role,
administrators.password_hash, administrators.second_factor, administrators.created_ms
FROM desk_sessions JOIN administrators ON administrators.id = desk_sessions.administrator
WHERE desk_sessions.token_hash = ?"""
END_DESK_SESSION = "DELETE FROM desk_sessions WHERE token_hash = ?"
END_DESK_SESSIONS = "DELETE FROM desk_sessions WHERE administrator = ? AND token_hash <> ?"
END_EXPIRED_DESK_SESSIONS = "DELETE FROM desk_sessions WHERE expires_ms <= ?"
ADD_BROWSER = """
INSERT INTO desk_browsers (token_hash, administrator, used_ms) VALUES (?, ?, ?)
ON CONFLICT (token_hash) DO UPDATE SET administrator = excluded.administrator,
used_ms = excluded.used_ms"""
BROWSER = "SELECT administrator FROM desk_browsers WHERE token_hash = ?"
FORGET_BROWSERS = "DELETE FROM desk_browsers WHERE administrator = ?"
FORGET_OLD_BROWSERS = """
DELETE FROM desk_browsers WHERE token_hash IN
(SELECT token_hash FROM desk_browsers WHERE administrator = ?
ORDER BY used_ms DESC LIMIT 1000 OFFSET ?)"""
ADD_DESK_CHANGE = "INSERT INTO desk_changes (id, at_ms, act, name) VALUES (?, ?, ?, ?)"
DESK_CHANGES = "SELECT id, at_ms, act, name FROM desk_changes ORDER BY at_ms, id"
FORGET_DESK_CHANGE = "DELETE FROM desk_changes WHERE id = ?"

ADD_LINE = """
INSERT INTO chat (stream_id, line, at_ms, command, sender, name, text)
VALUES (?, ?, ?, ?, ?, ?, ?)"""
NEWEST_LINE = "SELECT max(line) FROM chat WHERE stream_id = ?"
LINE = "SELECT line, name, text, at_ms, removed FROM chat WHERE stream_id = ? AND line = ?"
LINE_OF_COMMAND = """
SELECT line, name, text, at_ms, removed FROM chat WHERE stream_id = ? AND command = ?"""
LINES = """
SELECT line, name, text, at_ms, removed FROM chat WHERE stream_id = ? AND line < ?
ORDER BY line DESC LIMIT ?"""
REMOVE_LINE = """
UPDATE chat SET text = '', removed = ?, removed_by = ? WHERE stream_id = ? AND line = ?"""
FORGET_LINES = """
DELETE FROM chat WHERE (stream_id, line) IN
(SELECT stream_id, line FROM chat WHERE at_ms < ? ORDER BY at_ms LIMIT ?)"""
FORGET_CLOSED = """
DELETE FROM chat WHERE (stream_id, line) IN (SELECT chat.stream_id, chat.line FROM chat
JOIN streams ON streams.stream_id = chat.stream_id WHERE streams.closed_ms IS NOT NULL LIMIT ?)"""

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

ALL_TABLES = """
SELECT streams.stream_id, count(rounds.number) FROM streams
LEFT JOIN rounds ON rounds.stream_id = streams.stream_id WHERE streams.kind = 'table'
GROUP BY streams.stream_id, streams.opened_ms ORDER BY streams.opened_ms, streams.stream_id"""
ALL_TRANSFERS = """
SELECT transfers.number, transfers.hash, transfers.key, transfers.at_ms, transfers.stream_id,
transfers.seq, postings.account, postings.amount
FROM transfers LEFT JOIN postings ON postings.key = transfers.key
ORDER BY transfers.number, postings.line"""
POSTED = "SELECT account, sum(amount) FROM postings GROUP BY account"
ALL_ACCOUNTS = "SELECT account, money, is_outer, owner, closed, balance FROM accounts"
ALL_RECORDS = """
SELECT stream_id, seq, at_ms, command, events, hash FROM log ORDER BY stream_id, seq"""
ALL_SNAPSHOTS = """
SELECT snapshots.stream_id, snapshots.seq, snapshots.state, snapshots.hash, log.hash
FROM snapshots LEFT JOIN log ON log.stream_id = snapshots.stream_id AND log.seq = snapshots.seq"""
EMPTY_STREAMS = """
SELECT stream_id FROM streams
WHERE NOT EXISTS (SELECT 1 FROM log WHERE log.stream_id = streams.stream_id)"""
STREAMS = """
SELECT stream_id, epoch, kind, opened_ms, closed_ms,
(SELECT at_ms FROM log WHERE log.stream_id = streams.stream_id ORDER BY seq LIMIT 1),
(SELECT at_ms FROM log WHERE log.stream_id = streams.stream_id ORDER BY seq DESC LIMIT 1)
FROM streams"""
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
LISTED_ROUNDS = """
SELECT number, first_seq, last_seq, game, ended_ms FROM rounds WHERE stream_id = ?"""
SITTERS = "SELECT seat, player, name, bot FROM participants WHERE stream_id = ? AND number = ?"
VOIDED = "SELECT number FROM rounds WHERE stream_id = ? AND voided"
GAINS = "SELECT seat, player, gain FROM participants WHERE stream_id = ? AND number = ?"
