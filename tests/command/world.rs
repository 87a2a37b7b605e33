//! Real faults of the system: torn files, full or read-only disks, no home, a wrong clock.
//! Nothing is lost, and nothing is kept quiet.

#![cfg(target_os = "linux")]

use crate::program;
use crate::table;
use crate::terminal;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use shuzi::shell::{History, Journal};
use shuzi_core::practice::Attempt;
use shuzi_walk::Unfinished;

use program::{shuzi_in, text};
use table::{bundled, press};
use terminal::Session;

/// The files of a folder and its subfolders, without the folders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries
        .flat_map(|entry| {
            let path = entry.path();
            if path.is_dir() { files(&path) } else { vec![path] }
        })
        .collect();
    found.sort();
    found
}

/// A count on disk, as a player left it halfway.
fn kept_count(folder: &Path) -> Vec<u8> {
    let begun = bundled("even");
    let mut app = begun.clone();
    press(&mut app, ">>12");
    let journal = Journal::of(folder, b"test");
    journal.save(Unfinished::of(app.session(), None, 7, String::new()), &app.kept(&begun)).unwrap();
    drop(journal);
    let [path] = &files(folder)[..] else { panic!("{:?}", files(folder)) };
    fs::read(path).unwrap()
}

/// Whether a count's file is resumed whole; otherwise it must be set aside unchanged.
fn taken_up_or_set_aside(bytes: &[u8]) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("count-0123456789abcdef.json");
    fs::write(&path, bytes).unwrap();
    // Listed before, as the first screen does.
    Journal::unfinished(folder.path());
    let journal = Journal::at(path.clone());
    let kept = journal.kept().map(|kept| kept.and_then(|kept| bundled("even").taken_up(&kept)));
    if let Ok(Some(_)) = kept {
        return true;
    }
    // As the program does if a count is not of this game.
    if kept.is_ok() {
        journal.set_aside();
    }
    drop(journal);
    let aside = folder.path().join("set-aside/count-0123456789abcdef.json");
    assert_eq!(files(folder.path()), std::slice::from_ref(&aside));
    assert!(fs::read(aside).unwrap() == bytes);
    false
}

#[test]
fn a_count_torn_off_anywhere_is_set_aside_whole() {
    let folder = tempfile::tempdir().unwrap();
    let whole = kept_count(folder.path());
    assert!(taken_up_or_set_aside(&whole));
    for length in 0..whole.len() {
        assert!(!taken_up_or_set_aside(&whole[..length]), "{length}");
    }
}

#[test]
fn a_count_with_anything_in_any_place_is_taken_up_or_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let whole = kept_count(folder.path());
    for at in 0..whole.len() {
        for byte in [0, b'0', b'}', b'"', 0xff] {
            let mut bytes = whole.clone();
            bytes[at] = byte;
            taken_up_or_set_aside(&bytes);
        }
    }
}

