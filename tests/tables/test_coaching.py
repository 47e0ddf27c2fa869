"""Who may ask the coach, by the table, and what the coach is told."""

import pytest

from croupier.games import games
from croupier.games.coach import CoachUse
from croupier.games.game import Refused
from croupier.tables.coaching import Question, coach_use, question
from croupier.tables.frames import summary
from croupier.tables.opening import changed_settings, preset_settings
from croupier.tables.settings import Money
from tests.tables.parlour import HOST, Parlour, who


def ask(parlour: Parlour, name: str) -> Question:
    return question(parlour.table, who(name), "20%")


def practice(**settings: object) -> Parlour:
    return Parlour("heads-up", settings=settings).sit(HOST).bot().deal()


def people(**settings: object) -> Parlour:
    return Parlour("heads-up", settings=settings).sit(HOST, "ann").deal()


def test_alone_with_bots_one_may_ask_and_all_are_told_so() -> None:
    parlour = practice()
    assert ask(parlour, HOST).seen.against == "20%"
    assert summary(parlour.table).coach is CoachUse.ALONE


def test_among_people_one_may_ask_only_where_the_host_wants_it() -> None:
    with pytest.raises(Refused, match="coach_only_alone"):
        ask(people(), HOST)
    open_to_all = people(coach=CoachUse.EVERYONE)
    assert {ask(open_to_all, name).seen.seat for name in (HOST, "ann")} == {0, 1}
    assert summary(open_to_all.table).coach is CoachUse.EVERYONE


def test_nobody_asks_where_the_host_does_not_want_it() -> None:
    parlour = practice(coach=CoachUse.NOBODY)
    with pytest.raises(Refused, match="coach_not_allowed"):
        ask(parlour, HOST)
    assert summary(parlour.table).coach is CoachUse.NOBODY


def test_nobody_asks_for_chips_of_the_bank_unless_it_is_said() -> None:
    game = games()["holdem"]
    settings = preset_settings(game, "cardroom")
    bought = changed_settings(game, game.presets["cardroom"].rules, settings, {"money": "cardroom"})
    assert bought.money is Money.CARDROOM
    assert coach_use(game, bought) is CoachUse.NOBODY
    assert coach_use(game, settings) is CoachUse.ALONE


def test_a_game_against_the_house_advises_everybody_and_one_without_a_coach_nobody() -> None:
    for name, use in (("blackjack", CoachUse.EVERYONE), ("roulette", CoachUse.NOBODY)):
        game = games()[name]
        assert coach_use(game, preset_settings(game, next(iter(game.presets)))) is use


def test_the_question_holds_what_the_seat_is_shown_and_no_other_card() -> None:
    parlour = Parlour("cardroom").sit(HOST).bot().deal()  # no cards are drawn for the button
    (seat, bot), asked = (0, 1), ask(parlour, HOST)
    assert parlour.table.round is not None
    state = parlour.table.round.state
    assert asked.seen.private == parlour.table.game.private_view(state, seat)
    assert asked.seen.view == parlour.table.game.view(state)
    hidden = state.hands[state.position(bot)]
    assert not any(repr(card) in repr(asked) for card in hidden)


def test_one_may_ask_while_others_think_but_not_without_a_seat_or_a_round() -> None:
    parlour = people(coach=CoachUse.EVERYONE)
    waiting = next(name for name in (HOST, "ann") if name != parlour.to_act)
    assert ask(parlour, waiting).seen.options is None
    assert ask(parlour, parlour.to_act).seen.options is not None
    for name in ("zed", "bot-1"):
        with pytest.raises(Refused, match="not_seated"):
            ask(parlour, name)
    with pytest.raises(Refused, match="nothing_to_advise"):
        ask(parlour.finish(), HOST)
