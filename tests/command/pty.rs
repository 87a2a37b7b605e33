//! The program in a real terminal: it starts, counts, quits, and restores the terminal.

use crate::terminal;

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use shuzi_core::practice::{Drill, Material, items};

use terminal::{PATIENCE, Session, lines};

#[test]
fn a_game_is_opened_a_chain_marked_and_the_result_reached() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/even.sgf"], &[]);
    session.shows("Which game was this?");
    session.press("\r");
    session.shows("Remove the dead stones");
    session.shows("Black ahead by 18.5");
    // From the centre of the board, E5, to the white chain at G5: if it is dead, all points are
    // Black's.
    session.press("ll");
    session.press(" ");
    session.shows("Black has 81");
    session.press("u");
    session.shows("Black has 53");
    session.press("\r\r\r");
    session.shows("Black wins by 18.5 points");
    session.press("q");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
    assert!(session.screen.screen().contents().contains("Black wins by 18.5 points (9¼ zi)"));
}

#[test]
fn a_click_marks_a_chain() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/even.sgf"], &[]);
    session.shows("Which game was this?");
    session.press("\r");
    session.shows("Remove the dead stones");
    // G5 is the seventh column of the fifth row, each four columns and two rows of the screen:
    // those count from 1 here.
    session.press("\x1b[<0;28;11M\x1b[<0;28;11m");
    session.shows("Black has 81");
    session.press("qy");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
}

#[test]
fn a_count_broken_off_is_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["count", "--size", "9", "--komi", "6.5"];
    let mut session = Session::start(folder.path(), &args, &[]);
    session.shows("Which game was this?");
    session.press("\r\r\r\r12+20\r2");
    session.shows("> 2");
    session.child.kill().unwrap();
    session.ends();
    let mut session = Session::start(folder.path(), &args, &[]);
    session.shows("Both are");
    session.press("y");
    session.shows("> 2");
    session.press("1\r");
    session.shows("Black wins by 18.5");
    session.press("q");
    assert_eq!(session.ends(), 0);
    let mut session = Session::start(folder.path(), &args, &[]);
    session.shows("Which game was this?");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn resizing_draws_anew_and_ctrl_c_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/seki.sgf"], &[]);
    session.shows("Which game was this?");
    let size = PtySize { rows: 24, cols: 44, pixel_width: 0, pixel_height: 0 };
    session.master.resize(size).unwrap();
    session.screen.screen_mut().set_size(lines(24), lines(44));
    session.shows("? help");
    session.press("\x03");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
}

#[test]
fn no_color_writes_no_colour_and_shows_the_cursor_of_the_board() {
    let folder = tempfile::tempdir().unwrap();
    let variables = [("NO_COLOR", "1")];
    let mut session = Session::start(folder.path(), &["assets/games/even.sgf"], &variables);
    session.shows("Which game was this?");
    session.press("\r");
    session.shows("Remove the dead stones");
    session.shows("┌─b─┐");
    session.press("qy");
    session.ends();
    let written = String::from_utf8_lossy(&session.raw).into_owned();
    assert!(!written.contains("\x1b[38;5;") && !written.contains("\x1b[48;5;"));
}

/// What is wrong with the history is said on the screen too, and nothing of it is lost.
#[test]
fn a_history_that_cannot_be_read_is_named_in_practice_from_home() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("d")).unwrap();
    let path = folder.path().join("d/history.jsonl");
    fs::write(&path, "an attempt of mine\n").unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("q quit");
    session.press("p");
    session.shows("history.jsonl:1:1");
    // Back to the first screen, and out.
    session.press("q");
    session.shows("Who won");
    session.press("q");
    session.ends();
    assert_eq!(fs::read_to_string(&path).unwrap(), "an attempt of mine\n");
    // Where nothing at all can be read.
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    session.shows("q quit");
    session.press("p");
    session.shows("cannot be read");
    // Back to the first screen, and out.
    session.press("q");
    session.shows("Who won");
    session.press("q");
    session.ends();
}

#[test]
fn three_questions_are_practised_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["practise", "--drill", "halves", "--count", "3", "--seed", "1", "--timer", "30"];
    let mut session = Session::start(folder.path(), &args, &[]);
    let material = Material::bundled().unwrap();
    for (item, number) in items(&[Drill::Halves], 1, 3, &[], (1, true)).iter().zip(1..) {
        session.shows(&format!("question {number}/3"));
        let right = item.question(&material).unwrap().answer.to_string();
        let (answer, said) = if number == 2 { ("999", "not 999") } else { (&*right, "Correct.") };
        session.press(&format!("{answer}\r"));
        session.shows(said);
        session.press("\r");
    }
    session.shows("(you missed this one before)");
    // Killed in the middle of a round: every answer given is kept.
    session.child.kill().unwrap();
    let history = fs::read_to_string(folder.path().join("d/history.jsonl")).unwrap();
    let correct: Vec<bool> =
        history.lines().map(|line| line.contains("\"correct\":true")).collect();
    assert_eq!(correct, [true, false, true]);
}

