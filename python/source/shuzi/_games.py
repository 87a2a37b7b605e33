"""Games as they are handed over, and boards as arrays."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import numpy.typing as npt

Board = npt.NDArray[np.int8]
"""A board: 1 for Black, -1 for White, 0 for nobody, the top row first."""

Game = str | bytes | os.PathLike[str] | npt.NDArray[Any]
"""A game: a record, a file, or a board."""

_SIGNS = np.zeros(256, dtype=np.uint8)
_SIGNS[[0, 1, 2, 255]] = list(b".XOO")
_STONES = np.zeros(256, dtype=np.int8)
_STONES[[ord("X"), ord("O")]] = 1, -1
_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def record_of(game: Game) -> bytes:
    """The bytes of a record of the game."""
    if isinstance(game, bytes):
        return game
    if isinstance(game, str):
        return game.encode()
    if isinstance(game, os.PathLike):
        with open(game, "rb") as file:
            return file.read()
    return _rows(np.asarray(game))


def _rows(board: npt.NDArray[np.generic]) -> bytes:
    if board.ndim != 2:
        raise ValueError(f"a board has rows and columns, not {board.ndim} dimensions")
    if not np.isin(board, (-1, 0, 1, 2)).all():
        raise ValueError("a board holds 1 for Black, -1 or 2 for White, and 0")
    signs = _SIGNS[board.astype(np.int8).view(np.uint8)]
    return b"\n".join(row.tobytes() for row in signs)


def board_of(rows: list[str]) -> Board:
    """The array of rows of ``.``, ``X`` and ``O``."""
    signs = np.frombuffer("".join(rows).encode(), dtype=np.uint8)
    return _STONES[signs].reshape(len(rows), -1)


def vertex_name(row: int, column: int, rows: int) -> str:
    """The name of a vertex of a board with so many rows: ``vertex_name(0, 0, 19) == "A19"``."""
    number = len(_LETTERS)
    before, letter = divmod(column, number)
    return _LETTERS[before - 1 : before] + _LETTERS[letter] + str(rows - row)


def vertex_index(name: str, rows: int) -> tuple[int, int]:
    """Row and column of a vertex, as they index a board with so many rows."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters.upper():
        column = column * len(_LETTERS) + _LETTERS.index(letter) + 1
    return rows - int(name[len(letters) :]), column - 1


def mask_of(names: tuple[str, ...], shape: tuple[int, int]) -> npt.NDArray[np.bool_]:
    """Where the named vertices are, as an array of the board's shape."""
    mask = np.zeros(shape, dtype=np.bool_)
    for name in names:
        mask[vertex_index(name, shape[0])] = True
    return mask
