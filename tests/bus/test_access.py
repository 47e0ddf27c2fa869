"""Who may look at a table and who may sit down: everybody, people with the link, or people with a
ticket."""

import pytest

from croupier.games.game import Refused
from croupier.tables.authority import HOUSE, Administrator, Authority, Player
from croupier.tables.commands import IssueTicket, Leave, Sit
from croupier.tables.running.alarms import FIRST_GAP_MS
from tests.simulate.house import House, Person, refusal
from tests.simulate.play import finish_round

pytestmark = pytest.mark.asyncio
NEEDED = {"link": "link_needed", "ticket": "ticket_needed"}
closed = pytest.mark.parametrize("access", ["link", "ticket"])


async def look(person: Person, table: str, link: str = "") -> str:
    """The code of the refusal, or nothing."""
    try:
        await person.look(table, link=link)
    except Refused as refused:
        return refused.code
    return ""


async def sit(person: Person, table: str, link: str = "") -> str:
    chips = person.house.table(table).settings.buy_in
    try:
        await person.order(table, Sit(chips, None, link))
    except Refused as refused:
        return refused.code
    return ""


@closed
async def test_strangers_may_not_look_where_it_is_not_open_to_everybody(
    house: House, access: str
) -> None:
    host, eve = await house.people("Host", "Eve")
    table = await host.open_table("cardroom", watching=access)
    code = NEEDED[access]
    assert await look(eve, table) == await look(eve, table, "guessed") == code
    assert house.bus.watching(table) == ()
    assert await look(host, table) == ""
    # Who has a seat has seen the cards anyway. The host stays, or the table would be closed.
    assert await sit(eve, table) == await sit(host, table) == ""
    assert await look(eve, table) == ""
    await eve.leave(table)
    eve.hang_up()
    assert await look(eve, table) == code


@closed
async def test_strangers_may_not_sit_where_it_is_not_open_to_everybody(
    house: House, access: str
) -> None:
    host, eve = await house.people("Host", "Eve")
    table = await host.open_table("cardroom", sitting=access)
    asked = house.tap.asked
    assert await sit(eve, table) == await sit(eve, table, "guessed") == NEEDED[access]
    assert house.tap.asked == asked
    assert await look(eve, table) == ""  # that is another setting
    assert await sit(host, table) == ""


async def test_the_link_lets_in(house: House) -> None:
    host, ann, eve = await house.people("Host", "Ann", "Eve")
    table = await host.open_table("heads-up", watching="link", sitting="link")
    link = (await host.look(table)).last["link"]
    assert len(link) >= 32  # 128 bits in hex: nobody guesses it
    for wrong in ("", "x", link[:-1], link.upper() + "0", f" {link}"):
        assert await look(ann, table, wrong) == await sit(ann, table, wrong) == "link_needed"
    assert await look(ann, table, link) == ""
    assert await sit(ann, table, link) == ""
    assert await look(eve, table) == "link_needed"
    await house.restart()
    assert (await host.look(table)).last["link"] == link
    assert await look(ann, table) == ""  # she has a seat
    assert await look(eve, table, link) == ""
    other = await host.open_table("heads-up", watching="link")
    assert (await host.look(other)).last["link"] != link
    assert await look(eve, other, link) == "link_needed"


@pytest.mark.parametrize("issuer", ["host", "house", "administrator"])
async def test_a_ticket_lets_in_its_player_alone(house: House, issuer: str) -> None:
    host, ann, eve = await house.people("Host", "Ann", "Eve")
    table = await host.open_table("cardroom", watching="ticket", sitting="ticket")
    givers: dict[str, Authority] = {
        "host": host.who,
        "house": HOUSE,
        "administrator": Administrator("root", "Root"),
    }
    assert await refusal(eve.order(table, IssueTicket(eve.id))) == "host_only"
    await house.begin(table, givers[issuer], IssueTicket(ann.id))
    assert await look(ann, table) == await sit(ann, table) == ""
    assert await look(eve, table) == await sit(eve, table) == "ticket_needed"
    # It is good for another time, also after a restart.
    assert await sit(host, table) == ""
    await ann.order(table, Leave())
    await house.restart()
    assert await look(ann, table) == await sit(ann, table) == ""
    assert await sit(eve, table) == "ticket_needed"


