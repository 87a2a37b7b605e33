#!/usr/bin/env bash
# Counts tar archives of games with GNU parallel: parallel_count.sh OUT-FOLDER JOBS TAR...
# For other machines: parallel --sshlogin host1,host2 --transferfile {} --return ...
set -euo pipefail
out=$1 jobs=$2
shift 2
mkdir -p "$out"
# What a killed job has written is gone on with, each game once.
parallel --jobs "$jobs" --retries 5 \
  shuzi score --json --jobs 1 --resume -o "$out/{/.}.jsonl" {} ::: "$@"
