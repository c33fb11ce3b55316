"""Passkeys, and settings of the page that travel with a person."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "liked",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
    )
