"""How a hand begins and goes on by itself: blinds, cards, streets, the end."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.game import Refused
from croupier.games.holdem import moves
from croupier.games.holdem.betting import act, on_timeout
from croupier.games.holdem.evolve import (
    acted,
    dealt_out,
    evolve,
    opened_with,
    paid_out,
    shown_together,
)
from croupier.games.holdem.moves import HoldemAction, HoldemCarryover, HoldemEvent, Street
from croupier.games.holdem.positions import NEXT, NOBODY
from croupier.games.holdem.rules import FirstButton, HoldemRules
from croupier.games.holdem.seating import drawn_button, first_seating, next_seating, posts
from croupier.games.holdem.showdown import award, reveal, show_or_muck, uncalled, win_unseen
from croupier.games.holdem.state import HoldemState, Seating

HoldemTransition: TypeAlias = tuple[tuple[HoldemEvent, ...], HoldemState]

# Each street, and which cards of the board are dealt on it.
STREETS: Final = ((Street.FLOP, 0, 3), (Street.TURN, 3, 4), (Street.RIVER, 4, 5))
STREETS_LEFT: Final = {0: STREETS, 3: STREETS[1:], 4: STREETS[2:]}  # by the size of the board
BOARD_SIZE: Final = 5
_HIGH_CARD: Final = FirstButton.HIGH_CARD


def open_hand(
    rules: HoldemRules,
    stacks: Mapping[int, int],
    carryover: HoldemCarryover | None,
    chance: Chance,
    *,
    held: bool = False,
) -> HoldemTransition:
    """A hand that is `held` waits before its first card."""
    seats = sorted([seat for seat, chips in stacks.items() if chips])
    if not 2 <= len(seats) <= 10:
        raise Refused("too_few_players" if len(seats) < 2 else "too_many_players")
    drawn: tuple[Card, ...] = ()
    if carryover is not None:
        seating = next_seating(rules, seats, carryover)
    elif rules.first_button is _HIGH_CARD:
        cards = chance.shuffle(STANDARD.cards)[: len(seats)]
        seating = first_seating(rules, seats, drawn_button(seats, cards))
        drawn = tuple(cards[seats.index(seat)] for seat in seating.order)
    else:
        seating = first_seating(rules, seats, chance.choice(seats))
    amounts = tuple([stacks[seat] for seat in seating.order])
    deck = tuple(chance.shuffle(STANDARD.cards))
    return _begin(rules, seating, amounts, deck, posts(rules, seating, amounts), drawn, held=held)


def open_with(
    rules: HoldemRules,
    order: tuple[int, ...],
    stacks: tuple[int, ...],
    deck: tuple[Card, ...],
    forced: tuple[moves.Post, ...] | None = None,
    first: int | None = None,
) -> HoldemTransition:
    """The same with everything given: the seats from the left of the button on, their stacks, the
    deck from the top, and the forced bets and the position that acts first where they are not
    those of the rules. For replaying a hand that was played elsewhere."""
    seating = first_seating(rules, sorted(order), order[-1])
    if forced is None:
        forced = posts(rules, seating, stacks)
    return _begin(rules, seating, stacks, deck, forced, first=first)


def _begin(
    rules: HoldemRules,
    seating: Seating,
    stacks: tuple[int, ...],
    deck: tuple[Card, ...],
    forced: tuple[moves.Post, ...],
    drawn: tuple[Card, ...] = (),
    first: int | None = None,
    held: bool = False,
) -> HoldemTransition:
    order = seating.order
    opened = moves.Opened(
        rules,
        seating.button,
        seating.big_blind,
        order,
        stacks,
        seating.waiting,
        seating.owes_no_blind,
        deck,
    )
    events: list[HoldemEvent] = [opened]
    state = opened_with(opened, forced)
    if drawn:
        drawing = moves.ButtonDrawn(drawn)
        state = evolve(state, drawing)
        events.append(drawing)
    if forced:
        events.append(moves.Posted(forced))
    dealing = moves.DealHeld(True) if held else _hands(order, deck)
    state = evolve(state, dealing)
    events.append(dealing)
    if first is not None:
        state = replace(state, actor=NEXT[state.to_act][first])
    return _follow(events, state)


def _hands(order: tuple[int, ...], deck: tuple[Card, ...]) -> moves.HandsDealt:
    count = len(order)
    hands = tuple(zip(deck[:count], deck[count : 2 * count], strict=True))
    return moves.HandsDealt(order, hands)


def decide(state: HoldemState, seat: int, action: HoldemAction, chance: Chance) -> HoldemTransition:
    """Chance decides nothing any more: the deck lies as it was shuffled."""
    event = act(state, seat, action)
    after = acted(state, event)
    if after.actor != NOBODY and not after.gone:
        return (event,), after  # most actions only pass the turn on
    return _follow([event], after)


def decide_and_leave(state: HoldemState, seat: int, action: HoldemAction) -> HoldemTransition:
    """The action of a player who goes away before anything follows from it. For replaying a hand
    in which he gave up his cards at the showdown."""
    event, departed = act(state, seat, action), moves.Departed(seat)
    return _follow([event, departed], evolve(acted(state, event), departed))


def expire(state: HoldemState, chance: Chance) -> HoldemTransition:
    if state.waits_for_tester:
        return set_held(state, held=False)
    if state.actor == NOBODY:
        raise Refused("hand_over")
    event = on_timeout(state)
    return _follow([event], acted(state, event))


def leave(state: HoldemState, seat: int, chance: Chance) -> HoldemTransition:
    position = state.position(seat)
    if position == NOBODY or state.over or state.gone >> position & 1:
        return (), state
    departed = moves.Departed(seat)
    return _follow([departed], evolve(state, departed))


def bring(state: HoldemState, seat: int, chips: int) -> HoldemTransition:
    """EPS-RF-CB-010: whoever has folded, is all-in or has left stays so in this hand."""
    position = state.position(seat)
    if position == NOBODY or state.over or not state.can_bet & ~state.gone & 1 << position:
        return (), state
    brought = moves.ChipsBrought(seat, chips)
    return (brought,), evolve(state, brought)


def set_held(state: HoldemState, *, held: bool) -> HoldemTransition:
    event = moves.DealHeld(held)
    return _follow([event], evolve(state, event))


def _follow(events: list[HoldemEvent], state: HoldemState) -> HoldemTransition:
    """The events that led to the state, and what follows until somebody has to decide or the hand
    is over."""
    while step := _next(state):
        happened, state = step
        events += happened
    return tuple(events), state


# What happens together and the state after it. Most of it is folded event by event.
Step: TypeAlias = tuple[Sequence[HoldemEvent], HoldemState]


def _happen(state: HoldemState, *events: HoldemEvent) -> Step:
    for event in events:
        state = evolve(state, event)
    return events, state


def _end(state: HoldemState, wins: Sequence[moves.Won]) -> Step:
    return (*wins, moves.Ended()), paid_out(state, wins)


def _next(state: HoldemState) -> Step | None:
    """What happens now without anybody's doing."""
    if state.actor != NOBODY:
        if state.gone >> state.actor & 1:
            return _happen(state, _left(state, state.actor))
        return None
    if state.over:
        return None
    if not state.hands[0]:
        return None if state.held else _happen(state, _hands(state.order, state.deck))
    if state.bet_to_match and not state.shown:
        position, chips = uncalled(state)
        if chips:
            return _happen(state, moves.Returned(state.order[position], chips))
    if state.live.bit_count() == 1:
        return _end(state, [win_unseen(state)])
    if state.gone and (absent := _absent_at_the_end(state)) != NOBODY:
        return _happen(state, _left(state, absent))
    if len(state.board) < BOARD_SIZE:
        return _next_streets(state)
    hidden = state.live & ~state.shown & ~state.mucked
    if not hidden:
        return _end(state, award(state))
    if state.rules.muck:
        return _happen(state, show_or_muck(state, hidden))
    return reveal(state, hidden), shown_together(state, hidden)


def _left(state: HoldemState, position: int) -> moves.Acted:
    return moves.Acted(state.order[position], moves.Deed.FOLD, cause=moves.Cause.LEFT)


def _absent_at_the_end(state: HoldemState) -> int:
    """A player who has left cannot win. If he gets no further turn, he folds when the betting of
    the hand is over."""
    if len(state.board) < BOARD_SIZE and state.can_bet.bit_count() > 1:
        return NOBODY
    return NEXT[state.live & state.gone][0]


def _next_streets(state: HoldemState) -> Step | None:
    """One street; or the hands and then all streets that are left, when nobody can bet."""
    streets = STREETS_LEFT[len(state.board)]
    if state.can_bet.bit_count() > 1 or (state.rules.flop_first and not state.board):
        streets = streets[:1]
    elif state.rules.side_pots and (hidden := state.live & ~state.shown):
        return reveal(state, hidden), shown_together(state, hidden)
    if state.held:
        return None
    first = 2 * len(state.order)
    events = [
        moves.BoardDealt(street, state.deck[first + start : first + end])
        for street, start, end in streets
    ]
    cards = state.deck[first + streets[0][1] : first + streets[-1][2]]
    return events, dealt_out(state, streets[-1][0], cards, len(streets))
