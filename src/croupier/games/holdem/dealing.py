"""How a hand begins and goes on by itself: blinds, cards, streets, the end."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.game import Refused
from croupier.games.holdem import moves
from croupier.games.holdem.betting import act, on_timeout
from croupier.games.holdem.evolve import evolve
from croupier.games.holdem.moves import HoldemAction, HoldemCarryover, HoldemEvent, Street
from croupier.games.holdem.positions import NOBODY, next_position
from croupier.games.holdem.rules import FirstButton, HoldemRules
from croupier.games.holdem.seating import drawn_button, first_seating, next_seating, posts
from croupier.games.holdem.showdown import award, reveal, showdown, uncalled, win_unseen
from croupier.games.holdem.state import HoldemState, Seating

HoldemTransition: TypeAlias = tuple[tuple[HoldemEvent, ...], HoldemState]

# Each street, and which cards of the board are dealt on it.
STREETS: Final = ((Street.FLOP, 0, 3), (Street.TURN, 3, 4), (Street.RIVER, 4, 5))
STREETS_LEFT: Final = {0: STREETS, 3: STREETS[1:], 4: STREETS[2:]}  # by the size of the board
BOARD_SIZE: Final = 5


def open_hand(
    rules: HoldemRules,
    stacks: Mapping[int, int],
    carryover: HoldemCarryover | None,
    chance: Chance,
) -> HoldemTransition:
    seats = sorted([seat for seat, chips in stacks.items() if chips])
    if not 2 <= len(seats) <= 10:
        raise Refused("too_few_players" if len(seats) < 2 else "too_many_players")
    drawn: tuple[Card, ...] = ()
    if carryover is not None:
        seating = next_seating(rules, seats, carryover)
    elif rules.first_button is FirstButton.HIGH_CARD:
        cards = chance.shuffle(STANDARD.cards)[: len(seats)]
        seating = first_seating(rules, seats, drawn_button(seats, cards))
        drawn = tuple(cards[seats.index(seat)] for seat in seating.order)
    else:
        seating = first_seating(rules, seats, chance.choice(seats))
    amounts = tuple([stacks[seat] for seat in seating.order])
    deck = tuple(chance.shuffle(STANDARD.cards))
    return _begin(rules, seating, amounts, deck, posts(rules, seating, amounts), drawn)


def open_with(
    rules: HoldemRules,
    order: tuple[int, ...],
    stacks: tuple[int, ...],
    deck: tuple[Card, ...],
    forced: tuple[moves.Post, ...] | None = None,
) -> HoldemTransition:
    """The same with everything given: the seats from the left of the button on, their stacks, the
    deck from the top, and the forced bets where they are not those of the rules. For replaying a
    hand that was played elsewhere."""
    seating = first_seating(rules, sorted(order), order[-1])
    if forced is None:
        forced = posts(rules, seating, stacks)
    return _begin(rules, seating, stacks, deck, forced)


def _begin(
    rules: HoldemRules,
    seating: Seating,
    stacks: tuple[int, ...],
    deck: tuple[Card, ...],
    forced: tuple[moves.Post, ...],
    drawn: tuple[Card, ...] = (),
) -> HoldemTransition:
    order, count = seating.order, len(seating.order)
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
    then: list[HoldemEvent] = []
    if drawn:
        then.append(moves.ButtonDrawn(drawn))
    if forced:
        then.append(moves.Posted(forced))
    hands = tuple(zip(deck[:count], deck[count : 2 * count], strict=True))
    then.append(moves.HandsDealt(order, hands))
    state = evolve(None, opened)
    for event in then:
        state = evolve(state, event)
    return _follow([opened, *then], state)


def decide(state: HoldemState, seat: int, action: HoldemAction, chance: Chance) -> HoldemTransition:
    """Chance decides nothing any more: the deck lies as it was shuffled."""
    acted = act(state, seat, action)
    after = evolve(state, acted)
    if after.actor != NOBODY and not after.gone:
        return (acted,), after  # most actions only pass the turn on
    return _follow([acted], after)


def expire(state: HoldemState, chance: Chance) -> HoldemTransition:
    if state.actor == NOBODY:
        raise Refused("hand_over")
    acted = on_timeout(state)
    return _follow([acted], evolve(state, acted))


def leave(state: HoldemState, seat: int, chance: Chance) -> HoldemTransition:
    position = state.position(seat)
    if position == NOBODY or state.over or state.gone >> position & 1:
        return (), state
    departed = moves.Departed(seat)
    return _follow([departed], evolve(state, departed))


def _follow(events: list[HoldemEvent], state: HoldemState) -> HoldemTransition:
    """The events that led to the state, and what follows until somebody has to decide or the hand
    is over."""
    while happened := _next(state):
        for event in happened:
            state = evolve(state, event)
        events += happened
    return tuple(events), state


def _next(state: HoldemState) -> Sequence[HoldemEvent]:
    """What happens now without anybody's doing."""
    if state.actor != NOBODY:
        return (_left(state, state.actor),) if state.gone >> state.actor & 1 else ()
    if state.over:
        return ()
    if state.bet_to_match and not state.shown:
        position, chips = uncalled(state)
        if chips:
            return (moves.Returned(state.order[position], chips),)
    if state.live.bit_count() == 1:
        return (win_unseen(state), moves.Ended())
    if state.gone and (absent := _absent_at_the_end(state)) != NOBODY:
        return (_left(state, absent),)
    if len(state.board) == BOARD_SIZE:
        return showdown(state) or (*award(state), moves.Ended())
    return _next_streets(state)


def _left(state: HoldemState, position: int) -> moves.Acted:
    return moves.Acted(state.order[position], moves.Deed.FOLD, cause=moves.Cause.LEFT)


def _absent_at_the_end(state: HoldemState) -> int:
    """A player who has left cannot win. If he gets no further turn, he folds when the betting of
    the hand is over."""
    if len(state.board) < BOARD_SIZE and state.can_bet.bit_count() > 1:
        return NOBODY
    return next_position(state.live & state.gone, 0)


def _next_streets(state: HoldemState) -> Sequence[HoldemEvent]:
    """One street; or the hands and then all streets that are left, when nobody can bet."""
    streets = STREETS_LEFT[len(state.board)]
    if state.can_bet.bit_count() > 1 or (state.rules.flop_first and not state.board):
        streets = streets[:1]
    elif state.rules.side_pots and state.live & ~state.shown:
        return reveal(state)
    first = 2 * len(state.order)
    return [
        moves.BoardDealt(street, state.deck[first + start : first + end])
        for street, start, end in streets
    ]
