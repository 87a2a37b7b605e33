"""Games as they are handed over, and what is wrong with them."""

import copy
import pickle
import threading
import time
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
import shuzi
from conftest import GAMES, RECORDS

ROWS = "..XO.\n.XXO.\nXXOOO\n.XO.O\n.XOO."


def test_a_game_is_text_bytes_a_file_or_an_array(tmp_path):
    path = tmp_path / "board.txt"
    path.write_text(ROWS)
    board = shuzi.count(ROWS).board
    for game in (ROWS, ROWS.encode(), path, board, np.where(board == -1, 2, board)):
        count = shuzi.count(game)
        # Black has 12 of 25 points, White 13; komi is 7.5.
        assert (count.black.total, count.white.total, count.result) == (12, 13, "W+8.5")
        assert (count.winner, count.margin, count.komi) == ("white", 8.5, 7.5)
        assert Fraction(count.margin) == Fraction(17, 2)


def test_the_result_is_that_of_the_rules():
    # Black leads by one point by area, White by half a point by territory.
    moves = "ba da bb db bc dc bd dd be de ca cb cc cd ce".split()
    record = "(;SZ[5]KM[0.5]RU[Japanese]" + "".join(
        f";{'BW'[number % 2]}[{move}]" for number, move in enumerate(moves)
    )
    count = shuzi.count(record + ";W[];B[]TB[aa:ae]TW[ea:ee])")
    assert (count.result, count.winner, count.margin) == ("W+0.5", "white", 0.5)
    assert count.area_result == "B+0.5"
    # A board alone does not tell who has how many prisoners.
    count = shuzi.count(ROWS, rules="japanese")
    assert (count.result, count.winner, count.margin) == (None, None, None)


def test_boards_are_arrays_the_top_row_first():
    count = shuzi.count(ROWS)
    assert count.board.dtype == count.owners.dtype == np.int8
    assert count.board.tolist()[0] == [0, 0, 1, -1, 0]
    assert count.owners.tolist()[0] == [1, 1, 1, -1, -1]
    assert (count.owners == 1).sum() == 12 and (count.owners == -1).sum() == 13
    wide = shuzi.count(".XO.\n.XO.")
    assert wide.board.shape == (2, 4) and wide.size == (4, 2)


def test_vertices_are_named_without_i():
    assert shuzi.vertex_name(0, 0, 19) == "A19"
    assert shuzi.vertex_name(18, 8, 19) == "J1"
    for row in range(0, 52, 7):
        for column in range(52):
            name = shuzi.vertex_name(row, column, 52)
            assert shuzi.vertex_index(name, 52) == (row, column)
    dame = shuzi.count("X" + "." * 51 + "\n" + "." * 51 + "O", dead=())
    assert dame.details["non_scoring"] == [
        shuzi.vertex_name(row, column, 2)
        for row in range(2)
        for column in range(52)
        if (row, column) not in [(0, 0), (1, 51)]
    ]
    count = shuzi.count(GAMES[0])
    stones = [(int(row), int(column)) for row, column in np.argwhere(count.dead_mask)]
    assert sorted(shuzi.vertex_name(*stone, 9) for stone in stones) == sorted(count.dead)


def test_dead_stones_may_be_a_mask():
    marked = shuzi.count(GAMES[0])
    assert marked.dead_mask.any()
    again = shuzi.count(marked.board, rules=marked.rules, komi=marked.komi, dead=marked.dead_mask)
    assert (again.result, again.dead) == (marked.result, marked.dead)
    with pytest.raises(ValueError):
        shuzi.count(ROWS, dead=np.zeros(25, dtype=bool))


def test_a_profile_of_ones_own(tmp_path):
    path = tmp_path / "club.toml"
    path.write_text('extends = "chinese"\ntitle = "Club"\n[komi]\neven = 5.5\n')
    try:
        count = shuzi.count(ROWS, rules=path)
    except shuzi.ShuziError as error:
        pytest.fail(str(error))
    assert count.rules == "club"


def test_what_is_wrong_is_raised_with_its_place():
    with pytest.raises(shuzi.ShuziError) as raised:
        shuzi.count("...\n.Q.\n...")
    error = raised.value
    assert (error.line, error.column, error.code) == (2, 2, "diagram-not-a-stone")
    assert "`Q`" in str(error) and str(error).endswith(" (line 2, column 2)")
    assert isinstance(error, ValueError)
    again = pickle.loads(pickle.dumps(error))
    assert (again.line, again.message) == (error.line, error.message)
    for options in ({"komi": "many"}, {"rules": "no-such-rules"}, {"dead": ["A1"]}, {"game": 2}):
        with pytest.raises(shuzi.ShuziError):
            shuzi.count("...", **options)
    for board in (np.zeros(3), np.full((3, 3), 7), np.zeros((2, 2, 2))):
        with pytest.raises(ValueError):
            shuzi.count(board)


