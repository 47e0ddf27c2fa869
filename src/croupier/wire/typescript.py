"""Prints the message types as TypeScript: interfaces, and unions that are told apart by their
tag. It must never invent a type that Python does not have."""

import re
from collections.abc import Collection, Iterable
from enum import Enum, IntEnum
from itertools import chain
from textwrap import wrap

from msgspec import Struct, inspect

from croupier.games import games
from croupier.tables.frames import TableSummary
from croupier.tables.settings import TableSettings
from croupier.tables.systemview import Position
from croupier.wire import down, http, shapes, up
from croupier.wire.admin import down as desk_down
from croupier.wire.admin import http as desk_http
from croupier.wire.admin import up as desk_up

HEAD = """\
// Generated from the message types of the server. Do not edit:
// python -m croupier.wire.generate
"""

# Fields that Python leaves open because they depend on the game of the table.
GAME_FIELDS: dict[tuple[shapes.Shape, str], str] = {
    (up.Act, "action"): 'Games[G]["action"]',
    (TableSummary, "game"): "G",
    (TableSummary, "rules"): 'Games[G]["rules"]',
    (TableSummary, "settings"): "TableSettings",
    (down.Frame, "summary"): "TableSummary<G>",
    (down.Frame, "events"): 'readonly (TableEvent | Games[G]["event"])[]',
    (down.Frame, "view"): 'Games[G]["view"] | null',
    (down.Frame, "private"): 'Games[G]["private"] | null',
    (down.Frame, "options"): 'Games[G]["options"] | null',
    (down.RoundStep, "events"): 'readonly Games[G]["event"][]',
    (down.RoundStep, "view"): 'Games[G]["view"]',
    (down.RoundStep, "private"): 'Games[G]["private"] | null',
    (down.RoundHistory, "steps"): "readonly RoundStep<G>[]",
    (http.History, "rounds"): "readonly RoundHistory<G>[]",
    (http.PresetCard, "rules"): 'Games[G]["rules"]',
    (http.GameCard, "name"): "G",
    (http.GameCard, "presets"): "readonly PresetCard<G>[]",
    (Position, "game"): "G",
    (Position, "rules"): 'Games[G]["rules"]',
    (Position, "view"): 'Games[G]["view"] | null',
    (Position, "private"): '{ [key: string]: Games[G]["private"] }',
    (desk_down.PositionMessage, "position"): "Position<G>",
}
GENERIC = {shape for shape, _ in GAME_FIELDS}

# Put together by hand from shared and private parts, which leaves out what is at its default.
LEAN = (down.Frame,)

# Clients send these. In them, a field with a default may be left out.
SENT = {
    *shapes.members(up.AnyUp),
    *http.sent_shapes(),
    *shapes.members(desk_up.AnyDeskUp),
    *desk_http.sent_shapes(),
}


def shared_shapes() -> list[shapes.Shape]:
    """What a player's page knows, apart from the games."""
    messages = (*shapes.members(up.AnyUp), *shapes.members(down.AnyDown), *shapes.seen_events())
    return shapes.gather(chain(messages, http.shapes(), [TableSettings]))


def print_typescript() -> str:
    shared = shared_shapes()
    known = list(shared)
    sections = []
    for game in games().values():
        own = shapes.gather(shapes.game_shapes(game), known)
        known += own
        sections += [print_shape(shape, shapes.members(game.action)) for shape in own]
        name = shapes.prefix(game)
        sections.append(print_union(f"{name}Action", shapes.members(game.action)))
        sections.append(print_union(f"{name}Event", shapes.members(game.event)))
    shapes.gather(known)
    return "\n".join(
        [
            HEAD,
            print_games(),
            *(print_shape(shape) for shape in shared),
            print_union("TableEvent", shapes.seen_events()),
            print_union("Up", shapes.members(up.AnyUp)),
            print_union("Down", shapes.members(down.AnyDown)),
            *sections,
            print_events(),
        ]
    )


def print_desk_typescript() -> str:
    """The desk has a file of its own, and takes from the player's what both know."""
    shared = shared_shapes()
    ups, downs = shapes.members(desk_up.AnyDeskUp), shapes.members(desk_down.AnyDeskDown)
    own = shapes.gather(chain(ups, downs, desk_http.shapes()), shared)
    text = "".join(map(print_shape, own))
    known = ["GameName", "Games", *(shapes.name_of(shape) for shape in shared)]
    used = sorted(name for name in known if re.search(rf"\b{name}\b", text))
    return "\n".join(
        [
            HEAD,
            f"import type {{ {', '.join(used)} }} from './wire';\n",
            *map(print_shape, own),
            print_union("DeskUp", ups),
            print_union("DeskDown", downs),
        ]
    )


