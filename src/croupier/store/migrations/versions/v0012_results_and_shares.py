"""The results that a room shows to everybody, and links to rounds that were taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def round_key() -> list[sa.schema.SchemaItem]:
    return [
        sa.Column("stream_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.ForeignKeyConstraint(["stream_id", "number"], ["rounds.stream_id", "rounds.number"]),
    ]


def upgrade() -> None:
    op.create_table(
        "room_results",
        *round_key(),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary),
        sqlite_with_rowid=False,
    )
    op.create_index("room_results_newest", "room_results", ["game", "preset", "ended_ms"])
    op.create_table(
        "withdrawn_shares",
        *round_key(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("seal", sa.LargeBinary),
        sqlite_with_rowid=False,
    )
