"""One hand in the poker hand history format (no-limit hold'em), read and written exactly.

Amounts are decimals as the file has them; nothing here is ever a binary fraction. A hand that
parses is well formed; whether it could be played is for the engine to say.
"""

import tomllib
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from msgspec import Struct

from croupier.hands import actions, toml
from croupier.hands.actions import AnyAction, MalformedPhh, amount_text

VARIANT = "NT"
OTHER_VARIANTS = {
    "FT": "fixed-limit hold'em",
    "NS": "short-deck hold'em",
    "PO": "pot-limit Omaha",
    "FO/8": "fixed-limit Omaha high/low",
    "F7S": "seven-card stud, with a bring-in",
    "F7S/8": "seven-card stud high/low, with a bring-in",
    "FR": "razz, with a bring-in",
    "N2L1D": "single draw",
    "F2L3D": "triple draw",
    "FB": "badugi",
}
PLAYERS_MAX = 10
FIGURES = ("finishing_stacks", "winnings")
REQUIRED = ("antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions")


class OtherGame(ValueError):
    """A hand history of a game that is not ours to replay."""


class Phh(Struct, frozen=True, kw_only=True):
    """The first player is the first left of the button, the last has the button. With two players
    antes and blinds are given the other way round: the small blind's first, and he is the last.
    An infinite stack is an unknown one. `winnings` are what each took out of the pots, for some
    writers with what came back of his own bet. `others` are all further fields, `_own` ones too."""

    antes: tuple[Decimal, ...]
    blinds_or_straddles: tuple[Decimal, ...]
    min_bet: Decimal
    starting_stacks: tuple[Decimal, ...]
    actions: tuple[AnyAction, ...]
    ante_trimming_status: bool = False
    players: tuple[str, ...] | None = None
    finishing_stacks: tuple[Decimal, ...] | None = None
    winnings: tuple[Decimal, ...] | None = None
    others: dict[str, Any] = {}

    @property
    def count(self) -> int:
        return len(self.starting_stacks)

    @property
    def has_figures(self) -> bool:
        """Whether the file says how the hand ended. Winnings of nothing in a hand that somebody
        won are those of a writer who did not know them."""
        return self.finishing_stacks is not None or any(self.winnings or ())


def parse(text: str) -> Phh:
    """The hand of a .phh file."""
    return from_fields(_load(text))


def parse_many(text: str) -> list[tuple[str, Phh | ValueError]]:
    """The hands of a .phh file (one, without a name) or of a .phhs file (many, by section). A
    hand that does not parse is its error, so that the others can be had."""
    fields = _load(text)
    if fields and "variant" not in fields and all(isinstance(v, dict) for v in fields.values()):
        return [(name, _tried(section)) for name, section in fields.items()]
    return [("", _tried(fields))]


def from_fields(fields: Mapping[str, Any]) -> Phh:
    variant = fields.get("variant")
    if not isinstance(variant, str):
        raise MalformedPhh("variant: missing")
    if variant != VARIANT:
        named = f" ({OTHER_VARIANTS[variant]})" if variant in OTHER_VARIANTS else ""
        raise OtherGame(f"variant {variant!r}{named} is not no-limit hold'em ({VARIANT!r})")
    if "bring_in" in fields:
        raise OtherGame("it has a bring-in, which no hold'em of ours has")
    for name in REQUIRED:
        if name not in fields:
            raise MalformedPhh(f"{name}: missing")
    stacks = _amounts(fields, "starting_stacks", unknown=True)
    count = len(stacks)
    if count < 2:
        raise MalformedPhh(f"starting_stacks: {count} players")
    if count > PLAYERS_MAX:
        raise OtherGame(f"{count} players; our tables seat {PLAYERS_MAX}")
    if min(stacks) <= 0:
        raise MalformedPhh("starting_stacks: nobody plays without chips")
    antes = _padded("antes", _amounts(fields, "antes"), count)
    blinds = _padded(
        "blinds_or_straddles", _amounts(fields, "blinds_or_straddles", negative=True), count
    )
    if max(blinds) < 0:
        raise MalformedPhh("blinds_or_straddles: nobody has a blind in turn")
    min_bet = _amount(fields["min_bet"], "min_bet")
    if min_bet <= 0:
        raise MalformedPhh("min_bet: must be more than nothing")
    trimming = fields.get("ante_trimming_status", False)
    if not isinstance(trimming, bool):
        raise MalformedPhh("ante_trimming_status: must be true or false")
    own = {"variant", "ante_trimming_status", "players", *FIGURES, *REQUIRED}
    return Phh(
        antes=antes,
        blinds_or_straddles=blinds,
        min_bet=min_bet,
        starting_stacks=stacks,
        actions=_actions(fields["actions"], count),
        ante_trimming_status=trimming,
        players=_players(fields, count),
        finishing_stacks=_figures(fields, "finishing_stacks", count),
        winnings=_figures(fields, "winnings", count),
        others={name: part for name, part in fields.items() if name not in own},
    )


