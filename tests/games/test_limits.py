"""The limits of every rule that a host may change: at each end the last value that a table can play
by, and the first that it cannot."""

from typing import Any

import msgspec
import pytest

from croupier.games import games
from croupier.games.game import Refused, Rules

CHIP = 100
CLOCK = {"clock_ms": ((None, 1_000, 3_600_000), (0, 999, 3_600_001))}

# By game and rule: values that are taken, values that are refused. All others are as below.
LIMITS: dict[str, dict[str, tuple[tuple[Any, ...], tuple[Any, ...]]]] = {
    "holdem": {
        "unit": ((1, 50, 100), ()),
        "bet_step": ((100, 200, 1_000), (0, -100, 50, 150)),
        "blinds": (
            ((), (0,), (0, 100), (100,) * 10),
            ((-100, 200), (50, 100), (100,) * 11),
        ),
        "antes": (((), (0,), (100, 0)), ((-100,), (150,))),
        "bet_min": ((100, 300), (0, 50, 150)),
        **CLOCK,
    },
    "blackjack": {
        "decks": ((1, 8), (0, 9)),
        "bet_step": ((None, 100), (-100, 50, 150)),
        "bet_min": ((100, 200), (0, 50, 150)),
        "bet_max": ((None, 100, 200), (0, 50, 150)),
        "marker_least": ((0, 25), (-1, 26)),
        "marker_most": ((5, 50), (4, 51)),
        "hands_max": ((1, 4), (0, 5)),
        "winnings_limit": ((None, 0, 1), (-1,)),
        "natural": ((None, (1, 1), (10, 1), (20, 2)), ((0, 1), (1, 2), (11, 1), (21, 2), (1, 0))),
        **CLOCK,
    },
    "roulette": {
        "unit": ((1, 50, 100), (0, -1)),
        "bet_min": ((100, 10**8), (0, 50, 150, 10**8 + 100)),
        "bet_max": ((None, 100, 10**8), (0, 50, 150, 10**8 + 100)),
        "window_ms": ((1_000, 3_600_000), (999, 3_600_001)),
        "spin_ms": ((1_000, 60_000), (999, 60_001)),
    },
    "sabacc": {
        "unit": ((1, 50, 100), (0, -1)),
        "fee": ((5_000, 5_100, 10_000), (0, 50, 5_050, 4_900)),
        "pot_step": ((100, 5_000, 19_000), (0, 50, 150, 200 * CHIP)),
        "pot_min": ((0, 5_000, 100_000), (-5_000, 2_500, 150, 105_000)),
        "pot_max": ((5_000, 100_000), (0, 7_500, 105_000)),
        "rounds": ((1, 6), (0, 7)),
        **CLOCK,
    },
    "doudizhu": {
        "unit": ((1, 50, 100), (0, -1)),
        "base": ((100, 200), (0, 50, 150)),
        "deals_max": ((1, 10), (0, 11)),
        **CLOCK,
    },
}
# The rules that a changed value has to go with.
OTHERS: dict[str, dict[str, Any]] = {
    "holdem": {
        "unit": CHIP,
        "bet_step": CHIP,
        "blinds": (),
        "antes": (),
        "bet_min": 1_000,
        "one_pass": False,
        "flop_first": False,
    },
    "blackjack": {
        "unit": CHIP,
        "bet_min": CHIP,
        "bet_max": None,
        "natural": None,
        "marker_least": 5,
        "marker_most": 25,
    },
    "roulette": {"unit": CHIP, "bet_min": CHIP, "bet_max": None},
    "sabacc": {"unit": CHIP},
    "doudizhu": {"unit": CHIP},
}
# Values that only together are refused.
TOGETHER = [
    ("holdem", {"unit": 0}, "bet_step"),
    ("holdem", {"unit": -100}, "bet_step"),
    ("holdem", {"bet_step": 200, "bet_min": 300}, "bet_min"),
    ("holdem", {"bet_step": 200, "bet_min": 100}, "bet_min"),
    ("holdem", {"blinds": (100, 200), "one_pass": True}, "blinds"),
    ("holdem", {"blinds": (100, 200), "flop_first": True}, "blinds"),
    ("blackjack", {"unit": 0, "bet_step": 100}, "bet_step"),
    ("blackjack", {"unit": 200, "bet_step": 100}, "bet_step"),
    ("blackjack", {"bet_step": 200, "bet_min": 100}, "bet_min"),
    ("blackjack", {"bet_step": 150, "bet_min": 300}, "bet_step"),
    ("blackjack", {"bet_min": 1_000, "bet_max": 900}, "bet_max"),
    ("blackjack", {"peek": True}, "peek"),
    ("blackjack", {"natural_ends_round": True}, "natural_ends_round"),
    ("blackjack", {"natural": (3, 2), "peek": False, "insurance": True}, "insurance"),
    ("roulette", {"bet_min": 200, "bet_max": 100}, "bet_max"),
    ("sabacc", {"fee": 4_500}, "pot_max"),
    ("sabacc", {"pot_min": 10_000, "pot_max": 5_000}, "pot_max"),
    ("sabacc", {"pot_min": 150, "pot_max": 5_150}, "pot_min"),
    ("sabacc", {"pot_min": 0, "pot_max": 90_000, "pot_step": 150}, "pot_step"),
]
ALLOWED_TOGETHER: list[tuple[str, dict[str, Any]]] = [
    ("holdem", {"bet_step": 200, "bet_min": 200}),
    ("holdem", {"unit": 1, "bet_step": 1, "bet_min": 1}),
    ("holdem", {"one_pass": True}),
    ("holdem", {"flop_first": True, "antes": (100,)}),
    ("blackjack", {"bet_min": 1_000, "bet_max": 1_000}),
    ("blackjack", {"bet_step": 200, "bet_min": 200}),
    ("blackjack", {"unit": 1, "bet_step": 1, "bet_min": 1}),
    ("blackjack", {"marker_least": 50, "marker_most": 50}),
    ("blackjack", {"natural": (3, 2), "peek": True, "insurance": True}),
    ("blackjack", {"natural": (3, 2), "natural_ends_round": True}),
    ("roulette", {"bet_min": 200, "bet_max": 200}),
    ("sabacc", {"fee": 2_500, "pot_max": 50_000}),
    ("sabacc", {"pot_min": 0, "pot_max": 0}),
    ("sabacc", {"fee": 100, "pot_min": 0, "pot_max": 2_000, "pot_step": 100}),
]


