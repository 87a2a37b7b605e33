"""The same games through Python and through the command line: the same answers."""

import pytest
import shuzi
from conftest import GAMES, RECORDS


@pytest.mark.parametrize("options", [{}, {"rules": "aga"}, {"komi": 0.5, "side": "white"}])
def test_counts_are_those_of_score(command_line, options):
    arguments = [f"--{name}={value}" for name, value in options.items()]
    said = command_line("score", "--json", *arguments, *GAMES, *RECORDS)
    counts = shuzi.count_many(GAMES + RECORDS, **options)
    assert len(counts) == len(said) > 10
    for count, expected in zip(counts, said, strict=True):
        expected["file"] = None
        assert count.details == expected
        assert (count.result, count.zi) == (expected["result"], expected["zi"])
        assert count.black.total == expected["black"]["total"]
        assert list(count.dead) == expected["dead"]


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)
def test_comparisons_and_plans_are_those_of_the_program(command_line, game):
    (expected,) = command_line("compare", "--json", game)
    expected["file"] = None
    comparison = shuzi.compare(game)
    assert comparison.details == expected
    assert comparison["chinese"].result == next(
        one["result"] for one in expected["profiles"] if one["rules"] == "chinese"
    )
    (expected,) = command_line("reshape", "--json", game)
    plan = shuzi.plan(game)
    assert [list(move) for move in plan.moves] == expected["move"]
    assert (plan.handled, plan.optimal, plan.total) == (
        expected["handled"],
        expected["optimal"],
        expected["total"],
    )


@pytest.mark.parametrize("komi", [0, 6.5, 7.5])
@pytest.mark.parametrize("size", [9, 13, 19])
def test_key_numbers_are_those_of_keys(command_line, komi, size):
    (rows,) = command_line("keys", "--json", "--handicap=0", f"--komi={komi}", f"--size={size}")
    for row in rows:
        key = shuzi.key_number(komi, size=size, side=row["side"])
        assert (key.value, key.needs, key.tie_at) == (
            row["key_number"],
            row["needs"],
            row["tie_at"],
        )


def test_proposals_are_those_of_score(command_line):
    said = command_line("score", "--json", "--dead=auto", "--chains", *RECORDS)
    for dead, expected in zip(shuzi.propose_dead_many(RECORDS), said, strict=True):
        assert list(dead.stones) == expected["dead"]
        assert list(dead.uncertain) == expected["uncertain"]
        assert len(dead.chains) == len(expected["chains"])
