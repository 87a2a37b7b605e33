"""The game files of folders and archives, named and ordered as the command line has them."""

from __future__ import annotations

import gzip
import io
import os
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import PurePosixPath

from shuzi._games import MOST_BYTES, Readable, bounded, unpacked

File = tuple[str, bytes | Exception]
"""A file by its name: its bytes, or why it could not be read."""

Files = str | os.PathLike[str] | Iterable[str | os.PathLike[str] | tuple[str, bytes]]
"""Files, folders and archives by name, or pairs of a name and the bytes of a file."""

_TAR = (".tar", ".tar.gz", ".tgz")
_KINDS = (".sgf", ".gib", ".ngf", ".ugf", ".ugi", ".jgf")
_GAMES = (*_KINDS, *(f"{kind}.gz" for kind in _KINDS))


def files_of(files: Files) -> Iterator[File]:
    """Each game file in turn; folders in the order of their names, archives as they are stored."""
    if isinstance(files, str | os.PathLike):
        files = [files]
    for file in files:
        if isinstance(file, tuple):
            name, packed = file
            yield name, _tried(partial(unpacked, packed))
        elif os.path.isdir(file):
            yield from _in_folder(os.fspath(file))
        else:
            yield from _in_file(os.fspath(file))


def _in_folder(folder: str) -> Iterator[File]:
    try:
        names = sorted(os.listdir(folder))
    except OSError as why:
        yield folder, why
        return
    for name in names:
        path = os.path.join(folder, name)
        if os.path.isdir(path):
            # Links to folders may lead round in circles.
            if not os.path.islink(path):
                yield from _in_folder(path)
        elif name.lower().endswith((*_TAR, ".zip", *_GAMES)):
            for found, read in _in_file(path):
                # Nobody said that every archive there holds games.
                if not isinstance(read, _NoGames):
                    yield found, read


def _in_file(path: str) -> Iterator[File]:
    ending = path.lower()
    if ending.endswith((*_TAR, ".zip")):
        members = _in_zip if ending.endswith(".zip") else _in_tar
        any_game = False
        try:
            for name, read in members(path):
                any_game = True
                yield _within(path, name), read
        except _UNREADABLE as why:
            yield path, why
            return
        if not any_game:
            yield path, _NoGames("no game file in this archive")
    else:
        yield path, _tried(partial(_whole, path))


class _NoGames(ValueError):
    """An archive without a game file."""


# What Python's own readers of archives raise: `NotImplementedError` for another compression,
# `RuntimeError` for a password.
_UNREADABLE = (
    OSError,
    EOFError,
    ValueError,
    NotImplementedError,
    RuntimeError,
    tarfile.TarError,
    zipfile.BadZipFile,
    zlib.error,
)


def _tried(read: Callable[[], bytes]) -> bytes | Exception:
    try:
        return read()
    except _UNREADABLE as why:
        return why


def _whole(path: str) -> bytes:
    with open(path, "rb") as file:
        return _unpacked(file)


def _unpacked(file: Readable) -> bytes:
    return unpacked(bounded(file))


class _Bounded(io.BufferedReader):
    """A file that is never asked for more at once than a game may have: what names the members of
    a tar may claim any size."""

    def read(self, most: int | None = -1, /) -> bytes:
        if most is None or not 0 <= most <= MOST_BYTES + 1:
            raise tarfile.ReadError("a header larger than 64 MiB")
        return super().read(most)


def _in_tar(path: str) -> Iterator[File]:
    with open(path, "rb") as packed, _Bounded(_plain(packed)) as file:
        archive = tarfile.open(fileobj=file, mode="r:")
        for member in archive:
            if not _is_game(member.name) or member.isdir():
                continue
            game = archive.extractfile(member) if member.isreg() else None
            if game is None:
                yield member.name, ValueError("not a plain file")
            else:
                yield member.name, _tried(partial(_unpacked, game))


def _plain(packed: io.BufferedReader) -> io.BufferedReader | gzip.GzipFile:
    return gzip.GzipFile(fileobj=packed) if packed.peek(2)[:2] == b"\x1f\x8b" else packed


def _in_zip(path: str) -> Iterator[File]:
    with zipfile.ZipFile(path) as archive:
        for member in archive.infolist():
            if not member.is_dir() and _is_game(member.filename):
                yield member.filename, _tried(partial(_member, archive, member))


def _member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    with archive.open(member) as file:
        return _unpacked(file)


def _is_game(name: str) -> bool:
    return name.lower().endswith(_GAMES)


def _within(archive: str, name: str) -> str:
    """The name of an archive's member, as if the archive were a folder."""
    parts = (part for part in PurePosixPath(name).parts if part not in ("/", ".."))
    return os.path.join(archive, *parts)
