"""What every game promises about its rounds. A check takes a game and rounds of it, and raises
AssertionError with the script of the round that broke the promise."""

import ast
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from types import GenericAlias
from typing import Any, get_args

import msgspec
import pytest

from croupier.cards.chance import Chance
from croupier.games.game import AnyGame, Refused, Transition
from croupier.games.runner import Acts, Brings, Holds, Leaves, Move, Rigs, Step, TimeUp, rigging_of
from croupier.tables.events import AnyTableEvent
from tests.contract.actions import arbitrary
from tests.contract.rounds import Played, chance_of

CLOCK_MAX = 500
Check = Callable[[AnyGame, Iterable[Played]], None]


def check_replay(game: AnyGame, rounds: Iterable[Played]) -> None:
    """The state that a transition returns is the one that its events lead to, also when they come
    from a disk."""
    decode = msgspec.json.Decoder(GenericAlias(list, game.event)).decode
    for played in rounds:
        state: Any = None
        for step in played.steps:
            assert step.before == state, played.script
            for event in decode(msgspec.json.encode(step.events)):
                state = game.evolve(state, event)
            assert step.after == state, played.script


def check_json(game: AnyGame, rounds: Iterable[Played]) -> None:
    """State, carry-over and all that is sent are the same after they were written and read."""

    def check(value: Any, kind: Any) -> None:
        if value is not None:
            read = msgspec.json.decode(msgspec.json.encode(value), type=kind)
            assert read == value, played.script

    for played in rounds:
        for step in played.steps:
            check(step.after, game.state)
            check(game.view(step.after), game.view_type)
            for seat in played.dealt:
                check(game.private_view(step.after, seat), game.private_type)
                check(game.options(step.after, seat), game.options_type)
        check(played.carryover, game.carryover)
        check(game.carry_over(played.steps[-1].after), game.carryover)


def check_private_views(game: AnyGame, rounds: Iterable[Played]) -> None:
    """Where a game says that no private view has changed, none has."""
    for played in rounds:
        for step in played.steps:
            if step.before is not None and game.same_private_views(step.before, step.after):
                for seat in played.dealt:
                    before = game.private_view(step.before, seat)
                    assert before == game.private_view(step.after, seat), (played.script, seat)


def check_chips(game: AnyGame, rounds: Iterable[Played]) -> None:
    """No event makes or loses a chip but for those that are brought, and nobody owes any."""
    for played in rounds:
        total = sum(played.stacks[seat] for seat in played.dealt)
        state: Any = None
        for step in played.steps:
            total += sum(brought(step).values())
            for event in step.events:
                state = game.evolve(state, event)
                holdings = game.holdings(state)
                assert holdings.total() == total, (played.script, event)
                assert min(holdings.middle, *holdings.stacks.values()) >= 0, (played.script, event)


def brought(step: Step) -> dict[int, int]:
    """The chips that came into the round from outside, by seat."""
    if isinstance(step.move, Brings) and step.events:
        return {step.move.seat: step.move.chips}
    return {}


def check_brought(game: AnyGame, rounds: Iterable[Played]) -> None:
    """Chips that come in mid-round lie in front of their seat, and everybody sees them; or they lie
    beside the round, which then goes on as if nothing had happened. It waits for the same either
    way."""
    for played in rounds:
        for step in played.steps:
            if not isinstance(step.move, Brings):
                continue
            before, after = game.holdings(step.before), game.holdings(step.after)
            for seat, chips in brought(step).items():
                before.stacks[seat] += chips
            assert before == after, played.script
            assert game.pending(step.before) == game.pending(step.after), played.script
            assert step.events or step.before == step.after, played.script
            for event in step.events:
                assert game.show(event, None) is event, (played.script, event)


def check_rigging(game: AnyGame, rounds: Iterable[Played]) -> None:
    """Cards that a tester names come to the top of the deck in their order, the others stay as
    they were. What cannot be dealt any more is refused and changes nothing. A round that is held
    deals no card before it goes on."""
    if game.rigging is None:
        return
    seen = Counter[type]()
    for played in rounds:
        for step in played.steps[1:]:
            before, after = game.rigging.deck(step.before), game.rigging.deck(step.after)
            seen[type(step.move)] += 1
            assert sorted(before.dealt + before.rest) == sorted(after.dealt + after.rest)
            assert before.dealt == after.dealt[: len(before.dealt)], played.script
            if isinstance(step.move, Rigs):
                top = tuple(map(game.rigging.card.parse, step.move.cards))
                below = [card for card in before.rest if card not in top]
                assert after.rest == (*top, *below), played.script
                assert game.pending(step.before) == game.pending(step.after), played.script
            if game.pending(step.before) and not _goes_on(game, step):
                assert before.dealt == after.dealt, played.script
            for names, code in _impossible(game, step.before):
                with pytest.raises(Refused, match=code):
                    game.rigging.put_on_top(step.before, names)
    assert min(seen[Rigs], seen[Holds]) > 0, "nobody rigged anything"


