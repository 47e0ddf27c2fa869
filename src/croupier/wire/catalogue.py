"""The sentences of one language. Each is read when it is first said: a house answers everybody in
one thread, and to read a whole language would stop all its tables for a tenth of a second."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def entries(text: str) -> dict[str, str]:
    """The entries of a file as they are written, by their ids. What belongs to an entry stands
    before the next; only an entry begins at the margin with an id."""
    found = list(ENTRY.finditer(text))
    ends = (*(entry.start() for entry in found[1:]), len(text))
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class Catalogue:
    """`functions` are what its sentences may call."""

    def __init__(
        self, language: str, texts: Mapping[str, str], functions: dict[str, Callable[..., Any]]
    ) -> None:
        # Fluent brings all calendars of the world along, and no start should wait for them.
        from fluent.runtime import FluentBundle, FluentResource

        self.read: set[str] = set()  # ids of sentences that were needed so far
        self._texts = texts
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._parse = FluentResource

    def sentence(self, key: str, facts: Mapping[str, int | str]) -> str | None:
        """None when it has no words."""
        self._read(key)
        pattern: Pattern | None = self._bundle.get_message(key).value
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, dict(facts))
        return str(text)

    def _read(self, key: str) -> None:
        """With the sentences that it refers to."""
        if key in self.read or key not in self._texts:
            return
        self.read.add(key)
        text = self._texts[key]
        self._bundle.add_resource(self._parse(text))
        for other in REFERENCE.findall(text):
            self._read(other)
