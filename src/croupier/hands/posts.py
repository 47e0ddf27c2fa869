"""The rules and the forced bets of a hand history as our engine takes them.

A file may have some that our tables do not: antes of any size, blinds out of position, and posts
of players who missed a blind. Such a post is written as a negative number, which does not say
whether it was live; `PostReading` are the ways to take it.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from croupier.games.holdem.moves import Post, PostKind
from croupier.games.holdem.rules import HoldemRules, MinRaise
from croupier.hands.actions import MalformedPhh
from croupier.hands.phh import Phh
from croupier.hands.scale import BET_STEP_FIELD, Scale

# A field of our own: how small a raise may be, where the last raise does not decide it.
MIN_RAISE_FIELD = "_min_raise"

_KINDS = (PostKind.SMALL_BLIND, PostKind.BIG_BLIND)


class PostReading(StrEnum):
    """What a negative number among the blinds is taken for."""

    LIVE = "a live bet"  # as the format says
    DEAD_BESIDES_BIG = "dead money besides a live big blind"
    DEAD = "dead money"


class Reading(Struct, frozen=True):
    """How the forced bets of a file are taken. `short_price`: a blind that was posted short lowers
    the price of a call, as the format's own program has it, but no table of ours (rule 16.1)."""

    posts: PostReading = PostReading.LIVE
    short_price: bool = False
    antes_trimmed: bool = False


class Forced(Struct, frozen=True):
    """The forced bets, by position. With two players the file gives antes and blinds of the last
    one first; here each has its own. `antes` hold the dead money, `blinds` all live bets."""

    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    out_of_turn: frozenset[int]

    def first_to_act(self, blinds: Sequence[int]) -> int:
        """The one left of the highest blind; of equal ones, the last counts. A post out of turn
        does not."""
        in_turn = (at for at in range(len(blinds)) if at not in self.out_of_turn)
        highest = max(in_turn, key=lambda at: (blinds[at], at))
        return (highest + 1) % len(blinds)

    def posted(self, stacks: tuple[int, ...], *, trimmed: bool) -> tuple[list[int], list[int]]:
        """Antes and blinds as they are posted: a short stack posts what it has."""
        antes = list(map(min, self.antes, stacks))
        if trimmed:
            matched = sorted(antes)[-2]
            antes = [min(ante, matched) for ante in antes]
        behind = map(int.__sub__, stacks, antes)
        return antes, list(map(min, self.blinds, behind))


class Setting(Struct, frozen=True):
    """What the engine opens the hand with."""

    rules: HoldemRules
    stacks: tuple[int, ...]
    posts: tuple[Post, ...]
    first: int


def readings(phh: Phh, scale: Scale) -> Iterator[Reading]:
    """The ways to take the file, the usual one first."""
    trimmed = phh.ante_trimming_status
    if trimmed and len(set(phh.antes)) > 1:
        # The flag makes no sense with a big blind ante. Older files have it and mean dead antes;
        # others give back what nobody matched.
        yield Reading()
    late = any(blind < 0 for blind in phh.blinds_or_straddles)
    # Our engine has no dead money beside antes that count for side pots.
    for posts in PostReading if late and not trimmed else (PostReading.LIVE,):
        reading = Reading(posts, antes_trimmed=trimmed)
        forced = _forced(phh, scale, reading)
        _, posted = forced.posted(_stacks(phh, scale), trimmed=trimmed)
        short = replace(reading, short_price=max(posted) < max(forced.blinds))
        # Where no figure tells, the file is taken as the format's own program would.
        yield from (reading, short) if phh.has_figures else (short,)


def setting(phh: Phh, scale: Scale, reading: Reading) -> Setting:
    forced, stacks = _forced(phh, scale, reading), _stacks(phh, scale)
    antes, blinds = forced.posted(stacks, trimmed=reading.antes_trimmed)
    posts = [Post(at, PostKind.ANTE, ante) for at, ante in enumerate(antes) if ante]
    in_turn = sorted(range(phh.count), key=lambda at: (at in forced.out_of_turn, at))
    posts += [Post(at, _kind(phh, forced, at), blinds[at]) for at in in_turn if blinds[at]]
    counting = blinds if reading.short_price else forced.blinds
    rules = _rules(phh, scale, forced, max(counting), antes_trimmed=reading.antes_trimmed)
    return Setting(rules, stacks, tuple(posts), forced.first_to_act(counting))


def _stacks(phh: Phh, scale: Scale) -> tuple[int, ...]:
    return tuple(map(scale.chips, phh.starting_stacks))


def _forced(phh: Phh, scale: Scale, reading: Reading) -> Forced:
    by_position = (1, 0) if phh.count == 2 else range(phh.count)
    blinds = [scale.chips(phh.blinds_or_straddles[nth]) for nth in by_position]
    antes = [scale.chips(phh.antes[nth]) for nth in by_position]
    big = max(blinds)
    live = [max(blind, 0) for blind in blinds]
    late = frozenset(at for at, blind in enumerate(blinds) if blind < 0)
    for at in late:
        live[at], dead = _parts(-blinds[at], big, reading.posts)
        antes[at] += dead
    return Forced(tuple(antes), tuple(live), late)


def _parts(chips: int, big: int, reading: PostReading) -> tuple[int, int]:
    """The live and the dead part of a post out of turn."""
    match reading:
        case PostReading.LIVE:
            return chips, 0
        case PostReading.DEAD:
            return 0, chips
        case PostReading.DEAD_BESIDES_BIG:
            return big, chips - big if chips >= big else chips


def _rules(
    phh: Phh, scale: Scale, forced: Forced, price: int, *, antes_trimmed: bool
) -> HoldemRules:
    step = phh.others.get(BET_STEP_FIELD)
    bet_step = scale.chips(Decimal(step)) if isinstance(step, int | Decimal) else scale.unit
    try:
        min_raise = MinRaise(phh.others.get(MIN_RAISE_FIELD, MinRaise.LAST_RAISE))
    except ValueError:
        raise MalformedPhh(f"{MIN_RAISE_FIELD}: not one of {', '.join(MinRaise)}") from None
    antes = forced.antes if any(forced.antes) else ()
    return HoldemRules(
        unit=scale.unit,
        blinds=(price,) if price else (),  # who posts what is given besides
        # One ante for everybody counts for side pots; antes by position are dead.
        antes=antes[:1] if antes_trimmed else antes,
        bet_step=bet_step,
        bet_min=scale.chips(phh.min_bet),
        min_raise=min_raise,
        fold_any_time=True,
        clock_ms=None,
    )


def _kind(phh: Phh, forced: Forced, at: int) -> PostKind:
    if at in forced.out_of_turn:
        return PostKind.ENTRY
    nth = 1 - at if phh.count == 2 else at
    return _KINDS[nth] if nth < len(_KINDS) else PostKind.STRADDLE