#[test]
fn a_history_torn_off_anywhere_loses_no_whole_line() {
    let attempt = |seed| Attempt {
        time: "2026-11-21T09:30:00Z".to_owned(),
        drill: "halves".to_owned(),
        level: 1,
        seed,
        position: None,
        answer: "7½".to_owned(),
        right: "7.5".to_owned(),
        correct: true,
        mistake: None,
        tenths: 31,
        hints: 0,
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("history.jsonl");
    let history = History::<Attempt>::at(path.clone());
    for seed in 0..3 {
        history.add(&attempt(seed)).unwrap();
    }
    let whole = fs::read(&path).unwrap();
    for length in 0..whole.len() {
        fs::write(&path, &whole[..length]).unwrap();
        let lines = whole[..length].split(|byte| *byte == b'\n').count() - 1;
        history.add(&attempt(9)).unwrap();
        let remembered = history.read().unwrap();
        let seeds: Vec<u64> = remembered.entries.iter().map(|entry| entry.seed).collect();
        assert!(seeds.len() > lines && seeds.ends_with(&[9]), "{length}: {seeds:?}");
        assert!(fs::read(&path).unwrap().starts_with(&whole[..length]), "{length}");
    }
}

/// Runs the program in a terminal where nothing can be stored.
fn where_nothing_can_be_kept(command: CommandBuilder) {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let mut session = Session::of(native_pty_system().openpty(size).unwrap(), command);
    session.shows("Which game was this?");
    session.press("\r ");
    // It says so, and counts all the same.
    session.shows("not be saved");
    session.press("uf");
    session.shows("Black wins by 18.5");
    session.press("q");
    assert_eq!(session.ends(), 0);
    assert!(session.is_restored());
}

fn program(arguments: &[&str], folder: &Path) -> CommandBuilder {
    let mut command = CommandBuilder::new(arguments[0]);
    command.args(&arguments[1..]);
    command.cwd(env!("CARGO_MANIFEST_DIR"));
    command.env("TERM", "xterm-256color");
    command.env("LC_ALL", "C");
    for (name, below) in
        [("SHUZI_CONFIG_DIR", "c"), ("SHUZI_DATA_DIR", "d"), ("SHUZI_STATE_DIR", "s")]
    {
        command.env(name, folder.join(below));
    }
    command
}

const SHUZI: &str = env!("CARGO_BIN_EXE_shuzi");
const GAME: &str = "assets/games/even.sgf";

#[test]
fn on_a_full_disk_it_says_that_nothing_is_kept_and_counts_on() {
    let folder = tempfile::tempdir().unwrap();
    // No file may grow: the system stops a program that does not expect this.
    let script = format!("ulimit -f 0; exec {SHUZI} {GAME}");
    where_nothing_can_be_kept(program(&["sh", "-c", &script], folder.path()));
    // No partial file is left.
    let left: Vec<PathBuf> =
        files(folder.path()).into_iter().filter(|path| path.extension().is_some()).collect();
    assert!(left.iter().all(|path| fs::read(path).unwrap().is_empty()), "{left:?}");
}

/// The folder may have the player's own rules: no others are used instead.
#[test]
fn a_folder_of_rules_that_cannot_be_read_is_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("c")).unwrap();
    fs::write(folder.path().join("c/rules"), "").unwrap();
    let mut command = std::process::Command::new(SHUZI);
    command.args(["score", GAME]).current_dir(env!("CARGO_MANIFEST_DIR")).env("LC_ALL", "C");
    for (name, below) in [("SHUZI_CONFIG_DIR", "c"), ("SHUZI_STATE_DIR", "s")] {
        command.env(name, folder.path().join(below));
    }
    let output = command.output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(3), 0));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("c/rules: cannot be read"), "{told}");
    assert_eq!(told.lines().count(), 1);
}

#[test]
fn in_folders_that_cannot_be_made_it_counts_too() {
    where_nothing_can_be_kept(program(&[SHUZI, GAME], Path::new("/proc/no-such-folder")));
    // A file where the folder should be.
    let folder = tempfile::tempdir().unwrap();
    for name in ["d", "s"] {
        fs::write(folder.path().join(name), "mine").unwrap();
    }
    where_nothing_can_be_kept(program(&[SHUZI, GAME], folder.path()));
    assert_eq!(fs::read_to_string(folder.path().join("s")).unwrap(), "mine");
}

