"""From the address of a house to a table of Twenty-One: who plays, and at which table."""

from collections.abc import Awaitable, Callable
from typing import Any

from croupier.client import HouseClient, OrderRefused
from croupier.tables.frames import TableCard
from croupier.terminal.questions import Misunderstood, Question
from croupier.terminal.screen import Screen
from croupier.terminal.words import Words, plain

GAME = "blackjack"
PRESETS = {"plain": "twenty-one", "full": "twenty-one-full"}
Ask = Callable[[Question], Awaitable[Any]]


async def sign_in(
    house: HouseClient, screen: Screen, words: Words, ask: Ask, name: str | None
) -> None:
    """As a guest; a name that the house refuses is asked for again."""
    question = Question(words, words.say("terminal-ask-your-name"), (), str.strip, anytime=())
    while True:
        try:
            me = await house.sign_in(name or await ask(question))
        except OrderRefused as refused:
            screen.line(refused.text, "yellow")
            name = None
            continue
        balance = words.money(me.chips + me.seated)
        screen.line(words.say("terminal-net-signed-in", name=me.name, balance=balance))
        return


async def choose_table(
    house: HouseClient, screen: Screen, words: Words, ask: Ask, cards: tuple[TableCard, ...]
) -> str:
    """Where the player has a seat already, else an open table or a new one."""
    found = [card for card in cards if card.game == GAME and card.preset in PRESETS.values()]
    mine = next((card.id for card in found if card.mine), None)
    if mine is not None:
        return mine
    screen.line(words.say("terminal-net-tables" if found else "terminal-net-no-tables"))
    for number, card in enumerate(found, 1):
        facts = {"name": card.name or card.id, "taken": card.taken, "seats": card.seats}
        screen.line(words.say("terminal-net-table", number=number, **facts))
    question = _table_question(words, [card.id for card in found])
    while True:
        chosen: str = await ask(question)
        if chosen not in PRESETS:
            return chosen
        try:
            return await house.open_table(GAME, PRESETS[chosen])
        except OrderRefused as refused:
            screen.line(refused.text, "yellow")


def _table_question(words: Words, tables: list[str]) -> Question:
    offers = {choice: words.offer(choice) for choice in PRESETS}

    def read(line: str) -> str:
        typed = plain(line)
        if not (typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(tables)):
            raise Misunderstood(words.say("terminal-hint-table", **offers))
        return tables[int(typed) - 1]

    return Question(words, words.say("terminal-ask-table", **offers), tuple(PRESETS), read)
