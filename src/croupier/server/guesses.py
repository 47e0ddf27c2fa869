"""Guesses at what only invited people know: the codes and links of tables. Codes are short, so
nobody may try many, whichever way he asks. Who is right is not counted: a whole hall behind one
address may be told the same code."""

from collections.abc import Iterator
from contextlib import contextmanager

from croupier.games.game import Refused
from croupier.server.context import Clock
from croupier.server.limiter import Attempts
from croupier.wire import limits

WRONG = frozenset({"link_needed", "code_needed", "no_such_code", "no_such_table"})


class Guesses:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._of_player = Attempts(limits.CODES_MAX, limits.CODES_WINDOW_MS)
        self._of_address = Attempts(limits.CODES_PER_ADDRESS, limits.CODES_WINDOW_MS)

    @contextmanager
    def one(self, address: str, player: str = "") -> Iterator[None]:
        """What is asked inside counts when it is refused as wrong. It counts from the beginning,
        because many may ask at once. Raises `Refused`. A stranger is no `player` yet."""
        budgets = [(self._of_address, address)]
        if player:
            budgets.append((self._of_player, player))
        now_ms = self._clock()
        if any(attempts.wait_ms(key, now_ms) for attempts, key in budgets):
            raise Refused("too_fast")
        for attempts, key in budgets:
            attempts.note(key, now_ms)
        is_wrong = False
        try:
            yield
        except Refused as refused:
            is_wrong = refused.code in WRONG
            raise
        finally:
            if not is_wrong:
                for attempts, key in budgets:
                    attempts.take_back(key)
