"""Key numbers."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Literal

from shuzi._ask import Color, Points, Size, answer


@dataclass(frozen=True)
class KeyNumber:
    """The number a side's total is held against (Mays, Table 4)."""

    side: Color
    value: float
    """The key number in points."""
    needs: int
    """The least whole total that wins."""
    tie_at: int | None
    """The total that ties, where one can."""
    half_count: float
    adjustment: float


def key_number(
    komi: Points | None = None,
    *,
    size: Size = 19,
    handicap: int = 0,
    compensation: Literal["n", "n-1", "none"] | None = None,
    tie_breaker: Points | None = None,
    non_scoring: int = 0,
    rules: str | os.PathLike[str] | None = None,
    side: Color = "black",
) -> KeyNumber:
    """The key number of a side: what its total has to reach.

    ``komi`` and ``compensation`` are the rule profile's where they are left out.

    >>> key_number(7.5).needs
    185

    Raises:
        ShuziError: the profile names no komi, or an option means nothing.
    """
    asked = {
        "komi": komi,
        "size": size,
        "handicap": handicap,
        "compensation": compensation,
        "tie_breaker": tie_breaker,
        "non_scoring": non_scoring,
        "rules": rules,
        "side": side or "black",
    }
    (told,) = answer("keys", asked)
    return KeyNumber(
        side=told["side"],
        value=told["key_number"],
        needs=told["needs"],
        tie_at=told["tie_at"],
        half_count=told["half_count"],
        adjustment=told["adjustment"],
    )
