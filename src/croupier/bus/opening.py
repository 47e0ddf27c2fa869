"""A table that somebody asks for: a preset with single values of the host's own, refused where
no table could be run that way."""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from croupier.games import games
from croupier.games.game import AnyGame, Refused, Room, Rules
from croupier.tables.decide import check_buy_in
from croupier.tables.table import TableOpened, Who

SEATS_MAX = 10
GAP_MS_MAX = 600_000
GRACE_MAX = 100
BOT_CHIPS_MAX = 100_000 * 100  # they are minted: no host may have a fortune made to be won
NUMBER_MAX = 1_000_000_000_000  # larger ones are nonsense, and soon no longer exact


def opening(
    table_id: str,
    who: Who,
    game_name: str,
    preset_name: str,
    name: str,
    rules: dict[str, Any],
    room: dict[str, Any],
) -> TableOpened:
    game = games().get(game_name)
    if game is None:
        raise Refused("no_such_game")
    preset = game.presets.get(preset_name)
    if preset is None:
        raise Refused("no_such_preset")
    own_rules = _changed(preset.rules, rules)
    own_room = _changed(preset.room, room)
    game.check(own_rules)
    _check_room(game, own_rules, own_room)
    return TableOpened(
        id=table_id,
        name=" ".join(name.split()) or who.name or preset_name,
        game=game.name,
        preset=preset_name,
        rules=msgspec.to_builtins(own_rules),
        room=own_room,
        host=who.player,
    )


T = TypeVar("T")


def _changed(preset: T, changes: dict[str, Any]) -> T:
    """The preset with single values of the host's own."""
    values = msgspec.to_builtins(preset)
    if unknown := changes.keys() - values.keys():
        raise Refused("bad_rules", field=min(unknown))
    for field, value in changes.items():
        if any(abs(number) > NUMBER_MAX for number in _numbers(value)):
            raise Refused("bad_rules", field=field)
    try:
        return msgspec.convert({**values, **changes}, type(preset))
    except msgspec.ValidationError as error:
        _, _, path = str(error).partition(" - at ")
        field = path.strip("`").removeprefix("$.") or min(changes)
        raise Refused("bad_rules", field=field) from error


def _numbers(value: Any) -> Iterable[int | float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _numbers(item)


def _check_room(game: AnyGame, rules: Rules, room: Room) -> None:
    least, most = room.bot_buy_in or (room.buy_in, room.buy_in)
    step = rules.unit if room.bot_step is None else room.bot_step
    limits = {
        "seats": game.seats.start <= room.seats <= min(game.seats.stop - 1, SEATS_MAX),
        "buy_in_min": 0 < room.buy_in_min <= room.buy_in_max,
        "gap_ms": 0 <= room.gap_ms <= GAP_MS_MAX,
        "missed_turns_max": room.missed_turns_max is None or room.missed_turns_max > 0,
        "grace_rounds": 0 <= room.grace_rounds <= GRACE_MAX,
        "bot_step": step > 0 and step % rules.unit == 0,
        "bot_buy_in": 0 < least <= most
        and least % rules.unit == 0
        and (not room.bots or most <= BOT_CHIPS_MAX),
    }
    for field, is_kept in limits.items():
        if not is_kept:
            raise Refused("bad_rules", field=field)
    check_buy_in(rules, room, room.buy_in)
