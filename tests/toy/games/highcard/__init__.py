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
from croupier.games.amounts import split
from croupier.games.draft import Draft
from croupier.games.game import Action, Carryover, Event, Game, Holdings, Options, Pending
from croupier.games.game import Preset, PrivateView, Refused, Rules, Settlement, Transition, View


class HighcardRules(Rules, frozen=True, kw_only=True, tag="highcard"):
    ante: int = 500
    clock_ms: int = 15_000


class Stay(Action, frozen=True, tag="stay"):
    pass


class Fold(Action, frozen=True, tag="fold"):
    pass


HighcardAction = Stay | Fold


class Opened(Event, frozen=True, tag="opened"):
    """Every seat pays the ante from its stack. Nobody may see the deck."""

    rules: HighcardRules
    round: int
    stacks: dict[int, int]
    deck: tuple[Card, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """One card for each seat. Cards that the reader may not see are left out."""

    cards: dict[int, Card]


class Stayed(Event, frozen=True, tag="stayed"):
    seat: int


class Folded(Event, frozen=True, tag="folded"):
    seat: int


class Shown(Event, frozen=True, tag="shown"):
    cards: dict[int, Card]


class Won(Event, frozen=True, tag="won"):
    """The pot goes to the winners, and the round is over."""

    shares: dict[int, int]


HighcardEvent = Opened | Dealt | Stayed | Folded | Shown | Won


class HighcardCarryover(Carryover, frozen=True):
    deck: tuple[Card, ...]
    rounds: int


class HighcardOptions(Options, frozen=True):
    stay: bool = False
    fold: bool = False

    def allows(self, action: HighcardAction) -> bool:
        return self.stay if isinstance(action, Stay) else self.fold

    def pick(self, chance: Chance) -> HighcardAction:
        return chance.choice((Stay(), Fold()))


class Phase(StrEnum):
    WAITING = "waiting"
    OVER = "over"


class HighcardSeat(Struct, frozen=True, omit_defaults=True):
    seat: int
    stack: int
    staked: int
    folded: bool = False
    card: Card | None = None  # once it was shown


class HighcardView(View, frozen=True):
    phase: Phase
    seats: tuple[HighcardSeat, ...]
    pot: int


class HighcardPrivateView(PrivateView, frozen=True):
    card: Card


class HighcardState(Struct, frozen=True, kw_only=True):
    """`to_act` are the seats that have yet to decide, the first of them now."""

    rules: HighcardRules
    round: int
    starts: dict[int, int]
    stacks: dict[int, int]
    pot: int
    deck: tuple[Card, ...]
    cards: dict[int, Card] = {}
    shown: dict[int, Card] = {}
    live: tuple[int, ...]
    to_act: tuple[int, ...]
    turn: int = 0
    over: bool = False


HighcardTransition: TypeAlias = Transition[HighcardEvent, HighcardState]


def evolve(state: HighcardState | None, event: HighcardEvent) -> HighcardState:
    if isinstance(event, Opened):
        ante, seats = event.rules.ante, tuple(event.stacks)
        return HighcardState(
            rules=event.rules,
            round=event.round,
            starts=event.stacks,
            stacks={seat: chips - ante for seat, chips in event.stacks.items()},
            pot=ante * len(seats),
            deck=event.deck,
            live=seats,
            to_act=seats,
        )
    if state is None:
        raise ValueError("a round begins with Opened")
    match event:
        case Dealt(cards):
            return replace(state, cards=cards, deck=state.deck[len(cards) :])
        case Stayed():
            return replace(state, to_act=state.to_act[1:], turn=state.turn + 1)
        case Folded(seat):
            # Whoever leaves folds out of turn; then the seat on turn keeps its clock.
            turn = state.turn + (state.to_act[:1] == (seat,))
            live = tuple(other for other in state.live if other != seat)
            to_act = tuple(other for other in state.to_act if other != seat)
            return replace(state, live=live, to_act=to_act, turn=turn)
        case Shown(cards):
            return replace(state, shown=cards)
        case Won(shares):
            stacks = {seat: chips + shares.get(seat, 0) for seat, chips in state.stacks.items()}
            return replace(state, stacks=stacks, pot=0, to_act=(), over=True)
        case _:
            assert_never(event)


def go_on(draft: Draft[HighcardEvent, HighcardState]) -> HighcardTransition:
    """What follows without anybody's doing."""
    state = draft.state
    if not state.to_act or len(state.live) == 1:
        hands = {seat: state.cards[seat] for seat in state.live}
        if len(hands) > 1:
            draft.happen(Shown(hands))
        best = max(card.rank for card in hands.values())
        winners = [seat for seat, card in hands.items() if card.rank == best]
        shares = split(state.pot, len(winners), state.rules.unit)
        draft.happen(Won(dict(zip(winners, shares, strict=True))))
    return draft.finish()


class Highcard(
    Game[HighcardRules, HighcardCarryover, HighcardState, HighcardAction, HighcardEvent]
):
    name = "highcard"
    seats = range(2, 7)
    presets: Mapping[str, Preset] = {
        "club": Preset(
            HighcardRules(),
            {"seats": 6, "buy_in_min": 500, "buy_in_max": 100_000, "buy_in": 20_000}
            | {"start": "when_ready"},
        )
    }
    rules = HighcardRules
    carryover = HighcardCarryover
    state = HighcardState
    action = HighcardAction
    event = HighcardEvent
    view_type = HighcardView
    private_type = HighcardPrivateView
    options_type = HighcardOptions

    def check(self, rules: HighcardRules) -> None:
        if rules.unit < 1 or rules.ante < rules.unit or rules.ante % rules.unit:
            raise Refused("bad_rules", field="ante")
        if not 1_000 <= rules.clock_ms <= 3_600_000:
            raise Refused("bad_rules", field="clock_ms")

    def stakes(self, rules: HighcardRules) -> tuple[int, ...]:
        return (rules.ante,)

    def least(self, rules: HighcardRules) -> int:
        return rules.ante
