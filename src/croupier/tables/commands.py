"""The orders that a table takes. Values only: an order could cross a network. A client never
chooses a `seed`: where an order needs chance, the table's actor draws one before it decides."""

from hashlib import blake2b
from typing import Any

from msgspec import Struct, json

from croupier.games.game import Action, Refused
from croupier.tables.authority import Authority


class Command(Struct, frozen=True, tag=True):
    """What a table is asked to do."""


class OpenTable(Command, frozen=True):
    """Open a table of a preset. `rules` and `settings` change single values of it."""

    game: str
    preset: str
    name: str
    rules: dict[str, Any]
    settings: dict[str, Any]
    seed: bytes = b""


class Sit(Command, frozen=True):
    """Take the seat, or any; when all are taken, wait for one."""

    chips: int
    seat: int | None = None
    link: str = ""
    avatar: int | None = None


class Leave(Command, frozen=True):
    """Leave the seat or the queue; the chips go back to the wallet."""


class RawAct(Command, frozen=True):
    """An action as a client wrote it; the table's game reads it."""

    turn: int
    action: bytes


class Act(Command, frozen=True):
    turn: int
    action: Action


class SetAway(Command, frozen=True):
    """Sit out, or come back. With `after_round` a running round is played to its end first."""

    away: bool
    after_round: bool = False


class ShowHand(Command, frozen=True):
    """Show the own hand of the round that is over."""


class TopUp(Command, frozen=True):
    chips: int


class Ready(Command, frozen=True):
    """Ready for the next round, or not any more."""

    ready: bool = True


class StartRound(Command, frozen=True):
    """The host begins the next round."""

    seed: bytes = b""


class SeatBot(Command, frozen=True):
    """The host asks a bot of this kind to take a seat. Chance chooses its name and, where the host
    does not, its chips."""

    kind: str
    seat: int | None = None
    seed: bytes = b""
    chips: int | None = None


class DismissBot(Command, frozen=True):
    seat: int


class SendAway(Command, frozen=True):
    """Send a person away: from the queue and from a seat without cards at once, else when the round
    is over. The chips go home, and the person may not sit here again."""

    name: str


class PauseTable(Command, frozen=True):
    """The host has no other round begin, or goes on."""

    paused: bool = True


class HandOver(Command, frozen=True):
    """The host makes another player the host."""

    name: str


class ReadmitPlayer(Command, frozen=True):
    """Let a person who was removed sit down here again."""

    name: str


class IssueTicket(Command, frozen=True):
    """Let a player come in where a ticket is needed. One that ends, at `until_ms`, is for a free
    seat and for once."""

    player: str
    until_ms: int | None = None


class FinishTable(Command, frozen=True):
    """The round that runs is the last. Then the table closes."""


class CloseTable(Command, frozen=True):
    pass


class MarkAbsent(Command, frozen=True):
    """The house: the player has had no connection for too long."""

    player: str


class MarkPresent(Command, frozen=True):
    """The house: the player has a connection again."""

    player: str


class FillSeats(Command, frozen=True):
    """The house asks bots to all seats that are still empty."""

    seed: bytes = b""


class Admit(Command, frozen=True):
    """The house leads the first of the queue to a free seat."""


class Unqueue(Command, frozen=True):
    """The house takes a player off the queue who cannot pay for the seat."""

    player: str


class Credit(Command, frozen=True):
    """The house brings chips from the player's wallet, which he has bought."""

    player: str
    chips: int


class Expire(Command, frozen=True):
    """The house: the time of the turn is up. The table's actor says which players are `offline`
    at this moment."""

    turn: int
    offline: frozenset[str] = frozenset()


class OpenRound(Command, frozen=True):
    """The house: the pause between two rounds is over."""

    seed: bytes = b""


class VoidRound(Command, frozen=True):
    """Give up the running round, or take back the last one before the next begins. Everybody has
    what the round began with. Without a number it is the one that runs."""

    number: int | None = None
    reason: str = ""


class Configure(Command, frozen=True):
    """Change single settings between two rounds."""

    name: str | None
    settings: dict[str, Any]
    seed: bytes = b""


class Remove(Command, frozen=True):
    """Take a player away from the seat or the queue."""

    player: str


class SetRigging(Command, frozen=True):
    """The administrator lets testers name cards at a test table, or does not any more."""

    on: bool


class HoldDeal(Command, frozen=True):
    """A tester has a test table wait before the next cards are dealt, or has them dealt."""

    hold: bool = True


class RigDeck(Command, frozen=True):
    """A tester names cards that are to be dealt next, in this order."""

    cards: tuple[str, ...]


SEEDED = (OpenTable, StartRound, SeatBot, FillSeats, OpenRound, Configure)
HOUSE_ONLY = frozenset(
    {MarkAbsent, MarkPresent, FillSeats, Admit, Unqueue, Credit, Expire, OpenRound}
)
ADMINISTRATOR_ONLY = frozenset({VoidRound, Configure, Remove, SetRigging})  # and the house itself
TESTER_ONLY = frozenset({HoldDeal, RigDeck})
RIGGING = TESTER_ONLY | {SetRigging}
HOST_ONLY = frozenset(
    {
        StartRound,
        SeatBot,
        DismissBot,
        SendAway,
        ReadmitPlayer,
        PauseTable,
        HandOver,
        IssueTicket,
        FinishTable,
        CloseTable,
    }
)


class Order(Struct, frozen=True):
    """A command on its way to a table. The sender makes `id`; a repeat with the same id has the
    same answer and changes nothing."""

    table: str
    by: Authority
    id: str
    command: Command


def order_key(by: str, id_: str) -> str:
    """By which a repeat is recognised, and under which the order is in all logs."""
    return f"{by}/{id_}"


def new_table_id(by: Authority, order_id: str) -> str:
    """The table that an order to open one opens. A repeat of the order opens no second one."""
    return blake2b(order_key(by.id, order_id).encode(), digest_size=6).hexdigest()


def digest_of(command: Struct) -> bytes:
    """Of what a command asks for: another one under the same id is no repeat."""
    return blake2b(json.encode(command), digest_size=8).digest()


def check_same(known: bytes | None, digest: bytes | None) -> None:
    """Raises `Refused` when what comes under a known id asks for something else."""
    if known is not None and digest is not None and known != digest:
        raise Refused("id_reused")


class Answer(Struct, frozen=True):
    """The order was carried out by record `seq` of the table's log. `public` is False when nobody
    but the sender may know that something happened, and for a repeat."""

    seq: int
    public: bool
