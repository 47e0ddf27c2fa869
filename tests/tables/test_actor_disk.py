"""Nothing is shown before it is on disk, and what could not be written never happened."""

import asyncio
from collections.abc import Callable

import pytest

from croupier.games.holdem.moves import Call
from croupier.ledger.transfer import mint
from croupier.tables.commands import Answer, Command, Leave, SeatBot, SetAway, Sit, TopUp
from croupier.tables.ports import Commit
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, FIDGET, House, Person, refusal

pytestmark = pytest.mark.asyncio


async def two_at_a_table(house: House, preset: str = "cardroom") -> tuple[str, Person, Person]:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table(preset)
    await ann.sit(table)
    await bob.sit(table)
    return table, ann, bob


async def nothing_until_released(
    house: House, eyes: list[Eye], do: Callable[[], "asyncio.Task[Answer] | None"], advance_ms: int
) -> None:
    """What `do` begins is neither seen nor answered before the store has it."""
    before = dict(house.tables)
    minted = house.balance(mint())
    for eye in eyes:
        eye.forget()
    house.tap.hold()
    order = do()
    await house.advance(advance_ms)
    assert house.tap.held
    assert [eye.frames for eye in eyes] == [[]] * len(eyes)
    assert house.tables == before
    assert order is None or not order.done()
    assert house.balance(mint()) == minted
    house.tap.release()
    await house.settle()
    assert all(len(eye.frames) >= 1 for eye in eyes)
    assert house.tables != before
    if order is not None:
        assert order.result().seq == eyes[0].seen[0]["seq"]


async def test_no_frame_and_no_answer_before_the_commit_is_done(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    cid = await house.person("Cid")
    eyes = [await ann.look(table), await bob.look(table), await cid.look(table)]

    def order(who: Person, command: Command) -> Callable[[], "asyncio.Task[Answer]"]:
        return lambda: house.begin(table, who.who, command, source=eyes[0])

    await nothing_until_released(house, eyes, order(ann, FIDGET), 0)
    await nothing_until_released(house, eyes, order(cid, Sit(500 * CHIP)), 0)
    await nothing_until_released(house, eyes, order(ann, TopUp(10 * CHIP)), 0)
    await nothing_until_released(house, eyes, order(ann, SeatBot("medium")), 0)
    # The house itself deals, the clock folds and the bot thinks: not seen before either.
    await nothing_until_released(house, eyes, lambda: None, 2_000)
    for _ in range(3):
        player = house.on_turn(table)
        people = {person.id: person for person in (ann, bob, cid)}
        if player in people:
            act = people[player].acting(table, Call())
            await nothing_until_released(house, eyes, order(people[player], act), 0)
        else:
            await nothing_until_released(house, eyes, lambda: None, 1_000)
    while house.on_turn(table) not in people:
        await house.advance(1_000)
    await nothing_until_released(house, eyes, lambda: None, 15_000)
    await nothing_until_released(house, eyes, order(ann, SetAway(True)), 0)


async def test_an_order_is_answered_with_its_own_frame(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    mine, theirs = await ann.look(table), await bob.look(table)
    seq = await ann.order(table, FIDGET, "the-id", mine)
    assert (mine.last["ack"], mine.last["seq"]) == ("the-id", seq)
    assert "ack" not in theirs.last
    assert theirs.last["seq"] == seq


async def test_the_next_order_waits_for_the_disk_too(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    eye = await ann.look(table)
    eye.forget()
    house.tap.hold()
    first = house.begin(table, ann.who, FIDGET)
    second = house.begin(table, bob.who, FIDGET)
    await house.settle()
    assert len(house.tap.held) == 1  # one decision at a time
    house.tap.release()
    await house.settle()
    assert second.result().seq == first.result().seq + 1
    told = [event for frame in eye.seen for event in frame["events"]]
    assert [(event["e"], event["seat"]) for event in told] == [("ready_set", 0), ("ready_set", 1)]


async def test_a_table_that_waits_for_the_disk_does_not_hold_up_another(house: House) -> None:
    table, _, bob = await two_at_a_table(house)
    other = await bob.open_table("casino")
    await bob.sit(other)
    house.tap.hold()
    waiting = house.begin(table, bob.who, FIDGET)
    quick = house.begin(other, bob.who, FIDGET)
    await house.settle()
    assert {commit.stream for commit in house.tap.held} == {table, other}
    house.tap.release()
    await house.settle()
    assert waiting.done()
    assert quick.done()


async def test_a_failed_commit_changes_nothing_and_the_sender_is_told(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    await house.advance(2_000)
    eye = await bob.look(table)
    eye.forget()
    house.tap.fails = lambda commit: True
    before = house.table(table)
    orders: list[tuple[Person, Command]] = [
        (ann, FIDGET),
        (ann, TopUp(10 * CHIP)),
        (ann, Leave()),
    ]
    for person, command in orders:
        assert await refusal(person.order(table, command)) == "not_saved"
    player = ann if house.on_turn(table) == ann.id else bob
    turn = player.acting(table, Call())
    assert await refusal(player.order(table, turn, "again")) == "not_saved"
    assert house.table(table) is before
    assert eye.frames == []
    await house.check_book()
    # The same order may be given again, and is carried out once the disk is well.
    house.tap.fails = lambda commit: False
    seq = await player.order(table, turn, "again")
    assert seq == before.seq + 1
    await house.restart()
    assert house.table(table).seq == seq


async def test_an_order_that_costs_more_than_the_wallet_holds_changes_nothing(
    house: House,
) -> None:
    table, _, _ = await two_at_a_table(house)
    cid = await house.person("Cid", 100 * CHIP)
    eye = await cid.look(table)
    eye.forget()
    before = house.table(table)
    assert await refusal(cid.sit(table, 110 * CHIP)) == "not_enough_chips"
    assert house.table(table) is before
    assert eye.frames == []
    assert (cid.wallet, cid.at(table)) == (100 * CHIP, 0)
    await cid.sit(table, 100 * CHIP)
    assert (cid.wallet, cid.at(table)) == (0, 100 * CHIP)


@pytest.mark.parametrize("moment", ["first", "clock", "bot", "gap"])
async def test_the_house_tries_again_what_could_not_be_written(house: House, moment: str) -> None:
    """Nobody else would: the table would wait for ever."""
    ann = await house.person("Ann")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    await ann.seat_bot(table)
    failed: list[Commit] = []

    def fail(commit: Commit) -> bool:
        failed.append(commit)
        return True

    async def fail_for(ms: int) -> None:
        house.tap.fails = fail
        await house.advance(ms)
        assert failed
        house.tap.fails = lambda commit: False

    if moment == "first":
        await fail_for(5_000)
        await house.advance(1_000)
        assert house.table(table).round is not None
        return
    await house.advance(2_000)
    if moment == "bot":
        while house.on_turn(table) == ann.id:
            await ann.act(table, Call())
        turn = house.pending(table).turn
        await fail_for(5_000)
        await house.advance(1_000)
        assert house.table(table).round is None or house.pending(table).turn != turn
        return
    while house.on_turn(table) != ann.id:
        await house.advance(1_000)
    if moment == "clock":
        await fail_for(20_000)
        await house.advance(1_000)
        assert house.table(table).round is None
        return
    await house.advance(15_000)
    rounds = house.table(table).rounds
    await fail_for(20_000)
    await house.advance(1_000)
    assert house.table(table).rounds == rounds + 1
