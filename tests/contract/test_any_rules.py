"""A host may change every rule of his table: whatever a game does not refuse, it can play by."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import AnyGame, Refused, Rules
from tests.contract.checks import check_chips, check_replay, check_settlement
from tests.contract.rounds import SEEDS, TABLES, Evening, Setup, chance_of, preset_setup
from tests.contract.secrecy import check_hidden_places

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
        case inspect.TupleType(item_types=items):
            return [_value(item, dice) for item in items]
        case inspect.NoneType():
            return None
        case _:
            raise TypeError(f"no value of {kind}")


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_whatever_is_not_refused_can_be_played(name: str, preset: str) -> None:
    game, seats = games()[name], preset_setup(games()[name], preset).seats
    played = 0
    for seed in SEEDS:
        rules = own_rules(game, preset, chance_of(seed, "rules"))
        if rules is None:
            continue
        played += 1
        setup = Setup(f"{name} by {rules}", game, rules, seats)
        rounds = list(Evening(setup, 2 * seed + 1).rounds(2))
        check_replay(game, rounds)
        check_chips(game, rounds)
        check_settlement(game, rounds)
        check_hidden_places(game, rounds[:1])
    assert played > len(SEEDS) // 10
