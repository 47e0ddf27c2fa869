"""A host may change every rule of his table: whatever a game does not refuse, it can play by."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import AnyGame, Refused, Rules
from tests.contract.rounds import SEEDS, TABLES, Script, chance_of, play

AMOUNTS = (0, 1, 2, 3, 5, 100, 150, 200, 500, 1_000, 1_050, 5_000, 30_000, 100_000, 10**12)


def own_rules(game: AnyGame, preset: str, dice: Chance) -> Rules | None:
    """The preset with some values of the host's own; None where the game refuses them."""
    rules = game.presets[preset].rules
    kind = inspect.type_info(type(rules))
    assert isinstance(kind, inspect.StructType)
    changes = {f.encode_name: _value(f.type, dice) for f in kind.fields if dice.below(4) == 0}
    own: Rules = msgspec.convert({**msgspec.to_builtins(rules), **changes}, type(rules))
    try:
        game.check(own)
    except Refused:
        return None
    return own


def _value(kind: inspect.Type, dice: Chance) -> Any:
    match kind:
        case inspect.UnionType(types):
            return _value(dice.choice(types), dice)
        case inspect.IntType():
            return dice.choice(AMOUNTS) * dice.choice((1, 1, 1, -1))
        case inspect.BoolType():
            return dice.below(2) == 1
        case inspect.EnumType(cls=cls):
            return dice.choice(list(cls)).value
        case inspect.VarTupleType(item_type=item):
            return [_value(item, dice) for _ in range(dice.below(4))]
        case inspect.NoneType():
            return None
        case _:
            raise TypeError(f"no value of {kind}")


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_whatever_is_not_refused_can_be_played(name: str, preset: str) -> None:
    game = games()[name]
    played = 0
    for seed in SEEDS:
        script = Script(name, preset, seed)
        rules = own_rules(game, preset, chance_of(seed, "rules"))
        if rules is None:
            continue
        played += 1
        state: Any = None
        total: int | None = None
        for step in play(script, leavers=True, clock=True, rules=rules):
            for event in step.events:
                state = game.evolve(state, event)
                held = game.holdings(state)
                total = held.total() if total is None else total
                assert held.total() == total, (script, rules, event)
                assert min(held.middle, *held.stacks.values()) >= 0, (script, rules, event)
        settlement = game.settlement(state)
        assert settlement is not None, (script, rules)
        assert all(gain % rules.unit == 0 for gain in settlement.gains.values()), (script, rules)
    assert played > len(SEEDS) // 10
