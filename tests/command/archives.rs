//! Many games at once: folders, archives, and runs that are interrupted and resumed.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

pub fn score(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .arg("score")
        .args(args)
        .current_dir(folder)
        .output()
        .unwrap()
}

/// The bytes packed with gzip.
pub fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap()
}

/// A 9×9 game with a wall between the sides; `shift` moves it, so that games differ.
fn game(shift: u8) -> String {
    let column = char::from(b'c' + shift % 4);
    let next = char::from(u8::try_from(u32::from(column)).unwrap() + 1);
    let wall =
        |x: char| (b'a'..=b'i').flat_map(|y| ['[', x, char::from(y), ']']).collect::<String>();
    format!("(;SZ[9]KM[7.5]RU[Chinese]RE[W+99.5]AB{}AW{})", wall(column), wall(next))
}

fn names(output: &Output) -> Vec<(String, u64)> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(name).collect()
}

fn name(line: &str) -> (String, u64) {
    let object = line.trim_start_matches(['[', ',']);
    let game: Value = serde_json::from_str(object).unwrap();
    (game["file"].as_str().unwrap().to_owned(), game["game"].as_u64().unwrap())
}

/// Adds a compressed file to a zip.
pub fn add_to_zip(zip: &mut rawzip::ZipArchiveWriter<File>, name: &str, text: &str) {
    let file = zip.new_file(name).compression_method(rawzip::CompressionMethod::DEFLATE);
    let (mut entry, config) = file.start().unwrap();
    let packed = flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::default());
    let mut writer = config.wrap(packed);
    writer.write_all(text.as_bytes()).unwrap();
    let (packed, descriptor) = writer.finish().unwrap();
    packed.finish().unwrap();
    entry.finish(descriptor).unwrap();
}

/// The same games as files in folders, as a tar, plain and compressed, and as a zip.
fn archives(folder: &Path) {
    let games: Vec<(String, String)> =
        (0..6).map(|n| (format!("a/{}/{n}.sgf", n % 2), game(n))).collect();
    for (name, text) in &games {
        let path = folder.join("games").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    fs::write(folder.join("games/a/readme.txt"), "no game").unwrap();
    let mut tar = tar::Builder::new(File::create(folder.join("games.tar")).unwrap());
    tar.append_dir_all(".", folder.join("games")).unwrap();
    tar.into_inner().unwrap();
    let tar = fs::read(folder.join("games.tar")).unwrap();
    fs::write(folder.join("games.tgz"), packed(&tar)).unwrap();
    let mut zip = rawzip::ZipArchiveWriter::new(File::create(folder.join("games.zip")).unwrap());
    for (name, text) in &games {
        add_to_zip(&mut zip, name, text);
    }
    zip.finish().unwrap();
}

/// A pipe that was not given by name is not waited for, and a game that is only a link in an
/// archive is reported as left out.
#[cfg(target_os = "linux")]
#[test]
fn pipes_and_links_are_told_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games/even.sgf");
    fs::copy(game, folder.path().join("even.sgf")).unwrap();
    fs::hard_link(folder.path().join("even.sgf"), folder.path().join("hard.sgf")).unwrap();
    let run = |program: &str, args: &[&str]| {
        let done = Command::new(program).args(args).current_dir(folder.path()).status();
        assert!(done.unwrap().success());
    };
    run("tar", &["cf", "linked.tar", "even.sgf", "hard.sgf"]);
    fs::remove_file(folder.path().join("hard.sgf")).unwrap();
    run("mkfifo", &["pipe.sgf"]);
    // A folder that links to itself is not entered again.
    std::os::unix::fs::symlink(".", folder.path().join("again.sgf")).unwrap();
    for args in [&["--json", "-r", "."][..], &["--json", "*.sgf", "linked.tar"]] {
        let output = score(folder.path(), args);
        assert_eq!(output.status.code(), Some(3));
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains("pipe.sgf") && error.contains("hard.sgf"), "{error}");
        assert_eq!(names(&output).len(), 2, "{error}");
    }
}

