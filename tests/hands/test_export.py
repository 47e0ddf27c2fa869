"""Our own hands written down: whoever replays the file arrives at the same stacks, and nobody
reads in it what he may not see."""

from collections.abc import Iterator
from itertools import count

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from pokerkit import HandHistory

from croupier.bots.holdem.betting import stay
from croupier.cards.chance import Chance
from croupier.games.holdem import game
from croupier.games.holdem.moves import (
    Fold,
    HandsDealt,
    HoldemAction,
    HoldemCarryover,
    HoldemEvent,
    Opened,
    RaiseTo,
)
from croupier.games.holdem.rules import CHIP, PRESETS, HoldemRules
from croupier.hands.actions import HoleDealt, Mucks, RaisesTo, Shows, print_action
from croupier.hands.export import FinishedRound, NotExpressible, finished_rounds, to_phh
from croupier.hands.phh import Phh, dump, parse
from croupier.hands.replay import replay
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.tables.codec import encode_events, read_events
from croupier.tables.commands import Act, Command, OpenRound, Sit
from croupier.tables.decide import decide
from croupier.tables.events import AnyTableEvent, RoundOpened, TableOpened
from croupier.tables.evolve import evolve
from croupier.tables.opening import preset_settings
from tests.bots.playing import chance_of
from tests.games.holdem.hand import Hand, deal

NO_LIMIT = HoldemRules(blinds=(CHIP, 2 * CHIP), bet_min=2 * CHIP, clock_ms=None)
TABLES = {
    "heads-up": PRESETS["heads-up"].rules,
    "cardroom": PRESETS["cardroom"].rules,
    "ante": HoldemRules(blinds=(CHIP, 2 * CHIP), antes=(50,), unit=50, bet_min=2 * CHIP),
    "big blind ante": HoldemRules(blinds=(CHIP, 2 * CHIP), antes=(0, 2 * CHIP), bet_min=2 * CHIP),
    "straddle": HoldemRules(blinds=(CHIP, 2 * CHIP, 4 * CHIP), bet_min=2 * CHIP),
    "muck": HoldemRules(blinds=(CHIP, 2 * CHIP), bet_min=2 * CHIP, muck=True),
}
# By step a raise may be smaller than the last one, which others do not know.
STANDARD_TABLES = sorted(TABLES.keys() - {"cardroom"})


def told(events: tuple[HoldemEvent, ...] | list[HoldemEvent], number: int = 1) -> FinishedRound:
    opened = events[0]
    assert isinstance(opened, Opened)
    names = {seat: f"Player {seat}" for seat in opened.seats}
    return FinishedRound(
        table="t1",
        table_name="Oak",
        number=number,
        at_ms=1_790_000_000_000,
        names=names,
        events=tuple(events),
    )


def random_rounds(table: str, hands: int) -> Iterator[FinishedRound]:
    """Hands with every kind of action, where players come, go, leave in the middle and buy
    chips. Straddles are for tables where everybody stays."""
    rules, seats = TABLES[table], 2 if table == "heads-up" else 6
    carryover: HoldemCarryover | None = None
    for number in range(1, hands + 1):
        chance = chance_of("export", number)
        stays = seats == 2 or len(rules.blinds) > 2
        present = [seat for seat in range(seats) if stays or chance.below(5)]
        if len(present) < 2:
            continue
        stacks = {seat: rules.unit * (1 + chance.below(300)) for seat in present}
        events, state = game.open(rules, stacks, carryover, chance)
        while (pending := game.pending(state)) is not None:
            (seat,) = pending.seats
            happened: tuple[HoldemEvent, ...] = ()
            if chance.below(20) == 0:
                buyer, chips = chance.choice(present), rules.unit * (1 + chance.below(300))
                happened, state = game.bring(state, buyer, chips)
                events += happened
            if chance.below(20) == 0:
                happened, state = game.leave(state, chance.choice(present), chance)
                events += happened
            if not happened:
                options = game.options(state, seat)
                assert options is not None
                happened, state = game.decide(state, seat, options.pick(chance), chance)
                events += happened
        carryover = game.carry_over(state)
        yield told(events, number)


def calm_rounds(table: str, hands: int) -> Iterator[FinishedRound]:
    """Hands of players with many chips who never raise by more than they must."""
    rules, seats = TABLES[table], 2 if table == "heads-up" else 6
    for number in range(1, hands + 1):
        chance = chance_of("calm", number)
        stacks = dict.fromkeys(range(seats), 10000 * CHIP)
        events, state = game.open(rules, stacks, None, chance)
        while (pending := game.pending(state)) is not None:
            (seat,) = pending.seats
            options = game.options(state, seat)
            assert options is not None
            action: HoldemAction = stay(options)
            if chance.below(5) == 0:
                assert options.raise_to is not None
                action = RaiseTo(options.raise_to.least)
            elif options.fold and chance.below(5) == 0:
                action = Fold()
            happened, state = game.decide(state, seat, action, chance)
            events += happened
        yield told(events, number)


