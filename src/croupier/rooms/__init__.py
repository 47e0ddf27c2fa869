"""Several tables as one place: open or closed, a queue for all of them, the guests and their bank
accounts. A room is a stream with a log of its own, like a table."""
