"""A player's way into a house from Python: for the terminal, for bots and for scripts. It speaks
the protocol of docs/protocol.md and knows no game."""

from croupier.client.house import (
    Back,
    Ended,
    HouseClient,
    HouseUnreachable,
    Lost,
    OrderRefused,
)

__all__ = ["Back", "Ended", "HouseClient", "HouseUnreachable", "Lost", "OrderRefused"]