def rules_of(name: str, changes: dict[str, Any]) -> Rules:
    rules = next(iter(games()[name].presets.values())).rules
    own = {**msgspec.to_builtins(rules), **OTHERS[name], **changes}
    found: Rules = msgspec.convert(own, type(rules))
    return found


def each(taken: int) -> list[tuple[str, str, Any]]:
    return [
        (name, field, value)
        for name, fields in LIMITS.items()
        for field, values in fields.items()
        for value in values[taken]
    ]


def refused_field(name: str, changes: dict[str, Any]) -> str | None:
    """The rule that is named in the refusal; None where the rules are taken."""
    rules = rules_of(name, changes)
    try:
        games()[name].check(rules)
    except Refused as refused:
        return str(refused.facts["field"])
    return None


@pytest.mark.parametrize(("name", "field", "value"), each(0))
def test_the_last_value_within_a_limit_is_taken(name: str, field: str, value: Any) -> None:
    assert refused_field(name, {field: value}) is None


@pytest.mark.parametrize(("name", "field", "value"), each(1))
def test_the_first_value_beyond_a_limit_is_refused(name: str, field: str, value: Any) -> None:
    assert refused_field(name, {field: value}) is not None


@pytest.mark.parametrize(("name", "changes", "field"), TOGETHER)
def test_rules_that_contradict_each_other_are_refused(
    name: str, changes: dict[str, Any], field: str
) -> None:
    assert refused_field(name, changes) == field


@pytest.mark.parametrize(("name", "changes"), ALLOWED_TOGETHER)
def test_rules_that_just_go_together_are_taken(name: str, changes: dict[str, Any]) -> None:
    assert refused_field(name, changes) is None
