"""A guest of the casino at a page: walks from game to game, and keeps every message of the house.
What the wheel will draw is told from the log, as only the house could know it.
"""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from croupier.cards.chance import Chance
from croupier.games.game import AnyGame
from croupier.games.roulette import game as roulette
from croupier.games.roulette.points import POCKETS, POINTS, Kind, Point
from croupier.tables.codec import read_events
from croupier.tables.events import Played, RoundOpened
from tests.browser.house import House
from tests.browser.player import Player, until

CHIP = 100
TRAY = (500, 100, 50, 25, 10, 5, 1)
# What a quick tap of a finger can mean; for the lines between them it stays.
FIELDS = {Kind.STRAIGHT, Kind.COLOUR, Kind.PARITY, Kind.HALF, Kind.DOZEN, Kind.COLUMN}
SLOW_MS = 60_000
PLACES = {1: "1st 12", 2: "2nd 12", 3: "3rd 12"}
SIMPLE = {
    "red": "Red",
    "black": "Black",
    "odd": "Odd",
    "even": "Even",
    "low": "1 to 18",
    "high": "19 to 36",
}


class Guest(Player):
    """Waits with more patience than others: whole rounds, spins and pauses are waited for."""

    def __init__(self, page: Page, name: str, house: House, touch: bool = False) -> None:
        super().__init__(page, name, house, touch)
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def until(self, what: str, condition: Any) -> None:
        """Longer than the usual patience: a spin or a pause may lie between."""
        for again in (True, True, True, False):
            try:
                until(self.page, what, condition)
            except AssertionError:
                if again:
                    continue
                raise
            return

    @property
    def wallet(self) -> int:
        """What the menu shows, in hundredths."""
        region = self.page.get_by_role("region", name="Your chips")
        found = re.search(r"([\d,.]+)\s*chips?", region.inner_text())
        assert found is not None
        return round(float(found[1].replace(",", "")) * CHIP)

    @property
    def seat(self) -> int:
        return int(self.frame["seat"])

    @property
    def stack(self) -> int:
        """The chips in front of the guest while no round is under way."""
        seats = self._summary()["seats"]
        return next(int(each["chips"]) for each in seats if each["seat"] == self.seat)

    def _summary(self) -> dict[str, Any]:
        """The newest one of the table that the guest looks at."""
        table = self.frame["table"]
        return next(
            frame["summary"]
            for frame in reversed(self.frames)
            if frame["table"] == table and frame.get("summary")
        )

    def open_game(self, game: str, preset: str = "casino", **choice: Any) -> str:
        """Opens a table by the protocol, for rules that the page has no choice for, and goes."""
        wish: dict[str, Any] = {"preset": preset, "name": "", "rules": {}, "settings": {}}
        table = self.order(t="open_table", game=game, **wish | choice)
        self.page.goto(f"{self.house.url}#/table/{table}")
        return table

    def leave(self) -> None:
        """When nothing lies on the table."""
        self.press("Leave")
        expect(self.page.get_by_role("region", name="Your chips")).to_be_visible()


def running(house: House, table: str, game: AnyGame) -> tuple[bytes, int]:
    """Seed and step of the newest round."""
    seed, step = b"", 0
    for record in house.log(table):
        for event in read_events(record.events, game):
            match event:
                case RoundOpened():
                    seed, step = event.seed, 0
                case Played():
                    step += 1
                case _:
                    pass
    return seed, step


def point_name(point: Point) -> str:
    """As English pages call it."""
    numbers = point.numbers
    match point.kind:
        case Kind.STRAIGHT:
            return f"Straight {numbers[0]}"
        case Kind.SPLIT:
            return f"Split {numbers[0]} and {numbers[1]}"
        case Kind.STREET | Kind.TRIO | Kind.CORNER:
            return f"{point.kind.capitalize()} {' '.join(map(str, numbers))}"
        case Kind.SIX:
            return f"Six line {numbers[0]} to {numbers[-1]}"
        case Kind.DOZEN:
            return PLACES[int(point.id.partition(":")[2])]
        case Kind.COLUMN:
            return f"Column {point.id.partition(':')[2]}"
        case _:
            return SIMPLE[point.id]


