"""Counts archives of games on a Dask cluster: dask_count.py SCHEDULER OUT.jsonl ARCHIVE..."""

import json
import sys

import shuzi
from distributed import Client, as_completed


def row(counted):
    named = {"file": counted.file, "game": counted.game}
    if isinstance(counted.count, shuzi.ShuziError):
        return {**named, "error": str(counted.count)}
    return {**named, "result": counted.count.result, "agrees": counted.count.agrees}


def count_archive(path):
    """A row for each game of an archive."""
    return [row(counted) for counted in shuzi.iter_counts(path, threads=1)]


def main():
    scheduler, out, *archives = sys.argv[1:]
    with Client(scheduler) as client, open(out, "w") as file:
        # An archive whose worker dies goes to another one; its rows come once, and whole.
        counted = client.map(count_archive, archives, retries=5, pure=False)
        for _, rows in as_completed(counted, with_results=True):
            file.writelines(json.dumps(row) + "\n" for row in rows)


if __name__ == "__main__":
    main()
