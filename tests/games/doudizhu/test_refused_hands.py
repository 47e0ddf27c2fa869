"""A hand that cannot be played is refused with a reason, and nothing else happens."""

import pytest
from msgspec.structs import replace

from croupier.games.doudizhu.combos.combo import Combo
from croupier.games.doudizhu.combos.faults import judge
from croupier.games.doudizhu.combos.ranks import ORDER
from croupier.games.doudizhu.moves import PASS, SKIP, Bid, Play
from croupier.games.game import Refused
from tests.games.doudizhu.playing import RULES, cards, combo, deal, refused


def reason(names: str, beat: Combo | None = None, beginner: bool = False) -> str | None:
    found = judge(cards(names), ORDER, beat, beginner)
    return found.code if isinstance(found, Refused) else None


@pytest.mark.req("DDZ-STATE-OP-CHECK")
@pytest.mark.parametrize(
    ("names", "code"),
    [
        ("", "no_cards"),
        ("35", "no_such_hand"),
        ("3355", "no_such_hand"),
        ("33445", "no_such_hand"),
        ("34", "chain_too_short"),
        ("3456", "chain_too_short"),
        ("3344", "chain_too_short"),
        ("34568", "no_such_hand"),
        ("23456", "no_chain_card"),
        ("KA2BC", "no_chain_card"),
        ("TJQKA2", "no_chain_card"),
        ("QQKKAA22", "no_chain_card"),
        ("222333AA77", "no_chain_card"),
        ("AAA222", "no_chain_card"),
        ("A2", "no_such_hand"),
        ("333555", "no_such_hand"),
        ("333344", "equal_kickers"),
        ("33344455", "equal_kickers"),
        ("3333BC", "both_jokers"),
        ("333444BC", "both_jokers"),
        ("33334445", "kicker_of_trio"),
        ("33334", "wrong_kickers"),
        ("33345", "wrong_kickers"),
        ("333BC", "wrong_kickers"),
        ("3334445", "wrong_kickers"),
        ("33334444", "no_such_hand"),
    ],
)
def test_cards_that_are_no_hand_are_refused_with_a_reason(names: str, code: str) -> None:
    """Rules 6.5, 8.4."""
    assert reason(names) == code


@pytest.mark.req("DDZ-STATE-OP-CHECK", "DDZ-RULE-SAMELEN", "DDZ-RULE-SAMECAT", "DDZ-2.2")
@pytest.mark.parametrize(
    ("beat", "names", "code"),
    [
        ("5", "4", "not_higher"),
        ("5", "5", "not_higher"),
        ("5", "66", "other_category"),
        ("34567", "9TJQKA", "other_length"),
        ("9TJQK", "3456789", "other_length"),
        ("3333", "22", "other_category"),
        ("4444", "3333", "not_higher"),
        ("BC", "2222", "rocket_stands"),
        ("BC", "3", "rocket_stands"),
        ("222A", "AAA3", "not_higher"),
        ("333345", "44445566", "other_category"),
        ("5", "6", None),
        ("5", "3333", None),
        ("2222", "BC", None),
        (None, "3", None),
    ],
)
def test_a_hand_must_beat_the_one_before(beat: str | None, names: str, code: str | None) -> None:
    """Rules 5.1, 5.2, 5.3, 5.4, 8.4."""
    assert reason(names, None if beat is None else combo(beat)) == code


@pytest.mark.req("DDZ-1.1")
@pytest.mark.parametrize("names", ["3334", "34567", "334455", "333444", "333345"])
def test_a_room_for_beginners_knows_few_categories(names: str) -> None:
    assert reason(names) is None
    assert reason(names, beginner=True) == "not_for_beginners"


@pytest.mark.req("DDZ-1.1")
def test_three_players_play_with_limited_card_types() -> None:
    table = deal("33334445566778899", rules=replace(RULES, beginner=True)).play("2 bid 3")
    with refused("not_for_beginners"):
        table.play("2 play 34567")
    table.play("2 play 444, 1 skip, 0 skip, 2 play 3333, 1 skip, 0 skip, 2 play 55")
    assert table.view.doublings == 1
    assert table.options.beginner


@pytest.mark.req("DDZ-STATE-OP-ILLEGAL", "DDZ-2.2", "DDZ-STATE-OP-CHECK")
def test_nothing_is_removed_and_the_same_player_acts_again() -> None:
    """Rule 6.5."""
    table = deal("34567899TTJJQKA22").play("2 bid 3")
    before = table.state
    for code, names in (("no_such_hand", "35"), ("chain_too_short", "3456")):
        with refused(code):
            table.play(f"2 play {names}")
        assert table.state == before
        assert table.to_act == 2
    table.play("2 play 34567")
    assert table.to_act == 1


@pytest.mark.req("DDZ-2.2")
def test_only_own_cards_each_once_are_played() -> None:
    table = deal("34567899TTJJQKA22").play("2 bid 3")
    other = table.state.hands[1][-1]
    own = table.state.hands[0][-1]
    with refused("not_your_card"):
        table.order(2, Play((other,)))
    with refused("not_your_card"):
        table.order(2, Play((own, own)))
    with refused("no_cards"):
        table.order(2, Play(()))
    table.order(2, Play((own,)))


def test_orders_that_do_not_belong_to_the_moment() -> None:
    """Rule 8.4."""
    table = deal("34567899TTJJQKA22")
    with refused("not_now"):
        table.order(2, SKIP)
    with refused("not_now"):
        table.order(2, Play(table.state.hands[0][-1:]))
    with refused("not_in_hand"):
        table.order(7, PASS)
    table.play("2 bid 3")
    with refused("not_now"):
        table.order(2, Bid(3))
    with refused("not_now"):
        table.order(2, PASS)
