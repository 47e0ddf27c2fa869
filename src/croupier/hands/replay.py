"""A hand history played again by the real engine, action by action.

Nothing is judged here: the engine deals the file's cards, takes the file's actions or refuses
them, and what it makes of the stacks is compared with what the file says.
"""

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.dealing import go_on, open_with
from croupier.games.holdem.moves import (
    Acted,
    Call,
    Cause,
    Check,
    Fold,
    HandsDealt,
    HoldemAction,
    HoldemEvent,
    Post,
    Posted,
    PostKind,
    RaiseTo,
)
from croupier.games.holdem.rules import HoldemRules, MinRaise
from croupier.games.holdem.state import State
from croupier.hands.actions import (
    AnyAction,
    BoardDealt,
    ChecksOrCalls,
    Folds,
    MalformedPhh,
    RaisesTo,
    amount_text,
    print_action,
)
from croupier.hands.deck import given_up, live_players, prepared_deck
from croupier.hands.phh import OtherGame, Phh
from croupier.hands.scale import BET_STEP_FIELD, Scale

# A field of our own: how small a raise may be, where that is not by the last one.
MIN_RAISE_FIELD = "_min_raise"

# A program that splits pots by division writes thirds to the last digit; those are rounded.
ROUNDED_PLACES = 6

# All cards are given, so nothing is left to chance.
_NO_CHANCE = Chance(bytes(32))


class Replayed(Struct, frozen=True):
    """What came of it. `finished` is False when the file ends before the hand does; `joined` tells
    that the file splits several pots of the same winners as one, which gives odd chips another
    way than ours."""

    differences: tuple[str, ...]
    finished: bool
    joined: bool = False


def replay(phh: Phh) -> Replayed:
    """Raises `MalformedPhh` where the file contradicts itself, `OtherGame` where it tells of what
    our game does not have."""
    scale = Scale(phh)
    rules = _rules(phh, scale)
    try:
        game.check(rules)
    except Refused as refused:
        raise MalformedPhh(f"nobody could play by these rules: {_reason(refused, scale)}") from None
    state = _opened(phh, scale, rules)
    leaving = _leaving(phh)
    dealt = 0
    for at, action in enumerate(phh.actions):
        if isinstance(action, BoardDealt):
            dealt += len(action.cards)
        try:
            state = _after(state, action, dealt, scale)
            if at in leaving:
                state = _happen(state, game.leave(state, leaving[at], _NO_CHANCE))
        except Refused as refused:
            illegal = f"actions[{at}] {print_action(action)!r}: {_reason(refused, scale)}"
            return Replayed((illegal,), finished=False)
    differences = tuple(_differences(phh, scale, state.stacks))
    if differences and not any(_differences(phh, scale, _joined_stacks(state))):
        return Replayed((), state.over, joined=True)
    return Replayed(differences, state.over)


def _leaving(phh: Phh) -> dict[int, int]:
    """Who mucks gives up the pots, and in our game that is done by leaving the table after one's
    last action: by the number of that action. Whoever acts last of all has no time to go; he is
    dealt cards that lose."""
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


def _opened(phh: Phh, scale: Scale, rules: HoldemRules) -> State:
    order = tuple(range(phh.count))
    stacks = tuple(map(scale.chips, phh.starting_stacks))
    events = open_with(rules, order, stacks, prepared_deck(phh))
    usual = [post for event in events if isinstance(event, Posted) for post in event.posts]
    posts = _posts(phh, scale, stacks)
    if set(posts) == set(usual):
        return game.fold(events)
    if max((post.chips for post in posts if post.kind is PostKind.ENTRY), default=0) > max(
        rules.blinds, default=0
    ):
        raise OtherGame("a player posts more than the big blind")
    dealt = next(event for event in events if isinstance(event, HandsDealt))
    opened: list[HoldemEvent] = [events[0], Posted(posts), dealt]
    return go_on(game.fold(opened), opened)


def _posts(phh: Phh, scale: Scale, stacks: Sequence[int]) -> tuple[Post, ...]:
    """What the file has everybody post, which may be more than our tables know: antes of any size
    that count for side pots, and a newcomer's blind out of turn, which is written as negative."""
    places = (1, 0) if phh.count == 2 else range(phh.count)
    antes = [min(scale.chips(phh.antes[nth]), stacks[at]) for at, nth in enumerate(places)]
    if phh.ante_trimming_status:
        matched = sorted(antes)[-2]
        antes = [min(ante, matched) for ante in antes]
    posts = [Post(at, PostKind.ANTE, ante) for at, ante in enumerate(antes) if ante]
    kinds = (PostKind.SMALL_BLIND, PostKind.BIG_BLIND)
    late: list[Post] = []
    for nth, at in enumerate(places):
        blind = scale.chips(phh.blinds_or_straddles[nth])
        chips = min(abs(blind), stacks[at] - antes[at])
        if chips and blind < 0:
            late.append(Post(at, PostKind.ENTRY, chips))
        elif chips:
            posts.append(Post(at, kinds[nth] if nth < 2 else PostKind.STRADDLE, chips))
    return (*posts, *late)


def _after(state: State, action: AnyAction, dealt: int, scale: Scale) -> State:
    """The state after an action, or `Refused`. Cards were laid into the deck before."""
    if isinstance(action, BoardDealt):
        if len(state.board) < dealt:
            raise Refused("board_too_early", **_turn(state))
        return state
    if not isinstance(action, Folds | ChecksOrCalls | RaisesTo):
        return state
    seat = action.player - 1
    pending = game.pending(state)
    if pending is None or seat not in pending.seats:
        contested = state.live & (state.live - 1)
        if isinstance(action, ChecksOrCalls) and contested and state.able == 1 << seat:
            return state  # some ask even him who has nobody left to bet against
        raise Refused("not_your_turn", **_turn(state))
    events = game.decide(state, seat, _order(state, action, scale), _NO_CHANCE)
    return _happen(state, events)


def _happen(state: State, events: Iterable[HoldemEvent]) -> State:
    for event in events:
        if isinstance(event, Acted) and event.cause is Cause.LEFT:
            turn = _turn(state)
            if turn["turn"] == f"p{event.seat + 1}":
                raise Refused("action_missing", **turn)
        state = game.evolve(state, event)
    return state


def _order(state: State, action: Folds | ChecksOrCalls | RaisesTo, scale: Scale) -> HoldemAction:
    match action:
        case Folds():
            return Fold()
        case RaisesTo():
            return RaiseTo(scale.chips(action.amount))
        case ChecksOrCalls():
            options = game.options(state, action.player - 1)
            return Check() if options is not None and options.check else Call()


def _turn(state: State) -> dict[str, str]:
    pending = game.pending(state)
    return {"turn": f"p{pending.seats[0] + 1}"} if pending else {"turn": "nobody"}


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
            yield f"p{at + 1} finishing stack {amount_text(said)}, engine says {ours}"


def _is_rounded(amount: Decimal) -> bool:
    return amount != round(amount, ROUNDED_PLACES)


def _joined_stacks(state: State) -> list[int]:
    """The stacks if pots in a row with the same winners were split as one."""
    stacks = [stack - won for stack, won in zip(state.stacks, state.won, strict=True)]
    winners = [tuple(share.seat for share in won.shares) for won in state.wins]
    for seats, pots in groupby(zip(winners, state.wins, strict=True), key=itemgetter(0)):
        total = sum(share.chips for _, won in pots for share in won.shares)
        each = total // state.rules.unit // len(seats) * state.rules.unit
        for seat in seats:
            stacks[seat] += each
        stacks[seats[0]] += total - each * len(seats)
    return stacks
