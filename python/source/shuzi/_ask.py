"""Asks the counting core, and takes its answers apart."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, TypedDict

from shuzi import _shuzi
from shuzi._errors import ShuziError
from shuzi._games import Game, record_of

Points = int | float | str
Color = Literal["black", "white"]
Size = int | tuple[int, int]


class Options(TypedDict, total=False):
    """How a game is counted: each beats the record, the record beats the rule profile."""

    rules: str | os.PathLike[str]
    """A rule profile by its name, or the file of one of your own."""
    komi: Points
    """Komi in points, a multiple of a half."""
    tie_breaker: Points
    """The tie-breaker in points."""
    handicap: int
    """Handicap stones."""
    compensation: Literal["n", "n-1", "none"]
    """Points to White for n handicap stones."""
    side: Color
    """The side that is counted."""
    dead: Literal["auto", "none"] | list[str]
    """Dead stones: a proposal, none, or one stone of each dead chain. Left out, those that the
    record marks, else a proposal."""
    seki: Mapping[str, Color | None]
    """Who fills points of seki, where it is not evenly."""
    game: int
    """Which game of a record of several, from 1."""
    size: Size
    """The board size of a record that states none: lines, or columns and rows."""
    encoding: str
    """The encoding of a record given as bytes, where it does not say and the guess is wrong."""


def question(kind: str, options: Mapping[str, Any]) -> str:
    """A question about one or many games."""
    asked = {name: value for name, value in options.items() if value is not None}
    rules = asked.get("rules")
    if isinstance(rules, os.PathLike):
        path = Path(rules)
        asked["rules"] = path.stem
        asked["profiles"] = {path.stem: path.read_text(encoding="utf-8")}
    size = asked.get("size")
    if isinstance(size, tuple):
        asked["size"] = f"{size[0]}x{size[1]}"
    return json.dumps({"ask": kind, **asked})


def answer(kind: str, options: Mapping[str, Any]) -> Any:
    """The answer to a question that needs no game."""
    return _told(_shuzi.answer(question(kind, options)))["answer"]


def answer_about(kind: str, game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The reply to a question about a game."""
    (reply,) = _shuzi.answer_all(question(kind, options), [record_of(game)], 1)
    return _told(reply)


def answers_about(
    kind: str, games: Iterable[Game], threads: int | None, options: Mapping[str, Any]
) -> list[dict[str, Any] | ShuziError]:
    """The replies to a question about many games, on all cores unless told otherwise."""
    records = [record_of(game) for game in games]
    replies = _shuzi.answer_all(question(kind, options), records, threads or os.cpu_count() or 1)
    return [_reply(reply) for reply in replies]


def _reply(reply: str) -> dict[str, Any] | ShuziError:
    told: dict[str, Any] = json.loads(reply)
    return ShuziError._of(told["error"]) if "error" in told else told


def _told(reply: str) -> dict[str, Any]:
    told = _reply(reply)
    if isinstance(told, ShuziError):
        raise told
    return told
