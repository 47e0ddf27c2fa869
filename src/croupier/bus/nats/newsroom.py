"""What goes out from a dealer: frames in numbered parts, the lobby, lines of chat, system views;
and who looks through which gateway. A gateway that is silent for too long is gone, and everybody
with it."""

import asyncio
from collections.abc import Callable
from functools import partial

from croupier.bus.local import LocalBus
from croupier.bus.nats import envelopes as env
from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import encode
from croupier.bus.nats.link import Handle, Link
from croupier.bus.nats.numbering import TableNumbers, Through
from croupier.chat.line import ChatNews
from croupier.tables.frames import LobbyEntry, TableNews, lobby_entry
from croupier.tables.systemview import Position

GATEWAY_SECONDS = 10.0  # without a beat: then nobody looks through it any more


class Newsroom:
    """`hear` takes what is asked of a table that is served from now on."""

    def __init__(self, link: Link, bus: LocalBus, hear: Handle) -> None:
        self.posts: dict[str, TableNumbers] = {}
        self._link = link
        self._bus = bus
        self._hear = hear
        self._views: dict[tuple[str, str], Callable[[str, Position], None]] = {}
        self._heard_at: dict[str, float] = {}  # of gateways
        self._now = asyncio.get_running_loop().time
        for entry in bus.listen(self._receive):
            self._take_up(entry)

    def take_up(self, tables: list[str]) -> None:
        """The bus runs these from now on."""
        for table in tables:
            post = self.posts.get(table)
            if post is not None and post.epoch != self._bus.epoch(table):
                self.let_go(table)  # of an earlier time here: its numbers would count as old
            if table not in self.posts:
                self._take_up(lobby_entry(self._bus.table(table)))

    def let_go(self, table: str) -> None:
        """The table goes on elsewhere: nobody is told that it is closed."""
        if self.posts.pop(table, None) is not None:
            self._link.unlisten(subjects.to_table("*", "*", table))
        for key in [key for key in self._views if key[1] == table]:
            del self._views[key]

    def tell_closed(self, table: str) -> None:
        """A table that could not be taken up, and will be by nobody."""
        epoch = 2**62  # whatever was known of it
        self._tell_lobby(env.LobbyNews(self._link.name, table, epoch, closed=True))

    def _take_up(self, entry: LobbyEntry) -> None:
        table = entry.card.id
        post = self.posts[table] = TableNumbers(table, self._bus.epoch(table))
        self._link.listen(subjects.to_table("*", "*", table), self._hear)
        self._tell_lobby(env.LobbyNews(self._link.name, table, post.epoch, entry, taken_up=True))

    def _receive(self, news: TableNews) -> None:
        post = self.posts.get(news.table)
        if post is None:
            if news.entry is None or news.closed or not self._bus.runs(news.table):
                return  # the last news of a table that was let go of make no owner of this process
            self._take_up(news.entry)
            post = self.posts[news.table]
        if news.frame is not None:
            private, public = post.parts(news.frame)
            for gateway, part in private.items():
                self._link.tell(gateway, "private", encode(part))
            if public is not None:
                self._link.send(subjects.table_news(news.table), encode(public))
        if news.entry is not None or news.balances or news.left or news.closed:
            told = env.LobbyNews(
                *(self._link.name, news.table, post.epoch, news.entry),
                dict(news.balances),
                dict(news.left),
                news.closed,
            )
            self._tell_lobby(told)
        if news.closed:
            self.let_go(news.table)

    def _tell_lobby(self, news: env.LobbyNews) -> None:
        self._link.send(subjects.LOBBY_NEWS, encode(news))

    def receive_line(self, news: ChatNews) -> None:
        self._link.send(subjects.table_news(news.table), encode(env.LineSaid(news.line)))

    def note_gateway(self, gateway: str) -> None:
        """It is there."""
        self._heard_at[gateway] = self._now()

    def look_around(self) -> None:
        """Silence counts only while this process hears anything at all."""
        for gateway, at in list(self._heard_at.items()):
            if self._now() - at > GATEWAY_SECONDS and self._link.is_up:
                self._forget(gateway)

    def _forget(self, gateway: str) -> None:
        """A gateway is gone, and everybody with it."""
        del self._heard_at[gateway]
        self._link.counts["gateway_gone"] += 1
        for post in self.posts.values():
            if (through := post.gateways.pop(gateway, None)) is not None:
                for player in through.players:
                    self._bus.unwatch(post.table, player)
        for key in [key for key in self._views if key[0] == gateway]:
            self._bus.close_view(key[1], self._views.pop(key))

    def note_players(self, post: TableNumbers, sender: str, players: tuple[str, ...]) -> None:
        through, now = post.through(sender), set(players)
        for player in through.players - now:
            self._bus.unwatch(post.table, player)
        for player in now - through.players:
            self._bus.look_again(post.table, player)
        through.players = now
        self._heard_at.setdefault(sender, self._now())
        if not now:
            del post.gateways[sender]

    def heal(self, post: TableNumbers, sender: str, heard: env.Numbers | None) -> None:
        """What was lost on the way, also when nothing came after it."""
        through = post.gateways.get(sender)
        if through is None:
            return
        if heard is not None and is_behind(heard, post, through):
            whole = self.whole(post, sender)
            self._link.tell(sender, "whole", encode(whole))
        through.public_before = post.public

    def whole(self, post: TableNumbers, sender: str) -> env.Whole:
        public, parts = b"", {}
        for player in post.gateways[sender].players if sender in post.gateways else ():
            frame = self._bus.frame(post.table, player)
            public = frame.public
            parts[player] = frame.private[player]
        return env.Whole(post.table, post.at(sender), public, parts)

    def open_view(self, gateway: str, table: str) -> Callable[[str, Position], None]:
        """Whom to give the positions of the table for this gateway."""
        return self._views.setdefault((gateway, table), partial(self._show, gateway))

    def close_view(self, gateway: str, table: str) -> None:
        if (known := self._views.pop((gateway, table), None)) is not None:
            self._bus.close_view(table, known)

    def _show(self, gateway: str, table: str, position: Position) -> None:
        seen = env.SeenPosition(table, position)
        self._link.tell(gateway, "desk", encode(seen))


def is_behind(heard: env.Numbers, post: TableNumbers, through: Through) -> bool:
    """Whether the gateway has not even heard what was said when it spoke last: what is still on its
    way is not lost. One that was taken for dead counts private parts from before."""
    is_back = heard.private > through.private
    return heard.epoch == post.epoch and (heard.public < through.public_before or is_back)
