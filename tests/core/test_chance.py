"""The one door for chance: fair, reproducible, and for sealed games recomputable by anybody who knows the secret."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from themis.core.chance import Arranged, Chance, Scripted, Sealed, Seeded, kind_at
from themis.core.native import i64, vec
from themis.errors import BadRecord

SIZES = [2, 3, 6, 7, 28, 62]


def draws(chance: Chance, n: int, number: int, stream: int = 0) -> list[int]:
    return [int(chance.below(stream, n)) for _ in range(number)]


def unevenness(outcomes: list[int], n: int) -> float:
    """Chi-square against equal numbers, in standard deviations from what is to be expected."""
    expected = len(outcomes) / n
    chi_square = sum((outcomes.count(value) - expected) ** 2 / expected for value in range(n))
    return float((chi_square - (n - 1)) / (2 * (n - 1)) ** 0.5)


# Seeded


@given(seed=st.integers(-(2**31), 2**32), sizes=st.lists(st.integers(1, 10_000), max_size=30))
def test_the_same_seed_gives_the_same_numbers_within_range(seed: int, sizes: list[int]) -> None:
    one, other = Seeded(seed), Seeded(seed)
    first = [one.below(0, n) for n in sizes]

    assert first == [other.below(0, n) for n in sizes]
    assert all(0 <= outcome < n for outcome, n in zip(first, sizes))


def test_seeded_numbers_never_change() -> None:
    """Bots and tests are reproducible from version to version only as long as these are."""
    assert [42, 2, 36, 61, 59, 40] == draws(Seeded(1), 62, 6)
    assert [9, 14, 37, 26, 56, 57] == draws(Seeded(2026), 62, 6)


@pytest.mark.parametrize("n", SIZES)
def test_seeded_numbers_are_even(n: int) -> None:
    assert abs(unevenness(draws(Seeded(17), n, 20_000), n)) < 4


@pytest.mark.parametrize("n", SIZES)
def test_the_first_numbers_of_neighbouring_seeds_are_even(n: int) -> None:
    assert abs(unevenness([int(Seeded(seed).below(0, n)) for seed in range(20_000)], n)) < 4


def test_pairs_of_seeded_numbers_are_even() -> None:
    numbers = draws(Seeded(5), 6, 40_000)

    assert abs(unevenness([6 * a + b for a, b in zip(numbers[::2], numbers[1::2])], 36)) < 4


def test_neighbouring_seeds_give_different_numbers() -> None:
    assert 2000 == len({tuple(draws(Seeded(seed), 1000, 4)) for seed in range(-1000, 1000)})


def test_a_draw_from_one_is_0() -> None:
    assert [0] * 5 == draws(Seeded(3), 1, 5)
    assert [0] * 5 == draws(Sealed(b"", []), 1, 5)


# Sealed


def recomputed(secret: bytes, stream: int, n: int, number: int) -> list[int]:
    """What anybody can compute from the published secret."""
    outcomes: list[int] = []
    counter = 0
    while len(outcomes) < number:
        value = int.from_bytes(hmac.new(secret, b"%d %d" % (stream, counter), hashlib.sha256).digest()[:6], "big")
        outcomes += [value % n] if value < 2**48 - 2**48 % n else []
        counter += 1
    return outcomes


@given(secret=st.binary(max_size=80), stream=st.integers(0, 12), n=st.integers(1, 2**40))
def test_every_sealed_draw_can_be_recomputed(secret: bytes, stream: int, n: int) -> None:
    assert recomputed(secret, stream, n, 20) == draws(Sealed(secret, []), n, 20, stream)


def test_sealed_draws_come_again_where_the_uneven_rest_begins() -> None:
    """Half of all numbers lie in the rest when the size is just over half of them, so that many draws are made twice."""
    n = 2**47 + 1
    chance = Sealed(b"rest", [])

    assert recomputed(b"rest", 0, n, 50) == draws(chance, n, 50)
    assert chance.counters[0] > 70


@pytest.mark.parametrize("n", SIZES)
def test_sealed_draws_are_even(n: int) -> None:
    assert abs(unevenness(draws(Sealed(b"secret", []), n, 10_000), n)) < 4


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(1, 100)), max_size=40))
def test_the_draws_of_one_stream_do_not_shift_another(asked: list[tuple[int, int]]) -> None:
    mixed = Sealed(b"secret", [])
    together = [(stream, mixed.below(stream, n)) for stream, n in asked]

    for stream in range(6):
        alone = Sealed(b"secret", [])
        expected = [alone.below(stream, n) for other, n in asked if other == stream]
        assert expected == [outcome for other, outcome in together if other == stream]


def test_streams_differ() -> None:
    assert 10 == len({tuple(draws(Sealed(b"secret", []), 1000, 4, stream)) for stream in range(10)})


def test_draws_go_on_from_the_counters() -> None:
    whole = draws(Sealed(b"secret", []), 62, 20, 2)
    first = Sealed(b"secret", [])
    beginning = draws(first, 62, 8, 2)

    assert [0, 0, 8] == first.counters
    assert whole == beginning + draws(Sealed(b"secret", list(first.counters)), 62, 12, 2)


def test_the_commitment_is_a_hash_of_the_secret_and_does_not_tell_it() -> None:
    commitment = Sealed(b"secret", []).commitment()

    assert hashlib.sha256(b"themis commitment secret").hexdigest() == commitment
    assert b"secret".hex() not in commitment


@given(st.sets(st.binary(max_size=40), max_size=30))
def test_different_secrets_have_different_commitments_and_draws(secrets: set[bytes]) -> None:
    """HMAC fills short keys up with zeros, so that secrets that differ only there are the same secret."""
    distinct = {secret.rstrip(b"\0") for secret in secrets}

    assert len(distinct) == len({Sealed(secret, []).commitment() for secret in distinct})
    assert len(distinct) == len({tuple(draws(Sealed(secret, []), 2**40, 4)) for secret in distinct})


def test_the_commitment_does_not_change_with_the_draws() -> None:
    chance = Sealed(b"secret", [])
    before = chance.commitment()
    draws(chance, 62, 100)

    assert before == chance.commitment()


# Scripted


def test_scripted_outcomes_come_in_their_order_whatever_the_stream() -> None:
    chance = Scripted([3, 0, 61])

    assert [3, 0, 61] == [chance.below(0, 4), chance.below(2, 1), chance.below(1, 62)]
    assert 0 == chance.left()


def test_a_missing_outcome_is_refused() -> None:
    chance = Scripted([1])
    chance.below(0, 2)

    with pytest.raises(BadRecord, match="gives no outcome for it"):
        chance.below(0, 2)


@pytest.mark.parametrize("outcome", [-1, 6, 7, 10**9, -(10**9)])
def test_an_impossible_outcome_is_refused_and_not_used_up(outcome: int) -> None:
    chance = Scripted([outcome, 2])

    with pytest.raises(BadRecord, match=f"outcome {outcome} is not possible: the draw is from 0 to 5"):
        chance.below(0, 6)
    assert 2 == chance.left()


def test_what_was_not_asked_for_is_left() -> None:
    chance = Scripted([1, 1, 1])
    chance.below(0, 2)

    assert 2 == chance.left()


# Piles without order


def test_a_place_in_a_pile_is_a_card_of_a_kind() -> None:
    pile = vec[i64]([2, 0, 3, 1])

    assert [0, 0, 2, 2, 2, 3] == [kind_at(pile, place) for place in range(6)]


@given(st.lists(st.integers(0, 5), min_size=1, max_size=40))
def test_every_card_of_a_pile_has_its_place(counts: list[int]) -> None:
    found = [kind_at(vec[i64](counts), place) for place in range(sum(counts))]

    assert counts == [found.count(kind) for kind in range(len(counts))]


@pytest.mark.parametrize("counts", [[], [0, 0], [1, 2]])
def test_there_is_no_card_beyond_the_pile(counts: list[int]) -> None:
    with pytest.raises(IndexError):
        kind_at(vec[i64](counts), sum(counts))


# Arranged


def test_arranged_outcomes_come_by_stream_and_then_the_same_numbers_for_everybody() -> None:
    one, other = Arranged("first", [[3], [], [4, 9]], 11, []), Arranged("first", [[3], [], [4, 9]], 11, [])
    mixed = [int(one.below(stream, 6)) for stream in (0, 2, 1, 2, 2, 0)]
    by_stream = [int(other.below(stream, 6)) for stream in (2, 2, 2, 0, 0, 1)]

    assert [3, 4, 3] == [mixed[0], mixed[1], mixed[3]], "9 is beyond a draw from 6"
    assert by_stream == [mixed[1], mixed[3], mixed[4], mixed[0], mixed[5], mixed[2]]


@pytest.mark.parametrize("n", SIZES)
def test_what_follows_the_arranged_outcomes_is_even(n: int) -> None:
    assert abs(unevenness(draws(Arranged("first", [], 3, []), n, 20_000), n)) < 4


@pytest.mark.parametrize("chance", [Seeded(7), Sealed(b"secret", []), Arranged("first", [[1, 2]], 3, []), Scripted([1, 2, 3, 4])])
def test_a_copy_answers_the_same_and_touches_nothing(chance: Chance) -> None:
    chance.below(0, 9)
    copy = chance.copy()

    assert draws(copy, 9, 3) == draws(chance.copy(), 9, 3) == draws(chance, 9, 3)
