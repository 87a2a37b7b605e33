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

# The README's pictures of the sheets, from the program's own pages (needs poppler).
pictures:
    cargo run --release -q -- keys --rules chinese-mays -o target/wall.pdf --force
    cargo run --release -q -- keys --rules chinese-mays --layout wallet -o target/wallet.pdf --force
    pdftoppm -r 55 -png -singlefile target/wall.pdf assets/pictures/wall
    pdftoppm -r 55 -png -singlefile target/wallet.pdf assets/pictures/wallet

# The README's picture of the screen, from the program's own frame.
screen:
    cargo run --release -q --example picture > assets/pictures/screen.svg
    cargo run --release -q -- score benches/games/19x19-1.sgf -o assets/pictures/board.png --force

# Any bytes as a file, any board: nothing may panic (needs cargo-fuzz; -s none runs on stable Rust).
fuzz target="record":
    cargo fuzz run -s none {{target}} -- -max_total_time=300

# The networks that read photographs, trained from nothing (needs numpy and PyTorch; 90 minutes).
networks:
    cargo build --release --example scenes
    mkdir -p target/networks
    for seed in 101 102; do target/release/examples/scenes 7000 $seed target/networks/$seed; done
    for seed in 201 202; do target/release/examples/scenes 7000 $seed target/networks/$seed straight; done
    cd target/networks && python3 ../../assets/photo/train.py 101,102 12000 finder
    cd target/networks && python3 ../../assets/photo/train.py 201 9000 first --from finder.pt --rate 2e-3 --seed 1
    cd target/networks && python3 ../../assets/photo/train.py 201,202 10000 second --from first.pt --rate 1.5e-3 --seed 2 --until 8000
    cd target/networks && python3 ../../assets/photo/train.py 201,202 3000 judge --from second.pt --rate 8e-4 --seed 3
    cp target/networks/finder.f16 target/networks/judge.f16 assets/photo/
