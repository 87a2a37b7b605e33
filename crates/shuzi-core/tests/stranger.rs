//! The program of somebody who knows the library from its documents alone: `examples/folder.rs`.

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn a_folder_is_scored_compared_and_planned_in_thirty_lines() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = fs::read_to_string(root.join("examples/folder.rs")).unwrap();
    let body = source.lines().filter(|line| !line.starts_with("//!") && !line.is_empty());
    assert!(body.count() <= 30);
    // Cargo builds the examples with the tests.
    let tests = std::env::current_exe().unwrap();
    let program = tests.ancestors().nth(2).unwrap().join("examples/folder");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("folder");
    fs::create_dir_all(&folder).unwrap();
    fs::copy(root.join("../../assets/games/handicap.sgf"), folder.join("a.sgf")).unwrap();
    fs::write(folder.join("b.txt"), "..X\n.Q.").unwrap();
    let done = Command::new(program).arg(&folder).output().unwrap();
    let said = String::from_utf8(done.stdout).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].ends_with("W+6.5, 0 name another winner, 6 handled"), "{said}");
    assert!(
        lines[1].ends_with(
            "b.txt: 2:2: `Q` is not allowed: rows are made of . X O (x and o for dead stones)"
        ),
        "{said}"
    );
}
