"""What a reader is shown: enough to follow the game, and nothing that the rules hide."""

import pytest

from tests.contract import secrecy
from tests.contract.cards import cards_in
from tests.contract.rounds import SETUPS, rounds

pytestmark = pytest.mark.parametrize("setup", SETUPS)
SECRETS = ("EPS-RF-GR-017", "CAS-2.4b", "CAS-3.3b", "CAS-5.1b", "HU-FR5b")


@pytest.mark.req(*SECRETS)
def test_no_card_is_sent_that_the_rules_hide_at_that_moment(setup: str) -> None:
    secrecy.check_sent_cards(SETUPS[setup].game, rounds(setup))


@pytest.mark.req(*SECRETS)
def test_histories_that_differ_in_hidden_places_look_the_same_to_the_byte(setup: str) -> None:
    secrecy.check_hidden_places(SETUPS[setup].game, rounds(setup))


def test_there_is_something_to_hide(setup: str) -> None:
    """The tests above would prove nothing if there were never a card to exchange."""
    found = rounds(setup)
    has_cards = any(cards_in(played.steps[0].events) for played in found)
    assert secrecy.count_hidden(SETUPS[setup].game, found) == (len(found) if has_cards else 0)


def test_folding_what_a_reader_was_shown_gives_the_readers_view(setup: str) -> None:
    secrecy.check_followers(SETUPS[setup].game, rounds(setup))


def test_a_seat_that_is_not_in_the_round_sees_what_the_rail_sees(setup: str) -> None:
    secrecy.check_strangers(SETUPS[setup].game, rounds(setup))


def test_an_event_that_is_not_named_is_shown_to_nobody(setup: str) -> None:
    secrecy.check_unknown_event(SETUPS[setup].game, rounds(setup))
