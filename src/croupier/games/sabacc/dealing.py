"""How a game begins and goes on by itself: fees, cards, dice, new hands, the end."""

from collections.abc import Mapping

from croupier.cards.chance import Chance
from croupier.cards.deck import SABACC
from croupier.cards.sabacc import SabaccCard
from croupier.games.game import Refused
from croupier.games.sabacc.evolve import evolve
from croupier.games.sabacc.moves import (
    Cause,
    DiceRolled,
    Ended,
    FeesPaid,
    HandsDealt,
    HandsThrown,
    Junked,
    Opened,
    Phase,
    PileOpened,
    RoundBegun,
    SabaccEvent,
    SabaccLast,
)
from croupier.games.sabacc.playing import hand_of, reshuffled
from croupier.games.sabacc.rules import SabaccRules
from croupier.games.sabacc.showdown import award
from croupier.games.sabacc.state import State

SEATS_MAX = 4
FIRST_HAND = 2


class Story:
    """The events of a decision in the making, and the state that they lead to."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[SabaccEvent] = []

    def tell(self, *events: SabaccEvent) -> None:
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)


def open_game(
    rules: SabaccRules, stacks: Mapping[int, int], last: SabaccLast | None, chance: Chance
) -> tuple[SabaccEvent, ...]:
    """Whoever cannot pay the fee is not dealt in (CAS-5.6a)."""
    order = tuple(sorted([seat for seat, chips in stacks.items() if chips >= rules.fee]))
    if not 2 <= len(order) <= SEATS_MAX:
        raise Refused("too_few_players" if len(order) < 2 else "too_many_players")
    pot = _first_pot(rules, chance) if last is None else last.pot
    deck = tuple(chance.shuffle(SABACC.cards))
    return begin(rules, order, tuple([stacks[seat] for seat in order]), pot, deck)


def begin(
    rules: SabaccRules,
    order: tuple[int, ...],
    stacks: tuple[int, ...],
    pot: int,
    deck: tuple[SabaccCard, ...],
) -> tuple[SabaccEvent, ...]:
    """The same with everything given: the seats in playing order, what they have, the sabacc pot
    before the fees, and the deck from the top."""
    opened = Opened(rules, order, stacks, pot, deck)
    story = Story(evolve(None, opened))
    story.tell(FeesPaid(rules.fee, pot + rules.fee * len(order)))
    count = len(order)
    hands = tuple(zip(deck[:count], deck[count : 2 * count], strict=True))
    story.tell(HandsDealt(order, (FIRST_HAND,) * count, hands))
    story.tell(PileOpened(story.state.deck[0]), RoundBegun(1))
    return (opened, *story.events)


def _first_pot(rules: SabaccRules, chance: Chance) -> int:
    """CAS-5.7: drawn once, when the table plays its first game."""
    steps = (rules.pot_max - rules.pot_min) // rules.pot_step
    return rules.pot_min + rules.pot_step * chance.below(steps + 1)


def after(state: State, happened: list[SabaccEvent], chance: Chance) -> tuple[SabaccEvent, ...]:
    """What happened, and all that follows from it without anybody's doing."""
    story = Story(state)
    story.tell(*happened)
    while not story.state.over:
        if len(story.state.live) == 1:
            # CAS-5.14: the last one left wins at once.
            _end(story)
        elif story.state.phase is not Phase.ROLL:
            break
        else:
            _roll(story, chance)
    return tuple(story.events)


def leave(state: State, seat: int, chance: Chance) -> tuple[SabaccEvent, ...]:
    """CAS-5.26b: what was bet stays in the pot, the hand goes the way of a junked one."""
    position = state.position(seat)
    if state.over or position not in state.live:
        return ()
    return after(state, [Junked(seat, hand_of(state, position), Cause.LEFT)], chance)


def _roll(story: Story, chance: Chance) -> None:
    dice = (1 + chance.below(6), 1 + chance.below(6))
    story.tell(DiceRolled(dice))
    if dice[0] == dice[1]:
        _redeal(story, chance)
    if story.state.round == story.state.rules.rounds:
        _end(story)
    else:
        story.tell(RoundBegun(story.state.round + 1))


def _redeal(story: Story, chance: Chance) -> None:
    """CAS-5.20: everybody still in throws his hand away and draws as many cards."""
    state = story.state
    sizes = tuple([len(hand) for hand in state.hands])
    seats = tuple([state.order[position] for position in state.live])
    hands = tuple([hand_of(state, position) for position in state.live])
    story.tell(HandsThrown(seats, hands))
    _deal(story, sizes, chance)


def _deal(story: Story, sizes: tuple[int, ...], chance: Chance) -> None:
    """One hand after the other; when the deck runs out in between, the pile is shuffled."""
    wanted = dict(zip(story.state.order, sizes, strict=True))
    while wanted:
        if not story.state.left:
            story.tell(reshuffled(story.state, chance))
        deck, at = story.state.deck, 0
        dealt: dict[int, tuple[SabaccCard, ...]] = {}
        for seat, count in list(wanted.items()):
            cards = deck[at : at + count]
            at += len(cards)
            if cards:
                dealt[seat] = cards
            wanted[seat] -= len(cards)
            if not wanted[seat]:
                del wanted[seat]
        counts = tuple([len(cards) for cards in dealt.values()])
        story.tell(HandsDealt(tuple(dealt), counts, tuple(dealt.values())))


def _end(story: Story) -> None:
    story.tell(*award(story.state), Ended())
