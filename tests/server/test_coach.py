"""The coach over HTTP: for the player whose turn it is, from what he sees, and not too often."""

import asyncio
import threading
from typing import Any

import pytest

from croupier.games.blackjack import game
from croupier.games.blackjack.coach import BlackjackCoach
from croupier.games.coach import Advice
from croupier.wire import limits
from tests.server.rig import Client, Rig, Socket, open_table

pytestmark = pytest.mark.asyncio
FULL = {"game": "blackjack", "preset": "twenty-one-full"}


async def _sit(house: Rig, name: str, table: str | None = None) -> tuple[Client, Socket, str]:
    client, socket = await house.seated(name)
    if table is None:
        opened = await socket.order("open_table", **FULL)
        assert opened["t"] == "ack", opened
        table = str(opened["table"])
    await socket.watch(table)
    sat = await socket.order("sit", table=table, chips=5_000, seat=0)
    assert sat["t"] != "refusal", sat
    return client, socket, table


async def _turn(house: Rig, table: str) -> int:
    pending = house.tables[table].pending()
    assert pending is not None
    return pending.turn


async def _act(house: Rig, socket: Socket, table: str, **action: Any) -> None:
    turn = await _turn(house, table)
    answer = await socket.order("act", table=table, turn=turn, action=action)
    assert answer["t"] != "refusal", answer


async def _to_a_decision(house: Rig, socket: Socket, table: str) -> None:
    """Bet and deal until there is a hand to play; naturals end a round at once."""
    while True:
        round_ = house.tables[table].round
        if round_ is None:
            await socket.until(lambda message: house.tables[table].round is not None)
            continue
        options = game.options(round_.state, 0)
        if options is not None and options.bet is None:
            return
        await _act(house, socket, table, do="set_bet", chips=500)
        await _act(house, socket, table, do="start")


async def test_the_player_on_turn_is_advised(house: Rig) -> None:
    client, socket, table = await _sit(house, "Ann")
    status, problem = await client.call("GET", f"/api/tables/{table}/advice")
    assert (status, problem["code"]) == (409, "nothing_to_advise")
    await _to_a_decision(house, socket, table)
    status, advice = await client.call("GET", f"/api/tables/{table}/advice")
    assert status == 200, advice
    assert advice["best"] in advice["values"]
    assert {"hit", "stand"} <= advice["values"].keys() or "insure" in advice["values"]
    stranger = await house.guest("Bob")
    status, problem = await stranger.call("GET", f"/api/tables/{table}/advice")
    assert (status, problem["code"]) == (403, "not_seated")


async def test_whoever_may_look_gets_the_chart(house: Rig) -> None:
    _, _, table = await _sit(house, "Ann")
    stranger = await house.guest("Bob")
    status, chart = await stranger.call("GET", f"/api/tables/{table}/chart")
    assert status == 200, chart
    assert chart["columns"] == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"]
    rows = {(row["kind"], row["name"]): row["cells"] for row in chart["rows"]}
    assert rows["hard", "11"] == [["double", "hit"]] * 10
    assert rows["pair", "10"] == [["stand"]] * 10


async def test_a_host_is_told_the_edge_of_rules(house: Rig) -> None:
    ann = await house.guest("Ann")
    asked = {"game": "blackjack", "preset": "twenty-one", "rules": {"decks": 1}, "players": 2}
    status, edge = await ann.call("POST", "/api/edge", asked)
    assert status == 200, edge
    rules = {**asked, "rules": {"decks": 1, "natural_ends_round": False}}
    _, apart = await ann.call("POST", "/api/edge", rules)
    assert apart["by_chart"] < edge["by_chart"]
    assert edge["at_best"] <= edge["by_chart"] + 1e-12


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": "whist"}, 404, "no_such_game"),
        ({"game": "roulette", "preset": "casino"}, 404, "no_coach"),
        ({"preset": "attic"}, 404, "no_such_preset"),
        ({"rules": {"decks": 9}}, 400, "bad_rules"),
        ({"rules": {"colour": "red"}}, 400, "bad_rules"),
        ({"players": 9}, 400, "bad_rules"),
        ({"players": 0}, 400, "malformed"),
    ],
)
async def test_what_cannot_be_reckoned_is_refused(
    house: Rig, changes: dict[str, Any], status: int, code: str
) -> None:
    ann = await house.guest("Ann")
    answer = await ann.call("POST", "/api/edge", {**FULL, **changes})
    assert (answer[0], answer[1]["code"]) == (status, code)
    assert answer[1]["text"]