/// A member is told with its archive, whatever it calls itself, and an archive without games is told.
#[test]
fn members_are_within_their_archives() {
    let folder = tempfile::tempdir().unwrap();
    let mut tar = tar::Builder::new(File::create(folder.path().join("games.tar")).unwrap());
    for name in ["/etc/one.sgf", "../../two.sgf"] {
        let mut header = tar::Header::new_gnu();
        header.as_gnu_mut().unwrap().name[..name.len()].copy_from_slice(name.as_bytes());
        header.set_size(5);
        header.set_cksum();
        tar.append(&header, &b"hello"[..]).unwrap();
    }
    tar.finish().unwrap();
    let file = File::create(folder.path().join("other.zip")).unwrap();
    let mut zip = rawzip::ZipArchiveWriter::new(file);
    add_to_zip(&mut zip, "games.tar", "an archive within it");
    zip.finish().unwrap();
    tar::Builder::new(File::create(folder.path().join("empty.tar")).unwrap()).finish().unwrap();
    let output = score(folder.path(), &["--json", "games.tar", "other.zip", "empty.tar"]);
    assert_eq!(output.status.code(), Some(4));
    let said = String::from_utf8(output.stderr).unwrap();
    let begin: Vec<_> = said.lines().map(|line| line.split_once(": ").unwrap().0).collect();
    let places = ["games.tar/etc/one.sgf:1:1", "games.tar/two.sgf:1:1", "other.zip", "empty.tar"];
    assert_eq!(begin, places, "{said}");
    assert!(said.contains("no .sgf file in this archive"), "{said}");
    // In a folder there may be archives of other things.
    let folder_said =
        String::from_utf8(score(folder.path(), &["--json", "-r", "."]).stderr).unwrap();
    assert!(!folder_said.contains("no .sgf file"), "{folder_said}");
}

/// `-o -` is standard output.
#[test]
fn a_dash_is_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), game(0)).unwrap();
    for more in [&["--json"][..], &["--format", "csv"], &[]] {
        let whole = score(folder.path(), &[more, &["game.sgf"]].concat());
        let named = score(folder.path(), &[more, &["game.sgf", "-o", "-"]].concat());
        assert!(!whole.stdout.is_empty() && whole.stdout == named.stdout);
    }
    assert!(!folder.path().join("-").exists());
}

/// 64 KB that would fill the memory: it costs a line, and the next game is counted.
#[test]
fn a_game_of_millions_of_values_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = File::create(folder.path().join("many.zip")).unwrap();
    let mut zip = rawzip::ZipArchiveWriter::new(file);
    let many = format!("(;{})", "A[]".repeat(3_000_001));
    add_to_zip(&mut zip, "a.sgf", &many);
    add_to_zip(&mut zip, "b.sgf", &format!("(;AB{})", "[]".repeat(3_000_001)));
    add_to_zip(&mut zip, "c.sgf", &game(0));
    zip.finish().unwrap();
    let output = score(folder.path(), &["--json", "many.zip"]);
    assert_eq!(names(&output), [("many.zip/c.sgf".to_owned(), 1)]);
    let said = String::from_utf8(output.stderr).unwrap();
    let why = "more than 3000000 values in one game: split the file\n";
    assert_eq!(said, format!("many.zip/a.sgf:1:1: {why}many.zip/b.sgf:1:1: {why}"));
}

#[test]
fn games_in_folders_and_archives_are_scored_alike() {
    let folder = tempfile::tempdir().unwrap();
    archives(folder.path());
    let results = |output: &Output| -> Vec<Value> {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout.clone()).unwrap();
        let mut all: Vec<Value> = text.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
        all.sort_by_key(|game| {
            game["file"].as_str().unwrap().rsplit('/').next().map(str::to_owned)
        });
        for game in &mut all {
            game["file"] = Value::Null;
        }
        all
    };
    let not_asked = score(folder.path(), &["games"]);
    assert!(String::from_utf8_lossy(&not_asked.stderr).contains("add -r"));
    let in_folder = score(folder.path(), &["--json", "-r", "games"]);
    let wanted = results(&in_folder);
    assert_eq!(wanted.len(), 6);
    let order: Vec<String> = names(&in_folder).into_iter().map(|(file, _)| file).collect();
    assert!(order.is_sorted(), "{order:?}");
    for archive in ["games.tar", "games.tgz", "games.zip"] {
        assert_eq!(results(&score(folder.path(), &["--json", archive])), wanted, "{archive}");
    }
    // A folder without `-r`, and a stream.
    let refused = score(folder.path(), &["games"]);
    assert_eq!(refused.status.code(), Some(3));
    for archive in ["games.tar", "games.tgz"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
            .args(["score", "--json", "-"])
            .stdin(File::open(folder.path().join(archive)).unwrap())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut text = String::new();
        std::io::Read::read_to_string(&mut child.stdout.take().unwrap(), &mut text).unwrap();
        assert!(child.wait().unwrap().success());
        assert_eq!(text.lines().count(), 6, "{archive}");
    }
    // One worker or several: the same output in the same order.
    let one = score(folder.path(), &["--json", "--jobs", "1", "games.zip"]);
    let many = score(folder.path(), &["--json", "--jobs", "9", "games.zip"]);
    assert_eq!(one.stdout, many.stdout);
}

