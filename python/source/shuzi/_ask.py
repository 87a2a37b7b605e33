"""Asks the counting core, and takes its answers apart."""

from __future__ import annotations

import ast
import inspect
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import islice, pairwise
from pathlib import Path
from typing import Any, Literal, TypedDict, TypeVar

import numpy as np
import numpy.typing as npt

from shuzi import _shuzi
from shuzi._errors import ShuziError
from shuzi._files import File
from shuzi._games import Game, names_in, record_of

Points = int | float | str | Fraction | Decimal
Color = Literal["black", "white"]
Size = int | tuple[int, int]
Function = TypeVar("Function", bound=Callable[..., Any])


class Options(TypedDict, total=False):
    """How a game is counted: each beats the record, the record beats the rule profile."""

    rules: str | os.PathLike[str]
    """A rule profile by its name, or the file of one of your own."""
    komi: Points
    """Komi in points, a multiple of a half."""
    tie_breaker: Points
    """The tie-breaker in points, or ``"none"``."""
    handicap: int
    """Handicap stones."""
    compensation: Literal["n", "n-1", "none"]
    """Points to White for n handicap stones."""
    side: Color
    """The side that is counted."""
    dead: Literal["auto", "none"] | list[str] | npt.NDArray[np.bool_]
    """Dead stones: a proposal, none, or one stone of each dead chain, by name or as an array of the
    board's shape. Left out, those that the record marks, else a proposal."""
    seki: Mapping[str, Color | None]
    """Who fills points of seki, where it is not evenly."""
    game: int
    """Which game of a record of several, from 1."""
    size: Size
    """The board size of a record that states none: lines, or columns and rows."""
    encoding: str
    """The encoding of a record given as bytes, where it does not say and the guess is wrong."""


def checked(function: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options as a function takes them.

    Raises:
        TypeError: it has no option called so.
    """
    for name in options:
        if name not in Options.__annotations__:
            raise TypeError(f"{function}() got an unexpected keyword argument {name!r}")
    return options


def _texts_of_options() -> dict[str, str]:
    """What each option means, from the class that declares them."""
    (declared,) = ast.parse(inspect.getsource(Options)).body
    assert isinstance(declared, ast.ClassDef)
    texts = {}
    for field, text in pairwise(declared.body):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name) and isinstance(text.value, ast.Constant)
            texts[field.target.id] = " ".join(str(text.value.value).split())
    return texts


def with_options(function: Function) -> Function:
    """The function, with the options it takes in its signature and its help."""
    signature = inspect.signature(function)
    own = [one for one in signature.parameters.values() if one.kind != one.VAR_KEYWORD]
    given = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=getattr(kind, "__forward_arg__", kind),
        )
        for name, kind in Options.__annotations__.items()
    ]
    function.__signature__ = signature.replace(parameters=own + given)  # type: ignore[attr-defined]
    listed = [f"    {name}: {text}" for name, text in _texts_of_options().items()]
    told = inspect.cleandoc(function.__doc__ or "")
    function.__doc__ = "\n".join([told, "", "Options:", *listed])
    return function


def plain(value: Any) -> Any:
    """A value as JSON has it: NumPy's numbers and arrays, fractions, decimals, sets."""
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    if isinstance(value, Fraction | Decimal):
        return str(value)
    if isinstance(value, Iterable):
        return list(value)
    raise TypeError(f"not an option's value: {value!r}")


_CHOICES = {
    "side": ("black", "white"),
    "compensation": ("n", "n-1", "none"),
    "style": ("tens", "rectangles"),
}


def question(kind: str, options: Mapping[str, Any]) -> str:
    """A question about one or many games."""
    asked = {name: value for name, value in options.items() if value is not None}
    for name, choices in _CHOICES.items():
        if name in asked and asked[name] not in choices:
            listed = ", ".join(map(repr, choices))
            raise ValueError(f"{name} is one of {listed}, not {asked[name]!r}")
    rules = asked.get("rules")
    if isinstance(rules, os.PathLike):
        path = Path(rules)
        asked["rules"] = path.stem
        asked["profiles"] = {path.stem: path.read_text(encoding="utf-8")}
    dead = asked.get("dead")
    if isinstance(dead, np.ndarray) and dead.dtype == np.bool_:
        asked["dead"] = names_in(dead)
    size = asked.get("size")
    if isinstance(size, tuple):
        columns, rows = size
        asked["size"] = f"{columns}x{rows}"
    return json.dumps({"ask": kind, **asked}, allow_nan=False, default=plain)


def answer(kind: str, options: Mapping[str, Any]) -> Any:
    """The answer to a question that needs no game."""
    return _told(_shuzi.answer(question(kind, options)))["answer"]


def answer_about(kind: str, game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The reply to a question about a game."""
    (reply,) = _shuzi.answer_all(question(kind, options), [record_of(game)], 1)
    return _told(reply)


def answers_about(
    kind: str, games: Iterable[Game], threads: int | None, options: Mapping[str, Any]
) -> Iterator[dict[str, Any] | ShuziError | Exception]:
    """The replies to a question about many games, in their order, on all cores unless told
    otherwise; where a game could not be had, why.

    So many games are taken at a time as keep the cores busy: what is waited for can be interrupted,
    and what comes from elsewhere is not all held at once.
    """
    if isinstance(games, str | bytes):
        raise TypeError("several games are wanted: give a list of them")
    threads = _threads(threads)
    asked = question(kind, options)
    rest = iter(games)
    while batch := list(islice(rest, threads * 32)):
        records = [_record(game) for game in batch]
        found = [record for record in records if isinstance(record, bytes)]
        replies = iter(_shuzi.answer_all(asked, found, threads))
        for record in records:
            yield _reply(next(replies)) if isinstance(record, bytes) else record


def games_asked(
    kind: str, files: Iterable[File], threads: int | None, options: Mapping[str, Any]
) -> Iterator[tuple[str, int, dict[str, Any] | Exception]]:
    """The replies to a question about every game of files, or about the one that it names: the
    file, the number of the game, and the reply or why there is none."""
    threads = _threads(threads)
    asked, named = question(kind, options), options.get("game")
    rest = iter(files)
    while batch := list(islice(rest, threads * 32)):
        found = [read for _, read in batch if isinstance(read, bytes)]
        if named is None:
            replies = iter(_shuzi.answer_games(asked, found, 1, _MANY, threads))
        else:
            replies = ([reply] for reply in _shuzi.answer_all(asked, found, threads))
        for file, read in batch:
            if not isinstance(read, bytes):
                yield file, 1, read
                continue
            first, told = int(named or 1), next(replies)
            while told:
                for after, reply in enumerate(told):
                    yield file, first + after, _reply(reply)
                first += len(told)
                if named is not None or len(told) < _MANY:
                    break
                (told,) = _shuzi.answer_games(asked, [read], first, _MANY, threads)


_MANY = 1024
"""Games of one file that are asked about at once."""


def _threads(threads: int | None) -> int:
    if threads is not None and threads < 1:
        raise ValueError(f"at least one thread is needed, not {threads}")
    return threads or os.cpu_count() or 1


def _record(game: Game) -> bytes | Exception:
    try:
        return record_of(game)
    except (OSError, TypeError, ValueError) as why:
        return why


def _reply(reply: str) -> dict[str, Any] | ShuziError:
    told: dict[str, Any] = json.loads(reply)
    return ShuziError._of(told["error"]) if "error" in told else told


def _told(reply: str) -> dict[str, Any]:
    told = _reply(reply)
    if isinstance(told, ShuziError):
        raise told
    return told
