"""How a table is opened: a preset with single values of the host's own, refused where no table
could be run that way. Pure."""

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar

import msgspec

from croupier.bots import bots
from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import AnyGame, Refused, Rules
from croupier.tables.authority import Authority
from croupier.tables.commands import OpenTable
from croupier.tables.events import TableOpened
from croupier.tables.settings import Access, Money, TableSettings

SEATS_MAX = 10
GAP_MS_MAX = 600_000
GRACE_MAX = 100
BOT_CHIPS_MAX = 100_000 * 100  # they are minted: no host may have a fortune made to be won
NUMBER_MAX = 1_000_000_000_000  # larger ones are nonsense, and soon no longer exact
LINK_BYTES = 12

T = TypeVar("T")


@cache
def preset_settings(game: AnyGame, preset: str) -> TableSettings:
    """What a table of the preset is run by."""
    return msgspec.convert(game.presets[preset].settings, TableSettings)


def chosen_rules(game_name: str, preset_name: str, changes: dict[str, Any]) -> tuple[AnyGame, Any]:
    """A game and the rules of one of its presets with a host's changes, or `Refused`."""
    game = games().get(game_name)
    if game is None:
        raise Refused("no_such_game")
    preset = game.presets.get(preset_name)
    if preset is None:
        raise Refused("no_such_preset")
    rules = _changed(preset.rules, changes)
    game.check(rules)
    return game, rules


def opened(table_id: str, by: Authority, command: OpenTable) -> TableOpened:
    """The first event of a table, or `Refused`."""
    game, rules = chosen_rules(command.game, command.preset, command.rules)
    settings = _changed(preset_settings(game, command.preset), command.settings)
    _check_settings(game, rules, settings)
    chance, needs_link = Chance(command.seed), Access.LINK in (settings.watching, settings.sitting)
    return TableOpened(
        id=table_id,
        name=" ".join(command.name.split()) or by.name or command.preset,
        game=game.name,
        preset=command.preset,
        rules=msgspec.to_builtins(rules),
        settings=settings,
        host=by.id,
        mark=chance.below(settings.seats) if settings.marked_seat else None,
        link=chance.bytes(LINK_BYTES).hex() if needs_link else "",
    )


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


def _check_settings(game: AnyGame, rules: Rules, settings: TableSettings) -> None:
    least, most = settings.bot_buy_in or (settings.buy_in, settings.buy_in)
    step = rules.unit if settings.bot_step is None else settings.bot_step
    limits = {
        "seats": game.seats.start <= settings.seats <= min(game.seats.stop - 1, SEATS_MAX),
        "buy_in_min": 0 < settings.buy_in_min <= settings.buy_in_max,
        "money": settings.money is Money.CASINO or not settings.bots,
        "gap_ms": 0 <= settings.gap_ms <= GAP_MS_MAX,
        "fill_ms": settings.fill_ms is None
        or (settings.bots and 0 <= settings.fill_ms <= GAP_MS_MAX),
        "stand_in": settings.stand_in is None or settings.stand_in in bots().get(game.name, {}),
        "missed_turns_max": settings.missed_turns_max is None or settings.missed_turns_max > 0,
        "grace_rounds": 0 <= settings.grace_rounds <= GRACE_MAX,
        "bot_step": step > 0 and step % rules.unit == 0,
        "bot_buy_in": 0 < least <= most
        and least % rules.unit == 0
        and (not settings.bots or most <= BOT_CHIPS_MAX),
    }
    for field, is_kept in limits.items():
        if not is_kept:
            raise Refused("bad_rules", field=field)
    check_buy_in(rules, settings, settings.buy_in)


def check_buy_in(rules: Rules, settings: TableSettings, chips: int) -> None:
    if not settings.buy_in_min <= chips <= settings.buy_in_max:
        raise Refused("bad_buy_in", least=settings.buy_in_min, most=settings.buy_in_max)
    if chips % rules.unit:
        raise Refused("off_unit", unit=rules.unit)
