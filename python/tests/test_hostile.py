"""What nobody means to hand over: an answer or an error of ours, soon, and never a crash."""

import io
import random
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import shuzi
from conftest import GAMES, ROOT

SEEDS = [path.read_bytes() for path in GAMES]
SEEDS += [path.read_bytes() for path in sorted((ROOT / "tests/seeds/record").iterdir())]
ERRORS = (shuzi.ShuziError, TypeError, ValueError)


def changed(dice):
    """A game with some of its bytes changed, left out or doubled."""
    game = bytearray(dice.choice(SEEDS))
    for _ in range(dice.randrange(1, 8)):
        at = dice.randrange(len(game) + 1)
        end = min(at + dice.randrange(16), len(game))
        game[at:end] = dice.choice([b"", dice.randbytes(3), bytes(game[at:end]) * 2, b"[", b")"])
    return bytes(game)


def tried(call, *arguments, **options):
    """Whether it answered."""
    try:
        call(*arguments, **options)
    except ERRORS as why:
        assert str(why) and not any(ord(sign) < 32 for sign in str(why)), repr(str(why))
        return False
    return True


def test_arbitrary_games_from_several_threads():
    def work(seed):
        dice = random.Random(seed)
        calls = (shuzi.count, shuzi.compare, shuzi.propose_dead)
        return sum(tried(dice.choice(calls), changed(dice)) for _ in range(150))

    with ThreadPoolExecutor(4) as pool:
        answered = list(pool.map(work, range(4)))
    assert all(0 < number < 150 for number in answered), answered
    # One count that all threads ask for at once is the same in each.
    with ThreadPoolExecutor(4) as pool:
        assert len({str(count.details) for count in pool.map(shuzi.count, SEEDS[:1] * 40)}) == 1


@pytest.mark.parametrize(
    "game",
    [
        None,
        7,
        object(),
        "",
        b"",
        "\0" * 5,
        "\x1b[2J",
        "(" * 1_000_000,
        np.zeros((0, 0), np.int8),
        np.zeros((1, 1), np.int8),
        np.zeros((53, 53), np.int8),
        np.zeros((9, 9, 2), np.int8),
        np.full((9, 9), 5),
        np.full((9, 9), np.nan),
        np.zeros((9, 9), "datetime64[s]"),
        np.array([["."] * 9] * 9),
        "/dev/zero",
    ],
    ids=lambda game: repr(game)[:20],
)
def test_what_is_no_game(game):
    assert not tried(shuzi.count, game)


@pytest.mark.parametrize(
    "options",
    [
        {"rules": "\x1b[2J"},
        {"rules": "a" * 1_000_000},
        {"rules": 7},
        {"komi": 10**400},
        {"komi": float("nan")},
        {"komi": float("inf")},
        {"komi": 0.3},
        {"komi": "6,5,5"},
        {"handicap": -1},
        {"handicap": 10**30},
        {"size": 10**9},
    ],
    ids=lambda options: repr(options)[:20],
)
def test_options_that_cannot_be(options):
    assert not tried(shuzi.count, SEEDS[0], **options)


READ = """
import resource, sys, shuzi
(one,) = shuzi.iter_counts(sys.argv[1])
print(one.count, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.mark.parametrize("kind", [tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK])
def test_names_in_an_archive_take_no_memory(tmp_path, kind):
    path = tmp_path / "bomb.tar.gz"
    with tarfile.open(path, "w:gz", compresslevel=1) as archive:
        member = tarfile.TarInfo("long")
        member.type, member.size = kind, 500 << 20
        archive.addfile(member, _Zeros())
    done = subprocess.run(
        [sys.executable, "-c", READ, path], capture_output=True, check=True, text=True
    )
    said, _, most = done.stdout.rpartition(" ")
    # In KiB, on Linux.
    assert "64 MiB" in said and int(most) < 300_000, done.stdout


class _Zeros(io.RawIOBase):
    def read(self, most=-1):
        return b"0" * most
