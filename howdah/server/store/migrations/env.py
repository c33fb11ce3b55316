"""What Alembic runs: the migrations, on a connection that `howdah.server.store.database` passes in."""

from alembic import context

from howdah.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
