"""Asks questions until they are answered. Help and the hall of fame can be had at every one, the
coach at every move."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from croupier.games.amounts import AmountRange
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackAction
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.views import BlackjackOptions
from croupier.terminal.halloffame import Winner
from croupier.terminal.keyboard import Keyboard
from croupier.terminal.questions import (
    BOOK,
    CHART,
    HALL,
    HELP,
    NO,
    QUIT,
    YES,
    Misunderstood,
    Question,
    choice_question,
    insurance_question,
)
from croupier.terminal.screen import Screen
from croupier.terminal.words import Words

# What can be done with a hand, in the order in which it is offered.
MOVES: dict[str, BlackjackAction] = {
    "hit": moves.Hit(),
    "stand": moves.Stand(),
    "double": moves.Double(),
    "split": moves.Split(),
    "surrender": moves.Surrender(),
}


class Dialogue:
    """`lookups` show what can be looked up instead of answering, by the names of the choices."""

    def __init__(
        self,
        screen: Screen,
        rules: BlackjackRules | None,
        lookups: Mapping[str, Callable[[Words], None]],
    ) -> None:
        self.screen = screen
        self.rules = rules
        self._lookups = lookups

    def ask(self, question: Question, keyboard: Keyboard) -> Any:
        """Raises `EndOfInput`."""
        while True:
            self.screen.ask(question.prompt)
            answer = self.hear(question, keyboard.line())
            if answer is not None:
                return answer

    def hear(self, question: Question, line: str) -> Any:
        """None when the question has to be asked again."""
        self.screen.answered(line)
        try:
            answer = question.answer(line)
        except Misunderstood as hint:
            self.screen.line(str(hint), "yellow")
            return None
        if answer == HELP:
            for text in help_lines(question, self.rules):
                self.screen.line(text)
            return None
        if answer in self._lookups:
            self._lookups[answer](question.words)
            return None
        return answer


def help_lines(question: Question, rules: BlackjackRules | None) -> Iterator[str]:
    words = question.words
    names = dict.fromkeys((*question.choices, *MOVES, BOOK, CHART, QUIT, HALL, HELP))
    offers = words.join([words.offer(name) for name in names])
    yield words.say("terminal-help-keys", offers=offers)
    if rules is None:
        return
    if rules.bet_max is not None:
        least, most = words.money(rules.bet_min), words.money(rules.bet_max)
        yield words.say("terminal-help-bets", least=least, most=most)
    yield words.say("terminal-help-shoe", decks=rules.decks)
    yield words.say("terminal-help-dealer", dealer=rules.dealer)
    if rules.natural is not None:
        win, stake = rules.natural
        ends = "yes" if rules.natural_ends_round else "no"
        yield words.say("terminal-help-natural", win=win, stake=stake, ends=ends)
    if rules.winnings_limit is not None:
        yield words.say("terminal-help-limit", limit=words.money(rules.winnings_limit))


def move_question(words: Words, name: str, options: BlackjackOptions) -> Question:
    """For whatever the seat may do once the cards are dealt."""
    if options.insure is not None:
        return insurance_question(words, name, options.insure)
    offered = tuple(choice for choice, move in MOVES.items() if options.allows(move))
    return choice_question(words, name, offered)


def move_of(answer: Any, offered: AmountRange | None) -> BlackjackAction:
    """The order that an answer to `move_question` stands for."""
    if offered is None:
        return MOVES[answer]
    if answer == NO:
        return moves.Decline()
    return moves.Insure(offered.most if answer == YES else answer)


def hall_lines(words: Words, winners: Sequence[Winner]) -> Iterator[str]:
    """T21-P2-HALLOFFAME."""
    if not winners:
        yield words.say("terminal-hall-empty")
        return
    yield words.say("terminal-hall", count=len(winners))
    for place, winner in enumerate(winners, 1):
        yield words.say(
            "terminal-hall-entry",
            place=place,
            name=winner.name,
            balance=words.money(winner.balance),
            day=winner.day.isoformat(),
        )
