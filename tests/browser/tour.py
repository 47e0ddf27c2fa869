"""A walk through all screens of the house in any language, with a stop at each."""

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.company import NO_CLOCK, NO_HURRY
from tests.browser.player import Player, until

LOCALES = Path(__file__).parents[2] / "locales"
SIMPLE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
SETTINGS = (
    "localStorage.getItem('croupier.settings') ?? localStorage.setItem('croupier.settings', {})"
)


def catalogue(language: str) -> dict[str, str]:
    """The messages of one line and without gaps; enough to find a button by its name."""
    texts = (path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl"))
    return {id_: text for source in texts for id_, text in SIMPLE.findall(source)}


def prefer(page: Page, **settings: str) -> None:
    """As if the player had chosen these settings on an earlier visit."""
    page.add_init_script(SETTINGS.format(json.dumps(json.dumps(settings))))


class Tour:
    """Yields the name of each screen when it is there."""

    def __init__(self, player: Player, language: str) -> None:
        self.player = player
        self.page = player.page
        self.say = catalogue(language)

    def __iter__(self) -> Iterator[str]:
        yield from self.before_a_table()
        yield from self.at_a_table()
        yield from self.over_the_table()

    def before_a_table(self) -> Iterator[str]:
        page, say = self.page, self.say
        page.goto(self.player.house.url)
        expect(page.get_by_role("button", name=say["app-play"], exact=True)).to_be_visible()
        yield "door"
        page.get_by_role("textbox").fill(self.player.name)
        self.press("app-play")
        expect(page.get_by_role("navigation").first).to_be_visible()
        yield "menu"
        page.goto(f"{self.player.house.url}#/room/holdem/casino")
        expect(page.get_by_role("button", name=say["app-play-bots"])).to_be_visible()
        yield "room"
        self.press("app-open-table")
        yield from self.dialog("opening")

    def at_a_table(self) -> Iterator[str]:
        player = self.player
        table = player.open_table("cardroom", NO_CLOCK, NO_HURRY, name="Opal")
        for kind in ("thirds", "odds", "thirds"):
            player.order(t="seat_bot", table=table, kind=kind)
        player.order(t="sit", table=table, chips=500_00)
        self.page.goto(f"{player.house.url}#/table/{table}")
        until(self.page, "a turn", lambda: player.asked)
        yield "dealt"
        player.order(t="say", table=table, text="你好")
        self.act(table, streets=("preflop",))
        yield "flop"
        self.act(table, streets=("flop", "turn", "river"))
        yield "showdown"

    def over_the_table(self) -> Iterator[str]:
        page, say = self.page, self.say
        for button in ("app-chat", "app-history"):
            tab = page.get_by_role("tab", name=say[button])
            if tab.count():
                tab.click()
            else:
                self.page.keyboard.press("Escape")
                self.press(button)
            yield button.removeprefix("app-")
        page.get_by_role("button", name=say["app-replay"]).first.click()
        yield from self.dialog("replay")
        for button in ("app-rules", "kit-settings", "app-table", "app-keys"):
            if page.get_by_role("button", name=say[button], exact=True).is_visible():
                self.press(button)
                yield from self.dialog(button.partition("-")[2])

    def dialog(self, name: str) -> Iterator[str]:
        dialog = self.page.locator("dialog:modal")
        expect(dialog).to_be_visible()
        yield name
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=self.say[message], exact=True).click()

    def act(self, table: str, streets: tuple[str, ...]) -> None:
        """By the protocol, which is the same in every language."""
        player = self.player
        while player.asked and player.frame["view"]["street"] in streets:
            pending, options = player.frame["pending"], player.frame["options"]
            do = "check" if options.get("check") else "call" if options.get("call") else "all_in"
            player.order(t="act", table=table, turn=pending["turn"], action={"do": do})
            until(self.page, "the next turn", partial(self._settled, pending["turn"]))

    def _settled(self, turn: int) -> bool:
        pending = self.player.frame["pending"]
        return pending is None or (self.player.asked and pending["turn"] != turn)
