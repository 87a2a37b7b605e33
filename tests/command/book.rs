//! The book: every command in it is run, and prints what the book shows.
//!
//! `UPDATE_BOOK=1 cargo test --test all command::book` writes the current output into the book, to
//! be read before it is committed.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Stands for lines left out.
const LEFT_OUT: &str = "...";

/// The most lines of an output that the book shows, unless it already shows a selection.
const MOST_LINES: usize = 24;

fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<PathBuf> = entries
        .flat_map(|path| if path.is_dir() { pages(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .collect();
    pages.sort();
    pages
}

/// A folder to run commands in, with the bundled games and folders for the program's data.
struct Table {
    folder: tempfile::TempDir,
}

impl Table {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games");
        for game in fs::read_dir(games).unwrap().map(|entry| entry.unwrap().path()) {
            fs::copy(&game, folder.path().join(game.file_name().unwrap())).unwrap();
        }
        Self { folder }
    }

    /// Runs a command line; returns its standard output followed by its standard error.
    fn run(&self, line: &str) -> String {
        let program = Path::new(env!("CARGO_BIN_EXE_shuzi")).parent().unwrap();
        let path = std::env::var("PATH").unwrap();
        let kept = self.folder.path().join("kept");
        let output = Command::new("sh")
            .args(["-c", line])
            .current_dir(self.folder.path())
            .env("PATH", format!("{}:{path}", program.display()))
            .env("SHUZI_CONFIG_DIR", kept.join(".config/shuzi"))
            .env("SHUZI_DATA_DIR", kept.join(".local/share/shuzi"))
            .env("SHUZI_STATE_DIR", kept.join(".local/state/shuzi"))
            .env("LC_ALL", "C.UTF-8")
            .env("TZ", "UTC")
            .env("COLUMNS", "96")
            .output()
            .unwrap();
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        // The folder differs on each run.
        let said = said.replace(&kept.display().to_string(), "/home/you");
        let lines: Vec<&str> = said.lines().map(str::trim_end).collect();
        lines.join("\n")
    }
}

/// Whether the lines match a pattern in which lines may be left out.
fn matches(pattern: &[&str], lines: &[&str]) -> bool {
    match pattern {
        [] => lines.is_empty(),
        [first, rest @ ..] if *first == LEFT_OUT => {
            (0..=lines.len()).any(|skipped| matches(rest, &lines[skipped..]))
        }
        [first, rest @ ..] => lines.first() == Some(first) && matches(rest, &lines[1..]),
    }
}

/// A page with the current output of every command; output that still matches stays as it is.
fn rewritten(page: &str) -> String {
    let table = Table::new();
    let mut written = String::new();
    let mut lines = page.lines().peekable();
    let mut in_console = false;
    while let Some(line) = lines.next() {
        written += line;
        written.push('\n');
        match line {
            "```console" => in_console = true,
            "```" => in_console = false,
            _ => {}
        }
        let Some(command) = line.strip_prefix("$ ").filter(|_| in_console) else { continue };
        let mut shown = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("$ ") && *line != "```") {
            shown.push(line);
        }
        let said = table.run(command);
        let said: Vec<&str> = said.lines().collect();
        if !matches(&shown, &said) || shown.is_empty() {
            let most = if said.len() > MOST_LINES { MOST_LINES - 1 } else { said.len() };
            shown = said[..most].to_vec();
            if most < said.len() {
                shown.push(LEFT_OUT);
            }
        }
        for line in shown {
            writeln!(written, "{line}").unwrap();
        }
    }
    written
}

#[test]
fn every_command_prints_what_the_book_says() {
    let update = std::env::var_os("UPDATE_BOOK").is_some();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src");
    let mut commands = 0;
    for path in pages(&folder) {
        let page = fs::read_to_string(&path).unwrap();
        commands += page.lines().filter(|line| line.starts_with("$ ")).count();
        let now = rewritten(&page);
        if update {
            fs::write(&path, now).unwrap();
        } else {
            assert!(page == now, "{} is out of date:\n{now}", path.display());
        }
    }
    assert!(commands > 25, "{commands}");
}

/// The names in the first column of the table that follows a marker, in order.
fn named_below(marker: &str, page: &str) -> Vec<String> {
    let table = page.split_once(marker).unwrap().1.trim_start();
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    let names = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    names.map(str::to_owned).collect()
}

/// The dictionary of columns is the heads of what is written.
#[test]
fn every_column_is_in_the_dictionary() {
    let table = Table::new();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/scripts/columns.md");
    let page = fs::read_to_string(path).unwrap();
    let markers = page.lines().filter_map(|line| line.strip_prefix("<!-- columns: "));
    let markers: Vec<&str> = markers.filter_map(|rest| rest.strip_suffix(" -->")).collect();
    assert_eq!(markers.len(), 6);
    for command in markers {
        let said = table.run(&format!("shuzi {command}"));
        let heads: Vec<&str> = said.lines().next().unwrap().split(',').collect();
        assert_eq!(named_below(&format!("<!-- columns: {command} -->"), &page), heads, "{command}");
    }
}

/// The dictionary of keys says what the schema says, and the schema knows every key that is written.
#[test]
fn every_key_is_in_the_dictionary() {
    let table = Table::new();
    let schema: serde_json::Value =
        serde_json::from_str(&table.run("shuzi score --schema")).unwrap();
    let keys = schema["properties"].as_object().unwrap();
    let written = table.run("shuzi score --json --chains seki.sgf");
    let written: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(&written).unwrap();
    let (mut rows, mut found) = (String::from("| key | meaning |\n|---|---|\n"), 0);
    for (key, meaning) in keys {
        let meaning = meaning["description"].as_str().unwrap_or_default().replace('\n', " ");
        assert!(meaning.ends_with('.'), "{key} has no description");
        writeln!(rows, "| `{key}` | {} |", meaning.trim_end_matches('.')).unwrap();
        found += usize::from(written.contains_key(key));
    }
    assert_eq!(found, written.len(), "a key that is written is not in the schema");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/scripts/json.md");
    let page = fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once("<!-- keys: score -->\n").unwrap();
    let after = rest.find("\n## ").map_or("", |at| &rest[at..]);
    let now = format!("{before}<!-- keys: score -->\n\n{rows}{after}");
    if std::env::var_os("UPDATE_BOOK").is_some() {
        fs::write(&path, now).unwrap();
    } else {
        assert!(page == now, "{} is out of date:\n{rows}", path.display());
    }
}

#[test]
fn every_page_is_listed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src");
    let list = fs::read_to_string(folder.join("SUMMARY.md")).unwrap();
    for path in pages(&folder) {
        let name = path.strip_prefix(&folder).unwrap().to_str().unwrap();
        assert!(name == "SUMMARY.md" || list.contains(&format!("({name})")), "{name}");
    }
}

#[test]
fn every_link_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let outside = ["README.md", "CONTRIBUTING.md", "SECURITY.md"].map(|name| root.join(name));
    for path in pages(&root.join("docs/src")).into_iter().chain(outside) {
        let page = fs::read_to_string(&path).unwrap();
        for link in page.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()) {
            let there = path.parent().unwrap().join(link);
            assert!(link.starts_with("http") || there.exists(), "{}: {link}", path.display());
        }
    }
}
