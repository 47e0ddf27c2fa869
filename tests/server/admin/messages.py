"""One sample of every message that a desk and that a player may send."""

from msgspec import Raw

from croupier.wire import up
from croupier.wire.admin import up as desk

T, R, P = "f66e5ae606b6", "cardroom", "ann"

DESK_MESSAGES: tuple[desk.AnyDeskUp, ...] = (
    desk.DeskPing(7),
    desk.DeskSpeak("de"),
    desk.CloseView(T),
    desk.OpenView(id="a", table=T),
    desk.SwitchOn(id="b", room=R),
    desk.SwitchOff(id="c", room=R),
    desk.StopHouse(id="d", force=True),
    desk.AddTable(id="e", room=R),
    desk.ConfigureRoom(id="f", room=R, tables=2, rules={"clock_ms": 20_000}, settings={}),
    desk.AllowBots(id="g", room=R, allowed=True),
    desk.OpenCasinoTable(id="h", game="holdem", preset="casino", name="Table 9"),
    desk.ConfigureTable(id="i", table=T, settings={"gap_ms": 1_000}),
    desk.FinishHouseTable(id="j", table=T),
    desk.CloseHouseTable(id="k", table=T),
    desk.SeatHouseBot(id="l", table=T, kind="thirds"),
    desk.DismissHouseBot(id="m", table=T, seat=1),
    desk.RemovePlayer(id="n", table=T, player=P),
    desk.RemoveGuest(id="o", room=R, player=P),
    desk.BarPlayer(id="p", room=R, player=P),
    desk.UnbarPlayer(id="q", room=R, player=P),
    desk.Announce(id="r", text="The bar closes at eleven."),
    desk.RemoveChatLine(id="w", table=T, line=1),
    desk.SwitchRigging(id="t", table=T, on=True),
    desk.HoldCards(id="u", table=T),
    desk.NameCards(id="v", table=T, cards=("As", "Kd")),
    desk.VoidHand(id="s", table=T, round=1, reason="a misdeal"),
)

PLAYER_MESSAGES: tuple[up.AnyUp, ...] = (
    up.Watch(T),
    up.Unwatch(T),
    up.Browse("holdem", "casino"),
    up.Speak("de"),
    up.Ping(7),
    up.OpenTable(id="a", game="holdem", preset="casino"),
    up.CloseTable(id="b", table=T),
    up.Sit(id="c", table=T, chips=0),
    up.Leave(id="d", table=T),
    up.Act(id="e", table=T, turn=1, action=Raw(b'{"do":"fold"}')),
    up.Away(id="f", table=T, away=True),
    up.TopUp(id="g", table=T, chips=100),
    up.Ready(id="h", table=T),
    up.StartRound(id="i", table=T),
    up.Say(id="j", table=T, text="hello"),
    up.RemoveLine(id="a", table="t", line=7),
    up.SendAway(id="a", table="t", name="Bob"),
    up.ReadmitPlayer(id="a", table="t", name="Bob"),
    up.ShowHand(id="a", table="t"),
    up.PauseTable(id="a", table="t"),
    up.HandOver(id="a", table="t", name="Bob"),
    up.FinishTable(id="a", table="t"),
    up.SeatBot(id="k", table=T, kind="thirds"),
    up.DismissBot(id="l", table=T, seat=1),
)
