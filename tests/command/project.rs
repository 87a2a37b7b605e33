//! What the project says of itself in several places is the same everywhere.

use std::fs;
use std::path::Path;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// The workflow of a forge runs what a change must pass, and the oldest Rust that is promised.
#[test]
fn the_workflow_is_in_step_with_the_checks() {
    let workflow = read(".github/workflows/ci.yml");
    assert!(workflow.contains("bash .ci/run"), "{workflow}");
    assert!(read(".github/workflows/weekly.yml").contains("bash .ci/weekly"));
    let manifest = read("Cargo.toml");
    let oldest = manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap();
    let oldest = oldest.trim_matches('"');
    assert!(workflow.contains("rust-version"), "the workflow checks no oldest Rust");
    let readme = read("README.md");
    assert!(readme.contains(&format!("Rust {oldest} or newer")), "no Rust {oldest} in the README");
}

/// A release is checked like any change, names every program that `dist` builds, and uses each action
/// by its commit.
#[test]
fn the_release_is_in_step_with_what_it_builds() {
    let release = read(".github/workflows/release.yml");
    assert!(release.contains("uses: ./.github/workflows/ci.yml"), "it is not checked");
    let plan = read("dist-workspace.toml");
    let targets = plan.split("targets = [").nth(1).unwrap().split(']').next().unwrap();
    for target in targets.split(',').map(|part| part.trim().trim_matches('"')) {
        assert!(target.is_empty() || release.contains(&format!("target: {target},")), "{target}");
    }
    for line in release.lines().filter(|line| line.contains("uses: ") && !line.contains("./")) {
        let commit = line.split('@').nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
        assert!(commit.len() == 40 && line.contains(" # v"), "{line}");
    }
    let version = |file: &str| {
        let manifest = read(file);
        manifest.lines().find_map(|line| line.strip_prefix("version = ").map(str::to_owned))
    };
    assert_eq!(version("Cargo.toml"), version("python/Cargo.toml"));
}

/// What takes longer to say is the book's.
#[test]
fn the_readme_is_short() {
    let lines = read("README.md").lines().count();
    assert!(lines <= 250, "{lines} lines");
}

/// Every decision is listed, and every link of the list leads to one.
#[test]
fn decisions_are_listed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/decisions");
    let list = read("docs/decisions/README.md");
    let mut found = 0;
    for file in fs::read_dir(folder).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        if name != "README.md" {
            assert!(list.contains(&format!("({name})")), "{name} is not listed");
            found += 1;
        }
    }
    assert_eq!(list.matches("](00").count(), found);
}
