"""Hand histories are read exactly, written as they were read, and refused with a reason."""

from datetime import time
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import HandHistory

from croupier.cards.card import parse_cards
from croupier.hands import toml
from croupier.hands.actions import (
    BoardDealt,
    ChecksOrCalls,
    Folds,
    HoleDealt,
    MalformedPhh,
    Mucks,
    RaisesTo,
    Remark,
    Shows,
    parse_action,
    print_action,
)
from croupier.hands.phh import OtherGame, Phh, dump, dump_many, parse, parse_many

SAMPLES = Path(__file__).parent / "samples"
PLAIN = (SAMPLES / "plain.phh").read_text()


def changed(old: str, new: str) -> str:
    assert old in PLAIN
    return PLAIN.replace(old, new)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("d dh p1 AsKd", HoleDealt(1, parse_cards("AsKd"))),
        ("d dh p10 ????", HoleDealt(10, (None, None))),
        ("d dh p2 ??Ad", HoleDealt(2, (None, *parse_cards("Ad")))),
        ("d db 2c3d4h", BoardDealt(parse_cards("2c3d4h"))),
        ("p3 f", Folds(3)),
        ("p3 cc", ChecksOrCalls(3)),
        ("p3 cbr 400", RaisesTo(3, Decimal(400))),
        ("p3 cbr 0.05", RaisesTo(3, Decimal("0.05"))),
        ("p3 sm", Mucks(3)),
        ("p3 sm -", Shows(3)),
        ("p3 sm AsKd", Shows(3, parse_cards("AsKd"))),
        ("p3 sm ????", Shows(3, (None, None))),
        ("p3 f # tired", Folds(3, remark="tired")),
        ("# the table breaks", Remark(remark="the table breaks")),
        ("", Remark()),
    ],
)
def test_every_action_is_read_and_written_the_same(text: str, action: object) -> None:
    read = parse_action(text)
    assert read == action
    assert print_action(read) == text


def test_spaces_and_thousands_are_forgiven() -> None:
    assert parse_action("  p3   cbr  1,250.50 ") == RaisesTo(3, Decimal("1250.50"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("p3", "no action"),
        ("p3 x", "no action"),
        ("p3 cbr", "no action"),
        ("p3 f 100", "no action"),
        ("p0 f", "not a player: 'p0'"),
        ("q3 f", "not a player: 'q3'"),
        ("p3 cbr ten", "not an amount: 'ten'"),
        ("p3 cbr -5", "not an amount: '-5'"),
        ("p3 cbr 1e9", "not an amount: '1e9'"),
        ("p3 cbr 9999999999999999", "not an amount: 9999999999999999"),
        ("d dh p1 As1d", "not a card: '1d'"),
        ("d dh p1 AsK", "not cards: 'AsK'"),
        ("d db bj2c3c", "hold'em is played without jokers"),
        ("p3 pb", "hold'em has no such action"),
        ("p3 sd 2c", "hold'em has no such action"),
    ],
)
def test_what_is_no_action_says_why(text: str, reason: str) -> None:
    with pytest.raises(MalformedPhh) as caught:
        parse_action(text)
    assert str(caught.value) == reason


def test_a_hand_is_read() -> None:
    hand = parse(PLAIN)
    assert hand.count == 6
    assert hand.blinds_or_straddles == tuple(map(Decimal, (50, 100, 0, 0, 0, 0)))
    assert hand.starting_stacks[2] == 12000
    assert hand.players is not None
    assert hand.players[4] == "Eli"
    assert hand.finishing_stacks is not None
    assert hand.finishing_stacks[:3] == tuple(map(Decimal, (9950, 10050, 11750)))
    assert hand.others == {"hand": 1, "table": "Oak"}
    assert len(hand.actions) == 20
    assert hand.actions[6].remark == "a pair of nines"


