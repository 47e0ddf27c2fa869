"""Runs the migrations on the connection that `croupier.store.migrate` hands over."""

from alembic import context

from croupier.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    on_version_apply=context.config.attributes["applied"],
)
with context.begin_transaction():
    context.run_migrations()
