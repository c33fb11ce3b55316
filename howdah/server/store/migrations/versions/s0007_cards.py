"""Puzzles that come again follow the person: they were kept in one browser before."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "cards",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