#[test]
fn practice_begins_with_its_menu_and_gives_the_terminal_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["practise"], &[]);
    session.shows("> Today's five minutes");
    session.press("\r");
    session.shows("counted both ways");
    session.press("\x1b");
    session.shows("> Today's five minutes");
    session.press("q");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
}

#[test]
fn suspended_it_gives_the_terminal_back_and_takes_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/even.sgf"], &[]);
    session.shows("Which game was this?");
    session.press("\r");
    session.shows("Remove the dead stones");
    session.press("\x1a");
    // It leaves the alternate screen before it stops.
    let since = Instant::now();
    while session.screen.screen().alternate_screen() && since.elapsed() < PATIENCE {
        if let Ok(bytes) = session.output.recv_timeout(Duration::from_millis(100)) {
            session.take(&bytes);
        }
    }
    assert!(!session.screen.screen().alternate_screen());
    let process = session.child.process_id().unwrap().to_string();
    let stopped = || {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('T'))
    };
    while !stopped() {
        assert!(since.elapsed() < PATIENCE, "it does not stop");
        thread::sleep(Duration::from_millis(20));
    }
    let status = std::process::Command::new("kill").args(["-CONT", &process]).status().unwrap();
    assert!(status.success());
    session.shows("Remove the dead stones");
    assert!(session.screen.screen().alternate_screen());
    session.press("qy");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
}

#[test]
fn what_another_version_kept_is_set_aside_with_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("s");
    fs::create_dir_all(&state).unwrap();
    let old = "{\"version\":1,\"actions\":[\"next\"]}";
    fs::write(state.join("count-0123456789abcdef.json"), old).unwrap();
    let mut session = Session::start(folder.path(), &["count", "--size", "9"], &[]);
    session.shows("another version was moved");
    session.press("q");
    session.ends();
    let aside = state.join("set-aside/count-0123456789abcdef.json");
    assert_eq!(fs::read_to_string(aside).unwrap(), old);
}

#[test]
fn a_board_is_put_in_by_keys_and_by_pasting_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["count", "--size", "9"], &[]);
    session.shows("New here?");
    session.press("b");
    session.shows("Set up a position");
    session.press("4x5o");
    session.shows("Black 4 + White 5");
    // A pasted diagram replaces the position, whatever its size.
    session.press("\x1b[200~A B C D\n3 . X O .\n2 X X O O\n1 . X O .\n\x1b[201~");
    session.shows("Black 4 + White 4");
    session.press("\r");
    session.shows("Remove the dead stones");
    // Killed here, everything is offered again, including the board.
    session.child.kill().unwrap();
    let mut session = Session::start(folder.path(), &["count", "--size", "9"], &[]);
    session.shows("Both are");
    session.shows("8 stones on the board");
    session.press("y");
    session.shows("Remove the dead stones");
    session.press("f");
    session.shows("White wins by 7.5 points");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn clicks_paint_stones_and_the_mouse_can_be_switched_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["count", "--size", "9"], &[]);
    session.shows("New here?");
    session.press("b");
    session.shows("Set up a position");
    // Pressed on A9, dragged to C9.
    session.press("\x1b[<0;4;3M\x1b[<32;8;3M\x1b[<32;12;3M\x1b[<0;12;3m");
    session.shows("Black 3 + White 0");
    session.press("M");
    session.shows("Mouse: off");
    let mode = session.screen.screen().mouse_protocol_mode();
    assert_eq!(mode, vt100::MouseProtocolMode::None);
}

#[test]
fn what_it_looks_like_is_chosen_kept_and_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/even.sgf"], &[]);
    session.shows("Which game was this?");
    session.press("a");
    session.shows("Do the bars line up?");
    session.press("\x1b[C\x1b[B\x1b[B\x1b[C\x1b[C\x1b[C");
    session.shows("français");
    session.press("\r");
    session.shows("enregistré dans");
    session.press("qy");
    session.ends();
    let config = fs::read_to_string(folder.path().join("c/config.toml")).unwrap();
    assert!(config.contains("\ntheme = \"dark\"\n"), "{config}");
    assert!(config.contains("\nlanguage = \"fr\"\n"), "{config}");
    let mut session = Session::start(folder.path(), &["assets/games/even.sgf"], &[]);
    session.shows("De quelle partie");
}

