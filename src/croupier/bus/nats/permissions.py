"""The configuration of the NATS server of a house: one user a process, each with what its role may
publish and hear, and nothing else. A gateway cannot speak as a dealer, and hears no private part
that is meant for another gateway."""

from enum import StrEnum

from msgspec import Struct, json

from croupier.bus.nats.envelopes import NEWS_BYTES
from croupier.bus.nats.subjects import (
    BANK_NEWS,
    DESK,
    HOUSE,
    LOBBY_NEWS,
    PLAYER,
    beat,
    departures,
    is_name,
    presence,
    room_news,
    table_news,
    to_any,
    to_bank,
    to_dealer,
    to_process,
    to_room,
    to_table,
)

UNSENT_BYTES = 16 * 2**20  # a process that reads more slowly than this is cut


class Role(StrEnum):
    GATEWAY = "gateway"
    DEALER = "dealer"
    ROOMS = "rooms"


class Process(Struct, frozen=True):
    """Who may connect. `name` is the user, and stands in every subject of the process."""

    role: Role
    name: str
    password: str


class Allowed(Struct, frozen=True):
    publish: tuple[str, ...]
    subscribe: tuple[str, ...]


def allowed(role: Role, name: str) -> Allowed:
    own = to_process(name, ">")
    match role:
        case Role.GATEWAY:
            sides = (PLAYER, DESK)
            return Allowed(
                publish=(
                    *(to_table(side, name, "*") for side in sides),
                    *(to_any(side, name) for side in sides),
                    *(to_dealer(side, name, "*") for side in sides),
                    *(to_room(side, name, "*") for side in sides),
                    to_bank(name, "*"),
                    presence(name),
                    departures(name),
                    beat(role, name),
                ),
                subscribe=(
                    own,
                    departures("*"),
                    table_news("*"),
                    room_news("*"),
                    LOBBY_NEWS,
                    BANK_NEWS,
                    beat("*", "*"),
                ),
            )
        case Role.DEALER:
            return Allowed(
                publish=(
                    to_process("*", ">"),
                    table_news("*"),
                    LOBBY_NEWS,
                    BANK_NEWS,
                    beat(role, name),
                ),
                subscribe=(
                    own,
                    to_table("*", "*", "*"),
                    to_any("*", "*"),
                    to_dealer("*", "*", name),
                    to_bank("*", name),
                    room_news("*"),
                    beat("*", "*"),
                ),
            )
        case Role.ROOMS:
            return Allowed(
                publish=(
                    to_process("*", ">"),
                    to_table(HOUSE, name, "*"),
                    to_any(HOUSE, name),
                    to_dealer(HOUSE, name, "*"),
                    to_bank(name, "*"),
                    room_news("*"),
                    beat(role, name),
                ),
                subscribe=(
                    own,
                    to_room("*", "*", "*"),
                    presence("*"),
                    LOBBY_NEWS,
                    BANK_NEWS,
                    beat("*", "*"),
                ),
            )


def server_config(processes: list[Process]) -> str:
    """As a file for `nats-server -c`. Raises `ValueError` for names that cannot be part of a
    subject, and for one that occurs twice."""
    names = [process.name for process in processes]
    wrong = [name for name in names if not is_name(name) or names.count(name) > 1]
    if wrong:
        raise ValueError(f"not a name of a process, or twice: {wrong[0]!r}")
    users = ",\n".join(_user(process) for process in processes)
    return (
        f"max_payload: {NEWS_BYTES}\n"
        f"max_pending: {UNSENT_BYTES}\n"
        'write_deadline: "2s"\n'
        'ping_interval: "5s"\n'
        "ping_max: 2\n"
        f"authorization {{\n  users = [\n{users}\n  ]\n}}\n"
    )


def _user(process: Process) -> str:
    may = allowed(process.role, process.name)
    return (
        f"    {{ user: {_quoted(process.name)}, password: {_quoted(process.password)},\n"
        "      permissions: {\n"
        f"        publish: {{ allow: {_listed(may.publish)} }}\n"
        f"        subscribe: {{ allow: {_listed(may.subscribe)} }}\n"
        "      } }"
    )


def _quoted(text: str) -> str:
    return json.encode(text).decode()


def _listed(subjects: tuple[str, ...]) -> str:
    return f"[{', '.join(map(_quoted, subjects))}]"
