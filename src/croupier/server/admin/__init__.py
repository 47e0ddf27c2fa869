"""The administrator's desk: its own door, its own sockets, its own messages. Nothing here is
reached with a player's session."""
