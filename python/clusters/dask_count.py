"""Counts archives of games on a Dask cluster: dask_count.py SCHEDULER OUT.parquet ARCHIVE..."""

import sys

import dask.dataframe as dd
import pandas as pd
import shuzi
from distributed import Client

COLUMNS = {
    "file": "string",
    "game": "int32",
    "result": "string",
    "agrees": "boolean",
    "error": "string",
}


def row(counted):
    named = {"file": counted.file, "game": counted.game}
    if isinstance(counted.count, shuzi.ShuziError):
        return {**named, "error": str(counted.count)}
    return {**named, "result": counted.count.result, "agrees": counted.count.agrees}


def count_archive(path):
    """A row for each game of an archive."""
    rows = [row(counted) for counted in shuzi.iter_counts(path, threads=1)]
    return pd.DataFrame(rows, columns=list(COLUMNS)).astype(COLUMNS)


def main():
    scheduler, out, *archives = sys.argv[1:]
    meta = pd.DataFrame(columns=list(COLUMNS)).astype(COLUMNS)
    with Client(scheduler):
        # Each archive is one part of the table. If its worker dies, another one writes that part.
        dd.from_map(count_archive, archives, meta=meta).to_parquet(out, write_index=False)


if __name__ == "__main__":
    main()
