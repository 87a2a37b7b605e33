"""Counts a folder of games with Spark: spark-submit spark_count.py FOLDER OUT.parquet"""

import sys

import pyarrow as pa
import shuzi
from pyspark.sql import SparkSession

SCHEMA = pa.schema(
    [
        ("file", pa.string()),
        ("game", pa.int32()),
        ("result", pa.string()),
        ("agrees", pa.bool_()),
        ("error", pa.string()),
    ]
)
COLUMNS = "file string, game int, result string, agrees boolean, error string"


def row(counted):
    named = {"file": counted.file, "game": counted.game}
    if isinstance(counted.count, shuzi.ShuziError):
        return {**named, "error": str(counted.count)}
    return {**named, "result": counted.count.result, "agrees": counted.count.agrees}


def count_batches(batches):
    """Counts the games of Arrow batches with the columns `path` and `content`."""
    for batch in batches:
        paths, contents = (batch.column(name).to_pylist() for name in ("path", "content"))
        counted = shuzi.iter_counts(zip(paths, contents, strict=True), threads=1)
        yield pa.RecordBatch.from_pylist([row(one) for one in counted], SCHEMA)


def main():
    folder, out = sys.argv[1:]
    spark = SparkSession.builder.appName("shuzi").getOrCreate()
    games = spark.read.format("binaryFile").option("recursiveFileLookup", "true")
    games = games.option("pathGlobFilter", "*.{sgf,SGF,sgf.gz}").load(folder)
    games.select("path", "content").mapInArrow(count_batches, COLUMNS).write.parquet(out)
    spark.stop()


if __name__ == "__main__":
    main()
