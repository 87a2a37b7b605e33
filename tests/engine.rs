//! Engines asked for dead stones: a real one, and every kind of bad one.
#![cfg(unix)]
// A test says by panicking that something is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![cfg(feature = "cli")]

use std::time::Duration;

use shuzi::goban::{Board, VertexSet};
use shuzi::record::{Games, decode};
use shuzi::shell::{EngineError, ask_engine};

fn bundled(name: &str) -> (Board, VertexSet) {
    let path = format!("{}/assets/games/{name}.sgf", env!("CARGO_MANIFEST_DIR"));
    let file = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    (game.board, game.marks.unwrap().dead)
}

fn ask(command: &str, seconds: u64) -> Result<VertexSet, EngineError> {
    ask_engine(command, &bundled("even").0, Duration::from_secs(seconds))
}

/// An engine that answers all but the last command well.
fn script(last: &str) -> String {
    format!(
        "sh -c 'while read -r line; do case \"$line\" in final*) {last};; \
         *) printf \"= \\n\\n\";; esac; done'"
    )
}

#[test]
fn gnu_go_agrees_on_the_bundled_games() {
    let command = "gnugo --mode gtp";
    let path = format!("{}:/usr/games", std::env::var("PATH").unwrap());
    let found = std::process::Command::new("sh")
        .args(["-c", "command -v gnugo"])
        .env("PATH", &path)
        .output()
        .unwrap();
    if !found.status.success() {
        assert!(std::env::var_os("CI").is_none(), "GNU Go must be there where CI runs");
        return;
    }
    let command = command.replace("gnugo", String::from_utf8(found.stdout).unwrap().trim());
    for name in ["even", "handicap"] {
        let (board, dead) = bundled(name);
        let said = ask_engine(&command, &board, Duration::from_secs(60)).unwrap();
        assert_eq!(said, dead, "{name}");
    }
}

#[test]
fn an_honest_engine_is_believed_chain_by_chain() {
    let dead = ask(&script("printf \"= b8\\nc8\\n\\n\""), 10).unwrap();
    assert_eq!(dead, bundled("even").1);
    assert!(ask(&script("printf \"=\\n\\n\""), 10).unwrap().is_empty());
}

#[test]
fn bad_engines_are_named_and_never_waited_for_long() {
    let started = std::time::Instant::now();
    for (command, expected) in [
        ("no-such-engine".to_owned(), "engine-ended"),
        ("true".to_owned(), "engine-ended"),
        ("sleep 600".to_owned(), "engine-slow (command: boardsize 9, seconds: 1)"),
        ("yes".to_owned(), "engine-ended"),
        ("cat /dev/zero".to_owned(), "engine-ended"),
        (
            script("printf \"? unknown command\\n\\n\""),
            "engine-refused (command: final_status_list dead, why: ",
        ),
        (script("printf \"= E5\\n\\n\""), "engine-lie (name: E5)"),
        (script("printf \"= rubbish\\n\\n\""), "engine-lie (name: rubbish)"),
        (script("sleep 600"), "engine-slow (command: final_status_list dead, "),
        (script("exit"), "engine-ended (command: final_status_list dead)"),
    ] {
        let error = ask(&command, 1).unwrap_err().to_string();
        assert!(error.contains(expected), "{command}: {error}");
    }
    assert!(started.elapsed() < Duration::from_secs(60));
}

#[test]
fn boards_gtp_does_not_know_are_refused() {
    let (board, _) = bundled("seki-4x9");
    let error = ask_engine("true", &board, Duration::from_secs(1)).unwrap_err();
    assert!(matches!(error, EngineError::Size { .. }));
}
