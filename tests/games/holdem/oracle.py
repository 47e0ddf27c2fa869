"""Random hands of two to ten players, played by our engine and by PokerKit side by side. At every
turn both are also given orders that may not be allowed.

`python -m tests.games.holdem.oracle --hands 20000` plays many; a hand is known by its number, so
`--first 1234 --hands 1` plays that one again. Rules that we decided otherwise than PokerKit are
recognised one by one, counted and listed; whatever else differs is a difference.
"""

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256

import click
from msgspec import Struct, field
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track

from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.dealing import open_with
from croupier.games.holdem.moves import (
    AllIn,
    Call,
    Check,
    Fold,
    HoldemAction,
    HoldemEvent,
    HoldemOptions,
    RaiseTo,
)
from croupier.games.holdem.positions import positions
from croupier.games.holdem.rules import HoldemRules, MinRaise
from croupier.games.holdem.state import HoldemState
from tests.games.holdem.ends import Difference, compare_pots, same
from tests.games.holdem.twin import Choice, Deal, End, Pots, Twin, settled, text

# What we decided otherwise about the betting, by the clause of docs/rules/holdem.md that says so.
SHORT_BLIND = "a short big blind does not lower the price of a call"
SHORT_OPENING = "an all-in below the smallest bet or raise does not reopen the betting"
SHORT_SUM = "short all-ins that together make a full raise reopen the betting"
NEEDLESS_CHECK = (
    "a player who has matched everything and has nobody left to bet against is not asked"
)


class Tally(Struct):
    hands: int = 0
    decisions: int = 0
    decided: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    differences: list[str] = []


def chance_of(number: int) -> Chance:
    return Chance(sha256(b"hold'em oracle %d" % number).digest())


