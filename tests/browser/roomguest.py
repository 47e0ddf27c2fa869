"""A guest of the card room at a page, who finds everything by the words that stand there."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.house import House
from tests.browser.player import Player, until
from tests.browser.screen import AMOUNT, amount

# Demo cards that no patron has.
DEBIT = ("Debit", "4417", "1234")  # 500 in the account
CREDIT = ("Credit", "7780", "")  # limit 2,000
SMALL = ("Debit", "6675", "8642")  # 120 in the account
POOR = ("Debit", "0932", "0000")  # 8 only
REFUSED = ("Credit", "2210", "")
Card = tuple[str, str, str]
BANK_MS = 60_000  # for what a bank and the end of a game take on a busy machine


class RoomGuest(Player):
    def __init__(self, page: Page, name: str, house: House, touch: bool = False) -> None:
        super().__init__(page, name, house, touch)
        self.steps: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.bought = 0  # in hundredths, as far as the page has said so
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))

    # The way in

    def to_room(self) -> None:
        self.step("Card room", self.page.get_by_role("link", name="Card room", exact=True))

    def step(self, label: str, control: Locator) -> None:
        """Something that a guest has to press, and what is written on it."""
        self.steps.append(label)
        self._touch(control)

    def choose(self, kind: str) -> None:
        self.step(kind, self.page.get_by_role("button", name=kind, exact=True))

    def take_demo(self, card: Card) -> None:
        kind, four, pin = card
        shown = f"PIN {pin}" if pin else "No PIN"
        name = f"{kind} card ending in {four}, {shown}"
        self.step(name, self.page.get_by_role("button", name=name))

    def key_in(self, pin: str) -> None:
        """On the keypad that is drawn."""
        keypad = self.page.get_by_role("group", name="PIN keypad")
        for digit in pin:
            self._touch(keypad.get_by_role("button", name=digit, exact=True))
        self.step("PIN", keypad.get_by_role("button", name="Enter", exact=True))

    def show_card(self, card: Card) -> None:
        """All that leads from the door of the room to the bank's answer."""
        self.choose(card[0])
        self.take_demo(card)
        if card[2]:
            self.key_in(card[2])

    def is_refused(self, words: str) -> None:
        """By what stands on the display of the reader."""
        reader = self.page.get_by_role("region", name="Card reader")
        expect(reader.get_by_role("alert")).to_contain_text(words)

    def come_to_room(self, card: Card) -> None:
        self.come_in()
        self.to_room()
        self.show_card(card)
        expect(self.page.get_by_text("Card accepted", exact=True)).to_be_visible()

    # In line

    def is_in_line(self, ordinal: str) -> None:
        expect(self.page.get_by_role("heading", name=f"{ordinal} in line")).to_be_visible()

    @property
    def line(self) -> list[str]:
        """The names along the rope."""
        people = self.page.get_by_role("list", name="The line").get_by_role("listitem")
        return [text.strip() for text in people.locator(".name").all_inner_texts()]

    def is_called(self) -> None:
        """To the table, by itself and after a moment to notice it."""
        expect(self.page.get_by_role("alertdialog", name="Your seat is ready")).to_be_visible(
            timeout=BANK_MS
        )
        self.is_seated()

    def follows_the_call(self) -> None:
        """At once, without the moment to notice it."""
        call = self.page.get_by_role("alertdialog", name="Your seat is ready")
        self._touch(call.get_by_role("button", name="To the table", exact=True))
        self.is_seated()

    def is_seated(self) -> None:
        self.page.wait_for_url("**/#/table/*")
        expect(self.page.get_by_role("region", name="Your account")).to_be_visible()
        expect(self.page.get_by_role("alertdialog")).to_have_count(0)
        until(self.page, "a seat", lambda: bool(self.frames) and "seat" in self.frame)

    # At the table

    def sees_account(self, *words: str) -> None:
        strip = self.page.get_by_role("region", name="Your account")
        for word in words:
            expect(strip).to_contain_text(word)

    def ask_for_chips(self, chips: int, pin: str = "") -> None:
        """As far as the bank's answer."""
        dialog = self.page.get_by_role("dialog", name="Buy chips")
        if not dialog.is_visible():
            self._touch(
                self.page.get_by_role("region", name="Your account").get_by_role(
                    "button", name="Buy chips", exact=True
                )
            )
        dialog.get_by_label("Chips for").fill(str(chips))
        self._touch(dialog.get_by_role("button", name=f"Buy chips for {chips}", exact=True))
        if pin:
            self.key_in(pin)

    def buy(self, chips: int, pin: str = "") -> None:
        self.ask_for_chips(chips, pin)
        expect(self.page.get_by_role("dialog", name="Buy chips")).to_be_hidden()
        self.bought += chips * 100

    def go_along(self) -> None:
        """Checks, or pays what it costs to stay in the hand."""
        offered = self.offered()
        moves = (move for move in ("Check", "Call", "All-in") if move in offered)
        if move := next(moves, None):
            self.make(move)

    def cut_short(self) -> None:
        """Gives up, or bets so that others do."""
        offered = self.offered()
        if "Fold" in offered:
            self.make("Fold")
        elif "Bet" in offered:
            self.make("Bet")
        else:
            self.go_along()

    def play_along(self) -> None:
        """Whoever does not move loses the seat; between two looks at the page a turn may come."""
        if self.asked:
            self.make("Check" if "Check" in self.offered() else "Fold")

    def leave_room(self) -> None:
        self.press("Leave")
        dialog = self.page.get_by_role("dialog", name="Leave the card room?")
        self._touch(dialog.get_by_role("button", name="Leave", exact=True))
        expect(self.page.get_by_role("heading", name=f"Goodbye, {self.name}")).to_be_visible()

    def is_seen_off(self, why: str) -> int:
        """Reads why the visit is over, and that the bank has the chips. Gives what went to the
        account, in hundredths."""
        main = self.page.get_by_role("main")
        heading = main.get_by_role("heading", name=f"Goodbye, {self.name}")
        expect(heading).to_be_visible(timeout=BANK_MS)
        expect(main).to_contain_text(why)
        expect(main.get_by_text("On your account", exact=True)).to_be_visible(timeout=BANK_MS)
        told = re.search(rf"{AMOUNT}\s+in chips goes to your account", main.inner_text())
        assert told is not None, main.inner_text()
        return amount(told[1])