def dump(phh: Phh) -> str:
    """The text of a .phh file."""
    lines = [
        f"variant = {toml.value(VARIANT)}",
        f"ante_trimming_status = {toml.value(phh.ante_trimming_status)}",
        f"antes = {_list(phh.antes)}",
        f"blinds_or_straddles = {_list(phh.blinds_or_straddles)}",
        f"min_bet = {amount_text(phh.min_bet)}",
        f"starting_stacks = {_list(phh.starting_stacks)}",
        "actions = [",
        *(f"  {toml.string(actions.print_action(action))}," for action in phh.actions),
        "]",
    ]
    if phh.players is not None:
        lines.append(f"players = {toml.value(phh.players)}")
    if phh.finishing_stacks is not None:
        lines.append(f"finishing_stacks = {_list(phh.finishing_stacks)}")
    if phh.winnings is not None:
        lines.append(f"winnings = {_list(phh.winnings)}")
    lines += [f"{toml.key(name)} = {toml.value(part)}" for name, part in phh.others.items()]
    return "\n".join(lines) + "\n"


def dump_many(phhs: Iterable[Phh]) -> str:
    """The text of a .phhs file, hands numbered from 1."""
    return "\n".join(f"[{number}]\n{dump(phh)}" for number, phh in enumerate(phhs, 1))


def _load(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise MalformedPhh(f"not TOML: {error}") from None


def _tried(fields: Mapping[str, Any]) -> Phh | ValueError:
    try:
        return from_fields(fields)
    except (MalformedPhh, OtherGame) as error:
        return error


def _figures(fields: Mapping[str, Any], name: str, count: int) -> tuple[Decimal, ...] | None:
    if name not in fields:
        return None
    figures = _amounts(fields, name, unknown=True)
    _same_length(name, figures, count)
    return figures


def _amounts(
    fields: Mapping[str, Any], name: str, *, negative: bool = False, unknown: bool = False
) -> tuple[Decimal, ...]:
    items = fields[name]
    if not isinstance(items, list):
        raise MalformedPhh(f"{name}: must be a list of amounts")
    return tuple(
        _amount(item, f"{name}[{at}]", negative=negative, unknown=unknown)
        for at, item in enumerate(items)
    )


def _amount(item: object, where: str, *, negative: bool = False, unknown: bool = False) -> Decimal:
    if isinstance(item, bool) or not isinstance(item, int | Decimal):
        raise MalformedPhh(f"{where}: must be an amount")
    amount = Decimal(item)
    if unknown and amount == Decimal("inf"):
        return amount
    try:
        actions.checked_amount(amount)
    except MalformedPhh as error:
        raise MalformedPhh(f"{where}: {error}") from None
    if amount < 0 and not negative:
        raise MalformedPhh(f"{where}: must not be negative")
    return amount


def _padded(name: str, amounts: tuple[Decimal, ...], count: int) -> tuple[Decimal, ...]:
    """Files written by hand leave out the zeros of those who post nothing."""
    if len(amounts) > count:
        _same_length(name, amounts, count)
    return amounts + (Decimal(0),) * (count - len(amounts))


def _same_length(name: str, items: tuple[object, ...], count: int) -> None:
    if len(items) != count:
        raise MalformedPhh(f"{name}: {len(items)} for {count} players")


def _players(fields: Mapping[str, Any], count: int) -> tuple[str, ...] | None:
    names = fields.get("players")
    if names is None:
        return None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise MalformedPhh("players: must be a list of names")
    _same_length("players", tuple(names), count)
    return tuple(names)


def _actions(items: object, count: int) -> tuple[AnyAction, ...]:
    if not isinstance(items, list):
        raise MalformedPhh("actions: must be a list")
    found: list[AnyAction] = []
    for at, item in enumerate(items):
        if not isinstance(item, str):
            raise MalformedPhh(f"actions[{at}]: must be text")
        try:
            action = actions.parse_action(item)
        except MalformedPhh as error:
            raise MalformedPhh(f"actions[{at}] {item!r}: {error}") from None
        if not isinstance(action, actions.BoardDealt | actions.Remark) and action.player > count:
            raise MalformedPhh(f"actions[{at}] {item!r}: there are {count} players")
        found.append(action)
    return tuple(found)


def _list(amounts: tuple[Decimal, ...]) -> str:
    return "[" + ", ".join(map(amount_text, amounts)) + "]"
