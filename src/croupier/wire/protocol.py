"""Prints the page about the protocol: every message with its fields, from the docstrings and the
types, and one real frame of each game."""

from collections.abc import Iterable
from enum import Enum, IntEnum

from msgspec import NODEFAULT, Struct, inspect, json, to_builtins

from croupier.cards.chance import SEED_BYTES, Chance
from croupier.chat.text import LINE_MAX
from croupier.games import games
from croupier.games.game import AnyGame
from croupier.games.runner import RoundRun
from croupier.tables.frames import PendingView
from croupier.tables.opening import preset_settings
from croupier.tables.settings import TableSettings
from croupier.wire import down, http, limits, shapes, up
from croupier.wire.admin import down as desk_down
from croupier.wire.admin import http as desk_http
from croupier.wire.admin import up as desk_up
from croupier.wire.phrases import ENGLISH, keys, refusal

HEAD = f"""\
# The protocol

Generated from the message types by `python -m croupier.wire.generate`; do not edit.

A client signs in over HTTP, which gives it a cookie, and then opens one WebSocket at `/ws`. All
messages are text and hold one JSON object each. Amounts are integers in hundredths of a chip. A
raise is always *to* an amount, never *by* one. Cards are integers: `4 * rank + suit`, ranks from
the deuce (0) to the ace (12), suits clubs, diamonds, hearts, spades.

- The first message from the server is `welcome`.
- An order carries an `id` that the client makes. The connection that gave it is answered: by an
  `ack`, by a frame with that `ack`, or by a `refusal` with that `id`. Sending the same order again,
  even on another connection or after a restart, is harmless: it is carried out once, and the answer
  to a repeat is an `ack`.
- `watch` makes the server send a whole frame of the table at once, and one after every change.
  `view` is the truth; `events` only tell how it came about, for the animation. Whoever missed a
  frame has everything with the next one. `seq` counts the changes that everybody may know of.
- Chat is no part of a table's frames and moves no `seq`. After the frame that answers `watch` comes
  one `chat` with the last lines, at most {limits.LINES_MAX} and {limits.LINES_BYTES // 1024} KiB. \
Then each line is a `said` of its own,
  sent when it is stored. Everybody who looks at a table is sent them, those in a queue too. Players
  with a seat may speak, whether they play the round or not, and the host. Others are refused as
  `not_seated`, at every table. A line has 1 to {LINE_MAX} characters. Control characters and
  characters that turn the direction of writing are taken out. It is text: a client shows it as it
  is and reads no markup in it. A player has {limits.LINES_PER_SECOND} line a second, \
{limits.LINES_AT_ONCE} at once, then `chat_too_fast`.
  The host takes a line away with `remove_line`: the same line is a `said` once more, without text
  and with `removed`.
- The host sends a person away with `remove_player`. Whoever is in the round plays it to its end;
  until then the seat has `removed`. The chips go to the wallet. A person who was removed may look
  on, but neither speak nor sit down there before `readmit_player`. The host's frames list the
  names as `removed`.
- A table may be open only to people who have its link. The host finds `link` in the own frames and
  gives it to others, who quote it in `watch` and in `sit`; without it they are refused as
  `link_needed`. The lobby shows a table that cannot be watched without a link only to its host and
  to those who have a seat there.
- The lobby is pushed to whoever looks at no table, at most {limits.LOBBY_PER_SECOND} times a \
second, and again when the
  last table is unwatched. `wallet` goes to every connection of the player.
- An `act` quotes the `turn` that `pending` named. When the table has moved on it is refused as
  `stale_turn`.
- A message that cannot be read, has unknown fields, wrong types or amounts out of range, or is
  nested more than {limits.NESTED_MAX} deep is refused as `malformed` and changes nothing; the \
connection stays open.
- At most {limits.MESSAGES_PER_SECOND} messages a second, {limits.MESSAGES_AT_ONCE} at once. The \
pings and pongs of the WebSocket count as
  well, and a malformed message counts for {limits.MALFORMED_COST}. A message over the rate is \
refused as `too_fast`, a ping
  over it has no answer, and a flood closes the connection with {limits.CLOSE_FLOOD}. A message \
over {limits.MESSAGE_BYTES // 1024} KiB closes it with {limits.CLOSE_TOO_LARGE}, a binary one with
  {limits.CLOSE_UNSUPPORTED}. A client that sends more than {limits.INFLOW_AT_ONCE // 1024} KiB at \
once and {limits.INFLOW_PER_SECOND // 1024} KiB a second is cut.
- The server pings a client that is silent: after {limits.PING_SECONDS} seconds, or after \
{limits.PING_SOON_SECONDS} if it was sent
  something meanwhile. One that does not answer within {limits.PONG_SECONDS} seconds is cut.
  A client that lets more than {limits.UNSENT_BYTES // 1024} KiB wait is cut and may come back; \
`bye` comes before the server
  itself goes.
- Finished rounds are read over HTTP, newest first, also those of a table that is closed. A page has
  at most {limits.HISTORY_ROUNDS_MAX} rounds and ends with the round that makes it longer than \
{limits.HISTORY_BYTES // 1024} KiB. `before` asks
  for the next page and is null at the end. Of a very long round only the last steps are told, at
  most {limits.HISTORY_STEPS_MAX}; `skipped` counts the others. Rounds of a table that you may not \
watch are told if you
  played in them. A player asks for one page at a time; more are refused as `busy`.
"""

