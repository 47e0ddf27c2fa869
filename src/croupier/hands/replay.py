"""A hand history played again by the real engine, and how the end compares with what the file says.

Nothing is judged here. Where a file leaves something open, the readings that it allows are tried
in turn, and the first one by which its own figures come out is taken.
"""

from collections.abc import Iterator
from contextlib import suppress
from decimal import Decimal

from msgspec import Struct

from croupier.games.holdem.positions import positions
from croupier.hands.actions import Folds, Mucks, Shows
from croupier.hands.deck import KnownCards, known_cards
from croupier.hands.figures import Compared, compare, differences, reasons, told_winners
from croupier.hands.phh import Phh
from croupier.hands.posts import Reading, readings
from croupier.hands.scale import Scale
from croupier.hands.table import Illegal, ReplayTable
from croupier.hands.unseen import Guess, first_guess, guesses


class Replayed(Struct, frozen=True, kw_only=True):
    """How the replay ended. `differences` are lines; `reasons` say what the file's own figures
    tell about them. `finished` is False when the file ends before the hand does. `joined` is True
    when the file splits several pots of the same winners as one, so that other players get the odd
    chips. `added` counts the actions that the file left out, `reopened` the raises that a table of
    ours would refuse, since only an all-in below the smallest bet came before. `won` is what each
    player takes out of the pots by the engine. `winners` are players from 1 on, or None where
    neither cards nor figures tell who won; `unseen` says that one of them won with cards that
    nobody saw."""

    differences: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    finished: bool = True
    compared: Compared = Compared.NOTHING
    rake: Decimal = Decimal(0)
    reading: Reading = Reading()
    joined: bool = False
    added: int = 0
    reopened: int = 0
    won: tuple[Decimal, ...] = ()
    winners: tuple[int, ...] | None = None
    unseen: bool = False

    @property
    def fits(self) -> bool:
        return not self.differences


def replay(phh: Phh) -> Replayed:
    """Raises `MalformedPhh` where the file contradicts itself, `OtherGame` where something happens
    that our game does not have."""
    scale, known = Scale(phh), known_cards(phh)
    best: Replayed | None = None
    for reading in readings(phh, scale):
        for found in _tried(phh, scale, known, reading):
            if found.fits:
                return found
            if best is None or _distance(found) < _distance(best):
                best = found
    assert best is not None  # there is always one reading
    return best


def _tried(phh: Phh, scale: Scale, known: KnownCards, reading: Reading) -> Iterator[Replayed]:
    """By the cards of the file; then by cards with which those win who did by its figures. The
    cards come last if they tell nothing."""
    live = _live(phh, scale, known, reading)
    guess = first_guess(known, live)
    table = ReplayTable(phh, scale, reading, guess)
    found = _played(phh, scale, table, guess, reading)
    if guess.decided:
        yield found
    for other in guesses(known, live, told_winners(phh, scale, table.ending)):
        yield _played(phh, scale, ReplayTable(phh, scale, reading, other), other, reading)
    if not guess.decided:
        yield found


def _live(phh: Phh, scale: Scale, known: KnownCards, reading: Reading) -> frozenset[int]:
    """Who did not fold. Where a player neither folds nor shows, the engine tells whether the file
    left out that he folded."""
    folded = {action.player - 1 for action in phh.actions if isinstance(action, Folds)}
    showing = {action.player - 1 for action in phh.actions if isinstance(action, Shows | Mucks)}
    live = frozenset(range(phh.count)).difference(folded)
    if len(live) < 2 or live <= showing:
        return live
    table = ReplayTable(phh, scale, reading, Guess(known.holes, known.board))
    with suppress(Illegal):
        table.play(phh)
    return frozenset(positions(table.state.live))


def _played(phh: Phh, scale: Scale, table: ReplayTable, guess: Guess, reading: Reading) -> Replayed:
    try:
        table.play(phh)
    except Illegal as illegal:
        return Replayed(differences=(str(illegal),), finished=False, reading=reading)
    ending = table.ending
    found = compare(phh, scale, ending)
    told = found.fits and found.compared is not Compared.NOTHING
    is_known = ending.over and (guess.decided or told)
    winners = tuple(at + 1 for at, chips in enumerate(ending.won) if chips)
    return Replayed(
        differences=tuple(differences(phh, scale, found)),
        reasons=() if found.fits else tuple(reasons(phh, scale, ending, found)),
        finished=ending.over,
        compared=found.compared,
        rake=Decimal(scale.text(found.rake)),
        reading=reading,
        joined=found.fits and found.joined,
        added=table.added,
        reopened=table.reopened,
        won=tuple(Decimal(scale.text(chips)) for chips in ending.won),
        winners=winners if is_known else None,
        unseen=is_known and not guess.decided,
    )


def _distance(found: Replayed) -> tuple[bool, int]:
    """A reading that the engine can play to the end before one that it cannot."""
    return not found.finished, len(found.differences)
