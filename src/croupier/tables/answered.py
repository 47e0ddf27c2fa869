"""The orders that a stream has carried out lately, so that one that comes again has the same answer
and no second effect. What is forgotten here the store still knows."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from croupier.tables.commands import check_same

ANSWERS_MAX = 512
NO_DIGESTS: Mapping[str, bytes] = MappingProxyType({})


class AnsweredOrders:
    """`known` are keys of orders with the records that carried them out, the oldest first;
    `digests` say what they asked for."""

    def __init__(
        self, known: Iterable[tuple[str, int]] = (), digests: Mapping[str, bytes] = NO_DIGESTS
    ) -> None:
        self._records = OrderedDict(known)
        self._digests = dict(digests)

    def get(self, key: str, digest: bytes | None) -> int | None:
        """The record that carried the order out. Raises `Refused` when the order with this key
        asked for something else."""
        if (seq := self._records.get(key)) is not None:
            check_same(self._digests.get(key), digest)
        return seq

    def note(self, key: str, seq: int, digest: bytes | None) -> None:
        self._records[key] = seq
        if digest is not None:
            self._digests[key] = digest
        if len(self._records) > ANSWERS_MAX:
            forgotten, _ = self._records.popitem(last=False)
            self._digests.pop(forgotten, None)

    def forget(self) -> None:
        """Everything: the store is asked again."""
        self._records.clear()
        self._digests.clear()
