//! Faults that were found by breaking the program, each replayed.

use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output};

use super::archives::{packed, score};

/// Runs the program where it has less memory than an attack asks for, and is stopped if it waits.
fn bounded(folder: &Path, args: &[&str], home: &Path) -> Output {
    let script = "ulimit -v 1500000; exec timeout 20 \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_shuzi")]).args(args).current_dir(folder);
    command.env("HOME", home).env_remove("XDG_CONFIG_HOME").env("XDG_STATE_HOME", home);
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Whether the program refused with one line, and neither waited nor ended by force.
fn is_refused(output: &Output) -> bool {
    matches!(output.status.code(), Some(1..=4)) && said(output).lines().count() == 1
}

/// Settings, profiles and words that never end, or that nobody writes.
#[test]
fn a_device_or_a_pipe_is_no_file_of_the_players() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    let pipe = home.join("pipe.toml");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let zero = home.join("zero.toml");
    symlink("/dev/zero", &zero).unwrap();
    for path in [&pipe, &zero] {
        let path = path.to_str().unwrap();
        for args in [&["--config", path][..], &["keys", "--rules", path], &["rules", "check", path]]
        {
            let output = bounded(home, args, home);
            assert!(is_refused(&output), "{args:?}: {} {}", output.status, said(&output));
        }
    }
    let words = home.join("de");
    fs::create_dir(&words).unwrap();
    symlink("/dev/zero", words.join("screen.ftl")).unwrap();
    let output = bounded(home, &["language", "./de"], home);
    assert!(is_refused(&output), "{} {}", output.status, said(&output));
}

const GAME: &[u8] = b"(;SZ[5]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de]TB[aa]TW[ea])";

fn tar_header(name: &str, kind: u8, size: u64) -> tar::Header {
    let mut header = tar::Header::new_gnu();
    header.set_path(name).unwrap();
    header.set_entry_type(tar::EntryType::new(kind));
    header.set_size(size);
    header.set_cksum();
    header
}

/// What names a member of a tar may claim any size; one of a usual size is its name.
#[test]
fn what_names_a_member_of_a_tar_is_bounded() {
    let folder = tempfile::tempdir().unwrap();
    for kind in [b'L', b'K', b'x'] {
        for size in [120, 300 << 20] {
            let name = [&vec![b'n'; 100][..], b"-long.sgf", &[0; 11]].concat();
            let name = match (kind, size) {
                (b'x', 120) => [b"119 path=", &name[..109], b"\n"].concat(),
                (_, 120) => name,
                _ => vec![b'n'; size],
            };
            let game = tar_header("a.sgf", b'0', u64::try_from(GAME.len()).unwrap());
            let head = tar_header("long", kind, u64::try_from(name.len()).unwrap());
            let padded = |bytes: &[u8]| {
                let rest = (512 - bytes.len() % 512) % 512;
                [bytes, &vec![0; rest]].concat()
            };
            let all =
                [head.as_bytes(), &padded(&name)[..], game.as_bytes(), &padded(GAME), &[0; 1024]];
            fs::write(folder.path().join("bomb.tar.gz"), packed(&all.concat())).unwrap();
            let output = bounded(
                folder.path(),
                &["score", "bomb.tar.gz", "--format", "json"],
                folder.path(),
            );
            let json = String::from_utf8_lossy(&output.stdout);
            if size == 120 {
                assert!(output.status.success(), "{} {}", char::from(kind), said(&output));
                assert_eq!(
                    json.contains("-long.sgf"),
                    kind != b'K',
                    "{}: {json}",
                    char::from(kind)
                );
            } else {
                assert!(
                    is_refused(&output),
                    "{} {} {}",
                    char::from(kind),
                    output.status,
                    said(&output)
                );
                assert!(said(&output).contains("bomb.tar.gz"), "{}", said(&output));
            }
        }
    }
}

/// Members of a zip that share their bytes would be as many as names, each as large as the file.
#[test]
fn members_of_a_zip_share_no_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.zip");
    let mut zip = rawzip::ZipArchiveWriter::new(File::create(&path).unwrap());
    let text = format!("{}{}", "(;C[", "x".repeat(4 << 20));
    super::archives::add_to_zip(&mut zip, "0000.sgf", &text);
    zip.finish().unwrap();
    // The one entry of the table is written two thousand times, with other names.
    let bytes = fs::read(&path).unwrap();
    let at = bytes.windows(4).rposition(|four| four == b"PK\x01\x02").unwrap();
    let end = bytes.windows(4).rposition(|four| four == b"PK\x05\x06").unwrap();
    let (entry, mut last) = (bytes[at..end].to_vec(), bytes[end..].to_vec());
    let name = entry.windows(8).position(|eight| eight == b"0000.sgf").unwrap();
    let mut all = bytes[..at].to_vec();
    for number in 0..2000 {
        let mut one = entry.clone();
        one[name..name + 4].copy_from_slice(format!("{number:04}").as_bytes());
        all.extend(one);
    }
    let table = u32::try_from(entry.len() * 2000).unwrap();
    last[8..10].copy_from_slice(&2000u16.to_le_bytes());
    last[10..12].copy_from_slice(&2000u16.to_le_bytes());
    last[12..16].copy_from_slice(&table.to_le_bytes());
    all.extend(last);
    fs::write(&path, all).unwrap();
    let output = bounded(folder.path(), &["score", "games.zip", "--format", "csv"], folder.path());
    assert_ne!(output.status.code(), Some(124), "it reads each of them");
    assert!(said(&output).matches("overlap").count() > 1900, "{}", said(&output));
}