@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("*.phh")), ids=lambda path: path.stem)
def test_reading_and_writing_keep_a_hand(sample: Path) -> None:
    hand = parse(sample.read_text())
    assert parse(dump(hand)) == hand
    assert dump(parse(dump(hand))) == dump(hand)


@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("*.phh")), ids=lambda path: path.stem)
def test_pokerkit_reads_what_we_write(sample: Path) -> None:
    ours = HandHistory.loads(dump(parse(sample.read_text())))
    theirs = HandHistory.loads(sample.read_text())
    assert ours.actions == [action.strip() for action in theirs.actions]
    assert ours.starting_stacks == theirs.starting_stacks
    assert ours.antes == theirs.antes
    assert ours.finishing_stacks == theirs.finishing_stacks


def test_amounts_are_never_binary_fractions() -> None:
    text = changed("10000, 9500", "0.1, 0.30000000000000000001")
    hand = parse(text)
    assert hand.starting_stacks[:2] == (Decimal("0.1"), Decimal("0.30000000000000000001"))
    assert parse(dump(hand)) == hand


def test_other_fields_are_kept_whatever_they_are() -> None:
    fields = """
    time = 21:15:00
    year = 2026
    _sponsors = ["", "it's \\u00e9", "a\\tb"]
    "_two words" = {odd = 2.50, deep = {yes = true}}
    """
    hand = parse(PLAIN + fields)
    assert hand.others["time"] == time(21, 15)
    assert hand.others["_sponsors"] == ["", "it's é", "a\tb"]
    assert hand.others["_two words"] == {"odd": Decimal("2.5"), "deep": {"yes": True}}
    assert parse(dump(hand)) == hand


def test_zeros_that_are_left_out_are_put_in() -> None:
    hand = parse(
        changed("blinds_or_straddles = [50, 100, 0, 0, 0, 0]", "blinds_or_straddles = [50, 100]")
    )
    assert hand == parse(PLAIN)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("variant = 'NT'\n", "", "variant: missing"),
        ("min_bet = 100\n", "", "min_bet: missing"),
        ("min_bet = 100\n", "min_bet = 0\n", "min_bet: must be more than nothing"),
        ("min_bet = 100\n", "min_bet = 'x'\n", "min_bet: must be an amount"),
        ("min_bet = 100\n", "min_bet = nan\n", "min_bet: not an amount: NaN"),
        ("min_bet = 100\n", "min_bet = true\n", "min_bet: must be an amount"),
        ("[50, 100, 0, 0, 0, 0]", "50", "blinds_or_straddles: must be a list of amounts"),
        ("[50, 100, 0, 0, 0, 0]", "[inf, 100]", "blinds_or_straddles[0]: not an amount: Infinity"),
        ("[50, 100, 0, 0, 0, 0]", "[1, 2, 0, 0, 0, 0, 0]", "blinds_or_straddles: 7 for 6 players"),
        ("antes = [0, 0", "antes = [0, -1", "antes[1]: must not be negative"),
        ("[10000, 9500", "[0, 9500", "starting_stacks: nobody plays without chips"),
        ("[10000, 9500", "[-inf, 9500", "starting_stacks[0]: not an amount: -Infinity"),
        ("[10000, 9500, 12000, 8000, 10000, 10000]", "[9]", "starting_stacks: 1 players"),
        ("[9950, ", "[", "finishing_stacks: 5 for 6 players"),
        ("['Ada', ", "[", "players: 5 for 6 players"),
        ("['Ada', ", "[1, ", "players: must be a list of names"),
        ("'p4 f'", "'p7 f'", "actions[7] 'p7 f': there are 6 players"),
        ("'p4 f'", "'p4 g'", "actions[7] 'p4 g': no action"),
        ("'p4 f'", "4", "actions[7]: must be text"),
        ("min_bet = 100\n", "min_bet = 1e-99\n", "min_bet: not an amount: 1E-99"),
    ],
)
def test_what_is_no_hand_history_says_why(old: str, new: str, reason: str) -> None:
    with pytest.raises(MalformedPhh) as caught:
        parse(changed(old, new))
    assert str(caught.value) == reason


