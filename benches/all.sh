#!/usr/bin/env bash
# Measures everything in one run, compared with other programs, and writes BENCHMARKS.md.
#
#   benches/all.sh POSITIONS [PHOTOGRAPHS]
#
# POSITIONS is a folder of positions with known answers (format: see `benches/life.rs`), PHOTOGRAPHS
# a folder of photographs with a `truth.jsonl`. GNU Go is used if it is installed, npm's
# @sabaki/deadstones if DEADSTONES is the folder it is installed in, and the planner's referee if
# REFEREE is a command that reads the lines of `--bench reshape -- FOLDER --json`.
set -euo pipefail
cd "$(dirname "$0")/.."
positions=${1:?name a folder of positions}
photographs=${2:-}
export CARGO_TERM_COLOR=never PATH="$PATH:/usr/games"
test -z "$(git status --porcelain -- src crates benches Cargo.toml Cargo.lock)" || {
  echo "commit first: the figures name the commit they are of" >&2
  exit 1
}
engines=()
command -v gnugo >/dev/null && engines+=(--engine 'gnugo --mode gtp')
if [ -n "${DEADSTONES:-}" ]; then
  engines+=(--engine "env NODE_PATH=$DEADSTONES/node_modules node benches/deadstones.js")
fi
out=$(mktemp) errors=$(mktemp)
trap 'rm -f "$out" "$errors"' EXIT
# A heading, its description, and the output of a command.
section() {
  printf '\n## %s\n\n%s\n\n```text\n' "$1" "$2"
  shift 2
  "$@" 2>"$errors" || { tail -5 "$errors" >&2; exit 1; }
  printf '```\n'
}
archives() {
  cargo bench --bench archive -- "${engines[@]}"
  cargo bench --bench archive -- --stream 1000000
}
# Every sixth board by the planner and by its referee: how often both handle equally few stones.
referee() {
  local folder
  folder=$(mktemp -d)
  cargo bench --bench reshape -- "$positions" --json >"$folder/ours"
  awk '/"side":"black"/ && ++n % 6 == 0' "$folder/ours" >"$folder/boards"
  eval "$REFEREE" <"$folder/boards" >"$folder/theirs"
  python3 - "$folder" <<'PY'
import json, statistics, sys
lines = lambda name: [json.loads(line) for line in open(f"{sys.argv[1]}/{name}")]
ours = {(one["id"], one["side"]): one for one in lines("ours")}
pairs = [(ours[one["id"], "black" if one["side"] == "X" else "white"], one) for one in lines("theirs")]
ended = [pair for pair in pairs if pair[1]["status"] == "OPTIMAL"]
fewer = sum(own["handled"] < other["handled"] for own, other in ended)
more = sum(own["handled"] > other["handled"] for own, other in ended)
print(f"plans                      {len(pairs)}")
print(f"proven by the referee      {len(ended)}")
print(f"as many stones             {len(ended) - fewer - more}")
print(f"more / fewer               {more} / {fewer}")
print(f"median, planner            {statistics.median(own['ms'] for own, _ in ended):.2f} ms")
print(f"median, referee            {statistics.median(other['seconds'] for _, other in ended) * 1000:.0f} ms")
PY
  rm -rf "$folder"
}
{
  cat <<HEAD
# Benchmarks

Written by \`benches/all.sh\`, whose first lines say how; a part measured later than the rest names its
commit. Times are of this machine, which is shared and noisy: look at the ratios. The positions and
photographs are other people's, none is part of this repository, and none was used to make what is measured
here but where it is said.

- commit: $(git rev-parse --short HEAD)
- machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) cores, $(awk '/MemTotal/ {printf "%.0f GiB", $2 / 1048576}' /proc/meminfo)
- $(rustc --version), $(uname -sr)
HEAD
  section "Start" "From the start of the program to its first frame." \
    cargo bench --bench start
  section "Archives" "1,200 games of 9×9 to 19×19 in one file, each with a proposal of its dead stones, by so many workers; and other programs on the final boards of the same games, started for each, as a user would. Then a million games with known dead stones, streamed." \
    archives
  section "A key" "From a key to the frame that shows it, the count kept on the disk before it is drawn, through a whole count." \
    cargo bench --bench frame
  section "The board as a picture" "The same on terminals that show pictures." \
    cargo bench --bench picture
  section "Dead stones" "Positions with known answers. Every stone right; the right margin; the wrong winner; positions where nothing is called uncertain, and how many of those are right; the median time and the longest. The programs beside it are started for each position, as a user would; they call nothing uncertain." \
    cargo bench --bench life -- "$positions" "${engines[@]}"
  section "Recorded results" "Games whose result was recorded by the players or their server, scored by their own rules with proposed dead stones. A record is not the truth." \
    cargo bench --bench records -- "$positions"
  section "Rearranging" "Plans for both sides of each position: how many are proven to handle the fewest stones, and the times." \
    cargo bench --bench reshape -- "$positions"
  if [ -n "${REFEREE:-}" ]; then
    section "Rearranging, by a referee" "The same plans given to a constraint solver, which finds the fewest stones by itself." referee
  fi
  if [ -n "$photographs" ]; then
    section "Photographs" "Real photographs by others, none of which the networks were trained on, and scenes of the tests' own studio." \
      env SHUZI_PHOTOGRAPHS="$photographs" cargo bench --bench photo
  fi
} >"$out"
cat "$out" >BENCHMARKS.md