/// Older programs wrote the names in a zip in the encoding of their system.
#[test]
fn a_game_in_a_zip_is_counted_whatever_its_name_is_written_in() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.zip");
    let mut zip = rawzip::ZipArchiveWriter::new(File::create(&path).unwrap());
    add_to_zip(&mut zip, "9x9/name.sgf", &game(0));
    zip.finish().unwrap();
    let mut bytes = fs::read(&path).unwrap();
    // "Game" in Chinese, in GBK.
    let gbk = [0xb6, 0xd4, 0xbe, 0xd6];
    let places: Vec<usize> =
        (0..bytes.len() - 4).filter(|&at| &bytes[at..at + 4] == b"name").collect();
    assert_eq!(places.len(), 2, "the member and its entry in the directory");
    for at in places {
        bytes[at..at + 4].copy_from_slice(&gbk);
    }
    fs::write(&path, bytes).unwrap();
    let output = score(folder.path(), &["--json", "games.zip"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let names = names(&output);
    assert_eq!(names.len(), 1);
    assert!(names[0].0.starts_with("games.zip/9x9/"), "{names:?}");
}

/// A single game may be packed with gzip: by name, in a folder, in an archive, on standard input; what
/// it unpacks to is bounded, and a damaged one is named.
#[test]
fn a_game_packed_with_gzip_is_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::create_dir(folder.join("games")).unwrap();
    fs::write(folder.join("games/a.SGF.gz"), packed(game(0).as_bytes())).unwrap();
    let mut tar = tar::Builder::new(File::create(folder.join("games/b.tar")).unwrap());
    tar.append_path_with_name(folder.join("games/a.SGF.gz"), "in/a.sgf.gz").unwrap();
    tar.into_inner().unwrap();
    let done = score(folder, &["--json", "-r", "games"]);
    let expected = [("games/a.SGF.gz", 1), ("games/b.tar/in/a.sgf.gz", 1)];
    assert_eq!(names(&done), expected.map(|(name, number)| (name.to_owned(), number)));
    let mut piped = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(["score", "--json", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    piped.stdin.take().unwrap().write_all(&packed(game(0).as_bytes())).unwrap();
    assert_eq!(names(&piped.wait_with_output().unwrap()).len(), 1);
    let mut torn = packed(game(0).as_bytes());
    torn.truncate(torn.len() - 9);
    fs::write(folder.join("torn.sgf.gz"), torn).unwrap();
    fs::write(folder.join("large.sgf.gz"), packed(&vec![b' '; (64 << 20) + 1])).unwrap();
    for (name, why) in [("torn.sgf.gz", "damaged"), ("large.sgf.gz", "64 MiB")] {
        let done = score(folder, &[name]);
        let said = String::from_utf8(done.stderr).unwrap();
        assert!(said.starts_with(&format!("{name}: ")) && said.contains(why), "{said}");
    }
}

#[test]
fn a_damaged_archive_costs_a_line_and_what_came_before_stays() {
    let folder = tempfile::tempdir().unwrap();
    archives(folder.path());
    for (archive, cut) in [("games.tar", 3000), ("games.tgz", 300), ("games.zip", 400)] {
        let bytes = fs::read(folder.path().join(archive)).unwrap();
        fs::write(folder.path().join(archive), &bytes[..bytes.len().min(cut)]).unwrap();
        let output = score(folder.path(), &["--json", archive, "games/a/0/0.sgf"]);
        assert_eq!(output.status.code(), Some(4), "{archive}");
        let told = String::from_utf8(output.stderr.clone()).unwrap();
        assert!(told.contains(&format!("{archive}: damaged archive")), "{told}");
        assert!(told.lines().count() <= 2, "{told}");
        assert!(names(&output).iter().any(|(file, _)| file == "games/a/0/0.sgf"), "{archive}");
    }
}

#[test]
fn the_summary_counts_and_only_what_is_asked_for_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    archives(folder.path());
    fs::write(folder.path().join("games/bad.sgf"), "hello").unwrap();
    let agreeing = game(0).replace("W+99.5", "B+46.5");
    let first = score(folder.path(), &["--json", "games/a/0/0.sgf"]);
    let result: Value = serde_json::from_slice(&first.stdout).unwrap();
    let own = result["result"].as_str().unwrap_or_default().to_owned();
    fs::write(folder.path().join("games/agrees.sgf"), agreeing.replace("B+46.5", &own)).unwrap();
    let all = score(folder.path(), &["--json", "--summary", "-r", "games"]);
    let told = String::from_utf8(all.stderr).unwrap();
    assert!(
        told.contains("7 games counted, 1 failed; 4 with uncertain stones or open places; 6 of 7 recorded results differ"),
        "{told}"
    );
    assert!(told.contains("9×9 7"), "{told}");
    let only = score(folder.path(), &["--json", "--only", "disagree", "-r", "games"]);
    assert_eq!(names(&only).len(), 6);
    let sure = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/even.sgf");
    let unsure = score(folder.path(), &["--json", "--only", "unsure", sure]);
    assert!(unsure.stdout.is_empty() && unsure.status.success());
}

/// Begins to score games and is killed after so many milliseconds.
fn kill_after(milliseconds: u64, folder: &Path, args: &[&str]) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .arg("score")
        .args(args)
        .current_dir(folder)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    thread::sleep(Duration::from_millis(milliseconds));
    child.kill().unwrap();
    child.wait().unwrap();
}