class Wheel:
    """A guest at a roulette table."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        guest.until("a seat at the wheel", lambda: self.betting)

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.guest.frame["view"]
        return view

    @property
    def betting(self) -> bool:
        frames = self.guest.frames
        return bool(frames) and "paytable" in (frames[-1].get("options") or {})

    @property
    def place(self) -> dict[str, Any]:
        seat = self.guest.seat
        return next(place for place in self.view["seats"] if place["seat"] == seat)

    @property
    def laid(self) -> dict[str, int]:
        return {bet["point"]: bet["chips"] for bet in self.place.get("bets", ())}

    @property
    def total(self) -> int:
        return sum(self.laid.values())

    def coming(self, orders: int = 0) -> int:
        """The number that the next spin brings, after so many further orders."""
        seed, step = running(self.guest.house, self.guest.table, roulette)
        return Chance(seed, step + orders).below(POCKETS)

    def spot(self, point: str) -> Locator:
        return self.guest.button(point_name(POINTS[point]))

    def choose(self, chip: int) -> None:
        self.guest.press(f"{chip} chip")

    def lay(self, point: str) -> None:
        """One chip of the chosen size, by a press on the board."""
        before = self.total
        spot = self.spot(point)
        if self.guest.touch and POINTS[point].kind not in FIELDS:
            self._hold(spot)
        elif self.guest.touch:
            spot.tap()
        else:
            spot.click()
        self.guest.until(f"a chip on {point}", lambda: self.total > before)

    def _hold(self, spot: Locator) -> None:
        """A finger that stays until the plate says what it aims at: a quick tap means a number."""
        box = spot.bounding_box()
        name = spot.get_attribute("aria-label")
        assert box is not None
        assert name is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch = self.page.context.new_cdp_session(self.page)
        send = "Input.dispatchTouchEvent"
        touch.send(send, {"type": "touchStart", "touchPoints": [finger]})
        expect(self.page.locator(".verdict").get_by_text(name)).to_be_visible()
        touch.send(send, {"type": "touchEnd", "touchPoints": []})
        touch.detach()

    def lay_amount(self, point: str, chips: int) -> None:
        for value in TRAY:
            count, chips = divmod(chips, value)
            if count:
                self.choose(value)
            for _ in range(count):
                self.lay(point)

    @property
    def spins(self) -> list[dict[str, Any]]:
        """How the spins came out: the view of each, once it was paid."""
        table = self.guest.table
        views = [frame["view"] for frame in self.guest.frames if frame["table"] == table]
        paid = [view for view in views if view and view["phase"] == "over" and "number" in view]
        return [view for view, before in zip(paid, [None, *paid], strict=False) if view != before]

    @property
    def paid(self) -> dict[str, Any]:
        """The guest's place after the newest spin."""
        places = self.spins[-1]["seats"]
        return next(place for place in places if place["seat"] == self.guest.seat)

    def spin(self) -> int:
        """Presses Spin and waits until the ball rests and is paid; the number that came."""
        before = len(self.spins)
        self.guest.press("Spin")
        self.guest.until("the ball at rest", lambda: len(self.spins) > before)
        return int(self.spins[-1]["number"])

    def next_round(self) -> None:
        self.guest.order(t="ready", table=self.guest.table)
        self.guest.until("the next round", lambda: self.betting)


def gains(bets: dict[str, int], factors: dict[Kind, int], number: int) -> dict[str, int]:
    """What each bet has to come to."""
    return {
        point: chips * factors[POINTS[point].kind] if POINTS[point].covers(number) else -chips
        for point, chips in bets.items()
    }