async def test_a_game_without_a_coach_says_so(house: Rig) -> None:
    ann, socket = await house.seated("Ann")
    opened = await socket.order("open_table", game="roulette", preset="casino")
    for what in ("advice", "chart"):
        status, problem = await ann.call("GET", f"/api/tables/{opened['table']}/{what}")
        assert (status, problem["code"]) == (404, "no_coach")
    status, problem = await ann.call("GET", "/api/tables/nowhere/advice")
    assert (status, problem["code"]) == (404, "no_such_table")


async def test_a_game_that_is_played_against_others_has_no_chart(house: Rig) -> None:
    ann, socket = await house.seated("Ann")
    table = await open_table(socket)
    status, problem = await ann.call("GET", f"/api/tables/{table}/chart")
    assert (status, problem["code"]) == (404, "no_chart")
    asked = {"game": "holdem", "preset": "heads-up", "players": 2}
    status, problem = await ann.call("POST", "/api/edge", asked)
    assert (status, problem["code"]) == (404, "no_chart")


async def _heads_up(house: Rig, **settings: Any) -> tuple[Client, Client, str]:
    """Two people in the middle of a hand."""
    (ann, hers), (bob, his) = await house.seated("Ann"), await house.seated("Bob")
    table = await open_table(hers, settings=settings)
    for socket in (hers, his):
        await socket.watch(table)
        sat = await socket.order("sit", table=table, chips=100_000)
        assert sat["t"] != "refusal", sat
    await hers.until(lambda message: house.tables[table].round is not None)
    return ann, bob, table


async def test_both_players_of_a_hand_are_advised_where_the_host_allows_it(house: Rig) -> None:
    ann, bob, table = await _heads_up(house, coach="everyone")
    path = f"/api/tables/{table}/advice"
    for client in (ann, bob):
        status, advice = await client.call("GET", f"{path}?against=77%2B%2C%20AKs")
        assert status == 200, advice
        assert (advice["on"], advice["others"]) == ("hand", 1)
        assert 0 < advice["in_range"]["share"] < 1
    status, advice = await ann.call("GET", path)
    assert (status, advice["in_range"]) == (200, None)
    status, problem = await ann.call("GET", f"{path}?against=nonsense")
    assert (status, problem["code"]) == (400, "bad_range")
    assert "nonsense" in problem["text"]
    status, problem = await ann.call("GET", f"{path}?against={'A' * 201}")
    assert (status, problem["code"]) == (400, "malformed")


async def test_people_who_play_against_one_another_are_not_advised(house: Rig) -> None:
    ann, _, table = await _heads_up(house)
    status, problem = await ann.call("GET", f"/api/tables/{table}/advice")
    assert (status, problem["code"]) == (403, "coach_only_alone")


async def test_a_host_finds_who_may_ask_among_the_settings(house: Rig) -> None:
    ann = await house.guest("Ann")
    _, found = await ann.call("GET", "/api/games")
    cards = {card["name"]: card for card in found["games"]}
    assert (cards["holdem"]["coached"], cards["holdem"]["charted"]) == (True, False)
    assert (cards["blackjack"]["coached"], cards["blackjack"]["charted"]) == (True, True)
    assert {preset["settings"]["coach"] for preset in cards["holdem"]["presets"]} == {"alone"}
    assert {preset["settings"]["coach"] for preset in cards["roulette"]["presets"]} == {None}


async def test_nobody_asks_without_end(house: Rig) -> None:
    _, _, table = await _sit(house, "Ann")
    bob = await house.guest("Bob")
    path = f"/api/tables/{table}/chart"
    codes = [(await bob.call("GET", path))[0] for _ in range(limits.QUESTIONS_MAX + 1)]
    assert codes == [200] * limits.QUESTIONS_MAX + [429]


async def test_the_house_goes_on_while_a_coach_thinks(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, socket, table = await _sit(house, "Ann")
    await _to_a_decision(house, socket, table)
    go_on = threading.Event()
    asked = threading.Event()

    def think(*_: Any) -> Advice:
        asked.set()
        assert go_on.wait(10)
        return Advice("stand", {"stand": 0.0})

    monkeypatch.setattr(BlackjackCoach, "advise", think)
    path = f"/api/tables/{table}/advice"
    first = asyncio.create_task(client.call("GET", path))
    assert await asyncio.to_thread(asked.wait, 10)
    status, problem = await client.call("GET", path)
    assert (status, problem["code"]) == (429, "too_fast")
    assert (await client.call("GET", "/api/tables"))[0] == 200
    go_on.set()
    assert await first == (200, {"on": "moves", "best": "stand", "values": {"stand": 0.0}})
