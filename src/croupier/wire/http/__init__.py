"""The small HTTP API beside the socket: its bodies, its answers and the list of its routes. The
server, the OpenAPI document and the protocol page are all made from this list."""

from typing import get_args

from msgspec import Struct

from croupier.wire.http import house, people, rooms, tables
from croupier.wire.http.house import (
    Health,
    HouseAddresses,
    MusicList,
    MusicPath,
    QrQuery,
    SocketQuery,
)
from croupier.wire.http.people import (
    AccountLooks,
    Looks,
    NewPassword,
    PictureList,
    PicturePath,
    SignIn,
)
from croupier.wire.http.rooms import (
    BankCard,
    CardReturn,
    DemoCard,
    Purchase,
    RoomList,
    RoomPath,
    RoomVisit,
)
from croupier.wire.http.route import (
    STATUSES,
    Problem,
    Route,
    Sent,
)
from croupier.wire.http.tables import (
    AdviceQuery,
    ChartQuery,
    CodedTable,
    CodePath,
    EdgeQuestion,
    Evening,
    EveningQuery,
    GameCard,
    GameList,
    GameTotal,
    History,
    HistoryQuery,
    HonourCard,
    HonourList,
    HonourPath,
    Invitation,
    InvitationQuery,
    PlayedCard,
    PresetCard,
    PresetPath,
    RoomResults,
    RoundPath,
    Share,
    SharedRound,
    SharePath,
    ShareWish,
    SittingCard,
    SittingList,
    TableList,
    TablePath,
    TablesQuery,
)

__all__ = [
    "ROUTES",
    "STATUSES",
    "AccountLooks",
    "AdviceQuery",
    "BankCard",
    "CardReturn",
    "ChartQuery",
    "CodePath",
    "CodedTable",
    "DemoCard",
    "EdgeQuestion",
    "Evening",
    "EveningQuery",
    "GameCard",
    "GameList",
    "GameTotal",
    "Health",
    "History",
    "HistoryQuery",
    "HonourCard",
    "HonourList",
    "HonourPath",
    "HouseAddresses",
    "Invitation",
    "InvitationQuery",
    "Looks",
    "MusicList",
    "MusicPath",
    "NewPassword",
    "PictureList",
    "PicturePath",
    "PlayedCard",
    "PresetCard",
    "PresetPath",
    "Problem",
    "Purchase",
    "QrQuery",
    "RoomList",
    "RoomPath",
    "RoomResults",
    "RoomVisit",
    "RoundPath",
    "Route",
    "Sent",
    "Share",
    "SharePath",
    "ShareWish",
    "SharedRound",
    "SignIn",
    "SittingCard",
    "SittingList",
    "SocketQuery",
    "TableList",
    "TablePath",
    "TablesQuery",
    "sent_shapes",
    "shapes",
]

ROUTES = (*people.ROUTES, *tables.ROUTES, *rooms.ROUTES, *house.ROUTES)


def sent_shapes() -> tuple[type[Struct], ...]:
    """The bodies that clients send."""
    return tuple(route.body for route in ROUTES if route.body)


def shapes() -> tuple[type[Struct], ...]:
    """Every struct of the API, problems included."""
    answers = (
        kind
        for route in ROUTES
        for kind in get_args(route.answer) or (route.answer,)
        if isinstance(kind, type) and issubclass(kind, Struct)
    )
    return tuple(dict.fromkeys((*sent_shapes(), *answers, Problem)))
