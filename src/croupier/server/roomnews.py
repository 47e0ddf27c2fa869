"""What a card room looks like to each of its guests: the place in the queue and those around it,
how long it may take, the seat and the account. Nobody is told more of others than their names."""

from collections import deque
from collections.abc import Iterator

from croupier.ledger.intents import BankAccount, Intent
from croupier.rooms.room import Guest, Room
from croupier.wire.down import AccountView, InLine, Receipt, RoomCard, RoomNews

LINE = 5  # so many of the queue are shown, the reader among them
SEATS_KNOWN = 8  # how many seats that became free the expected wait is reckoned from


class QueuePace:
    """How often a seat becomes free, as lately."""

    def __init__(self) -> None:
        self._freed: deque[int] = deque(maxlen=SEATS_KNOWN)

    def note(self, before: Room, after: Room, now_ms: int) -> None:
        gone = seated(before) - seated(after)
        self._freed.extend([now_ms] * len(gone))

    def wait_ms(self, seats: int) -> int | None:
        """Until so many seats have become free. None as long as nobody can tell."""
        if seats <= 0:
            return 0
        if len(self._freed) < 2:
            return None
        return seats * (self._freed[-1] - self._freed[0]) // (len(self._freed) - 1)


def seated(room: Room) -> set[str]:
    return {guest.player for guest in room.guests if guest.seated}


def room_card(room: Room) -> RoomCard:
    return RoomCard(room.id, room.name, room.state, len(room.queue), room.tables)


def stranger_news(room: Room, player: str) -> RoomNews:
    """For somebody who is not in the room, or not any more."""
    gone = room.farewells.get(player)
    return RoomNews(room.id, room.name, room.state, len(room.queue), room.tables, gone=gone)


def guest_news(room: Room, seats: int, pace: QueuePace) -> dict[str, RoomNews]:
    """For everybody in the room, by player. `seats` is how many its tables have."""
    queue = room.queue
    free = max(0, seats - len(room.guests) + len(queue))
    places = {guest.player: place for place, guest in enumerate(queue, 1)}
    return {
        guest.player: _news(room, guest, places.get(guest.player), queue, free, pace)
        for guest in room.guests
    }


def _news(
    room: Room,
    guest: Guest,
    place: int | None,
    queue: tuple[Guest, ...],
    free: int,
    pace: QueuePace,
) -> RoomNews:
    return RoomNews(
        room.id,
        room.name,
        room.state,
        len(queue),
        room.tables,
        place=place,
        line=() if place is None else tuple(_around(queue, place)),
        free=free,
        wait_ms=None if place is None else pace.wait_ms(place - free),
        table=guest.table,
        seated=guest.seated,
        account=shown(guest.account),
        balance=guest.balance,
    )


def _around(queue: tuple[Guest, ...], place: int) -> Iterator[InLine]:
    """The reader in the middle, unless the queue begins or ends nearby."""
    first = max(0, min(place - 1 - LINE // 2, len(queue) - LINE))
    for number, guest in enumerate(queue[first : first + LINE], first + 1):
        yield InLine(number, guest.name)


def receipt(intent: Intent) -> Receipt:
    account = shown(intent.paid_by)
    return Receipt(
        intent.kind, intent.amount, intent.state, intent.created_ms, account, intent.code
    )


def shown(account: BankAccount) -> AccountView:
    """What a player may be shown of a card."""
    return AccountView(account.bank, account.kind, account.last_four)
