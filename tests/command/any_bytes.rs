//! Arbitrary bytes as a file, an answer or keys: a short, repeatable run of the fuzz targets.
//! The seeds are inputs that fuzzers found worth keeping.

use crate::targets;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use fastrand::Rng;

/// The longest that one input may take, on a machine busy with other tests.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// The seeds of a target, sorted by name.
pub fn seeds(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/seeds").join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|_| panic!("no seeds: {}", folder.display()));
    let mut paths: Vec<_> = files.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// A seed with some of its bytes changed, removed, doubled, or replaced with those of another seed.
pub fn changed(seeds: &[Vec<u8>], random: &mut Rng) -> Vec<u8> {
    let mut bytes = random.choice(seeds).cloned().unwrap_or_default();
    for _ in 0..random.usize(1..8) {
        let length = bytes.len();
        let at = random.usize(0..=length);
        let end = (at + random.usize(0..16)).min(length);
        match random.u8(0..6) {
            0 if at < length => bytes[at] ^= 1 << random.u8(0..8),
            1 => bytes.insert(at, random.u8(..)),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            4 => {
                let other = random.choice(seeds).cloned().unwrap_or_default();
                let from = random.usize(0..=other.len());
                bytes.splice(at..end, other[from..(from + 12).min(other.len())].to_vec());
            }
            _ => {
                let sign = *random.choice(b"0[](){}\";:,.-/\\\n\xff\x00\x1b").unwrap();
                bytes.insert(at, sign);
            }
        }
    }
    bytes
}

/// Runs a target over its seeds and this number of changed ones.
fn run((name, target): targets::Target, rounds: usize) {
    let seeds = seeds(name);
    let mut random = Rng::with_seed(7);
    let changed = (0..rounds).map(|_| changed(&seeds, &mut random)).collect::<Vec<_>>();
    for bytes in seeds.iter().chain(&changed) {
        let begun = Instant::now();
        let ended = catch_unwind(AssertUnwindSafe(|| target(bytes)));
        let took = begun.elapsed();
        assert!(ended.is_ok(), "{name} panics at {:?}", bytes.escape_ascii().to_string());
        assert!(took < PATIENCE, "{name} takes {took:?} at {:?}", bytes.escape_ascii().to_string());
    }
}

/// One test per target, so that they run in parallel.
macro_rules! each {
    ($($name:ident: $rounds:literal,)*) => {
        $(
            #[test]
            fn $name() {
                run((stringify!($name), targets::$name), $rounds);
            }
        )*

        #[test]
        fn no_target_is_left_out() {
            let run = [$(stringify!($name)),*];
            assert_eq!(targets::ALL.map(|(name, _)| name), run);
        }
    };
}

each! {
    record: 2000,
    diagram: 2000,
    board: 200,
    profile: 500,
    settings: 2000,
    state: 500,
    history: 500,
    log: 500,
    engine: 2000,
    picture: 2000,
    places: 2000,
    photograph: 5,
    actions: 300,
    keys: 300,
    question: 500,
    form: 300,
}
