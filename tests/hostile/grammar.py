"""Messages as an attacker makes them: from the types of the real ones, some of them right, most of
them wrong in one place or in many."""

import json
from typing import Any

from msgspec import inspect

from croupier.cards.chance import Chance

INTEGERS = (0, 1, -1, 7, 63, 64, 100_000, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**30)
WORDS = (
    *("", "a", "a1", "casino", "holdem", "blackjack", "roulette", "sabacc", "doudizhu", "heads-up"),
    *("unit", "seats", "access", "calm", "x" * 40, "x" * 41, "x" * 3_000, "../../etc", "a b", "\0"),
    *("\u202e", "\ufeff", "\u3164", "\U0001f0a1", "%00", "{}", "'; DROP TABLE log; --", "\ud800"),
)
JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    1.5,
    -0.0,
    1e308,
    [],
    {},
    [[]],
    [None],
    {"": {}},
    "1",
    [1, "a", None],
)
CUTS = (
    b"\xff",
    b"\xc3\x28",
    b"\x00",
    b"\xed\xa0\x80",
    b"]",
    b"}",
    b'"',
    b"\\u12",
    b"NaN",
    b"1e999",
)


class Grammar:
    """`known` are words that fit the house at this moment: ids of tables, names of players."""

    def __init__(self, kind: Any, dice: Chance, known: tuple[str, ...] = ()) -> None:
        found = inspect.type_info(kind)
        parts = found.types if isinstance(found, inspect.UnionType) else (found,)
        self._structs = [one for one in parts if isinstance(one, inspect.StructType)]
        self._dice = dice
        self._words = (*WORDS, *known * 4)
        self._count = 0

    def message(self) -> bytes:
        """The bytes of a message."""
        chosen = self._structs[self._dice.below(len(self._structs))]
        value = self._struct(chosen)
        for _ in range(self._dice.below(3)):
            self._spoil(value)
        text = json.dumps(value).encode(errors="surrogatepass")
        match self._dice.below(16):
            case 0:
                at, cut = self._dice.below(len(text) + 1), CUTS[self._dice.below(len(CUTS))]
                return text[:at] + cut + text[at + self._dice.below(2) :]
            case 1:
                return text[: self._dice.below(len(text))]
            case 2:
                deep = 1 + self._dice.below(2_000)
                return text[:-1] + b',"x":' + b"[" * deep + b"]" * deep + b"}"
            case _:
                return text

    def _struct(self, kind: inspect.StructType) -> dict[str, Any]:
        made: dict[str, Any] = {}
        if kind.tag_field is not None:
            made[kind.tag_field] = kind.tag
        for field in kind.fields:
            if field.required or self._dice.below(2):
                made[field.encode_name] = self._value(field.type)
        return made

    def _value(self, kind: inspect.Type) -> Any:
        dice = self._dice
        match kind:
            case inspect.IntType():
                least = kind.ge if kind.ge is not None else kind.gt
                near = (least or 0) + dice.below(4)
                return near if dice.below(3) else INTEGERS[dice.below(len(INTEGERS))]
            case inspect.StrType():
                self._count += 1
                fresh = f"f{self._count}"
                return fresh if kind.pattern else self._words[dice.below(len(self._words))]
            case inspect.BoolType():
                return bool(dice.below(2))
            case inspect.UnionType():
                return self._value(kind.types[dice.below(len(kind.types))])
            case inspect.StructType():
                return self._struct(kind)
            case inspect.DictType() | inspect.RawType() | inspect.AnyType():
                return self._tree(3)
            case inspect.ListType() | inspect.VarTupleType():
                return [self._value(kind.item_type) for _ in range(dice.below(4))]
            case inspect.EnumType():
                return list(kind.cls)[dice.below(len(kind.cls))].value
            case inspect.LiteralType():
                return kind.values[dice.below(len(kind.values))]
            case inspect.NoneType():
                return None
            case _:
                return JUNK[dice.below(len(JUNK))]

    def _tree(self, deep: int) -> Any:
        """What a game or its rules might look like."""
        dice = self._dice
        if not deep or dice.below(3) == 0:
            return self._leaf()
        keys = [self._words[dice.below(len(self._words))] for _ in range(dice.below(4))]
        return {key or "do": self._tree(deep - 1) for key in (*keys, "do")}

    def _leaf(self) -> Any:
        dice = self._dice
        pool: tuple[Any, ...] = (INTEGERS, self._words, JUNK)[dice.below(3)]
        return pool[dice.below(len(pool))]

    def _spoil(self, value: dict[str, Any]) -> None:
        """One thing wrong."""
        dice, keys = self._dice, list(value)
        if not keys:
            value["x"] = self._leaf()
            return
        key = keys[dice.below(len(keys))]
        match dice.below(4):
            case 0:
                value[key] = self._leaf()
            case 1:
                if len(keys) > 1:
                    del value[key]
            case 2:
                value[self._words[dice.below(len(self._words))]] = self._leaf()
            case _:
                value[key] = self._tree(4)