@closed
async def test_a_ticket_is_as_good_as_a_link(house: House, access: str) -> None:
    host, ann = await house.people("Host", "Ann")
    table = await host.open_table("cardroom", watching=access, sitting=access)
    await host.order(table, IssueTicket(ann.id))
    assert await look(ann, table) == await sit(ann, table) == ""


async def test_who_was_given_a_ticket_is_nobodys_business(house: House) -> None:
    host, ann = await house.people("Host", "Ann")
    table = await host.open_table("cardroom", sitting="ticket")
    eye = await ann.look(table)
    number = eye.last["seq"]
    eye.forget()
    await host.order(table, IssueTicket("somebody"))
    assert eye.frames == []
    await host.order(table, IssueTicket(host.id))
    await host.sit(table)
    assert eye.last["seq"] == number + 1
    assert b"somebody" not in b"".join(eye.frames)


@closed
async def test_the_lobby_shows_a_table_to_those_who_belong_to_it(house: House, access: str) -> None:
    host, ann, eve = await house.people("Host", "Ann", "Eve")
    hidden = await host.open_table("heads-up", watching=access, name="Hidden")
    shown = await host.open_table("heads-up", sitting=access, name="Shown")

    def listed(person: Person) -> list[str]:
        return [card.id for card in house.lobby.cards(person.id)]

    assert listed(host) == [hidden, shown]
    assert listed(ann) == listed(eve) == [shown]
    assert await sit(ann, hidden) == ""
    assert listed(ann) == [hidden, shown]
    assert listed(eve) == [shown]
    assert house.lobby.may_see(ann.id, hidden)
    assert not house.lobby.may_see(eve.id, hidden)
    assert not house.lobby.may_see("", hidden)
    await ann.order(hidden, Leave())
    assert listed(ann) == [shown]


async def test_the_host_alone_is_shown_the_link(house: House) -> None:
    host, ann, bob, rail = await house.people("Host", "Ann", "Bob", "Rail")
    table = await host.open_table("heads-up", sitting="link")
    host_eye = await host.look(table)
    link = host_eye.last["link"]
    eyes = [await person.look(table) for person in (ann, bob, rail)]
    for person in (ann, bob):
        assert await sit(person, table, link) == ""
    await house.advance(FIRST_GAP_MS)
    await finish_round(house, table, [ann, bob])
    assert len(host_eye.frames) > 5
    for frame in host_eye.seen:
        assert (frame["host"], frame["link"]) == (True, link)
    for eye in eyes:
        assert link.encode() not in b"".join(eye.frames)
        assert not any(frame.get("host") for frame in eye.seen)
    for person in (ann, bob, rail):
        assert link.encode() not in await person.history(table)
    for news in house.news:
        assert news.entry is None or link not in str(news.entry)


async def test_where_no_link_is_needed_there_is_none(house: House) -> None:
    host = await house.person("Host")
    for settings in ({}, {"sitting": "ticket"}, {"watching": "ticket", "sitting": "everyone"}):
        table = await host.open_table("heads-up", **settings)
        frame = (await host.look(table)).last
        assert frame["host"]
        assert "link" not in frame
        assert house.table(table).link == ""


async def test_an_administrator_and_the_house_look_everywhere(house: House) -> None:
    host = await house.person("Host")
    table = await host.open_table("heads-up", watching="ticket", sitting="ticket")
    for by in (Administrator("root", "Root"), HOUSE):
        frame = await house.bus.watch(table, by)
        assert frame.table == table
    assert await refusal(house.bus.watch(table, Player("root", "Root"))) == "ticket_needed"
