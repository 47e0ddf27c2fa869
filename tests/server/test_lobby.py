"""The lobby: what it shows to whom, made from the news of the tables alone."""

from typing import Any

import pytest
from msgspec.structs import replace

from croupier.server.lobby import Lobby, Page
from croupier.tables.frames import LobbyEntry, TableCard, TableNews
from croupier.tables.settings import Access
from croupier.wire.down import Tally
from croupier.wire.limits import LOBBY_PAGE

ROOM = ("holdem", "casino")
CARD = TableCard(
    id="t1",
    name="Table",
    game="holdem",
    preset="casino",
    seats=6,
    taken=0,
    bots=0,
    queue=0,
    buy_in_min=100,
    buy_in_max=1_000,
    stakes=(500, 1_000),
    running=False,
)


def entry(
    host: str = "ann",
    players: frozenset[str] = frozenset(),
    watching: Access = Access.EVERYONE,
    **changes: Any,
) -> LobbyEntry:
    return LobbyEntry(replace(CARD, **changes), watching, host, players)


def news(shown: LobbyEntry) -> TableNews:
    return TableNews(shown.card.id, entry=shown)


def listed(lobby: Lobby, player: str) -> list[tuple[str, bool]]:
    return [(card.id, card.mine) for card in lobby.cards(player)]


def test_a_lobby_begins_with_the_tables_that_run() -> None:
    lobby = Lobby([entry(players=frozenset({"bob"})), entry(id="t2", host="cid")])
    assert len(lobby) == 2
    assert "t1" in lobby
    assert "t3" not in lobby
    assert listed(lobby, "bob") == [("t1", True), ("t2", False)]
    assert listed(lobby, "") == [("t1", False), ("t2", False)]
    assert lobby.tables_of("bob") == {"t1"}
    assert [card.id for card in lobby.own("bob")] == ["t1"]
    assert lobby.own("ann") == lobby.own("eve") == ()


def test_a_card_says_what_the_entry_says_and_names_nobody() -> None:
    shown = entry(taken=3, bots=1, queue=2, running=True, players=frozenset({"bob"}))
    (card,) = Lobby([shown]).cards("eve")
    assert card == shown.card
    assert not {"host", "players", "watching"} & set(card.__struct_fields__)


def test_only_what_looks_different_is_a_change() -> None:
    lobby = Lobby([])
    assert lobby.update(news(entry()))
    assert not lobby.update(news(entry()))
    assert not lobby.update(TableNews("t1", balances={"casino:wallet:ann": 5}))
    assert not lobby.update(TableNews("t2"))
    assert lobby.update(news(entry(taken=1)))
    assert lobby.update(news(entry(running=True)))
    assert lobby.update(TableNews("t1", closed=True))
    assert not lobby.update(TableNews("t1", closed=True))
    assert not lobby.update(TableNews("never", closed=True))
    assert len(lobby) == 0


def test_a_table_is_known_by_the_news_of_its_end_though_they_bring_an_entry() -> None:
    lobby = Lobby([entry(players=frozenset({"bob"}))])
    assert lobby.update(TableNews("t1", entry=entry(), closed=True))
    assert lobby.cards("bob") == ()
    assert lobby.tables_of("bob") == frozenset()


def test_players_come_and_go() -> None:
    lobby = Lobby([])
    for players in ({"bob"}, {"bob", "cid"}, {"cid"}, set[str](), {"bob"}):
        lobby.update(news(entry(players=frozenset(players))))
        lobby.update(news(entry(id="t2", players=frozenset({"dan"}))))
        seated = {player for player in ("bob", "cid", "dan") if lobby.tables_of(player)}
        assert seated == players | {"dan"}
    lobby.update(news(entry(id="t3", players=frozenset({"bob"}))))
    assert lobby.tables_of("bob") == {"t1", "t3"}
    lobby.update(TableNews("t1", closed=True))
    assert lobby.tables_of("bob") == {"t3"}


