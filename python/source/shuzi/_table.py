"""Counts as a table, for whatever takes Arrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from shuzi._count import Count, Counted

if TYPE_CHECKING:
    import pyarrow as pa


class Table:
    """Counted games as a table: a row for each, with the columns of ``shuzi score --format
    csv``.

    polars, pandas and others take it (``polars.DataFrame(table)``), and then the games are
    counted, some thousand at a time. It needs ``pyarrow``. What a table was made of is used up
    with it: a list can be read again, :func:`iter_counts` once.
    """

    def __init__(self, counted: Iterable[Counted], /) -> None:
        self._counted = counted

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        import pyarrow as pa

        schema = _schema()
        batches = _batches(self._counted, schema)
        reader = pa.RecordBatchReader.from_batches(schema, batches)
        return reader.__arrow_c_stream__(requested_schema)


_ROWS = 4096


def _schema() -> pa.Schema:
    import pyarrow as pa

    return pa.schema(
        {
            "file": pa.string(),
            "game": pa.int32(),
            "size": pa.string(),
            "rules": pa.string(),
            "komi": pa.float64(),
            "tie_breaker": pa.float64(),
            "handicap": pa.int32(),
            "compensation": pa.float64(),
            "non_scoring": pa.int32(),
            "result": pa.string(),
            "winner": pa.string(),
            "margin": pa.float64(),
            "black": pa.float64(),
            "white": pa.float64(),
            "area_result": pa.string(),
            "area_black": pa.int32(),
            "area_white": pa.int32(),
            "zi": pa.float64(),
            "recorded": pa.string(),
            "agrees": pa.bool_(),
            "cause": pa.string(),
            "dead": pa.list_(pa.string()),
            "uncertain": pa.int32(),
            "unfinished": pa.int32(),
            "player_black": pa.string(),
            "player_white": pa.string(),
            "remarks": pa.string(),
            "error": pa.string(),
        }
    )


def _batches(counted: Iterable[Counted], schema: pa.Schema) -> Iterator[pa.RecordBatch]:
    import pyarrow as pa

    rest = iter(counted)
    while some := list(islice(rest, _ROWS)):
        yield pa.RecordBatch.from_pylist([_row(one) for one in some], schema)


def _row(counted: Counted) -> dict[str, Any]:
    count = counted.count
    named = {"file": counted.file, "game": counted.game}
    if not isinstance(count, Count):
        return {**named, "error": count.code}
    columns, rows = count.size
    return {
        **named,
        "size": f"{columns}x{rows}",
        "rules": count.rules,
        "komi": count.komi,
        "tie_breaker": count.tie_breaker,
        "handicap": count.handicap,
        "compensation": count.compensation,
        "non_scoring": count.non_scoring,
        "result": count.result,
        "winner": count.details["winner"],
        "margin": count.margin,
        "black": None if count.result is None else count.own.black,
        "white": None if count.result is None else count.own.white,
        "area_result": count.area_result,
        "area_black": count.black.total,
        "area_white": count.white.total,
        "zi": count.zi,
        "recorded": count.recorded,
        "agrees": count.agrees,
        "cause": count.details.get("disagreement", {}).get("code"),
        "dead": count.dead,
        "uncertain": len(count.uncertain),
        "unfinished": len(count.unfinished),
        "player_black": count.details.get("player_black"),
        "player_white": count.details.get("player_white"),
        "remarks": " ".join(remark.code for remark in count.remarks) or None,
    }
