"""Games as they are handed over, and boards as arrays."""

from __future__ import annotations

import gzip
import io
import os
import zlib
from typing import Any, Protocol

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
_MOST_LINES = 52
_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


MOST_BYTES = 64 * 1024 * 1024
_MARK = b"\xef\xbb\xbf"
_GZIP = b"\x1f\x8b"


def record_of(game: Game) -> bytes:
    """The bytes of a record of the game."""
    if isinstance(game, bytes | bytearray | memoryview):
        return unpacked(bytes(game))
    if isinstance(game, str):
        if "\n" not in game and game.lower().endswith(".sgf"):
            raise ValueError(f"a file is given as a path: pathlib.Path({game!r})")
        # The mark says that it is text, whatever the record says of its bytes.
        return _MARK + game.encode()
    if isinstance(game, os.PathLike):
        try:
            with open(game, "rb") as file:
                return unpacked(bounded(file))
        except ValueError as why:
            raise ValueError(f"{os.fspath(game)}: {why}") from None
    board = np.asarray(game)
    if board.dtype.kind not in "iufO" or board.ndim == 0:
        raise TypeError(f"a game is a record, a path or an array, not {type(game).__name__}")
    return _rows(board)


class Readable(Protocol):
    """What bytes are read from."""

    def read(self, most: int, /) -> bytes: ...


def bounded(file: Readable) -> bytes:
    """All bytes of a file.

    Raises:
        ValueError: it is too large for one of games.
    """
    read = file.read(MOST_BYTES + 1)
    if len(read) > MOST_BYTES:
        raise ValueError("larger than 64 MiB")
    return read


def unpacked(read: bytes) -> bytes:
    """The bytes of a file, taken out of gzip if they are in it.

    Raises:
        ValueError: they are damaged, or too many.
    """
    if not read.startswith(_GZIP):
        return read
    try:
        with gzip.open(io.BytesIO(read)) as file:
            return bounded(file)
    except (EOFError, OSError, zlib.error) as why:
        raise ValueError(f"damaged: {why}") from None


def _rows(board: npt.NDArray[Any]) -> bytes:
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
    """The name of a vertex of a board with so many rows: ``vertex_name(0, 0, 19) == "A19"``.

    Raises:
        ValueError: there is no such row or column.
    """
    row, column = int(row), int(column)
    if not (0 <= row < rows and 0 <= column < _MOST_LINES):
        raise ValueError(f"no vertex of a board with {rows} rows: row {row}, column {column}")
    number = len(_LETTERS)
    before, letter = divmod(column, number)
    return _LETTERS[before - 1 : before] + _LETTERS[letter] + str(rows - row)


def vertex_index(name: str, rows: int) -> tuple[int, int]:
    """Row and column of a vertex, as they index a board with so many rows.

    Raises:
        ValueError: no vertex of such a board is called so.
    """
    letters = name.rstrip("0123456789")
    number = name[len(letters) :]
    column = 0
    for letter in letters.upper():
        column = column * len(_LETTERS) + _LETTERS.find(letter) + 1
    known = all(letter in _LETTERS for letter in letters.upper())
    row = rows - int(number) if number else -1
    if not (known and 0 <= row < rows and 1 <= column <= _MOST_LINES):
        raise ValueError(f"no vertex of a board with {rows} rows: {name!r}")
    return row, column - 1


def mask_of(names: tuple[str, ...], shape: tuple[int, int]) -> npt.NDArray[np.bool_]:
    """Where the named vertices are, as an array of the board's shape."""
    mask = np.zeros(shape, dtype=np.bool_)
    for name in names:
        mask[vertex_index(name, shape[0])] = True
    return mask


def names_in(mask: npt.NDArray[np.bool_]) -> list[str]:
    """The names of the vertices that an array of a board's shape marks.

    Raises:
        ValueError: it is not of a board's shape.
    """
    if mask.ndim != 2:
        raise ValueError(f"a board has rows and columns, not {mask.ndim} dimensions")
    return [vertex_name(row, column, mask.shape[0]) for row, column in np.argwhere(mask)]
