"""How often somebody may guess. A browser in which the administrator has signed in before has a
budget of its own, so nobody else can use up the owner's attempts; strangers are slowed down by
address and by name."""

from croupier.games.game import Refused
from croupier.server.context import Clock, Settings
from croupier.server.limiter import Attempts

WINDOW_MS = 10 * 60 * 1_000
NAME_WINDOW_MS = 5 * 60 * 1_000


class Guess:
    """An attempt that counts until it turns out to be right: many may come at once."""

    def __init__(self, clock: Clock, *limits: tuple[Attempts, str]) -> None:
        """Raises `Refused` when one of the limits is reached."""
        self._limits = limits
        for attempts, key in limits:
            if wait_ms := attempts.wait_ms(key, clock()):
                raise Refused("too_many_attempts", minutes=-(-wait_ms // 60_000))
        for attempts, key in limits:
            attempts.note(key, clock())

    def was_right(self) -> None:
        for attempts, key in self._limits:
            attempts.take_back(key)


class Budgets:
    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._clock = clock
        self._by_browser = Attempts(settings.desk_guesses_per_browser, WINDOW_MS)
        self._by_address = Attempts(settings.desk_guesses_per_address, WINDOW_MS)
        self._by_name = Attempts(settings.desk_guesses_per_name, NAME_WINDOW_MS)
        self._codes = Attempts(settings.desk_codes, WINDOW_MS)
        self._setup_codes = Attempts(settings.desk_guesses_per_address, WINDOW_MS)
        self._tokens = Attempts(settings.desk_tokens_per_address, WINDOW_MS)

    def password(self, name: str, address: str, browser: str) -> Guess:
        """`browser` is empty for a stranger."""
        if browser:
            return Guess(self._clock, (self._by_browser, browser))
        return Guess(self._clock, (self._by_address, address), (self._by_name, name))

    def code(self, administrator: str, browser: str) -> Guess:
        """Of somebody who knew the password."""
        return Guess(self._clock, (self._codes, f"{administrator}/{browser}"))

    def setup_code(self, address: str) -> Guess:
        return Guess(self._clock, (self._setup_codes, address))

    def token(self, address: str) -> Guess:
        return Guess(self._clock, (self._tokens, address))