#[test]
fn a_page_that_finds_no_room_is_an_error_and_leaves_nothing_behind() {
    // Everything that writes a file, with less room than it needs.
    for (command, name) in [
        ("keys -o", "keys.pdf"),
        ("form -o", "form.pdf"),
        ("steps -o", "steps.pdf"),
        ("handicap -o", "handicap.svg"),
        ("score assets/games/even.sgf -o", "score.pdf"),
        ("score assets/games/even.sgf -o", "score.csv"),
        ("score assets/games/even.sgf -o", "score.jsonl.gz"),
        ("score assets/games/even.sgf -o", "score.sgf"),
        ("compare assets/games/even.sgf -o", "compare.html"),
        ("reshape assets/games/even.sgf -o", "reshape.svg"),
        ("man -o", "pages"),
        ("rules new club", ""),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join(name);
        let out = if name.is_empty() { String::new() } else { out.display().to_string() };
        let script = format!("ulimit -f 0; exec {SHUZI} {command} {out}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script]).env("SHUZI_CONFIG_DIR", folder.path());
        let output = shell.output().unwrap();
        assert_eq!(output.status.code(), Some(5), "{command}: {}", text(&output.stderr));
        assert_eq!(text(&output.stderr).lines().count(), 1, "{command}: {}", text(&output.stderr));
        let left = files(folder.path());
        assert!(left.is_empty(), "{command}: {left:?}");
    }
    // The same for standard output.
    for command in ["score assets/games/even.sgf", "keys", "rules list", "--help"] {
        let script = format!("{SHUZI} {command} > /dev/full");
        let output = Command::new("sh").args(["-c", &script]).output().unwrap();
        assert_eq!(output.status.code(), Some(5), "{command}: {}", text(&output.stderr));
        assert_eq!(text(&output.stderr).lines().count(), 1, "{command}");
    }
}

#[test]
fn without_an_environment_it_counts_and_says_where_things_would_be() {
    let mut command = Command::new(SHUZI);
    let output = command.env_clear().args(["score", GAME]).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let output = Command::new(SHUZI).env_clear().arg("paths").output().unwrap();
    assert_eq!(text(&output.stderr).lines().count(), usize::from(!output.status.success()));
    let mut command = CommandBuilder::new(SHUZI);
    command.env_clear();
    // The log would go to the home of whoever runs the tests.
    let folder = tempfile::tempdir().unwrap();
    command.env("HOME", folder.path());
    command.args([GAME]);
    command.cwd(env!("CARGO_MANIFEST_DIR"));
    command.env("TERM", "xterm-256color");
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let mut session = Session::of(native_pty_system().openpty(size).unwrap(), command);
    session.shows("Which game was this?");
    session.press("f");
    session.shows("Black wins by 18.5");
    session.press("q");
    assert_eq!(session.ends(), 0);
}

#[test]
fn what_a_newer_version_kept_is_set_aside_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("s");
    let kept = kept_count(&state);
    let kept = text(&kept).replacen("\"version\":", "\"version\":9", 1);
    let [path] = &files(&state)[..] else { panic!() };
    fs::write(path, &kept).unwrap();
    let mut session = Session::start(folder.path(), &["count", "--size", "9"], &[]);
    session.shows("another version was moved");
    session.press("q");
    assert_eq!(session.ends(), 0);
    let [aside] = &files(&state)[..] else { panic!("{:?}", files(&state)) };
    assert!(aside.starts_with(state.join("set-aside")));
    assert_eq!(fs::read_to_string(aside).unwrap(), kept);
}

/// Counts and answers from the future, as after the clock was set back.
#[test]
fn with_the_clock_set_back_everything_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir_all(&data).unwrap();
    let line = |time: &str, seed: u64| {
        format!(
            "{{\"time\":\"{time}\",\"drill\":\"halves\",\"level\":1,\"seed\":{seed},\
             \"answer\":\"1\",\"right\":\"2\",\"correct\":false,\"mistake\":null,\"tenths\":95}}\n"
        )
    };
    let times = ["2199-01-01T00:00:00Z", "2026-01-01T00:00:00Z", "0000-00-00T99:99:99Z", ""];
    let history: String = times.iter().zip(1..).map(|(time, seed)| line(time, seed)).collect();
    fs::write(data.join("history.jsonl"), &history).unwrap();
    let output = shuzi_in(folder.path(), &["practise", "stats"], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let args = ["practise", "--plain", "--drill", "halves", "--count", "1", "--seed", "3"];
    let output = shuzi_in(folder.path(), &args, "1\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let now = fs::read_to_string(data.join("history.jsonl")).unwrap();
    assert!(now.starts_with(&history) && now.lines().count() == 5, "{now}");
}

/// A file that is rewritten again and again is never seen half written.
#[test]
fn killed_while_it_writes_a_page_it_leaves_the_old_one_or_the_new() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("keys.html");
    let write = |rules: &str| {
        let mut command = Command::new(SHUZI);
        command.args(["keys", "--force", "--rules", rules, "-o"]).arg(&out);
        command
    };
    let pages = ["chinese", "aga"].map(|rules| {
        assert!(write(rules).status().unwrap().success());
        fs::read(&out).unwrap()
    });
    assert_ne!(pages[0], pages[1]);
    for run in 0..60 {
        let mut child = write(["chinese", "aga"][run % 2]).spawn().unwrap();
        std::thread::sleep(std::time::Duration::from_micros(u64::try_from(run).unwrap() * 400));
        child.kill().unwrap();
        child.wait().unwrap();
        let page = fs::read(&out).unwrap();
        assert!(pages.contains(&page), "{run}: {} bytes", page.len());
    }
}
