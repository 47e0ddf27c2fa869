"""Values written as TOML on one line. The standard library reads them."""

import re
from datetime import date, datetime, time
from decimal import Decimal

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SHORT = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}


def key(name: str) -> str:
    return name if _BARE.fullmatch(name) else string(name)


def string(text: str) -> str:
    """In single quotes where nothing has to be escaped, as the files of others are."""
    if "'" not in text and text.isprintable():
        return f"'{text}'"
    return '"' + "".join(map(_escaped, text)) + '"'


def value(item: object) -> str:
    match item:
        case bool():
            return "true" if item else "false"
        case str():
            return string(item)
        case int():
            return str(item)
        case Decimal():
            return _number(item)
        case datetime() | date() | time():
            return item.isoformat()
        case list() | tuple():
            return "[" + ", ".join(map(value, item)) + "]"
        case dict():
            pairs = (f"{key(str(name))} = {value(part)}" for name, part in item.items())
            return "{" + ", ".join(pairs) + "}"
        case _:
            raise TypeError(f"TOML has no {type(item).__name__}")


def _number(number: Decimal) -> str:
    if number.is_nan():
        return "nan"
    if number.is_infinite():
        return "inf" if number > 0 else "-inf"
    return format(number, "f")


def _escaped(sign: str) -> str:
    if sign in _SHORT:
        return _SHORT[sign]
    if sign.isprintable():
        return sign
    return f"\\u{ord(sign):04X}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08X}"
