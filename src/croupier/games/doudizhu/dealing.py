"""How a round begins: who plays in which order, the cards, the landlord."""

from collections.abc import Mapping

from croupier.cards.card import CARDS, Card
from croupier.cards.chance import Chance
from croupier.games.doudizhu import moves
from croupier.games.doudizhu.evolve import evolve
from croupier.games.doudizhu.rules import DoudizhuRules, LandlordBy
from croupier.games.doudizhu.state import (
    HAND,
    PLAYERS,
    DoudizhuDraft,
    DoudizhuTransition,
)
from croupier.games.draft import Draft
from croupier.games.game import Refused
from croupier.kernel import doudizhu as kernel

POINTS_DRAWN = 1  # DDZ-1.5: what a landlord named by chance has bid


def open_round(
    rules: DoudizhuRules,
    stacks: Mapping[int, int],
    carryover: moves.DoudizhuCarryover | None,
    chance: Chance,
) -> DoudizhuTransition:
    """The first round begins with a random seat, each later one with the next."""
    seats = sorted(seat for seat, chips in stacks.items() if chips >= rules.base)
    if len(seats) != PLAYERS:
        raise Refused("too_few_players" if len(seats) < PLAYERS else "too_many_players")
    first = chance.choice(seats) if carryover is None else carryover.first
    order = playing_order(seats, first)
    scores = () if carryover is None else carryover.scores
    cards = tuple(chance.shuffle(CARDS))
    opened = moves.Opened(rules, order, tuple(stacks[seat] for seat in order), scores)
    return open_with(opened, cards, chance)


def open_with(opened: moves.Opened, cards: tuple[Card, ...], chance: Chance) -> DoudizhuTransition:
    """The same with the seats and the cards given: 17 for each seat, then the bottom cards."""
    draft: DoudizhuDraft = Draft(evolve, evolve(None, opened), opened)
    draft.happen(dealt(1, opened.seats, cards))
    if opened.rules.landlord is LandlordBy.RANDOM:
        draw_landlord(draft, chance)
    return draft.finish()


def playing_order(seats: list[int], first: int) -> tuple[int, ...]:
    """DDZ-1.4: counter-clockwise, while seats are numbered clockwise. Where nobody sits in the
    first seat, the next one begins."""
    return tuple(sorted(seats, key=lambda seat: (seat > first, -seat)))


def dealt(number: int, seats: tuple[int, ...], cards: tuple[Card, ...]) -> moves.Dealt:
    hands = (kernel.in_order(cards[HAND * nth : HAND * (nth + 1)]) for nth in range(PLAYERS))
    return moves.Dealt(number, seats, tuple(hands), kernel.in_order(cards[HAND * PLAYERS :]))


def end_bidding(draft: DoudizhuDraft, chance: Chance) -> None:
    """The highest bid is the landlord's. If all passed, the cards are dealt anew; at last chance
    decides, because a round without an end would hold up the table."""
    state = draft.state
    if state.points:
        seat = state.order[state.bids.index(state.points)]
        draft.happen(moves.LandlordNamed(seat, state.points, state.bottom))
    elif state.deal < state.rules.deals_max:
        draft.happen(dealt(state.deal + 1, state.order, tuple(chance.shuffle(CARDS))))
    else:
        draw_landlord(draft, chance)


def draw_landlord(draft: DoudizhuDraft, chance: Chance) -> None:
    seat, bottom = chance.choice(draft.state.order), draft.state.bottom
    draft.happen(moves.LandlordNamed(seat, POINTS_DRAWN, bottom, drawn=True))
