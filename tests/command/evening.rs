//! A club evening in a real terminal: one table after another, a break, the list of results.

use crate::terminal;

use std::fs;

use shuzi::shell::Journal;
use terminal::Session;

#[test]
fn tables_are_counted_one_after_another_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("Who won, and by how much?");
    session.press("\r");
    session.shows("Which game was this?");
    session.press("\r");
    session.shows("Is the game over?");
    session.press("\r\r\r92\r91\rf");
    session.shows("White wins by 2.5 points");
    session.press("n");
    session.shows("Which game was this?");
    session.press("\r\r\r\r95\r90\rf");
    session.shows("Black wins by 1.5 points");
    // The other side is counted to verify the result, which stays on the restored terminal.
    session.press("oy90\r86\ry");
    session.shows("verified: 185 + 176 = 361");
    // The key that begins the next game is taken back.
    session.press("n");
    session.shows("u returns to the one before");
    session.press("u");
    session.shows("Black wins by 1.5 points");
    session.press("q");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
    assert!(session.screen.screen().contents().contains("Black wins by 1.5 points"));
    let log = fs::read_to_string(folder.path().join("d/log.jsonl")).unwrap();
    let results: Vec<bool> =
        log.lines().zip(["W+2.5", "B+1.5"]).map(|(line, result)| line.contains(result)).collect();
    assert_eq!((log.lines().count(), results), (2, vec![true, true]), "{log}");
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("B+1.5");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

/// Settings for a game stay on the way back to the first screen until something is counted; after a
/// count is dropped, the choice made is what starts.
#[test]
fn what_is_set_at_home_is_what_is_counted_by() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("Who won, and by how much?");
    session.press("s");
    session.shows("The game and its rules");
    session.press("\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B3\x1b[A");
    session.shows("set by you");
    session.press("\x1b");
    session.shows("Who won, and by how much?");
    session.press("\r");
    session.shows("Black needs 183");
    session.press("\r\r\r\r32\r");
    session.shows("Black's stones");
    for shown in [
        "Black: vacant points",
        "Which side is counted?",
        "Does any empty point belong to nobody?",
        "Is the game over?",
        "Which game was this?",
        "Who won, and by",
    ] {
        session.press("\x1b");
        session.shows(shown);
    }
    // Another board is asked nothing, and what was left stays on the list.
    session.press("b");
    session.shows("Set up a position");
    session.press("q");
}

/// One Esc closes a sheet that was only looked at, even if a count was dropped for it.
#[test]
fn a_sheet_looked_at_is_left_for_home() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("Who won, and by how much?");
    session.press("\r\r\r\r\r12\r");
    session.shows("Black's stones");
    session.child.kill().unwrap();
    session.ends();
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("Who won, and by how much?");
    session.press("c");
    session.shows("no komi");
    session.press("\x1b");
    session.shows("Who won, and by how much?");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn an_example_that_was_looked_at_is_not_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("Who won, and by how much?");
    session.press("x");
    session.shows("Even game");
    session.press("\r");
    session.shows("Remove the dead stones");
    session.press("\r");
    session.shows("Rearrange");
    session.child.kill().unwrap();
    session.ends();
    Journal::sweep(&folder.path().join("s"));
    let kept = fs::read_dir(folder.path().join("s")).map_or(0, Iterator::count);
    assert_eq!(kept, 0);
}

/// Esc from an example leads back to where it was opened.
#[test]
fn an_example_is_left_for_home() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("Who won, and by how much?");
    session.press("x\r");
    session.shows("Remove the dead stones");
    session.press("\x1b");
    session.shows("Who won, and by how much?");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn a_count_broken_off_is_offered_at_home() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/seki.sgf"], &[]);
    session.shows("Which game was this?");
    session.press("\r");
    session.shows("Remove the dead stones");
    session.child.kill().unwrap();
    session.ends();
    // From another folder, and without giving the file.
    let elsewhere = tempfile::tempdir().unwrap();
    let mut session = Session::start_in(elsewhere.path(), folder.path(), &[], &[]);
    session.shows("seki.sgf 2/");
    session.press("r");
    session.shows("Remove the dead stones");
    // Back to the settings, home, and out: nothing was counted, so there is nothing to resume.
    session.press("\x1b");
    session.shows("Which game was this?");
    session.press("\x1b");
    session.shows("Who won, and by how much?");
    session.press("q");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
}