#[test]
fn the_result_is_saved_beside_others_and_copied() {
    let folder = tempfile::tempdir().unwrap();
    let game = format!("{}/assets/games/even.sgf", env!("CARGO_MANIFEST_DIR"));
    let mut session = Session::start_in(folder.path(), folder.path(), &[&game], &[]);
    session.shows("Which game was this?");
    session.press("\rf");
    session.shows("Black wins by 18.5 points");
    session.press("ejjj\r");
    session.shows("saved: even-result.sgf");
    session.press("ejjj\r");
    session.shows("saved: even-result-2.sgf");
    // A saved diagram can be read again, with its dead stones.
    session.press("ejjjj\r");
    session.shows("saved: even-result.board.txt");
    let diagram = fs::read_to_string(folder.path().join("even-result.board.txt")).unwrap();
    let board = shuzi_core::record::read_diagram(&diagram).unwrap();
    assert_eq!(board.marks.unwrap().dead.iter().count(), 2);
    session.press("C");
    session.shows("copied: Black wins by 18.5 points");
    // OSC 52 with the sentence in base 64.
    assert!(session.raw.windows(7).any(|bytes| bytes == b"\x1b]52;c;"));
    let before = fs::read_to_string(&game).unwrap();
    let after = fs::read_to_string(folder.path().join("even-result.sgf")).unwrap();
    assert!(after.contains("RE[B+18.5]") && after.contains("TB[") && after.contains("TW["));
    let moves = |text: &str| text.matches(";B[").count() + text.matches(";W[").count();
    assert_eq!(moves(&before), moves(&after));
}

#[test]
fn a_mistake_in_the_settings_file_is_told_and_nothing_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("c")).unwrap();
    fs::write(folder.path().join("c/config.toml"), "mouse = true\ntheme = \"mauve\"\n").unwrap();
    let mut session = Session::start(folder.path(), &[], &[]);
    assert_eq!(session.ends(), 2);
    let shown = session.screen.screen().contents();
    assert!(shown.contains("config.toml:2:9: unknown variant `mauve`"), "{shown}");
    assert!(!session.raw.windows(8).any(|bytes| bytes == b"\x1b[?1049h"));
}

#[test]
fn two_instances_at_one_count_keep_a_board_each() {
    let folder = tempfile::tempdir().unwrap();
    let mut sessions: Vec<Session> = Vec::new();
    for keys in ["b3x", "b4o"] {
        let mut session = Session::start(folder.path(), &["count", "--size", "9"], &[]);
        session.shows("New here?");
        session.press(keys);
        session.shows(if keys == "b3x" { "Black 3" } else { "White 4" });
        sessions.push(session);
    }
    for session in &mut sessions {
        session.child.kill().unwrap();
        session.child.wait().unwrap();
    }
    // Both are offered again, one to each instance.
    let mut again: Vec<Session> = Vec::new();
    for stones in ["Black 3 + White 0", "Black 0 + White 4"] {
        let mut session = Session::start(folder.path(), &["count", "--size", "9"], &[]);
        session.shows("Both are");
        session.press("y");
        session.shows(stones);
        again.push(session);
    }
}

#[test]
fn a_click_on_a_hint_does_what_its_key_does() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/even.sgf"], &[]);
    session.shows("Which game was this?");
    // The last line begins with the hint for Enter.
    session.press("\x1b[<0;3;24M\x1b[<0;3;24m");
    session.shows("Remove the dead stones");
}

/// Terminals count columns from 1; some report 0, or a byte that stands for less. It is a click nowhere.
#[test]
fn a_mouse_outside_the_screen_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut session =
        Session::start(folder.path(), &["assets/games/even.sgf", "--dead", "none"], &[]);
    session.shows("Which game was this?");
    session.press("\r");
    session.shows("Remove the dead stones");
    let before = session.screen.screen().contents();
    for report in
        ["<0;0;0M", "<0;0;5M", "<0;5;0m", "<32;0;0M", "<35;0;0M", "<64;0;0M", "<65;65535;65535M"]
    {
        session.press(&format!("\x1b[{report}"));
    }
    for report in ["M   ", "M !!", "M  !", "M! !", "M`  ", "0;0R", "32;0;0M", "<0;99999;1M"] {
        session.press(&format!("\x1b[{report}"));
    }
    session.press("?");
    session.shows("Esc");
    session.press("\x1b");
    session.shows_instead("Remove the dead stones", "previous step");
    assert_eq!(session.screen.screen().contents(), before);
}

/// Run in a terminal by the test below: takes the screen and panics.
#[test]
#[ignore = "it panics on purpose"]
fn goes_wrong_with_the_terminal_in_hand() {
    let mut screen = shuzi::shell::TerminalGuard::take().unwrap();
    screen.draw(|frame| frame.render_widget("about to go wrong", frame.area())).unwrap();
    panic!("gone wrong");
}

#[test]
fn a_panic_gives_the_terminal_back_and_says_why() {
    let pair = native_pty_system()
        .openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 })
        .unwrap();
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args([
        "--exact",
        "command::pty::goes_wrong_with_the_terminal_in_hand",
        "--ignored",
        "--nocapture",
    ]);
    command.env("TERM", "xterm-256color");
    command.env("RUST_BACKTRACE", "0");
    let mut session = Session::of(pair, command);
    session.shows("gone wrong");
    assert_eq!(session.ends(), 101);
    assert!(session.is_restored());
    // The message is on the screen the user is left with.
    assert!(session.screen.screen().contents().contains("gone wrong"));
}
