"""Own tracks, and trials of them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "tracks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tracks_by_guest", "tracks", ["guest", "created"])
    op.create_table(
        "trials",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
