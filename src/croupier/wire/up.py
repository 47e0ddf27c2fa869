"""What a client may send. Every message is one JSON object with its name in `t`; unknown fields,
wrong types and amounts out of range are refused by the decoder itself."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=24)]
Chips = Annotated[int, Meta(gt=0, le=1_000_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, lt=64)]
AvatarNumber = Annotated[int, Meta(ge=0, lt=24)]
Turn = Annotated[int, Meta(ge=0, le=2**53)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
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
    away: bool


class TopUp(TableOrder, frozen=True, kw_only=True, tag="top_up"):
    chips: Chips


class Ready(TableOrder, frozen=True, kw_only=True, tag="ready"):
    """Ready for the next round, or not any more."""

    ready: bool = True


class StartRound(TableOrder, frozen=True, kw_only=True, tag="start_round"):
    """The host begins the next round."""


class Say(TableOrder, frozen=True, kw_only=True, tag="say"):
    text: Text


class SeatBot(TableOrder, frozen=True, kw_only=True, tag="seat_bot"):
    kind: Word
    seat: SeatNumber | None = None


class DismissBot(TableOrder, frozen=True, kw_only=True, tag="dismiss_bot"):
    seat: SeatNumber


Looking = Watch | Unwatch | Speak | Ping
Seating = OpenTable | CloseTable | Sit | Leave
Playing = Act | Away | TopUp | Ready | StartRound | Say | SeatBot | DismissBot
AnyUp = Looking | Seating | Playing