@pytest.mark.parametrize("text", ["variant = 'NT", "]", "a = 1\na = 2"])
def test_what_is_not_toml_is_malformed(text: str) -> None:
    with pytest.raises(MalformedPhh, match="not TOML: "):
        parse(text)


def test_another_variant_is_another_game() -> None:
    with pytest.raises(OtherGame) as caught:
        parse(changed("'NT'", "'F7S'"))
    stud = "'F7S' (seven-card stud, with a bring-in)"
    assert str(caught.value) == f"variant {stud} is not no-limit hold'em ('NT')"
    with pytest.raises(OtherGame, match="variant 'XX' is not no-limit hold'em"):
        parse(changed("'NT'", "'XX'"))


def test_somebody_has_a_blind_in_turn() -> None:
    with pytest.raises(MalformedPhh, match="nobody has a blind in turn"):
        parse(changed("[50, 100, 0, 0, 0, 0]", "[-50, -100, -1, -1, -1, -1]"))


def test_a_bring_in_is_another_game() -> None:
    with pytest.raises(OtherGame, match="it has a bring-in"):
        parse(f"bring_in = 50\n{PLAIN}")


def test_winnings_are_read_and_written_the_same() -> None:
    hand = parse(f"{PLAIN}\nwinnings = [0, 1750.50, 0, 0, 0, 0]")
    assert hand.winnings == tuple(map(Decimal, ("0", "1750.50", "0", "0", "0", "0")))
    assert parse(dump(hand)) == hand
    with pytest.raises(MalformedPhh, match="winnings: 2 for 6 players"):
        parse(f"{PLAIN}\nwinnings = [0, 1]")


def test_more_players_than_a_table_seats_are_another_game() -> None:
    stacks = "[10000, 9500, 12000, 8000, 10000, 10000]"
    with pytest.raises(OtherGame, match="11 players; our tables seat 10"):
        parse(changed(stacks, str([100] * 11)))


def test_a_file_of_several_hands_gives_each_or_its_error() -> None:
    text = (SAMPLES / "session.phhs").read_text() + "\n[4]\nvariant = 'NT'\n"
    found = dict(parse_many(text))
    assert list(found) == ["1", "2", "3", "4"]
    assert isinstance(found["1"], Phh)
    assert isinstance(found["2"], Phh)
    assert isinstance(found["3"], OtherGame)
    assert isinstance(found["4"], MalformedPhh)


def test_several_hands_are_written_by_number() -> None:
    hands = [parse(sample.read_text()) for sample in sorted(SAMPLES.glob("*.phh"))]
    found = parse_many(dump_many(hands))
    assert found == [(str(number), hand) for number, hand in enumerate(hands, 1)]


def test_a_file_of_one_hand_has_no_name_for_it() -> None:
    assert parse_many(PLAIN) == [("", parse(PLAIN))]


texts = st.text(st.characters(exclude_categories=["Cs"]))
amounts = st.decimals(-(10**9), 10**9, places=6)
values = st.recursive(
    st.booleans()
    | st.integers(-(2**60), 2**60)
    | amounts
    | texts
    | st.times().map(lambda at: at.replace(tzinfo=None)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(texts, values, max_size=4))
def test_any_further_fields_survive_writing(fields: dict[str, object]) -> None:
    hand = parse(PLAIN)
    with_fields = Phh(
        antes=hand.antes,
        blinds_or_straddles=hand.blinds_or_straddles,
        min_bet=hand.min_bet,
        starting_stacks=hand.starting_stacks,
        actions=hand.actions,
        others={f"_{name}": value for name, value in fields.items()},
    )
    assert parse(dump(with_fields)) == with_fields


def test_what_toml_has_no_word_for_is_refused() -> None:
    with pytest.raises(TypeError, match="TOML has no object"):
        toml.value(object())
