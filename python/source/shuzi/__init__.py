"""Finished games of Go counted: who won, and by how much.

A game is one of

* a ``str`` or ``bytes``: an SGF record, or a board in rows of ``.``, ``X`` and ``O``
  (``x`` and ``o`` are dead stones);
* an ``os.PathLike``: a file with one of these;
* a NumPy array of shape ``(rows, columns)``, the top row first: ``1`` where Black has a
  stone, ``-1`` (or ``2``) where White has one, ``0`` elsewhere.

Vertices are named as on the board, ``"D4"`` and ``"T19"``, without I. Amounts are points; they
are multiples of a quarter, so a ``float`` holds them exactly.

>>> import shuzi
>>> shuzi.count("..XO.\\n.XXO.\\nXXOOO\\n.XO.O\\n.XOO.").result
'W+8.5'
"""

from importlib.metadata import version

from shuzi._ask import Options
from shuzi._compare import Comparison, Difference, Score, compare
from shuzi._count import (
    Count,
    Counted,
    OwnScore,
    Side,
    Term,
    count,
    count_many,
    iter_counts,
)
from shuzi._dead import Chain, Dead, propose_dead, propose_dead_many
from shuzi._errors import Fact, Remark, ShuziError
from shuzi._games import Board, Game, vertex_index, vertex_name
from shuzi._keys import KeyNumber, key_number
from shuzi._plan import Plan, Rectangle, plan
from shuzi._rules import Rules, rules
from shuzi._table import Table

__version__ = version("shuzi")

__all__ = [
    "Board",
    "Chain",
    "Comparison",
    "Count",
    "Counted",
    "Dead",
    "Difference",
    "Fact",
    "Game",
    "KeyNumber",
    "Options",
    "OwnScore",
    "Plan",
    "Rectangle",
    "Remark",
    "Rules",
    "Score",
    "ShuziError",
    "Side",
    "Table",
    "Term",
    "compare",
    "count",
    "count_many",
    "iter_counts",
    "key_number",
    "plan",
    "propose_dead",
    "propose_dead_many",
    "rules",
    "vertex_index",
    "vertex_name",
]
