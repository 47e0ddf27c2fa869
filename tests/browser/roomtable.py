"""The table of a card room: guests at own pages who come, play and go, and what all of them were
told about it."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tests.browser.company import Company
from tests.browser.house import House
from tests.browser.player import Player, until
from tests.browser.roomguest import RoomGuest


class RoomTable(Company):
    """`players` are those who sit there now. The first of them stays to the end, so she has been
    told of every game."""

    players: tuple[RoomGuest, ...]

    def __init__(self, table: str, *players: RoomGuest) -> None:
        super().__init__(table, *players)
        self.witness = players[0]

    def sits_down(self, guest: RoomGuest) -> None:
        self.players = (*self.players, guest)

    def is_left_by(self, guest: RoomGuest) -> None:
        self.players = tuple(each for each in self.players if each is not guest)

    def next_hand(self) -> None:
        """Everybody says so, and then nobody waits for the rest of the gap."""
        played = len(self.told("round_opened"))
        for guest in self.players:
            guest.press("Ready")
        until(self.witness.page, "the next hand", partial(self._has_dealt, played))

    def _has_dealt(self, played: int) -> bool:
        return len(self.told("round_opened")) > played

    def guests(self) -> Iterator[RoomGuest]:
        """Each guest who is asked, until the hand is over. Whoever takes one moves for her, or
        waits until her time is up."""
        while guest := self.asked():
            assert isinstance(guest, RoomGuest)
            yield guest

    def runs_out_of_time(self, guest: RoomGuest, *meanwhile: Callable[[], None]) -> None:
        """She is asked, and does nothing. What others do meanwhile may last longer."""
        pending = guest.frame["pending"]
        assert pending["wait_ms"] is not None
        for act in meanwhile:
            act()
        until(guest.page, f"the clock of {guest.name}", lambda: self._goes_on(pending["turn"]))

    def _goes_on(self, turn: int) -> bool:
        pending = self.witness.frame["pending"]
        return pending is None or pending["turn"] != turn

    # What was told

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind, of the table or of its game, in the order in which they came."""
        events = (event for frame in self.witness.frames for event in frame["events"])
        inner = (event["event"] if event["e"] == "played" else event for event in events)
        return [event for event in inner if event["e"] == kind]

    @property
    def chips(self) -> dict[str, int]:
        """By name, in hundredths: what lies at each seat between two hands."""
        frames = reversed(self.witness.frames)
        seats = next(frame["summary"]["seats"] for frame in frames if "summary" in frame)
        return {seat["name"]: seat["chips"] for seat in seats}

    def gains(self) -> dict[str, int]:
        """What each has won or lost in all hands together, in hundredths."""
        found: dict[str, int] = {}
        sitters = {hand["number"]: hand["sitters"] for hand in self.told("round_opened")}
        for hand in self.told("round_closed"):
            names = {str(sitter["seat"]): sitter["name"] for sitter in sitters[hand["number"]]}
            for seat, gain in hand["gains"].items():
                found[names[seat]] = found.get(names[seat], 0) + gain
        return found

    def folded_by(self, cause: str, guest: Player) -> int:
        """How often the guest was folded because of the clock, or of leaving."""
        seat = self.seat_of(guest)
        acted = (each for each in self.told("acted") if each.get("cause") == cause)
        return sum((each["seat"], each["deed"]) == (seat, "fold") for each in acted)

    def seat_of(self, guest: Player) -> int:
        """Where she sits, or sat last."""
        hands = reversed(self.told("round_opened"))
        found = (s["seat"] for hand in hands for s in hand["sitters"] if s["name"] == guest.name)
        return int(next(found))


def table_of(guest: RoomGuest, house: House) -> str:
    """The table to which the guest was led."""
    room = guest.page.request.get(f"{house.url}api/rooms/cardroom").json()["room"]
    return str(room["table"])
