"""Who looks at a table through which gateway, and how far the news of each are numbered. Pure: the
owner of a table counts here, a gateway compares."""

from collections.abc import Iterable, Mapping

from croupier.bus.nats.envelopes import Numbers, PrivatePart, PublicPart
from croupier.tables.frames import Frame, FramePart


class Through:
    """A gateway, as the owner of a table knows it."""

    def __init__(self) -> None:
        self.players: set[str] = set()
        self.private = 0
        self.public_before = 0  # the number of the table when the gateway was last heard


class TableNumbers:
    """Of one table with its owner of this epoch."""

    def __init__(self, table: str, epoch: int) -> None:
        self.table = table
        self.epoch = epoch
        self.public = 0
        self.gateways: dict[str, Through] = {}

    def through(self, gateway: str) -> Through:
        found = self.gateways.get(gateway)
        if found is None:
            found = self.gateways[gateway] = Through()
        return found

    def at(self, gateway: str) -> Numbers:
        """How far a gateway is that has heard everything."""
        through = self.gateways.get(gateway)
        return Numbers(self.epoch, self.public, 0 if through is None else through.private)

    def parts(self, frame: Frame) -> tuple[dict[str, PrivatePart], PublicPart | None]:
        """What each gateway is sent for itself, and what all are sent. A frame that the rail may
        not know of has no public part and takes no number that others could miss."""
        if frame.rail is not None:
            self.public += 1
        secret = frame.public if frame.rail is None else None
        private: dict[str, PrivatePart] = {}
        for gateway, through in self.gateways.items():
            own = own_parts(frame.private, through.players)
            if own:
                through.private += 1
                private[gateway] = PrivatePart(self.table, self.at(gateway), own, secret)
        if frame.rail is None:
            return private, None
        numbers = {gateway: part.numbers.private for gateway, part in private.items()}
        public = PublicPart(self.epoch, self.public, frame.public, frame.rail, numbers)
        return private, public


def own_parts(parts: Mapping[str, FramePart], players: Iterable[str]) -> dict[str, FramePart]:
    return {player: parts[player] for player in players if player in parts}
