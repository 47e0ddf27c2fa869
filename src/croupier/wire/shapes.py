"""Walks the message types and gives each a name that is unique outside Python. It reads types
only; what they mean to a language is the business of the module that prints them."""

from collections.abc import Iterable, Iterator
from enum import Enum
from inspect import cleandoc
from typing import Any, get_args

from msgspec import NODEFAULT, Struct, inspect

from croupier.games import games
from croupier.games.game import AnyGame
from croupier.tables.events import AnyTableEvent, Played, TicketIssued, TurnMissed, TurnTaken

Shape = type[Struct] | type[Enum]


def prefix(game: AnyGame) -> str:
    """`HoldemRules` makes every type of hold'em's own begin with `Holdem`."""
    return game.rules.__name__.removesuffix("Rules")


def name_of(shape: Shape) -> str:
    """The name of a type; games may use the same words, so theirs are told apart."""
    for game in games().values():
        if f"{shape.__module__}.".startswith(f"{type(game).__module__}."):
            return prefix(game) + shape.__name__.removeprefix(prefix(game))
    return shape.__name__


def meaning(shape: Shape) -> str:
    """The docstring of a type's own, as one line."""
    own = shape.__dict__.get("__doc__") or ""
    return " ".join(cleandoc(own).split())


def members(union: Any) -> tuple[type[Struct], ...]:
    """The structs of a union, or the only one."""
    return get_args(union) or (union,)


def seen_events() -> tuple[type[Struct], ...]:
    """The facts of a table that clients are told. Those of the game come without the wrapping
    that they have in the log; missed turns and tickets are shown to nobody."""
    unseen = (Played, TicketIssued, TurnMissed, TurnTaken)
    return tuple(shape for shape in members(AnyTableEvent) if shape not in unseen)


def fields_of(shape: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType)
    return info.fields


def tag_of(shape: type[Struct]) -> tuple[str, str] | None:
    """The field that bears the tag, and the tag."""
    config = shape.__struct_config__
    if config.tag_field is None or config.tag is None:
        return None
    return config.tag_field, str(config.tag)


def may_be_unset(field: inspect.Field) -> bool:
    return not field.required and field.default is field.default_factory is NODEFAULT


def parts(info: inspect.Type) -> Iterator[Shape]:
    """The structs and enums that a type is made of, itself included, not looking into them."""
    match info:
        case inspect.StructType(cls=cls) | inspect.EnumType(cls=cls):
            yield cls
        case inspect.UnionType(types=inner) | inspect.TupleType(item_types=inner):
            for part in inner:
                yield from parts(part)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield from parts(item)
        case inspect.DictType(key_type=key, value_type=value):
            yield from parts(key)
            yield from parts(value)
        case _:
            pass


def gather(roots: Iterable[Shape], known: Iterable[Shape] = ()) -> list[Shape]:
    """The roots and all types they need, each once, what is needed first; without those known."""
    found: dict[Shape, None] = {}
    seen = set(known)

    def visit(shape: Shape) -> None:
        if shape in seen:
            return
        seen.add(shape)
        if issubclass(shape, Struct):
            for field in fields_of(shape):
                for part in parts(field.type):
                    visit(part)
        found[shape] = None

    for root in roots:
        visit(root)
    names = [name_of(shape) for shape in found]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"two types of one name: {', '.join(twice)}")
    return list(found)


def game_shapes(game: AnyGame) -> list[Shape]:
    """The types of a game that clients meet."""
    return [
        game.rules,
        game.view_type,
        game.private_type,
        game.options_type,
        *members(game.action),
        *members(game.event),
    ]