DESK = f"""\
## The administrator's desk

An administrator signs in under `/api/admin`, where alone the cookie of that session is sent, and
opens one WebSocket at `/api/admin/ws`. Its messages bear their names in `desk` and those of players
in `t`, so that neither can be read on the other's connection: there they are `malformed`. A
player's session opens nothing here, and an administrator has no seat.

- The first message is `welcome`. An administrator is sent the whole `overview` next and then, at
  most {limits.DESK_PER_SECOND} times a second, what has changed; a tester hears of test tables \
only.
- An order carries an `id` that the client makes, and is answered by an `ack` or a `refusal`. It is
  written to the audit trail before it is done. Sending it again is harmless.
- After `open_view` comes the table with all cards face up, and again after every change, until
  `close_view` or the end of the connection. While a view is open, nobody of that name or that
  browser comes into the room.
- Everything that is limited for players is limited here as well, and so are wrong passwords, codes
  and cookies. A browser that has signed in before has a budget of its own.
"""


def print_protocol() -> str:
    ups, downs = shapes.members(up.AnyUp), shapes.members(down.AnyDown)
    events = shapes.seen_events()
    messages = {*ups, *downs, *events}
    roots: list[shapes.Shape] = [*downs, *events, *http.shapes(), TableSettings]
    values = [shape for shape in shapes.gather(roots) if shape not in messages]
    known: list[shapes.Shape] = [*messages, *values]
    sections = [
        HEAD,
        "## From the client\n",
        *(print_shape(shape) for shape in ups),
        "## From the server\n",
        *(print_shape(shape) for shape in downs),
        "## What happens at a table\n",
        *(print_shape(shape) for shape in events),
        "## Values\n",
        *(print_shape(shape) for shape in values),
    ]
    for name, game in games().items():
        own = shapes.gather(shapes.game_shapes(game), known)
        known += own
        sections += [f"## The game `{name}`\n", *(print_shape(shape) for shape in own)]
        sections.append(print_example(game))
    sections += ["## HTTP\n", print_routes(http.ROUTES)]
    sections += ["The types are in [openapi.json](openapi.json).\n", *desk_sections(known)]
    sections += ["## Refusals\n", print_refusals()]
    return "\n".join(sections)


def desk_sections(known: list[shapes.Shape]) -> list[str]:
    ups, downs = shapes.members(desk_up.AnyDeskUp), shapes.members(desk_down.AnyDeskDown)
    messages: tuple[shapes.Shape, ...] = (*ups, *downs)
    roots: tuple[shapes.Shape, ...] = (*messages, *desk_http.shapes())
    values = [shape for shape in shapes.gather(roots, known) if shape not in messages]
    return [
        DESK,
        print_routes(desk_http.ROUTES),
        *(print_shape(shape) for shape in (*messages, *values)),
    ]


