"""The fuzzer in process: any bytes are read or refused, and nothing else happens."""

from collections import Counter
from collections.abc import Callable

from msgspec import MsgspecError

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import Refused
from croupier.server.conversation import decode, quoted, where
from croupier.server.orders import chat_command, command
from croupier.tables.codec import read_action
from croupier.tables.commands import OpenTable, RawAct, digest_of
from croupier.tables.opening import chosen_rules
from croupier.wire import up
from tests.hostile.grammar import Grammar

STEP = 2_000


def fuzz_frames(count: int, dice: Chance, progress: Callable[[int], None]) -> Counter[str]:
    """How many were read and how many refused, by code."""
    grammar = Grammar(up.AnyUp, dice)
    found: Counter[str] = Counter()
    for number in range(count):
        found[_take(grammar.message())] += 1
        if number % STEP == 0:
            progress(number)
    progress(count)
    return found


def _take(text: bytes) -> str:
    """As `Conversation` and a table's actor take it."""
    try:
        message: up.AnyUp = decode(text)
    except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
        told = where(error)
        assert set(told) == {"path", "why"}
        assert isinstance(quoted(text), str)
        return "malformed"
    if not isinstance(message, up.Order):
        return "read"
    asked = chat_command(message)
    if asked is not None:
        return "read"
    wanted = command(message)
    digest_of(wanted)
    try:
        if isinstance(wanted, RawAct):
            for game in games().values():
                read_action(wanted.action, game)
        elif isinstance(wanted, OpenTable):
            chosen_rules(wanted.game, wanted.preset, wanted.rules)
    except Refused as refused:
        return refused.code
    return "read"
