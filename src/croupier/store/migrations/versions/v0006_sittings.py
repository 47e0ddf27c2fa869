"""What a player brought to a seat and took away is remembered."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    stream = sa.ForeignKey("streams.stream_id")
    op.create_table(
        "sittings",
        sa.Column("stream_id", sa.String, stream, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("stakes", sa.String, nullable=False),
        sa.Column("against", sa.String),
        sa.Column("rounds", sa.BigInteger, nullable=False),
        sa.Column("bought_in", sa.BigInteger, nullable=False),
        sa.Column("took_out", sa.BigInteger, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    columns = ["player", "game", "preset", "ended_ms"]
    op.create_index("sittings_player", "sittings", columns)