def print_shape(shape: shapes.Shape) -> str:
    lines = [f"### {shapes.name_of(shape)}\n"]
    if shapes.meaning(shape):
        lines.append(shapes.meaning(shape) + "\n")
    if not issubclass(shape, Struct):
        lines.append(print_values(shape) + "\n")
        return "\n".join(lines)
    tag = shapes.tag_of(shape)
    lines += ["| field | type | |", "|---|---|---|"]
    if tag is not None:
        lines.append(f'| `{tag[0]}` | `"{tag[1]}"` | |')
    for field in shapes.fields_of(shape):
        lines.append(f"| `{field.encode_name}` | {print_type(field.type)} | {presence(field)} |")
    return "\n".join(lines) + "\n"


def print_values(shape: type[Enum]) -> str:
    if issubclass(shape, IntEnum):
        return "From 0 on: " + " ".join(str(member) for member in shape)
    return "One of " + ", ".join(f"`{json.encode(member).decode()}`" for member in shape) + "."


def presence(field: inspect.Field) -> str:
    if field.required:
        return ""
    if shapes.may_be_unset(field):
        return "may be missing"
    default = field.default_factory() if field.default is NODEFAULT else field.default
    return f"default `{json.encode(default).decode()}`"


def print_type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls) | inspect.EnumType(cls=cls):
            return f"[{shapes.name_of(cls)}](#{shapes.name_of(cls).lower()})"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType(gt=gt, ge=ge, lt=lt, le=le):
            signs = (("> ", gt), ("≥ ", ge), ("< ", lt), ("≤ ", le))
            return ", ".join(["integer", *(f"{s}{v}" for s, v in signs if v is not None)])
        case inspect.FloatType():
            return "number"
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            found = ["string"]
            if most is not None:
                found.append(f"{least or 0} to {most} characters")
            if pattern is not None:
                found.append(f"`{pattern}`")
            return ", ".join(found)
        case inspect.BytesType():
            return "string in base64"
        case inspect.NoneType():
            return "null"
        case inspect.UnionType(types=types):
            return " or ".join(map(print_type, types))
        case inspect.VarTupleType(item_type=item):
            return f"list of {print_type(item)}"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(print_type, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            text = "any value" if isinstance(value, inspect.AnyType) else print_type(value)
            return f"object, {print_type(key)} to {text}"
        case inspect.AnyType() | inspect.RawType():
            return "by the game"
        case _:
            raise TypeError(f"no words for {info}")


def print_example(game: AnyGame) -> str:
    """A real frame: the beginning of a round, as the seat that must act sees it."""
    name, preset = next(iter(game.presets.items()))
    count = max(2, game.seats.start)
    stacks = dict.fromkeys(range(count), preset_settings(game, name).buy_in)
    run = RoundRun(game, preset.rules, stacks, None, Chance(bytes(SEED_BYTES)))
    pending = run.pending
    seen = run.observe(pending.seats[0] if pending and pending.seats else 0)
    frame = down.Frame(
        table="k3f9",
        seq=12,
        events=seen.events,
        view=seen.view,
        pending=None
        if pending is None
        else PendingView(pending.turn, pending.seats, pending.wait_ms, pending.wait_ms),
        gap_ms=None,
        seat=seen.seat,
        private=seen.private,
        options=seen.options,
    )
    fields = to_builtins(frame).items()
    lines = (f'  "{key}": {json.encode(value).decode()}' for key, value in fields)
    text = "{\n" + ",\n".join(lines) + "\n}"
    return f"A frame at the beginning of a round, for seat {seen.seat}:\n\n```json\n{text}\n```\n"


def print_routes(routes: Iterable[http.Route]) -> str:
    lines = ["| | | session | refusals |", "|---|---|---|---|"]
    for route in routes:
        codes = ", ".join(f"`{code}`" for code in route.codes())
        needed = "needed" if route.session or "desk_only" in route.refusals else ""
        lines.append(f"| `{route.method} {route.path}` | {route.summary} | {needed} | {codes} |")
    return "\n".join(lines) + "\n"


def print_refusals() -> str:
    lines = ["| code | in English |", "|---|---|"]
    lines += [f"| `{code}` | {text} |" for code, text in refusals()]
    return "\n".join(lines) + "\n"


def refusals() -> Iterable[tuple[str, str]]:
    for key in sorted(keys(ENGLISH)):
        if key.startswith("refusal-"):
            code = key.removeprefix("refusal-").replace("-", "_")
            yield code, refusal(ENGLISH, code)
