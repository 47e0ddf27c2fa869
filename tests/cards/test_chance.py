"""Chance is exactly the documented algorithm, and every outcome is equally likely."""

import ast
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import permutations, product
from operator import length_hint
from pathlib import Path

import pytest

import croupier.cards
from croupier.cards.card import parse_cards
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.cards.entropy import fresh_seed
from croupier.kernel.twin.chance import Chance as PlainChance

SEED = bytes(range(32))


def fed(stream: bytes) -> tuple[PlainChance, Iterator[int]]:
    """Chance with a stream of our own making, and what is left of that. The one in Python, which
    can be fed; the compiled one draws the same (tests/kernel/test_chance_twins.py)."""
    chance, left = PlainChance(SEED), iter(stream)
    chance._bytes = left
    return chance, left


class TestKnownAnswers:
    """Computed once by another program in another language; a change here breaks old rounds."""

    def test_stream_is_sha512_of_seed_step_and_block_number(self) -> None:
        assert Chance(SEED).bytes(128).hex() == (
            "ac46417d4ca8f57b52873dbb4391462c8b06caa5e664602d148977e732be2d15"
            "ae1eebec0bb7d07337974416ef2a07f1750f3c9ea439ecbdd4f072d77c8f2616"
            "ce0fb6aae8284858520641b0901b2a82f788f03f52371089d9f5fd910ca803c5"
            "59104691337a4976e30bad80fad7c6966c93e8cae39cf26849bc5b972b1806b2"
        )
        assert Chance(SEED, 7).bytes(128).hex() == (
            "cf279975d069e6a2b5d1ee61f385c26bad3a0d0788ed5bb29b44e3bdd939b373"
            "37910ce9735bc24771d1abe3e0f7c1b3a0e6bd13bb7653be6d08096ac41bc305"
            "67da61939d5adcc95ba2db8d3feda254383cf43474411c7f5d155d694bf41513"
            "de00704beab52e8dfbf650af5cf83fbb3fd759a566853298760c94dc26fb1724"
        )

    def test_numbers(self) -> None:
        chance = Chance(SEED)
        dice = [4, 4, 5, 5, 4, 0, 5, 3, 4, 3, 1, 1, 1, 1, 4, 2, 1, 0, 4, 3]
        assert [chance.below(6) for _ in dice] == dice
        spins = [26, 22, 8, 20, 26, 8, 13, 5, 8, 21]
        assert [chance.below(37) for _ in spins] == spins
        wide = [574, 396, 999, 363, 231, 430]
        assert [chance.below(1_000) for _ in wide] == wide
        assert chance.below(10**20) == 11_800_488_376_081_882_788
        assert chance.below(1) == 0
        assert chance.below(256) == 57
        assert chance.bytes(3).hex() == "ecbdd4"

    def test_shuffled_deck(self) -> None:
        assert STANDARD.shuffled(Chance(SEED)).cards == parse_cards(
            "4cJhJc5cAs2d8c4d3dQd6dTd5h9h5dQhQc2h3s4hTs7dTh7h2c7s"
            "4sJs7cAdQs3cTc9dKhKcKs3hKd8d8hAh6h2sJd9sAc9c8s5s6s6c"
        )
        assert STANDARD.shuffled(Chance(SEED, 7)).cards == parse_cards(
            "Tc9h6d7h5h7c3hAdQc5s9cQh2h7sJhKsAh9s8h8s5cTs4dAc3c3d"
            "KcJcKd4cQd6h8d2c3s5dJd7d9dTh4hQsKhTd2d8c4s6c6s2sJsAs"
        )

    def test_sample(self) -> None:
        drawn = Chance(SEED).sample(STANDARD.cards, 5)
        assert drawn == list(parse_cards("6c7c6d9hTc"))

    def test_shuffle_of_more_than_a_byte_can_count(self) -> None:
        order = Chance(SEED).shuffle(range(300))
        assert order[:12] == [184, 106, 13, 248, 282, 59, 161, 127, 192, 98, 194, 291]
        assert sha256(",".join(map(str, order)).encode()).hexdigest() == (
            "a064bdd7466b9d15b2e92808a08359c3da5999fbca2655f8fd542c8e81a9a716"
        )


