"""The SQL that only PostgreSQL is asked: locks, and what a transaction sees before it decides."""

# Locks of a transaction are let go with it, those of a session with the connection. Whoever needs
# several takes them in this order: jobs, streams, book.
SPACE = 0x43726F75  # so that no other program in the database means the same lock
HOUSE, JOBS, BOOK, UPGRADE = 1, 2, 3, 4
LOCK_JOBS = f"SELECT pg_advisory_xact_lock({SPACE}, {JOBS})"
LOCK_BOOK = f"SELECT pg_advisory_xact_lock({SPACE}, {BOOK})"
LOCK_UPGRADE = f"SELECT pg_advisory_lock({SPACE}, {UPGRADE})"
UNLOCK_UPGRADE = f"SELECT pg_advisory_unlock({SPACE}, {UPGRADE})"
LOCK_HOUSE_ALONE = f"SELECT pg_try_advisory_lock({SPACE}, {HOUSE})"
LOCK_HOUSE_SHARED = f"SELECT pg_try_advisory_lock_shared({SPACE}, {HOUSE})"

_HEAD = """
SELECT streams.stream_id, coalesce(newest.seq, -1), newest.hash,
coalesce(newest.at_ms, streams.opened_ms), streams.epoch, streams.kind
FROM streams LEFT JOIN LATERAL (SELECT seq, hash, at_ms FROM log
WHERE log.stream_id = streams.stream_id ORDER BY seq DESC LIMIT 1) AS newest ON true"""
# Whoever takes a stream over changes its epoch, and waits for those who share this lock.
HEADS_OF = f"""{_HEAD}
WHERE streams.stream_id = ANY(?) AND streams.closed_ms IS NULL
ORDER BY streams.stream_id FOR SHARE OF streams"""
HEADS_OF_KIND = f"""{_HEAD}
WHERE streams.kind = ? AND streams.closed_ms IS NULL
ORDER BY streams.stream_id FOR NO KEY UPDATE OF streams"""

BALANCES_OF = "SELECT account, balance FROM accounts WHERE account = ANY(?) AND NOT closed"
BALANCES_OF_PLAYER = "SELECT account, balance FROM accounts WHERE owner = ? AND NOT closed"
BALANCES_OF_TABLE = """
SELECT account, balance FROM accounts WHERE NOT closed AND strpos(account, ?) > 0"""
NEWEST_MS = """
SELECT greatest((SELECT max(closed_ms) FROM streams), (SELECT max(newest.at_ms) FROM streams
JOIN LATERAL (SELECT at_ms FROM log WHERE log.stream_id = streams.stream_id
ORDER BY seq DESC LIMIT 1) AS newest ON true WHERE streams.closed_ms IS NULL))"""
WRONG_BALANCES = """
SELECT account, balance, coalesce(posted, 0) FROM accounts FULL JOIN
(SELECT account, sum(amount) AS posted FROM postings GROUP BY account) AS sums USING (account)
WHERE balance IS DISTINCT FROM coalesce(posted, 0) LIMIT 1"""

# Only this clock decides how long a lease lasts.
NOW_MS = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
# The number of the newest batch of a writer, written with the batch: after a connection was lost
# it tells whether the batch is there. Locked, so that a transaction that still runs is waited for.
# Whoever has no lease gets none by it, but the time tells which rows are of no use any more.
NOTE_BATCH = f"""
INSERT INTO owners (owner, name, batch, expires_ms) VALUES (?, ?, ?, {NOW_MS})
ON CONFLICT (owner) DO UPDATE SET batch = excluded.batch,
expires_ms = greatest(owners.expires_ms, excluded.expires_ms)"""
NEWEST_BATCH = "SELECT batch FROM owners WHERE owner = ? FOR UPDATE"
END_OTHERS = """
SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
WHERE application_name = ? AND usename = current_user AND pid <> pg_backend_pid()"""

TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"

JOIN = f"""
INSERT INTO owners (owner, name, batch, expires_ms) VALUES (?, ?, 0, {NOW_MS} + ?)
ON CONFLICT (owner) DO UPDATE SET expires_ms = excluded.expires_ms"""
RENEW = f"""
UPDATE owners SET expires_ms = {NOW_MS} + ? WHERE owner = ? AND expires_ms > {NOW_MS}"""
END_LEASE = "UPDATE owners SET expires_ms = 0 WHERE owner = ?"
# Not sooner: a writer that has lost its connection still wants to read the number of its batch.
FORGET_OWNERS = f"""
DELETE FROM owners WHERE expires_ms < {NOW_MS} - 24 * 60 * 60 * 1000 AND owner <> ?"""
# An owner that renews its lease in this moment either has done so or cannot any more.
LOCK_EXPIRED = f"""
SELECT owner FROM owners WHERE expires_ms <= {NOW_MS} ORDER BY owner FOR UPDATE"""
_FREE = """
FROM streams LEFT JOIN stream_owners ON stream_owners.stream_id = streams.stream_id
LEFT JOIN owners ON owners.owner = stream_owners.owner
WHERE streams.closed_ms IS NULL AND streams.kind = ?
AND (owners.owner IS NULL OR owners.owner = ANY(?))"""
FREE = f"""
SELECT streams.stream_id {_FREE} AND (CAST(? AS text[]) IS NULL OR streams.stream_id = ANY(?))
ORDER BY streams.opened_ms, streams.stream_id LIMIT ?
FOR NO KEY UPDATE OF streams SKIP LOCKED"""
EXPIRED = f"SELECT owner FROM owners WHERE expires_ms <= {NOW_MS}"
COUNT_FREE = f"SELECT count(*) {_FREE}"
SET_STREAM_OWNER = """
INSERT INTO stream_owners (stream_id, owner) VALUES (?, ?)
ON CONFLICT (stream_id) DO UPDATE SET owner = excluded.owner"""
RELEASE = "DELETE FROM stream_owners WHERE owner = ? AND stream_id = ANY(?)"
RELEASE_ALL = "DELETE FROM stream_owners WHERE owner = ?"
OWNED = """
SELECT streams.stream_id FROM stream_owners JOIN streams
ON streams.stream_id = stream_owners.stream_id WHERE stream_owners.owner = ?
AND streams.kind = ? AND streams.closed_ms IS NULL ORDER BY streams.opened_ms, streams.stream_id"""
LIVING_SESSIONS = "SELECT token_hash FROM sessions WHERE token_hash = ANY(?)"
IS_OPEN = "SELECT 1 FROM streams WHERE stream_id = ? AND closed_ms IS NULL"
OWNERS = f"""
SELECT owners.owner, owners.name, greatest(owners.expires_ms - {NOW_MS}, 0),
(SELECT count(*) FROM stream_owners JOIN streams ON streams.stream_id = stream_owners.stream_id
WHERE stream_owners.owner = owners.owner AND streams.closed_ms IS NULL)
FROM owners ORDER BY owners.name, owners.owner"""
OPEN_STREAMS_OF = """
SELECT streams.stream_id, streams.epoch, snapshots.seq, snapshots.state, snapshots.hash
FROM streams LEFT JOIN snapshots ON snapshots.stream_id = streams.stream_id
WHERE streams.closed_ms IS NULL AND streams.stream_id = ANY(?)
ORDER BY streams.opened_ms, streams.stream_id"""
