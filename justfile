# Everything a developer types.

# What a change must pass.
ci:
    bash .ci/run

fmt:
    cargo fmt --all

lint:
    cargo clippy --all-targets -- -D warnings

test:
    cargo test

# Look at what the snapshots changed to, then accept them.
snapshots:
    INSTA_UPDATE=always cargo test

# How soon the first frame stands, and how games stream through.
bench:
    cargo bench --bench start
