"""Dealers, gateways, NATS and PostgreSQL are killed at random while people play at all games. What
was acknowledged is in the log once, whoever runs the tables, and the book balances."""

import asyncio
import itertools
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic

import aiohttp
import psycopg
from msgspec import Struct, field

from croupier.cards.chance import Chance
from croupier.store.audit import audit
from tests.torture.orphans import Orphans
from tests.torture.player import WAITS, Doubt, Player
from tests.torture.torture import CORNERS, Corner, Life, open_corner
from tools.cluster import NATS, Cluster
from tools.postgres import DURABLE

POSTGRES = "postgres"
UNDER_PLAY = 240  # messages to all players between two kills, at most
PATIENCE_MS = 4_000  # then the next blow falls, also while tables wait for another owner
DOWN_MS = 1_500  # what NATS and PostgreSQL are away, at most
LONG_DOWN_MS = 6_500  # and now and then: longer than a lease
EVENING_KILLS = 25  # in one cluster; then comes the next
PAUSE_SECONDS = 0.05
RESTART_SECONDS = 0.5
RECOVERY_SECONDS = 90.0
DIED = (aiohttp.ClientError, ConnectionError, asyncio.IncompleteReadError)


class ClusterToll(Struct):
    """What the torture came to. `takeovers` are the seconds until a table had another owner."""

    kills: dict[str, int] = {}
    by_corner: list[int] = field(default_factory=lambda: [0] * len(CORNERS))
    takeovers: list[float] = []
    records: int = 0
    evenings: int = 0

    @property
    def killed(self) -> int:
        return sum(self.kills.values())

    def told(self) -> str:
        killed = ", ".join(f"{many:,} of {kind}" for kind, many in sorted(self.kills.items()))
        first = (
            f"{self.killed:,} kills ({killed}) in {self.evenings} evenings, "
            f"{sum(self.by_corner):,} acknowledged actions "
            f"({', '.join(map(str, self.by_corner))} at the tables), none lost or doubled; "
            f"{self.records:,} records whole, the book balances"
        )
        if not self.takeovers:
            return first
        sorted_, many = sorted(self.takeovers), len(self.takeovers)
        parts = (sorted_[many // 2], sorted_[min(many - 1, many * 9 // 10)], sorted_[-1])
        median, late, last = (f"{seconds:.1f}" for seconds in parts)
        return f"{first}; {many} takeovers: median {median} s, nine of ten {late} s, last {last} s"

    def add(self, other: "ClusterToll") -> None:
        self.kills = dict(Counter(self.kills) + Counter(other.kills))
        self.by_corner = [a + b for a, b in zip(self.by_corner, other.by_corner, strict=True)]
        self.takeovers = [*self.takeovers, *other.takeovers]
        self.records += other.records
        self.evenings += other.evenings


def a_cluster() -> Cluster:
    """Without a card room, which has a torture of its own. Guests who have lost everything come
    again under another name, so the house gives chips as often as they want."""
    return Cluster(
        rooms=(),
        postgres=DURABLE,
        dealer_options=("--bot-ms", "0", "2"),
        gateway_options=("--gifts", "1000000"),
        forks=True,
    )


async def torture_cluster(
    kills: int, seed: bytes, progress: Callable[[ClusterToll], None] = lambda toll: None
) -> ClusterToll:
    """One evening in a cluster of its own. Raises `Doubt` at the first thing that is not as it
    was."""
    with a_cluster() as cluster:
        evening = Evening(cluster, seed, progress)
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(evening.orphans.watch())]
                tasks.append(group.create_task(evening.supervise()))
                for corner, players in zip(CORNERS, evening.groups, strict=True):
                    tasks.append(group.create_task(evening.keep_playing(corner, players)))
                await evening.kill_again_and_again(kills)
                for task in tasks:
                    task.cancel()
        except* Doubt as doubts:
            raise Doubt(f"{doubts.exceptions[0]}\n{evening.logs()}") from doubts
        await asyncio.to_thread(evening.compare)
        return evening.toll


class Evening:
    def __init__(
        self, cluster: Cluster, seed: bytes, progress: Callable[[ClusterToll], None]
    ) -> None:
        self.toll = ClusterToll()
        self.orphans = Orphans(cluster, self.toll.takeovers)
        self._dice = Chance(seed)
        self.groups = [
            [
                Player(f"Seat{t}{p}", self._dice.at(1 + 10 * t + p), WAITS)
                for p in range(corner.people)
            ]
            for t, corner in enumerate(CORNERS)
        ]
        self._cluster = cluster
        self._progress = progress
        self._life = Life(sys.maxsize)
        self._openings = itertools.count(1)

    # Those who play

    async def keep_playing(self, corner: Corner, group: list[Player]) -> None:
        """At one table after the other: one closes when it is won, or when nobody is left."""
        while True:
            table = await self._open(corner, group[0])
            for player in group:
                player.come_to(table, corner.game)
            await asyncio.gather(*map(self._stay, group))
            if not await self._is_closed(table):
                raise Doubt(f"{corner.game}: players were told that an open table is gone")

    async def _is_closed(self, table: str) -> bool:
        """As the database has it, which may just have been killed."""
        while True:
            with suppress(psycopg.OperationalError):
                return await asyncio.to_thread(is_closed, self._cluster, table)
            await asyncio.sleep(RESTART_SECONDS)

    async def _open(self, corner: Corner, host: Player) -> str:
        opening = f"open{next(self._openings)}"
        for gateway in itertools.cycle(self._cluster.ports):
            with suppress(*DIED):
                return await open_corner(self._cluster.url(gateway), host, corner, opening)
            await asyncio.sleep(PAUSE_SECONDS)
        raise AssertionError

    async def _stay(self, player: Player) -> None:
        """Until the table is gone, through whichever gateway there is."""
        gateways = list(self._cluster.ports.values())
        for port in itertools.cycle(gateways[player.dice.below(2) :] + gateways):
            await player.visit(port, lambda: self._life.hear())
            if player.table_is_gone:
                return
            await asyncio.sleep(PAUSE_SECONDS)

    # Those who kill

    async def kill_again_and_again(self, kills: int) -> None:
        await self._everybody_acts()
        for _ in range(kills):
            self._life = Life(1 + self._dice.below(UNDER_PLAY), PATIENCE_MS)
            await self._life.lived()
            await self._kill(self._victim())
            self.toll.by_corner = self._acted()
            self._progress(self.toll)
        await self._everybody_acts()
        self.toll.evenings += 1

    def _victim(self) -> str:
        dealers, gateways = self._cluster.dealers, tuple(self._cluster.ports)
        match self._dice.below(10):
            case 0 | 1 | 2 | 3:
                return dealers[self._dice.below(len(dealers))]
            case 4 | 5:
                return gateways[self._dice.below(len(gateways))]
            case 6 | 7:
                return NATS
            case _:
                return POSTGRES

    async def supervise(self) -> None:
        """Start again whatever ends by itself, as systemd does: a process that finds no database
        at its start ends with one line."""
        while True:
            for name, process in list(self._cluster.processes.items()):
                if process.poll() is not None and name in self._cluster.processes:
                    self._cluster.start(name)
            await asyncio.sleep(RESTART_SECONDS)

    async def _kill(self, name: str) -> None:
        """And start it again, at once or after a while."""
        cluster = self._cluster
        is_role = name not in (NATS, POSTGRES)
        kind = "gateway" if name in cluster.ports else "dealer" if is_role else name
        self.toll.kills = {**self.toll.kills, kind: self.toll.kills.get(kind, 0) + 1}
        if kind == "dealer":
            await self.orphans.expect(name)
        if name == POSTGRES:
            self.orphans.clear()  # without it nobody takes anything over
            cluster.postgres.kill()
        else:
            cluster.kill(name)
        if not is_role:
            await asyncio.sleep(self._down_ms() / 1000)
        if name == POSTGRES:
            cluster.postgres.launch()
            await asyncio.to_thread(cluster.postgres.wait_until_ready)
        else:
            cluster.start(name)

    def _down_ms(self) -> int:
        match self._dice.below(8):
            case 0:
                return LONG_DOWN_MS
            case 1 | 2:
                return 0
            case _:
                return self._dice.below(DOWN_MS)

    async def _everybody_acts(self) -> None:
        """At every table somebody does, so all of them go on."""
        before, ends = self._acted(), monotonic() + RECOVERY_SECONDS
        while not all(now > then for now, then in zip(self._acted(), before, strict=True)):
            if monotonic() > ends:
                told = "\n".join(self._standstill(before))
                raise Doubt(f"tables do not go on: {before} actions, then {self._acted()}\n{told}")
            self._life = Life(1, PATIENCE_MS)
            await self._life.lived()

    def _standstill(self, before: list[int]) -> Iterator[str]:
        """What the database and those who sit there know of tables that do not go on."""
        for group, then, now in zip(self.groups, before, self._acted(), strict=True):
            if now == then:
                yield f"{group[0].game} {group[0].table}: {stored(self._cluster, group[0].table)}"
                yield from (player.told() for player in group)

    def _acted(self) -> list[int]:
        return [sum(player.actions for player in group) for group in self.groups]

    # What is left

    def compare(self) -> None:
        """The log with what was acknowledged, and the book with itself."""
        with psycopg.connect(self._cluster.postgres.url()) as connection:
            commands = connection.execute(b"SELECT command FROM log WHERE command IS NOT NULL")
            stored = Counter(str(command).rpartition("/")[2] for (command,) in commands)
        for player in itertools.chain(*self.groups):
            for order in player.all_acked:
                if stored[order] != 1:
                    raise Doubt(f"{player.name}: {order} is {stored[order]} times in the log")
        report = audit(self._cluster.database)
        if not report.ok:
            raise Doubt(report.problems[0])
        self.toll.records = report.records

    def logs(self) -> str:
        """The ends of what the processes have printed."""
        found = sorted(self._cluster.folder.glob("*.log"))
        return "\n".join(f"--- {one.name}\n{one.read_text()[-1_500:]}" for one in found)


def is_closed(cluster: Cluster, table: str) -> bool:
    with psycopg.connect(cluster.postgres.url()) as connection:
        asked = b"SELECT closed_ms FROM streams WHERE stream_id = %s"
        found = connection.execute(asked, (table,)).fetchone()
    return found is not None and found[0] is not None


def stored(cluster: Cluster, table: str) -> str:
    """Who owns the table, and how old the newest of its records is."""
    question = b"""SELECT streams.epoch, owners.name, owners.expires_ms,
        (SELECT max(seq) FROM log WHERE stream_id = streams.stream_id),
        (SELECT max(at_ms) FROM log WHERE stream_id = streams.stream_id),
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint
        FROM streams LEFT JOIN stream_owners ON stream_owners.stream_id = streams.stream_id
        LEFT JOIN owners ON owners.owner = stream_owners.owner WHERE streams.stream_id = %s"""
    with psycopg.connect(cluster.postgres.url()) as connection:
        found = connection.execute(question, (table,)).fetchone()
    if found is None:
        return "not there"
    epoch, owner, expires, seq, at, now = found
    left = "no lease" if expires is None else f"{(expires - now) / 1000:.1f} s of lease left"
    return f"epoch {epoch}, owner {owner}, {left}, record {seq} is {(now - at) / 1000:.1f} s old"
