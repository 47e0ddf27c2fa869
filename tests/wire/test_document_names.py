"""The names of the dou dizhu document as the Chinese interface shows them: the first that it gives
(for the rocket the usual one), and the others in the text of the rules."""

import pytest

from croupier.games.doudizhu.combos.combo import Category
from croupier.wire.phrases import folder, say

# The names of the document, in its order: the one displayed, then the others.
HANDS = {
    Category.SOLO: ("单牌",),
    Category.PAIR: ("一对",),
    Category.SOLO_CHAIN: ("顺子", "单顺"),
    Category.PAIR_CHAIN: ("连对", "双顺"),
    Category.TRIO_SOLO: ("三带一",),
    Category.TRIO_PAIR: ("三带二", "三带一对"),
    Category.AIRPLANE: ("飞机", "三顺"),
    Category.AIRPLANE_SOLO: ("飞机带小翼",),
    Category.AIRPLANE_PAIR: ("飞机带大翼",),
    Category.FOUR_SOLO: ("四带二",),
    Category.FOUR_PAIR: ("四带两对",),
    Category.BOMB: ("炸弹",),
    Category.ROCKET: ("火箭", "核弹", "王炸"),
}
CARDS = {"J": "钩", "Q": "圈", "K": "K", "A": "尖"}
OTHER_CARDS = ("枪",)
JOKERS = {"black": "小王", "colour": "大王"}


def rules_text() -> str:
    """All that the rules say in Chinese."""
    lines = (folder() / "zh" / "doudizhu.ftl").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if line.startswith("doudizhu-rules"))


@pytest.mark.req("DDZ-NAME-1")
@pytest.mark.parametrize("category", HANDS)
def test_a_hand_has_the_first_name_that_the_document_gives(category: Category) -> None:
    assert say("zh", f"doudizhu-hand-{category.value}") == HANDS[category][0]  # type: ignore[arg-type]


@pytest.mark.req("DDZ-NAME-1")
def test_the_only_hand_that_the_document_does_not_name_is_the_trio() -> None:
    assert set(Category) - HANDS.keys() == {Category.TRIO}


@pytest.mark.req("DDZ-NAME-1")
@pytest.mark.parametrize("name", [name for names in HANDS.values() for name in names[1:]])
def test_the_other_names_of_a_hand_are_in_the_rules(name: str) -> None:
    assert name in rules_text()


@pytest.mark.req("DDZ-NAME-1")
@pytest.mark.parametrize("name", [*CARDS.values(), *OTHER_CARDS])
def test_the_names_of_the_cards_are_in_the_rules(name: str) -> None:
    assert name in rules_text()


@pytest.mark.req("DDZ-NAME-1")
@pytest.mark.parametrize("joker", JOKERS)
def test_a_joker_is_a_king_as_the_document_calls_it(joker: str) -> None:
    assert say("zh", f"kit-joker-{joker}") == JOKERS[joker]  # type: ignore[arg-type]
    assert JOKERS[joker] in rules_text()
