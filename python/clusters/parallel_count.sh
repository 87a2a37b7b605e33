#!/usr/bin/env bash
# Counts tar archives of games with GNU Parallel: parallel_count.sh OUT-FOLDER JOBS TAR...
# For other machines add --sshlogin and --transferfile.
set -euo pipefail
out=$1 jobs=$2
shift 2
mkdir -p "$out"
# An archive's results and what was said of it, both under its whole path. What a killed job has
# written is continued; a game that cannot be counted (exit status 1) or a damaged archive (4) is no
# reason to try again.
parallel --jobs "$jobs" --retries 5 \
  shuzi score --json --jobs 1 --resume -o "$out/{= s:/:_:g =}.jsonl" {} \
  "2>>$out/{= s:/:_:g =}.log" "|| case \$? in 1|4) ;; *) false ;; esac" ::: "$@"
cat "$out"/*.log >&2
