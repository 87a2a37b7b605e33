"""What a game comes to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, overload

from shuzi._ask import (
    Options,
    answer_about,
    answers_about,
    checked,
    games_asked,
    with_options,
)
from shuzi._errors import Fact, Remark, ShuziError
from shuzi._files import Files, files_of
from shuzi._games import Board, Game, board_of, mask_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Side:
    """What a side has, in points; both parts are ``None`` where only the sum is known."""

    territory: int | None
    stones: int | None
    total: int


@dataclass(frozen=True)
class Term:
    """A term of a score, in points; what is taken off is negative."""

    term: str
    """Such as ``"territory"``, ``"prisoners"`` or ``"komi"``."""
    black: float
    white: float


@dataclass(frozen=True)
class OwnScore:
    """The score by the game's own rules, term by term, komi and all."""

    method: str
    """``"area"``, ``"territory"`` or ``"stone"``."""
    terms: tuple[Term, ...]
    black: float | None
    """Black's sum; ``None`` where the record does not tell all of it."""
    white: float | None

    @classmethod
    def _of(cls, told: dict[str, Any]) -> OwnScore:
        terms = tuple(Term(**term) for term in told["terms"])
        return cls(told["method"], terms, told["black"], told["white"])


@dataclass(frozen=True)
class Count:
    """A game counted.

    Amounts are points and exact. ``result``, ``winner`` and ``margin`` are those of the game's own
    rules, ``None`` where the record does not tell them; ``winner`` is ``None`` in a tie, too.
    ``agrees`` says whether the result is the one the record states, ``None`` where that cannot be
    told.
    """

    size: tuple[int, int]
    """Columns and rows."""
    rules: str
    komi: float
    tie_breaker: float
    handicap: int
    compensation: float
    own: OwnScore
    """The score by the game's own rules."""
    black: Side
    """Black's area."""
    white: Side
    non_scoring: int
    """How many points neither side can claim."""
    result: str | None
    """As records state it: ``"B+18.5"``, ``"0"``."""
    winner: Literal["black", "white"] | None
    margin: float | None
    """By how many points the winner won."""
    area_result: str
    """What the area count comes to, whatever the game's rules count."""
    zi: float
    """The margin of the area count in zi, two points each."""
    recorded: str | None
    agrees: bool | None
    dead: tuple[str, ...]
    dead_source: str
    """``"file"``, ``"option"`` or ``"auto"``, a proposal."""
    uncertain: tuple[str, ...]
    """Stones whose status is only a guess."""
    seki: tuple[str, ...]
    cautions: tuple[Fact, ...]
    """What a reader of the result must know."""
    unfinished: tuple[Fact, ...]
    """What the players left undone."""
    notes: tuple[Fact, ...]
    remarks: tuple[Remark, ...]
    """What was mended in the record."""
    details: dict[str, Any] = field(repr=False, compare=False)
    """The same as ``shuzi score --json`` prints it, with all four methods."""
    _board: tuple[str, ...] = field(repr=False)
    _owners: tuple[str, ...] = field(repr=False)

    @property
    def board(self) -> Board:
        """The final position, dead stones and all: ``int8`` of shape ``(rows, columns)``, 1 where
        Black has a stone, -1 where White has one."""
        return board_of(list(self._board))

    @property
    def owners(self) -> Board:
        """Whose each point is: ``int8`` of shape ``(rows, columns)``, 1 for Black, -1 for White,
        0 for nobody."""
        return board_of(list(self._owners))

    @property
    def dead_mask(self) -> npt.NDArray[np.bool_]:
        """Where the dead stones are: ``bool`` of shape ``(rows, columns)``."""
        return mask_of(self.dead, (self.size[1], self.size[0]))

    @classmethod
    def _of(cls, reply: dict[str, Any]) -> Count:
        told = reply["answer"]
        return cls(
            size=tuple(told["size"]),
            rules=told["rules"],
            komi=told["komi"],
            tie_breaker=told["tie_breaker"],
            handicap=told["handicap"],
            compensation=told["compensation"],
            own=OwnScore._of(told["own"]),
            black=Side(**told["black"]),
            white=Side(**told["white"]),
            non_scoring=told["non_scoring_points"],
            result=told["result"],
            winner=told["winner"] if told["winner"] in ("black", "white") else None,
            margin=told["margin"],
            area_result=told["area_result"],
            zi=told["zi"],
            recorded=told["recorded"],
            agrees=told["agrees"],
            dead=tuple(told["dead"]),
            dead_source=told["dead_source"],
            uncertain=tuple(told["uncertain"]),
            seki=tuple(told["seki"]),
            cautions=tuple(map(Fact._of, told.get("cautions", ()))),
            unfinished=tuple(map(Fact._of, told.get("unfinished", ()))),
            notes=tuple(map(Fact._of, told.get("notes", ()))),
            remarks=tuple(map(Remark._of, reply["remarks"])),
            details=told,
            _board=tuple(reply["board"]),
            _owners=tuple(reply["owners"]),
        )


