"""Reviews of finished games. From here on tables may begin with a position of their own: older releases cannot read
them, so they do not share this database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
