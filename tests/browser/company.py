"""The people at one table, each at an own page, and the log that their screens must agree with."""

from functools import partial
from typing import Any

from tests.browser.player import Player, until
from tests.browser.screen import Screen, differences, expected
from tests.browser.written import Hand, newest_hand

# Nobody has to hurry: the next hand begins when everybody is ready, or after this.
NO_HURRY: dict[str, Any] = {"gap_ms": 60_000}
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
        """All have seen the same, and the house waits for one of them or for the next hand."""
        frames = [player.frame for player in self.players if player.frames]
        if len(frames) < len(self.players) or len({frame["seq"] for frame in frames}) > 1:
            return False
        over = frames[0]["pending"] is None and frames[0]["view"] is not None
        return over or any(player.asked for player in self.players)

    def next_hand(self) -> None:
        played = self.hand.number
        for player in self.players:
            player.order(t="ready", table=self.table)
        first = self.players[0]
        until(first.page, "the next hand", lambda: self.hand.number == played + 1)
        until(first.page, "cards", lambda: all(bool(p.frame["pending"]) for p in self.players))

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
            wanted = expected(hand, player.name, turn)
            try:
                until(player.page, "", partial(_same, player, wanted))
            except AssertionError:
                found = differences(player.screen(), wanted)
                raise AssertionError(f"{player.name} sees otherwise: {found}") from None
        return hand


def _same(player: Player, wanted: Screen) -> bool:
    return not differences(player.screen(), wanted)
