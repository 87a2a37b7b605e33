"""Counts a folder of games with Spark: spark-submit spark_count.py FOLDER OUT.parquet"""

import sys

import pyarrow as pa
import shuzi
from pyspark.sql import SparkSession

SCHEMA = pa.schema(
    [
        ("path", pa.string()),
        ("result", pa.string()),
        ("agrees", pa.bool_()),
        ("error", pa.string()),
    ]
)
COLUMNS = "path string, result string, agrees boolean, error string"


def count_batches(batches):
    """Counts the games of Arrow batches with the columns `path` and `content`."""
    for batch in batches:
        games = batch.column("content").to_pylist()
        counts = shuzi.count_many(games, errors="return", threads=1)
        rows = [
            {"path": path, "error": str(count)}
            if isinstance(count, shuzi.ShuziError)
            else {"path": path, "result": count.result, "agrees": count.agrees}
            for path, count in zip(batch.column("path").to_pylist(), counts, strict=True)
        ]
        yield pa.RecordBatch.from_pylist(rows, SCHEMA)


def main():
    folder, out = sys.argv[1:]
    spark = SparkSession.builder.appName("shuzi").getOrCreate()
    games = spark.read.format("binaryFile").option("recursiveFileLookup", "true")
    games = games.option("pathGlobFilter", "*.sgf").load(folder)
    games.select("path", "content").mapInArrow(count_batches, COLUMNS).write.parquet(out)
    spark.stop()


if __name__ == "__main__":
    main()
