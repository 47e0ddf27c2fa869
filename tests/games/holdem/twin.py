"""The same hand played by PokerKit, told in our words: positions, stacks, bets, options, pots.

Positions agree: PokerKit's first player is the first left of the button, and with two players it
turns blinds and antes around as we do.
"""

from collections.abc import Sequence

from msgspec import Struct
from pokerkit import Automation, Mode, NoLimitTexasHoldem, StandardHighHand
from pokerkit.state import ChipsPushing, State

from croupier.cards.card import Card

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


# PokerKit deals nobody in without chips; who plays for dead antes alone gets this to look at.
IDLE = 1


class Deal(Struct, frozen=True, kw_only=True):
    """A hand before it begins. `stacks` are by position; with two players blinds and antes are
    given the other way round. With `ante_layers` an ante counts for side pots like any bet, else
    all antes lie in the main pot."""

    blinds: tuple[int, ...]
    antes: tuple[int, ...]
    ante_layers: bool
    bet_min: int
    stacks: tuple[int, ...]
    deck: tuple[Card, ...]

    @property
    def count(self) -> int:
        return len(self.stacks)

    def by_position(self, amounts: tuple[int, ...]) -> tuple[int, ...]:
        return amounts[::-1] if self.count == 2 else amounts

    def hand(self, position: int) -> tuple[Card, Card]:
        return self.deck[position], self.deck[self.count + position]

    def board(self, size: int) -> tuple[Card, ...]:
        return self.deck[2 * self.count :][:size]


class Choice(Struct, frozen=True):
    """What the actor may do: what a call costs, and to what he may raise (zero: not at all)."""

    position: int
    call: int
    raise_min: int
    raise_max: int


class Pots(Struct, frozen=True):
    """The chips of every pot and the positions that can win it."""

    pots: tuple[tuple[int, tuple[int, ...]], ...]


def text(cards: Sequence[Card]) -> str:
    return "".join(map(str, cards))


class End(Struct, frozen=True):
    """What every position won, pot by pot, and the stacks after it."""

    shares: list[tuple[int, ...]]
    stacks: tuple[int, ...]


class Twin:
    """A hand in PokerKit, with the cards of the deal. `loans` are chips that players have more
    here; they are all in with them, and what is told of their bets leaves them out."""

    def __init__(self, deal: Deal, loans: tuple[int, ...] = ()) -> None:
        self.deal = deal
        self.loans = loans or (0,) * deal.count
        self.state = NoLimitTexasHoldem.create_state(
            AUTOMATIONS,
            deal.ante_layers,
            deal.antes,
            deal.blinds,
            deal.bet_min,
            [stack + loan for stack, loan in zip(deal.stacks, self.loans, strict=True)],
            deal.count,
            mode=Mode.TOURNAMENT,
        )
        for position in range(deal.count):
            self.state.deal_hole(text(deal.hand(position)), position)
        self._deal_boards()

    def _deal_boards(self) -> None:
        while self.state.status and self.state.actor_index is None:
            _deal_street(self.state, self.deal)

    @property
    def over(self) -> bool:
        return not self.state.status

    @property
    def stacks(self) -> tuple[int, ...]:
        return tuple(self.state.stacks)

    @property
    def bets(self) -> tuple[int, ...]:
        if self.state.board_cards or not any(self.loans):
            return tuple(self.state.bets)
        # The rest of a loan went into the ante.
        lent = map(min, self.loans, self.deal.by_position(self.deal.blinds))
        return tuple(bet - loan for bet, loan in zip(self.state.bets, lent, strict=True))

    @property
    def board(self) -> str:
        return "".join(repr(card) for cards in self.state.board_cards for card in cards)

    @property
    def pots(self) -> Pots:
        return Pots(tuple((pot.amount, tuple(pot.player_indices)) for pot in self.state.pots))

    @property
    def choice(self) -> Choice | None:
        state = self.state
        if state.actor_index is None:
            return None
        return Choice(
            state.actor_index,
            state.checking_or_calling_amount or 0,
            state.min_completion_betting_or_raising_to_amount or 0,
            state.max_completion_betting_or_raising_to_amount or 0,
        )

    @property
    def end(self) -> End:
        return End(_pushed(self.state), self.stacks)

    def can_fold(self) -> bool:
        return self.state.can_fold()

    def can_raise_to(self, chips: int) -> bool:
        return self.state.can_complete_bet_or_raise_to(chips)

    def fold(self) -> None:
        self.state.fold()
        self._deal_boards()

    def check_or_call(self) -> None:
        self.state.check_or_call()
        self._deal_boards()

    def raise_to(self, chips: int) -> None:
        self.state.complete_bet_or_raise_to(chips)
        self._deal_boards()


