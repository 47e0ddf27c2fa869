"""Turns the messages of a client into commands for a table. The seat is never in a message: who
gives the order is known from the session alone."""

from msgspec import convert

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
    up.Say: commands.Say,
    up.SeatBot: commands.SeatBot,
    up.DismissBot: commands.DismissBot,
}


def command(order: up.Order) -> commands.Command:
    """What the table is asked to do."""
    if isinstance(order, up.Act):
        return commands.RawAct(order.turn, bytes(order.action))  # only its game can read it
    return convert(order, COMMANDS[type(order)], from_attributes=True)
