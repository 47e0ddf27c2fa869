"""Arbitrary actions of any game, made from its types: most of them nonsense."""

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from croupier.cards.chance import Chance
from croupier.games.game import AnyGame

NUMBERS = (-1, 0, 1, 50, 99, 100, 101, 500, 1_000, 1_500, 2_000, 10_000, 10**6, 10**12, -(10**9))


def arbitrary(game: AnyGame, dice: Chance) -> Any:
    """Any action that the decoder would let through."""
    return msgspec.convert(_value(_kind(game), dice), game.action)


@cache
def _kind(game: AnyGame) -> inspect.Type:
    return inspect.type_info(game.action)


def _value(kind: inspect.Type, dice: Chance) -> Any:
    match kind:
        case inspect.UnionType(types):
            return _value(types[dice.below(len(types))], dice)
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            made = {field.encode_name: _value(field.type, dice) for field in fields}
            return made if tag_field is None else {tag_field: tag, **made}
        case inspect.IntType():
            return NUMBERS[dice.below(len(NUMBERS))] + dice.below(3)
        case inspect.BoolType():
            return dice.below(2) == 1
        case inspect.StrType():
            return "abc"[: dice.below(4)]
        case inspect.EnumType(cls=cls):
            members = list(cls)
            return members[dice.below(len(members))].value
        case inspect.LiteralType(values=values):
            return values[dice.below(len(values))]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [_value(item, dice) for _ in range(dice.below(4))]
        case inspect.NoneType():
            return None
        case _:
            raise TypeError(f"no arbitrary value of {kind}")
