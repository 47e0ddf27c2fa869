"""The private views of the seats of one table, as bytes. They are encoded again only when they may
have changed: most actions change what all see, and no hand."""

from typing import Any

import msgspec

from croupier.tables.table import Table

_encode = msgspec.json.Encoder().encode
NULL = b"null"


class PrivateParts:
    def __init__(self) -> None:
        self._state: Any = None
        self._newcomers: frozenset[int] = frozenset()
        self._by_seat: dict[int, bytes] = {}

    def look_at(self, table: Table, state: Any) -> None:
        """Forget the views that this state of the table may not have any more."""
        last, self._state = self._state, state
        if (
            state is not None
            and last is not None
            and self._newcomers is table.newcomers
            and table.game.same_private_views(last, state)
        ):
            return
        self._newcomers = table.newcomers
        self._by_seat.clear()

    def of(self, table: Table, number: int) -> bytes:
        """The number of the seat and its private view in the state last looked at."""
        found = self._by_seat.get(number)
        if found is None:
            view, state = NULL, self._state
            if state is not None and number not in table.newcomers:
                view = _encode(table.game.private_view(state, number))
            found = self._by_seat[number] = b',"seat":%d,"private":%b,"options":' % (number, view)
        return found
