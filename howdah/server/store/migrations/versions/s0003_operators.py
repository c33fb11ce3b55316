"""What whoever runs the server has decided: bans, and tables to be closed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "closings",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
