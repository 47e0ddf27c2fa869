"""The small HTTP API beside the socket: its bodies, its answers and the list of its routes. The
server, the OpenAPI document and the protocol page are all made from this list."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from croupier.games.coach import Advice, Chart, HouseEdge
from croupier.ledger.intents import CardKind, IntentKind, IntentState
from croupier.rooms.room import RoomState
from croupier.tables.frames import TableCard
from croupier.tables.settings import TableSettings
from croupier.wire.down import AccountView, Me, RoomNews, RoundHistory
from croupier.wire.limits import HISTORY_ROUNDS_MAX, PASSWORD_MAX
from croupier.wire.up import AvatarNumber, Chips, CommandId, TableId, Word

# How HTTP calls the refusals that its routes may give; any other is a 409.
STATUSES = {
    "malformed": 400,
    "bad_name": 400,
    "bad_rules": 400,
    "short_password": 400,
    "not_signed_in": 401,
    "password_needed": 403,
    "wrong_password": 403,
    "foreign_origin": 403,
    "link_needed": 403,
    "not_seated": 403,
    "ticket_needed": 403,
    "no_coach": 404,
    "no_such_game": 404,
    "no_such_page": 404,
    "no_such_preset": 404,
    "no_such_table": 404,
    "wrong_method": 405,
    "name_taken": 409,
    "not_your_turn": 409,
    "nothing_to_advise": 409,
    "picture_too_large": 413,
    "picture_too_many_pixels": 413,
    "too_large": 413,
    "not_a_picture": 415,
    "not_a_socket": 426,
    "no_such_room": 404,
    "bad_card_number": 400,
    "bad_purchase": 400,
    "pin_needed": 400,
    "wrong_pin": 403,
    "card_locked": 403,
    "card_refused": 403,
    "not_in_room": 403,
    "room_off": 409,
    "room_closing": 409,
    "in_room_already": 409,
    "account_in_use": 409,
    "account_too_small": 409,
    "card_unreadable": 409,
    "insufficient_funds": 409,
    "bank_order_open": 409,
    "seat_taken": 409,
    "unknown_card": 409,
    "bank_not_reached": 503,
    "bank_silent": 503,
    "too_many_attempts": 429,
    "too_fast": 429,
    "too_many_connections": 429,
    "internal": 500,
    "busy": 503,
    "closing": 503,
    "not_saved": 503,
}
# Whatever may be wrong with a card.
CARD_REFUSALS = (
    "bad_card_number",
    "unknown_card",
    "pin_needed",
    "wrong_pin",
    "card_locked",
    "card_refused",
    "account_too_small",
    "bank_not_reached",
    "card_unreadable",
    "too_many_attempts",
)


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""


class SignIn(Sent, frozen=True):
    """A name that nobody owns works at once, as a guest; one with a password needs it.
    `attempt` is a secret of at least 128 random bits that the client makes once and sends again
    until it has heard an answer: a guest whose answer was lost comes in all the same."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=PASSWORD_MAX)] | None = None
    attempt: Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")] | None = None


class NewPassword(Sent, frozen=True):
    """Makes the name of the session its player's own, or changes the password."""

    password: Annotated[str, Meta(max_length=PASSWORD_MAX)]


class BankCard(Sent, frozen=True):
    """A card as it was typed, or as a reader types its stripe. A debit card has a PIN. Neither is
    kept, and this never prints what is in it."""

    kind: CardKind
    number: Annotated[str, Meta(max_length=200)]
    pin: Annotated[str, Meta(pattern="^[0-9]{4,6}$")] | None = None

    def __repr__(self) -> str:
        return "BankCard(…)"


class Purchase(Sent, frozen=True):
    """Chips for money. Sending the same `id` again is harmless. A debit card needs its PIN each
    time."""

    id: CommandId
    amount: Chips
    pin: Annotated[str, Meta(pattern="^[0-9]{4,6}$")] | None = None

    def __repr__(self) -> str:
        return "Purchase(…)"


Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


class Looks(Sent, frozen=True):
    """What a player likes to see. The words are those of the client, which knows what it can draw;
    the colours stand in for those of the theme (`accent`, `wall`) and of the felt (`cloth`), and
    null leaves them as they are. With them goes what he likes to hear at a table with a band, and
    the picture by which he wants to be known."""

    theme: Word
    felt: Word
    deck: Word
    faces: Word
    back: Word
    accent: Colour | None = None
    cloth: Colour | None = None
    wall: Colour | None = None
    music: bool = True
    music_volume: Annotated[float, Meta(ge=0, le=1)] = 0.7
    avatar: AvatarNumber | None = None


