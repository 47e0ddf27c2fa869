"""A hand history played again by the real engine, action by action.

Nothing is judged here. The engine deals the file's cards and takes or refuses the file's actions;
then its stacks are compared with those that the file says.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import groupby
from operator import itemgetter
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.amounts import split
from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.dealing import open_with
from croupier.games.holdem.moves import CALL, CHECK, FOLD, HoldemAction, Post, PostKind, RaiseTo
from croupier.games.holdem.rules import HoldemRules, MinRaise
from croupier.games.holdem.state import HoldemState
from croupier.hands import actions
from croupier.hands.actions import AnyAction, ChecksOrCalls, Folds, MalformedPhh, RaisesTo
from croupier.hands.deck import given_up, live_players, prepared_deck
from croupier.hands.phh import OtherGame, Phh
from croupier.hands.scale import BET_STEP_FIELD, Scale

# A field of our own: how small a raise may be, where the last raise does not decide it.
MIN_RAISE_FIELD = "_min_raise"

# Some programs split pots by division: an amount with more decimal places than this was rounded.
ROUNDED_PLACES = 6

# All cards are given, so the engine draws nothing from it.
_NO_CHANCE = Chance(bytes(32))


class Illegal(Exception):
    """An action of the file that the engine does not take, and why."""


class Replayed(Struct, frozen=True):
    """How the replay ended. `finished` is False when the file ends before the hand does. `joined`
    is True when the file splits several pots of the same winners as one, so that other players get
    the odd chips. `added` counts the actions that the file left out."""

    differences: tuple[str, ...]
    finished: bool
    joined: bool = False
    added: int = 0


def replay(phh: Phh) -> Replayed:
    """Raises `MalformedPhh` where the file contradicts itself, `OtherGame` where something happens
    that our game does not have."""
    if phh.ante_trimming_status and len(set(phh.antes)) > 1:
        # The flag makes no sense with a big blind ante. Older files have it and mean dead antes;
        # others give back what nobody matched.
        dead = _replay(replace(phh, ante_trimming_status=False))
        trimmed = _replay(phh)
        return trimmed if dead.differences and not trimmed.differences else dead
    return _replay(phh)


def _replay(phh: Phh) -> Replayed:
    scale = Scale(phh)
    rules = _rules(phh, scale)
    try:
        game.check(rules)
    except Refused as refused:
        raise MalformedPhh(f"nobody could play by these rules: {_reason(refused, scale)}") from None
    table = _Table(phh, scale, rules)
    leaving = _leaving(phh)
    for at, action in enumerate(phh.actions):
        try:
            table.take(action)
        except Illegal as illegal:
            said = actions.print_action(action)
            return Replayed((f"actions[{at}] {said!r}: {illegal}",), finished=False)
        if at in leaving:
            table.leave(leaving[at])
    state = table.state
    differences = tuple(_differences(phh, scale, state.stacks))
    joined = bool(differences) and not any(_differences(phh, scale, _joined_stacks(state)))
    return Replayed(() if joined else differences, state.over, joined, table.added)


class _Table:
    """Takes the actions of a file one by one. Writers leave out actions that seem obvious: a
    player who is passed over has checked, or folded where a check was not free."""

    def __init__(self, phh: Phh, scale: Scale, rules: HoldemRules) -> None:
        order, deck = tuple(range(phh.count)), prepared_deck(phh)
        stacks = tuple(map(scale.chips, phh.starting_stacks))
        posts = _posts(phh, scale, rules, stacks)
        _, self.state = open_with(rules, order, stacks, deck, posts)
        self.added = 0
        self._scale = scale
        self._dealt = 0

    def leave(self, seat: int) -> None:
        _, self.state = game.leave(self.state, seat, _NO_CHANCE)

    def take(self, action: AnyAction) -> None:
        match action:
            case Folds() | ChecksOrCalls() | RaisesTo():
                self._act(action.player - 1, action)
            case actions.BoardDealt():
                self._dealt += len(action.cards)
                while len(self.state.board) < self._dealt:
                    self._pass_over()
            case actions.Shows() | actions.Mucks():
                while not self.state.over and self._turn is not None:
                    self._pass_over()
            case actions.HoleDealt() | actions.Remark():
                pass  # the cards were laid into the deck before
            case _:
                assert_never(action)

    def _act(self, seat: int, action: Folds | ChecksOrCalls | RaisesTo) -> None:
        street = self.state.street
        if self._is_needless(seat, action):
            return
        while self._turn != seat:
            if self.state.street is not street or not self.state.to_act >> seat & 1:
                raise Illegal(f"it is {_player(self._turn)}'s turn")
            self._pass_over()
        self._order(seat, action)

    def _is_needless(self, seat: int, action: AnyAction) -> bool:
        """Some writers let a player check who has nobody left to bet against."""
        contested = self.state.live & (self.state.live - 1)
        alone = contested and self.state.can_bet == 1 << seat
        return isinstance(action, ChecksOrCalls) and bool(alone) and self._turn != seat

    @property
    def _turn(self) -> int | None:
        pending = game.pending(self.state)
        return None if pending is None else pending.seats[0]

    def _pass_over(self) -> None:
        seat = self._turn
        if seat is None:
            raise Illegal("the hand is over")
        self.added += 1
        options = game.options(self.state, seat)
        free = options is not None and options.check
        _, self.state = game.decide(self.state, seat, CHECK if free else FOLD, _NO_CHANCE)

    def _order(self, seat: int, action: Folds | ChecksOrCalls | RaisesTo) -> None:
        order: HoldemAction
        match action:
            case Folds():
                order = FOLD
            case RaisesTo():
                order = RaiseTo(self._scale.chips(action.amount))
            case ChecksOrCalls():
                options = game.options(self.state, seat)
                order = CHECK if options is not None and options.check else CALL
            case _:
                assert_never(action)
        try:
            _, self.state = game.decide(self.state, seat, order, _NO_CHANCE)
        except Refused as refused:
            raise Illegal(_reason(refused, self._scale)) from None


def _player(seat: int | None) -> str:
    return "nobody" if seat is None else f"p{seat + 1}"


def _leaving(phh: Phh) -> dict[int, int]:
    """Which seat leaves after which action. A player who mucks gives up the pots; in our game he
    does that by leaving the table after his last action. The player who acts last of all cannot
    leave before the showdown; he is dealt cards that lose."""
    last: dict[int, int] = {}
    for at, action in enumerate(phh.actions):
        if isinstance(action, Folds | ChecksOrCalls | RaisesTo):
            last.pop(action.player - 1, None)
            last[action.player - 1] = at
    *earlier, _ = last.items() if last else [(0, 0)]
    mucked = given_up(phh)
    if mucked >= set(live_players(phh)):
        return {}
    return {at: seat for seat, at in earlier if seat in mucked}


def _rules(phh: Phh, scale: Scale) -> HoldemRules:
    blinds = [max(scale.chips(blind), 0) for blind in phh.blinds_or_straddles]
    while blinds and not blinds[-1]:
        blinds.pop()
    antes = tuple(map(scale.chips, phh.antes))
    step = phh.others.get(BET_STEP_FIELD)
    bet_step = scale.chips(Decimal(step)) if isinstance(step, int | Decimal) else scale.unit
    try:
        min_raise = MinRaise(phh.others.get(MIN_RAISE_FIELD, MinRaise.LAST_RAISE))
    except ValueError:
        raise MalformedPhh(f"{MIN_RAISE_FIELD}: not one of {', '.join(MinRaise)}") from None
    return HoldemRules(
        unit=scale.unit,
        blinds=tuple(blinds),
        antes=() if not any(antes) else antes[:1] if phh.ante_trimming_status else antes,
        bet_step=bet_step,
        bet_min=scale.chips(phh.min_bet),
        min_raise=min_raise,
        fold_any_time=True,
        clock_ms=None,
    )


def _posts(phh: Phh, scale: Scale, rules: HoldemRules, stacks: Sequence[int]) -> tuple[Post, ...]:
    """The forced bets of the file. It may have some that our tables do not: antes of any size that
    count for side pots, and a newcomer's blind out of turn, which is written as negative."""
    positions = (1, 0) if phh.count == 2 else range(phh.count)
    antes = [min(scale.chips(phh.antes[nth]), stacks[at]) for at, nth in enumerate(positions)]
    if phh.ante_trimming_status:
        matched = sorted(antes)[-2]
        antes = [min(ante, matched) for ante in antes]
    posts = [Post(at, PostKind.ANTE, ante) for at, ante in enumerate(antes) if ante]
    kinds = (PostKind.SMALL_BLIND, PostKind.BIG_BLIND)
    late: list[Post] = []
    for nth, at in enumerate(positions):
        blind = scale.chips(phh.blinds_or_straddles[nth])
        chips = min(abs(blind), stacks[at] - antes[at])
        if chips and blind < 0:
            if chips > max(rules.blinds, default=0):
                raise OtherGame("a player posts more than the big blind")
            late.append(Post(at, PostKind.ENTRY, chips))
        elif chips:
            posts.append(Post(at, kinds[nth] if nth < 2 else PostKind.STRADDLE, chips))
    return (*posts, *late)


