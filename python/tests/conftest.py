"""What the tests share: the bundled games, and the command line they are held against."""

import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted((ROOT / "assets" / "games").glob("*.sgf"))
RECORDS = sorted((ROOT / "benches" / "games").glob("*.sgf"))


@pytest.fixture(scope="session")
def program():
    """The program, as `SHUZI` names it or as cargo built it."""
    builds = [ROOT / "target" / kind / "shuzi" for kind in ("release", "debug")]
    found = os.environ.get("SHUZI") or next((str(path) for path in builds if path.exists()), None)
    assert found, "build the program first (cargo build), or name it in SHUZI"
    return found


@pytest.fixture(scope="session")
def command_line(program):
    """Runs the program and gives its lines of JSON."""

    def run(*arguments):
        done = subprocess.run(
            [program, *map(str, arguments)], capture_output=True, check=True, text=True
        )
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run
