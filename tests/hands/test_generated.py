"""Random hands that PokerKit played and wrote down, played again by our engine."""

import random
import re
from decimal import Decimal
from typing import Any, TypeAlias

import pytest
from pokerkit import Automation, HandHistory, Mode, NoLimitTexasHoldem
from pokerkit.state import ChipsPushing, State

from croupier.hands.phh import dump, parse
from croupier.hands.replay import replay

# PokerKit's types speak of integers, but it takes decimals as well.
Chip: TypeAlias = Any

HANDS = 25
CENT = Decimal("0.05")


def random_hand(rng: random.Random, chip: Chip) -> str:
    """A hand in which no rule comes up that is decided otherwise: nobody is too short for the
    blinds, and no all-in is smaller than a full raise."""
    count = rng.randint(2, 9)
    big = rng.choice((2, 10, 100))
    antes, layers = rng.choice(
        (
            ([0] * count, True),
            ([big // 2] * count, True),
            ([big // 2] * count, False),
            ([0, big, *[0] * (count - 2)], False),
            ([*[0] * (count - 1), big], False),
        )
    )
    blinds = [big // 2, big, *[0] * (count - 2)]
    for position, blind in rng.choice(((), ((2, 2),), ((2, 2), (3, 4)), ((-1, 2),), ((3, -1),))):
        if count > 4:
            blinds[position] = blind * big
    game = NoLimitTexasHoldem(
        tuple(Automation),
        layers,
        [chip * ante for ante in antes],
        [chip * blind for blind in blinds],
        chip * big,
        mode=Mode.CASH_GAME,
    )
    state = game([chip * rng.randint(10 * big, 60 * big) for _ in range(count)], count)
    while state.status:
        _act(rng, state, chip)
    history = HandHistory.from_game_state(
        game,
        state,
        compression_status=rng.random() < 0.8,
        finishing_stacks=list(state.stacks),
        ante_trimming_status=layers,
    )
    return history.dumps()


def _act(rng: random.Random, state: State, chip: Chip) -> None:
    least = state.min_completion_betting_or_raising_to_amount
    most = state.max_completion_betting_or_raising_to_amount
    last = max(state.completion_betting_or_raising_amount, _smallest_bet(state))
    roll = rng.random()
    if least is not None and most is not None and most >= max(state.bets) + last and roll < 0.3:
        steps = int((most - least) / chip)
        more = rng.choice((0, rng.randint(0, steps), rng.randint(0, steps // 6), steps))
        state.complete_bet_or_raise_to(least + more * chip)
    elif state.checking_or_calling_amount and roll < 0.5:
        state.fold()
    else:
        state.check_or_call()


def _smallest_bet(state: State) -> int:
    assert state.street is not None
    return state.street.min_completion_betting_or_raising_amount


def hide_cards(text: str) -> str:
    """Without the cards of those who never showed them."""
    shown = set(re.findall(r"(p\d) sm \w", text))
    return re.sub(
        r"d dh (p\d) (\w+)",
        lambda dealt: dealt[0] if dealt[1] in shown else f"d dh {dealt[1]} {'?' * len(dealt[2])}",
        text,
    )


@pytest.mark.parametrize("chip", [1, CENT], ids=["whole chips", "cents"])
@pytest.mark.parametrize("seed", range(4))
def test_hands_that_pokerkit_wrote_end_the_same(seed: int, chip: Chip) -> None:
    rng = random.Random(seed)
    for _ in range(HANDS):
        text = random_hand(rng, chip)
        for told in (text, hide_cards(text)):
            hand = parse(told)
            assert parse(dump(hand)) == hand
            result = replay(hand)
            assert result.differences == (), told
            assert result.finished, told


def online_hand(rng: random.Random) -> tuple[str, tuple[int, ...]]:
    """A hand as archives of online rooms have them, and who wins it for PokerKit: stacks of any
    size, posts of players who missed a blind, a small blind out of position, no figures at all."""
    count = rng.randint(2, 9)
    big = rng.choice((2, 10, 100))
    blinds = [big // 2, big, *[0] * (count - 2)]
    if count == 2 and rng.random() < 0.5:
        blinds.reverse()
    elif count > 2 and rng.random() < 0.2:
        blinds[:2] = big, 0
    elif count > 2 and rng.random() < 0.5:
        blinds[rng.randrange(2, count)] = -rng.choice((big // 2, big))
    antes = [rng.choice((0, 0, big // 2))] * count
    game = NoLimitTexasHoldem(tuple(Automation), False, antes, blinds, big, mode=Mode.CASH_GAME)
    stacks = [rng.randint(1, rng.choice((3, 20, 60)) * big) for _ in range(count)]
    state = game(stacks, count)
    while state.status:
        _act_freely(rng, state)
    history = HandHistory.from_game_state(game, state, compression_status=False)
    pushed = [step.amounts for step in state.operations if isinstance(step, ChipsPushing)]
    won = [sum(chips) for chips in zip(*pushed, strict=True)]
    return show_late(history.dumps()), tuple(at for at, chips in enumerate(won, 1) if chips)


def _act_freely(rng: random.Random, state: State) -> None:
    least = state.min_completion_betting_or_raising_to_amount
    most = state.max_completion_betting_or_raising_to_amount
    roll = rng.random()
    if least is not None and most is not None and roll < 0.3:
        state.complete_bet_or_raise_to(rng.choice((least, most, rng.randint(least, most))))
    elif state.checking_or_calling_amount and roll < 0.5:
        state.fold()
    else:
        state.check_or_call()


def show_late(text: str) -> str:
    """Hands are unknown when they are dealt, nothing is shown at an all-in, and all at the end."""
    shown = re.findall(r"'p\d sm \w+'", text)
    text = re.sub(r"(d dh p\d|p\d sm) (\w+)", lambda told: f"{told[1]} {'?' * len(told[2])}", text)
    (actions,) = re.findall(r"^actions = \[.*\]$", text, re.MULTILINE)
    return text.replace(actions, ", ".join([actions.removesuffix("]"), *shown]) + "]")


@pytest.mark.parametrize("seed", range(4))
def test_pokerkit_names_the_same_winners(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(HANDS):
        text, winners = online_hand(rng)
        found = replay(parse(text))
        assert (found.differences, found.winners) == ((), winners), text