def _reason(refused: Refused, scale: Scale) -> str:
    facts = ", ".join(
        f"{name} {scale.text(fact) if isinstance(fact, int) else fact}"
        for name, fact in refused.facts.items()
    )
    return f"{refused.code} ({facts})" if facts else refused.code


def _differences(phh: Phh, scale: Scale, stacks: Sequence[int]) -> Iterator[str]:
    for at, said in enumerate(phh.finishing_stacks or ()):
        if not (said.is_finite() and phh.starting_stacks[at].is_finite()):
            continue
        off = abs(scale.chips(said) - stacks[at])
        if off and not (_is_rounded(said) and off < 10 ** (scale.places - ROUNDED_PLACES)):
            ours = scale.text(stacks[at])
            yield f"p{at + 1} finishing stack {actions.amount_text(said)}, engine says {ours}"


def _is_rounded(amount: Decimal) -> bool:
    return amount != round(amount, ROUNDED_PLACES)


def _joined_stacks(state: HoldemState) -> list[int]:
    """The stacks if pots in a row with the same winners were split as one."""
    stacks = [stack - won for stack, won in zip(state.stacks, state.won, strict=True)]
    winners = [tuple(share.seat for share in won.shares) for won in state.wins]
    for seats, pots in groupby(zip(winners, state.wins, strict=True), key=itemgetter(0)):
        total = sum(share.chips for _, won in pots for share in won.shares)
        shares = split(total, len(seats), state.rules.unit)
        for seat, chips in zip(seats, shares, strict=True):
            stacks[seat] += chips
    return stacks
