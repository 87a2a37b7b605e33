"""Counts tar archives of games on a Dask cluster: dask_count.py SCHEDULER OUT.jsonl TAR..."""

import json
import sys
import tarfile

import shuzi
from distributed import Client, as_completed


def count_archive(path):
    """A row for each game of an archive."""
    with tarfile.open(path) as archive:
        members = [member for member in archive if member.name.endswith(".sgf")]
        games = [archive.extractfile(member).read() for member in members]
    counts = shuzi.count_many(games, errors="return", threads=1)
    return [
        {"archive": path, "game": member.name, "error": str(count)}
        if isinstance(count, shuzi.ShuziError)
        else {
            "archive": path,
            "game": member.name,
            "result": count.result,
            "agrees": count.agrees,
        }
        for member, count in zip(members, counts, strict=True)
    ]


def main():
    scheduler, out, *archives = sys.argv[1:]
    with Client(scheduler) as client, open(out, "w") as file:
        # An archive whose worker dies goes to another one; its rows come once, and whole.
        counted = client.map(count_archive, archives, retries=5, pure=False)
        for _, rows in as_completed(counted, with_results=True):
            file.writelines(json.dumps(row) + "\n" for row in rows)


if __name__ == "__main__":
    main()