def assert_same_end(hand: Phh) -> None:
    written = dump(hand)
    result = replay(parse(written))
    assert result.differences == (), written
    assert result.finished, written


@pytest.mark.parametrize("table", TABLES)
def test_our_hands_are_replayed_to_the_same_stacks(table: str) -> None:
    for round_ in random_rounds(table, 150):
        assert_same_end(to_phh(round_))


@pytest.mark.parametrize("table", TABLES)
def test_hands_with_hidden_cards_are_replayed_to_the_same_stacks(table: str) -> None:
    for round_ in random_rounds(table, 80):
        assert_same_end(to_phh(round_, None))
        assert_same_end(to_phh(round_, 1))


@pytest.mark.parametrize("table", STANDARD_TABLES)
def test_pokerkit_replays_our_hands_to_the_same_stacks(table: str) -> None:
    """Calm hands, as rules that are decided otherwise come up with short stacks only."""
    for round_ in calm_rounds(table, 25):
        history = HandHistory.loads(dump(to_phh(round_)))
        *_, last = history
        assert list(last.stacks) == history.finishing_stacks, history.dumps()


def played(line: str, rules: HoldemRules = NO_LIMIT) -> Hand:
    return deal(rules, (200, 200, 200), "AsAd KsKd QsQd | 2c3c4d 5h 9s").play(line)


def test_a_hand_is_written_action_by_action() -> None:
    hand = played("2 raise 6, 0 fold, 1 call, 1 check, 2 bet 10, 1 all-in, 2 fold")
    phh = to_phh(told(hand.events))
    assert [print_action(action) for action in phh.actions] == [
        "d dh p1 AsAd",
        "d dh p2 KsKd",
        "d dh p3 QsQd",
        "p3 cbr 6",
        "p1 f",
        "p2 cc",
        "d db 2c3c4d",
        "p2 cc",
        "p3 cbr 10",
        "p2 cbr 194",
        "p3 f",
    ]
    assert phh.players == ("Player 0", "Player 1", "Player 2")
    assert phh.others["seats"] == [1, 2, 3]
    assert phh.others["table"] == "Oak"
    assert phh.others["hand"] == 1
    assert (phh.others["year"], phh.others["month"], phh.others["day"]) == (2026, 9, 21)
    assert phh.others["time"].isoformat() == "14:13:20"


def test_players_are_told_from_the_left_of_the_button_on() -> None:
    hand = deal(NO_LIMIT, (100, 200, 300), button=0).play("0 fold, 1 fold")
    phh = to_phh(told(hand.events))
    assert phh.players == ("Player 1", "Player 2", "Player 0")
    assert list(map(int, phh.starting_stacks)) == [200, 300, 100]


def test_fractions_of_a_chip_are_written_exactly() -> None:
    rules = HoldemRules(unit=1, blinds=(25, 55), bet_step=1, bet_min=55)
    hand = deal(rules, (10, 10, 10)).play("2 fold, 0 fold")
    phh = to_phh(told(hand.events))
    assert list(map(str, phh.blinds_or_straddles)) == ["0.25", "0.55", "0"]
    assert list(map(str, phh.finishing_stacks or ())) == ["9.75", "10.25", "10"]
    assert "min_bet = 0.55\n" in dump(phh)


def test_a_seat_reads_its_own_cards_and_what_was_shown() -> None:
    hand = played("2 fold, 0 call, 1 check, 0 check, 1 check, 0 check, 1 check, 0 check, 1 check")
    assert hand.state.over
    written = {reader: to_phh(told(hand.events), reader) for reader in (0, 1, 2, None)}
    dealt = {
        reader: [print_action(a)[-4:] for a in phh.actions if isinstance(a, HoleDealt)]
        for reader, phh in written.items()
    }
    assert dealt == {
        0: ["AsAd", "????", "????"],
        1: ["????", "KsKd", "????"],
        2: ["????", "????", "QsQd"],
        None: ["????", "????", "????"],
    }
    shown = [a.player for a in written[None].actions if isinstance(a, Shows)]
    assert shown == [1, 2]
    assert "Qs" not in dump(written[None])
    assert "Qs" not in dump(written[0])


@pytest.mark.parametrize("table", TABLES)
def test_no_file_for_a_seat_names_a_card_it_was_not_shown(table: str) -> None:
    for round_ in random_rounds(table, 60):
        seen = [game.show(event, 1) for event in round_.events]
        hands = next(event.hands for event in round_.events if isinstance(event, HandsDealt))
        visible = repr([event for event in seen if event is not None])
        for card in (card for hand in hands for card in hand if repr(card) not in visible):
            assert str(card) not in dump(to_phh(round_, 1)).partition("actions")[2]


