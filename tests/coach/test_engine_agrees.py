"""The exact edge is the edge of the game that is really played: a player who follows the chart
through the engine loses as much."""

from math import sqrt

import pytest
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.blackjack import game, moves
from croupier.games.blackjack.coach.worths import IN_ORDER, worth
from croupier.games.coach import Chart
from croupier.games.game import Observation, Pending
from croupier.games.runner import Acts, Move, RoundRun, play_round

BET = 10_000
ROUNDS = 3_000
ACTIONS: dict[str, moves.BlackjackAction] = {
    "hit": moves.Hit(),
    "stand": moves.Stand(),
    "double": moves.Double(),
    "split": moves.Split(),
    "surrender": moves.Surrender(),
}


class Reader:
    """Reads the chart as a person would."""

    def __init__(self, chart: Chart) -> None:
        self.rows = {(row.kind, row.name): row.cells for row in chart.rows}

    def act(self, seen: Observation) -> moves.BlackjackAction:
        options = seen.options
        if options.bet is not None:
            return moves.Start() if options.start else moves.SetBet(BET)
        if options.insure is not None:
            return moves.Decline()
        mine = next(sat for sat in seen.view.seats if sat.seat == seen.seat)
        hand = mine.hands[mine.hand]
        column = IN_ORDER.index(worth(seen.view.dealer[0]))
        row = "soft" if hand.soft else "hard", str(hand.points)
        first = worth(hand.cards[0])
        if len(hand.cards) == 2 and first == worth(hand.cards[1]) and not hand.from_split:
            pair = "pair", "A" if first == 0 else str(first + 1)
            row = pair if pair in self.rows else row
        if row not in self.rows:  # four, twelve of two aces, and what needs no chart
            return moves.Hit() if hand.points <= 12 else moves.Stand()
        return next(ACTIONS[tag] for tag in self.rows[row][column] if getattr(options, tag))


@pytest.mark.req("T21-6.2.4", "T21-6.2.14", "T21-OUT-NATURAL")
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("preset", ["twenty-one", "twenty-one-full"])
def test_the_engine_keeps_what_the_coach_says(preset: str, players: int) -> None:
    chosen = game.presets[preset].rules
    plain = replace(chosen, bet_max=None, winnings_limit=None)
    reader = Reader(game.coach.chart(plain))
    stacks = dict.fromkeys(range(players), 10 * BET)

    def drive(run: RoundRun, pending: Pending) -> Move:
        seat = pending.seats[0]
        return Acts(seat, reader.act(run.observe(seat)))

    gains = []
    for number in range(ROUNDS):
        run = RoundRun(game, plain, stacks, None, Chance(b"x" * 32, number << 16))
        for _ in play_round(run, drive):
            pass
        settlement = game.settlement(run.state)
        assert settlement is not None
        gains.append(settlement.house / (BET * players))
    mean = sum(gains) / ROUNDS
    scatter = sqrt(sum((gain - mean) ** 2 for gain in gains) / ROUNDS / ROUNDS)
    assert mean == pytest.approx(game.coach.edge(plain, players).by_chart, abs=4 * scatter)
    assert scatter < 0.025
