"""What a test table does with orders of testers: wait before the deal, deal cards that they name.
Pure. Each use is an event with the name of whoever ordered it."""

from croupier.games.game import Refused
from croupier.games.rigging import Rigging
from croupier.tables import events
from croupier.tables.drafting import TableDraft
from croupier.tables.rounds import play


def set_rigging(draft: TableDraft, on: bool) -> None:
    """EPS-RF-GR-016: between two games."""
    _rigging_of(draft)
    if draft.state.round is not None:
        raise Refused("round_running")
    if draft.state.rigging is on:
        raise Refused("rigging_already")
    draft.happen(events.RiggingSet(on, draft.by.name))


def hold_deal(draft: TableDraft, hold: bool) -> None:
    """EPS-UC-003: the next round begins held, or the running one waits before its next cards."""
    rigging, running = _switched_on(draft), draft.state.round
    if running is not None:
        wish = rigging.hold if hold else rigging.release
        transition = wish(running.state)
        draft.happen(events.HoldSet(hold, draft.by.name))
        play(draft, transition)
        return
    if draft.state.holds is hold:
        raise Refused("held_already" if hold else "not_held")
    draft.happen(events.HoldSet(hold, draft.by.name))


def rig_deck(draft: TableDraft, cards: tuple[str, ...]) -> None:
    rigging, running = _switched_on(draft), draft.state.round
    if running is None:
        raise Refused("no_round")
    transition = rigging.put_on_top(running.state, cards)
    draft.happen(events.DeckRigged(draft.by.name, cards))
    play(draft, transition)


def _rigging_of(draft: TableDraft) -> Rigging:
    rigging = draft.state.game.rigging
    if rigging is None or not draft.state.is_test:
        raise Refused("no_test_table")
    return rigging


def _switched_on(draft: TableDraft) -> Rigging:
    rigging = _rigging_of(draft)
    if not draft.state.rigging:
        raise Refused("rigging_off")
    return rigging