def _goes_on(game: AnyGame, step: Step) -> bool:
    """Whether the step may deal cards: the round was not held, or is not any more."""
    pending = game.pending(step.before)
    assert pending is not None
    return bool(pending.seats) or isinstance(step.move, Holds | TimeUp)


def _impossible(game: AnyGame, state: Any) -> Iterable[tuple[tuple[str, ...], str]]:
    assert game.rigging is not None
    deck = game.rigging.deck(state)
    yield (), "no_cards_named"
    yield ("XX",), "no_such_card"
    if deck.rest:
        yield (str(deck.rest[0]), str(deck.rest[0])), "card_twice"
    gone = [card for card in deck.dealt if card not in deck.rest]
    if gone and deck.rest:
        yield (str(deck.rest[-1]), str(gone[0])), "card_dealt"


def check_settlement(game: AnyGame, rounds: Iterable[Played]) -> None:
    """It comes at the end, sums to zero and says what the stacks say, in whole units."""
    for played in rounds:
        for step in played.steps[:-1]:
            assert game.settlement(step.after) is None, played.script
        end = played.steps[-1].after
        settlement, holdings = game.settlement(end), game.holdings(end)
        assert settlement is not None, played.script
        assert sum(settlement.gains.values()) + settlement.house == 0, played.script
        assert settlement.house == holdings.house + holdings.middle, played.script
        assert settlement.gains.keys() <= holdings.stacks.keys(), played.script
        assert {*settlement.idle} <= holdings.stacks.keys(), played.script
        assert not any(settlement.gains.get(seat) for seat in settlement.idle), played.script
        came = Counter(played.stacks)
        for step in played.steps:
            came.update(brought(step))
        for seat, chips in holdings.stacks.items():
            gain = settlement.gains.get(seat, 0)
            assert chips == came[seat] + gain, (played.script, seat)
            assert gain % played.rules.unit == 0, (played.script, seat)


def check_options(game: AnyGame, rounds: Iterable[Played]) -> None:
    """What is offered is taken, and all else refused."""
    for played in rounds:
        dice = chance_of(played.script.seed, "nonsense")
        for step in played.steps[:-1]:
            state, pending = step.after, game.pending(step.after)
            assert pending is not None, played.script
            for seat in played.dealt:
                options = game.options(state, seat)
                assert (options is not None) == (seat in pending.seats), (played.script, seat)
                tries = [arbitrary(game, dice) for _ in range(4)]
                if options is not None:
                    tries.append(options.pick(dice))
                    assert options.allows(tries[-1]), (played.script, tries[-1])
                for action in tries:
                    allowed = options is not None and options.allows(action)
                    taken = _is_taken(game, state, seat, action, dice)
                    assert taken == allowed, (played.script, seat, action)


def _is_taken(game: AnyGame, state: Any, seat: int, action: Any, dice: Chance) -> bool:
    try:
        events, _ = game.decide(state, seat, action, dice.at(1))
    except Refused:
        return False
    return bool(events)


def check_inputs(game: AnyGame, rounds: Iterable[Played]) -> None:
    """A transition depends on nothing but its inputs."""
    for played in rounds:
        dice = chance_of(played.script.seed, "twice")
        given = played.rules, played.stacks, played.carryover
        one, two = (game.open(*given, dice.at(7)) for _ in range(2))
        assert one == two, played.script
        for step in played.steps[:-1]:
            for move in _some_moves(game, step.after, dice):
                one, two = (_transition(game, step.after, move, dice.at(7)) for _ in range(2))
                assert one == two, (played.script, move)


def _some_moves(game: AnyGame, state: Any, dice: Chance) -> Iterable[Move]:
    """One of each seat that may act now, somebody who leaves or brings chips, and the clock."""
    pending = game.pending(state)
    assert pending is not None
    for seat in pending.seats:
        options = game.options(state, seat)
        assert options is not None
        yield Acts(seat, options.pick(dice))
    seats = sorted(game.holdings(state).stacks)
    yield Leaves(dice.choice(seats))
    yield Brings(dice.choice(seats), 1_000)
    yield TimeUp()


