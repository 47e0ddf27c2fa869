"""The table at which a hand history is played again: the real engine, which deals the file's cards
and takes or refuses the file's actions one by one."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.dealing import HoldemTransition, decide_and_leave, open_with
from croupier.games.holdem.moves import (
    CALL,
    CHECK,
    FOLD,
    HoldemAction,
    RaiseTo,
    Returned,
    Street,
)
from croupier.games.holdem.positions import changed
from croupier.games.holdem.state import HoldemState
from croupier.hands import actions
from croupier.hands.actions import AnyAction, ChecksOrCalls, Folds, MalformedPhh, RaisesTo
from croupier.hands.deck import prepared_deck
from croupier.hands.figures import Ending
from croupier.hands.phh import Phh
from croupier.hands.posts import Reading, setting
from croupier.hands.scale import Scale
from croupier.hands.unseen import Guess

# All cards are given, so the engine draws nothing from it.
_NO_CHANCE = Chance(bytes(32))


class Illegal(Exception):
    """An action of the file that the engine does not take, and why."""


class Raises(Struct, frozen=True):
    """The raises of a street: the highest, and the sum of those since the last full one."""

    street: Street
    highest: int = 0
    short: int = 0

    def after(self, state: HoldemState, order: RaiseTo) -> "Raises":
        by = order.chips - state.bet_to_match
        before = self if self.street is state.street else Raises(state.street)
        short = before.short + by if by < state.raise_by else 0
        return Raises(state.street, max(before.highest, by), short)


class ReplayTable:
    """Takes the actions of a file one by one. Writers leave out actions that seem obvious: a
    player who is passed over has checked, or folded where a check was not free. Seats are players
    counted from 0. Players of `guess.leaving` go away with their last action. `added` counts the
    actions that were left out, `reopened` the raises after an all-in that was no full bet."""

    def __init__(self, phh: Phh, scale: Scale, reading: Reading, guess: Guess) -> None:
        self.added = 0
        self.reopened = 0
        self._scale = scale
        self._dealt = 0
        self._last_action = _last_actions(phh, guess.leaving)
        self._returned = [0] * phh.count
        self._raises = Raises(Street.PREFLOP)
        given = setting(phh, scale, reading)
        try:
            game.check(given.rules)
        except Refused as refused:
            reason = _reason(refused, scale)
            raise MalformedPhh(f"nobody could play by these rules: {reason}") from None
        order, deck = tuple(range(phh.count)), prepared_deck(guess.holes, guess.board)
        self.state = self._after(
            open_with(given.rules, order, given.stacks, deck, given.posts, given.first)
        )
        for seat in guess.leaving:
            if self._last_action[seat] is None:
                self._leave(seat)

    def play(self, phh: Phh) -> None:
        """Raises `Illegal` at the first action that the engine refuses."""
        for at, action in enumerate(phh.actions):
            try:
                self._take(at, action)
            except Illegal as illegal:
                raise Illegal(
                    f"actions[{at}] {actions.print_action(action)!r}: {illegal}"
                ) from None

    @property
    def ending(self) -> Ending:
        state = self.state
        return Ending(
            state.starts,
            state.stacks,
            state.won,
            tuple(self._returned),
            state.wins,
            state.rules.unit,
            state.over,
        )

    def _after(self, transition: HoldemTransition) -> HoldemState:
        events, state = transition
        for event in events:
            if isinstance(event, Returned):
                self._returned[event.seat] += event.chips
        return state

    def _take(self, at: int, action: AnyAction) -> None:
        match action:
            case Folds() | ChecksOrCalls() | RaisesTo():
                seat = action.player - 1
                self._act(seat, action, leaves=self._last_action.get(seat) == at)
            case actions.BoardDealt():
                self._dealt += len(action.cards)
                while len(self.state.board) < self._dealt and not self._is_given_up():
                    self._pass_over()
            case actions.Shows() | actions.Mucks():
                while not self.state.over and self._turn is not None:
                    self._pass_over()
            case actions.HoleDealt() | actions.Remark():
                pass  # the cards were laid into the deck before
            case _:
                assert_never(action)

    def _is_given_up(self) -> bool:
        """Whether the hand ended early because players who show nothing have left."""
        return self.state.over and bool(self.state.gone)

    def _act(self, seat: int, action: Folds | ChecksOrCalls | RaisesTo, *, leaves: bool) -> None:
        street = self.state.street
        if self._is_needless(seat, action):
            if leaves:
                self._leave(seat)
            return
        while self._turn != seat:
            if self.state.street is not street or not self.state.to_act >> seat & 1:
                raise Illegal(f"it is {_player(self._turn)}'s turn")
            self._pass_over()
        self._order(seat, action, leaves=leaves)

    def _is_needless(self, seat: int, action: AnyAction) -> bool:
        """Some writers let a player check who has nobody left to bet against."""
        contested = self.state.live & (self.state.live - 1)
        alone = contested and self.state.can_bet == 1 << seat
        return isinstance(action, ChecksOrCalls) and bool(alone) and self._turn != seat

    @property
    def _turn(self) -> int | None:
        pending = game.pending(self.state)
        return None if pending is None else pending.seats[0]

    def _leave(self, seat: int) -> None:
        self.state = self._after(game.leave(self.state, seat, _NO_CHANCE))

    def _pass_over(self) -> None:
        seat = self._turn
        if seat is None:
            raise Illegal("the hand is over")
        self.added += 1
        options = game.options(self.state, seat)
        free = options is not None and options.check
        order = CHECK if free else FOLD
        self.state = self._after(game.decide(self.state, seat, order, _NO_CHANCE))

    def _order(self, seat: int, action: Folds | ChecksOrCalls | RaisesTo, *, leaves: bool) -> None:
        order: HoldemAction
        match action:
            case Folds():
                order = FOLD
            case RaisesTo():
                order = RaiseTo(self._scale.chips(action.amount))
            case ChecksOrCalls():
                options = game.options(self.state, seat)
                order = CHECK if options is not None and options.check else CALL
            case _:
                assert_never(action)
        raised = self._raises
        if isinstance(order, RaiseTo):
            self._reopen(seat)
            raised = self._raises.after(self.state, order)
        try:
            if leaves:
                done = decide_and_leave(self.state, seat, order)
            else:
                done = game.decide(self.state, seat, order, _NO_CHANCE)
        except Refused as refused:
            raise Illegal(self._why(refused, seat)) from None
        self.state, self._raises = self._after(done), raised

    def _reopen(self, seat: int) -> None:
        """Other rooms let a player raise again when all-ins that were no full raise come, taken
        together, to the highest raise before; ours do not (rule 16.2). He is taken for one who
        has not acted."""
        state = self.state
        if state.deeds[seat] is None or self._raises.street is not state.street:
            return
        owed = state.bet_to_match - state.bets[seat]
        if owed < state.raise_by and self._raises.short >= self._raises.highest:
            self.reopened += 1
            self.state = replace(state, deeds=changed(state.deeds, seat, None))

    def _why(self, refused: Refused, seat: int) -> str:
        """With what the engine goes by where an all-in since his last action was no full raise."""
        state = self.state
        if refused.code == "cannot_raise" and state.deeds[seat] is not None:
            owed = state.bet_to_match - state.bets[seat]
            refused = Refused(refused.code, owes=owed, full_raise=state.raise_by)
        return _reason(refused, self._scale)


def _last_actions(phh: Phh, seats: frozenset[int]) -> dict[int, int | None]:
    """Where in the file each of the seats acts last; None for one that never does."""
    last: dict[int, int | None] = dict.fromkeys(seats)
    for at, action in enumerate(phh.actions):
        if isinstance(action, Folds | ChecksOrCalls | RaisesTo) and action.player - 1 in seats:
            last[action.player - 1] = at
    return last


def _player(seat: int | None) -> str:
    return "nobody" if seat is None else f"p{seat + 1}"


def _reason(refused: Refused, scale: Scale) -> str:
    facts = ", ".join(
        f"{name} {scale.text(fact) if isinstance(fact, int) else fact}"
        for name, fact in refused.facts.items()
    )
    return f"{refused.code} ({facts})" if facts else refused.code
