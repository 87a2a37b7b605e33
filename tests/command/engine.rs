//! Engines that give dead stones: a real one, and every kind of bad one.
#![cfg(unix)]

use std::time::Duration;

use shuzi::shell::{EngineError, ask_engine};
use shuzi_core::goban::{Board, VertexSet};
use shuzi_core::record::{Games, decode};

fn bundled(name: &str) -> (Board, VertexSet) {
    let path = format!("{}/assets/games/{name}.sgf", env!("CARGO_MANIFEST_DIR"));
    let file = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    (game.board, game.marks.unwrap().dead)
}

fn ask(command: &str, seconds: u64) -> Result<VertexSet, EngineError> {
    ask_engine(command, &bundled("even").0, Duration::from_secs(seconds))
}

/// An engine that answers all but the last command correctly.
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

/// A command of several parts is passed to the shell.
#[test]
fn an_engine_may_be_started_by_several_commands() {
    let parts = format!("cd / && X=1 {}", script("printf \"= b8\\nc8\\n\\n\""));
    assert_eq!(ask(&parts, 10).unwrap(), bundled("even").1);
}

#[test]
fn bad_engines_are_named_and_never_waited_for_long() {
    let started = std::time::Instant::now();
    for (command, expected) in [
        ("no-such-engine".to_owned(), "engine-complained (said: "),
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

/// The number of processes with this text in their command line.
fn running(mark: &str) -> usize {
    let processes = std::fs::read_dir("/proc").unwrap().flatten();
    let lines = processes.filter_map(|process| std::fs::read(process.path().join("cmdline")).ok());
    lines.filter(|line| String::from_utf8_lossy(line).contains(mark)).count()
}

/// Waits until no such process is left.
fn gone(mark: &str) {
    let since = std::time::Instant::now();
    while running(mark) > 0 {
        assert!(since.elapsed() < Duration::from_secs(20), "{mark} is left behind");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn what_an_engine_has_started_ends_with_it() {
    let command = "sh -c 'sleep 31536001 & sleep 31536001 & sleep 31536001'";
    let error = ask(command, 1).unwrap_err().to_string();
    assert!(error.contains("engine-slow"), "{error}");
    gone("31536001");
    // An engine that keeps running after it has answered everything.
    let command = script("printf \"=\\n\\n\"; sleep 31536002");
    assert!(ask(&command, 10).unwrap().is_empty());
    gone("31536002");
    // What leaves the engine's group for a session of its own, before it answers.
    let command = script("setsid sleep 31536004 & sleep 0.3; printf \"=\\n\\n\"; wait");
    assert!(ask(&command, 10).unwrap().is_empty());
    gone("31536004");
}

/// However the program ends, even if killed, its engine ends too.
#[test]
fn no_engine_is_left_behind_by_a_program_that_is_killed() {
    for signal in ["-INT", "-TERM", "-KILL"] {
        let engine = "sh -c 'setsid sleep 31536003 & sleep 31536003'";
        // A shell that runs the tests in the background ignores Ctrl-C.
        let mut child = std::process::Command::new("env")
            .args(["--default-signal=INT", env!("CARGO_BIN_EXE_shuzi")])
            .args(["score", "--engine", engine, "assets/games/even.sgf"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdin(std::process::Stdio::null())
            .spawn()
            .unwrap();
        let since = std::time::Instant::now();
        // The shells name both with a space.
        while running("sleep\x0031536003\x00") < 2 {
            assert!(since.elapsed() < Duration::from_secs(20), "it is never started");
            std::thread::sleep(Duration::from_millis(20));
        }
        let id = child.id().to_string();
        std::process::Command::new("kill").args([signal, &id]).status().unwrap();
        child.wait().unwrap();
        gone("31536003");
    }
}

/// A gigabyte without an end of line, an answer in drips, and one that never ends: each is given up
/// in time, and takes no memory.
#[test]
fn an_engine_that_never_ends_its_line_is_given_up() {
    let started = std::time::Instant::now();
    for (command, expected) in [
        ("head -c 1000000000 /dev/zero".to_owned(), "engine-ended"),
        ("sh -c 'printf =; head -c 1000000000 /dev/zero'".to_owned(), "engine-ended"),
        ("sh -c 'while :; do printf \"=\"; sleep 0.1; done'".to_owned(), "engine-slow"),
        // Each answer in good time, but all together too slow.
        (
            "sh -c 'while read -r line; do sleep 0.3; printf \"=\\n\\n\"; done'".to_owned(),
            "engine-slow",
        ),
        (script("while :; do printf \"= A1\\n\"; done"), "engine-ended"),
    ] {
        let error = ask(&command, 1).unwrap_err().to_string();
        assert!(error.contains(expected), "{command}: {error}");
    }
    assert!(started.elapsed() < Duration::from_secs(60));
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find(|line| line.starts_with("VmHWM")).unwrap();
    let peak: u64 = peak.split_whitespace().nth(1).unwrap().parse().unwrap();
    assert!(peak < 200 * 1024, "{peak} KiB");
}