/// Names with hidden characters are text in every format.
#[test]
fn hidden_characters_break_no_markup() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sgf");
    for sign in ["\u{202e}", "\u{85}", "\u{61c}", "\u{200f}", "\u{2066}", "\u{fffe}", "\u{ffff}"] {
        let game = format!(
            "(;FF[4]CA[UTF-8]SZ[5]GN[a{sign}b]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de])"
        );
        fs::write(&file, game).unwrap();
        for format in ["svg", "html", "markdown"] {
            let output = score(folder.path(), &["a.sgf", "--format", format]);
            let text = String::from_utf8(output.stdout.clone()).unwrap();
            assert!(output.status.success(), "{}", said(&output));
            let code = format!("(U+{:04X})", u32::from(sign.chars().next().unwrap()));
            assert!(!text.contains(sign) && !text.contains("<U+"), "{format} {code}");
            // A next line (U+0085) is a space in the text of a game.
            let is_shown = format == "svg" || sign == "\u{85}" || text.contains(&code);
            assert!(is_shown, "{format}: {text}");
        }
        let svg = score(folder.path(), &["a.sgf", "--format", "svg"]).stdout;
        fs::write(folder.path().join("a.svg"), svg).unwrap();
        let checked =
            Command::new("xmllint").args(["--noout", "a.svg"]).current_dir(folder.path()).output();
        match checked {
            Ok(checked) => assert!(checked.status.success(), "{}", said(&checked)),
            Err(error) => assert!(std::env::var_os("CI").is_none(), "xmllint: {error}"),
        }
    }
}

/// A table goes on after files that could not be opened.
#[test]
fn a_table_is_resumed_after_what_could_not_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    for name in ["a.sgf", "c.sgf"] {
        fs::write(games.join(name), GAME).unwrap();
    }
    symlink("/nonexistent", games.join("b.sgf")).unwrap();
    fs::write(games.join("d.sgf.gz"), [0x1f, 0x8b, 8, 0]).unwrap();
    let args = ["--format", "csv", "--resume", "-o", "t.csv", "-r", "games"];
    let first = score(folder.path(), &args);
    let table = fs::read(folder.path().join("t.csv")).unwrap();
    let again = score(folder.path(), &args);
    assert_eq!(again.status.code(), first.status.code(), "{}", said(&again));
    assert_eq!(fs::read(folder.path().join("t.csv")).unwrap(), table);
}

/// Whatever a question brings, its answer comes at once.
#[test]
fn profiles_of_a_question_are_counted() {
    let profiles = (0..20_000).map(|number| {
        let extends =
            if number == 0 { "chinese".to_owned() } else { format!("p{:05}", number - 1) };
        format!("\"p{number:05}\":\"extends = \\\"{extends}\\\"\"")
    });
    let profiles = profiles.collect::<Vec<_>>().join(",");
    let question =
        format!("{{\"ask\":\"keys\",\"rules\":\"p19999\",\"profiles\":{{{profiles}}}}}\n");
    let since = std::time::Instant::now();
    let answer = crate::program::done(&["serve"], &question);
    assert!(answer.contains("more than 500 profiles"), "{answer}");
    assert!(since.elapsed().as_secs() < 10);
}

/// A file of brackets is a game that is none, and no diagram.
#[test]
fn a_million_brackets_are_no_diagram() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = File::create(folder.path().join("a.sgf")).unwrap();
    file.write_all(&vec![b'('; 1_000_000]).unwrap();
    let output = bounded(folder.path(), &["score", "a.sgf"], folder.path());
    assert!(is_refused(&output) && !said(&output).contains("diagram"), "{}", said(&output));
}

/// A club's profile that extends a name mistyped is a mistake of that file alone.
#[test]
fn a_mistyped_name_in_a_profile_stops_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join(".config/shuzi/rules");
    fs::create_dir_all(&rules).unwrap();
    fs::write(rules.join("club.toml"), "extends = \"chinse\"\n").unwrap();
    fs::write(folder.path().join("a.sgf"), GAME).unwrap();
    let output = bounded(folder.path(), &["compare", "a.sgf"], folder.path());
    assert!(output.status.success(), "{} {}", output.status, said(&output));
    let output = bounded(folder.path(), &["score", "a.sgf", "--rules", "club"], folder.path());
    assert!(said(&output).contains("chinese"), "{} {}", output.status, said(&output));
}
