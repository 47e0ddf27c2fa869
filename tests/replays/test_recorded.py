"""One round of every game, as its history tells it to a player and as the log has it, for the tests
of the page that play it back. `python -m tests.replays.test_recorded` writes the file anew; then
read the difference before it is kept."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from tests.replays.facts import facts
from tests.replays.rounds import PLAYED, play_one
from tests.simulate.house import House

FILE = Path(__file__).parents[2] / "web/tests/replays/rounds.fixture.json"
# With these the rounds are long enough to be worth watching, and end with cards on the table.
SEEDS = {"blackjack": 10, "doudizhu": 12, "holdem": 12, "roulette": 3, "sabacc": 9}


async def record(folder: Path, name: str) -> dict[str, Any]:
    preset, count = PLAYED[name]
    house = await House.open(folder / f"{name}.db", seed=SEEDS[name])
    try:
        played = await play_one(house, name, preset, count, SEEDS[name])
        person = played.people[0]
        number = played.record.number
        told = await house.history.one(played.table, number, person.id, lambda: False)
    finally:
        await house.crash()
    seat = played.seat(person)
    return {
        "round": msgspec.json.decode(told)["round"],
        "log": [facts(moment.state, seat) for moment in played.seen_by(seat)],
    }


async def recorded(folder: Path) -> str:
    rounds = {name: await record(folder, name) for name in PLAYED}
    lines = [f'"{name}": {msgspec.json.encode(told).decode()}' for name, told in rounds.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


@pytest.mark.asyncio
async def test_the_rounds_that_the_page_plays_back_are_those_of_the_engine(tmp_path: Path) -> None:
    assert await recorded(tmp_path) == FILE.read_text(encoding="utf-8")


def main() -> None:
    with TemporaryDirectory() as folder:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(asyncio.run(recorded(Path(folder))), encoding="utf-8")


if __name__ == "__main__":
    main()
