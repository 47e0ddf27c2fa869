"""The compiled kernel: kernel/c. What the functions do is said where Python calls them."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

from _typeshed import ReadableBuffer, WriteableBuffer

from croupier.kernel.game import Game, Setting

T = TypeVar("T")
_CardT = TypeVar("_CardT", bound=int)

SOURCES: str

Told: TypeAlias = tuple[int, tuple[tuple[int, ...], ...]]
Seats: TypeAlias = tuple[Sequence[int] | ReadableBuffer | None, ...]

# blackjack
def dealer(game: Game, counts: Sequence[int], up: int, /) -> tuple[float, ...]: ...
def values(
    game: Game, counts: Sequence[int], hand: Sequence[int], up: int, /
) -> tuple[float, float, float, float]: ...
def plan(game: Game, counts: Sequence[int], up: int, /) -> tuple[int, ...]: ...
def play(
    game: Game, counts: Sequence[int], up: int, cells: Sequence[int] | None, /
) -> tuple[float, ...]: ...
def simulate(
    game: Game, setting: Setting, cells: Sequence[int], rounds: int, seed: int, /
) -> tuple[int, int]: ...

# ranking
def strength(cards: Sequence[int], /) -> int: ...
def strength7(a: int, b: int, c: int, d: int, e: int, f: int, g: int, /) -> int: ...
def strengths(board: Sequence[int], hands: Iterable[Sequence[int]], /) -> list[int]: ...
def winners(
    board: Sequence[int], hands: tuple[Sequence[int], ...], claims: list[int], /
) -> list[tuple[int, tuple[int, ...]]]: ...
def rank_all(hands: ReadableBuffer, size: int, found: WriteableBuffer, /) -> None: ...
def best_five(cards: Sequence[int], strength: int, deck: Sequence[T], /) -> tuple[T, ...]: ...
def count_sevens(lowest: int, second: int, /) -> tuple[int, ...]: ...

# equity
def exact(hands: Sequence[Sequence[int]], board: Sequence[int], dead: Sequence[int], /) -> Told: ...
def exact_against(
    hand: Sequence[int], board: Sequence[int], dead: Sequence[int], range_: ReadableBuffer, /
) -> Told: ...
def sample(
    seats: Seats, board: Sequence[int], dead: Sequence[int], deals: int, seed: int, /
) -> Told: ...

# Dou dizhu: sets of cards are counts of ranks, as in games/doudizhu/combos/ranks.py.
def doudizhu_counts(cards: tuple[int, ...], /) -> int: ...
def doudizhu_cards(hand: tuple[_CardT, ...], play: int, /) -> tuple[_CardT, ...]: ...
def doudizhu_rest(
    hand: tuple[_CardT, ...], cards: tuple[_CardT, ...], /
) -> tuple[_CardT, ...] | None: ...
def doudizhu_sorted(cards: tuple[_CardT, ...], /) -> tuple[_CardT, ...]: ...
def doudizhu_plays(hand: int, beat: int, beginner: bool, /) -> list[int]: ...
def doudizhu_name(cards: int, /) -> int: ...
def doudizhu_least(hand: int, /) -> int: ...
def doudizhu_search(
    networks: bytes,
    role: int,
    hand: int,
    bottom: int,
    history: Sequence[int],
    beginner: bool,
    iterations: int,
    seed: int,
    /,
) -> list[tuple[int, int, int, float, int]]: ...
def doudizhu_bid(networks: bytes, hand: int, samples: int, seed: int, /) -> tuple[float, float]: ...
def doudizhu_solve(hands: tuple[int, ...], beat: int, owner: int, turn: int, /) -> bool | None: ...
def doudizhu_learner(seed: int, networks: bytes = ..., /) -> bytearray: ...
def doudizhu_learn(
    learner: bytearray,
    games: int,
    passes: int,
    batch: int,
    rate: float,
    explore: float,
    trust: float,
    /,
) -> tuple[int, int, int, float, float, float]: ...
def doudizhu_nets(learner: bytearray, /) -> bytes: ...

# hands
def index_of(hand: Sequence[int], board: Sequence[int], /) -> int: ...
def cards_of(hole: int, board: int, index: int, /) -> tuple[int, ...]: ...
def index_all(cards: ReadableBuffer, hole: int, board: int, found: WriteableBuffer, /) -> None: ...

# hold'em: what the functions do is said in kernel/holdem.py
def holdem_buckets(
    size: int,
    first: int,
    count: int,
    bins: int,
    centres: ReadableBuffer,
    table: WriteableBuffer,
    /,
) -> None: ...
def holdem_river_buckets(
    first: int, count: int, buckets: int, table: WriteableBuffer, /
) -> None: ...
def holdem_train(
    bets: ReadableBuffer,
    paid: ReadableBuffer,
    buckets: Sequence[int],
    flop: ReadableBuffer,
    turn: ReadableBuffer,
    river: ReadableBuffer,
    board: Sequence[int],
    random: WriteableBuffer,
    regrets: WriteableBuffer,
    sums: WriteableBuffer,
    walks: int,
    /,
) -> None: ...
def holdem_scale(numbers: WriteableBuffer, factor: float, /) -> None: ...
def holdem_parts(
    sums: ReadableBuffer, actions: int, levels: int, parts: WriteableBuffer, /
) -> None: ...

# river
def river_order(
    board: Sequence[int], numbers: WriteableBuffer, strengths: WriteableBuffer, /
) -> None: ...
def showdown_values(
    board: Sequence[int], reach: ReadableBuffer, values: WriteableBuffer, /
) -> None: ...
def reach_of_others(
    board: Sequence[int], reach: ReadableBuffer, values: WriteableBuffer, /
) -> None: ...
def river_equities(board: Sequence[int], equities: WriteableBuffer, /) -> None: ...
def solve_river(
    board: Sequence[int],
    nodes: ReadableBuffer,
    amounts: ReadableBuffer,
    first: ReadableBuffer,
    second: ReadableBuffer,
    iterations: int,
    strategy: WriteableBuffer,
    /,
) -> tuple[float, float, float]: ...

# turn: said in kernel/turn.py
def solve_turn(
    board: Sequence[int],
    nodes: ReadableBuffer,
    amounts: ReadableBuffer,
    first: ReadableBuffer,
    second: ReadableBuffer,
    iterations: int,
    rivers: int,
    seed: int,
    strategy: WriteableBuffer,
    /,
) -> None: ...

# buckets
def equity_histograms(board: Sequence[int], bins: int, counts: WriteableBuffer, /) -> None: ...
def cumulate(counts: ReadableBuffer, bins: int, points: WriteableBuffer, /) -> None: ...
def nearest(
    points: ReadableBuffer,
    size: int,
    centres: ReadableBuffer,
    labels: WriteableBuffer,
    distances: WriteableBuffer,
    /,
) -> None: ...
def move_centres(
    points: ReadableBuffer, size: int, labels: ReadableBuffer, centres: WriteableBuffer, /
) -> None: ...
