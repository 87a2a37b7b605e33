"""Which stones are dead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from shuzi._ask import answer_about, answers_about
from shuzi._errors import Fact
from shuzi._games import Game


@dataclass(frozen=True)
class Chain:
    """What becomes of a chain, and what that rests on."""

    color: Literal["black", "white"]
    stones: tuple[str, ...]
    fate: str
    """``"alive"``, ``"dead"`` or ``"seki"``."""
    ground: str
    """What the verdict rests on, such as ``"read"`` or ``"played"``."""
    confidence: float
    """From 0.5, a guess, to 1: proven, read, or the same in every game played out, as ``ground``
    says."""
    verdict: Fact

    @classmethod
    def _of(cls, told: dict[str, Any]) -> Chain:
        verdict = Fact._of(told["verdict"])
        return cls(**{**told, "stones": tuple(told["stones"]), "verdict": verdict})


@dataclass(frozen=True)
class Dead:
    """The dead stones of a board. A proposal is one: what is not certain is named so."""

    stones: tuple[str, ...]
    source: str
    """Who says so: ``"auto"``, a proposal."""
    uncertain: tuple[str, ...]
    chains: tuple[Chain, ...]
    """Every chain, where the dead stones are proposed."""

    @classmethod
    def _of(cls, reply: dict[str, Any]) -> Dead:
        told = reply["answer"]
        return cls(
            stones=tuple(told["dead"]),
            source=told["dead_source"],
            uncertain=tuple(told["uncertain"]),
            chains=tuple(map(Chain._of, told["chains"])),
        )


def propose_dead(board: Game) -> Dead:
    """Proposes which stones of a finished board are dead, whatever its record marks.

    Raises:
        ShuziError: the record cannot be read.
    """
    return Dead._of(answer_about("dead", board, {"dead": "auto"}))


def propose_dead_many(boards: Iterable[Game], *, threads: int | None = None) -> list[Dead]:
    """Proposes the dead stones of many boards, on all cores or with so many ``threads``.

    Raises:
        ShuziError: one of the records cannot be read.
    """
    found = []
    for reply in answers_about("dead", boards, threads, {"dead": "auto"}):
        if isinstance(reply, Exception):
            raise reply
        found.append(Dead._of(reply))
    return found
