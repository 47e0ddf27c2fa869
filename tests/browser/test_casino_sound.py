"""What is heard in the casino: the wheel for as long as it turns, and the band of sabacc at its own
table and nowhere else. The page's own audio is watched, before it reaches a loudspeaker.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.casino import Guest, Wheel
from tests.browser.casino_games import against_bots, over_or_asked
from tests.browser.house import House
from tests.browser.pages import Pages

WATCH = """
    window.devices = []
    window.AudioContext = class extends AudioContext {
        constructor(...how) {
            super(...how)
            window.devices.push(this)
        }
    }
    window.voices = []
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const {start, stop} = kind.prototype
        kind.prototype.start = function (at = 0, ...rest) {
            this.voice = {at, asked: performance.now()}
            window.voices.push(this.voice)
            return start.call(this, at, ...rest)
        }
        kind.prototype.stop = function (at = 0) {
            if (at > this.context.currentTime) this.voice.ends = at
            return stop.call(this, at)
        }
    }
"""
SOUNDING = "window.devices.filter(({state}) => state !== 'closed').length"
TURNING = """new Promise((done) => {
    const wheel = document.querySelector('.wheel')
    let began = null
    const look = () => {
        const turns = wheel.classList.contains('turning')
        if (turns) began ??= performance.now()
        if (began !== null && !turns) done({began, ended: performance.now()})
    }
    new MutationObserver(look).observe(wheel, {attributes: true})
})"""
TOLERANCE_MS = 250
LATE_MS = 2_000  # a busy machine draws the end of a turn so late at most


@pytest.fixture
def guest(house: House, open_page: Pages, request: pytest.FixtureRequest) -> Guest:
    calm = "spin" not in request.node.name
    page = open_page(width=1440, height=900, reduced_motion=calm, sound=True)
    page.add_init_script(WATCH)
    guest = Guest(page, f"Ear {len(request.node.name)}", house)
    guest.come_in()
    return guest


@pytest.mark.req("CAS-5.29a", "CAS-5.29b")
def test_the_band_plays_at_the_sabacc_table_and_nowhere_else(guest: Guest) -> None:
    page = guest.page
    against_bots(guest, "Poker", 1)
    over_or_asked(guest)
    elsewhere = page.evaluate(SOUNDING)
    guest.press("Leave")
    leave = page.get_by_role("button", name="Leave the table")
    menu = page.get_by_role("region", name="Your chips")
    expect(leave.or_(menu).first).to_be_visible()
    if leave.is_visible():
        leave.click()
    expect(menu).to_be_visible()

    against_bots(guest, "Sabacc", 1)
    over_or_asked(guest)
    guest.until("the band", lambda: page.evaluate(SOUNDING) == elsewhere + 1)
    before = page.evaluate("window.voices.length")
    guest.until("notes", lambda: page.evaluate("window.voices.length") > before + 5)

    guest.press("Leave")
    page.get_by_role("button", name="Leave the table").click()
    expect(menu).to_be_visible()
    guest.until("silence", lambda: page.evaluate(SOUNDING) == elsewhere)
    against_bots(guest, "Poker", 1)
    over_or_asked(guest)
    assert page.evaluate(SOUNDING) == elsewhere


@pytest.mark.req("CAS-4.20", "CAS-4.14b")
def test_the_spin_is_heard_for_as_long_as_the_wheel_turns(guest: Guest) -> None:
    page = guest.page
    guest.follow("Roulette")
    guest.press("Play")
    wheel = Wheel(guest)
    wheel.lay("red")
    turning = page.evaluate_handle(f"({{seen: {TURNING}}})")
    guest.press("Spin")
    seen: dict[str, float] = turning.evaluate("({seen}) => seen")
    lasted = seen["ended"] - seen["began"]
    voices: list[dict[str, Any]] = page.evaluate("window.voices")
    spin = [voice for voice in voices if abs(voice["asked"] - seen["began"]) < TOLERANCE_MS]
    spin = [voice for voice in spin if "ends" in voice]
    assert spin
    heard = max(voice["ends"] for voice in spin) - min(voice["at"] for voice in spin)
    assert 5_000 - TOLERANCE_MS < heard * 1_000 < 7_000 + TOLERANCE_MS
    assert -TOLERANCE_MS < lasted - heard * 1_000 < LATE_MS
