"""What an administrator's desk may send. Every message is one JSON object with its name in `desk`;
a player's message has its name in `t`, so neither can be read in place of the other."""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct

from croupier.wire.up import CommandId, SeatNumber, TableId, Turn, Word

RoomId = Annotated[str, Meta(min_length=1, max_length=40)]
PlayerId = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=40)]
Notice = Annotated[str, Meta(min_length=1, max_length=300)]
RoundNumber = Annotated[int, Meta(ge=1, le=2**31)]
TableCount = Annotated[int, Meta(ge=1, le=50)]


class Role(StrEnum):
    ADMINISTRATOR = "administrator"
    TESTER = "tester"  # may look into test tables and name cards there, and nothing else


class DeskUp(Struct, frozen=True, tag_field="desk", forbid_unknown_fields=True):
    """A message from a desk."""


class DeskPing(DeskUp, frozen=True, tag="ping"):
    n: Turn = 0


class DeskSpeak(DeskUp, frozen=True, tag="speak"):
    """The language in which refusals are to be phrased from now on."""

    language: Word


class CloseView(DeskUp, frozen=True, tag="close_view"):
    """Do not look at the table any more."""

    table: TableId


class DeskOrder(DeskUp, frozen=True, kw_only=True):
    """An act. It is written to the audit trail before it is done, with its result afterwards. The
    client makes `id`; sending it again is harmless."""

    id: CommandId


class OpenView(DeskOrder, frozen=True, kw_only=True, tag="open_view"):
    """Look at a table with all cards face up: a `position` at once, and one after every change.
    Refused as `plays_here` to whoever plays in the room, by name or in the same browser."""

    table: TableId


class SwitchOn(DeskOrder, frozen=True, kw_only=True, tag="switch_on"):
    """Open a room to players."""

    room: RoomId


class SwitchOff(DeskOrder, frozen=True, kw_only=True, tag="switch_off"):
    """Announce that a room closes. The games that run are played to their end, everybody is cashed
    out, and then the room is off."""

    room: RoomId


class StopHouse(DeskOrder, frozen=True, kw_only=True, tag="stop_house"):
    """End the process with all data saved. Every room must be off, unless it is to be forced; then
    games stop where they are and go on after the next start."""

    force: bool = False


class AddTable(DeskOrder, frozen=True, kw_only=True, tag="add_table"):
    """One more table for a room that is on."""

    room: RoomId


class ConfigureRoom(DeskOrder, frozen=True, kw_only=True, tag="configure_room"):
    """What a room opens from now on: how many tables when it is switched on, and single values of
    its preset. What is null or missing stays as it is; tables that are open stay as they are."""

    room: RoomId
    tables: TableCount | None = None
    rules: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None


class AllowBots(DeskOrder, frozen=True, kw_only=True, tag="allow_bots"):
    """Whether bots may sit at the tables of a room, those that are open and those to come. The
    house pays for their chips."""

    room: RoomId
    allowed: bool


class OpenCasinoTable(DeskOrder, frozen=True, kw_only=True, tag="open_table"):
    """Open a table that belongs to the house. `rules` and `settings` change single values of the
    preset."""

    game: Word
    preset: Word
    name: Title = ""
    rules: dict[str, Any] = {}
    settings: dict[str, Any] = {}


class ConfigureTable(DeskOrder, frozen=True, kw_only=True, tag="configure_table"):
    """Change what an open table is run by, between two rounds. The rules of its game stay."""

    table: TableId
    name: Title | None = None
    settings: dict[str, Any] = {}


class FinishHouseTable(DeskOrder, frozen=True, kw_only=True, tag="finish_table"):
    """The round that runs is the last. Then the table closes."""

    table: TableId


class CloseHouseTable(DeskOrder, frozen=True, kw_only=True, tag="close_table"):
    """Close a table between two rounds. Everybody takes the chips home."""

    table: TableId


class SeatHouseBot(DeskOrder, frozen=True, kw_only=True, tag="seat_bot"):
    table: TableId
    kind: Word
    seat: SeatNumber | None = None


class DismissHouseBot(DeskOrder, frozen=True, kw_only=True, tag="dismiss_bot"):
    table: TableId
    seat: SeatNumber


class RemovePlayer(DeskOrder, frozen=True, kw_only=True, tag="remove_player"):
    """Take a player from a table: at once between rounds, else as if he left. Whoever plays in a
    room is seen off there, with the chips on the own account."""

    table: TableId
    player: PlayerId


class RemoveGuest(DeskOrder, frozen=True, kw_only=True, tag="remove_guest"):
    """See a guest off, from the queue or from a seat."""

    room: RoomId
    player: PlayerId


class BarPlayer(DeskOrder, frozen=True, kw_only=True, tag="bar_player"):
    """A player may not come into the room any more, and goes if he is there. The bank account with
    which he is there is barred with him."""

    room: RoomId
    player: PlayerId


class UnbarPlayer(DeskOrder, frozen=True, kw_only=True, tag="unbar_player"):
    room: RoomId
    player: PlayerId


class Announce(DeskOrder, frozen=True, kw_only=True, tag="announce"):
    """A message to everybody who is connected; with a `room` or a `table`, to those who are there
    or look on."""

    text: Notice
    room: RoomId | None = None
    table: TableId | None = None


class VoidHand(DeskOrder, frozen=True, kw_only=True, tag="void_round"):
    """Void the round with this number: the one that runs, or the last one as long as the next has
    not begun. Everybody has what he had before it. The reason is shown to the players."""

    table: TableId
    round: RoundNumber
    reason: Notice


class RemoveChatLine(DeskOrder, frozen=True, kw_only=True, tag="remove_line"):
    """Take the text of a line of chat away, for everybody and for good."""

    table: TableId
    line: Annotated[int, Meta(ge=1, le=2**53)]


class SwitchRigging(DeskOrder, frozen=True, kw_only=True, tag="set_rigging"):
    """Let testers name cards at a test table, or not any more; between two games. A test table is
    opened with the setting `money` as `test`."""

    table: TableId
    on: bool


class HoldCards(DeskOrder, frozen=True, kw_only=True, tag="hold_deal"):
    """A tester has a test table wait before the next cards, or has them dealt."""

    table: TableId
    hold: bool = True


class NameCards(DeskOrder, frozen=True, kw_only=True, tag="rig_deck"):
    """A tester names cards that are dealt next, in this order, such as `As`."""

    table: TableId
    cards: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=60)]


DeskTalk = DeskPing | DeskSpeak | CloseView
RoomAct = SwitchOn | SwitchOff | AddTable | ConfigureRoom | AllowBots
GuestAct = RemovePlayer | RemoveGuest | BarPlayer | UnbarPlayer
TableAct = (
    OpenCasinoTable
    | ConfigureTable
    | FinishHouseTable
    | CloseHouseTable
    | SeatHouseBot
    | DismissHouseBot
    | VoidHand
    | RemoveChatLine
)
TestAct = SwitchRigging | HoldCards | NameCards
AnyDeskOrder = OpenView | StopHouse | Announce | RoomAct | GuestAct | TableAct | TestAct
AnyDeskUp = DeskTalk | AnyDeskOrder
