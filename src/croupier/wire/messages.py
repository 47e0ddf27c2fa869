"""Prints the ids of the messages as types, from the English catalogues: for TypeScript those of the
page, each with the arguments that it needs, and for Python all. A message that is not there is then
an error of the type checker. The types hold no texts: those are read as Fluent."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from croupier.wire.phrases import ENGLISH, folder

PAGE = """\
// Generated from the English catalogues. Do not edit:
// python -m croupier.wire.generate

/** The names of the arguments that each message needs; `never` if it needs none. */
export interface Messages {{
{messages}
}}

/** The games that have a catalogue of their own. */
export type GameWithWords = {games};
"""
IDS = '''\
"""The ids of all messages.

Generated from the English catalogues. Do not edit: python -m croupier.wire.generate
"""

from typing import Literal

MessageId = Literal[
{ids}
]
'''
# What only the server or the terminal says. What each language calls itself the page reads apart.
NOT_OF_THE_PAGE = {"language", "refusals", "server", "terminal"}
# A game has two catalogues: this one comes with the page, the other with the first table.
MENU = "-menu"


def print_message_ids(catalogues: Path | None = None) -> str:
    keys = [key for text in read(catalogues).values() for key, _ in parse(text)]
    return IDS.format(ids="\n".join(f'    "{key}",' for key in keys if "." not in key))


def read(catalogues: Path | None = None) -> dict[str, str]:
    """The English texts by the names of their files."""
    paths = sorted((catalogues or folder() / ENGLISH).glob("*.ftl"))
    return {path.stem: path.read_text(encoding="utf-8") for path in paths}


def print_messages(catalogues: Path | None = None) -> str:
    texts = {name: text for name, text in read(catalogues).items() if name not in NOT_OF_THE_PAGE}
    patterns = {key: pattern for text in texts.values() for key, pattern in parse(text)}
    games = [name.removesuffix(MENU) for name in texts if name.endswith(MENU)]
    messages = "\n".join(f"  '{key}': {union(arguments(key, patterns))};" for key in patterns)
    return PAGE.format(messages=messages, games=union(games))


def union(names: list[str]) -> str:
    return " | ".join(f"'{name}'" for name in names) or "never"


def parse(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every pattern of a catalogue by its key: `id`, or `id.attribute`."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"there is no message in this: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def arguments(key: str, patterns: dict[str, ast.Pattern]) -> list[str]:
    """The variables of a message and of the messages that it refers to."""
    if key not in patterns:
        raise ValueError(f"there is no message {key}, but another refers to it")
    uses = Uses()
    uses.visit(patterns[key])
    return sorted(uses.variables.union(*(arguments(each, patterns) for each in uses.messages)))


class Uses(Visitor):
    """What a pattern refers to. A term sees no arguments of the message, so it is not followed."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.append(node.id.name + attribute)
