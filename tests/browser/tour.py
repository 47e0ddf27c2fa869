"""A walk through all screens of the house in any language, with a stop at each. The house is asked
which games and rooms there are, and a game's driver how its moments are reached.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from croupier.games import games
from tests.browser import desk_tour, long_words
from tests.browser.drivers import Driver, Seat, driver_of
from tests.browser.pages import resize, shrink
from tests.browser.player import Player
from tests.browser.roomtour import RoomTour

LOCALES = Path(__file__).parents[2] / "locales"
SIMPLE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
SETTINGS = (
    "localStorage.getItem('croupier.settings') ?? localStorage.setItem('croupier.settings', {})"
)
CARD_ROOM = "cardroom"
PHONE = (390, 844)
DESK = (1440, 900)
SAME_IN_ALL_GAMES = ("-buy-in", "-leaving", "-seat-kept", "-chat", "-table")
NO_HURRY = {"gap_ms": 600_000}
# Nothing moves, and nothing has changed for some frames.
AT_REST = """(frames) => new Promise((done) => {
    let quiet = 0
    const watcher = new MutationObserver(() => (quiet = 0))
    const whatever = {childList: true, subtree: true, attributes: true, characterData: true}
    watcher.observe(document, whatever)
    const passing = (animation) => animation.playState === 'running'
        && animation.effect?.getComputedTiming().endTime !== Infinity
    const look = () => {
        quiet = document.getAnimations().some(passing) ? 0 : quiet + 1
        if (quiet <= frames) return requestAnimationFrame(look)
        watcher.disconnect()
        done()
    }
    document.fonts.ready.then(look)
})"""
REST_FRAMES = 6
DRAWN_FRAMES = 2
# A ball runs for seconds, and a clock never rests.
REST_MS = 3_000


def parts() -> list[str]:
    """How the names of the stops begin: those of the house, of its card room, of its desk, and of
    each game."""
    return ["house-", f"{CARD_ROOM}-", desk_tour.PART, *(f"{name}-" for name in games())]


def catalogue(language: str) -> dict[str, str]:
    """The messages of one line and without gaps; enough to find a button by its name."""
    if language == long_words.LANGUAGE:
        return {id_: long_words.lengthen(text) for id_, text in catalogue("en").items()}
    texts = (path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl"))
    return {id_: text for source in texts for id_, text in SIMPLE.findall(source)}


def prefer(page: Page, **settings: str) -> None:
    """As if the player had chosen these settings on an earlier visit."""
    page.add_init_script(SETTINGS.format(json.dumps(json.dumps(settings))))


def rest(page: Page, frames: int = REST_FRAMES) -> None:
    """Waits until the page has drawn what it has to show."""
    limit = f"new Promise((done) => setTimeout(done, {REST_MS}))"
    page.evaluate(f"(frames) => Promise.race([({AT_REST})(frames), {limit}])", frames)


def give_size(page: Page, width: int, height: int, drawn: bool = True) -> None:
    """Waits until the page has taken the form that it has in such a window."""
    if drawn:
        resize(page, width, height)
    else:
        shrink(page, width, height)
    rest(page, DRAWN_FRAMES)


@dataclass(frozen=True)
class Stop:
    """A screen that is there now. `lasts` says whether it still is: some have another form in a
    `wide` window, and a ball comes to rest."""

    page: Page
    name: str
    lasts: Callable[[], bool] = lambda: True
    wide: bool = False
    in_play: bool = False
    seen_before: bool = False
    """Another room of the game has shown such a screen, or another game."""

    def sizes(
        self, sizes: Iterable[tuple[int, int]], drawn: bool = True
    ) -> Iterator[tuple[int, int]]:
        """Those in which the screen is there, while the window has them: from narrow to wide, or
        the other way round, since what a window of another form closed does not open again. Where
        it need not be `drawn`, it is measured only."""
        for width, height in sorted(sizes, reverse=self.wide):
            give_size(self.page, width, height, drawn)
            if self.lasts():
                yield width, height
        give_size(self.page, *(DESK if self.wide else PHONE))


class Tour:
    """Yields a stop for each screen when it is there."""

    def __init__(self, player: Player, say: dict[str, str], only: str = "") -> None:
        self.player = player
        self.page = player.page
        self.say = say
        self.only = only
        self.names = {"Croupier", "Opal", player.name}
        self.driver: Driver | None = None
        self.further_room = False
        self.further_game = False

    def __iter__(self) -> Iterator[Stop]:
        for stop in self.walk():
            if stop.name.startswith(self.only):
                rest(self.page)
                yield stop

    def walk(self) -> Iterator[Stop]:
        if desk_tour.PART.startswith(self.only):
            yield from desk_tour.at_the_desk(self)
            self.page.context.clear_cookies()  # a stranger again, for the front door
        if self.only == desk_tour.PART:
            return
        yield from self.outside()
        if CARD_ROOM.startswith(self.only) or self.only.startswith(CARD_ROOM):
            yield from RoomTour(self).walk()
        offered: list[dict[str, Any]] = self.page.request.get(
            f"{self.player.house.url}api/games"
        ).json()["games"]
        assert {game["name"] for game in offered} == games().keys()
        for place, game in enumerate(offered):
            self.further_game = place > 0
            for number, preset in enumerate(game["presets"]):
                name = f"{game['name']}-{preset['name']}"
                if name.startswith(self.only) or self.only.startswith(name):
                    self.further_room = number > 0
                    self.come_again()
                    yield from self.room(game, preset, name)
                    yield from self.table(game, preset, name, first=number == 0)

    @property
    def known_names(self) -> set[str]:
        """Of people, bots and tables that the player has met: the same in every language."""
        summaries = [frame["summary"] for frame in self.player.frames if frame.get("summary")]
        self.names |= {seat["name"] for summary in summaries for seat in summary["seats"]}
        self.names |= {summary["name"] for summary in summaries}
        return self.names

    def stop(self, name: str, lasts: Callable[[], bool] = lambda: True, wide: bool = False) -> Stop:
        alike = self.further_game and name.endswith(SAME_IN_ALL_GAMES)
        return Stop(self.page, name, lasts, wide, seen_before=alike or self.further_room)

    # Before any table

    def outside(self) -> Iterator[Stop]:
        page, say = self.page, self.say
        page.goto(self.player.house.url)
        expect(page.get_by_role("button", name=say["app-play"], exact=True)).to_be_visible()
        yield self.stop("house-door")
        self.press("app-with-password")
        yield self.stop("house-door-password")
        self.press("app-as-guest")
        self.come_in()
        yield self.stop("house-menu")
        yield from self.dialog("house-keep-name", "app-keep-name")
        yield from self.dialog("house-settings", "kit-settings")

    def come_in(self) -> None:
        self.page.get_by_role("textbox").fill(self.player.name)
        self.press("app-play")
        self.at_menu()

    def come_again(self) -> None:
        """As somebody else, whose wallet is full."""
        self.page.context.clear_cookies()
        self.page.goto(f"{self.player.house.url}#/")
        self.page.reload()
        self.player.name = self.player.house.fresh_name("Rosa")
        self.names.add(self.player.name)
        self.come_in()

    def at_menu(self) -> None:
        expect(self.page.get_by_role("region", name=self.say["app-your-chips"])).to_be_visible()

    def room(self, game: dict[str, Any], preset: dict[str, Any], name: str) -> Iterator[Stop]:
        self.page.goto(f"{self.player.house.url}#/room/{game['name']}/{preset['name']}")
        opens = self.page.get_by_role("button", name=self.say["lobby-open-table"], exact=True)
        own = self.page.get_by_role("main").locator("form")  # of a room that is a form itself
        expect(opens.or_(own)).to_be_visible()
        yield self.stop(f"{name}-room")
        if opens.is_visible():
            yield from self.dialog(f"{name}-opening", "lobby-open-table")

    # At a table

    def table(
        self, game: dict[str, Any], preset: dict[str, Any], name: str, first: bool
    ) -> Iterator[Stop]:
        player = self.player
        self.driver = driver = driver_of(game["name"])
        wish = {"game": game["name"], "preset": preset["name"], "name": "Opal"}
        table = player.order(t="open_table", rules=driver.RULES, settings=NO_HURRY, **wish)
        self.go_to(table)
        yield self.stop(f"{name}-watching")
        if first:
            yield from self.dialog(f"{name}-buy-in", "app-sit-down")
        player.order(t="sit", table=table, chips=preset["settings"]["buy_in"])
        seat = Seat(player, table, preset["name"])
        if game["seats_min"] > 1:
            yield self.stop(f"{name}-alone")
        if preset["settings"]["bots"]:
            for number in range(1, preset["settings"]["seats"]):
                kind = game["bots"][number % len(game["bots"])]
                player.order(t="seat_bot", table=table, kind=kind)
        for moment in driver.moments(seat):
            yield self.moment(f"{name}-{moment}", seat)
            if first and moment == driver.AT_STAKE:
                yield from self.leaving(name, seat)
        assert seat.is_over
        if first:
            yield from self.around(name, seat)
        yield from self.dialog(f"{name}-rules", "app-rules")

    def go_to(self, table: str) -> None:
        self.player.frames.clear()
        self.page.goto(f"{self.player.house.url}#/table/{table}")
        expect(self.page.get_by_role("heading", level=1, name="Opal")).to_be_visible()

    def moment(self, name: str, seat: Seat) -> Stop:
        """Lasts until the house goes on."""
        seen = seat.player.frame["seq"]
        lasts = lambda: bool(seat.player.frame["seq"] == seen)  # noqa: E731
        return Stop(self.page, name, lasts, in_play=True, seen_before=self.further_room)

    def around(self, name: str, seat: Seat) -> Iterator[Stop]:
        self.player.order(t="say", table=seat.table, text="你好")
        for panel in ("app-chat", "app-history"):
            for form in (PHONE, DESK):
                give_size(self.page, *form)
                if form == PHONE or self.page.get_by_role("tab").count():
                    yield from self.panel(f"{name}-{panel.removeprefix('app-')}", panel)
        yield from self.replay(name)
        yield from self.dialog(f"{name}-table", "app-table")
        give_size(self.page, *DESK)
        yield from self.dialog(f"{name}-keys", "app-keys")

    def panel(self, name: str, message: str) -> Iterator[Stop]:
        """A tab beside the table, or a sheet over it."""
        page = self.page
        tab = page.get_by_role("tab", name=self.say[message])
        sheet = page.get_by_role("dialog", name=self.say[message])
        if tab.count():
            tab.click()
            chosen = page.get_by_role("tab", name=self.say[message], selected=True)
            yield self.stop(name, chosen.is_visible, wide=True)
            return
        page.get_by_role("button", name=re.compile(f"^{re.escape(self.say[message])}")).click()
        expect(sheet).to_be_visible()
        yield self.stop(name, sheet.is_visible)
        if sheet.is_visible():
            sheet.get_by_role("button", name=self.say["kit-close"]).click()
            expect(sheet).to_be_hidden()

    def replay(self, name: str) -> Iterator[Stop]:
        for _ in self.panel(name, "app-history"):
            again = self.page.get_by_role("button").filter(has=self.page.locator("time"))
            again.first.click()
            yield from self.opened(f"{name}-replay")

    def leaving(self, name: str, seat: Seat) -> Iterator[Stop]:
        """Whoever would lose something is asked first, and finds the seat again."""
        self.press("app-leave")
        keeps = self.page.get_by_role("button", name=self.say["app-leave-seat-kept"], exact=True)
        expect(keeps).to_be_visible()
        yield self.stop(f"{name}-leaving")
        keeps.click()
        self.at_menu()
        yield self.stop(f"{name}-seat-kept")
        self.go_to(seat.table)
        seat.wait()

    # Windows over a screen

    def dialog(self, name: str, message: str) -> Iterator[Stop]:
        self.press(message)
        yield from self.opened(name)

    def opened(self, name: str) -> Iterator[Stop]:
        dialog: Locator = self.page.locator("dialog:modal")
        expect(dialog).to_be_visible()
        yield self.stop(name)
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=self.say[message], exact=True).first.click()
