"""Twenty-One at the table of a server, with the words and keys of the one at home."""

from croupier.terminal.online.game import OnlineGame

__all__ = ["OnlineGame"]