class TestUnbiased:
    def test_every_result_below_n_has_equally_many_bytes(self) -> None:
        for n in range(2, 257):
            results: Counter[int] = Counter()
            for byte in range(256):
                chance, left = fed(bytes([byte, 0]))
                result = chance.below(n)
                if length_hint(left):
                    results[result] += 1
                else:
                    assert result == 0, "a rejected byte must leave no trace"
            assert results == dict.fromkeys(range(n), 256 // n)

    @pytest.mark.parametrize("n", [257, 1_000, 32_769, 65_536])
    def test_every_result_below_wide_n_has_equally_many_pairs_of_bytes(self, n: int) -> None:
        results: Counter[int] = Counter()
        for pair in range(65_536):
            chance, left = fed(pair.to_bytes(2, "big") + bytes(2))
            result = chance.below(n)
            if length_hint(left):
                results[result] += 1
            else:
                assert result == 0, "a rejected pair must leave no trace"
        assert results == dict.fromkeys(range(n), 65_536 // n)

    def test_every_order_has_equally_many_streams(self) -> None:
        orders: Counter[tuple[str, ...]] = Counter()
        for first, second in product(range(256), repeat=2):
            chance, left = fed(bytes([first, second, 0, 0]))
            order = tuple(chance.shuffle("abc"))
            if length_hint(left) == 2:
                orders[order] += 1
        assert orders == dict.fromkeys(permutations("abc"), 255 * 256 // 6)

    @pytest.mark.parametrize("n", [2, 6, 13, 37, 52, 100, 1_000])
    def test_long_streams_are_uniform(self, n: int) -> None:
        draws = 200 * n
        chance = Chance(SEED, n)
        seen = Counter(chance.below(n) for _ in range(draws))
        chi_square = sum((seen[result] - 200) ** 2 / 200 for result in range(n))
        assert abs(chi_square - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5

    def test_choice_reaches_every_item_equally_often(self) -> None:
        chance = Chance(SEED)
        seen = Counter(chance.choice("abcde") for _ in range(5_000))
        assert sum((seen[item] - 1_000) ** 2 / 1_000 for item in "abcde") < 18.5

    def test_every_ordered_sample_comes_equally_often(self) -> None:
        chance = Chance(SEED)
        seen = Counter(tuple(chance.sample("abcd", 2)) for _ in range(12_000))
        assert set(seen) == set(permutations("abcd", 2))
        assert sum((times - 1_000) ** 2 / 1_000 for times in seen.values()) < 31.3


class TestStream:
    @pytest.mark.parametrize("length", [0, 1, 2, 13, 52, 54, 62, 255, 256, 257, 416])
    def test_shuffle_draws_the_same_numbers_as_below(self, length: int) -> None:
        quick, plain = Chance(SEED, length), Chance(SEED, length)
        expected = list(range(length))
        for n in range(length, 1, -1):
            other = plain.below(n)
            expected[n - 1], expected[other] = expected[other], expected[n - 1]
        assert quick.shuffle(range(length)) == expected
        assert quick.bytes(5) == plain.bytes(5)

    def test_pieces_of_any_size_make_the_same_stream(self) -> None:
        whole = Chance(SEED).bytes(2_000)
        chance, pieces = Chance(SEED), b""
        for size in range(63):
            pieces += chance.bytes(size)
        assert whole.startswith(pieces)
        assert len(pieces) == sum(range(63))

    def test_another_step_starts_from_its_beginning_wherever_this_one_is(self) -> None:
        chance = Chance(SEED, 1)
        chance.bytes(77)
        assert chance.at(2).bytes(64) == Chance(SEED, 2).bytes(64)
        assert chance.at(1).bytes(64) == Chance(SEED, 1).bytes(64)
        assert (chance.step, chance.at(2).step) == (1, 2)

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            (Chance(SEED, 0), Chance(SEED, 1)),
            (Chance(SEED, 1), Chance(SEED, 2**32)),
            (Chance(SEED, 0), Chance(SEED, 2**64 - 1)),
            (Chance(SEED, 0), Chance(bytes([1, *SEED[1:]]), 0)),
        ],
    )
    def test_streams_of_other_steps_and_seeds_agree_in_half_of_their_bits(
        self, one: Chance, other: Chance
    ) -> None:
        size = 32_768
        differing = int.from_bytes(one.bytes(size), "big") ^ int.from_bytes(
            other.bytes(size), "big"
        )
        bits = 8 * size
        assert abs(differing.bit_count() - bits / 2) < 4 * (bits / 4) ** 0.5

    def test_no_block_occurs_in_two_streams(self) -> None:
        blocks = [
            Chance(SEED, step).bytes(640)[at : at + 64]
            for step in range(50)
            for at in range(0, 640, 64)
        ]
        assert len(set(blocks)) == 500


class TestRefusals:
    @pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
    def test_a_seed_has_32_bytes(self, size: int) -> None:
        with pytest.raises(ValueError, match="32 bytes"):
            Chance(bytes(size))

    @pytest.mark.parametrize("step", [-1, 2**64])
    def test_a_step_fits_eight_bytes(self, step: int) -> None:
        with pytest.raises(ValueError, match="step"):
            Chance(SEED, step)
        with pytest.raises(ValueError, match="step"):
            Chance(SEED).at(step)

    @pytest.mark.parametrize("n", [0, -1, -300])
    def test_nothing_is_below_zero(self, n: int) -> None:
        with pytest.raises(ValueError, match="below"):
            Chance(SEED).below(n)

    def test_nothing_cannot_be_chosen_from(self) -> None:
        with pytest.raises(ValueError):
            Chance(SEED).choice("")

    @pytest.mark.parametrize("count", [-1, 4])
    def test_a_sample_is_no_larger_than_what_it_is_taken_from(self, count: int) -> None:
        with pytest.raises(ValueError, match="sample"):
            Chance(SEED).sample("abc", count)

    def test_bytes_cannot_be_given_back(self) -> None:
        with pytest.raises(ValueError, match="-1"):
            Chance(SEED).bytes(-1)


def test_the_seed_does_not_show_in_the_repr() -> None:
    assert repr(Chance(b"secret seed of thirty-two bytes!", 5)) == "<Chance at step 5>"


@pytest.mark.req("CAS-1.5a")
def test_fresh_seeds_are_256_bits_from_the_operating_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}
    monkeypatch.setattr("secrets.token_bytes", lambda size: b"\x05" * size)
    assert fresh_seed() == b"\x05" * 32


@pytest.mark.req("CAS-1.5a")
def test_no_other_module_of_cards_reaches_for_randomness_or_time() -> None:
    reached: dict[str, set[str]] = {}
    for path in Path(croupier.cards.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names = {(node.module or "").partition(".")[0]}
            else:
                continue
            reached.setdefault(path.name, set()).update(names)
    outside = {"asyncio", "datetime", "os", "random", "secrets", "socket", "threading", "time"}
    assert {name: found & outside for name, found in reached.items() if found & outside} == {
        "entropy.py": {"secrets"}
    }
