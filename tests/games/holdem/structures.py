"""Random hands in the betting structures of our own presets, which PokerKit does not know: by the
engine and by a second opinion side by side. Orders that are not allowed are given too, and must be
refused by both for the same reason. Who wins what, PokerKit says.

`python -m tests.games.holdem.structures --hands 20000` plays many; `--first 1234 --hands 1` plays
one again.
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
from croupier.games.holdem.moves import AllIn, Call, Check, Fold, HoldemAction, HoldemEvent, RaiseTo
from croupier.games.holdem.positions import positions
from croupier.games.holdem.rules import PRESETS, HoldemRules
from tests.games.holdem.ends import Difference, compare_pots, same
from tests.games.holdem.opinion import Opinion
from tests.games.holdem.twin import Deal, settled, settled_as_one

ORDERS = 4  # so many are given at every turn that may not be allowed


class Tally(Struct):
    hands: int = 0
    decisions: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    differences: list[str] = []


def random_rules(chance: Chance, preset: str) -> HoldemRules:
    """The rules of the preset, now and then with a straddle, an ante or beaten hands mucked."""
    rules = PRESETS[preset].rules
    assert isinstance(rules, HoldemRules)
    if rules.one_pass:
        return rules
    blinds = rules.blinds + (2 * rules.blinds[-1],) * (chance.below(4) == 0)
    antes = chance.choice(((), (), (rules.unit,), (0, rules.blinds[-1])))
    return replace(rules, blinds=blinds, antes=antes, fold_any_time=chance.below(4) == 0)


class Match:
    """One hand of the engine and of the second opinion. Seats are positions."""

    def __init__(self, preset: str, number: int) -> None:
        self.chance = chance = Chance(sha256(b"%s %d" % (preset.encode(), number)).digest())
        self.rules = random_rules(chance, preset)
        count = 2 if preset == "heads-up" else 2 + chance.below(6)
        depth = chance.choice((3, 10, 40, 200)) * max(self.rules.bet_min, self.rules.unit)
        units = depth // self.rules.unit
        stacks = tuple((1 + chance.below(units)) * self.rules.unit for _ in range(count))
        self.deal = Deal(
            blinds=(),
            antes=self._antes(count),
            ante_layers=len(self.rules.antes) < 2,
            bet_min=self.rules.bet_min,
            stacks=stacks,
            deck=STANDARD.shuffled(chance).cards,
        )
        self.boldness = chance.choice((10, 25, 50))
        self.decisions = 0
        self.refused: Counter[str] = Counter()
        self.story: list[str] = []
        events, self.state = open_with(self.rules, tuple(range(count)), stacks, self.deal.deck)
        self.events: list[HoldemEvent] = list(events)
        self.opinion = Opinion(self.rules, stacks)

    def _antes(self, count: int) -> tuple[int, ...]:
        antes = self.rules.antes * count if len(self.rules.antes) == 1 else self.rules.antes
        return (*antes, *(0,) * (count - len(antes)))

    def play(self) -> None:
        while True:
            pending = game.pending(self.state)
            actor = None if pending is None else pending.seats[0]
            self._compare(actor)
            if actor is None:
                break
            self.decisions += 1
            for seat, order in self._random_orders(actor):
                self._compare_order(seat, order)
            self._act(actor, self._wanted(actor))
        self._compare_end()

    def _compare(self, actor: int | None) -> None:
        state, opinion = self.state, self.opinion
        same("turn", actor, opinion.actor)
        if actor is None:
            return
        same("stacks", state.stacks, tuple(opinion.stacks))
        same("bets", state.bets, tuple(opinion.bets))
        same("paid", state.paid, tuple(opinion.paid))
        same("board", len(state.board), opinion.board_size)
        options = game.options(state, actor)
        assert options is not None
        same("call", options.call, opinion.call(actor))
        raises = None
        if options.raise_to is not None:
            raises = options.raise_to.least, options.raise_to.step
        all_in = opinion.bets[actor] + opinion.stacks[actor]
        open_to = opinion.may_raise(actor) and opinion.least() <= all_in
        same("raise", raises, (opinion.least(), self.rules.bet_step) if open_to else None)

    def _random_orders(self, actor: int) -> Iterable[tuple[int, HoldemAction]]:
        chance, opinion = self.chance, self.opinion
        all_in = opinion.bets[actor] + opinion.stacks[actor]
        for _ in range(ORDERS):
            near = chance.choice((0, opinion.match, opinion.least(), all_in))
            amounts = near + (chance.below(5) - 2) * chance.choice((1, self.rules.bet_step))
            orders: tuple[HoldemAction, ...] = (Fold(), Check(), Call(), AllIn(), RaiseTo(amounts))
            order = chance.choice(orders)
            seat = actor if chance.below(8) else chance.below(opinion.count + 2)
            yield seat, order

    def _compare_order(self, seat: int, order: HoldemAction) -> None:
        try:
            game.decide(self.state, seat, order, self.chance)
            code = None
        except Refused as refused:
            code = refused.code
            self.refused[code] += 1
        same(f"refusal of {order} by {seat}", code, self.opinion.refusal(seat, order))

    def _wanted(self, actor: int) -> HoldemAction:
        """An order that the second opinion allows."""
        chance, opinion = self.chance, self.opinion
        all_in = opinion.bets[actor] + opinion.stacks[actor]
        steps = max(all_in - opinion.least(), 0) // self.rules.bet_step
        wide = chance.choice((0, steps // 20, steps // 4, steps))
        bet = RaiseTo(opinion.least() + chance.below(wide + 1) * self.rules.bet_step)
        orders: list[HoldemAction] = [Check(), Call(), Fold()]
        if chance.below(4) == 0:
            orders = [Fold(), Call(), Check()]
        if chance.below(100) < self.boldness:
            orders = [bet, AllIn(), *orders]
        return next(order for order in orders if opinion.refusal(actor, order) is None)

    def _act(self, actor: int, order: HoldemAction) -> None:
        self.story.append(f"{actor} {order}")
        happened, self.state = game.decide(self.state, actor, order, self.chance)
        self.events.extend(happened)
        self.opinion.act(order)

    def _compare_end(self) -> None:
        state = self.state
        same("over", True, state.over)
        same("in the hand", positions(state.live), tuple(self.opinion.in_hand))
        same("paid", state.paid, tuple(self.opinion.paid))
        for seat, order in ((0, Check()), (self.opinion.count, Fold())):
            self._compare_order(seat, order)
        live = positions(state.live)
        if len(live) == 1:
            return
        if self.rules.side_pots:
            end = settled(self.deal, state.paid, live, self.rules.unit)
            compare_pots(self.deal, state, self.events, end)
        else:
            end = settled_as_one(self.deal, state.paid, live, self.rules.unit)
            same("stacks", state.stacks, end.stacks)


def play_hands(preset: str, numbers: Iterable[int]) -> Tally:
    tally = Tally()
    for number in numbers:
        match = Match(preset, number)
        try:
            match.play()
        except Difference as difference:
            told = f"{preset} hand {number}: {difference}"
            tally.differences.append(f"{told}; {match.rules}; {match.deal.stacks}; {match.story}")
        tally.hands += 1
        tally.decisions += match.decisions
        tally.refused.update(match.refused)
    return tally


@click.command()
@click.option("--hands", default=20_000, show_default=True, help="How many hands of each preset.")
@click.option("--first", default=0, show_default=True, help="The number of the first hand.")
def main(hands: int, first: int) -> None:
    """Play random hands of every preset by our engine and by a second opinion."""
    console = Console()
    differ = False
    for preset in PRESETS:
        numbers = track(range(first, first + hands), preset, console=console)
        tally = play_hands(preset, numbers)
        for difference in tally.differences[:20]:
            console.print(difference, highlight=False, markup=False, soft_wrap=True)
        console.print(
            f"{preset}: {tally.hands} hands, {tally.decisions} decisions,"
            f" {tally.refused.total()} orders refused, {len(tally.differences)} differences"
        )
        differ = differ or bool(tally.differences)
    raise SystemExit(1 if differ else 0)


if __name__ == "__main__":
    main()
