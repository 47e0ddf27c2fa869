"""Every screen of the house: nothing that axe objects to, no message without words, and in Chinese
nothing left in English. In both themes, on a phone and on a desk.
"""

import pytest

from tests.browser.house import House
from tests.browser.pages import Pages, axe_violations, shot
from tests.browser.player import Player
from tests.browser.tour import Tour, prefer
from tests.browser.words import latin_words, raw_ids

# Names stay as they are in every language.
NAMES = ("Croupier", "Opal")


@pytest.mark.parametrize(
    ("language", "theme", "width", "height"),
    [("en", "dark", 390, 844), ("zh", "light", 1440, 900)],
    ids=["English, dark, phone", "Chinese, light, desk"],
)
def test_every_screen_can_be_read_by_everybody(
    house: House, open_page: Pages, language: str, theme: str, width: int, height: int
) -> None:
    page = open_page(width=width, height=height, reduced_motion=True)
    prefer(page, language=language, theme=theme)
    player = Player(page, "Rosa", house)
    seen = []
    wrong = []
    for screen in Tour(player, language):
        seen.append(screen)
        shot(page, f"{screen}-{language}-{theme}")
        wrong += [f"{screen}: {line}" for line in axe_violations(page)]
        wrong += [f"{screen}: {text}" for text in raw_ids(page)]
        if language == "zh":
            names = [*NAMES, player.name, *sitting(player)]
            wrong += [f"{screen}: {text}" for text in latin_words(page, names)]
    assert not wrong, "\n".join(wrong)
    assert {"door", "menu", "room", "flop", "settings", "rules", "chat", "history"} <= set(seen)


def sitting(player: Player) -> list[str]:
    summaries = [frame["summary"] for frame in player.frames if frame.get("summary")]
    return [seat["name"] for summary in summaries for seat in summary["seats"]]
