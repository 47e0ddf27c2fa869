"""Turns the messages of a client into orders to a table. The seat is never in a message: who
gives the order is known from the session alone."""

from typing import assert_never

from croupier.bots import bots
from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.server.names import bot_name
from croupier.tables import table as tables
from croupier.wire import up

TableOrder = (
    up.CloseTable
    | up.Sit
    | up.Leave
    | up.Act
    | up.Away
    | up.TopUp
    | up.Ready
    | up.Say
    | up.DismissBot
)


def command(order: TableOrder) -> tables.Command:
    """What the table is asked to do."""
    match order:
        case up.Act(turn=turn, action=action):
            return tables.Act(turn, action)
        case up.Sit(chips=chips, seat=seat):
            return tables.Sit(chips, seat)
        case up.Leave():
            return tables.Leave()
        case up.Away(away=away):
            return tables.SetAway(away)
        case up.TopUp(chips=chips):
            return tables.TopUp(chips)
        case up.Ready():
            return tables.Ready()
        case up.Say(text=text):
            return tables.Say(text)
        case up.DismissBot(seat=seat):
            return tables.DismissBot(seat)
        case up.CloseTable():
            return tables.CloseTable()
        case _:
            assert_never(order)


def seat_bot(order: up.SeatBot, table: tables.Table, chance: Chance) -> tables.SeatBot:
    """The house gives the bot a name that nobody at the table has, and its chips."""
    if order.kind not in bots().get(table.game.name, {}):
        raise Refused("no_such_bot", kind=order.kind)
    names = {taken.name for taken in table.seats if taken is not None}
    return tables.SeatBot(order.kind, bot_name(names, chance), bot_chips(table, chance), order.seat)


def bot_chips(table: tables.Table, chance: Chance) -> int:
    """The room's buy-in, or what chance draws between the two limits of the room, in its steps
    or in whole units of the table."""
    between = table.room.bot_buy_in
    if between is None:
        return table.room.buy_in
    least, most = between
    step = table.room.bot_step or table.rules.unit
    return least + step * chance.below((most - least) // step + 1)
