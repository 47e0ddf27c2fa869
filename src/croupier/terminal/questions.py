"""What a player is asked, and how an answer is read. A question shows nothing and reads no
keyboard, so the same ones are asked at one keyboard and at the table of a server."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

from croupier.games.amounts import AmountRange
from croupier.terminal.words import Words, plain

CHIPS = (1, 5, 25, 100)
HELP, HALL, QUIT, AGAIN, YES, NO = "help", "hall", "quit", "again", "yes", "no"
BOOK, CHART = "book", "chart"
ANYTIME = (HELP, HALL)
# The coach can be asked at every move, and not about the size of a bet.
COACHED = (BOOK, CHART, *ANYTIME)


class Misunderstood(Exception):
    """What was typed is no answer; the text says what would be one."""


class Question(Struct, frozen=True):
    """`choices` are names of choices, `read` reads anything else and raises `Misunderstood`. An
    empty line is the answer `default`, if there is one. `anytime` can be chosen, too, but is not
    offered."""

    words: Words
    prompt: str
    choices: tuple[str, ...] = ()
    read: Callable[[str], Any] | None = None
    default: Any = None
    anytime: tuple[str, ...] = ANYTIME

    def answer(self, line: str) -> Any:
        """A choice, or what `read` made of the line."""
        typed = plain(line)
        if not typed and self.default is not None:
            return self.default
        for choice in (*self.choices, *self.anytime):
            if typed in self.words.keys(choice):
                return choice
        if self.read is not None and typed:
            return self.read(line)
        raise Misunderstood(self.hint())

    def hint(self) -> str:
        offers = self.words.choices([self.words.offer(choice) for choice in self.choices])
        return self.words.say("terminal-hint-choices", offers=offers)


def choice_question(words: Words, name: str, choices: tuple[str, ...]) -> Question:
    """Hit or Stand? (T21-6.2.7), with all that the hand allows."""
    offers = words.choices([words.offer(choice) for choice in choices])
    prompt = words.say("terminal-ask-move", name=name, offers=offers)
    return Question(words, prompt, choices, anytime=COACHED)


def again_question(words: Words, name: str) -> Question:
    offers = words.choices([words.offer(choice) for choice in (AGAIN, QUIT)])
    prompt = words.say("terminal-ask-again", name=name, offers=offers)
    return Question(words, prompt, (AGAIN, QUIT), default=AGAIN)


def yes_question(words: Words, prompt: str) -> Question:
    offers = words.choices([words.offer(choice) for choice in (YES, NO)])
    return Question(words, f"{prompt} {offers}?", (YES, NO))


def bet_question(
    words: Words, name: str, balance: int, offered: AmountRange, last: int | None
) -> Question:
    """`last` is what an empty line bets, if it can."""
    default = last if last is not None and offered.allows(last) else offered.least
    prompt = words.say(
        "terminal-ask-bet",
        name=name,
        balance=words.money(balance),
        least=words.money(offered.least),
        most=words.money(offered.most),
        chips=words.join([str(chip) for chip in chips_for(offered)]),
        default=words.money(default),
        quit=words.keys(QUIT)[0],
    )
    return Question(words, prompt, (QUIT,), lambda line: read_bet(words, line, offered), default)


def insurance_question(words: Words, name: str, offered: AmountRange) -> Question:
    prompt = words.say(
        "terminal-ask-insurance",
        name=name,
        most=words.money(offered.most),
        no=words.offer(NO),
        yes=words.offer(YES),
    )
    read = partial(read_amount, words, offered=offered)
    return Question(words, prompt, (YES, NO), read, anytime=COACHED)


def chips_for(offered: AmountRange) -> tuple[int, ...]:
    """T21-4.1: a chip above the largest bet cannot be chosen."""
    return tuple(chip for chip in CHIPS if chip * 100 <= offered.most)


def read_bet(words: Words, line: str, offered: AmountRange) -> int:
    """A sum, such as 30, or the chips themselves, such as 25 5 or 25+5 or 2x25 (T21-4.1)."""
    parts = [part for part in re.split(r"[\s+]+", plain(line)) if part]
    if len(parts) == 1 and not re.search(r"[x*×]", parts[0]):
        return read_amount(words, line, offered)
    total = 0
    for part in parts:
        found = re.fullmatch(r"(?:(\d{1,4})[x*×])?\$?(\d{1,7})\$?", part, re.ASCII)
        if found is None:
            raise Misunderstood(_not_an_amount(words, line))
        if int(found[2]) not in CHIPS:
            chips = words.join([str(chip) for chip in chips_for(offered)])
            raise Misunderstood(words.say("terminal-hint-chip", typed=found[2], chips=chips))
        total += int(found[1] or "1") * int(found[2]) * 100
    return _checked(words, total, offered)


def read_amount(words: Words, line: str, offered: AmountRange) -> int:
    found = re.fullmatch(r"\$? ?(\d{1,9})(?:[.,](\d{1,2}))? ?\$?", plain(line), re.ASCII)
    if found is None:
        raise Misunderstood(_not_an_amount(words, line))
    total = int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))
    return _checked(words, total, offered)


def _not_an_amount(words: Words, line: str) -> str:
    return words.say("terminal-hint-amount", typed=line)


def _checked(words: Words, total: int, offered: AmountRange) -> int:
    if offered.allows(total):
        return total
    least, most = words.money(offered.least), words.money(offered.most)
    if offered.least <= total <= offered.most:
        chips = words.join([str(chip) for chip in chips_for(offered)])
        typed = words.money(total)
        raise Misunderstood(words.say("terminal-hint-not-of-chips", typed=typed, chips=chips))
    raise Misunderstood(words.say("terminal-hint-range", least=least, most=most))
