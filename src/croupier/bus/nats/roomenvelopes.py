"""What crosses between processes about rooms, typed. What a gateway may order in the name of the
house is listed: that somebody whose card was checked comes in, and what the bank has told."""

from typing import Union

from msgspec import Struct

from croupier.rooms import commands
from croupier.tables.authority import Administrator, Player, Tester

_PLAYERS = tuple(commands.PLAYERS)
_DESKS = tuple(commands.ADMINISTRATOR_ONLY)


class RoomRequest(Struct, frozen=True, array_like=True, tag=True):
    """What a gateway asks for a player."""


class RoomTell(RoomRequest, frozen=True, array_like=True, tag=True):
    by: Player
    id: str
    command: Union[_PLAYERS]  # type: ignore[valid-type]  # noqa: UP007


class DoorTell(RoomRequest, frozen=True, array_like=True, tag=True):
    """The door has had a card checked, or was told by the bank."""

    id: str
    command: commands.Enter | commands.ChangeAccount | commands.TellBalance


class BringChips(RoomRequest, frozen=True, array_like=True, tag=True):
    """What the player has bought goes from the wallet to the seat."""

    player: str


class DeskRoomRequest(Struct, frozen=True, array_like=True, tag=True):
    """What a gateway asks for somebody who runs the house."""


class DeskRoomTell(DeskRoomRequest, frozen=True, array_like=True, tag=True):
    by: Administrator | Tester
    id: str
    command: Union[_DESKS]  # type: ignore[valid-type]  # noqa: UP007


class Present(Struct, frozen=True, array_like=True):
    """Who is connected to a gateway: all of them, or only those who came and went."""

    came: tuple[str, ...]
    gone: tuple[str, ...] = ()
    whole: bool = False


AnyRoomRequest = RoomTell | DoorTell | BringChips