def test_many_games_keep_their_order_and_their_errors():
    games = [ROWS, "..Q", GAMES[0], "", ROWS]
    with pytest.raises(shuzi.ShuziError):
        shuzi.count_many(games)
    for threads in (1, 2, 7):
        counts = shuzi.count_many(games, errors="return", threads=threads)
        assert [isinstance(count, shuzi.ShuziError) for count in counts] == [
            False,
            True,
            False,
            True,
            False,
        ]
        assert counts[0] == counts[4] == shuzi.count(ROWS)
    assert shuzi.count_many([]) == []


def test_what_is_no_game_is_refused(tmp_path):
    large = tmp_path / "large.sgf"
    with open(large, "wb") as file:
        file.truncate(65 * 1024 * 1024)
    for game, error in (
        (None, TypeError),
        (5, TypeError),
        (np.zeros((3, 3)) == 0, TypeError),
        (np.zeros((3, 3), complex), TypeError),
        ("even.sgf", ValueError),
        (large, ValueError),
        (tmp_path / "none.sgf", FileNotFoundError),
    ):
        with pytest.raises(error):
            shuzi.count(game)
        (kept,) = shuzi.count_many([game], errors="return")
        assert isinstance(kept, shuzi.ShuziError) and (kept.line, kept.column) == (1, 1)
    for wrong in ({"kommi": 3}, {"record": ROWS}, {"boards": False}, {"method": "half"}):
        with pytest.raises(TypeError):
            shuzi.count(ROWS, **wrong)
        with pytest.raises(TypeError):
            shuzi.count_many([], **wrong)
    with pytest.raises(TypeError):
        shuzi.count_many(ROWS)
    with pytest.raises(ValueError):
        shuzi.count_many([ROWS], errors="ignore")
    with pytest.raises(ValueError):
        shuzi.count_many([ROWS], threads=0)
    for row, column in ((-1, 0), (19, 0), (0, 52)):
        with pytest.raises(ValueError):
            shuzi.vertex_name(row, column, 19)
    for name in ("D20", "4", "I5", "D", "D0", ""):
        with pytest.raises(ValueError):
            shuzi.vertex_index(name, 19)


def test_options_may_be_any_kind_of_number():
    expected = shuzi.count(ROWS, komi=7.5, handicap=2)
    for komi in (np.float32(7.5), Fraction(15, 2), Decimal("7.5"), "7½"):
        assert shuzi.count(ROWS, komi=komi, handicap=np.int64(2)) == expected
    assert shuzi.count(ROWS, dead={"C5"}).dead == shuzi.count(ROWS, dead=["C5"]).dead
    assert isinstance(expected.tie_breaker, float) and isinstance(expected.margin, float)
    assert hash(expected) == hash(shuzi.count(ROWS, komi=7.5, handicap=2))


def test_text_is_text_whatever_the_record_says_of_its_bytes():
    record = "(;SZ[5]CA[gb2312]RU[日本]AB[aa])"
    assert shuzi.count(record).remarks == ()
    assert shuzi.count(record, encoding="gb18030").rules == "japanese-1989"


def test_a_collection_is_said_to_be_one():
    two = "(;SZ[5]AB[aa])(;SZ[5]AW[aa])"
    assert [remark.code for remark in shuzi.count(two).remarks] == ["request-more-games"]
    assert shuzi.count(two, game=2).result.startswith("W")
    assert shuzi.count(two, game=2).remarks == ()


def test_counts_travel_between_processes():
    count = shuzi.count(GAMES[0])
    assert pickle.loads(pickle.dumps(count)) == copy.deepcopy(count) == count
    assert pickle.loads(pickle.dumps(count)).details == count.details


def test_other_python_threads_go_on_meanwhile():
    ticks = 0
    done = threading.Event()

    def tick():
        nonlocal ticks
        while not done.is_set():
            ticks += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    shuzi.propose_dead_many(RECORDS * 4, threads=1)
    seen = ticks
    done.set()
    thread.join()
    assert seen > 20


def test_what_a_record_has_mended_is_told():
    count = shuzi.count("(;SZ[9];B[aa];W[bb]")
    assert count.remarks and count.remarks[0].line == 1
