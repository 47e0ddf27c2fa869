"""What each player and the rail see. The contract suite proves it for random rounds; here are the
moments that matter."""

import msgspec
import pytest

from croupier.games.doudizhu import game
from croupier.games.doudizhu.moves import Dealt
from tests.contract.cards import cards_in
from tests.games.doudizhu.playing import deal

HANDS = "3456789TJQKA22334 | 445677 99TTJJQQKK | 5566788"


@pytest.mark.req("DDZ-0.2")
def test_the_bottom_cards_are_nobodys_before_the_landlord_is_known() -> None:
    """Rules 2.2, 2.3."""
    table = deal(HANDS, "2BC")
    (dealt,) = [event for event in table.last if isinstance(event, Dealt)]
    for reader in (None, 0, 1, 2):
        shown = game.show(dealt, reader)
        private = None if reader is None else game.private_view(table.state, reader)
        seen = cards_in([shown, game.view(table.state), private])
        own = () if reader is None else table.state.hands[table.state.position(reader)]
        assert seen == set(own)
        assert not seen & set(table.state.bottom)


@pytest.mark.req("DDZ-0.2")
def test_all_see_them_afterwards_and_never_the_hands_of_others() -> None:
    """Rules 2.2, 2.4."""
    table = deal(HANDS, "2BC").play("2 bid 3, 2 play 34567")
    assert table.view.bottom == table.state.bottom
    lying = set(table.state.bottom) | set(table.seat(2).cards)
    assert cards_in(table.view) == lying
    private = game.private_view(table.state, 1)
    assert private is not None
    assert cards_in(private) == set(table.state.hands[1])


@pytest.mark.req("DDZ-2.3")
def test_a_hand_that_was_played_is_the_same_for_every_reader() -> None:
    """Rule 6.1."""
    table = deal(HANDS).play("2 bid 3, 2 play 34567")
    (event,) = table.last
    frames = {msgspec.json.encode(game.show(event, reader)) for reader in (None, 0, 1, 2)}
    assert len(frames) == 1


@pytest.mark.req("DDZ-0.5")
def test_everybody_sees_how_many_cards_and_which_ranks_were_played() -> None:
    """Rule 6.4."""
    table = deal(HANDS).play("2 bid 3, 2 play 34567, 1 skip, 0 skip, 2 play 33")
    assert [table.seat(seat).left for seat in range(3)] == [17, 17, 13]
    assert table.view.gone == (3, 1, 1, 1, 1, *(0,) * 10)


def test_everybody_sees_what_each_did_last_of_the_bidding_and_then_of_the_play() -> None:
    """Rules 3.1, 6.1."""

    def deeds() -> list[str | None]:
        return [table.seat(seat).deed for seat in range(3)]

    table = deal(HANDS)
    assert deeds() == [None, None, None]
    first = table.to_act
    assert first is not None
    table.play(f"{first} pass")
    second = table.to_act
    assert second is not None
    table.play(f"{second} bid 1")
    assert {first: deeds()[first], second: deeds()[second]} == {first: "pass", second: "bid"}
    table = deal(HANDS).play("2 bid 3")
    assert deeds() == [None, None, None]
    table.play("2 play 34567, 1 skip")
    assert deeds() == [None, "skip", "play"]


def test_what_is_offered_does_not_list_the_hands() -> None:
    table = deal(HANDS).play("2 bid 3")
    assert len(msgspec.json.encode(table.options)) < 300
