"""How a game begins and goes on by itself: fees, cards, dice, new hands, the end."""

from collections.abc import Mapping

from croupier.cards.chance import Chance
from croupier.cards.deck import SABACC
from croupier.cards.sabacc import SabaccCard
from croupier.games.amounts import AmountRange
from croupier.games.draft import Draft
from croupier.games.game import Refused
from croupier.games.sabacc import moves
from croupier.games.sabacc.evolve import evolve
from croupier.games.sabacc.playing import act, hand_of, on_timeout, reshuffled
from croupier.games.sabacc.rules import SabaccRules
from croupier.games.sabacc.showdown import award
from croupier.games.sabacc.state import NOBODY, SabaccDraft, SabaccState, SabaccTransition

SEATS_MAX = 4
FIRST_HAND = 2


def open_game(
    rules: SabaccRules,
    stacks: Mapping[int, int],
    carryover: moves.SabaccCarryover | None,
    chance: Chance,
) -> SabaccTransition:
    """Whoever cannot pay the fee is not dealt in (CAS-5.6a)."""
    order = tuple(sorted(seat for seat, chips in stacks.items() if chips >= rules.fee))
    if not 2 <= len(order) <= SEATS_MAX:
        raise Refused("too_few_players" if len(order) < 2 else "too_many_players")
    pot = _first_pot(rules).pick(chance) if carryover is None else carryover.pot
    deck = tuple(chance.shuffle(SABACC.cards))
    return open_with(rules, order, tuple(stacks[seat] for seat in order), pot, deck)


def open_with(
    rules: SabaccRules,
    order: tuple[int, ...],
    stacks: tuple[int, ...],
    pot: int,
    deck: tuple[SabaccCard, ...],
) -> SabaccTransition:
    """The same with everything given: the seats in playing order, what they have, the sabacc pot
    before the fees, and the deck from the top."""
    opened = moves.Opened(rules, order, stacks, pot, deck)
    draft: SabaccDraft = Draft(evolve, evolve(None, opened), opened)
    draft.happen(moves.FeesPaid(rules.fee, pot + rules.fee * len(order)))
    count = len(order)
    hands = tuple(zip(deck[:count], deck[count : 2 * count], strict=True))
    draft.happen(moves.HandsDealt(order, (FIRST_HAND,) * count, hands))
    draft.happen(moves.PileOpened(draft.state.deck[0]))
    draft.happen(moves.RoundBegun(1))
    return draft.finish()


def _first_pot(rules: SabaccRules) -> AmountRange:
    """CAS-5.7: drawn once, when the table plays its first game."""
    return AmountRange(rules.pot_min, rules.pot_max, rules.pot_step)


def go_on(draft: SabaccDraft, chance: Chance) -> SabaccTransition:
    """All that follows without anybody's doing, until a seat has to act or the game is over."""
    while not draft.state.over:
        if len(draft.state.live) == 1:
            # CAS-5.14: the last one left wins at once.
            _end(draft)
        elif draft.state.phase is moves.Phase.ROLL:
            _roll(draft, chance)
        else:
            break
    return draft.finish()


def decide(
    state: SabaccState, seat: int, action: moves.SabaccAction, chance: Chance
) -> SabaccTransition:
    draft = Draft(evolve, state)
    act(draft, seat, action, chance)
    return go_on(draft, chance)


def expire(state: SabaccState, chance: Chance) -> SabaccTransition:
    if state.actor == NOBODY:
        raise Refused("hand_over")
    draft = Draft(evolve, state)
    on_timeout(draft, chance)
    return go_on(draft, chance)


def leave(state: SabaccState, seat: int, chance: Chance) -> SabaccTransition:
    """CAS-5.26b: what was bet stays in the pot, the hand goes the way of a junked one."""
    position = state.position(seat)
    if state.over or position not in state.live:
        return (), state
    draft = Draft(evolve, state)
    draft.happen(moves.Junked(seat, hand_of(state, position), moves.Cause.LEFT))
    return go_on(draft, chance)


def _roll(draft: SabaccDraft, chance: Chance) -> None:
    dice = (1 + chance.below(6), 1 + chance.below(6))
    draft.happen(moves.DiceRolled(dice))
    if dice[0] == dice[1]:
        _redeal(draft, chance)
    if draft.state.round == draft.state.rules.rounds:
        _end(draft)
    else:
        draft.happen(moves.RoundBegun(draft.state.round + 1))


def _redeal(draft: SabaccDraft, chance: Chance) -> None:
    """CAS-5.20: everybody still in throws his hand away and draws as many cards."""
    state = draft.state
    sizes = tuple(len(hand) for hand in state.hands)
    seats = tuple(state.order[position] for position in state.live)
    hands = tuple(hand_of(state, position) for position in state.live)
    draft.happen(moves.HandsThrown(seats, hands))
    _deal(draft, sizes, chance)


def _deal(draft: SabaccDraft, sizes: tuple[int, ...], chance: Chance) -> None:
    """One hand after the other; when the deck runs out in between, the pile is shuffled."""
    wanted = dict(zip(draft.state.order, sizes, strict=True))
    while wanted:
        if not draft.state.left:
            draft.happen(reshuffled(draft.state, chance))
        deck, at = draft.state.deck, 0
        dealt: dict[int, tuple[SabaccCard, ...]] = {}
        for seat, count in list(wanted.items()):
            cards = deck[at : at + count]
            at += len(cards)
            if cards:
                dealt[seat] = cards
            wanted[seat] -= len(cards)
            if not wanted[seat]:
                del wanted[seat]
        counts = tuple(len(cards) for cards in dealt.values())
        draft.happen(moves.HandsDealt(tuple(dealt), counts, tuple(dealt.values())))


def _end(draft: SabaccDraft) -> None:
    award(draft)
    draft.happen(moves.Ended())