def _transition(game: AnyGame, state: Any, move: Move, chance: Chance) -> Transition[Any, Any]:
    match move:
        case Acts(seat, action):
            return game.decide(state, seat, action, chance)
        case Leaves(seat):
            return game.leave(state, seat, chance)
        case Brings(seat, chips):
            return game.bring(state, seat, chips)
        case Holds(hold):
            return (rigging_of(game).hold if hold else rigging_of(game).release)(state)
        case Rigs(cards):
            return rigging_of(game).put_on_top(state, cards)
        case TimeUp():
            return game.expire(state, chance)


def check_turns(game: AnyGame, rounds: Iterable[Played]) -> None:
    """A turn has a number of its own, and numbers go up, at most by one with every event. A turn
    of several seats goes on with those that are not done."""
    for played in rounds:
        turn, count = -1, 0
        for step in played.steps:
            count += len(step.events)
            pending = game.pending(step.after)
            if pending is None:
                assert step is played.steps[-1], played.script
                continue
            before = None if step.before is None else game.pending(step.before)
            changed = before is None or not (
                (before.turn, before.wait_ms) == (pending.turn, pending.wait_ms)
                and set(pending.seats) <= set(before.seats)
            )
            assert pending.turn > turn or not changed, played.script
            assert pending.turn <= count, played.script
            turn = pending.turn


def check_clock(game: AnyGame, rounds: Iterable[Played]) -> None:
    """Time alone brings every round to its end."""
    for played in rounds:
        state = played.steps[len(played.steps) // 2].after
        chance = chance_of(played.script.seed, "clock")
        for step in range(CLOCK_MAX):
            if game.pending(state) is None:
                break
            _, state = game.expire(state, chance.at(step))
        assert game.settlement(state) is not None, played.script


def check_exodus(game: AnyGame, rounds: Iterable[Played]) -> None:
    """A round whose players all leave comes to its end, and its table goes on without them."""
    for played in rounds:
        state, chance = played.steps[0].after, chance_of(played.script.seed, "exodus")
        for seat in played.dealt:
            _, state = game.leave(state, seat, chance.at(seat))
        while (pending := game.pending(state)) is not None and not pending.seats:
            _, state = game.expire(state, chance)  # a pause, or a tester who is waited for
        assert game.settlement(state) is not None, played.script
        carryover = game.carry_over(state)
        for seat in played.dealt:
            carryover = game.without_seat(carryover, seat)
        game.open(played.rules, played.stacks, carryover, chance)


def check_carryover(game: AnyGame, rounds: Iterable[Played]) -> None:
    """What is kept of a seat goes with its player: to take it away once is enough, and in whatever
    order players leave, the same is left."""
    for played in rounds:
        kept = game.carry_over(played.steps[-1].after)
        for seat in played.dealt:
            without = game.without_seat(kept, seat)
            assert game.without_seat(without, seat) == without, (played.script, seat)
            for other in played.dealt:
                one = game.without_seat(without, other)
                two = game.without_seat(game.without_seat(kept, other), seat)
                assert one == two, (played.script, seat, other)


def check_tags(game: AnyGame, rounds: Iterable[Played]) -> None:
    """Events of the game and of its table are told apart."""

    def tags(union: object) -> set[object]:
        kinds = msgspec.inspect.multi_type_info(get_args(union))
        return {kind.tag for kind in kinds if isinstance(kind, msgspec.inspect.StructType)}

    assert tags(game.event).isdisjoint(tags(AnyTableEvent))
    happened = {type(event) for played in rounds for step in played.steps for event in step.events}
    assert happened <= set(get_args(game.event))


def check_streams(game: AnyGame, rounds: Iterable[Played]) -> None:
    """A transition draws from the stream of chance that it is given, and takes no other: that one
    may belong to a later transition, whose cards could be told from it."""
    folder = Path(str(sys.modules[type(game).__module__].__file__)).parent
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "at"), path


CHECKS: tuple[Check, ...] = (
    check_replay,
    check_json,
    check_private_views,
    check_chips,
    check_brought,
    check_rigging,
    check_settlement,
    check_options,
    check_inputs,
    check_streams,
    check_turns,
    check_clock,
    check_exodus,
    check_carryover,
    check_tags,
)
