"""The list of what a bank answers. The practice bank, the adapter of the house and the OpenAPI
document are all made from it."""

from typing import Any

from msgspec import Struct

from croupier.bank import messages

PROBLEMS = {
    "malformed": 400,
    "wrong_signature": 401,
    "no_such_page": 404,
    "key_reused": 409,
    "too_large": 413,
    "internal": 500,
}


class Route(Struct, frozen=True):
    """`problems` are the codes that are special to this route."""

    name: str
    method: str
    path: str
    summary: str
    answer: Any
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    params: type[Struct] | None = None
    problems: tuple[str, ...] = ()

    def codes(self) -> tuple[str, ...]:
        """Every code of a problem that the route may answer with."""
        found = dict.fromkeys(("wrong_signature", *self.problems, "internal"))
        if self.body or self.query or self.params:
            found["malformed"] = None
        if self.body:
            found["too_large"] = None
        return tuple(found)


CHECK = Route(
    "check",
    "POST",
    "/v1/cards/check",
    "Check a card and its PIN, and tell what can be withdrawn.",
    answer=messages.CardAnswer,
    body=messages.CheckCard,
)
BALANCE = Route(
    "balance",
    "POST",
    "/v1/accounts/balance",
    "Tell what can be withdrawn from an account.",
    answer=messages.CardAnswer,
    body=messages.AskBalance,
)
TRANSFER = Route(
    "transfer",
    "POST",
    "/v1/transfers",
    "Withdraw or deposit. An order under a known key gets the first answer again.",
    answer=messages.TransferAnswer,
    body=messages.OrderTransfer,
    problems=("key_reused",),
)
SETTLE = Route(
    "settle",
    "POST",
    "/v1/transfers/{key}/settle",
    "Tell what became of the order with this key. If none has come, none will be taken any more: "
    "the key is rejected as `never_arrived` from now on.",
    answer=messages.TransferAnswer,
    params=messages.KeyPath,
)
STATEMENT = Route(
    "statement",
    "GET",
    "/v1/statement",
    "All transfers that were done for this house, in the order in which they were done.",
    answer=messages.Statement,
    query=messages.StatementQuery,
)
HEALTH = Route(
    "health", "GET", "/v1/health", "Whether the bank takes orders.", answer=messages.Health
)

ROUTES = (CHECK, BALANCE, TRANSFER, SETTLE, STATEMENT, HEALTH)