def test_a_newcomers_blind_is_written_as_negative() -> None:
    carryover = HoldemCarryover(button=0, big_blind=2, dealt=(0, 1, 2), owes_no_blind=(0, 1, 2))
    stacks = dict.fromkeys(range(5), 100 * CHIP)
    events, state = game.open(NO_LIMIT, stacks, carryover, Chance(bytes(32)))
    while (pending := game.pending(state)) is not None:
        options = game.options(state, pending.seats[0])
        assert options is not None
        action = options.pick(chance_of(len(events)))
        happened, state = game.decide(state, pending.seats[0], action, Chance(bytes(32)))
        events += happened
    phh = to_phh(told(events))
    assert -2 in map(int, phh.blinds_or_straddles)
    assert_same_end(phh)


def test_who_left_without_a_turn_gives_up_his_hand() -> None:
    hand = played("2 all-in, 0 leave, 1 call")
    phh = to_phh(told(hand.events))
    assert not any(isinstance(action, Mucks) for action in phh.actions)
    hand = deal(NO_LIMIT, (200, 50, 200), "AsAd KsKd QsQd | 2c3c4d 5h 9s")
    hand.play("2 call, 0 call, 1 all-in, 1 leave, 2 call, 0 call, 0 check, 2 check")
    hand.play("0 check, 2 check, 0 check, 2 check")
    phh = to_phh(told(hand.events))
    assert [action.player for action in phh.actions if isinstance(action, Mucks)] == [2]
    assert_same_end(phh)


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (replace(NO_LIMIT, one_pass=True), "everybody acts once a street"),
        (replace(NO_LIMIT, flop_first=True), "the flop is dealt before the first bet"),
        (replace(NO_LIMIT, side_pots=False), "there are no side pots"),
    ],
)
def test_what_the_format_cannot_tell_is_refused(rules: HoldemRules, reason: str) -> None:
    opening, _ = game.open(rules, {0: 100 * CHIP, 1: 100 * CHIP}, None, Chance(bytes(32)))
    with pytest.raises(NotExpressible, match=reason):
        to_phh(told(opening))


def test_the_casino_preset_is_refused() -> None:
    hand = deal(PRESETS["casino"].rules, (100, 100)).play("0 fold")
    with pytest.raises(NotExpressible):
        to_phh(told(hand.events))


def test_a_step_raise_below_the_last_one_is_marked() -> None:
    hand = deal(PRESETS["cardroom"].rules, (500, 500), button=1)
    hand.play("1 raise 100, 0 raise 110, 1 fold")
    phh = to_phh(told(hand.events))
    assert phh.others["_min_raise"] == "step"
    assert [int(a.amount) for a in phh.actions if isinstance(a, RaisesTo)] == [100, 110]
    assert_same_end(phh)


def test_finished_rounds_are_found_in_the_log_of_a_table() -> None:
    """Through the table's own decisions and the JSON they are kept as. The third round has not
    ended yet."""
    log = [(at_ms, read_events(encode_events(events), game)) for at_ms, events in table_log(3)]
    rounds = list(finished_rounds("t1", "Oak", log))
    assert [round_.number for round_ in rounds] == [1, 2]
    assert [round_.at_ms for round_ in rounds] == [
        at_ms for at_ms, events in log if any(isinstance(e, RoundOpened) for e in events)
    ][:2]
    for round_ in rounds:
        phh = to_phh(round_)
        assert set(phh.players or ()) == {"Ada", "Bela"}
        assert_same_end(phh)


def table_log(rounds: int) -> Iterator[tuple[int, tuple[AnyTableEvent, ...]]]:
    """What happens at a table of two who only check and call, until that round has begun."""
    rules = to_builtins(PRESETS["heads-up"].rules)
    settings = preset_settings(game, "heads-up")
    opened = TableOpened("t1", "Oak", "holdem", "heads-up", rules, settings, "ada")
    yield 0, (opened,)
    table = evolve(None, opened)
    people = {"ada": Player("ada", "Ada"), "bela": Player("bela", "Bela")}
    orders: list[tuple[Authority, Command]] = [(who, Sit(500 * CHIP)) for who in people.values()]
    for at_ms in count(1):
        by: Authority
        order: Command
        if orders:
            by, order = orders.pop()
        elif (pending := table.pending()) is None or table.round is None:
            by, order = HOUSE, OpenRound(bytes([table.rounds]) * 32)
        else:
            (number,) = pending.seats
            seat, options = table.seats[number], game.options(table.round.state, number)
            assert seat is not None
            assert options is not None
            by, order = people[seat.player], Act(pending.turn, stay(options))
        decision = decide(table, by, order, at_ms)
        table = decision.table
        yield at_ms, decision.events
        if table.rounds == rounds:
            return