/// A run that is killed at any moment and resumed writes each game once.
#[test]
fn a_run_that_is_killed_goes_on_and_writes_each_game_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = File::create(folder.path().join("many.zip")).unwrap();
    let mut zip = rawzip::ZipArchiveWriter::new(file);
    for n in 0..60 {
        // Some files have two games, some none that can be read.
        let text = match n % 7 {
            5 => "(;SZ[".to_owned(),
            3 => game(n).repeat(2),
            _ => game(n),
        };
        add_to_zip(&mut zip, &format!("{n:03}, \"x\".sgf"), &text);
    }
    zip.finish().unwrap();
    for format in ["jsonl", "json", "csv"] {
        let whole = score(folder.path(), &["--format", format, "many.zip"]);
        let out = format!("out.{format}");
        let file = folder.path().join(&out);
        let args = ["score", "--format", format, "many.zip", "--resume", "-o", &out];
        for run in 0..12_u64 {
            kill_after(3 * run, folder.path(), &args[1..]);
            // The last line may be torn.
            if run % 3 == 2 {
                let bytes = fs::read(&file).unwrap_or_default();
                fs::write(&file, &bytes[..bytes.len().saturating_sub(9)]).unwrap();
            }
        }
        score(folder.path(), &args[1..]);
        let lines = |bytes: &[u8]| {
            let text = String::from_utf8_lossy(bytes);
            let lines = text.lines().filter(|line| *line != "]");
            lines.map(|line| line.trim_start_matches(['[', ',']).to_owned()).collect::<Vec<_>>()
        };
        let (written, wanted) = (lines(&fs::read(&file).unwrap()), lines(&whole.stdout));
        assert_eq!(written, wanted, "{format}");
        let once: BTreeSet<&String> = written.iter().collect();
        assert_eq!(once.len(), written.len());
        if format == "json" {
            let array: Vec<Value> = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
            assert_eq!(array.len(), wanted.len());
        }
        // Nothing is left to do, and nothing is done twice.
        let again = score(folder.path(), &args[1..]);
        assert!(again.stdout.is_empty());
        assert_eq!(lines(&fs::read(&file).unwrap()), wanted);
    }
    // A file with other content stays unchanged: no games are added to it.
    let notes = folder.path().join("notes.json");
    fs::write(&notes, "my notes").unwrap();
    let refused = score(folder.path(), &["many.zip", "--resume", "-o", "notes.json"]);
    assert_eq!(refused.status.code(), Some(5));
    let why = String::from_utf8_lossy(&refused.stderr);
    assert!(why.starts_with("notes.json: not the output of an earlier run"), "{why}");
    assert_eq!(fs::read_to_string(&notes).unwrap(), "my notes");
    let table = folder.path().join("notes.csv");
    fs::write(&table, "who,points\nAnna,7\nBen").unwrap();
    let refused = score(folder.path(), &["many.zip", "--resume", "-o", "notes.csv"]);
    assert_eq!(refused.status.code(), Some(5));
    assert_eq!(fs::read_to_string(&table).unwrap(), "who,points\nAnna,7\nBen");
    fs::write(folder.path().join("one.sgf"), game(1)).unwrap();
    let other = score(folder.path(), &["one.sgf", "--resume", "-o", "out.json"]);
    assert_eq!(other.status.code(), Some(2), "{}", String::from_utf8_lossy(&other.stderr));
    let text = score(folder.path(), &["one.sgf", "--resume", "-o", "out.txt"]);
    assert_eq!(text.status.code(), Some(2));
}

