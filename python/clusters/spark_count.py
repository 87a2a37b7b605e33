"""Counts a folder of games with Spark: spark-submit spark_count.py FOLDER OUT.parquet"""

import sys

import pyarrow as pa
import shuzi
from pyspark.sql import SparkSession

SCHEMA = "path string, result string, agrees boolean, error string"


def count_batches(batches):
    """Counts the games of Arrow batches with the columns `path` and `content`."""
    for batch in batches:
        games = batch.column("content").to_pylist()
        counts = shuzi.count_many(games, errors="return", threads=1)
        failed = [isinstance(count, shuzi.ShuziError) for count in counts]
        columns = {
            "path": batch.column("path"),
            "result": pa.array(
                [None if bad else count.result for bad, count in zip(failed, counts, strict=True)],
                pa.string(),
            ),
            "agrees": pa.array(
                [None if bad else count.agrees for bad, count in zip(failed, counts, strict=True)],
                pa.bool_(),
            ),
            "error": pa.array(
                [str(count) if bad else None for bad, count in zip(failed, counts, strict=True)],
                pa.string(),
            ),
        }
        yield pa.RecordBatch.from_pydict(columns)


def main():
    folder, out = sys.argv[1:]
    spark = SparkSession.builder.appName("shuzi").getOrCreate()
    games = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(folder)
    games.select("path", "content").mapInArrow(count_batches, SCHEMA).write.parquet(out)
    spark.stop()


if __name__ == "__main__":
    main()
