"""What a process of a house with many tells of itself, and how it is told to those who run the
house."""

from collections.abc import Mapping

from croupier import __version__
from croupier.bus.nats.directory import Owned
from croupier.bus.nats.envelopes import About, Health
from croupier.bus.nats.link import Link
from croupier.bus.nats.permissions import Role
from croupier.bus.nats.processes import KnownProcess
from croupier.server.admin.overview import OWNED_MAX, in_steps
from croupier.server.process import memory_bytes
from croupier.wire.admin.down import ProcessOverview, ProcessRole

SILENT_SECONDS = 5.0  # two beats may be lost


def about(started_ms: int, trouble: str) -> About:
    return About(__version__, started_ms, memory_bytes(), trouble=trouble)


def health_of(link: Link, queue: int) -> Health:
    return Health(bus_ms=round(link.round_trip * 1000), unsent=link.unsent, queue=queue)


def process_overview(known: KnownProcess, tables: Mapping[str, Owned]) -> ProcessOverview:
    """`tables` are those of the whole house."""
    beat, about, health = known.beat, known.beat.about, known.beat.health
    owns_some = known.role is not Role.GATEWAY
    owned = sorted(id_ for id_, one in tables.items() if one.dealer == known.name)
    age_ms = round(known.silent * 1000) + health.lease_age_ms
    is_silent = known.silent > SILENT_SECONDS
    return ProcessOverview(
        name=known.name,
        role=ProcessRole(known.role),
        version=about.version,
        started_ms=about.started_ms,
        silent_ms=whole_seconds(known.silent * 1000) if is_silent else 0,
        memory_bytes=in_steps(about.memory_bytes),
        sockets=about.sockets,
        desks=about.desks,
        tables=len(owned) if is_silent else beat.tables,  # others may have them by now
        rooms=len(about.rooms),
        owns=(*owned, *about.rooms)[:OWNED_MAX],
        queue=health.queue + health.unsent,
        waits=beat.waits,
        lease_age_ms=whole_seconds(age_ms) if owns_some else None,
        commit_ms=health.commit_ms if owns_some else None,
        bus_ms=health.bus_ms,
        trouble=about.trouble,
    )


def whole_seconds(ms: float) -> int:
    """What changes with every beat would be told with every beat."""
    return int(ms // 1000) * 1000
