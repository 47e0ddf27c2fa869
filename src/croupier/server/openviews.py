"""Who looks at a table with all cards face up, and who plays in the same browser. Nobody does both:
look into a room and play in it (EPS-RF-SV-002). A browser is known by a mark that gives no rights;
it is set when an administrator signs in there, and players' requests bring it along."""

import re
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from aiohttp import web
from msgspec import Struct

from croupier.games.game import Refused
from croupier.store.people import folded

COOKIE = "croupier_browser"
MARK = re.compile("[0-9a-f]{32}")
BROWSERS_MAX = 10_000


class Person(Struct, frozen=True):
    """A player, or somebody at a desk: by name and browser."""

    id: str
    name: str
    mark: str = ""

    def is_same(self, other: "Person") -> bool:
        same_browser = bool(self.mark) and self.mark == other.mark
        return same_browser or self.id == other.id or folded(self.name) == folded(other.name)


class OpenViews:
    """A place is a room or a table that belongs to none, by its id."""

    def __init__(self) -> None:
        self._looking: dict[str, Counter[Person]] = {}  # by place
        self._coming: dict[str, Counter[Person]] = {}
        self._players: OrderedDict[str, set[str]] = OrderedDict()  # by the mark of the browser

    def note(self, mark: str, player: str) -> None:
        """A player is signed in, in a browser with this mark."""
        if not mark:
            return
        self._players.setdefault(mark, set()).add(player)
        self._players.move_to_end(mark)
        if len(self._players) > BROWSERS_MAX:
            self._players.popitem(last=False)

    def open(self, place: str, who: Person, players: Iterable[Person]) -> None:
        """`who` looks into the place from now on. Raises `Refused` if one of its players is the
        same, or has used the same browser."""
        here = self._players.get(who.mark, set())
        coming = self._coming.get(place, Counter())
        if any(one.is_same(who) or one.id in here for one in (*players, *coming)):
            raise Refused("plays_here")
        self._looking.setdefault(place, Counter())[who] += 1

    def close(self, place: str, who: Person) -> None:
        _take_out(self._looking, place, who)

    @contextmanager
    def coming_in(self, place: str, who: Person) -> Iterator[None]:
        """A player takes a seat or comes into a room, or is refused because the same person looks
        into it. Until it is known which, no view is opened to that person."""
        if any(one.is_same(who) for one in self._looking.get(place, ())):
            raise Refused("view_open")
        self._coming.setdefault(place, Counter())[who] += 1
        try:
            yield
        finally:
            _take_out(self._coming, place, who)


def _take_out(people: dict[str, Counter[Person]], place: str, who: Person) -> None:
    there = people.get(place)
    if there is None:
        return
    there[who] -= 1
    if there[who] <= 0:
        del there[who]
    if not there:
        del people[place]


def mark_of(request: web.Request) -> str:
    """The mark of the browser; empty when it has none."""
    mark = request.cookies.get(COOKIE, "")
    return mark if MARK.fullmatch(mark) else ""
