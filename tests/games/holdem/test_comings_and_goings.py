"""Random comings and goings over many hands: the big blind is fair to everybody."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from croupier.games.holdem import game
from croupier.games.holdem.moves import HoldemCarryover, PostKind
from croupier.games.holdem.rules import CARDROOM
from croupier.games.holdem.seating import first_seating, next_seating, posts
from croupier.games.holdem.state import Seating
from tests.games.holdem.hand import carried_over

RICH = 10_000_00


class Move(Struct, frozen=True):
    """Before a hand: who comes, goes, or is away, one bit a seat."""

    come: int
    go: int
    away: int


SIZES = st.integers(2, 10)
MOVES = st.lists(
    st.builds(Move, st.integers(0, 1023), st.integers(0, 1023), st.integers(0, 1023)),
    min_size=2,
    max_size=25,
)


class Evening:
    """Many hands with comings and goings, and what the players paid."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.people: dict[int, int] = {}
        self.arrivals = 0
        self.carryover: HoldemCarryover | None = None
        self.seating: Seating | None = None
        self.started_anew = True
        self.paid: frozenset[int] = frozenset()

    def play(self, move: Move) -> bool:
        """Whether there were enough players for a hand."""
        for seat in range(self.size):
            if seat in self.people and move.go >> seat & move.away >> seat & 1:
                del self.people[seat]
                if self.carryover is not None:
                    self.carryover = game.without_seat(self.carryover, seat)
            elif seat not in self.people and move.come >> seat & 1:
                self.arrivals += 1
                self.people[seat] = self.arrivals
        seats = [seat for seat in sorted(self.people) if not move.away >> seat & 1]
        if len(seats) < 2:
            return False
        before = self.carryover
        if before is None:
            self.seating = first_seating(CARDROOM, seats, seats[0])
        else:
            self.seating = next_seating(CARDROOM, seats, before)
        regulars: set[int] = set()
        if before is not None:
            regulars = set(seats) & set(before.dealt) & set(before.owes_no_blind)
        self.started_anew = len(regulars) < 2
        seating = self.seating
        self.carryover = carried_over(seating)
        made = posts(CARDROOM, seating, [RICH] * len(seating.order))
        self.paid = frozenset(
            p.seat for p in made if p.kind in (PostKind.BIG_BLIND, PostKind.ENTRY)
        )
        return True


@given(SIZES, MOVES)
def test_nobody_has_the_big_blind_in_two_hands_in_a_row(size: int, moves: list[Move]) -> None:
    """Rule 2.8: whatever comings and goings."""
    evening = Evening(size)
    before = None
    for move in moves:
        if not evening.play(move):
            continue
        assert evening.seating is not None
        assert evening.seating.big_blind is not None
        player = evening.people[evening.seating.big_blind]
        assert player != before
        before = player


@given(SIZES, MOVES)
def test_nobody_plays_a_whole_orbit_of_the_big_blind_without_paying_one(
    size: int, moves: list[Move]
) -> None:
    """Rule 2.7: with three or more, as long as the table does not start anew."""
    evening = Evening(size)
    travel: dict[int, int] = {}
    big = 0
    for move in moves:
        if not evening.play(move):
            continue
        assert evening.seating is not None
        assert evening.seating.big_blind is not None
        if evening.started_anew:
            travel = {}
        step = (evening.seating.big_blind - big - 1) % size + 1
        big = evening.seating.big_blind
        travel = {player: way + step for player, way in travel.items()}
        for seat in evening.seating.order:
            player = evening.people[seat]
            if seat in evening.paid or evening.started_anew:
                travel[player] = 0
            elif len(evening.seating.order) > 2:
                assert travel[player] < size, f"player {player} at seat {seat}"
            else:
                travel.setdefault(player, 0)


@given(SIZES, MOVES)
def test_a_newcomer_to_a_running_table_pays_in_his_first_hand(size: int, moves: list[Move]) -> None:
    """Rules 2.5, 2.12."""
    evening = Evening(size)
    known: set[int] = set()
    for move in moves:
        if not evening.play(move):
            continue
        assert evening.seating is not None
        for seat in evening.seating.order:
            if evening.people[seat] not in known and len(evening.seating.order) > 2:
                assert evening.started_anew or seat in evening.paid
            known.add(evening.people[seat])


@given(SIZES, MOVES)
def test_the_small_blind_has_played_before_and_all_are_dealt_in_or_wait(
    size: int, moves: list[Move]
) -> None:
    """Rules 2.4, 2.6, 4.3; and once nobody comes or goes, nobody waits for more than two hands."""
    evening = Evening(size)
    before: tuple[int, ...] = ()
    for move in moves:
        if not evening.play(move):
            continue
        assert evening.seating is not None
        order = evening.seating.order
        here = {seat for seat in evening.people if not move.away >> seat & 1}
        assert {*order, *evening.seating.waiting} == here
        assert len(order) == len(set(order))
        if not evening.started_anew and len(order) > 2:
            assert evening.people[order[0]] in before
        before = tuple(evening.people[seat] for seat in order)
    still = Move(0, 0, 0)
    if sum(evening.play(still) for _ in range(3)) == 3:
        assert evening.seating is not None
        assert evening.seating.waiting == ()
