"""Prints the message types as TypeScript: interfaces, and unions that are told apart by their
tag. It must never invent a type that Python does not have."""

from collections.abc import Iterable
from enum import Enum, IntEnum
from itertools import chain
from textwrap import wrap
from typing import Any

from msgspec import Struct, inspect

from croupier.games import games
from croupier.tables.frames import TableSummary
from croupier.tables.settings import TableSettings
from croupier.wire import down, http, up
from croupier.wire.shapes import (
    Shape,
    fields_of,
    game_shapes,
    gather,
    may_be_unset,
    meaning,
    members,
    name_of,
    prefix,
    seen_events,
    tag_of,
)

HEAD = """\
// Generated from the message types of the server. Do not edit:
// python -m croupier.wire.generate
"""

# Fields that Python leaves open because they depend on the game of the table.
GAME_FIELDS: dict[tuple[Shape, str], str] = {
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
}
GENERIC = {shape for shape, _ in GAME_FIELDS}

# Put together by hand from shared and private parts, which leaves out what is at its default.
LEAN = (down.Frame,)


def print_typescript() -> str:
    messages = (*members(up.AnyUp), *members(down.AnyDown), *seen_events())
    shared = gather(chain(messages, http.shapes(), [TableSettings]))
    known = list(shared)
    sections = []
    for game in games().values():
        own = gather(game_shapes(game), known)
        known += own
        sections += [print_shape(shape, game.action) for shape in own]
        name = prefix(game)
        sections.append(print_union(f"{name}Action", members(game.action)))
        sections.append(print_union(f"{name}Event", members(game.event)))
    gather(known)
    return "\n".join(
        [
            HEAD,
            print_games(),
            *(print_shape(shape, up.AnyUp) for shape in shared),
            print_union("TableEvent", seen_events()),
            print_union("Up", members(up.AnyUp)),
            print_union("Down", members(down.AnyDown)),
            *sections,
            print_events(),
        ]
    )


def print_games() -> str:
    lines = []
    for game in games().values():
        lines += [
            f"  {quoted(game.name)}: {{",
            f"    rules: {name_of(game.rules)};",
            f"    view: {name_of(game.view_type)};",
            f"    private: {name_of(game.private_type)};",
            f"    options: {name_of(game.options_type)};",
            f"    action: {prefix(game)}Action;",
            f"    event: {prefix(game)}Event;",
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
    of_games = ((game.name, members(game.event)) for game in games().values())
    for name, shapes in (("table", seen_events()), *of_games):
        tags = (f'    "{shape.__struct_config__.tag}",\n' for shape in shapes)
        text += f"  {quoted(name)}: [\n{''.join(tags)}  ],\n"
    return text + "};\n"


def print_union(name: str, shapes: Iterable[Shape]) -> str:
    generic = any(shape in GENERIC for shape in shapes)
    head = f"export type {name}{'<G extends GameName = GameName>' if generic else ''} ="
    return "\n".join([head, *(f"  | {reference(shape)}" for shape in shapes)]) + ";\n"


def print_shape(shape: Shape, sent: Any) -> str:
    """`sent` is the union that clients send: there a field with a default may be left out."""
    if not issubclass(shape, Struct):
        return print_enum(shape)
    parameter = "<G extends GameName = GameName>" if shape in GENERIC else ""
    lines = [f"export interface {name_of(shape)}{parameter} {{"]
    tag = tag_of(shape)
    if tag is not None:
        lines.append(f"  {tag[0]}: {quoted(tag[1], always=True)};")
    omits = shape.__struct_config__.omit_defaults
    free = shape in LEAN or shape in members(sent) or shape in http.sent_shapes()
    for field in fields_of(shape):
        optional = may_be_unset(field) or ((omits or free) and not field.required)
        written = GAME_FIELDS.get((shape, field.name)) or print_type(field.type)
        if omits and optional:
            written = written.removesuffix(" | null")
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {written};")
    return comment(meaning(shape)) + "\n".join([*lines, "}"]) + "\n"


def print_enum(shape: type[Enum]) -> str:
    values = [member.value for member in shape]
    if issubclass(shape, IntEnum):
        texts = " ".join(str(member) for member in shape)
        explained = comment(f"{meaning(shape)} From 0 on: {texts}.".strip())
        return explained + f"export type {name_of(shape)} = number;\n"
    listed = " | ".join(quoted(str(value), always=True) for value in values)
    return comment(meaning(shape)) + f"export type {name_of(shape)} = {listed};\n"


def print_type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls):
            return name_of(cls)
        case inspect.EnumType(cls=cls):
            return name_of(cls)
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


def reference(shape: Shape) -> str:
    return name_of(shape) + ("<G>" if shape in GENERIC else "")


def quoted(text: str, always: bool = False) -> str:
    return text if text.isidentifier() and not always else f'"{text}"'


def comment(text: str) -> str:
    if not text:
        return ""
    if len(text) <= 92:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in wrap(text, 96)) + " */\n"
