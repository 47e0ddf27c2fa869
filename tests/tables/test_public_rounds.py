"""Only a round that everybody could watch from beginning to end is shown by its room."""

import pytest
from msgspec.structs import replace

from croupier.tables.commands import Act, Configure
from croupier.tables.decide import decide
from croupier.tables.running.commits import commit_of
from croupier.tables.settings import Access, Money
from tests.tables.parlour import ACTIONS, Parlour, who


def shown_in(table: Parlour) -> str:
    """The room that shows the round which a fold ends now."""
    pending = table.table.pending()
    assert pending is not None
    by = who(table.to_act)
    decision = decide(table.table, by, Act(pending.turn, ACTIONS["fold"]), 0)
    commit = commit_of(decision, table.table, 1, None, 7_000)
    assert commit.round is not None
    return commit.result_in


def dealt(**settings: object) -> Parlour:
    return Parlour("heads-up", settings=settings).sit("ann", "bob", chips=200).deal()


def test_a_round_at_an_open_table() -> None:
    assert shown_in(dealt()) == "heads-up"


@pytest.mark.parametrize("access", [each for each in Access if each is not Access.EVERYONE])
def test_no_round_of_a_private_table(access: Access) -> None:
    assert shown_in(dealt(watching=access)) == ""


def test_what_happens_at_a_test_table_does_not_count() -> None:
    table = dealt().table
    assert table.is_public
    assert not replace(table, settings=replace(table.settings, money=Money.TEST)).is_public


@pytest.mark.parametrize("access", [("everyone", "link", "everyone"), ("link", "everyone")])
def test_no_round_that_was_private_for_a_while(access: tuple[str, ...]) -> None:
    table = dealt(watching=Access(access[0]))
    for watching in access[1:]:
        table.order("admin", Configure(None, {"watching": watching}, bytes(32)))
    assert shown_in(table) == ""
    table.act("fold")
    table.deal()
    assert shown_in(table) == "heads-up"
