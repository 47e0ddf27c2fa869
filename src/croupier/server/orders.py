"""Turns the messages of a client into commands for a table or its chat. The seat is never in a
message: who gives the order is known from the session alone."""

from msgspec import convert

from croupier.chat.line import RemoveLine, Say
from croupier.tables import commands
from croupier.wire import up

# A message has the fields of its command, and some of its own.
COMMANDS: dict[type[up.Order], type[commands.Command]] = {
    up.OpenTable: commands.OpenTable,
    up.CloseTable: commands.CloseTable,
    up.Sit: commands.Sit,
    up.Leave: commands.Leave,
    up.Act: commands.RawAct,
    up.Away: commands.SetAway,
    up.TopUp: commands.TopUp,
    up.Ready: commands.Ready,
    up.StartRound: commands.StartRound,
    up.SeatBot: commands.SeatBot,
    up.DismissBot: commands.DismissBot,
    up.SendAway: commands.SendAway,
    up.ReadmitPlayer: commands.ReadmitPlayer,
    up.ShowHand: commands.ShowHand,
    up.PauseTable: commands.PauseTable,
    up.HandOver: commands.HandOver,
    up.FinishTable: commands.FinishTable,
}
CHAT_COMMANDS: dict[type[up.Order], type[Say | RemoveLine]] = {
    up.Say: Say,
    up.RemoveLine: RemoveLine,
}
KINDS = {kind: str(kind.__struct_config__.tag) for kind in (*COMMANDS, *CHAT_COMMANDS)}


def command(order: up.Order) -> commands.Command:
    """What the table is asked to do."""
    if isinstance(order, up.Act):
        return commands.RawAct(order.turn, bytes(order.action))  # only its game can read it
    return convert(order, COMMANDS[type(order)], from_attributes=True)


def chat_command(order: up.Order) -> Say | RemoveLine | None:
    """What the chat of the table is asked to do, if it is."""
    kind = CHAT_COMMANDS.get(type(order))
    return None if kind is None else convert(order, kind, from_attributes=True)
