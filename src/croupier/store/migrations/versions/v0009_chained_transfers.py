"""Transfers are one chain, like the records of a log. The order of those from before is that of
their time; from here on nobody can change or add one unnoticed. Names that look alike are one name;
where two players have such names already, the later one keeps the name as it was."""

import sqlalchemy as sa
from alembic import context, op

from croupier.store.chain import GENESIS, link_transfer
from croupier.store.people import skeleton

revision = "0009"
down_revision = "0008"

STEP = 5_000  # rows between two words of progress


def upgrade() -> None:
    number, hash_ = sa.text("0"), sa.text("''")
    op.add_column(
        "transfers", sa.Column("number", sa.BigInteger, nullable=False, server_default=number)
    )
    op.add_column(
        "transfers", sa.Column("hash", sa.LargeBinary, nullable=False, server_default=hash_)
    )
    op.add_column("log", sa.Column("digest", sa.LargeBinary))
    _chain(op.get_bind())
    _compare_names(op.get_bind())
    op.create_index("transfers_number", "transfers", ["number"], unique=True)
    op.create_table(
        "player_browsers",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("player_browsers_player", "player_browsers", ["player"])
    op.create_index("player_browsers_expires", "player_browsers", ["expires_ms"])


def _compare_names(connection: sa.Connection) -> None:
    found = connection.exec_driver_sql(
        "SELECT id, name, folded_name FROM players ORDER BY created_ms, id"
    ).fetchall()
    taken = {plain for _, _, plain in found}
    for player, name, _ in found:
        twin = skeleton(name)
        if twin not in taken:
            taken.add(twin)
            connection.exec_driver_sql(
                "UPDATE players SET folded_name = ? WHERE id = ?", (twin, player)
            )


def _chain(connection: sa.Connection) -> None:
    progress = context.config.attributes["progress"]
    found = connection.exec_driver_sql(
        "SELECT key, at_ms, stream_id, seq FROM transfers ORDER BY at_ms, stream_id, seq, key"
    ).fetchall()
    previous = GENESIS
    for number, (key, at_ms, stream, seq) in enumerate(found, 1):
        rows = connection.exec_driver_sql(
            "SELECT account, amount FROM postings WHERE key = ? ORDER BY line", (key,)
        ).fetchall()
        postings = [(account, amount) for account, amount in rows]
        previous = link_transfer(previous, number, key, at_ms, (stream, seq), postings)
        connection.exec_driver_sql(
            "UPDATE transfers SET number = ?, hash = ? WHERE key = ?", (number, previous, key)
        )
        if number % STEP == 0:
            progress("chaining the transfers", number, len(found))
