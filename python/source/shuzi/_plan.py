"""How the stones are rearranged to be counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from shuzi._ask import Color, Options, answer_about, checked, with_options
from shuzi._games import Game

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Rectangle:
    """A rectangle of vacant points; ``at`` is its top left vertex."""

    at: str
    width: int
    height: int


@dataclass(frozen=True)
class Plan:
    """What every stone of a side does before its points are counted."""

    side: Color
    rectangles: tuple[Rectangle, ...]
    moves: tuple[tuple[str, str], ...]
    """Stones that go from one vertex to another."""
    lift: tuple[str, ...]
    """Stones that go to the bowl."""
    add: tuple[str, ...]
    """Stones that come from the bowl."""
    vacant: int
    stones: int
    total: int
    handled: int
    """How many stones are handled."""
    optimal: bool
    """Whether no plan handles fewer: proven."""


@with_options
def plan(
    record: Game, /, *, style: Literal["tens", "rectangles"] = "tens", **options: Unpack[Options]
) -> Plan:
    """Plans how a side's stones are rearranged: the one that is counted, or ``side``.

    Raises:
        ShuziError: the record cannot be read, or an option means nothing.
    """
    asked = {"style": style, **checked("plan", options)}
    (told,) = answer_about("reshape", record, asked)["answer"]
    return Plan(
        side=told["side"],
        rectangles=tuple(Rectangle(**one) for one in told["rectangles"]),
        moves=tuple((start, end) for start, end in told["move"]),
        lift=tuple(told["lift"]),
        add=tuple(told["add"]),
        vacant=told["vacant"],
        stones=told["stones"],
        total=told["total"],
        handled=told["handled"],
        optimal=told["optimal"],
    )
