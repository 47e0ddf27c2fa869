"""The suite of the contract finds nothing wrong with the game of the tests."""

from copy import copy
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

import croupier.bots
from croupier.cards.chance import Chance
from croupier.games.game import AnyGame, Pending
from croupier.games.runner import Acts, Move, RoundRun, play_round
from tests.contract import checks, secrecy
from tests.contract.checks import Check
from tests.contract.rounds import ROUNDS, Evening, Played, setups_of
from tests.contract.test_presets import check_preset

EVENINGS = 30


@pytest.fixture(scope="module")
def rounds(highcard: AnyGame) -> list[Played]:
    (setup,) = setups_of(highcard)
    return [played for seed in range(EVENINGS) for played in Evening(setup, seed).rounds(ROUNDS)]


@pytest.mark.parametrize("check", [*checks.CHECKS, *secrecy.CHECKS])
def test_the_game_keeps_the_contract(check: Check, highcard: AnyGame, rounds: list[Played]) -> None:
    check(highcard, rounds)


def test_its_preset_can_be_opened(highcard: AnyGame) -> None:
    check_preset(highcard, "club")


def test_there_is_something_to_hide(highcard: AnyGame, rounds: list[Played]) -> None:
    assert secrecy.count_hidden(highcard, rounds) == len(rounds)


def test_the_deck_is_used_on_until_it_is_too_short(rounds: list[Played]) -> None:
    for before, after in pairwise(rounds):
        if after.script.number:
            left, opened = before.steps[-1].after.opened.deck, after.steps[0].events[0]
            cards = (*opened.cards.values(), *opened.deck)
            assert (cards == left) == (len(left) >= len(opened.cards)), after.script
            assert opened.round == after.script.number + 1


def test_a_card_that_gets_out_is_caught(highcard: AnyGame, rounds: list[Played]) -> None:
    def leaking(event: Any, seat: int | None) -> Any:
        return replace(event, deck=()) if hasattr(event, "deck") else event

    careless = copy(highcard)
    vars(careless)["show"] = leaking
    with pytest.raises(AssertionError, match=r"^\(Script\("):
        secrecy.check_hidden_places(careless, rounds)


def test_its_bot_plays_by_what_it_is_shown(highcard: AnyGame) -> None:
    (bot,) = croupier.bots.bots()["highcard"].values()
    chance = Chance(bytes(32))
    done: set[str] = set()

    def drive(run: RoundRun, pending: Pending) -> Move:
        (seat,) = pending.seats
        action = bot.act(run.observe(seat), chance)
        done.add(type(action).__name__)
        return Acts(seat, action)

    rules, stacks = highcard.presets["club"].rules, dict.fromkeys(range(4), 9_000)
    for number in range(20):
        run = RoundRun(highcard, rules, stacks, None, chance.at(100 * number))
        list(play_round(run, drive))
        assert highcard.settlement(run.state) is not None
    assert done == {"Stay", "Fold"}