class PicturePath(Sent, frozen=True):
    """What a picture is for: the back of the cards, the table, or the face of a court card."""

    spot: Annotated[str, Meta(pattern="^(back|table|jack|queen|king)$")]


class HistoryQuery(Sent, frozen=True):
    """At most `newest` rounds with a number below `before`."""

    newest: Annotated[int, Meta(ge=1, le=HISTORY_ROUNDS_MAX)] = HISTORY_ROUNDS_MAX
    before: Annotated[int, Meta(ge=1)] | None = None


class ChartQuery(Sent, frozen=True):
    """`link` is the secret part of the link to a table that needs one."""

    link: Annotated[str, Meta(max_length=100)] = ""


class EdgeQuestion(Sent, frozen=True):
    """Rules that a table might be opened with: `rules` change single values of the preset."""

    game: Word
    preset: Word
    rules: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=1, le=100)] = 1


class SocketQuery(Sent, frozen=True):
    """`lang` is the language for refusals until `speak` names another."""

    lang: Annotated[str, Meta(max_length=40)] = ""


class TablePath(Sent, frozen=True):
    id: TableId


class RoomPath(Sent, frozen=True):
    room: Word


class MusicPath(Sent, frozen=True):
    game: Annotated[str, Meta(max_length=40)]


class Problem(Struct, frozen=True):
    """Nothing was changed. `code` is for programs, `text` for people, in the language that
    they asked for; `facts` are what the text was made with."""

    code: str
    text: str
    facts: dict[str, int | str] = {}


class RoomCard(Struct, frozen=True):
    """A card room as everybody sees it; `queue` is how many wait."""

    id: str
    name: str
    state: RoomState
    queue: int
    tables: tuple[str, ...]


class DemoCard(Struct, frozen=True):
    """A card of the practice bank. No real money is behind it."""

    holder: str
    kind: CardKind
    number: str
    pin: str | None
    note: str


class RoomList(Struct, frozen=True):
    rooms: tuple[RoomCard, ...]
    demo: tuple[DemoCard, ...] = ()


class Receipt(Struct, frozen=True):
    """Chips that were bought, or cashed in. `state` is `unknown` until the bank has told."""

    kind: IntentKind
    amount: int
    state: IntentState
    at_ms: int
    account: AccountView


class RoomVisit(Struct, frozen=True):
    """The room as you see it now, and your newest receipts."""

    room: RoomNews
    receipts: tuple[Receipt, ...] = ()


class TableList(Struct, frozen=True):
    tables: tuple[TableCard, ...]


class PresetCard(Struct, frozen=True):
    """A ready set of rules that a table can be opened with."""

    name: str
    rules: Any
    settings: TableSettings


class GameCard(Struct, frozen=True):
    """A game of the house. `bots` are the kinds of bots that can play it, from weak to strong.
    A game that is `coached` can be asked for advice, a chart and the edge of the house."""

    name: str
    seats_min: int
    seats_max: int
    presets: tuple[PresetCard, ...]
    bots: tuple[str, ...]
    coached: bool


class GameList(Struct, frozen=True):
    games: tuple[GameCard, ...]


class History(Struct, frozen=True):
    """Rounds of a table, newest first, as the player may see them. A page has a limited size;
    `before` asks for the next one, and is null at the end."""

    rounds: tuple[RoundHistory, ...]
    before: int | None


class HonourPath(Sent, frozen=True):
    game: Annotated[str, Meta(max_length=40)]


class HonourCard(Struct, frozen=True):
    """Somebody whom the house remembers. `feat` says for what, in the word of the game; `chips`
    is what the player had then."""

    name: str
    feat: str
    chips: int
    at_ms: int
    bot: bool


class HonourList(Struct, frozen=True):
    """Newest first."""

    honours: tuple[HonourCard, ...]


class PictureList(Struct, frozen=True):
    """The player's own pictures: the version of each, by spot. Another picture has another
    version."""

    pictures: dict[str, str]


class AccountLooks(PictureList, frozen=True):
    """`looks` is null as long as the player has chosen nothing."""

    looks: Looks | None


