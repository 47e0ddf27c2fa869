"""Somebody who guesses: passwords, session tokens, links and codes of tables, PINs. At the default
settings a guess is worth nothing, and whoever is guessed at comes in as before."""

import asyncio
import secrets
from pathlib import Path

import pytest

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.wire.openapi import COOKIE
from tests.bank.rig import House as BankHouse
from tests.bank.rig import PracticeBank
from tests.server.rig import Rig, open_table
from tests.server.test_front_door import refused

pytestmark = pytest.mark.asyncio
DICE = Chance(b"guesses".ljust(32, b"."))


async def test_passwords(house: Rig) -> None:
    ann, eve = house.client(), house.client()
    await ann.sign_in("Ann", "correct horse")
    await ann.call("POST", "/api/sign-out")
    told = [await refused(eve, "Ann", f"guess number {n}") for n in range(40)]
    answered = told.index((429, "too_many_attempts"))
    assert told[:answered] == [(403, "wrong_password")] * answered
    assert answered <= house.settings.wrong_passwords_per_name
    assert set(told[answered:]) == {(429, "too_many_attempts")}
    assert await refused(eve, "Ann", "correct horse") == (429, "too_many_attempts")
    assert (await ann.sign_in("Ann", "correct horse"))["name"] == "Ann"


async def test_session_tokens(house: Rig) -> None:
    """Made up, and one letter beside the right one."""
    ann = await house.guest("Ann")
    token = ann.cookie.value
    places = [DICE.below(len(token)) for _ in range(60)]
    near = [token[:n] + ("0" if token[n] != "0" else "1") + token[n + 1 :] for n in places]
    made_up = [secrets.token_urlsafe(len(token)) for _ in range(60)]
    odd = ["", "x" * 3_000, token + "A", token[:-1], "é" * 20]
    eve = house.client()
    _, nobody = await eve.call("GET", "/api/me")
    assert "Ann" not in str(nobody)
    for guess in (*near, *made_up, *odd):
        cookie = {"Cookie": f"{COOKIE}={guess}"}
        assert (await eve.call("GET", "/api/me", headers=cookie))[1] == nobody, guess
        status, _ = await eve.call("GET", "/api/me/looks", headers=cookie)
        assert status == 401, guess
    assert (await ann.call("GET", "/api/me"))[1]["name"] == "Ann"


async def test_links_and_codes_of_tables(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann, settings={"watching": "link", "sitting": "link"})
    before = house.tables[table]
    client, eve = await house.seated("Eve")
    for guess in ("", before.link[:-1], before.link.swapcase() + "A", secrets.token_urlsafe(12)):
        sat = await eve.order("sit", table=table, chips=50_000, link=guess)
        assert (sat["t"], sat["code"]) == ("refusal", "link_needed"), guess
        assert (await eve.watch(table, guess))["code"] == "link_needed"
    answers = [await client.call("GET", f"/api/codes/{n:06}") for n in range(30)]
    assert {status for status, _ in answers} <= {404, 429}
    assert sum(status == 404 for status, _ in answers) <= 10
    assert house.tables[table] == before


async def test_pins_also_many_at_once(tmp_path: Path) -> None:
    bank = PracticeBank(tmp_path / "bank")
    await bank.open()
    house = await BankHouse(tmp_path / "house.db", (bank.entry(),)).open()
    card = next(one for one in bank.cards.values() if one.kind == "debit")
    wrong = [pin for n in range(40) if (pin := f"{n:04}") != card.pin]
    try:
        tries = [house.check(card, pin) for pin in wrong]
        told = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(one, Refused) for one in told), told
        codes = [one.code for one in told if isinstance(one, Refused)]
        assert 1 <= codes.count("wrong_pin") <= 3
        with pytest.raises(Refused, match="card_locked"):
            await house.check(card)
    finally:
        await house.close()
        await bank.close()
