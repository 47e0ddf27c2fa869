"""A gateway joins the parts of a frame by their numbers and notices what is missing."""

import asyncio

import pytest

from croupier.bus.nats.envelopes import Numbers, PrivatePart, PublicPart, Whole
from croupier.bus.nats.mirror import Mirror
from croupier.bus.nats.numbering import TableNumbers
from croupier.tables.frames import Frame, FramePart

TABLE = "0123456789ab"
RAIL = FramePart(b"[]")


class Gateway:
    def __init__(self, name: str = "g1") -> None:
        self.shown: list[Frame] = []
        self.gaps = 0
        self.mirror = Mirror(name, TABLE, self.shown.append, self._gap)
        self.mirror.begin_again(Numbers(1, 0, 0))

    def _gap(self, table: str) -> None:
        self.gaps += 1

    def texts(self) -> list[bytes]:
        return [frame.public for frame in self.shown]


class Owner:
    """A table whose players ann and bob look through g1 and g2."""

    def __init__(self) -> None:
        self.numbers = TableNumbers(TABLE, 1)
        self.numbers.through("g1").players.add("ann")
        self.numbers.through("g2").players.add("bob")

    def decide(self, text: bytes, *shown: str, secret: bool = False) -> "Sent":
        parts = {player: FramePart(b"[]", player.encode()) for player in shown}
        frame = Frame(TABLE, text, None if secret else RAIL, parts)
        private, public = self.numbers.parts(frame)
        return Sent(private, public)


class Sent:
    def __init__(self, private: dict[str, PrivatePart], public: PublicPart | None) -> None:
        self.private = private
        self.public = public

    def reach(self, gateway: Gateway) -> None:
        if (own := self.private.get(gateway.mirror.gateway)) is not None:
            gateway.mirror.hear_private(own)
        if self.public is not None:
            gateway.mirror.hear_public(self.public)


def test_each_gateway_has_the_parts_of_its_own_players() -> None:
    owner, one, two = Owner(), Gateway("g1"), Gateway("g2")
    sent = owner.decide(b"deal", "ann", "bob")
    for gateway in (one, two):
        sent.reach(gateway)
    assert [set(frame.private) for frame in one.shown] == [{"ann"}]
    assert [set(frame.private) for frame in two.shown] == [{"bob"}]
    assert "bob" not in str(sent.private["g1"])
    assert sent.public is not None
    assert b"ann" not in sent.public.public + sent.public.rail.fields


def test_a_public_part_waits_for_its_private_one() -> None:
    owner, gateway = Owner(), Gateway()
    first, second = owner.decide(b"1", "ann"), owner.decide(b"2")
    assert first.public is not None
    assert second.public is not None
    gateway.mirror.hear_public(first.public)
    gateway.mirror.hear_public(second.public)
    assert gateway.texts() == []
    gateway.mirror.hear_private(first.private["g1"])
    assert gateway.texts() == [b"1", b"2"]
    assert gateway.gaps == 0


@pytest.mark.parametrize("lost", ["public", "private", "both"])
def test_a_gap_is_noticed_and_healed_by_the_whole_view(lost: str) -> None:
    owner, gateway = Owner(), Gateway()
    owner.decide(b"1", "ann").reach(gateway)
    second = owner.decide(b"2", "ann")
    if lost == "public":
        gateway.mirror.hear_private(second.private["g1"])
    elif lost == "private":
        assert second.public is not None
        gateway.mirror.hear_public(second.public)
    third = owner.decide(b"3", "ann")
    third.reach(gateway)
    assert (gateway.texts(), gateway.gaps) == ([b"1"], 1)
    fourth = owner.decide(b"4", "ann")
    fourth.reach(gateway)  # while the whole view is on its way
    whole = Whole(TABLE, third.private["g1"].numbers, b"whole 3", {"ann": FramePart(b"[]")})
    gateway.mirror.heal(whole)
    assert gateway.texts() == [b"1", b"whole 3", b"4"]
    owner.decide(b"5").reach(gateway)
    assert (gateway.texts()[-1], gateway.gaps) == (b"5", 1)


def test_what_comes_twice_is_shown_once() -> None:
    owner, gateway = Owner(), Gateway()
    sent = owner.decide(b"1", "ann")
    for _ in range(3):
        sent.reach(gateway)
    assert (gateway.texts(), gateway.gaps) == ([b"1"], 0)


def test_a_secret_takes_no_number_that_others_could_miss() -> None:
    owner, one, two = Owner(), Gateway("g1"), Gateway("g2")
    owner.decide(b"1", "ann", "bob").reach(one)
    secret = owner.decide(b"leave", "ann", secret=True)
    assert secret.public is None
    assert set(secret.private) == {"g1"}
    secret.reach(one)
    after = owner.decide(b"2")
    after.reach(one)
    assert one.texts() == [b"1", b"leave", b"2"]
    assert after.public is not None
    assert after.public.number == 2
    assert (one.gaps, two.gaps) == (0, 0)


def test_late_news_of_an_owner_of_before_are_dropped() -> None:
    owner, gateway = Owner(), Gateway()
    late = owner.decide(b"late", "ann")
    gateway.mirror.heal(Whole(TABLE, Numbers(2, 0, 0), b"taken over", {"ann": RAIL}))
    late.reach(gateway)
    assert (gateway.texts(), gateway.gaps) == ([b"taken over"], 0)


def test_a_gateway_that_was_taken_for_dead_takes_the_numbers_of_the_owner() -> None:
    owner, gateway = Owner(), Gateway()
    for text in (b"1", b"2"):
        owner.decide(text, "ann").reach(gateway)
    del owner.numbers.gateways["g1"]
    owner.decide(b"3", "ann").reach(gateway)
    owner.numbers.through("g1").players.add("ann")
    whole = Whole(TABLE, owner.numbers.at("g1"), b"whole", {"ann": RAIL})
    gateway.mirror.heal(whole)
    owner.decide(b"4", "ann").reach(gateway)
    assert gateway.texts()[-2:] == [b"whole", b"4"]
    assert set(gateway.shown[-1].private) == {"ann"}


def test_a_whole_view_of_an_owner_of_before_heals_nothing() -> None:
    gateway = Gateway()
    gateway.mirror.heal(Whole(TABLE, Numbers(2, 0, 0), b"new", {"ann": RAIL}))
    gateway.mirror.lose()
    gateway.mirror.heal(Whole(TABLE, Numbers(1, 9, 9), b"old", {"ann": RAIL}))
    assert not gateway.mirror.is_whole
    assert gateway.texts() == [b"new"]


@pytest.mark.asyncio
async def test_an_answer_waits_for_its_frame() -> None:
    owner, gateway = Owner(), Gateway()
    sent = owner.decide(b"1", "ann")
    waiting = asyncio.ensure_future(gateway.mirror.reached(owner.numbers.at("g1"), 10.0))
    await asyncio.sleep(0)
    assert not waiting.done()
    sent.reach(gateway)
    assert await waiting
