"""Games, tables and their rounds, the coach, and what the house remembers of those who played."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from croupier.games import games
from croupier.games.coach import Chart, HouseEdge
from croupier.tables.frames import TableCard
from croupier.tables.settings import TableSettings
from croupier.wire.down import RoundHistory
from croupier.wire.http.route import Route, Sent
from croupier.wire.limits import AGAINST_MAX, HISTORY_ROUNDS_MAX
from croupier.wire.up import TableId, Word


class CodePath(Sent, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=12)]


class CodedTable(Struct, frozen=True):
    """The table that a code stands for."""

    table: str
    name: str
    game: str
    preset: str


class HistoryQuery(Sent, frozen=True):
    """At most `newest` rounds with a number below `before`; with `short` each has its last step
    only."""

    newest: Annotated[int, Meta(ge=1, le=HISTORY_ROUNDS_MAX)] = HISTORY_ROUNDS_MAX
    before: Annotated[int, Meta(ge=1)] | None = None
    short: bool = False


class EveningQuery(Sent, frozen=True):
    """Rounds that ended before the time `before`."""

    before: Annotated[int, Meta(ge=1)] | None = None


class InvitationQuery(Sent, frozen=True):
    """`link` is the secret part of the link to a table that needs one."""

    link: Annotated[str, Meta(max_length=100)] = ""


class Invitation(Struct, frozen=True):
    """What the holder of a link may know before he comes in: who invites, and to what. A table
    that the house has opened has no host."""

    host: str | None
    table: str
    game: str
    preset: str
    stakes: tuple[int, ...]


class ChartQuery(Sent, frozen=True):
    """`link` is the secret part of the link to a table that needs one."""

    link: Annotated[str, Meta(max_length=100)] = ""


class AdviceQuery(Sent, frozen=True):
    """`against` are the hands that you think others may have, in the words of the game; a game of
    which nobody could name any reads nothing of it."""

    against: Annotated[str, Meta(max_length=AGAINST_MAX)] = ""


class EdgeQuestion(Sent, frozen=True):
    """Rules that a table might be opened with: `rules` change single values of the preset."""

    game: Word
    preset: Word
    rules: dict[str, Any] = field(default_factory=dict)
    players: Annotated[int, Meta(ge=1, le=100)] = 1


class TablePath(Sent, frozen=True):
    id: TableId


class TablesQuery(Sent, frozen=True):
    """`after` is the last table of the page before."""

    after: Annotated[str, Meta(max_length=40)] = ""


class TableList(Struct, frozen=True):
    """In the order of their opening; with `more` there are others behind them."""

    tables: tuple[TableCard, ...]
    more: bool


class PresetCard(Struct, frozen=True):
    """A ready set of rules that a table can be opened with. `bots` are the kinds of bots that are
    offered there, from weak to strong."""

    name: str
    rules: Any
    settings: TableSettings
    bots: tuple[str, ...]


class GameCard(Struct, frozen=True):
    """A game of the house. `bots` are the kinds of bots that can play it, from weak to strong.
    A game that is `coached` can be asked for advice, one that is `charted` for a chart and the edge
    of the house as well."""

    name: str
    seats_min: int
    seats_max: int
    presets: tuple[PresetCard, ...]
    bots: tuple[str, ...]
    coached: bool
    charted: bool


class GameList(Struct, frozen=True):
    games: tuple[GameCard, ...]


class History(Struct, frozen=True):
    """Rounds of a table, newest first, as the player may see them. A page has a limited size;
    `before` asks for the next one, and is null at the end."""

    rounds: tuple[RoundHistory, ...]
    before: int | None


class RoundPath(Sent, frozen=True):
    id: TableId
    number: Annotated[int, Meta(ge=1)]


class ShareWish(Sent, frozen=True):
    """`own` adds the sharer's own cards to what the rail saw."""

    own: bool = False


class Share(Struct, frozen=True):
    """What opens the round to everybody who has it."""

    token: str


class SharePath(Sent, frozen=True):
    token: Annotated[str, Meta(max_length=100)]


class SharedRound(Struct, frozen=True):
    """A round that somebody shares; `seat` in it is the one whose cards are seen, if any. `preset`
    and `turned` say how its table looked."""

    game: str
    round: RoundHistory
    preset: str = ""
    turned: bool = True


class PlayedCard(Struct, frozen=True):
    """A round that you played, at any table, also one that is closed. `end` is the round with its
    last step only; the newest few have it."""

    table: str
    number: int
    game: str
    gain: int
    ended_ms: int
    end: RoundHistory | None = None