/// A run that goes on ends with what earlier runs could not count, as far as their files tell it.
#[test]
fn what_an_earlier_run_met_is_not_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bad.sgf"), "(;GM[2])").unwrap();
    fs::write(folder.path().join("good.sgf"), game(1)).unwrap();
    let run = |args: &[&str]| score(folder.path(), args).status.code();
    let content = ["bad.sgf", "good.sgf", "--resume"];
    let input = ["missing.sgf", "good.sgf", "--resume"];
    for (files, output, status) in [
        (content, &["-o", "a.csv"][..], 1),
        (content, &["-o", "a.json", "--errors-to", "errors.json"], 1),
        (input, &["-o", "b.csv"], 3),
        // The file is still missing.
        (input, &["-o", "b.json"], 3),
    ] {
        for _ in 0..2 {
            assert_eq!(run(&[&files, output].concat()), Some(status), "{output:?}");
        }
    }
}

#[test]
fn signs_that_stand_for_names_may_be_quoted() {
    let folder = tempfile::tempdir().unwrap();
    archives(folder.path());
    let scored = |args: &[&str]| {
        let mut all = vec!["--json"];
        all.extend(args);
        names(&score(folder.path(), &all)).into_iter().map(|(file, _)| file).collect::<Vec<_>>()
    };
    let all: Vec<String> = [0, 2, 4, 1, 3, 5]
        .iter()
        .map(|number| format!("games/a/{}/{number}.sgf", number % 2))
        .collect();
    assert_eq!(scored(&["games/**/*.sgf"]), all);
    assert_eq!(scored(&["**/*.sgf"]), all);
    assert_eq!(scored(&["./games/**/1/*"]).len(), 3);
    assert_eq!(scored(&["games/a/?/[0-1].sgf"]), [&*all[0], &*all[3]]);
    assert_eq!(scored(&["-r", "games/a/*"]), all);
    // Links that lead round in circles are not followed.
    #[cfg(unix)]
    for name in ["again", "and-again"] {
        std::os::unix::fs::symlink("..", folder.path().join("games/a").join(name)).unwrap();
    }
    assert_eq!(scored(&["games/**/*.sgf"]), all);
    // A file with a pattern as its name is that file.
    fs::write(folder.path().join("[0].sgf"), game(1)).unwrap();
    assert_eq!(scored(&["[0].sgf"]), ["[0].sgf"]);
    let nothing = score(folder.path(), &["games/*.none"]);
    let said = String::from_utf8(nothing.stderr).unwrap();
    assert!(nothing.status.code() == Some(3) && said.starts_with("games/*.none: "), "{said}");
}

/// A number of games, one after the other, as one file.
fn many(count: usize) -> String {
    (0..count).map(|number| game(u8::try_from(number % 4).unwrap())).collect()
}

/// Starts a run over more games than it can finish.
fn long_run(folder: &Path, more: &[&str], out: &Path) -> Child {
    fs::write(folder.join("many.sgf"), many(20_000)).unwrap();
    // The shell that runs the tests may ignore signals.
    let mut command = Command::new("env");
    command.args(["--default-signal", env!("CARGO_BIN_EXE_shuzi"), "score", "--dead", "none"]);
    command.arg("many.sgf").args(more);
    command.stdout(File::create(out).unwrap()).current_dir(folder).spawn().unwrap()
}

