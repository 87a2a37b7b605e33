//! Storms: more keys, clicks, pastes and resizes than any user makes, and signals on every screen.
//! Afterwards the program waits without using any time.

#![cfg(target_os = "linux")]

use crate::terminal;

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use portable_pty::PtySize;

use terminal::{PATIENCE, Session, lines};

/// A number from the process's status under `/proc`, by name.
fn status(session: &Session, name: &str) -> u64 {
    let id = session.child.process_id().unwrap();
    let text = fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let line = text.lines().find(|line| line.starts_with(name)).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// The process state: `S` if it waits, `T` if it is stopped.
fn state(session: &Session) -> Option<char> {
    let id = session.child.process_id().unwrap();
    let text = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    text.rsplit(')').next()?.trim_start().chars().next()
}

/// Waits until a condition holds.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let since = Instant::now();
    while !is_so() {
        assert!(since.elapsed() < PATIENCE, "never {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Takes output until the program writes no more.
fn settle(session: &mut Session) {
    while let Ok(bytes) = session.output.recv_timeout(Duration::from_millis(400)) {
        session.take(&bytes);
        // Only the screen matters here.
        session.raw.clear();
    }
}

/// How often any of its threads was woken.
fn wakings(session: &Session) -> u64 {
    let id = session.child.process_id().unwrap();
    let threads = fs::read_dir(format!("/proc/{id}/task")).unwrap();
    let woken = |thread: std::io::Result<fs::DirEntry>| {
        let text = fs::read_to_string(thread.unwrap().path().join("status")).unwrap();
        let line = text.lines().find(|line| line.starts_with("voluntary_ctxt_switches")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap()
    };
    threads.map(woken).sum()
}

/// Asserts that an idle program does nothing: in a second and a half it is not woken once.
fn rests(session: &mut Session) {
    settle(session);
    let begun = wakings(session);
    thread::sleep(Duration::from_millis(1500));
    assert_eq!(wakings(session), begun, "it is woken for nothing");
}

fn signal(session: &Session, name: &str) {
    let id = session.child.process_id().unwrap().to_string();
    assert!(std::process::Command::new("kill").args([name, &id]).status().unwrap().success());
}

fn resize(session: &mut Session, columns: u16, rows: u16) {
    let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
    session.master.resize(size).unwrap();
    session.screen.screen_mut().set_size(lines(rows.max(1)), lines(columns.max(1)));
}

#[test]
fn a_hundred_thousand_keys_leave_it_as_quick_and_small_as_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["count", "--size", "19"], &[]);
    session.shows("New here?");
    // More than one read takes, and nothing after it: the rest must not stay unread.
    session.press(&format!("b{}", "x".repeat(3000)));
    session.shows("Black 361 + White 0");
    rests(&mut session);
    session.press("\x1b");
    session.shows("setup");
    let keys = b"0123456789+.tuUosrbxjkl?vfmz \r\r\r\x7f\t\x0c";
    let mut random = Rng::with_seed(1);
    let mut storm = |session: &mut Session| {
        for _ in 0..50 {
            let some: Vec<u8> = (0..1000).map(|_| *random.choice(keys).unwrap()).collect();
            session.press(std::str::from_utf8(&some).unwrap());
        }
        settle(session);
    };
    storm(&mut session);
    let before = status(&session, "VmRSS");
    storm(&mut session);
    let after = status(&session, "VmRSS");
    assert!(after < before + 8 * 1024, "{before} KiB before, {after} KiB after");
    rests(&mut session);
    signal(&session, "-TERM");
    assert_eq!(session.ends(), 1);
    assert!(session.is_restored());
}

#[test]
fn sizes_clicks_and_pastes_come_as_they_like() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/even.sgf"], &[]);
    session.shows("Which game was this?");
    let mut random = Rng::with_seed(2);
    for round in 0..300 {
        let (columns, rows) = match round % 10 {
            0 => (0, 0),
            1 => (500, 200),
            2 => (1, 1),
            _ => (random.u16(0..300), random.u16(0..100)),
        };
        resize(&mut session, columns, rows);
        let sent = match random.u8(0..6) {
            0 => format!("\x1b[<{};{};{}M", random.u8(0..70), random.u16(..), random.u16(..)),
            1 => format!("\x1b[200~{}\x1b[201~", "X.O \n".repeat(random.usize(0..100))),
            2 => "\x1b[<0;10;10M\x1b[<32;12;10M\x1b[<0;12;10m".to_owned(),
            3 => "\x1b[99;99;99u\x1b[I\x1b[O\x1bP+r\x1b\\\x1b]52;c;!\x07".to_owned(),
            4 => "b12x34o\r".to_owned(),
            _ => "\r \tsf".to_owned(),
        };
        session.press(&sent);
        while let Ok(bytes) = session.output.try_recv() {
            session.take(&bytes);
        }
        if session.child.try_wait().unwrap().is_some() {
            // A click on the hint that quits ends the program properly.
            assert_eq!(session.ends(), 0, "ended after {sent:?}");
            session = Session::start(folder.path(), &["assets/games/even.sgf"], &[]);
            session.shows("shuzi");
        }
    }
    // A very long paste, a megabyte and then its end, does not stop the program.
    session.press("\x1b[200~");
    session.press(&"X O . \n".repeat(150_000));
    session.press("\x1b[201~");
    resize(&mut session, 80, 24);
    settle(&mut session);
    assert!(status(&session, "VmRSS") < 200 * 1024);
    rests(&mut session);
    signal(&session, "-TERM");
    assert_eq!(session.ends(), 1);
    assert!(session.is_restored());
}

/// Where a signal may come: arguments, keys pressed, and the text seen then.
const SCREENS: [(&[&str], &str, &str); 8] = [
    // A key ends the motion.
    (&[], "j", "The board on the table"),
    (&["count", "--size", "9"], "", "New here?"),
    (&["count", "--size", "9"], "b", "Set up a position"),
    (&["assets/games/even.sgf"], "\r", "Remove the dead stones"),
    (&["assets/games/even.sgf"], "?", "Esc"),
    (&["assets/games/even.sgf"], "\r\rr", "stone"),
    (&["assets/games/even.sgf"], "fv", "rules"),
    (&["practise"], "", "Lessons"),
];

#[test]
fn signals_are_obeyed_on_every_screen() {
    for (args, keys, seen) in SCREENS {
        for name in ["-INT", "-TERM", "-HUP"] {
            let folder = tempfile::tempdir().unwrap();
            let mut session = Session::start(folder.path(), args, &[]);
            session.shows("shuzi");
            session.press(keys);
            session.shows(seen);
            signal(&session, name);
            assert_eq!(session.ends(), 1, "{name} at {args:?} {keys:?}");
            assert!(session.is_restored(), "{name} at {args:?} {keys:?}");
        }
    }
}

#[test]
fn stopped_on_any_screen_it_gives_the_terminal_back_and_goes_on() {
    // Each mostly waits.
    thread::scope(|scope| {
        for (args, keys, seen) in SCREENS {
            scope.spawn(move || is_stopped_and_goes_on(args, keys, seen));
        }
    });
}

fn is_stopped_and_goes_on(args: &[&str], keys: &str, seen: &str) {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), args, &[]);
    session.shows("shuzi");
    session.press(keys);
    session.shows(seen);
    settle(&mut session);
    // On SIGTSTP it restores the terminal first.
    signal(&session, "-TSTP");
    until("stopped", || state(&session) == Some('T'));
    settle(&mut session);
    assert!(session.is_restored(), "stopped at {args:?} {keys:?}");
    signal(&session, "-CONT");
    session.shows(seen);
    assert!(session.screen.screen().alternate_screen());
    settle(&mut session);
    // After SIGSTOP it redraws what another program has overwritten.
    signal(&session, "-STOP");
    until("stopped", || state(&session) == Some('T'));
    session.take(b"\x1b[H\x1b[2Jsomebody else was here");
    signal(&session, "-CONT");
    session.shows(seen);
    assert!(!session.screen.screen().contents().contains("somebody"));
    rests(&mut session);
    signal(&session, "-TERM");
    assert_eq!(session.ends(), 1, "{args:?} {keys:?}");
}