#[test]
fn everything_opened_from_home_comes_back_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    let home = "Who won, and by how much?";
    session.shows(home);
    for (keys, shown, back) in [
        ("c", "Black needs", "\x1b"),
        ("a", "Appearance", "\x1b"),
        ("x", "Even game", "\x1b"),
        ("h", "Handicap ·", "\x1b"),
        ("p", "shuzi · practice", "q"),
        ("s", "The game and its rules", "\x1b"),
        ("?", "all keys on this screen", "\x1b"),
        ("o", "folder above", "\x1b"),
    ] {
        session.press(keys);
        session.shows(shown);
        session.press(back);
        session.shows(home);
    }
    // A pasted path is opened.
    session.press("\x1b[200~assets/games/even.sgf\x1b[201~");
    session.shows("even.sgf");
    session.press("\x03y");
    session.ends();
}

/// Marks and answers belong to the file's content: for a changed file nothing is resumed.
#[test]
fn a_file_that_has_changed_is_not_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.sgf");
    let bundled = |name: &str| {
        fs::copy(format!("{}/assets/games/{name}.sgf", env!("CARGO_MANIFEST_DIR")), &game).unwrap()
    };
    bundled("seki");
    let mut session = Session::start(folder.path(), &[game.to_str().unwrap()], &[]);
    session.shows("Which game was this?");
    session.press("\r");
    session.shows("Remove the dead stones");
    session.press("qy");
    assert_eq!(session.ends(), 0);
    bundled("even");
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("game.sgf 2/");
    session.press("r");
    session.shows("has changed since");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

/// The game that counts itself moves only before the first key.
#[test]
fn home_stands_still_after_another_screen() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/seki.sgf"], &[]);
    session.shows("Which game was this?");
    session.press("\x1b");
    // The footer is drawn last.
    session.shows("Enter choose");
    let seen = session.screen.screen().contents();
    assert!(seen.contains("30 vacant + 23 = 53"), "{seen}");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

/// A pipe is not waited for, and a broken line of the log is reported on the screen.
#[cfg(unix)]
#[test]
fn pipes_and_broken_lines_do_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let made = std::process::Command::new("mkfifo").arg(folder.path().join("0.sgf")).status();
    assert!(made.unwrap().success());
    fs::create_dir(folder.path().join("d")).unwrap();
    fs::write(folder.path().join("d/log.jsonl"), "{\"time\":\"2025\n").unwrap();
    let mut session = Session::start_in(folder.path(), folder.path(), &[], &[]);
    session.shows("log.jsonl:");
    session.press("o");
    session.shows("0.sgf");
    session.press("\x1b");
    session.shows("Who won, and by how much?");
    session.press("q");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
}

/// What the last board was counted by is offered for the next, on another evening, too.
#[test]
fn the_rules_used_last_at_the_table_are_offered() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["count", "--rules", "aga", "--size", "9", "--method", "full"];
    let mut session = Session::start(folder.path(), &args, &[]);
    session.shows("Which game was this?");
    session.press("\r\r\r20\r20\r21\r20\ry\r\rf");
    session.shows("wins by");
    session.press("q");
    assert_eq!(session.ends(), 0);
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("9×9");
    session.shows("Full Counting");
    session.press("s");
    session.shows("used last");
    session.press("q");
    // A count that is only begun counts as used, with a komi of its own.
    let args = ["count", "--rules", "new-zealand", "--komi", "5.5", "--size", "13"];
    let mut session = Session::start(folder.path(), &args, &[]);
    session.shows("Which game was this?");
    session.press("\r\r\r\r40\r");
    session.shows("stones");
    session.press("qq");
    assert_eq!(session.ends(), 0);
    let mut session = Session::start(folder.path(), &["count"], &[]);
    session.shows("13×13");
    session.shows("used last");
    session.shows("5.5");
    session.press("q");
    // A profile that is named goes first.
    let mut session = Session::start(folder.path(), &["count", "--rules", "chinese"], &[]);
    session.shows("19×19");
    session.press("q");
}
