"""How much a player's phone has to fetch, as the house sends it: packed, script and style."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.drivers import driver_of
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player

KB = 1_000
FIRST_LOAD_MAX = 100 * KB
GAME_MAX = 25 * KB
FETCHED = """() => Object.fromEntries(performance.getEntriesByType('resource')
    .filter(({name}) => /\\.(js|css)$/.test(name))
    .map(({name, encodedBodySize}) => [name.split('/').at(-1), encodedBodySize]))"""

ASKED = """() => performance.getEntriesByType('resource')
    .map(({name}) => new URL(name).pathname).filter((path) => path.startsWith('/api/'))"""


def fetched(page: Page) -> dict[str, int]:
    """Bytes by the name of each file."""
    files: dict[str, int] = page.evaluate(FETCHED)
    assert files
    assert all(files.values()), files
    return files


def fetched_at_table(player: Player, game: dict[str, Any]) -> dict[str, int]:
    name, preset = game["name"], game["presets"][0]["name"]
    wish = {"rules": driver_of(name).RULES, "settings": {}, "name": "Feather"}
    table = player.order(t="open_table", game=name, preset=preset, **wish)
    player.page.goto(f"{player.house.url}#/table/{table}")
    # The list begins anew with the page.
    player.page.reload()
    expect(player.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    return fetched(player.page)


def test_the_first_load_and_each_game_are_light(house: House, open_page: Pages) -> None:
    player = Player(open_page(), "Penny", house)
    player.page.goto(house.url)
    expect(player.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    first = fetched(player.page)
    assert sum(first.values()) < FIRST_LOAD_MAX, first
    # What was asked while the script was on its way is not asked again.
    assert sorted(player.page.evaluate(ASKED)) == ["/api/games", "/api/me"]

    player.come_in()
    games = player.page.request.get(f"{house.url}api/games").json()["games"]
    files = {game["name"]: fetched_at_table(player, game) for game in games}
    assert len(files) > 1
    for game, all_files in files.items():
        others = [name for other, found in files.items() if other != game for name in found]
        own = {name: size for name, size in all_files.items() if name not in others}
        assert own, game
        assert sum(own.values()) < GAME_MAX, (game, own)
