"""Turns the messages of a client into commands for a table. The seat is never in a message: who
gives the order is known from the session alone."""

from typing import assert_never

from croupier.tables import commands
from croupier.wire import up

AnyOrder = (
    up.OpenTable
    | up.CloseTable
    | up.Sit
    | up.Leave
    | up.Act
    | up.Away
    | up.TopUp
    | up.Ready
    | up.StartRound
    | up.Say
    | up.SeatBot
    | up.DismissBot
)


def command(order: AnyOrder) -> commands.Command:
    """What the table is asked to do."""
    match order:
        case up.Act(turn=turn, action=action):
            return commands.RawAct(turn, bytes(action))
        case up.OpenTable(game=game, preset=preset, name=name, rules=rules, settings=settings):
            return commands.OpenTable(game, preset, name, rules, settings)
        case up.Sit(chips=chips, seat=seat, link=link):
            return commands.Sit(chips, seat, link)
        case up.Leave():
            return commands.Leave()
        case up.Away(away=away):
            return commands.SetAway(away)
        case up.TopUp(chips=chips):
            return commands.TopUp(chips)
        case up.Ready():
            return commands.Ready()
        case up.StartRound():
            return commands.StartRound()
        case up.Say(text=text):
            return commands.Say(text)
        case up.SeatBot(kind=kind, seat=seat):
            return commands.SeatBot(kind, seat)
        case up.DismissBot(seat=seat):
            return commands.DismissBot(seat)
        case up.CloseTable():
            return commands.CloseTable()
        case _:
            assert_never(order)
