"""What a guest of a card room is told of the queue, and how long it may take."""

import pytest
from msgspec.structs import replace

from croupier.ledger.intents import BankAccount, CardKind
from croupier.rooms.room import Guest, Room, RoomSettings, RoomState
from croupier.server.roomnews import QueuePace, guest_news

ACCOUNT = BankAccount("harbour", "secret reference", CardKind.DEBIT, "4417")


def room_of(seated: int, waiting: int) -> Room:
    """Everybody's name is a number, in the order in which they came."""
    guests = tuple(
        Guest(
            player=f"p{number}",
            name=str(number),
            session=f"s{number}",
            account=ACCOUNT,
            balance=50_00,
            since_ms=number,
            table="t1" if number < seated else None,
            seated=number < seated,
        )
        for number in range(seated + waiting)
    )
    settings = RoomSettings("holdem", "cardroom")
    return Room(id="r", name="R", settings=settings, state=RoomState.ON, guests=guests)


@pytest.mark.parametrize(
    ("waiting", "place", "around"),
    [
        (1, 1, [1]),
        (4, 2, [1, 2, 3, 4]),
        (9, 1, [1, 2, 3, 4, 5]),
        (9, 3, [1, 2, 3, 4, 5]),
        (9, 5, [3, 4, 5, 6, 7]),
        (9, 9, [5, 6, 7, 8, 9]),
    ],
)
def test_the_line_shows_those_around(waiting: int, place: int, around: list[int]) -> None:
    news = guest_news(room_of(7, waiting), 7, QueuePace())[f"p{6 + place}"]
    assert news.place == place
    assert [each.place for each in news.line] == around
    assert [each.name for each in news.line] == [str(6 + number) for number in around]


def test_nothing_but_names_is_told_of_others() -> None:
    news = guest_news(room_of(7, 3), 7, QueuePace())["p8"]
    assert "secret" not in repr(news)
    assert {field for each in news.line for field in each.__struct_fields__} == {"place", "name"}


def test_a_seat_that_nobody_has_is_for_the_first() -> None:
    told = guest_news(room_of(6, 2), 7, QueuePace())
    assert (told["p6"].free, told["p6"].wait_ms) == (1, 0)
    assert (told["p7"].free, told["p7"].wait_ms) == (1, None)


def test_the_wait_follows_from_how_often_a_seat_became_free() -> None:
    pace = QueuePace()
    before = room_of(7, 3)
    for number, at_ms in enumerate((60_000, 240_000, 420_000)):
        after = replace(before, guests=tuple(g for g in before.guests if g.player != f"p{number}"))
        pace.note(before, after, at_ms)
    told = guest_news(room_of(7, 3), 7, pace)
    assert [told[f"p{7 + number}"].wait_ms for number in range(3)] == [180_000, 360_000, 540_000]


def test_who_sits_down_or_leaves_the_queue_frees_no_seat() -> None:
    pace = QueuePace()
    for number in range(4):
        pace.note(room_of(6, 4), room_of(7, 3), number * 1_000)
        pace.note(room_of(7, 3), room_of(7, 2), number * 1_000)
    assert guest_news(room_of(7, 1), 7, pace)["p7"].wait_ms is None
