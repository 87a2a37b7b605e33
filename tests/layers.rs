//! The floors of the house: what lies below knows nothing of what lies above.

// A test says by panicking that something is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms by floor, ground first. A room uses rooms of its own floor or below.
const FLOORS: [&[&str]; 8] = [
    &["amount", "fact", "goban", "method", "place"],
    &["record", "rules", "life", "reshape", "handicap"],
    &["counting"],
    &["sheet", "practice", "scoring"],
    &["words"],
    &["app", "output", "shell"],
    &["view"],
    &["cli"],
];

/// Words the rooms below `app` may not use: the outside, and inexact numbers.
const FORBIDDEN_BELOW_APP: [&str; 10] = [
    "std::io",
    "std::fs",
    "std::env",
    "std::time",
    "std::net",
    "std::process",
    "ratatui",
    "crossterm",
    "println!",
    "f32",
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The room a file belongs to.
fn room(path: &Path) -> String {
    let inside = path.strip_prefix(source()).unwrap();
    let first = inside.components().next().unwrap().as_os_str().to_str().unwrap();
    first.trim_end_matches(".rs").to_owned()
}

fn floor(room: &str) -> Option<usize> {
    FLOORS.iter().position(|rooms| rooms.contains(&room))
}

/// The code of a file, comments left out.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_room_has_a_floor_and_arrows_point_down() {
    for path in files(&source()) {
        let room = room(&path);
        if ["lib", "main"].contains(&room.as_str()) {
            continue;
        }
        let here = floor(&room).unwrap_or_else(|| panic!("{room} has no floor"));
        for used in code(&path).split("crate::").skip(1) {
            let end = used.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let used = &used[..end.unwrap_or(used.len())];
            let there = floor(used).unwrap_or_else(|| panic!("{}: crate::{used}", path.display()));
            assert!(there <= here, "{} uses {used}, which lies above it", path.display());
        }
    }
}

#[test]
fn the_core_knows_no_outside_and_no_inexact_number() {
    for path in files(&source()) {
        let room = room(&path);
        let Some(here) = floor(&room) else { continue };
        let code = code(&path);
        if here < floor("app").unwrap() {
            for word in FORBIDDEN_BELOW_APP {
                assert!(!code.contains(word), "{} names {word}", path.display());
            }
            // Life guesses, and the plural rules of the words want a decimal.
            if !["life", "words"].contains(&room.as_str()) {
                assert!(!code.contains("f64"), "{} names f64", path.display());
            }
        }
        if room == "app" {
            for word in ["ratatui", "crossterm", "std::io", "std::fs"] {
                assert!(!code.contains(word), "{} names {word}", path.display());
            }
        }
    }
}

#[test]
fn every_file_says_what_it_is() {
    for path in files(&source()) {
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("//! "), "{}", path.display());
        assert!(text.lines().count() <= 450, "{} is too long: split it", path.display());
    }
}
