"""Every game of files, folders and archives, as the command line finds them."""

import csv
import gzip
import io
import json
import os
import subprocess
import tarfile
import zipfile

import pytest
import shuzi
from conftest import GAMES

BOARD = "..XO.\n.XXO.\nXXOOO\n.XO.O\n.XOO."
TWO = b"(;SZ[5]KM[0.5]AB[aa])(;SZ[5]KM[0.5]AW[aa])"


@pytest.fixture
def folder(tmp_path):
    """Files of all kinds, good and bad."""
    games = tmp_path / "games"
    inner = games / "inner"
    inner.mkdir(parents=True)
    even = GAMES[0].read_bytes()
    (games / "a.sgf").write_bytes(even)
    (games / "B.SGF").write_bytes(TWO)
    (games / "empty.sgf").write_bytes(b"")
    (games / "wrong.sgf").write_bytes(b"(;SZ[9]AB[zz")
    (games / "mixed.sgf").write_bytes(TWO + b"(;SZ[99])" + even)
    (games / "none.ngf").write_bytes(b"no game")
    (games / "packed.gib.gz").write_bytes(gzip.compress(b"no game"))
    (games / "notes.txt").write_text("no game")
    (inner / "packed.sgf.gz").write_bytes(gzip.compress(even))
    os.symlink(inner, games / "link")
    with tarfile.open(games / "c.tar.gz", "w:gz") as archive:
        for name, read in (("club/x.sgf", even), ("../y.sgf", TWO), ("readme", b"-")):
            member = tarfile.TarInfo(name)
            member.size = len(read)
            archive.addfile(member, io.BytesIO(read))
        member = tarfile.TarInfo("club/link.sgf")
        member.type, member.linkname = tarfile.SYMTYPE, "x.sgf"
        archive.addfile(member)
    with zipfile.ZipFile(games / "d.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("x.SGF", even)
        archive.writestr("club/packed.sgf.gz", gzip.compress(TWO))
    (games / "e.zip").write_bytes(b"no archive")
    with tarfile.open(games / "f.tar", "w") as archive:
        archive.add(games / "notes.txt", "notes.txt")
    return games


def test_every_game_is_the_command_lines(folder, program, tmp_path):
    done = subprocess.run(
        [program, "score", "--json", "--recursive", "--errors-to", tmp_path / "errors", folder],
        capture_output=True,
        text=True,
    )
    said = [json.loads(line) for line in done.stdout.splitlines()]
    counted = list(shuzi.iter_counts(folder))
    good = [one for one in counted if isinstance(one.count, shuzi.Count)]
    assert [(one.file, one.game) for one in good] == [(one["file"], one["game"]) for one in said]
    for one, expected in zip(good, said, strict=True):
        assert {**one.count.details, "file": one.file} == expected
    errors = (tmp_path / "errors").read_text().splitlines()
    bad = [one for one in counted if isinstance(one.count, shuzi.ShuziError)]
    assert len(errors) == len(bad)
    for line, one in zip(errors, bad, strict=True):
        assert one.file in line, (line, one)


def test_files_may_be_pairs_and_one_game_may_be_named():
    pairs = [("two", TWO), ("board", BOARD.encode())]
    assert [(one.file, one.game) for one in shuzi.iter_counts(pairs)] == [
        ("two", 1),
        ("two", 2),
        ("board", 1),
    ]
    (one,) = shuzi.iter_counts([("two", gzip.compress(TWO))], game=2)
    assert (one.game, one.count.result) == (2, "W+25.5")
    (one,) = shuzi.iter_counts([("board", BOARD.encode())], game=2)
    assert isinstance(one.count, shuzi.ShuziError)
    torn = gzip.compress(TWO)[:-9]
    (one,) = shuzi.iter_counts([("torn", torn)])
    (two,) = shuzi.count_many([torn], errors="return")
    assert "damaged" in str(one.count) and "damaged" in str(two)
    many = b"(;SZ[5]KM[0.5]AB[aa])" * 2500
    counted = list(shuzi.iter_counts([("many", many)]))
    assert [one.game for one in counted] == list(range(1, 2501))
    with pytest.raises(TypeError):
        list(shuzi.iter_counts([], kommi=3))


def test_games_are_counted_as_they_are_wanted(tmp_path):
    taken = []

    def files():
        for number in range(100_000):
            taken.append(number)
            yield (f"{number}", TWO)

    counted = shuzi.iter_counts(files(), threads=1)
    next(counted)
    assert len(taken) <= 64


def test_a_table_is_that_of_the_program(folder, program, tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    command = [program, "score", "-r", folder, "--format", "csv"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode > 0
    heads, *told = csv.reader(run.stdout.splitlines())
    table = pyarrow.table(shuzi.Table(shuzi.iter_counts(folder)))
    assert table.column_names == heads

    def cell(value):
        if isinstance(value, list):
            return " ".join(value)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, float):
            return str(value)
        return "" if value is None else str(value)

    rows = [[cell(value) for value in row.values()] for row in table.to_pylist()]
    # Files and archives that cannot be read are Python's to name.
    error = heads.index("error")
    for row in [*rows, *told]:
        row[error] = bool(row[error])
    assert rows == told


def test_a_table_is_arrow(folder):
    pyarrow = pytest.importorskip("pyarrow")
    counted = list(shuzi.iter_counts(folder))
    table = pyarrow.table(shuzi.Table(counted))
    assert table.num_rows == len(counted) > 10
    rows = table.to_pylist()
    for one, row in zip(counted, rows, strict=True):
        assert (row["file"], row["game"]) == (one.file, one.game)
        if isinstance(one.count, shuzi.ShuziError):
            assert row["error"] == one.count.code and row["result"] is None
        else:
            assert row["error"] is None and row["result"] == one.count.result
            assert row["dead"] == list(one.count.dead)
            assert (row["winner"], row["margin"]) == (one.count.winner, one.count.margin)