/// Waits until a file starts to grow.
fn wait_for_bytes(path: &Path) {
    let begun = Instant::now();
    while fs::metadata(path).is_ok_and(|about| about.len() == 0) {
        assert!(begun.elapsed() < Duration::from_secs(60), "nothing is written");
        thread::sleep(Duration::from_millis(1));
    }
}

fn signal(run: &Child, name: &str) {
    let pid = run.id().to_string();
    assert!(Command::new("kill").args([name, &pid]).status().unwrap().success());
}

#[test]
fn a_run_that_is_interrupted_leaves_whole_lines_and_ends_by_its_signal() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.json");
    for (sent, number) in [("-INT", 2), ("-TERM", 15), ("-HUP", 1)] {
        let mut run = long_run(folder.path(), &["--json"], &out);
        wait_for_bytes(&out);
        signal(&run, sent);
        let ended = run.wait().unwrap();
        assert_eq!(ended.signal(), Some(number), "{ended}");
        let text = fs::read_to_string(&out).unwrap();
        assert!(text.ends_with('\n'), "{}", &text[text.len().saturating_sub(80)..]);
        let numbers: Vec<u64> = text.lines().map(|line| name(line).1).collect();
        assert!(numbers.iter().copied().eq(1..=numbers.len() as u64) && numbers.len() < 20_000);
    }
}

/// As under `nohup`: a run that must outlive its terminal.
#[test]
fn a_signal_that_is_ignored_stays_ignored() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("many.sgf"), many(3000)).unwrap();
    let line = "trap '' HUP; \"$SHUZI\" score --json --dead none many.sgf > out.json & \
                while ! [ -s out.json ]; do sleep 0.01; done; kill -HUP $!; wait $!";
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).env("SHUZI", env!("CARGO_BIN_EXE_shuzi")).current_dir(folder.path());
    assert!(shell.status().unwrap().success());
    assert_eq!(fs::read_to_string(folder.path().join("out.json")).unwrap().lines().count(), 3000);
}

/// A complete run adds nothing, even if a file is given twice.
#[test]
fn games_of_one_name_are_gone_on_with_as_well() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.sgf", "b.sgf"] {
        fs::write(folder.path().join(name), game(0)).unwrap();
    }
    for file in ["r.jsonl", "r.json", "r.csv"] {
        for _ in 0..3 {
            let args = ["a.sgf", "b.sgf", "a.sgf", "--resume", "-o", file];
            assert!(score(folder.path(), &args).status.success());
        }
        let text = fs::read_to_string(folder.path().join(file)).unwrap();
        assert_eq!(text.lines().count(), 3 + usize::from(!file.ends_with("jsonl")), "{text}");
    }
}

#[test]
fn a_file_is_there_when_it_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (out, file) = (folder.path().join("out.json"), folder.path().join("table.csv"));
    let mut run = long_run(folder.path(), &["--format", "csv", "-o", "table.csv"], &out);
    thread::sleep(Duration::from_millis(300));
    assert!(!file.exists());
    signal(&run, "-INT");
    assert_eq!(run.wait().unwrap().signal(), Some(2));
    // No temporary file is left either.
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert_eq!(left.len(), 2, "{left:?}");
    // If no game matches, the file is there as well, and empty.
    fs::write(folder.path().join("one.sgf"), "(;SZ[5]AB[aa])").unwrap();
    let none = ["one.sgf", "--only", "disagree", "--json", "-o", "none.json"];
    assert!(score(folder.path(), &none).status.success());
    assert_eq!(fs::read(folder.path().join("none.json")).unwrap(), b"[]\n");
    // An existing file is refused before anything is counted.
    fs::write(&file, "mine").unwrap();
    let refused = score(folder.path(), &["many.sgf", "-o", "table.csv"]);
    assert_eq!(refused.status.code(), Some(5));
    assert!(String::from_utf8_lossy(&refused.stderr).starts_with("table.csv: "));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn a_disk_that_is_full_leaves_whole_lines() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("many.sgf"), many(400)).unwrap();
    let limited = |command: &str| {
        let line = format!("ulimit -f 40; {command}");
        let program = env!("CARGO_BIN_EXE_shuzi");
        let mut shell = Command::new("sh");
        shell.args(["-c", &line]).env("SHUZI", program).current_dir(folder.path());
        shell.output().unwrap()
    };
    let scored = "\"$SHUZI\" score --json --dead none many.sgf";
    for (redirected, file) in [("> out.json", "out.json"), ("--resume -o more.json", "more.json")] {
        let done = limited(&format!("{scored} {redirected}"));
        assert_eq!(done.status.code(), Some(5), "{}", String::from_utf8_lossy(&done.stderr));
        assert_eq!(String::from_utf8_lossy(&done.stderr).lines().count(), 1);
        let text = fs::read_to_string(folder.path().join(file)).unwrap();
        assert!(text.ends_with('\n') && text.lines().count() > 5, "{file}");
        assert!(text.lines().all(|line| name(line).0 == "many.sgf"));
    }
    let done = limited(&format!("{scored} -o whole.json"));
    assert_eq!(done.status.code(), Some(5));
    assert!(!folder.path().join("whole.json").exists());
    // There is room again: the rest is added.
    let more = ["--json", "--dead", "none", "many.sgf", "--resume", "-o", "more.json"];
    assert!(score(folder.path(), &more).status.success());
    let text = fs::read_to_string(folder.path().join("more.json")).unwrap();
    let numbers = text.lines().filter(|line| *line != "]").map(|line| name(line).1);
    assert!(numbers.eq(1..=400));
}

