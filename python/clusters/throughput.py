"""Games a second on Dask, Spark and GNU parallel, by workers: throughput.py [WORKERS...]

1,200 games of 9×9 to 19×19, each with a proposal of its dead stones. `SHUZI` names the program.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from distributed import LocalCluster

HERE = Path(__file__).parent
GAMES = sorted((HERE.parents[1] / "benches" / "games").glob("*.sgf"))
ARCHIVES, TIMES = 25, 4


def write_games(folder):
    """Folders of games, and the same games as archives."""
    archives = []
    for number in range(ARCHIVES):
        archives.append(str(folder / f"{number:02}.tar"))
        (folder / "games" / f"{number:02}").mkdir(parents=True)
        with tarfile.open(archives[-1], "w") as archive:
            for game in GAMES * TIMES:
                name = f"{len(archive.getnames()):03}.sgf"
                archive.add(game, name)
                (folder / "games" / f"{number:02}" / name).write_bytes(game.read_bytes())
    return archives


def timed(command, environment=None):
    """How long a command takes, in seconds."""
    begun = time.monotonic()
    subprocess.run(
        list(map(str, command)),
        check=True,
        capture_output=True,
        env={**os.environ, **(environment or {})},
    )
    return time.monotonic() - begun


def dask(workers, archives, folder):
    with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster:
        out = folder / f"dask-{workers}.parquet"
        script = [sys.executable, HERE / "dask_count.py", cluster.scheduler_address, out]
        return timed([*script, *archives])


def spark(workers, archives, folder):
    out = folder / f"spark-{workers}.parquet"
    options = ["spark.sql.files.maxPartitionBytes=256k", "spark.sql.files.openCostInBytes=4k"]
    configured = [part for option in options for part in ("--conf", option)]
    submit = [Path(sys.executable).with_name("spark-submit"), "--master", f"local[{workers}]"]
    environment = {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    script = [HERE / "spark_count.py", folder / "games", out]
    return timed([*submit, *configured, *script], environment)


def parallel(workers, archives, folder):
    out = folder / f"parallel-{workers}"
    path = f"{Path(os.environ['SHUZI']).resolve().parent}:{os.environ['PATH']}"
    return timed([HERE / "parallel_count.sh", out, workers, *archives], {"PATH": path})


def main():
    wanted = [int(count) for count in sys.argv[1:]] or range(1, (os.cpu_count() or 1) + 1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        archives = write_games(folder)
        games = ARCHIVES * TIMES * len(GAMES)
        print(f"{'games a second':<16}" + "".join(f"{f'workers: {count}':>14}" for count in wanted))
        for run in (dask, spark, parallel):
            speeds = [games / run(count, archives, folder) for count in wanted]
            print(f"{run.__name__:<16}" + "".join(f"{speed:>14.1f}" for speed in speeds))


if __name__ == "__main__":
    main()
