"""The rule profiles."""

from __future__ import annotations

from dataclasses import dataclass

from shuzi._ask import answer


@dataclass(frozen=True)
class Rules:
    """A rule profile."""

    name: str
    """What the option ``rules`` takes."""
    title: str
    scoring: str
    """``"area"``, ``"territory"`` or ``"stone"``."""


def rules() -> list[Rules]:
    """The rule profiles that can be named.

    >>> [known.name for known in rules() if known.title == "Japanese"]
    ['japanese-1989']
    """
    return [Rules(**told) for told in answer("rules", {})]
