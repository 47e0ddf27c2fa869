"""The people at one table, each at an own page, and the log that their screens must agree with."""

from functools import partial
from typing import Any

from croupier.games import games
from tests.browser.player import Player, until
from tests.browser.screen import Screen, differences, expected
from tests.browser.written import Hand, newest_hand, newest_seq

# Nobody has to hurry: the next hand begins when everybody is ready, or after this.
NO_HURRY: dict[str, Any] = {"gap_ms": 60_000}
# The first hand, too, so that everybody has sat down before it begins.
WHEN_READY: dict[str, Any] = NO_HURRY | {"start": "when_ready"}
NO_CLOCK: dict[str, Any] = {"clock_ms": None}


class Company:
    def __init__(self, table: str, *players: Player) -> None:
        self.table = table
        self.players = players

    @property
    def hand(self) -> Hand:
        return newest_hand(self.players[0].house.log(self.table))

    def asked(self) -> Player | None:
        """Waits until somebody can move; None when the hand is over."""
        while player := self.turn():
            if player.offered():
                return player
        return None

    def turn(self) -> Player | None:
        """Waits until the house asks somebody, whose page may still have to show why."""
        first = self.players[0]
        until(first.page, "a turn, or the end of the hand", self._settled)
        return next((player for player in self.players if player.asked), None)

    def _settled(self) -> bool:
        """All have seen what is in the log, and the house waits for one of them or for the next
        hand."""
        frames = [player.frame for player in self.players if player.frames]
        if len(frames) < len(self.players) or len({frame["seq"] for frame in frames}) > 1:
            return False
        over = frames[0]["pending"] is None and frames[0]["view"] is not None
        waits = over or any(player.asked for player in self.players)
        return waits and frames[0]["seq"] >= self._newest_seq

    @property
    def _newest_seq(self) -> int:
        first = self.players[0]
        summaries = (frame["summary"] for frame in first.frames if frame.get("summary"))
        return newest_seq(first.house.log(self.table), games()[next(summaries)["game"]])

    def begin(self) -> None:
        """Everybody is ready for the next hand."""
        for player in self.players:
            player.order(t="ready", table=self.table)

    def next_hand(self) -> None:
        played = self.hand.number
        self.begin()
        until(self.players[0].page, "the next hand", lambda: self._all_see(played + 1))

    def _all_see(self, number: int) -> bool:
        """Bots may have ended it already."""
        hand = self.hand
        seen = min(player.frame["seq"] for player in self.players)
        return hand.number == number and seen >= hand.began

    def deeds_of(self, player: Player) -> list[tuple[str, int]]:
        """What a player did in this hand, and what the bet was then."""
        hand = self.hand
        seat = next(seat for seat, name in hand.names.items() if name == player.name)
        return [(acted.deed, acted.to) for acted in hand.deeds if acted.seat == seat]

    def passively(self) -> None:
        """Everybody checks or calls to the end of the hand."""
        while player := self.asked():
            offered = player.offered()
            moves = ("Check", "Call", "All-in")
            player.make(next(move for move in moves if move in offered))

    def agree(self) -> Hand:
        """Every screen shows what is in the log, and whose turn it is."""
        asked = self.asked()
        hand = self.hand
        turn = set() if asked is None else {asked.name}
        for player in self.players:
            wanted = expected(hand, player.name, turn, player.seated)
            try:
                until(player.page, "", partial(_same, player, wanted))
            except AssertionError:
                found = differences(player.screen(), wanted)
                raise AssertionError(f"{player.name} sees otherwise: {found}") from None
        return hand


def _same(player: Player, wanted: Screen) -> bool:
    return not differences(player.screen(), wanted)


def after_the_flop(host: Player, friend: Player) -> Company:
    """Two people and a bot in the middle of a hand; everybody has gone along so far."""
    host.come_in()
    friend.come_in()
    table = host.open_table("cardroom", NO_CLOCK, WHEN_READY)
    company = Company(table, host, friend)
    for player in company.players:
        player.go_to(table)
        player.sit(500)
    host.add_bots(1, "Pip")
    company.begin()
    while not company.agree().board:
        asked = company.asked()
        assert asked is not None
        asked.make("Check" if "Check" in asked.offered() else "Call")
    return company
