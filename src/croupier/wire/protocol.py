"""Prints the page about the protocol: every message with its fields, from the docstrings and the
types, and one real frame of each game."""

from collections.abc import Iterable
from enum import Enum, IntEnum

from msgspec import NODEFAULT, Struct, inspect, json, to_builtins

from croupier.cards.chance import SEED_BYTES, Chance
from croupier.games import games
from croupier.games.game import AnyGame
from croupier.games.runner import RoundRun
from croupier.tables.evolve import CHAT_LINES_MAX
from croupier.tables.frames import PendingView
from croupier.tables.opening import preset_settings
from croupier.tables.settings import TableSettings
from croupier.wire import down, http, limits, shapes, up
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
- `chat` has the last {CHAT_LINES_MAX} lines and comes with the answer to `watch` only; a later \
line is a `said`
  event. Only the people at a table may speak there: those who have a seat or wait for one, and the
  host. Others are refused as `not_seated`.
- A table may be open only to people who have its link. The host finds `link` in the own frames and
  gives it to others, who quote it in `watch` and in `sit`; without it they are refused as
  `link_needed`. The lobby shows a table that cannot be watched without a link only to its host and
  to those who have a seat there.
- The lobby is pushed to whoever looks at no table, at most {limits.LOBBY_PER_SECOND} times a \
second, and again when the
  last table is unwatched. `wallet` goes to every connection of the player.
- An `act` quotes the `turn` that `pending` named. When the table has moved on it is refused as
  `stale_turn`.
- A message that cannot be read, has unknown fields, wrong types or amounts out of range is refused
  as `malformed` and changes nothing; the connection stays open.
- At most {limits.MESSAGES_PER_SECOND} messages a second, {limits.MESSAGES_AT_ONCE} at once. The \
pings and pongs of the WebSocket count as
  well. A message over the rate is refused as `too_fast`, a ping over it has no answer, and a flood
  closes the connection with {limits.CLOSE_FLOOD}. A message over \
{limits.MESSAGE_BYTES // 1024} KiB closes it with {limits.CLOSE_TOO_LARGE}, a binary one with
  {limits.CLOSE_UNSUPPORTED}.
- The server pings a client that is silent, at least every {limits.PING_SECONDS} seconds, and cuts \
one that is dead.
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
    sections += ["## HTTP\n", print_routes(), "## Refusals\n", print_refusals()]
    return "\n".join(sections)


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


def print_routes() -> str:
    lines = ["| | | session | refusals |", "|---|---|---|---|"]
    for route in http.ROUTES:
        codes = ", ".join(f"`{code}`" for code in route.codes())
        needed = "needed" if route.session else ""
        lines.append(f"| `{route.method} {route.path}` | {route.summary} | {needed} | {codes} |")
    return "\n".join(lines) + "\n\nThe types are in [openapi.json](openapi.json).\n"


def print_refusals() -> str:
    lines = ["| code | in English |", "|---|---|"]
    lines += [f"| `{code}` | {text} |" for code, text in refusals()]
    return "\n".join(lines) + "\n"


def refusals() -> Iterable[tuple[str, str]]:
    for key in sorted(keys(ENGLISH)):
        if key.startswith("refusal-"):
            code = key.removeprefix("refusal-").replace("-", "_")
            yield code, refusal(ENGLISH, code)