def settled(deal: Deal, paid: Sequence[int], live: Sequence[int], unit: int = 1) -> End:
    """The end of a hand in which so much was paid and the `live` positions show down.

    All that was bet is posted as blinds by players who have no more than that, and those who
    folded muck: so PokerKit makes the pots whatever way the betting went.
    """
    antes = deal.by_position(deal.antes)
    dead = [0 if deal.ante_layers else min(pair) for pair in zip(antes, deal.stacks, strict=True)]
    playing = [at for at in range(deal.count) if paid[at] or dead[at] or at in live]
    posted = [dead[position] for position in playing]
    # What a folded player paid beyond all others PokerKit would give back to him.
    top = max(paid[position] for position in live)
    blinds = [min(paid[position], top) for position in playing]
    turned = -1 if len(playing) == 2 else 1
    state = NoLimitTexasHoldem.create_state(
        tuple(set(AUTOMATIONS) - {Automation.HOLE_CARDS_SHOWING_OR_MUCKING}),
        False,
        posted[::turned],
        blinds[::turned],
        deal.bet_min,
        [ante + blind or IDLE for ante, blind in zip(posted, blinds, strict=True)],
        len(playing),
        mode=Mode.CASH_GAME,
        divmod=lambda chips, ways: _in_units(chips, ways, unit),
    )
    for index, position in enumerate(playing):
        state.deal_hole(text(deal.hand(position)), index)
    while state.status:
        if state.actor_index is not None:
            state.check_or_call()
        elif state.showdown_indices:
            index = state.showdown_indices[0]
            state.show_or_muck_hole_cards(playing[index] in live, index)
        else:
            _deal_street(state, deal)

    def placed(amounts: Sequence[int]) -> tuple[int, ...]:
        by_position = dict(zip(playing, amounts, strict=True))
        return tuple(by_position.get(position, 0) for position in range(deal.count))

    back = placed(
        [
            stack - IDLE if not ante + blind else stack
            for stack, ante, blind in zip(state.stacks, posted, blinds, strict=True)
        ]
    )
    stacks = [deal.stacks[at] - paid[at] - dead[at] + back[at] for at in range(deal.count)]
    return End([placed(shares) for shares in _pushed(state)], tuple(stacks))


def settled_as_one(deal: Deal, paid: Sequence[int], live: Sequence[int], unit: int) -> End:
    """The same where all that was paid is one pot: the best hand takes it."""
    board = text(deal.board(5))
    hands = {at: StandardHighHand.from_game(text(deal.hand(at)), board) for at in live}
    best = max(hands.values())
    winners = [at for at in live if hands[at] == best]
    each, odd = _in_units(sum(paid), len(winners), unit)
    shares = {at: each + (odd if at == winners[0] else 0) for at in winners}
    won = tuple(shares.get(at, 0) for at in range(deal.count))
    stacks = [deal.stacks[at] - paid[at] + won[at] for at in range(deal.count)]
    return End([won], tuple(stacks))


def _in_units(chips: int, ways: int, unit: int) -> tuple[int, int]:
    """Equal shares in whole units, and what is left."""
    each = chips // ways // unit * unit
    return each, chips - each * ways


def _pushed(state: State) -> list[tuple[int, ...]]:
    return [
        tuple(operation.amounts)
        for operation in state.operations
        if isinstance(operation, ChipsPushing)
    ]


def _deal_street(state: State, deal: Deal) -> None:
    dealt = len(state.board_cards)
    state.burn_card("??")
    state.deal_board(text(deal.board(max(dealt + 1, 3))[dealt:]))
