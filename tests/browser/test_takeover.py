"""A dealer of a cluster is killed in the middle of a hand: its players, who came through two
gateways, wait for a moment and go on in the same hand with another dealer."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from croupier.store.logs import read_logs
from croupier.tables.ports import Record
from tests.browser.company import Company, after_the_flop
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import Player, until
from tests.cluster.players import owner_of
from tools.cluster import Cluster
from tools.postgres import FAST

TAKEOVER_MS = 30_000  # 6 s and a little; more on a busy machine


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    options = ("--bot-ms", "0", "50", "--known-seed", "lantern")
    with Cluster(postgres=FAST, dealer_options=options, rooms=(), forks=True) as running:
        yield running


@pytest.fixture
def company(cluster: Cluster, open_page: Pages) -> Company:
    """Two people and a bot, after the flop."""
    cleo, dan = (
        Player(open_page(reduced_motion=True), name, Gateway(cluster, gateway))
        for name, gateway in (("Cleo", "g1"), ("Dan", "g2"))
    )
    return after_the_flop(cleo, dan)


class Gateway(House):
    """As a browser sees it; the cluster starts and ends it."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        super().__init__(cluster.folder, "")
        self.port = cluster.ports[name]
        self._database = cluster.database

    def log(self, table: str) -> list[Record]:
        for _, _, records in read_logs(self._database, table):
            return list(records)
        raise LookupError(table)


def notice(player: Player) -> Locator:
    return player.page.get_by_text("The house is waiting for one of its machines.")


def test_a_hand_goes_on_with_another_dealer(cluster: Cluster, company: Company) -> None:
    asked = company.asked()
    assert asked is not None
    before = [(player.screen(), player.offered()) for player in company.players]
    deeds = company.deeds_of(asked)
    owner = owner_of(cluster, company.table)
    cluster.kill(owner)
    for player, (screen, _) in zip(company.players, before, strict=True):
        expect(notice(player)).to_be_visible(timeout=TAKEOVER_MS)
        assert player.screen() == screen
    # Pressed while nobody runs the table: the next dealer carries it out, once.
    move = "Bet" if "Bet" in asked.offered() else "Raise"
    asked.move(move).click()
    until(asked.page, "the bet", lambda: len(company.deeds_of(asked)) > len(deeds))
    for player in company.players:
        expect(notice(player)).to_be_hidden(timeout=TAKEOVER_MS)
    assert owner_of(cluster, company.table) not in (owner, "")
    assert [deed for deed, _ in company.deeds_of(asked)] == [
        *(deed for deed, _ in deeds),
        move.lower(),
    ]
    company.agree()
    for player, (screen, _) in zip(company.players, before, strict=True):
        assert player.screen().own == screen.own
        assert player.screen().board[:3] == screen.board
    company.passively()
    assert company.agree().over
