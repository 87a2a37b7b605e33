"""Each recipe on a cluster of several processes here: 10,000 games, a worker killed in the middle,
and every game counted once, to what the program says of it alone."""

import io
import json
import os
import signal
import subprocess
import sys
import tarfile
import time
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
import shuzi

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAMES = 10_000
ARCHIVES = 50


def record(board, owners, komi):
    """A finished game with its territory marked."""

    def points(mask):
        letters = "abcdefghijklmnopqrs"
        return "".join(f"[{letters[column]}{letters[row]}]" for row, column in np.argwhere(mask))

    lists = {
        "AB": board == 1,
        "AW": board == -1,
        "TB": (owners == 1) & (board != 1),
        "TW": (owners == -1) & (board != -1),
    }
    marked = "".join(name + points(mask) for name, mask in lists.items() if mask.any())
    return f"(;GM[1]FF[4]SZ[{board.shape[0]}]KM[{komi}]RU[Chinese]{marked})"


@pytest.fixture(scope="session")
def games():
    """Finished boards in all eight symmetries, with many komi: their files by name. Every hundredth
    file holds two games."""
    found = sorted((ROOT / "benches" / "games").glob("*.sgf"))
    counts = shuzi.count_many(found)
    boards = [
        (np.rot90(turn(count.board), times), np.rot90(turn(count.owners), times))
        for count in counts
        for turn in (np.asarray, np.transpose)
        for times in range(4)
    ]
    records = [
        record(*boards[number % len(boards)], number // len(boards) / 2) for number in range(GAMES)
    ]
    files = {f"{number:05}.sgf": text for number, text in enumerate(records)}
    for number in range(0, GAMES, 100):
        files[f"{number:05}.sgf"] += records[number + 1]
    return files


@pytest.fixture(scope="session")
def expected(games):
    """What each game comes to, by its file and its number there."""
    results = {(name, 1): count.result for name, count in counts_of(games)}
    seconds = {name: text for name, text in games.items() if text.count("GM[1]") == 2}
    results |= {(name, 2): count.result for name, count in counts_of(seconds, game=2)}
    assert len(results) == GAMES + GAMES // 100 and len(set(results.values())) > 100
    return results


def counts_of(games, **options):
    return zip(games, shuzi.count_many(games.values(), **options), strict=True)


@pytest.fixture(scope="session")
def folder(games, tmp_path_factory):
    """The games as files."""
    folder = tmp_path_factory.mktemp("games")
    for name, text in games.items():
        (folder / name).write_text(text)
    return folder


@pytest.fixture(scope="session")
def archives(folder, games, tmp_path_factory):
    """The games as tar archives."""
    shards = tmp_path_factory.mktemp("archives")
    names = sorted(games)
    paths = []
    for number in range(ARCHIVES):
        path = shards / f"{number:02}.tar"
        with tarfile.open(path, "w") as archive:
            for name in names[number::ARCHIVES]:
                archive.add(folder / name, name)
        paths.append(str(path))
    return paths


def processes(part):
    """The processes here whose command line holds a part, the newest last."""
    listed = subprocess.run(["pgrep", "-f", part], capture_output=True, text=True)
    return [int(pid) for pid in listed.stdout.split() if int(pid) != os.getpid()]


def kill_one(run, part, is_time, victims=None):
    """Kills a worker once it is time, while the run goes on; gives which it was."""
    deadline = time.monotonic() + 240
    while time.monotonic() < deadline:
        assert run.poll() is None, "it was over before anything was killed"
        pids = (victims or processes)(part)
        if is_time() and pids:
            os.kill(pids[-1], signal.SIGKILL)
            return pids[-1]
        time.sleep(0.002)
    pytest.fail("nothing to be killed")


def each_once(rows, expected):
    """Holds that the rows are every game's, once, with the right result."""
    assert max(Counter((name, game) for name, game, _ in rows).values()) == 1
    assert {(name, game): result for name, game, result in rows} == expected


def test_dask(archives, expected, tmp_path):
    import pyarrow.parquet as pq
    from distributed import LocalCluster

    out = tmp_path / "out.parquet"
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        workers = {nanny.pid for nanny in cluster.workers.values()}
        arguments = [HERE / "dask_count.py", cluster.scheduler_address, out, *archives]
        run = subprocess.Popen([sys.executable, *map(str, arguments)])
        kill_one(run, "", lambda: any(out.rglob("part*")), lambda _: sorted(workers))
        assert run.wait(240) == 0
        assert {nanny.pid for nanny in cluster.workers.values()} != workers
    rows = pq.read_table(out).to_pylist()
    games = [(row["file"].rsplit("/", 1)[1], row["game"], row["result"]) for row in rows]
    each_once(games, expected)


def test_spark(folder, expected, tmp_path):
    import pyarrow.parquet as pq

    out = tmp_path / "out.parquet"
    options = {
        "spark.sql.files.maxPartitionBytes": "512k",
        "spark.sql.files.openCostInBytes": "4k",
        "spark.ui.enabled": "false",
        "spark.executor.memory": "1g",
    }
    submit = Path(sys.executable).with_name("spark-submit")
    command = [str(submit), "--master", "local-cluster[2,1,1100]"]
    for name, value in options.items():
        command += ["--conf", f"{name}={value}"]
    environment = {
        **os.environ,
        "PYSPARK_PYTHON": sys.executable,
        "SPARK_LOCAL_IP": "127.0.0.1",
        "SPARK_WORKER_DIR": str(tmp_path / "work"),
    }
    run = subprocess.Popen(
        [*command, str(HERE / "spark_count.py"), str(folder), str(out)], env=environment
    )

    def has_begun():
        return any(out.rglob("part-*"))

    kill_one(run, "CoarseGrainedExecutorBackend", has_begun)
    assert run.wait(240) == 0
    rows = pq.read_table(out).to_pylist()
    games = [(row["file"].rsplit("/", 1)[1], row["game"], row["result"]) for row in rows]
    each_once(games, expected)


def test_parallel(archives, expected, tmp_path):
    program = Path(os.environ.get("SHUZI", ROOT / "target" / "release" / "shuzi"))
    out = tmp_path / "out"
    environment = {**os.environ, "PATH": f"{program.parent}:{os.environ['PATH']}"}
    run = subprocess.Popen(
        [str(HERE / "parallel_count.sh"), str(out), "2", *archives], env=environment
    )
    part = f"^shuzi score .* -o {out}/"
    kill_one(run, part, lambda: len(list(out.glob("*.jsonl"))) > 5)
    assert run.wait(240) == 0

    def counted_with_errors(archive):
        command = [str(HERE / "parallel_count.sh"), str(out), "2", str(archive)]
        run = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert run.returncode == 0, run
        return run.stderr

    # A game that cannot be counted costs a line, and stops nothing.
    bad = tmp_path / "bad.tar"
    with tarfile.open(bad, "w") as archive:
        text = b"(;GM[2])"
        member = tarfile.TarInfo("bad.sgf")
        member.size = len(text)
        archive.addfile(member, io.BytesIO(text))
    assert "bad.sgf:1:6: " in counted_with_errors(bad)
    # Nor does an archive that is cut off.
    cut = tmp_path / "cut.tar"
    cut.write_bytes(bad.read_bytes()[:600])
    assert "cut.tar: damaged archive" in counted_with_errors(cut)
    rows = [json.loads(line) for path in out.glob("*.jsonl") for line in path.open()]
    games = [(row["file"].rsplit("/", 1)[1], row["game"], row["result"]) for row in rows]
    each_once(games, expected)
