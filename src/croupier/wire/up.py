"""What a client may send. Every message is one JSON object with its name in `t`; unknown fields,
wrong types and amounts out of range are refused by the decoder itself."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from croupier.wire.limits import NAME_MAX

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=24)]
Chips = Annotated[int, Meta(gt=0, le=1_000_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, lt=64)]
AvatarNumber = Annotated[int, Meta(ge=0, lt=24)]
Turn = Annotated[int, Meta(ge=0, le=2**53)]
LineId = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_MAX)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Link = Annotated[str, Meta(max_length=40)]


class Up(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a client."""


class Order(Up, frozen=True, kw_only=True):
    """A message that changes something. The client makes `id`; sending it again is harmless."""

    id: CommandId


class TableOrder(Order, frozen=True, kw_only=True):
    table: TableId


class Watch(Up, frozen=True, tag="watch"):
    """Look at a table. The answer is a whole frame, then one after each change. Some tables are
    open only to people who have the `link`."""

    table: TableId
    link: Link = ""


class Unwatch(Up, frozen=True, tag="unwatch"):
    table: TableId


class Browse(Up, frozen=True, tag="browse"):
    """Look through the open tables of a room, which is a game with one of its presets, or go back
    to the menu with neither. The answer is a page of `tables`, and `lobby` tells what changes from
    then on; `after` asks for the page behind a table."""

    game: Annotated[str, Meta(max_length=40)] = ""
    preset: Annotated[str, Meta(max_length=40)] = ""
    after: Annotated[str, Meta(max_length=40)] = ""


class Speak(Up, frozen=True, tag="speak"):
    """The language in which refusals are to be phrased from now on."""

    language: Word


class Ping(Up, frozen=True, tag="ping"):
    n: Turn = 0


class OpenTable(Order, frozen=True, kw_only=True, tag="open_table"):
    """Open a table of one's own. `rules` and `settings` change single values of the preset."""

    game: Word
    preset: Word
    name: Annotated[str, Meta(max_length=40)] = ""
    rules: dict[str, Any] = {}
    settings: dict[str, Any] = {}


class CloseTable(TableOrder, frozen=True, kw_only=True, tag="close_table"):
    pass


class Sit(TableOrder, frozen=True, kw_only=True, tag="sit"):
    """Take the seat, or any; when all are taken, wait for one. `avatar` is the picture by which the
    player wants to be known; without one it follows from the name."""

    chips: Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
    seat: SeatNumber | None = None
    link: Link = ""
    avatar: AvatarNumber | None = None


class Leave(TableOrder, frozen=True, kw_only=True, tag="leave"):
    pass


class Act(TableOrder, frozen=True, kw_only=True, tag="act"):
    """`action` is one of the game's actions, `turn` the one that `pending` named."""

    turn: Turn
    action: Raw


class Away(TableOrder, frozen=True, kw_only=True, tag="away"):
    """Sit out, or come back. With `after_round` a running round is played to its end first."""

    away: bool
    after_round: bool = False


class ShowHand(TableOrder, frozen=True, kw_only=True, tag="show_hand"):
    """Show your hand of the round that is over, where it was not shown."""


class TopUp(TableOrder, frozen=True, kw_only=True, tag="top_up"):
    chips: Chips


class Ready(TableOrder, frozen=True, kw_only=True, tag="ready"):
    """Ready for the next round, or not any more."""

    ready: bool = True


class StartRound(TableOrder, frozen=True, kw_only=True, tag="start_round"):
    """The host begins the next round."""


class Say(TableOrder, frozen=True, kw_only=True, tag="say"):
    """Everybody who looks at the table is sent the line."""

    text: str


class RemoveLine(TableOrder, frozen=True, kw_only=True, tag="remove_line"):
    """The host takes a line of chat away."""

    line: LineId


class SeatBot(TableOrder, frozen=True, kw_only=True, tag="seat_bot"):
    """Ask a bot to a seat; without `chips` the table decides what it brings."""

    kind: Word
    seat: SeatNumber | None = None
    chips: Chips | None = None


class DismissBot(TableOrder, frozen=True, kw_only=True, tag="dismiss_bot"):
    seat: SeatNumber


class SendAway(TableOrder, frozen=True, kw_only=True, tag="remove_player"):
    """The host sends a player away, at once or when the round is over, and with all chips. The
    player cannot come back to this table unless readmitted."""

    name: Name


class ReadmitPlayer(TableOrder, frozen=True, kw_only=True, tag="readmit_player"):
    """The host lets a player sit down here again."""

    name: Name


class PauseTable(TableOrder, frozen=True, kw_only=True, tag="pause_table"):
    """The host has no other round begin, or goes on."""

    paused: bool = True


class HandOver(TableOrder, frozen=True, kw_only=True, tag="hand_over"):
    """The host makes another player the host of the table."""

    name: Name


class FinishTable(TableOrder, frozen=True, kw_only=True, tag="finish_table"):
    """The host closes the table when the running round is over; everybody gets the chips back."""


Looking = Watch | Unwatch | Browse | Speak | Ping
Seating = OpenTable | CloseTable | Sit | Leave
Playing = Act | Away | TopUp | Ready | StartRound | ShowHand
Hosting = SeatBot | DismissBot | SendAway | ReadmitPlayer | PauseTable | HandOver | FinishTable
Talking = Say | RemoveLine
AnyUp = Looking | Seating | Playing | Hosting | Talking
