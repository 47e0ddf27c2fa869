"""Numbers, chips, lists and seconds as a language writes them. Babel knows how; its tables are
large, so they are read with the first sentence and not at the start."""

from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from typing import Literal

Joined = Literal["and", "or", "plain"]


@cache
def spelling(language: str) -> str:
    """The locale whose habits a language follows. Our English has no comma before the last of a
    list."""
    return "en_GB" if language == "en" else language.replace("-", "_")


def chips(hundredths: int, language: str = "en") -> str:
    """An amount as people write it: 125000 is 1,250 and 1250 is 12.50."""
    from babel.numbers import format_decimal

    pattern = "#,##0.00" if hundredths % 100 else "#,##0"
    # Exact, as a float is not.
    amount = Decimal(hundredths).scaleb(-2)
    return format_decimal(amount, format=pattern, locale=spelling(language))


def seconds(count: int, language: str = "en", *, long: bool = False) -> str:
    """`5 sec`, or `5 seconds`."""
    from babel.units import format_unit

    length: Literal["long", "short"] = "long" if long else "short"
    return format_unit(count, "duration-second", length, locale=spelling(language))


def rank_form(place: int, language: str = "en") -> str:
    """Which form of a rank it is: in English `one` for 1st and 21st, `two` for 2nd, and so on."""
    from babel import Locale

    return str(Locale.parse(spelling(language)).ordinal_form(place))


def joined(names: Sequence[str], language: str = "en", how: Joined = "and") -> str:
    """`a, b and c`, `a, b or c`, or without a word between the last two: `a, b, c`."""
    from babel import Locale
    from babel.lists import format_list

    if how == "plain":
        sign: str = Locale.parse(spelling(language)).list_patterns["standard"]["start"]
        return sign.format("", "").join(names)
    return format_list(names, "or" if how == "or" else "standard", spelling(language))
