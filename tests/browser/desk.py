"""An administrator at the desk, and guests of the card room, each at an own page."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.house import House
from tests.browser.player import Player, until

NAME, PASSWORD = "Greta", "eight walnut chairs"
ROOM = "api/rooms/cardroom"


WEALTH = 100_00  # in hundredths: enough for every purchase of these tests


class Administrator:
    """`heard` is all that the house told the desk."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._on_socket)

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))

    def go(self) -> None:
        self.page.goto(f"{self.house.url}admin")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def confirm(self, name: str) -> None:
        """The button of the window that asks; the window goes once the act is done."""
        dialog = self.page.locator("dialog:modal")
        dialog.get_by_role("button", name=name, exact=True).click()
        expect(dialog).to_have_count(0)

    def set_up(self, code: str) -> None:
        self.fill({"Set-up code": code, "Name": NAME})
        self.fill({"New password": PASSWORD, "The same password again": PASSWORD})
        self.press("Make administrator")

    def sign_in(self, password: str = PASSWORD) -> None:
        self.fill({"Name": NAME, "Password": password})
        self.press("Sign in")

    def sign_out(self) -> None:
        self.press("Account")
        self.press("Sign out")
        expect(self.page.get_by_role("button", name="Sign in")).to_be_visible()

    def fill(self, fields: dict[str, str]) -> None:
        for label, value in fields.items():
            self.page.get_by_label(label).fill(value)

    def panel(self, title: str) -> Locator:
        return self.page.get_by_role("region", name=title, exact=True)

    def look(self) -> None:
        """Opens the system view of the table that is looked at."""
        self.press("Show all cards")
        self.confirm("Show all cards")
        expect(self.page.get_by_text("Cards up", exact=True)).to_be_visible()

    @property
    def position(self) -> dict[str, Any]:
        """The newest system view, as it was sent."""
        found = [each["position"] for each in self.heard if each["desk"] == "position"]
        return dict(found[-1])

    def sees_act(self, pattern: str) -> None:
        """Waits for it: the trail is told after the overview, and after the act itself."""
        until(self.page, pattern, lambda: any(re.search(pattern, act) for act in self._acts()))

    def _acts(self) -> list[str]:
        """As they stand in the list, newest first."""
        items = self.panel("Last acts").get_by_role("listitem").all_inner_texts()
        return [re.sub(r"\s+", " ", item) for item in items]


class Guest(Player):
    """Comes into the card room by its HTTP requests, with a demo card, and looks at the table."""

    def enter(self, number: int) -> None:
        cards = self.page.request.get(f"{self.house.url}api/rooms").json()["demo"]
        good = [card for card in cards if card["pin"] and card["balance"] >= WEALTH]
        self.card = good[number]
        fields = {key: self.card[key] for key in ("kind", "number", "pin")}
        answer = self.page.request.post(f"{self.house.url}{ROOM}/enter", data=fields)
        assert answer.ok, answer.text()

    def sits(self) -> str:
        """Waits for the seat; the table's id."""
        until(self.page, "a seat", lambda: bool(self.room.get("seated")))
        return str(self.room["table"])

    def buy(self, chips: int) -> None:
        order = {"id": f"buy-{self.name}", "amount": chips, "pin": self.card["pin"]}
        answer = self.page.request.post(f"{self.house.url}{ROOM}/purchase", data=order)
        assert answer.ok, answer.text()

    @property
    def room(self) -> dict[str, Any]:
        return dict(self.page.request.get(f"{self.house.url}{ROOM}").json()["room"])

    @property
    def cards(self) -> str:
        """Her own, in the words that her page has for them."""
        own = self.page.get_by_label(re.compile("^Your (folded )?cards: "))
        label = own.first.get_attribute("aria-label") or ""
        return label.partition(": ")[2]
