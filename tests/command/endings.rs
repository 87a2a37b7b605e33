//! The program ends at once, whatever is open, and whoever reads what it writes.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::terminal::{PATIENCE, Session, lines, signal};

const SHUZI: &str = env!("CARGO_BIN_EXE_shuzi");

/// How the program is started, where a game lies beside it.
const WAYS_IN: [&str; 6] =
    ["", "even.sgf", "seki.sgf", "count --size 9", "practise", "count --size 19 --handicap 4"];

/// What is pressed: most keys of the screens, none that suspends.
const KEYS: [&str; 48] = [
    "\r", "\r", "\r", "\x1b", "\t", " ", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "?", ":", "0",
    "1", "2", "3", "5", "7", "9", "+", ".", "a", "b", "c", "d", "e", "f", "g", "h", "j", "k", "l",
    "m", "n", "o", "p", "r", "R", "s", "S", "t", "u", "U", "v", "w", "x", "y", "/",
];

/// A program that was ended: what was pressed before, and how long the end took.
pub(super) struct Ended {
    pub keys: String,
    pub took: Duration,
    pub is_well: bool,
}

/// Presses so many keys and ends the program, by a signal or by Ctrl-C.
pub(super) fn pressed_and_ended(random: &mut Rng, presses: usize) -> Ended {
    let folder = tempfile::tempdir().unwrap();
    for name in ["even.sgf", "seki.sgf"] {
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(name);
        fs::copy(from, folder.path().join(name)).unwrap();
    }
    let way = *random.choice(&WAYS_IN).unwrap();
    let args: Vec<_> = way.split_whitespace().collect();
    let mut session = Session::start_in(folder.path(), folder.path(), &args, &[]);
    session.shows("?");
    let mut keys = format!("shuzi {way}: ");
    for _ in 0..presses {
        let key = *random.choice(&KEYS).unwrap();
        keys += &key.escape_debug().to_string();
        if session.writer.write_all(key.as_bytes()).is_err() {
            // One of the keys was the last.
            break;
        }
        if random.u8(..8) == 0 {
            thread::sleep(Duration::from_millis(random.u64(..30)));
        }
    }
    let end = *random.choice(&["-TERM", "-HUP", "Ctrl-C"]).unwrap();
    let since = Instant::now();
    if end == "Ctrl-C" {
        // A count is asked about, practice leads back to where it was opened from.
        let _ = session.writer.write_all(b"\x03\x03\x03");
    } else {
        signal(&*session.child, end);
    }
    let mut status = None;
    while status.is_none() && since.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(2));
        status = session.child.try_wait().unwrap();
    }
    let took = since.elapsed();
    while let Ok(bytes) = session.output.try_recv() {
        session.take(&bytes);
    }
    let shown = session.screen.screen().contents();
    let is_well = status.is_some_and(|status| {
        session.ends();
        // One of the keys may have been the last.
        status.signal().is_none() && status.exit_code() <= 1 && session.is_restored()
    });
    Ended { keys: format!("{keys} {end}:\n{shown}"), took, is_well }
}

#[test]
fn whatever_is_open_it_ends_at_once() {
    // A moment, even on a very busy machine.
    const A_MOMENT: Duration = Duration::from_secs(3);
    for seed in 0..24 {
        let mut random = Rng::with_seed(seed);
        let presses = random.usize(..60);
        let ended = pressed_and_ended(&mut random, presses);
        assert!(ended.is_well && ended.took < A_MOMENT, "{:?}: {}", ended.took, ended.keys);
    }
}

/// The program in a terminal whose output nobody has read yet.
fn unread(
    folder: &Path,
    args: &[&str],
) -> (Box<dyn Child + Send + Sync>, Box<dyn MasterPty + Send>) {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(SHUZI);
    command.args(args);
    command.env("TERM", "xterm-256color");
    for (name, below) in
        [("SHUZI_CONFIG_DIR", "c"), ("SHUZI_DATA_DIR", "d"), ("SHUZI_STATE_DIR", "s")]
    {
        command.env(name, folder.join(below));
    }
    (pair.slave.spawn_command(command).unwrap(), pair.master)
}

fn ends(mut child: Box<dyn Child + Send + Sync>) {
    let since = Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(since.elapsed() < PATIENCE, "it does not end");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_terminal_that_goes_away_ends_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let (child, master) = unread(folder.path(), &[]);
    let mut reader = master.try_clone_reader().unwrap();
    let mut written = String::new();
    let mut bytes = [0; 4096];
    while !written.contains("quit") {
        let count = reader.read(&mut bytes).unwrap();
        written.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
    // All our ends of the terminal are closed: no user is left.
    drop((reader, master));
    ends(child);
}

/// Frames that nobody reads are left out: keys are obeyed, and the program ends when it is asked to.
#[test]
fn a_terminal_that_reads_slowly_holds_nothing_up() {
    for is_read in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let (child, master) = unread(folder.path(), &["count", "--size", "9", "--komi", "6.5"]);
        let mut writer = master.take_writer().unwrap();
        // Many times the bytes that fit into a terminal.
        for key in "?\x1b".repeat(40).chars().chain("\r\r\r\r12".chars()) {
            write!(writer, "{key}").unwrap();
            thread::sleep(Duration::from_millis(40));
        }
        let mut reader = master.try_clone_reader().unwrap();
        if is_read {
            let (sender, output) = channel();
            thread::spawn(move || {
                let mut bytes = [0; 4096];
                while let Ok(count @ 1..) = reader.read(&mut bytes) {
                    let _ = sender.send(bytes[..count].to_vec());
                }
            });
            let mut screen = vt100::Parser::new(lines(24), lines(80), 0);
            while !screen.screen().contents().contains("> 12") {
                screen.process(&output.recv_timeout(PATIENCE).expect("what was typed is shown"));
            }
        }
        signal(&*child, "-TERM");
        ends(child);
    }
}

#[test]
fn told_to_end_it_gives_the_terminal_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::start(folder.path(), &["assets/games/seki.sgf"], &[]);
    session.shows("Which game was this?");
    signal(&*session.child, "-TERM");
    assert_eq!(session.ends(), 1);
    assert!(session.is_restored());
}

/// Half an escape sequence, half a sign, half a paste: nothing waits for the rest.
#[test]
fn what_is_typed_by_half_holds_nothing_up() {
    for half in [&b"\x1b["[..], b"\x1bO", b"\x1b[<0;1", b"\xe6\x95", b"\x1b[200~12"] {
        let folder = tempfile::tempdir().unwrap();
        let mut session = Session::start(folder.path(), &[], &[]);
        session.shows("Who won");
        session.writer.write_all(half).unwrap();
        thread::sleep(Duration::from_millis(if half.len() > 5 { 1200 } else { 200 }));
        // The next key is that key.
        session.press("?");
        session.shows("Esc close");
        session.writer.write_all(half).unwrap();
        signal(&*session.child, "-TERM");
        assert_eq!(session.ends(), 1);
        // A control sign is no rest of anything.
        let mut session = Session::start(folder.path(), &[], &[]);
        session.shows("Who won");
        session.writer.write_all(half).unwrap();
        session.press("\x03");
        assert_eq!(session.ends(), 0);
    }
}