def print_games() -> str:
    lines = []
    for game in games().values():
        lines += [
            f"  {quoted(game.name)}: {{",
            f"    rules: {shapes.name_of(game.rules)};",
            f"    view: {shapes.name_of(game.view_type)};",
            f"    private: {shapes.name_of(game.private_type)};",
            f"    options: {shapes.name_of(game.options_type)};",
            f"    action: {shapes.prefix(game)}Action;",
            f"    event: {shapes.prefix(game)}Event;",
            f"    advice: {shapes.name_of(game.coach.advice) if game.coach else 'never'};",
            "  };",
        ]
    return (
        comment("The types of each game, by its name.")
        + "export interface Games {\n"
        + "\n".join(lines)
        + "\n}\n\nexport type GameName = keyof Games;\n"
    )


def print_events() -> str:
    """The tags of the events as values."""
    text = comment("The events that this page was built for: of every table, and of each game.")
    text += "export const EVENTS: { readonly [of: string]: readonly string[] } = {\n"
    of_games = ((game.name, shapes.members(game.event)) for game in games().values())
    for name, events in (("table", shapes.seen_events()), *of_games):
        tags = (f'    "{event.__struct_config__.tag}",\n' for event in events)
        text += f"  {quoted(name)}: [\n{''.join(tags)}  ],\n"
    return text + "};\n"


def print_union(name: str, members: Iterable[shapes.Shape]) -> str:
    generic = any(shape in GENERIC for shape in members)
    head = f"export type {name}{'<G extends GameName = GameName>' if generic else ''} ="
    return "\n".join([head, *(f"  | {reference(shape)}" for shape in members)]) + ";\n"


def print_shape(shape: shapes.Shape, sent: Collection[shapes.Shape] = ()) -> str:
    """`sent` are further types that clients send."""
    if not issubclass(shape, Struct):
        return print_enum(shape)
    parameter = "<G extends GameName = GameName>" if shape in GENERIC else ""
    lines = [f"export interface {shapes.name_of(shape)}{parameter} {{"]
    tag = shapes.tag_of(shape)
    if tag is not None:
        lines.append(f"  {tag[0]}: {quoted(tag[1], always=True)};")
    omits = shape.__struct_config__.omit_defaults
    free = shape in LEAN or shape in SENT or shape in sent
    for field in shapes.fields_of(shape):
        optional = shapes.may_be_unset(field) or ((omits or free) and not field.required)
        written = GAME_FIELDS.get((shape, field.name)) or print_type(field.type)
        if omits and optional:
            written = written.removesuffix(" | null")
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {written};")
    return comment(shapes.meaning(shape)) + "\n".join([*lines, "}"]) + "\n"


def print_enum(shape: type[Enum]) -> str:
    values = [member.value for member in shape]
    if issubclass(shape, IntEnum):
        texts = " ".join(str(member) for member in shape)
        explained = comment(f"{shapes.meaning(shape)} From 0 on: {texts}.".strip())
        return explained + f"export type {shapes.name_of(shape)} = number;\n"
    listed = " | ".join(quoted(str(value), always=True) for value in values)
    return comment(shapes.meaning(shape)) + f"export type {shapes.name_of(shape)} = {listed};\n"


def print_type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls) | inspect.EnumType(cls=cls):
            return shapes.name_of(cls)
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType() | inspect.BytesType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.UnionType(types=types):
            return " | ".join(sorted(map(print_type, types), key=lambda text: text == "null"))
        case inspect.VarTupleType(item_type=item):
            text = print_type(item)
            return f"readonly {f'({text})' if ' ' in text else text}[]"
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(map(print_type, items))}]"
        case inspect.DictType(value_type=value):
            return f"{{ [key: string]: {print_type(value)} }}"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case _:
            raise TypeError(f"no TypeScript for {info}")


def reference(shape: shapes.Shape) -> str:
    return shapes.name_of(shape) + ("<G>" if shape in GENERIC else "")


def quoted(text: str, always: bool = False) -> str:
    return text if text.isidentifier() and not always else f'"{text}"'


def comment(text: str) -> str:
    if not text:
        return ""
    if len(text) <= 92:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in wrap(text, 96)) + " */\n"