def test_who_has_nothing_to_do_with_any_table_is_forgotten() -> None:
    lobby = Lobby([])
    for number in range(3):
        name = f"t{number}"
        lobby.update(news(entry(id=name, players=frozenset({"bob"}))))
    for number in range(3):
        assert lobby._hosted_by.keys() == {"ann"}
        assert lobby._tables_of.keys() == {"bob"}
        lobby.update(TableNews(f"t{number}", closed=True))
    assert not lobby._hosted_by
    assert not lobby._tables_of


@pytest.mark.parametrize("watching", [Access.LINK, Access.TICKET])
def test_a_table_that_is_not_open_to_everybody_is_shown_to_its_own_people(
    watching: Access,
) -> None:
    lobby = Lobby([entry(watching=watching, players=frozenset({"bob"}))])
    assert listed(lobby, "ann") == [("t1", False)]
    assert listed(lobby, "bob") == [("t1", True)]
    for stranger in ("eve", ""):
        assert listed(lobby, stranger) == []
        assert not lobby.may_see(stranger, "t1")
    assert lobby.may_see("ann", "t1")
    assert lobby.may_see("bob", "t1")
    assert not lobby.may_see("ann", "t2")
    assert [(card.id, card.mine) for card in lobby.own("ann")] == [("t1", False)]
    assert lobby.page(ROOM) == Page((), False)
    assert lobby.tallies() == ()


@pytest.mark.parametrize("watching", [Access.LINK, Access.TICKET])
def test_a_hidden_table_of_the_house_itself_is_shown_to_no_stranger(watching: Access) -> None:
    """The house has no id, and neither has somebody who is not signed in."""
    lobby = Lobby([entry(watching=watching, host="", players=frozenset({"bob"}))])
    assert lobby.cards("") == ()
    assert not lobby.may_see("", "t1")
    assert listed(lobby, "bob") == [("t1", True)]


def test_a_room_is_read_page_by_page_in_the_order_of_opening() -> None:
    names = [f"t{number}" for number in range(2 * LOBBY_PAGE, 0, -1)]
    lobby = Lobby([entry(id=name) for name in [*names, "last"]])
    lobby.update(news(entry(id="elsewhere", preset="heads-up")))
    first = lobby.page(ROOM)
    assert ([card.id for card in first.tables], first.more) == (names[:LOBBY_PAGE], True)
    second = lobby.page(ROOM, first.tables[-1].id)
    assert ([card.id for card in second.tables], second.more) == (names[LOBBY_PAGE:], True)
    third = lobby.page(ROOM, second.tables[-1].id)
    assert ([card.id for card in third.tables], third.more) == (["last"], False)
    assert lobby.page(("holdem", "nothing")) == Page((), False)


def test_a_table_keeps_its_place_while_it_changes() -> None:
    lobby = Lobby([entry(id="t1"), entry(id="t2")])
    lobby.update(news(entry(id="t1", taken=4)))
    assert [(card.id, card.taken) for card in lobby.page(ROOM).tables] == [("t1", 4), ("t2", 0)]
    lobby.update(TableNews("t1", closed=True))
    assert [card.id for card in lobby.page(ROOM).tables] == ["t2"]


def test_the_tally_of_a_room_follows_its_public_tables() -> None:
    lobby = Lobby([entry(id="t1", taken=2)])
    lobby.update(news(entry(id="t2", taken=1)))
    lobby.update(news(entry(id="t3", taken=5, watching=Access.LINK)))
    assert lobby.tallies() == (Tally(*ROOM, 2, 3),)
    lobby.update(news(entry(id="t1", taken=6)))
    assert lobby.tallies() == (Tally(*ROOM, 2, 7),)
    lobby.update(news(entry(id="t1", taken=6, watching=Access.LINK)))
    assert lobby.tallies() == (Tally(*ROOM, 1, 1),)
    lobby.update(TableNews("t2", closed=True))
    assert lobby.tallies() == ()
