"""The decoder takes what clients may send and nothing else, whatever it is fed."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.server.conversation import decode, quoted, where
from croupier.wire import up
from croupier.wire.shapes import members

EXAMPLES: list[up.Up] = [
    up.Watch("k3f9", "5e1f"),
    up.Unwatch("k3f9"),
    up.Speak("zh"),
    up.Ping(3),
    up.OpenTable(id="a", game="holdem", preset="casino", name="Friends", rules={"unit": 500}),
    up.CloseTable(id="a", table="k3f9"),
    up.Sit(id="a", table="k3f9", chips=100_000, seat=3, link="5e1f"),
    up.Leave(id="a", table="k3f9"),
    up.Act(id="a", table="k3f9", turn=7, action=msgspec.Raw(b'{"do":"fold"}')),
    up.Away(id="a", table="k3f9", away=True),
    up.TopUp(id="a", table="k3f9", chips=5_000),
    up.Ready(id="a", table="k3f9"),
    up.StartRound(id="a", table="k3f9"),
    up.Say(id="a", table="k3f9", text="Good evening"),
    up.SeatBot(id="a", table="k3f9", kind="odds", seat=None),
    up.DismissBot(id="a", table="k3f9", seat=2),
]


def test_there_is_an_example_of_every_message() -> None:
    assert {type(example) for example in EXAMPLES} == set(members(up.AnyUp))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: type(example).__name__)
def test_a_message_is_read_as_it_was_written(example: up.Up) -> None:
    text = msgspec.json.encode(example)
    assert msgspec.json.encode(decode(text)) == text


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: type(example).__name__)
def test_a_field_too_many_or_too_few_is_refused(example: up.Up) -> None:
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(example))
    with pytest.raises(msgspec.ValidationError):
        decode(msgspec.json.encode({**fields, "extra": 1}))
    for name in msgspec.structs.fields(type(example)):
        if name.required:
            fewer = {key: value for key, value in fields.items() if key != name.name}
            with pytest.raises(msgspec.ValidationError):
                decode(msgspec.json.encode(fewer))


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)
KEYS = st.sampled_from(["t", "id", "table", "chips", "seat", "turn", "action", "n", "text"])
TAGS = st.sampled_from([str(shape.__struct_config__.tag) for shape in members(up.AnyUp)])


def check(text: bytes) -> None:
    """Read or refused, and a refusal says where; nothing else may happen."""
    wrong: dict[str, int | str] = {}
    try:
        assert isinstance(decode(text), up.Up)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        wrong = where(error)
    if wrong:
        assert str(wrong["path"]).startswith("$")
        assert len(quoted(text)) <= 40


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(text: bytes) -> None:
    check(text)


@given(st.dictionaries(KEYS, ANY_JSON), TAGS)
def test_any_fields_are_read_or_refused(fields: dict[str, Any], tag: str) -> None:
    check(msgspec.json.encode({**fields, "t": tag}))