@with_options
def count(record: Game, /, **options: Unpack[Options]) -> Count:
    """Counts a game.

    The dead stones are those the record marks, else a proposal. An option beats the
    record, and the record beats the rule profile.

    Raises:
        ShuziError: the record cannot be read, or an option means nothing.

    >>> count("..XO.\\n.XXO.\\nXXOOO\\n.XO.O\\n.XOO.", komi=0.5).margin
    1.5
    """
    asked = {"boards": True, **checked("count", options)}
    return Count._of(answer_about("score", record, asked))


@overload
def count_many(
    games: Iterable[Game],
    /,
    *,
    threads: int | None = None,
    errors: Literal["raise"] = "raise",
    **options: Unpack[Options],
) -> list[Count]: ...


@overload
def count_many(
    games: Iterable[Game],
    /,
    *,
    threads: int | None = None,
    errors: Literal["return"],
    **options: Unpack[Options],
) -> list[Count | ShuziError]: ...


@with_options
def count_many(
    games: Iterable[Game],
    /,
    *,
    threads: int | None = None,
    errors: Literal["raise", "return"] = "raise",
    **options: Unpack[Options],
) -> list[Count] | list[Count | ShuziError]:
    """Counts games on all cores, or with so many ``threads``; other Python threads go on
    meanwhile.

    ``errors="return"`` puts a :class:`ShuziError` in the place of a game that cannot be read or
    counted; otherwise the first one is raised. The results stand in the order of the games.

    Raises:
        ShuziError: a game cannot be counted, or an option means nothing.
        OSError: a file cannot be read.
    """
    if errors not in ("raise", "return"):
        raise ValueError(f'errors is "raise" or "return", not {errors!r}')
    asked = {"boards": True, **checked("count_many", options)}
    counts: list[Count | ShuziError] = []
    for reply in answers_about("score", games, threads, asked):
        if not isinstance(reply, Exception):
            counts.append(Count._of(reply))
        elif errors == "return":
            counts.append(ShuziError.because(reply))
        else:
            raise reply
    return counts


@dataclass(frozen=True)
class Counted:
    """A game of a file, counted, or why it could not be."""

    file: str
    """The file; ``"games.tar/club/even.sgf"`` in an archive."""
    game: int
    """Its number in the file, from 1."""
    count: Count | ShuziError


@with_options
def iter_counts(
    files: Files, /, *, threads: int | None = None, **options: Unpack[Options]
) -> Iterator[Counted]:
    """Counts every game of files one after the other, as ``shuzi score --recursive`` does.

    ``files`` is a path or several: a file, a folder with all below it, or an archive (``.tar``,
    ``.tar.gz``, ``.zip``); or pairs of a name and the bytes of a file. Files may be packed with
    gzip. The games are counted on all cores, or with so many ``threads``, a few hundred at a time,
    so that not all of them are held. What cannot be read or counted is a :class:`ShuziError` in
    its place; an option that means nothing is one in every place.

    >>> board = b"..XO.\\n.XXO.\\nXXOOO\\n.XO.O\\n.XOO."
    >>> [counted.count.result for counted in iter_counts([("board", board)])]
    ['W+8.5']
    """
    asked = {"boards": True, **checked("iter_counts", options)}
    for file, game, reply in games_asked("score", files_of(files), threads, asked):
        if isinstance(reply, Exception):
            yield Counted(file, game, ShuziError.because(reply))
        else:
            yield Counted(file, game, Count._of(reply))
