"""What a screen has to show at a moment of a round: cards, bets and the result, reckoned from the
log's own events and never from what the game says a reader may see. Cards are codes, None lies face
down; seats are keys."""

from typing import Any

from croupier.games.blackjack.state import BlackjackState
from croupier.games.doudizhu.moves import Phase as DoudizhuPhase
from croupier.games.doudizhu.state import NOBODY, DoudizhuState
from croupier.games.holdem.state import HoldemState
from croupier.games.roulette.moves import Phase as RoulettePhase
from croupier.games.roulette.state import RouletteState
from croupier.games.sabacc.state import SabaccState

Facts = dict[str, Any]


def facts(state: Any, seat: int) -> Facts:
    match state:
        case HoldemState():
            return _holdem(state, seat)
        case BlackjackState():
            return _blackjack(state)
        case DoudizhuState():
            return _doudizhu(state, seat)
        case RouletteState():
            return _roulette(state, seat)
        case SabaccState():
            return _sabacc(state, seat)
        case _:
            raise TypeError(f"say what is to be seen of {type(state)}")


def _holdem(state: HoldemState, mine: int) -> Facts:
    hands: dict[int, list[int | None]] = {}
    for position, (seat, hand) in enumerate(zip(state.order, state.hands, strict=True)):
        bit = 1 << position
        if seat == mine or state.shown & bit:
            hands[seat] = [int(card) for card in hand]
        elif state.live & bit and not state.mucked & bit:
            hands[seat] = [None for _ in hand]
    return {
        "board": [int(card) for card in state.board],
        "hands": hands,
        "bets": _some(state.order, state.bets),
        "stacks": dict(zip(state.order, state.stacks, strict=True)),
    }


def _blackjack(state: BlackjackState) -> Facts:
    covered: list[int | None] = [None] if state.covered else []
    return {
        "dealer": covered + [int(card) for card in state.dealer],
        "hands": {
            box.seat: [[int(card) for card in hand.cards] for hand in box.hands if hand.cards]
            for box in state.boxes
            if box.hands[0].cards
        },
        "bets": {
            box.seat: bets for box in state.boxes if (bets := sum(hand.bet for hand in box.hands))
        },
    }


def _doudizhu(state: DoudizhuState, mine: int) -> Facts:
    own = state.position(mine)
    over = state.phase is DoudizhuPhase.OVER
    playing = state.combo is not None and not over
    last = state.shown[state.leader] if playing else ()
    rest = {
        seat: sorted(int(card) for card in hand or state.shown[position] or ())
        for position, (seat, hand) in enumerate(zip(state.order, state.hands, strict=True))
        if position != own
    }
    return {
        "own": sorted(
            int(card) for card in state.hands[own] or (state.shown[own] if over else ()) or ()
        ),
        "left": {} if over else dict(zip(state.order, state.left, strict=True)),
        "middle": sorted(int(card) for card in last or ()),
        "bottom": [int(card) for card in state.bottom]
        if state.landlord != NOBODY
        else [None, None, None],
        "rest": rest if over else {},
    }


def _roulette(state: RouletteState, mine: int) -> Facts:
    """Chips that have won lie where they were until the next round."""
    lying = {
        player.seat: {bet.point: bet.chips for bet in player.bets}
        | {bet.point: bet.chips for bet in player.outcomes if bet.gain > 0}
        for player in state.players
    }
    return {
        "own": lying[mine],
        "others": {seat: sorted(bets) for seat, bets in lying.items() if bets and seat != mine},
        "sums": {
            player.seat: sum(bet.chips for bet in player.bets)
            if player.gain is None
            else player.gain
            for player in state.players
        },
        "number": state.number if state.phase is RoulettePhase.OVER else None,
    }


def _sabacc(state: SabaccState, mine: int) -> Facts:
    hands: dict[int, list[int | None]] = {}
    for position, (seat, hand) in enumerate(zip(state.order, state.hands, strict=True)):
        if seat == mine or state.shown:
            hands[seat] = [int(card) for card in hand if card is not None]
        else:
            known = [int(card) for card in state.known[position]]
            hands[seat] = [None] * (len(hand) - len(known)) + known
    return {
        "hands": {seat: hand for seat, hand in hands.items() if hand},
        "pile": None if not state.pile else int(state.pile[-1]),
        "pots": [state.pot, state.sabacc_pot],
        "stakes": {} if state.shown else _some(state.order, state.paid),
        "dice": list(state.dice),
    }


def _some(seats: tuple[int, ...], chips: tuple[int, ...]) -> dict[int, int]:
    return {seat: amount for seat, amount in zip(seats, chips, strict=False) if amount}
