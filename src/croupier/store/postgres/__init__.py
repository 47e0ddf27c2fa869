"""The store in PostgreSQL, for one house or for many processes that write at the same time."""
