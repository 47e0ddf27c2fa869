"""A table in operation: its mailbox, its clocks and its bots. Only here is there an event loop."""