class GameTotal(Struct, frozen=True):
    """What you have won and lost at a game in all rounds."""

    game: str
    rounds: int
    gain: int


class Evening(Struct, frozen=True):
    """What you have played: each game in all, and the newest rounds. `before` asks for those before
    them, and is null at the end."""

    games: tuple[GameTotal, ...]
    rounds: tuple[PlayedCard, ...]
    before: int | None = None


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


class PresetPath(Sent, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)]


class RoomResults(Struct, frozen=True):
    """The last rounds at tables of a preset that everybody could watch, newest first: each with
    its last step only, as the rail saw it."""

    results: tuple[RoundHistory, ...]


class SittingCard(Struct, frozen=True):
    """A time that you spent in a seat: the chips that you brought in all, and those that you took
    away. `against` is the kind of the bot, where one bot was all your company."""

    stakes: tuple[int, ...]
    against: str | None
    rounds: int
    bought_in: int
    took_out: int
    ended_ms: int


class SittingList(Struct, frozen=True):
    """All your sittings at tables of a preset: how many, their rounds, what they brought
    together, and the newest of them."""

    count: int
    rounds: int
    gain: int
    newest: tuple[SittingCard, ...]


# What the coaches of the games say, told apart by its tag.
ANY_ADVICE: Any = reduce(or_, dict.fromkeys(g.coach.advice for g in games().values() if g.coach))

ROUTES = (
    Route(
        "tables",
        "GET",
        "/api/tables",
        "The open tables.",
        answer=TableList,
        query=TablesQuery,
        session=True,
    ),
    Route(
        "coded_table",
        "GET",
        "/api/codes/{code}",
        "The table that a code stands for, which its host has told you.",
        answer=CodedTable,
        params=CodePath,
        session=True,
        refusals=("no_such_code", "too_fast"),
    ),
    Route(
        "invitation",
        "GET",
        "/api/tables/{id}/invitation",
        "Who invites to which game, for whoever holds the link to a table.",
        answer=Invitation,
        query=InvitationQuery,
        params=TablePath,
        refusals=("no_such_table", "too_fast"),
    ),
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
        "told_round",
        "GET",
        "/api/tables/{id}/rounds/{number}",
        "One finished round, as you may see it.",
        answer=SharedRound,
        params=RoundPath,
        session=True,
        refusals=("no_such_round", "busy"),
    ),
    Route(
        "share_round",
        "POST",
        "/api/tables/{id}/rounds/{number}/share",
        "Makes a link to a round that you played.",
        answer=Share,
        body=ShareWish,
        params=RoundPath,
        session=True,
        refusals=("no_such_round",),
    ),
    Route(
        "withdraw_share",
        "DELETE",
        "/api/tables/{id}/rounds/{number}/share",
        "Takes all links to a round back that you have given away.",
        params=RoundPath,
        session=True,
        refusals=("no_such_round",),
        statuses=(204,),
    ),
    Route(
        "shared_round",
        "GET",
        "/api/shared/{token}",
        "A round that somebody shares, as the rail saw it, perhaps with the sharer's own cards.",
        answer=SharedRound,
        params=SharePath,
        refusals=("no_such_round", "share_withdrawn", "too_fast", "busy"),
    ),
    Route(
        "evening",
        "GET",
        "/api/me/evening",
        "What you have played: each game in all, and your newest rounds.",
        answer=Evening,
        query=EveningQuery,
        session=True,
        refusals=("busy",),
    ),
    Route(
        "advice",
        "GET",
        "/api/tables/{id}/advice",
        "What the coach of the game says to your hand, from what you can see.",
        answer=ANY_ADVICE,
        query=AdviceQuery,
        params=TablePath,
        session=True,
        refusals=(
            "no_such_table",
            "no_coach",
            "coach_not_allowed",
            "coach_only_alone",
            "not_seated",
            "not_your_turn",
            "nothing_to_advise",
            "bad_range",
            "empty_range",
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
            "no_chart",
            "link_needed",
            "code_needed",
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
            "no_chart",
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
    Route(
        "sittings",
        "GET",
        "/api/games/{game}/{preset}/sittings",
        "What you brought to tables of a preset and took away, the last forty times.",
        answer=SittingList,
        params=PresetPath,
        session=True,
        refusals=("no_such_game", "no_such_preset"),
    ),
    Route(
        "results",
        "GET",
        "/api/games/{game}/{preset}/results",
        "The last results at tables of a preset that everybody could watch.",
        answer=RoomResults,
        params=PresetPath,
        session=True,
        refusals=("no_such_game", "no_such_preset", "busy"),
    ),
)
