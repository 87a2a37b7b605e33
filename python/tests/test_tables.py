"""What others read of the program's tables and lines, with their default settings."""

import json
import subprocess

import duckdb
import jsonschema
import pandas
import polars
import pytest
from conftest import GAMES

# So many games come before the first half point, the first record and the first tie-breaker that
# whoever takes types from a hundred rows has seen none of them.
WHOLE = "(;SZ[5]RU[Chinese]KM[7]RE[B+1]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])"
OTHERS = [
    "(;SZ[5]RU[Japanese]KM[6.5]RE[W+1.5]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])",
    "(;SZ[5]HA[2]KM[0.5]RU[AGA]AB[ba][bd];W[ca];B[bb];W[cb];B[bc];W[cc];B[be];W[cd];B[];W[ce])",
    "(;SZ[5]KM[3.75]AB[ba][bb]AW[ca])",
]


@pytest.fixture(scope="module")
def written(program, tmp_path_factory):
    """Games in every form of table, by its ending."""
    folder = tmp_path_factory.mktemp("tables")
    (folder / "games.sgf").write_text("\n".join([WHOLE] * 150 + OTHERS))
    (folder / "not-go.sgf").write_text("(;GM[2])")
    forms = ["csv", "csv.gz", "jsonl", "ndjson", "jsonl.gz", "json"]
    for form in forms:
        games = ["games.sgf", "not-go.sgf", *GAMES]
        done = subprocess.run(
            [program, "score", *map(str, games), "-o", f"games.{form}"],
            cwd=folder,
            capture_output=True,
        )
        assert done.returncode == 1, done.stderr
    return {form: folder / f"games.{form}" for form in forms}


def counted(frame):
    """The rows of games that could be counted, and what they say of the winner."""
    rows = [row for row in frame if row["result"] is not None and row["result"] == row["result"]]
    for row in rows:
        lead = row["margin"] if row["winner"] == "black" else -row["margin"]
        if row["black"] is not None and row["black"] == row["black"]:
            assert row["black"] - row["white"] == lead, row
    return len(rows)


def test_tables_are_read_with_default_settings(written):
    polar = polars.read_csv(written["csv"])
    panda = pandas.read_csv(written["csv"])
    duck = duckdb.sql(f"select * from '{written['csv']}'").pl()
    frames = [polar.to_dicts(), panda.to_dict("records"), duck.to_dicts()]
    assert len({counted(rows) for rows in frames}) == 1
    for name in ["komi", "tie_breaker", "compensation", "margin", "black", "white", "zi"]:
        types = polar[name].dtype, duck[name].dtype, panda[name].dtype.kind
        assert types == (polars.Float64, polars.Float64, "f"), name
    for packed in [polars.read_csv(written["csv.gz"]), pandas.read_csv(written["csv.gz"])]:
        assert packed.shape == polar.shape


def test_lines_are_read_with_default_settings(written):
    rows = len(written["jsonl"].read_text().splitlines())
    assert written["jsonl"].read_bytes() == written["ndjson"].read_bytes()
    lines = {
        "polars": polars.read_ndjson(written["jsonl"]).height,
        "polars, packed": polars.read_ndjson(written["jsonl.gz"]).height,
        "pandas": len(pandas.read_json(written["jsonl"], lines=True)),
        "pandas, packed": len(pandas.read_json(written["jsonl.gz"], lines=True)),
        "pandas, array": len(pandas.read_json(written["json"])),
        "duckdb": duckdb.sql(f"select * from '{written['jsonl']}'").shape[0],
        "duckdb, packed": duckdb.sql(f"select * from '{written['jsonl.gz']}'").shape[0],
        "duckdb, array": duckdb.sql(f"select * from '{written['json']}'").shape[0],
        "json": len(json.loads(written["json"].read_text())),
    }
    assert lines == dict.fromkeys(lines, rows)


@pytest.mark.parametrize(
    "command",
    [
        ["score", "--chains"],
        ["compare"],
        ["reshape"],
        ["keys"],
        ["handicap"],
    ],
)
def test_what_is_written_is_as_its_schema_says(program, written, command):
    name, *more = command
    asked = subprocess.run([program, name, "--schema"], capture_output=True, check=True)
    schema = json.loads(asked.stdout)
    # A key that is not in the schema is one that nobody has described.
    schema["unevaluatedProperties" if "properties" in schema else "unevaluatedItems"] = False
    games = [] if name in ("keys", "handicap") else [written["csv"].parent / "games.sgf", *GAMES]
    done = subprocess.run([program, *command, *map(str, games), "--json"], capture_output=True)
    checker = jsonschema.Draft202012Validator(schema)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers
    for answer in answers:
        checker.validate(answer)
