"""The practice bank: a bank of its own, with a server, a database and accounts of its own. It knows
nothing of the house but the messages that any bank answers."""
