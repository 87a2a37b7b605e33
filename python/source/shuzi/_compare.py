"""A game under every rule profile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from shuzi._ask import Options, answer_about, checked, with_options
from shuzi._games import Game

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Score:
    """What a game comes to by a profile. What the record leaves open is ``None``; ``between`` then
    holds the two results that are possible, where there are two."""

    rules: str
    method: str
    """``"area"``, ``"territory"`` or ``"stones"``."""
    group_tax: bool
    black: float | None
    white: float | None
    result: str | None
    between: tuple[str, str] | None
    notes: tuple[str, ...]

    @classmethod
    def _of(cls, told: dict[str, Any]) -> Score:
        between = told.get("between")
        return cls(
            rules=told["rules"],
            method=told["method"],
            group_tax=told.get("group_tax", False),
            black=told["black"],
            white=told["white"],
            result=told["result"],
            between=(between[0], between[1]) if between else None,
            notes=tuple(told.get("notes", ())),
        )


@dataclass(frozen=True)
class Difference:
    """Why area and territory scoring differ, in points for Black."""

    area_minus_territory: float | None
    last_move: int | None
    handicap: int
    passes: int | None
    seki: int
    reasons: tuple[str, ...]
    unknown: str | None
    """What the record does not tell."""


@dataclass(frozen=True)
class Comparison:
    """A game under every profile."""

    scores: tuple[Score, ...]
    own_rules: str
    own_result: str | None
    difference: Difference
    details: dict[str, Any] = field(repr=False, compare=False)
    """The same as ``shuzi compare --json`` prints it."""

    def __getitem__(self, rules: str) -> Score:
        """The score by a profile, the first where it allows several counts."""
        for score in self.scores:
            if score.rules == rules:
                return score
        raise KeyError(rules)

    def __iter__(self) -> Iterator[Score]:
        """The scores by all profiles."""
        return iter(self.scores)

    def __len__(self) -> int:
        return len(self.scores)


@with_options
def compare(record: Game, /, **options: Unpack[Options]) -> Comparison:
    """Counts a game under every rule profile, and says why area and territory differ.

    Raises:
        ShuziError: the record cannot be read, or an option means nothing.
    """
    told = answer_about("compare", record, checked("compare", options))["answer"]
    difference = told["difference"]
    return Comparison(
        scores=tuple(map(Score._of, told["profiles"])),
        own_rules=told["own"]["rules"],
        own_result=told["own"]["result"],
        difference=Difference(
            area_minus_territory=difference["area_minus_territory"],
            last_move=difference["last_move"],
            handicap=difference["handicap"],
            passes=difference["passes"],
            seki=difference["seki"],
            reasons=tuple(difference["reasons"]),
            unknown=difference.get("unknown"),
        ),
        details=told,
    )