def random_deal(chance: Chance) -> Deal:
    count = 2 + chance.below(9)
    big = chance.choice((2, 3, 10, 100))
    # PokerKit lets the big blind begin when both blinds of two players are equal.
    small = chance.choice((big // 2, big if count > 2 else 1, 1))
    blinds = chance.choice(
        (
            (small, big),
            (small, big),
            (small, big, 2 * big),
            (small, big, 2 * big, 4 * big),
            (small, big, *(0,) * (count - 3), 2 * big) if count > 3 else (small, big),
            (0, big),
            (),
        )
    )[:count]
    blinds += (0,) * (count - len(blinds))
    antes, ante_layers = _random_antes(chance, count, big, needed=not any(blinds))
    depth = chance.choice((2, 10, 10, 40, 200))
    return Deal(
        blinds=blinds,
        antes=antes,
        ante_layers=ante_layers,
        bet_min=chance.choice((big, max(*blinds, big), max(*blinds, big) + big)),
        stacks=tuple(1 + chance.below(depth * big) for _ in range(count)),
        deck=STANDARD.shuffled(chance).cards,
    )


def _random_antes(
    chance: Chance, count: int, big: int, *, needed: bool
) -> tuple[tuple[int, ...], bool]:
    kind = chance.below(5) if not needed else 2 + chance.below(3)
    ante = 1 + chance.below(big)
    if kind < 2:
        return (0,) * count, True
    if kind == 2:
        return (ante,) * count, True
    if kind == 3:
        return (0, big, *(0,) * (count - 2)), False
    return (*(chance.below(1 + ante) for _ in range(count - 1)), ante), False


def rules_of(deal: Deal) -> HoldemRules:
    posted = deal.count - next((i for i, b in enumerate(reversed(deal.blinds)) if b), deal.count)
    return HoldemRules(
        unit=1,
        blinds=deal.blinds[:posted],
        antes=deal.antes[:1] if deal.ante_layers else deal.antes,
        bet_step=1,
        bet_min=deal.bet_min,
        min_raise=MinRaise.LAST_RAISE,
    )


def loans(deal: Deal) -> tuple[int, ...]:
    """PokerKit lets a short blind lower the price of a call. It goes on at our price if whoever
    has the highest blind is lent what he lacks of it."""
    price = max(deal.blinds)
    antes, blinds = deal.by_position(deal.antes), deal.by_position(deal.blinds)
    due = map(sum, zip(antes, blinds, strict=True))
    lacks = [max(owed - stack, 0) for owed, stack in zip(due, deal.stacks, strict=True)]
    if any(blind - lack >= price for blind, lack in zip(blinds, lacks, strict=True)):
        return (0,) * deal.count
    return tuple(lack if blind == price else 0 for blind, lack in zip(blinds, lacks, strict=True))


class Match:
    """One hand at both tables. Seats are positions."""

    def __init__(self, number: int) -> None:
        self.chance = chance_of(number)
        self.deal = random_deal(self.chance)
        self.boldness = self.chance.choice((5, 15, 40))
        self.decided: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.decisions = 0
        self.story: list[str] = []
        order = tuple(range(self.deal.count))
        events, self.state = open_with(rules_of(self.deal), order, self.deal.stacks, self.deal.deck)
        self.events: list[HoldemEvent] = list(events)
        self.twin: Twin | None = Twin(self.deal, loans(self.deal))
        if any(self.twin.loans):
            self.decided[SHORT_BLIND] += 1

    def play(self) -> None:
        while (pending := game.pending(self.state)) is not None:
            (seat,) = pending.seats
            options = game.options(self.state, seat)
            assert options is not None
            self.decisions += 1
            choice = self._agreed(seat, options)
            self._act(seat, self._random_action(options, choice))
        self._compare_end()

    def _agreed(self, seat: int, options: HoldemOptions) -> Choice:
        """What both tables offer the actor, once all that can be seen was compared."""
        state = self.state
        ours = Choice(seat, options.call, *_raises(state, options))
        alone = not state.can_bet & ~(1 << state.actor)
        if self.twin is not None and any(self.twin.loans) and alone:
            self.twin = None  # he need not match what was lent, and acts last of all
        if self.twin is None:
            return ours
        self._pass_needless_check(self.twin, seat)
        same("over", False, self.twin.over)
        same("stacks", state.stacks, self.twin.stacks)
        same("bets", state.bets, self.twin.bets)
        same("board", text(state.board), self.twin.board)
        if not any(self.twin.loans):
            view = game.view(state)
            same("pots", Pots(tuple((p.chips, p.seats) for p in view.pots)), self.twin.pots)
        choice = self._same_choice(ours, self.twin.choice)
        if ours == self.twin.choice:
            self._compare_orders(seat, ours)
        return choice

    def _compare_orders(self, seat: int, choice: Choice) -> None:
        """Orders that may not be allowed: both tables take or refuse them."""
        assert self.twin is not None
        chance, all_in = self.chance, self.twin.bets[seat] + self.twin.stacks[seat]
        calls_all_in = 0 < choice.call == self.twin.stacks[seat]
        near = chance.choice((0, choice.raise_min, choice.raise_max, all_in, 2 * all_in))
        chips = near + chance.below(5) - 2
        allowed: dict[HoldemAction, bool] = {
            Fold(): self.twin.can_fold(),
            Check(): not choice.call,
            Call(): choice.call > 0,
            # Going all-in may be a call, which PokerKit does not take for a raise.
            AllIn(): calls_all_in or self.twin.can_raise_to(all_in),
            RaiseTo(chips): (calls_all_in and chips == all_in) or self.twin.can_raise_to(chips),
        }
        for order, taken in allowed.items():
            same(f"{order} by {seat}", self._is_taken(seat, order), taken)
        same("order out of turn", self._is_taken(seat + 1, Fold()), False)

    def _is_taken(self, seat: int, order: HoldemAction) -> bool:
        try:
            game.decide(self.state, seat, order, self.chance)
        except Refused as refused:
            self.refused[refused.code] += 1
            return False
        return True

    def _same_choice(self, ours: Choice, theirs: Choice | None) -> Choice:
        if theirs is None:
            raise Difference(f"{ours} against nobody's turn")
        state = self.state
        if ours != theirs and state.deeds[ours.position] is not None:
            owed = state.bet_to_match - state.bets[ours.position]
            if not ours.raise_max and owed < state.raise_by:
                self.decided[SHORT_OPENING] += 1
                return self._same_choice(ours, Choice(theirs.position, theirs.call, 0, 0))
            if not theirs.raise_max and owed >= state.raise_by:
                self.decided[SHORT_SUM] += 1
                return self._same_choice(Choice(ours.position, ours.call, 0, 0), theirs)
        same("choice", ours, theirs)
        return ours

    def _pass_needless_check(self, twin: Twin, seat: int | None) -> None:
        while (theirs := twin.choice) is not None and theirs.position != seat:
            if theirs.call or theirs.raise_max:
                return
            self.decided[NEEDLESS_CHECK] += 1
            twin.check_or_call()

    def _random_action(self, options: HoldemOptions, choice: Choice) -> HoldemAction:
        chance = self.chance
        if choice.raise_max and chance.below(100) < self.boldness:
            if chance.below(4) == 0 and choice.raise_max == options.all_in:
                return AllIn()
            if choice.raise_min == options.all_in:
                return AllIn()
            span = choice.raise_max - choice.raise_min
            wide = chance.choice((0, span // 20, span // 4, span))
            return RaiseTo(choice.raise_min + chance.below(wide + 1))
        if options.check:
            return Check()
        return Fold() if chance.below(100) < 25 else Call()

    def _act(self, seat: int, action: HoldemAction) -> None:
        self.story.append(f"{seat} {action}")
        happened, self.state = game.decide(self.state, seat, action, self.chance)
        self.events.extend(happened)
        if self.twin is None:
            return
        match action:
            case Fold():
                self.twin.fold()
            case Check() | Call():
                self.twin.check_or_call()
            case RaiseTo(chips):
                self.twin.raise_to(chips)
            case AllIn():
                self.twin.raise_to(self.twin.bets[seat] + self.twin.stacks[seat])

    def _compare_end(self) -> None:
        live = positions(self.state.live)
        if self.twin is not None and any(self.twin.loans):
            self.twin = None  # the pots hold what was lent
        if self.twin is not None:
            self._pass_needless_check(self.twin, None)
            same("over", True, self.twin.over)
        if len(live) < 2:
            if self.twin is not None:
                same("finishing stacks", self.state.stacks, self.twin.stacks)
        elif self.twin is not None:
            same("board", text(self.state.board), self.twin.board)
            self._compare_pots(self.twin.end)
        else:
            # The betting went another way than PokerKit would have it; who wins what must not.
            self._compare_pots(settled(self.deal, self.state.paid, live))

    def _compare_pots(self, end: End) -> None:
        if otherwise := compare_pots(self.deal, self.state, self.events, end):
            self.decided[otherwise] += 1


def _raises(state: HoldemState, options: HoldemOptions) -> tuple[int, int]:
    """The smallest and the largest raise; zero where none is allowed."""
    if options.raise_to is not None:
        return options.raise_to.least, max(options.raise_to.most, options.all_in)
    return (options.all_in,) * 2 if options.all_in > state.bet_to_match else (0, 0)


def play_hands(numbers: Iterable[int]) -> Tally:
    tally = Tally()
    for number in numbers:
        match = Match(number)
        try:
            match.play()
        except Difference as difference:
            deal = replace(match.deal, deck=())
            tally.differences.append(f"hand {number}: {difference}; {deal}; {match.story}")
        tally.hands += 1
        tally.decisions += match.decisions
        tally.decided.update(match.decided)
        tally.refused.update(match.refused)
    return tally


@click.command()
@click.option("--hands", default=20_000, show_default=True, help="How many hands to play.")
@click.option("--first", default=0, show_default=True, help="The number of the first hand.")
def main(hands: int, first: int) -> None:
    """Play random hands by our engine and by PokerKit and compare them."""
    console = Console()
    tally = play_hands(track(range(first, first + hands), "hands", console=console))
    for difference in tally.differences:
        console.print(difference, highlight=False, markup=False, soft_wrap=True)
    for rule, times in sorted(tally.decided.items()):
        console.print(f"{times:6} × decided otherwise: {rule}", soft_wrap=True)
    console.print(
        f"{tally.hands} hands, {tally.decisions} decisions, {tally.refused.total()} orders refused,"
        f" {len(tally.differences)} differences"
    )
    raise SystemExit(1 if tally.differences else 0)


if __name__ == "__main__":
    main()
