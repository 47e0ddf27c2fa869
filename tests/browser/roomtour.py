"""A walk through the screens of the card room: the reader, the line, the seat, the way out. Others
take the seats and stand in line, so that there is something to wait for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

from tests.browser.patrons import NAMES, ROOM, Patrons
from tests.browser.player import until

if TYPE_CHECKING:
    from tests.browser.tour import Stop, Tour

PIN, FOUR = "1234", "4417"
CHIPS = 20_00
BANK = "harbour"
LONG_MS = 60_000


class RoomTour:
    def __init__(self, tour: Tour) -> None:
        self.tour = tour
        self.page = tour.page
        self.say = tour.say

    def walk(self) -> Iterator[Stop]:
        tour = self.tour
        tour.names |= {BANK, BANK.capitalize(), *NAMES}
        with Patrons(tour.player.house.url) as patrons:
            seated, waiting = patrons.sit(7), patrons.queue(2)
            tour.come_again()
            tour.names.add("Card room 1")
            self.page.goto(f"{tour.player.house.url}#/cardroom/{ROOM}")
            yield from self.reader()
            yield from self.line()
            for patron in waiting:
                patrons.leave_line(patron)
            patrons.leave(seated[0])
            yield from self.seat()
            for patron in seated[1:]:
                patrons.buy(patron, CHIPS)
            yield from self.game()
            yield from self.way_out()

    def reader(self) -> Iterator[Stop]:
        page, tour = self.page, self.tour
        expect(page.get_by_role("button", name=self.say["cardroom-debit"])).to_be_visible()
        yield tour.stop("cardroom-kind")
        tour.press("cardroom-credit")
        expect(page.locator(".demo li").first).to_be_visible()
        yield tour.stop("cardroom-card")
        self.demo("2210").click()
        self.sees("cardroom-other-card")
        yield tour.stop("cardroom-failed")
        tour.press("cardroom-other-card")
        tour.press("cardroom-debit")
        self.demo(FOUR).click()
        expect(self.keypad).to_be_visible()
        page.keyboard.type("99")
        yield tour.stop("cardroom-pin")
        page.keyboard.type("99")
        page.keyboard.press("Enter")
        expect(page.locator(".problem")).to_be_visible()
        yield tour.stop("cardroom-wrong-pin")
        self.key_in()
        goes_on = page.get_by_role("button", name=self.say["cardroom-go-on"], exact=True)
        expect(goes_on).to_be_visible()
        yield tour.stop("cardroom-accepted", goes_on.is_visible)

    def line(self) -> Iterator[Stop]:
        tour = self.tour
        self.sees("cardroom-leave-line")
        yield tour.stop("cardroom-line")
        yield from tour.dialog("cardroom-line-leaving", "cardroom-leave-line")
        self.strip.first.click()
        yield from tour.opened("cardroom-account")
        self.page.goto(f"{tour.player.house.url}#/")
        tour.at_menu()
        yield tour.stop("cardroom-menu")
        self.page.goto(f"{tour.player.house.url}#/cardroom/{ROOM}")
        self.sees("cardroom-leave-line")

    def seat(self) -> Iterator[Stop]:
        page, tour = self.page, self.tour
        called: Locator = page.locator("dialog:modal")
        expect(called).to_be_visible(timeout=LONG_MS)
        yield tour.stop("cardroom-called", called.is_visible)
        page.wait_for_url("**/#/table/*")
        expect(called).to_have_count(0)
        yield tour.stop("cardroom-seat")
        self.buy.click()
        amount = page.locator("dialog:modal input")
        expect(amount).to_be_visible()
        yield tour.stop("cardroom-buy")
        amount.fill("900")
        page.locator("dialog:modal button[type=submit]").click()
        expect(self.keypad).to_be_visible()
        yield tour.stop("cardroom-buy-pin")
        self.key_in()
        expect(page.locator("dialog:modal .complaint").first).to_be_visible()
        yield tour.stop("cardroom-buy-refused")
        amount.fill("100")
        page.locator("dialog:modal button[type=submit]").click()
        self.key_in()
        expect(page.locator("dialog:modal")).to_have_count(0)
        expect(page.locator(".notice")).to_have_count(0)
        yield tour.stop("cardroom-alone")
        self.strip.first.click()
        page.get_by_role("button", name=self.say["cardroom-change"], exact=True).click()
        yield from tour.opened("cardroom-change")

    def game(self) -> Iterator[Stop]:
        """Others play on at once; the guest is asked, and has as long as the room gives."""
        player = self.tour.player
        until(self.page, "a game", lambda: bool(player.frame["pending"] or player.frame["gap_ms"]))
        for _ in range(4):
            try:
                until(self.page, "a turn", lambda: player.asked)
            except AssertionError:
                continue
            break
        stop = self.tour.stop("cardroom-playing")
        seen = player.frame["seq"]
        yield type(stop)(
            stop.page, stop.name, lambda: bool(player.frame["seq"] == seen), in_play=True
        )

    def way_out(self) -> Iterator[Stop]:
        tour = self.tour
        tour.press("app-leave")
        dialog = self.page.locator("dialog:modal")
        expect(dialog).to_be_visible()
        yield tour.stop("cardroom-leaving")
        dialog.get_by_role("button", name=self.say["cardroom-leave-now"], exact=True).click()
        expect(dialog).to_have_count(0)
        self.sees("app-back-to-menu")
        yield tour.stop("cardroom-goodbye")

    # Places on the screen

    @property
    def keypad(self) -> Locator:
        return self.page.get_by_role("group", name=self.say["cardroom-keypad"])

    @property
    def strip(self) -> Locator:
        strip = self.page.get_by_role("region", name=self.say["cardroom-account"])
        return strip.get_by_role("button")

    @property
    def buy(self) -> Locator:
        return self.strip.last

    def demo(self, four: str) -> Locator:
        return self.page.locator(".demo li", has_text=four).get_by_role("button")

    def key_in(self) -> None:
        expect(self.keypad).to_be_visible()
        self.page.keyboard.type(PIN)
        self.page.keyboard.press("Enter")

    def sees(self, message: str) -> None:
        button = self.page.get_by_role("button", name=self.say[message], exact=True)
        expect(button.first).to_be_visible(timeout=LONG_MS)
