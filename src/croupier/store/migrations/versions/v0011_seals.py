"""Rows that no chain of hashes covers are sealed one by one, so that the audit notices a flipped
bit."""

import sqlalchemy as sa
from alembic import op

from croupier.store.seals import row_seal

revision = "0011"
down_revision = "0010"

COLUMNS = {
    "streams": "stream_id opened_ms closed_ms kind epoch",
    "honours": "stream_id seq line game feat player name chips bot at_ms",
    "sittings": "stream_id seq line player game preset stakes against rounds bought_in took_out "
    "ended_ms",
    "chat": "stream_id line at_ms command sender name text removed removed_by",
    "intents": "key kind player session bank account card_kind last_four amount created_ms state "
    "tries next_ms code tries_left balance settled_ms",
    "players": "id name folded_name password_hash created_ms",
    "sessions": "token_hash player created_ms expires_ms",
    "player_browsers": "token_hash player expires_ms",
    "administrators": "id name folded_name role password_hash second_factor second_factor_step "
    "created_ms",
    "desk_sessions": "token_hash administrator created_ms expires_ms",
    "desk_browsers": "token_hash administrator used_ms",
    "desk_changes": "id at_ms act name",
    "looks": "player looks",
    "pictures": "player spot version body",
    "meta": "name value",
}


def upgrade() -> None:
    in_sqlite = op.get_bind().dialect.name == "sqlite"
    if in_sqlite:
        driver = op.get_bind().connection.driver_connection
        assert driver is not None
        driver.create_function("row_seal", -1, row_seal, deterministic=True)
    for table, columns in COLUMNS.items():
        op.add_column(table, sa.Column("seal", sa.LargeBinary))
        if not in_sqlite:  # no house of this version was ever there: nothing is to be sealed
            continue
        values = ", ".join(sorted(columns.split()))
        op.get_bind().exec_driver_sql(f"UPDATE {table} SET seal = row_seal({values})")