/// The reading threads also learn that nothing can be printed any more: the run ends every time.
#[test]
fn a_full_disk_is_the_end_for_everyone_at_work() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("many.sgf"), many(400)).unwrap();
    for jobs in ["1", "2", "3", "1", "2", "3"] {
        let line =
            format!("exec \"$SHUZI\" score --json --dead none --jobs {jobs} many.sgf >/dev/full");
        let mut shell = Command::new("timeout");
        shell
            .args(["-s", "KILL", "60", "sh", "-c", &line])
            .env("SHUZI", env!("CARGO_BIN_EXE_shuzi"));
        let done = shell.current_dir(folder.path()).output().unwrap();
        assert_eq!(done.status.code(), Some(5), "{jobs}");
    }
}

#[test]
fn a_reader_that_has_enough_is_no_failure() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("many.sgf"), many(2000)).unwrap();
    let line = "\"$SHUZI\" score --json --dead none many.sgf | head -n 2; echo ${PIPESTATUS[0]}";
    let mut shell = Command::new("bash");
    shell.args(["-c", line]).env("SHUZI", env!("CARGO_BIN_EXE_shuzi")).current_dir(folder.path());
    let done = shell.output().unwrap();
    let said = String::from_utf8(done.stdout).unwrap();
    assert!(said.lines().count() == 3 && said.ends_with("\n0\n"), "{said}");
    assert!(done.stderr.is_empty());
}

/// A game that cannot be counted has a row with the code of what is wrong.
#[test]
fn a_table_has_a_row_for_what_cannot_be_counted() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let bad = file("bad.sgf", "(;GM[2]FF[4];B[aa])");
    let missing = folder.path().join("missing.sgf").to_str().unwrap().to_owned();
    let output = folder.path().join("all.csv").to_str().unwrap().to_owned();
    let run = |more: &[&str]| {
        let even = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/even.sgf");
        score(folder.path(), &[&["--format", "csv", &bad, even, &missing], more].concat())
    };
    let told = run(&["--resume", "-o", &output]);
    assert_eq!(told.status.code(), Some(3));
    let table = std::fs::read_to_string(&output).unwrap();
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    let errors: Vec<&str> = rows.iter().map(|row| row[27]).collect();
    assert_eq!(errors, ["error", "record-not-go", "", "file-unreadable"]);
    assert!(rows.iter().all(|row| row.len() == 28), "{table}");
    assert_eq!((rows[2][9], rows[1][9], rows[1][1]), ("B+18.5", "", "1"));
    assert_eq!((rows[0][21], rows[2][21], rows[1][21]), ("dead", "B8 C8", ""));
    // Gone on with, nothing is written twice.
    run(&["--resume", "-o", &output]);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), table);
    // Who asks for some of the games has them alone.
    let some = String::from_utf8(run(&["--only", "disagree"]).stdout).unwrap();
    assert!(!some.contains("bad.sgf"), "{some}");
}

