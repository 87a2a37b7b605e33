# All commands for developers.

# What a change must pass.
ci:
    bash .ci/run

# What takes longer, once a week: other machines, the same bytes, clusters, all scenes, fuzzing, mutants.
weekly:
    bash .ci/weekly

fmt:
    cargo fmt --all

lint:
    cargo clippy --workspace --all-targets --all-features -- -D warnings

test:
    cargo test --workspace --all-features

# Accept the changed snapshots; review the diff afterwards.
snapshots:
    INSTA_UPDATE=always cargo test --workspace --all-features

# How soon the first frame is drawn, and how fast games are scored.
bench:
    cargo bench --bench start

# Every sheet in every language side by side, to be looked at: target/gallery/index.html.
gallery:
    #!/usr/bin/env bash
    set -euo pipefail
    cargo build --release -q
    shuzi=$PWD/target/release/shuzi
    page=$PWD/target/gallery/index.html
    mkdir -p target/gallery
    echo '<!doctype html><meta charset="utf-8"><title>Sheets</title><style>img{width:30%;margin:1%;border:1px solid}</style>' > "$page"
    sheet() {
        echo "<h2>$1</h2>" >> "$page"
        for language in en de es fr ru zh zh-Hant ja ko; do
            "$shuzi" "${@:2}" --lang "$language" -o "target/gallery/$1-$language.svg" --force
            echo "<img src=\"$1-$language.svg\" alt=\"$1 $language\">" >> "$page"
        done
    }
    sheet wall keys --size 19
    sheet referee keys --size 19 --layout referee
    sheet card keys --size 19 --layout card
    sheet wallet keys --size 19 --layout wallet
    sheet form form
    sheet steps steps
    sheet handicap handicap
    sheet reshape reshape assets/games/even.sgf
    sheet compare compare assets/games/even.sgf

# The pages for a phone alone, for any host that serves https: target/page (needs the target
# wasm32-unknown-unknown).
page:
    bash .ci/browser

# The README's picture of the screen, from the program's own frames.
screen:
    cargo run --release -q --example picture -- recording > assets/pictures/count.svg

# The same position at nine sizes, side by side, to be looked at.
sizes:
    cargo run --release -q --example picture -- gallery > target/sizes.svg

# The book's pictures, and the book itself (needs mdbook).
book:
    cargo run --release -q -- score assets/games/even.sgf -o docs/src/pictures/even.svg --force
    cargo run --release -q --example picture -- assets/games/even.sgf light ">>" > docs/src/pictures/screen.svg
    mdbook build docs --dest-dir ../target/book

# All measurements in one run, compared with other programs.
benchmarks positions photographs="":
    benches/all.sh {{positions}} {{photographs}}

# Arbitrary bytes as a file, an answer or keys (needs cargo-fuzz and a nightly Rust).
fuzz target="record" seconds="300":
    mkdir -p fuzz/corpus/{{target}}
    cargo +nightly fuzz run -s none {{target}} fuzz/corpus/{{target}} tests/seeds/{{target}} -- \
        -max_total_time={{seconds}} -timeout=10 -rss_limit_mb=400 -print_final_stats=1

# The same for every target; prints how often each ran and its peak memory.
fuzz-all seconds="300":
    #!/usr/bin/env bash
    set -euo pipefail
    for target in fuzz/fuzz_targets/*.rs; do
        name=$(basename "$target" .rs)
        just fuzz "$name" {{seconds}} 2>target/fuzz-$name.log || { tail -20 target/fuzz-$name.log; exit 1; }
        echo "$name: $(grep -E 'number_of_executed|peak_rss' target/fuzz-$name.log | awk '{print $NF}' | xargs)"
    done

# Arbitrary input for every reader and for the program itself, on this machine alone, for so many minutes;
# prints what was tried.
attack minutes="10":
    SHUZI_ATTACK={{minutes}} cargo test --release --locked --all-features --test all -- --exact command::attack::attack --nocapture

# A Debian package (needs cargo-deb).
deb:
    cargo build --profile dist --locked --features tls
    assets/package/files.sh target/dist/shuzi
    cargo deb --no-build --profile dist

# A program without system libraries, for x86_64 or aarch64.
static machine="x86_64":
    rustup target add {{machine}}-unknown-linux-musl
    cargo build --profile dist --locked --features tls \
        --target {{machine}}-unknown-linux-musl --target-dir target/static \
        --config 'target.{{machine}}-unknown-linux-musl.linker="rust-lld"'

# The program for Windows (needs mingw-w64).
windows:
    rustup target add x86_64-pc-windows-gnu
    cargo build --profile dist --locked --features tls --target x86_64-pc-windows-gnu --target-dir target/static

# The program's components, as CycloneDX (needs cargo-cyclonedx).
bill:
    cargo cyclonedx --format json --describe binaries
    mv shuzi_bin.cdx.json target/shuzi.cdx.json

# Whether any crate in use has a known vulnerability (downloads the list).
advisories:
    cargo deny check advisories

# The networks that read photographs, trained from scratch (needs numpy and PyTorch; ten minutes with
# a GPU and 16 cores, days on two cores).
networks:
    cargo build --profile dist -p shuzi-studio --example scenes
    mkdir -p target/networks
    seq 2000 2023 | xargs -P "$(nproc)" -I SEED target/dist/examples/scenes 600 SEED target/networks/fSEED
    seq 3000 3029 | xargs -P "$(nproc)" -I SEED target/dist/examples/scenes 600 SEED target/networks/sSEED straight
    cd target/networks && python3 ../../crates/shuzi-photo/networks/train.py "$(seq -s, -f f%g 2000 2023)" 50000 finder --size 64
    cd target/networks && python3 ../../crates/shuzi-photo/networks/train.py "$(seq -s, -f s%g 3000 3029)" 64000 judge --size 64 --from finder.pt --rate 2e-3
    cp target/networks/finder.f16 target/networks/judge.f16 crates/shuzi-photo/networks/
