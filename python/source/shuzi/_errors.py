"""What is told about a game, and what is wrong with one."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Fact:
    """Something that is so: a stable ``code``, its ``parameters``, and an English ``message``."""

    code: str
    message: str
    parameters: dict[str, Any] = field(hash=False)

    @classmethod
    def _of(cls, told: dict[str, Any]) -> Fact:
        return cls(told["code"], told["message"], _parameters(told))


@dataclass(frozen=True)
class Remark(Fact):
    """Something told about a place of a record; ``line`` and ``column`` count from 1."""

    line: int
    column: int

    @classmethod
    def _of(cls, told: dict[str, Any]) -> Remark:
        return cls(told["code"], told["message"], _parameters(told), told["line"], told["column"])


class ShuziError(ValueError):
    """A game cannot be counted, or a question cannot be answered.

    ``line`` and ``column`` are the place in the record, from 1, where it is about one; ``code`` is
    stable.
    """

    def __init__(
        self, message: str, code: str, line: int, column: int, parameters: dict[str, Any]
    ) -> None:
        super().__init__(message, code, line, column, parameters)
        self.message = message
        self.code = code
        self.line = line
        self.column = column
        self.parameters = parameters

    def __str__(self) -> str:
        # What is wrong with an option has no place in the record.
        is_placed = (self.line, self.column) != (1, 1)
        place = f" (line {self.line}, column {self.column})" if is_placed else ""
        return self.message + place

    @classmethod
    def because(cls, why: Exception) -> ShuziError:
        """The error itself, or what kept a game from being read as one."""
        if isinstance(why, cls):
            return why
        is_of_system = isinstance(why, OSError) and not isinstance(why, gzip.BadGzipFile)
        code = "file-unreadable" if is_of_system else "archive-unreadable"
        return cls(str(why), code, 1, 1, {})

    @classmethod
    def _of(cls, told: dict[str, Any]) -> ShuziError:
        message = _in_python(told["message"])
        return cls(message, told["code"], told["line"], told["column"], _parameters(told))


def _in_python(message: str) -> str:
    """What the command line would say, as Python names it: ``--tie-breaker`` is ``tie_breaker``."""
    message = message.replace("`shuzi rules list`", "`shuzi.rules()`")
    return re.sub(r"--([a-z-]+)", lambda option: option[1].replace("-", "_"), message)


def _parameters(told: dict[str, Any]) -> dict[str, Any]:
    known = ("code", "message", "line", "column")
    return {name: value for name, value in told.items() if name not in known}
