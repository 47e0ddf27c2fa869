"""How a table is opened: a preset with single values of the host's own, refused where no table
could be run that way. Pure."""

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar

import msgspec

from croupier.bots import bot_of
from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import AnyGame, Refused, Rules
from croupier.tables.authority import Administrator, Authority, House
from croupier.tables.commands import OpenTable
from croupier.tables.events import TableOpened
from croupier.tables.settings import Access, Money, TableSettings

SEATS_MAX = 10
GAP_MS_MAX = 600_000
GRACE_MAX = 100
BOT_CHIPS_MAX = 100_000 * 100  # they are minted: no host may have a fortune made to be won
NUMBER_MAX = 1_000_000_000_000  # larger ones are nonsense, and soon no longer exact
LINK_BYTES = 16
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that are taken for one another
CODE_LENGTH = 6
TIME_BANK_MS_MAX = 600_000

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
    for field in preset.fixed:
        if getattr(rules, field) != getattr(preset.rules, field):
            raise Refused("bad_rules", field=field)
    game.check(rules)
    return game, rules


def opened(table_id: str, by: Authority, command: OpenTable) -> TableOpened:
    """The first event of a table, or `Refused`."""
    game, rules = chosen_rules(command.game, command.preset, command.rules)
    preset = preset_settings(game, command.preset)
    settings = changed_settings(game, rules, preset, command.settings)
    if settings.money is Money.CARDROOM and not isinstance(by, House):
        raise Refused("bad_rules", field="money")  # rooms open such tables
    chance, runs_house = Chance(command.seed), isinstance(by, House | Administrator)
    return TableOpened(
        id=table_id,
        name=" ".join(command.name.split()) or ("" if runs_house else by.name) or command.preset,
        game=game.name,
        preset=command.preset,
        rules=msgspec.to_builtins(rules),
        settings=settings,
        host="" if runs_house else by.id,
        mark=chance.below(settings.seats) if settings.marked_seat else None,
        link=new_link(settings, chance),
    )


def check_test_table(by: Authority, game_name: str, *, allow_rigging: bool) -> None:
    """EPS-RF-GR-002: only an administrator opens one, and only where the house was started so."""
    if not isinstance(by, Administrator):
        raise Refused("administrator_only")
    if not allow_rigging:
        raise Refused("rigging_not_allowed")
    if games()[game_name].rigging is None:
        raise Refused("no_test_table")


def changed_settings(
    game: AnyGame, rules: Rules, settings: TableSettings, changes: dict[str, Any]
) -> TableSettings:
    """Settings with a host's changes, or `Refused`."""
    changed = _changed(settings, changes)
    _check_settings(game, rules, changed)
    return changed


def new_link(settings: TableSettings, chance: Chance) -> str:
    """What people with the link know; nothing where no link is needed."""
    asked = (settings.watching, settings.sitting)
    if Access.CODE in asked:
        return "".join(chance.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return chance.bytes(LINK_BYTES).hex() if Access.LINK in asked else ""


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
        "sitting": settings.sitting is not Access.ROOM,
        "watching": settings.watching is not Access.ROOM or settings.money is Money.CARDROOM,
        "time_bank_ms": 0 <= settings.time_bank_ms <= TIME_BANK_MS_MAX,
        "gap_ms": 0 <= settings.gap_ms <= GAP_MS_MAX,
        "fill_ms": settings.fill_ms is None
        or (settings.bots and 0 <= settings.fill_ms <= GAP_MS_MAX),
        "stand_in": settings.stand_in is None or bot_of(game.name, settings.stand_in) is not None,
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
