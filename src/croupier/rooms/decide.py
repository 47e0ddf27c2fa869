"""What a room does with an order: the events that follow, or a refusal. Pure."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from croupier.games.draft import Draft
from croupier.games.game import Refused
from croupier.rooms import commands, events
from croupier.rooms.commands import ADMINISTRATOR_ONLY, PLAYERS, MakeRoom, RoomCommand
from croupier.rooms.events import AnyRoomEvent, RoomMade
from croupier.rooms.evolve import evolve
from croupier.rooms.room import GoneCause, Guest, Room, RoomSettings, RoomState
from croupier.tables.authority import Administrator, Authority, House, Player
from croupier.tables.opening import changed_settings, chosen_rules, preset_settings

TABLES_MAX = 50


class RoomDecision(Struct, frozen=True):
    """`room` is what the room becomes once this is stored."""

    room: Room
    events: tuple[AnyRoomEvent, ...]


class RoomDraft(Draft[AnyRoomEvent, Room]):
    def __init__(self, room: Room, by: Authority, *opening: AnyRoomEvent) -> None:
        super().__init__(evolve, room, *opening)
        self.by = by

    def guest(self, player: str) -> Guest:
        found = self.state.guest(player)
        if found is None:
            raise Refused("not_in_room")
        return found


def make_room(room_id: str, by: Authority, command: MakeRoom) -> RoomDecision:
    event = RoomMade(room_id, command.name, command.settings)
    return _finished(RoomDraft(evolve(None, event), by, event))


def decide(room: Room, by: Authority, command: RoomCommand, now_ms: int) -> RoomDecision:
    check(by, command)
    draft = RoomDraft(room, by)
    match command:
        case commands.SwitchOn():
            if room.state is RoomState.ON:
                raise Refused("room_on")
            if room.state is RoomState.CLOSING:
                raise Refused("room_closing")
            draft.happen(events.SwitchedOn(by.id))
        case commands.SwitchOff():
            _must_be_on(room)
            draft.happen(events.Closing(by.id))
        case commands.FinishOff():
            if room.state is not RoomState.CLOSING or room.guests:
                raise Refused("others_seated")
            draft.happen(events.SwitchedOff())
        case commands.AddTable():
            _must_be_on(room)
            if len(room.tables) >= TABLES_MAX:
                raise Refused("house_full")
            draft.happen(events.TableAdded(by.id))
        case commands.ConfigureRoom():
            _configure(draft, command)
        case commands.RemoveGuest(player):
            _remove(draft, draft.guest(player))
        case commands.Bar(player, name):
            if any(one.player == player for one in room.barred):
                raise Refused("already_barred")
            guest = room.guest(player)
            account = None if guest is None else guest.account
            draft.happen(events.PlayerBarred(player, name, account, by.id))
            if guest is not None and not guest.removed:
                _remove(draft, guest)
        case commands.Unbar(player):
            if not any(one.player == player for one in room.barred):
                raise Refused("not_barred")
            draft.happen(events.PlayerUnbarred(player, by.id))
        case commands.NoteTableGone(table):
            if table not in room.tables:
                raise Refused("no_such_table")
            draft.happen(events.TableGone(table))
        case commands.Enter():
            _enter(draft, command, now_ms)
        case commands.ChangeAccount(player, account, balance):
            draft.guest(player)
            if (other := room.with_account(account)) and other.player != player:
                raise Refused("account_in_use")
            if room.is_barred(player, account):
                raise Refused("barred")
            draft.happen(events.AccountChanged(player, account, balance))
        case commands.TellBalance(player, balance):
            draft.guest(player)
            draft.happen(events.BalanceTold(player, balance))
        case commands.Call(table, away):
            _call(draft, table, away)
        case commands.NoteSeat(player):
            _on_the_way(draft.guest(player))
            draft.happen(events.SatDown(player))
        case commands.CallBack(player):
            _on_the_way(draft.guest(player))
            draft.happen(events.CalledBack(player))
        case commands.SeeOff(player, cause):
            _see_off(draft, draft.guest(player), cause)
        case commands.Go():
            guest = draft.guest(by.id)
            if guest.table is not None:
                raise Refused("seat_taken")  # by himself: the table lets him go first
            _see_off(draft, guest, GoneCause.PLAYER)
        case commands.MakeRoom():
            raise Refused("room_on")
        case _:
            raise TypeError(f"no such command: {command!r}")
    return _finished(draft)


def check(by: Authority, command: RoomCommand) -> None:
    """Raise `Refused` unless somebody with this authority may give the order."""
    kind = type(command)
    match by:
        case House():
            allowed = True
        case Administrator():
            allowed = kind in ADMINISTRATOR_ONLY
        case Player():
            allowed = kind in PLAYERS
        case _:
            allowed = False
    if not allowed and kind in ADMINISTRATOR_ONLY:
        raise Refused("administrator_only")
    if not allowed:
        raise Refused("house_only")


def _must_be_on(room: Room) -> None:
    if room.state is RoomState.OFF:
        raise Refused("room_off")
    if room.state is RoomState.CLOSING:
        raise Refused("room_closing")


def _enter(draft: RoomDraft, command: commands.Enter, now_ms: int) -> None:
    room = draft.state
    _must_be_on(room)
    if room.guest(command.player) is not None:
        raise Refused("in_room_already")
    if room.is_barred(command.player, command.account):
        raise Refused("barred")
    if room.with_account(command.account) is not None:
        raise Refused("account_in_use")
    player, name, session, avatar = command.player, command.name, command.session, command.avatar
    account, balance = command.account, command.balance
    draft.happen(events.Entered(player, name, session, account, balance, now_ms, avatar))


def _call(draft: RoomDraft, table: str, away: frozenset[str]) -> None:
    """Nobody but the first who is there may be called (EPS-DESC-1)."""
    room = draft.state
    _must_be_on(room)
    if table not in room.tables:
        raise Refused("no_such_table")
    first = next((guest for guest in room.queue if guest.player not in away), None)
    if first is None:
        raise Refused("nobody_to_admit")
    draft.happen(events.Called(first.player, table))


def _configure(draft: RoomDraft, command: commands.ConfigureRoom) -> None:
    """Only what a table could be opened with."""
    before = draft.state.settings
    wanted = {
        name: value
        for name in command.__struct_fields__
        if (value := getattr(command, name)) is not None
    }
    settings = replace(before, **wanted)
    if settings == before:
        raise Refused("nothing_changed")
    if not 1 <= settings.tables <= TABLES_MAX:
        raise Refused("house_full")
    game, rules = chosen_rules(settings.game, settings.preset, settings.rules)
    preset = preset_settings(game, settings.preset)
    changed_settings(game, rules, preset, table_values(settings))
    draft.happen(events.RoomConfigured(settings, draft.by.id))


def table_values(settings: RoomSettings) -> dict[str, Any]:
    """What the tables of a room are run by, where it differs from the preset: people come from the
    queue, with chips that they buy at the table, and only guests look on. Whoever has no connection
    is dealt in all the same: two missed turns end the session (EPS-RF-BR-014)."""
    fixed = {"money": "cardroom", "sitting": "ticket", "watching": "room", "absent": "stays"}
    return {**settings.values, **fixed, "bots": settings.bots}


def _remove(draft: RoomDraft, guest: Guest) -> None:
    if guest.removed:
        raise Refused("player_leaving")
    if guest.table is None:
        _see_off(draft, guest, GoneCause.REMOVED)
    else:
        draft.happen(events.RemovalOrdered(guest.player, draft.by.id))


def _on_the_way(guest: Guest) -> None:
    if guest.table is None or guest.seated:
        raise Refused("not_called")


def _see_off(draft: RoomDraft, guest: Guest, cause: GoneCause) -> None:
    draft.happen(events.Gone(guest.player, guest.name, cause, draft.by.id))


def _finished(draft: RoomDraft) -> RoomDecision:
    happened, after = draft.finish()
    return RoomDecision(replace(after, seq=after.seq + 1), happened)
