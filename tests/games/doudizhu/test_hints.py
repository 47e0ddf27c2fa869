"""What the hint button proposes."""

from croupier.cards.card import CARDS
from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.combos.combo import COMBOS, Category, Combo, beats, name
from croupier.games.doudizhu.combos.plays import plays
from croupier.games.doudizhu.combos.ranks import counts_of, in_order
from croupier.games.doudizhu.hints import HINTS_MAX, best_hint, hints
from croupier.games.doudizhu.moves import Play
from tests.games.doudizhu.playing import cards, combo, deal, ranks


def first(hand: str, beat: str | None = None) -> str:
    held = in_order(cards(hand))
    return ranks(best_hint(held, None if beat is None else combo(beat), False))


def test_every_hint_may_be_played_and_there_is_one_if_anything_may_be() -> None:
    """Rule 8.3."""
    names: list[Combo | None] = [None, *sorted(set(COMBOS.values()), key=str)]
    for seed in range(300):
        chance = Chance(seed.to_bytes(32, "big"))
        hand = in_order(chance.sample(CARDS, 1 + chance.below(20)))
        beat, beginner = chance.choice(names), chance.below(4) == 0
        if beginner and beat is not None and beat.category not in ("solo", "pair", "trio", "bomb"):
            continue
        found = hints(hand, beat, beginner)
        listed = plays(counts_of(hand), beat, beginner)
        assert bool(found) == bool(listed)
        assert len(found) <= HINTS_MAX
        assert len({counts_of(hint) for hint in found}) == len(found)
        for hint in found:
            assert counts_of(hint) in listed
            assert set(hint) <= set(hand)


def test_it_goes_out_if_it_can() -> None:
    assert first("34567") == "76543"
    assert first("2222", "3333") == "2222"
    assert first("BC", "2222") == "CB"


def test_a_single_card_is_answered_without_breaking_anything() -> None:
    assert first("445566 8 TT A", "3") == "8"
    assert first("5 66 777", "4") == "5"
    assert first("666 7 BC", "5") == "7"


def test_bombs_come_last() -> None:
    found = hints(in_order(cards("4444 9 TT BC")), combo("5"), False)
    assert [ranks(hint) for hint in found[:1]] == ["9"]
    kinds = [named.category for hint in found if (named := name(hint)) is not None]
    assert kinds[-2:] == [Category.BOMB, Category.ROCKET]


def test_a_lead_gets_rid_of_many_low_cards() -> None:
    assert first("34567 9 J K 2") == "76543"
    assert first("333 5 99 KK 2") == "5333"


def test_they_are_sent_to_the_player_to_act_and_nobody_else() -> None:
    """Rule 8.3."""
    table = deal("3456789TJQKA22334").play("2 bid 3")
    own, other = game.private_view(table.state, 2), game.private_view(table.state, 1)
    assert own is not None
    assert other is not None
    assert own.hints
    assert other.hints == ()
    assert all(table.options.allows(Play(hint)) for hint in own.hints)
    table.play("2 play 34567")
    answers = game.private_view(table.state, 1)
    assert answers is not None
    for hint in answers.hints:
        named = name(hint)
        assert named is not None
        assert beats(named, combo("34567"))
