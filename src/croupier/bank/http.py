"""The adapter to a bank that speaks the messages of `bank.messages` over HTTP. It asks once and
never again by itself, and takes whatever it does not understand for unknown. It logs no message."""

import ssl
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import structlog
from msgspec import MsgspecError, Struct, json

from croupier.bank import messages, routes
from croupier.bank.cards import CardEntry, PinEntry
from croupier.bank.config import BankEntry
from croupier.bank.port import Account, CardAnswer
from croupier.bank.routes import Route
from croupier.bank.signing import sign
from croupier.ledger.intents import Answer, Confirmed, Intent, IntentKind, Rejected, Unknown

CONNECTIONS = 32
ANSWER_BYTES = 1_000_000
log = structlog.get_logger("croupier.bank")
DIRECTIONS: dict[IntentKind, messages.Direction] = {
    IntentKind.PURCHASE: "withdrawal",
    IntentKind.CASH_IN: "deposit",
}


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class HttpBank:
    """Implements `bank.port.Bank`. Made inside a running loop."""

    def __init__(
        self,
        entry: BankEntry,
        key: bytes,
        tls: ssl.SSLContext,
        clock: Callable[[], int] = wall_ms,
    ) -> None:
        self.name = entry.name
        self._url = entry.url.rstrip("/")
        self._key = key
        self._clock = clock
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(ssl=tls, limit=CONNECTIONS),
            timeout=aiohttp.ClientTimeout(total=entry.timeout_ms / 1_000),
            cookie_jar=aiohttp.DummyCookieJar(),
        )

    async def close(self) -> None:
        await self._session.close()

    async def check(self, card: CardEntry) -> CardAnswer:
        asked = messages.CheckCard(card.kind, card.number, card.pin)
        return card_answer(await self._ask(routes.CHECK, asked))

    async def balance(self, reference: str) -> CardAnswer:
        return card_answer(await self._ask(routes.BALANCE, messages.AskBalance(reference)))

    async def withdraw(self, intent: Intent, pin: PinEntry | None) -> Answer:
        return await self._transfer(intent, None if pin is None else pin.pin)

    async def deposit(self, intent: Intent) -> Answer:
        return await self._transfer(intent, None)

    async def settle(self, key: str) -> Answer:
        return transfer_answer(key, await self._ask(routes.SETTLE, key=key))

    async def statement(self, after: int) -> messages.Statement | None:
        found = await self._ask(routes.STATEMENT, query=f"?after={after}")
        return found if isinstance(found, messages.Statement) else None

    async def is_open(self) -> bool:
        return isinstance(await self._ask(routes.HEALTH), messages.Health)

    async def _transfer(self, intent: Intent, pin: str | None) -> Answer:
        account, direction = intent.paid_by.account, DIRECTIONS[intent.kind]
        order = messages.OrderTransfer(intent.key, direction, account, intent.amount, pin)
        return transfer_answer(intent.key, await self._ask(routes.TRANSFER, order))

    async def _ask(
        self, route: Route, body: Struct | None = None, query: str = "", key: str = ""
    ) -> Any:
        """What the bank answered, or `Unknown`."""
        sent = b"" if body is None else json.encode(body)
        target = route.path.replace("{key}", key) + query
        try:
            async with self._session.request(
                route.method,
                self._url + target,
                data=sent,
                headers=sign(self._key, route.method, target, sent, self._clock()),
                allow_redirects=False,
            ) as response:
                text = await response.content.read(ANSWER_BYTES)
                while not response.content.at_eof() and len(text) < ANSWER_BYTES:
                    text += await response.content.read(ANSWER_BYTES)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            return self._unknown(route, type(error).__name__)
        if response.status != 200:
            return self._unknown(route, f"status {response.status}")
        try:
            return json.decode(text, type=route.answer)
        except (MsgspecError, UnicodeDecodeError, RecursionError):
            return self._unknown(route, "an answer that makes no sense")

    def _unknown(self, route: Route, why: str) -> Unknown:
        log.warning("bank did not answer", bank=self.name, route=route.name, why=why)
        return Unknown(why)


def card_answer(said: messages.CardAnswer | Unknown) -> CardAnswer:
    match said:
        case messages.Account(reference, balance):
            return Account(reference, balance)
        case messages.Refusal(code, tries_left):
            return Rejected(code, tries_left)
        case Unknown():
            return said


def transfer_answer(key: str, said: messages.TransferAnswer | Unknown) -> Answer:
    """An answer to another question than this is none."""
    if isinstance(said, Unknown):
        return said
    if said.key != key:
        return Unknown("an answer for another key")
    if said.state == "done":
        return Confirmed(said.balance)
    return Rejected(said.code, said.tries_left)