class MusicList(Struct, frozen=True):
    """The games for which the owner of the house has put a track into the data folder."""

    games: tuple[str, ...]


class Health(Struct, frozen=True):
    """`database` can be written to, `tables` take orders."""

    database: bool
    tables: bool


class Route(Struct, frozen=True):
    """`refusals` are the codes that are special to this route; `session` needs a signed-in
    player; `upload` is the kind of file that is the body."""

    name: str
    method: str
    path: str
    summary: str
    answer: Any = None
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    params: type[Struct] | None = None
    session: bool = False
    refusals: tuple[str, ...] = ()
    statuses: tuple[int, ...] = (200,)
    media: str = "application/json"
    upload: str = ""

    def codes(self) -> tuple[str, ...]:
        """Every code that the route may refuse with."""
        found = dict.fromkeys(self.refusals)
        if self.body or self.query or self.params:
            found["malformed"] = None
        if self.method != "GET":
            found |= dict.fromkeys(("foreign_origin", "closing"))
        if self.body:
            found["too_large"] = None
        if self.session:
            found["not_signed_in"] = None
        return tuple(found)


ROUTES = (
    Route(
        "sign_in",
        "POST",
        "/api/sign-in",
        "Enter by name; a name with a password needs it. Sets the cookie of a new session.",
        answer=Me,
        body=SignIn,
        refusals=(
            "bad_name",
            "name_taken",
            "password_needed",
            "wrong_password",
            "short_password",
            "too_many_attempts",
            "busy",
            "not_saved",
        ),
    ),
    Route(
        "sign_out",
        "POST",
        "/api/sign-out",
        "End the session; harmless without one.",
        statuses=(204,),
    ),
    Route("me", "GET", "/api/me", "Who you are; null without a session.", answer=Me | None),
    Route(
        "password",
        "POST",
        "/api/password",
        "Set a password, so that the name is yours.",
        answer=Me,
        body=NewPassword,
        session=True,
        refusals=("short_password", "too_many_attempts", "busy"),
    ),
    Route(
        "looks",
        "GET",
        "/api/me/looks",
        "How you like the house to look, and which pictures of your own you have.",
        answer=AccountLooks,
        session=True,
    ),
    Route(
        "set_looks",
        "PUT",
        "/api/me/looks",
        "Choose how the house looks to you. Nobody else sees it.",
        body=Looks,
        session=True,
        refusals=("too_fast", "not_saved"),
        statuses=(204,),
    ),
    Route(
        "picture",
        "GET",
        "/api/me/pictures/{spot}",
        "A picture of your own.",
        answer=bytes,
        params=PicturePath,
        session=True,
        refusals=("no_such_page",),
        statuses=(200, 304),
        media="image/webp",
    ),
    Route(
        "set_picture",
        "PUT",
        "/api/me/pictures/{spot}",
        "Put up a picture of your own (PNG, JPEG, WebP or GIF) in place of the one before.",
        answer=PictureList,
        params=PicturePath,
        session=True,
        refusals=(
            "picture_too_large",
            "picture_too_many_pixels",
            "not_a_picture",
            "too_fast",
            "too_many_attempts",
            "busy",
            "not_saved",
        ),
        upload="image/*",
    ),
    Route(
        "remove_picture",
        "DELETE",
        "/api/me/pictures/{spot}",
        "Take down a picture of your own; harmless without one.",
        answer=PictureList,
        params=PicturePath,
        session=True,
        refusals=("not_saved",),
    ),
    Route("tables", "GET", "/api/tables", "The open tables.", answer=TableList, session=True),
    Route(
        "history",
        "GET",
        "/api/tables/{id}/history",
        "The last rounds of a table, also a closed one, as you may see them.",
        answer=History,
        query=HistoryQuery,
        params=TablePath,
        session=True,
        refusals=("no_such_table", "busy"),
    ),
    Route(
        "advice",
        "GET",
        "/api/tables/{id}/advice",
        "What each decision that you may make now is worth, from what you can see.",
        answer=Advice,
        params=TablePath,
        session=True,
        refusals=(
            "no_such_table",
            "no_coach",
            "not_seated",
            "not_your_turn",
            "nothing_to_advise",
            "too_fast",
            "busy",
        ),
    ),
    Route(
        "chart",
        "GET",
        "/api/tables/{id}/chart",
        "The best play by the rules of a table, hand by hand.",
        answer=Chart,
        query=ChartQuery,
        params=TablePath,
        session=True,
        refusals=(
            "no_such_table",
            "no_coach",
            "link_needed",
            "ticket_needed",
            "too_fast",
            "busy",
        ),
    ),
    Route(
        "edge",
        "POST",
        "/api/edge",
        "What the house keeps of a bet under rules that you would like to play by.",
        answer=HouseEdge,
        body=EdgeQuestion,
        session=True,
        refusals=(
            "no_such_game",
            "no_such_preset",
            "no_coach",
            "bad_rules",
            "too_fast",
            "busy",
        ),
    ),
    Route("games", "GET", "/api/games", "The games, their presets and bots.", answer=GameList),
    Route(
        "honours",
        "GET",
        "/api/games/{game}/honours",
        "Those whom the house remembers at a game, the last ten.",
        answer=HonourList,
        params=HonourPath,
        session=True,
        refusals=("no_such_page",),
    ),
    Route("rooms", "GET", "/api/rooms", "The card rooms.", answer=RoomList),
    Route(
        "room",
        "GET",
        "/api/rooms/{room}",
        "A card room as you see it.",
        answer=RoomVisit,
        params=RoomPath,
        session=True,
        refusals=("no_such_room",),
    ),
    Route(
        "enter_room",
        "POST",
        "/api/rooms/{room}/enter",
        "Come in with a bank card, and join the queue.",
        answer=RoomVisit,
        body=BankCard,
        params=RoomPath,
        session=True,
        refusals=(
            "no_such_room",
            "room_off",
            "room_closing",
            "in_room_already",
            "account_in_use",
            *CARD_REFUSALS,
        ),
    ),
    Route(
        "change_account",
        "POST",
        "/api/rooms/{room}/account",
        "Use another bank card from now on.",
        answer=RoomVisit,
        body=BankCard,
        params=RoomPath,
        session=True,
        refusals=("no_such_room", "not_in_room", "account_in_use", *CARD_REFUSALS),
    ),
    Route(
        "purchase",
        "POST",
        "/api/rooms/{room}/purchase",
        "Buy chips at your seat.",
        answer=RoomVisit,
        body=Purchase,
        params=RoomPath,
        session=True,
        refusals=(
            "no_such_room",
            "not_in_room",
            "not_seated",
            "bad_purchase",
            "pin_needed",
            "wrong_pin",
            "card_locked",
            "card_refused",
            "insufficient_funds",
            "bank_not_reached",
            "bank_silent",
            "bank_order_open",
        ),
    ),
    Route(
        "leave_queue",
        "POST",
        "/api/rooms/{room}/leave",
        "Leave the queue. Whoever sits leaves the table instead.",
        answer=RoomVisit,
        params=RoomPath,
        session=True,
        refusals=("no_such_room", "not_in_room", "seat_taken"),
    ),
    Route("music", "GET", "/api/music", "The games that have a track.", answer=MusicList),
    Route(
        "track",
        "GET",
        "/api/music/{game}",
        "The track of a game, whole or a range of it.",
        answer=bytes,
        params=MusicPath,
        refusals=("no_such_page",),
        statuses=(200, 206),
        media="audio/*",
    ),
    Route(
        "ws",
        "GET",
        "/ws",
        "The WebSocket; docs/protocol.md tells what is said on it.",
        query=SocketQuery,
        session=True,
        refusals=("foreign_origin", "not_a_socket", "too_many_connections", "busy", "closing"),
        statuses=(101,),
    ),
    Route(
        "health",
        "GET",
        "/healthz",
        "Whether the house can play: 503 when it cannot.",
        answer=Health,
        statuses=(200, 503),
    ),
    Route("metrics", "GET", "/metrics", "Counters for Prometheus.", answer=str, media="text/plain"),
    Route("openapi", "GET", "/api/openapi.json", "This description.", answer=dict[str, Any]),
)


def sent_shapes() -> tuple[type[Struct], ...]:
    """The bodies that clients send."""
    return tuple(route.body for route in ROUTES if route.body)


def shapes() -> tuple[type[Struct], ...]:
    """Every struct of the API, problems included."""
    answers = (
        route.answer
        for route in ROUTES
        if isinstance(route.answer, type) and issubclass(route.answer, Struct)
    )
    return tuple(dict.fromkeys((*sent_shapes(), *answers, Problem)))