/// Errors go into a file of their own, a line each, and a remark on many games is printed for three.
#[test]
fn errors_have_a_file_and_remarks_are_folded() {
    let folder = tempfile::tempdir().unwrap();
    let odd = "(;SZ[5]KM[many]AB[aa])".repeat(5);
    fs::write(folder.path().join("many.sgf"), format!("{odd}(;SZ[5]B[aa])(;GM[2])")).unwrap();
    let run = |more: &[&str]| {
        let args = [&["--json", "--dead", "none", "many.sgf", "no-such.sgf"], more].concat();
        let output = score(folder.path(), &args);
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (status, told) = run(&["--errors-to", "errors.json"]);
    assert_eq!(status, 3, "{told}");
    let komi = told.lines().filter(|line| line.contains("many.sgf:1:") && line.contains("KM"));
    assert_eq!(komi.count(), 3, "{told}");
    assert!(told.lines().any(|line| line.starts_with("2 more like this: ")), "{told}");
    assert!(!told.contains("no-such"), "{told}");
    let errors = fs::read_to_string(folder.path().join("errors.json")).unwrap();
    let errors: Vec<Value> =
        errors.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let last = errors.last().unwrap();
    assert_eq!(last["file"], "no-such.sgf");
    assert_eq!((&last["line"], &last["error"]["code"]), (&Value::Null, &"file-unreadable".into()));
    let game = &errors[0];
    assert_eq!((&game["file"], &game["game"]), (&"many.sgf".into(), &7.into()), "{game}");
    assert!(game["line"] == 1 && game["error"]["message"].is_string(), "{game}");
    // What is to be printed never goes into the same file.
    let (status, told) = run(&["-o", "new.json", "--errors-to", "./new.json"]);
    assert!(status == 2 && told.contains("--errors-to and -o"), "{told}");
    assert!(!folder.path().join("new.json").exists());
    // It is not written over, and is gone on with like the results.
    let (status, told) = run(&["--errors-to", "errors.json"]);
    assert!(status == 5 && told.starts_with("errors.json: already exists"), "{told}");
    let resumed = ["--resume", "-o", "all.json", "--errors-to", "errors.json"];
    assert_eq!(run(&resumed).0, 3);
    let more = fs::read_to_string(folder.path().join("errors.json")).unwrap();
    assert_eq!(more.lines().count(), 2 * errors.len(), "{more}");
}

/// Lines are not continued as an array, nor an array as lines, nor what another version wrote.
#[test]
fn only_a_file_of_the_same_kind_is_continued() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..2 {
        fs::write(folder.path().join(format!("{number}.sgf")), game(number)).unwrap();
    }
    let run = |file: &str| {
        score(folder.path(), &["0.sgf", "1.sgf", "--resume", "-o", file]).status.code()
    };
    assert_eq!((run("a.jsonl"), run("b.json")), (Some(0), Some(0)));
    fs::copy(folder.path().join("a.jsonl"), folder.path().join("c.json")).unwrap();
    fs::copy(folder.path().join("b.json"), folder.path().join("d.jsonl")).unwrap();
    let old = fs::read_to_string(folder.path().join("a.jsonl")).unwrap();
    fs::write(folder.path().join("e.jsonl"), old.replace("\"schema\":2", "\"schema\":1")).unwrap();
    for file in ["c.json", "d.jsonl", "e.jsonl"] {
        let before = fs::read(folder.path().join(file)).unwrap();
        assert_eq!(run(file), Some(5), "{file}");
        assert_eq!(fs::read(folder.path().join(file)).unwrap(), before, "{file}");
    }
}

/// A damaged archive at the end is the last thing said, and nothing is left to do after it.
#[test]
fn a_run_that_ended_in_a_damaged_archive_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("one.sgf"), game(1)).unwrap();
    fs::write(folder.path().join("zz.zip"), b"PK\x03\x04 no archive").unwrap();
    for file in ["a.csv", "a.jsonl"] {
        let args = ["one.sgf", "zz.zip", "--resume", "-o", file];
        let run = || {
            let done = score(folder.path(), &args);
            (done.status.code(), fs::read_to_string(folder.path().join(file)).unwrap())
        };
        let (first, again) = (run(), run());
        assert_eq!(first.0, Some(4), "{file}");
        assert_eq!(again.1, first.1, "{file}");
        assert!(again.0 == Some(4), "{file}: {:?}", again.0);
    }
    // A table without rows has its heads.
    let none = ["one.sgf", "--only", "unsure", "--dead", "none", "-o", "none.csv"];
    score(folder.path(), &none);
    let table = fs::read_to_string(folder.path().join("none.csv")).unwrap();
    assert!(table.starts_with("file,game,size,"), "{table}");
}
