"""A person at a page, who finds everything by the words that are written or spoken there. What the
house sends is kept: it tells when the page has something new to show.
"""

import json
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.house import House
from tests.browser.screen import Screen, read_screen

PATIENCE_MS = 15_000
LOOK_AGAIN_MS = 15
ORDER = """(order) => new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/ws`)
    socket.onmessage = ({data}) => {
        const message = JSON.parse(data)
        if (message.t === 'welcome') socket.send(JSON.stringify(order))
        if (message.id !== order.id) return
        socket.close()
        if (message.t === 'ack') done(message.table)
        else fail(Error(message.text))
    }
})"""
# The coach has a key, too, but is no move: its button bears a drawing and no word.
OFFERED = """(dock) => [...dock.querySelectorAll('button[aria-keyshortcuts]')]
    .filter((button) => !button.disabled && button.ariaDisabled !== 'true')
    .map((button) => button.textContent.trim())
    .filter((word) => word)"""
numbers = count(1)


def until(page: Page, what: str, condition: Callable[[], bool]) -> None:
    """Wait for something that the page cannot be asked for directly."""
    for _ in range(PATIENCE_MS // LOOK_AGAIN_MS):
        if condition():
            return
        page.wait_for_timeout(LOOK_AGAIN_MS)
    raise AssertionError(f"waited in vain: {what}")


class Player:
    """`touch` for one who has no mouse."""

    def __init__(self, page: Page, name: str, house: House, touch: bool = False) -> None:
        self.page = page
        self.name = house.fresh_name(name)
        self.house = house
        self.touch = touch
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._on_socket)

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._on_message)

    def _on_message(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message.get("t") == "frame":  # the desk has messages of its own
            self.frames.append(message)

    def come_in(self) -> None:
        self.page.goto(self.house.url)
        self.page.get_by_label("Your name at the table").fill(self.name)
        self.press("Play")
        expect(self.page.get_by_text(f"Good to see you, {self.name}")).to_be_visible()

    def leave_house(self) -> None:
        """As a guest, who is asked whether to keep the name."""
        self.press("Leave")
        window = self.page.get_by_role("dialog", name="Leave the house?")
        self._touch(window.get_by_role("button", name="Leave", exact=True))
        expect(self.page.get_by_label("Your name at the table")).to_be_visible()

    def press(self, name: str) -> None:
        self._touch(self.page.get_by_role("button", name=name, exact=True))

    def follow(self, name: str) -> None:
        self._touch(self.page.get_by_role("link", name=name, exact=True))

    def _touch(self, control: Locator) -> None:
        if self.touch:
            control.tap()
        else:
            control.click()

    def order(self, **order: Any) -> str:
        """Gives an order by the protocol, where the page has no choice for it."""
        return str(self.page.evaluate(ORDER, order | {"id": f"order-{next(numbers)}"}))

    def open_table(
        self,
        preset: str,
        rules: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        name: str = "",
    ) -> str:
        own = {"rules": rules or {}, "settings": settings or {}}
        return self.order(t="open_table", game="holdem", preset=preset, name=name, **own)

    @property
    def table(self) -> str:
        """The one that the page looks at, by its address."""
        self.page.wait_for_url("**/#/table/*")
        return self.page.url.rpartition("/")[2]

    def go_to(self, table: str) -> None:
        self.page.goto(f"{self.house.url}#/table/{table}")
        expect(self.page.get_by_role("list", name="Players")).to_be_visible()

    def play_against_bots(self) -> None:
        """From a room to a table. Both have some buttons of the same name, so it is waited for."""
        self.press("Play against bots")
        expect(self.page.get_by_role("list", name="Players")).to_be_visible()

    def sit(self, chips: int, seat: int | None = None) -> None:
        """`chips` in whole chips, `seat` counted from 1 as on the screen."""
        self.press("Sit down" if seat is None else f"Sit here Seat {seat}")
        dialog = self.page.get_by_role("dialog", name="Sit down")
        dialog.get_by_label("Buy-in", exact=True).fill(str(chips))
        dialog.get_by_role("button", name="Sit down").click()
        expect(dialog).to_be_hidden()

    def add_bots(self, number: int, kind: str) -> None:
        self.press("Table")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label(kind).check()
        for _ in range(number):
            seated = dialog.get_by_role("listitem").count()
            dialog.get_by_role("button", name="Add a bot").click()
            expect(dialog.get_by_role("listitem")).to_have_count(seated + 1)
        dialog.get_by_role("button", name="Close", exact=True).click()

    def sees_wallet(self, chips: int) -> None:
        """On the menu, in hundredths."""
        expect(self.page.get_by_role("region", name="Your chips")).to_contain_text(
            f"{chips // 100:,} chips"
        )

    @property
    def frame(self) -> dict[str, Any]:
        """The newest one."""
        return self.frames[-1]

    @property
    def asked(self) -> bool:
        return bool(self.frames and self.frame.get("options"))

    @property
    def seated(self) -> set[str]:
        """The names at the table, which only a frame lists in which one has changed, and of bots
        that lost their last chips in the hand that is over."""
        names: set[str] = set()
        beaten: set[str] = set()
        for frame in self.frames:
            if frame["pending"] or not frame["events"]:
                beaten = set()
            beaten |= {event["name"] for event in frame["events"] if event.get("cause") == "broke"}
            if summary := frame.get("summary"):
                names = {seat["name"] for seat in summary["seats"]}
        return names | beaten

    def screen(self) -> Screen:
        return read_screen(self.page, self.name)

    @property
    def dock(self) -> Locator:
        return self.page.get_by_role("region", name="Your moves")

    def move(self, name: str) -> Locator:
        """The button of a move. All-in is also the name of an amount, which comes before."""
        return self.dock.get_by_role("button", name=name, exact=True).last

    def offered(self) -> list[str]:
        """The moves that can be pressed, by name. Whoever is asked is offered them as soon as the
        page has shown what led to the question. None, when an order on its way was the answer."""
        until(self.page, f"moves of {self.name}", self._has_a_choice)
        return self._offered()

    def _has_a_choice(self) -> bool:
        """Or none is to be had. Folding may be possible before the turn has come."""
        choice = {what for what, may in (self.frame.get("options") or {}).items() if may}
        return choice <= {"fold"} or not {"Fold"} >= {*self._offered()}

    def _offered(self) -> list[str]:
        names: list[str] = self.dock.evaluate(OFFERED)
        return names

    def make(self, name: str) -> None:
        """Presses a move, and sees that the house carried it out."""
        self.carry_out(name, lambda: self._press_move(name))

    def _press_move(self, name: str) -> None:
        """A fold where checking is free is asked about once."""
        # Before the press: the answer of the house may come at once and have no options.
        asked_again = name == "Fold" and self.frame["options"].get("check")
        self._touch(self.move(name))
        if asked_again:
            self._touch(self.move("Fold anyway?"))

    def strike(self, key: str) -> None:
        """The same with the key that stands for the move. A key that comes too early is lost."""
        self.offered()
        self.carry_out(key, lambda: self.page.keyboard.press(key))

    def carry_out(self, name: str, act: Callable[[], None]) -> None:
        """Moves by whatever `act` does, and waits until it is done."""
        turn = self.frame["pending"]["turn"]
        act()
        until(self.page, f"{name} by {self.name}", lambda: self._is_past(turn))

    def _is_past(self, turn: int) -> bool:
        pending = self.frame["pending"]
        return pending is None or pending["turn"] != turn

    def raise_to(self, chips: int) -> None:
        name = "Bet" if "Bet" in self.offered() else "Raise"
        self.dock.get_by_label("Bet" if name == "Bet" else "Raise to", exact=True).fill(str(chips))
        self.make(name)

    def go_all_in(self) -> None:
        offered = self.offered()
        if "All-in" in offered:
            self.make("All-in")
            return
        all_in = self.dock.get_by_role("button", name="All-in", exact=True)
        if "Call" in offered and all_in.is_disabled():
            self.make("Call")  # it takes all chips
            return
        self._touch(all_in)
        self.make("Bet" if "Bet" in offered else "Raise")
