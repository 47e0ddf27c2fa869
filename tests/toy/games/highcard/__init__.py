"""High card, the smallest game that keeps the whole contract: a model for new games. Everybody pays
an ante and gets one hidden card; each in turn stays or folds; the highest card takes the pot. The
deck is used on from round to round until it is too short."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games import game as contract
from croupier.games.amounts import split
from croupier.games.draft import Draft
from croupier.games.game import Holdings, Pending, Preset, Refused, Settlement

Phase = StrEnum("Phase", ["WAITING", "OVER"])


class HighcardRules(contract.Rules, frozen=True, kw_only=True, tag="highcard"):
    ante: int = 500


class Stay(contract.Action, frozen=True, tag="stay"): ...


class Fold(contract.Action, frozen=True, tag="fold"): ...


class Opened(contract.Event, frozen=True, tag="opened"):
    """Every seat pays the ante from its stack and gets a card. Nobody may see `deck`, which is the
    rest. Cards that the reader may not see are left out."""

    rules: HighcardRules
    round: int
    stacks: dict[int, int]
    cards: dict[int, Card]
    deck: tuple[Card, ...]


class Decided(contract.Event, frozen=True, tag="decided"):
    """Who goes away, or lets the clock run out, has folded."""

    seat: int
    stays: bool


class Ended(contract.Event, frozen=True, tag="ended"):
    """Whoever stayed shows the card, unless all others folded. The winners share the pot."""

    shown: dict[int, Card]
    shares: dict[int, int]


class HighcardCarryover(contract.Carryover, frozen=True):
    deck: tuple[Card, ...]
    rounds: int


class HighcardOptions(contract.Options, frozen=True):
    stay: bool = False
    fold: bool = False

    def allows(self, action: Stay | Fold) -> bool:
        return self.stay if isinstance(action, Stay) else self.fold

    def pick(self, chance: Chance) -> Stay | Fold:
        return Stay() if chance.below(2) else Fold()


class HighcardSeat(Struct, frozen=True, omit_defaults=True):
    seat: int
    stack: int
    staked: int
    folded: bool
    card: Card | None = None  # once it was shown


class HighcardView(contract.View, frozen=True):
    phase: Phase
    seats: tuple[HighcardSeat, ...]
    pot: int


class HighcardPrivateView(contract.PrivateView, frozen=True):
    card: Card


class State(Struct, frozen=True, kw_only=True):
    opened: Opened
    stacks: dict[int, int]
    pot: int
    live: tuple[int, ...]
    to_act: tuple[int, ...]  # have yet to decide, the first of them now
    turn: int = 0
    shown: dict[int, Card] = {}


HighcardEvent = Opened | Decided | Ended
Transition: TypeAlias = contract.Transition[HighcardEvent, State]
CLOCK_MS = 15_000
SETTINGS = {"seats": 6, "buy_in_min": 500, "buy_in_max": 90_000, "buy_in": 9_000}
PRESETS = {"club": Preset(HighcardRules(), SETTINGS | {"start": "when_ready"})}


class Highcard(contract.Game[HighcardRules, HighcardCarryover, State, Stay | Fold, HighcardEvent]):
    name, seats, presets = "highcard", range(2, 7), PRESETS
    rules, carryover, state = HighcardRules, HighcardCarryover, State
    action, event, options_type = Stay | Fold, HighcardEvent, HighcardOptions
    view_type, private_type = HighcardView, HighcardPrivateView

    def check(self, rules: HighcardRules) -> None:
        if not 1 <= rules.unit <= rules.ante or rules.ante % rules.unit:
            raise Refused("bad_rules", field="ante")

    def stakes(self, rules: HighcardRules) -> tuple[int, ...]:
        return (rules.ante,)

    def least(self, rules: HighcardRules) -> int:
        return rules.ante

    def open(
        self,
        rules: HighcardRules,
        stacks: Mapping[int, int],
        carryover: HighcardCarryover | None,
        chance: Chance,
    ) -> Transition:
        chips = {seat: stacks[seat] for seat in sorted(stacks) if stacks[seat] >= rules.ante}
        if len(chips) not in self.seats:
            raise Refused("too_few_players" if len(chips) < 2 else "too_many_players")
        deck, rounds = (carryover.deck, carryover.rounds) if carryover else ((), 0)
        if len(deck) < len(chips):
            deck = tuple(chance.shuffle(STANDARD.cards))
        cards = dict(zip(chips, deck, strict=False))
        opened = Opened(rules, rounds + 1, chips, cards, deck[len(chips) :])
        return (opened,), self.evolve(None, opened)

    def evolve(self, state: State | None, event: HighcardEvent) -> State:
        if isinstance(event, Opened):
            seats, ante = tuple(event.stacks), event.rules.ante
            stacks = {seat: chips - ante for seat, chips in event.stacks.items()}
            pot = ante * len(seats)
            return State(opened=event, stacks=stacks, pot=pot, live=seats, to_act=seats)
        assert state is not None, "a round begins with Opened"
        match event:
            case Decided(seat, stays):
                # Whoever leaves folds out of turn; then the seat on turn keeps its clock.
                turn = state.turn + (state.to_act[:1] == (seat,))
                live = tuple(other for other in state.live if stays or other != seat)
                to_act = tuple(other for other in state.to_act if other != seat)
                return replace(state, live=live, to_act=to_act, turn=turn)
            case Ended(shown, shares):
                stacks = {seat: chips + shares.get(seat, 0) for seat, chips in state.stacks.items()}
                return replace(state, stacks=stacks, pot=0, to_act=(), shown=shown)
            case _:
                assert_never(event)

    def pending(self, state: State) -> Pending | None:
        return Pending(state.turn, state.to_act[:1], CLOCK_MS) if state.to_act else None

    def options(self, state: State, seat: int) -> HighcardOptions | None:
        return HighcardOptions(True, True) if state.to_act[:1] == (seat,) else None

    def decide(self, state: State, seat: int, action: Stay | Fold, chance: Chance) -> Transition:
        if self.options(state, seat) is None:
            raise Refused("not_your_turn" if state.to_act else "hand_over")
        return self._go_on(state, Decided(seat, isinstance(action, Stay)))

    def expire(self, state: State, chance: Chance) -> Transition:
        return self._go_on(state, Decided(state.to_act[0], False))

    def leave(self, state: State, seat: int, chance: Chance) -> Transition:
        is_in = seat in state.live and state.to_act
        return self._go_on(state, Decided(seat, False)) if is_in else ((), state)

    def _go_on(self, state: State, event: HighcardEvent) -> Transition:
        """The event, and the end of the round when nobody has anything to decide any more."""
        draft = Draft(self.evolve, self.evolve(state, event), event)
        live = draft.state.live
        if not draft.state.to_act or len(live) == 1:
            cards = {seat: state.opened.cards[seat] for seat in live}
            best = max(card.rank for card in cards.values())
            winners = [seat for seat, card in cards.items() if card.rank == best]
            shares = split(state.pot, len(winners), state.opened.rules.unit)
            paid = dict(zip(winners, shares, strict=True))
            draft.happen(Ended(cards if len(live) > 1 else {}, paid))
        return draft.finish()

    def settlement(self, state: State) -> Settlement | None:
        gains = {seat: chips - state.opened.stacks[seat] for seat, chips in state.stacks.items()}
        return None if state.to_act else Settlement(gains)

    def carry_over(self, state: State) -> HighcardCarryover:
        return HighcardCarryover(state.opened.deck, state.opened.round)

    def without_seat(self, carryover: HighcardCarryover, seat: int) -> HighcardCarryover:
        return carryover

    def holdings(self, state: State) -> Holdings:
        return Holdings(state.stacks, state.pot)

    def view(self, state: State) -> HighcardView:
        ante, live, shown = state.opened.rules.ante, state.live, state.shown
        seats = tuple(
            HighcardSeat(seat, chips, ante, seat not in live, shown.get(seat))
            for seat, chips in state.stacks.items()
        )
        return HighcardView(Phase.WAITING if state.to_act else Phase.OVER, seats, state.pot)

    def private_view(self, state: State, seat: int) -> HighcardPrivateView | None:
        card = state.opened.cards.get(seat)
        return None if card is None else HighcardPrivateView(card)

    def show(self, event: HighcardEvent, seat: int | None) -> HighcardEvent | None:
        match event:
            case Opened(cards=cards):
                own = {owner: card for owner, card in cards.items() if owner == seat}
                return replace(event, cards=own, deck=())
            case Decided() | Ended():
                return event


game = Highcard()
