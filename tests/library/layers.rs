//! The layers of the crate: modules of lower layers know nothing of those above.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The top-level modules by layer, lowest first. A module may use modules of its own layer or below.
const LAYERS: [&[&str]; 9] = [
    &["amount", "fact", "goban", "method", "place", "typed"],
    &["record", "photo", "rules", "life", "reshape", "handicap"],
    &["counting"],
    &["sheet", "practice", "scoring"],
    &["words", "picture", "scorer", "json"],
    &["app", "output", "requests", "shell"],
    &["phone", "view"],
    &["tui"],
    &["cli"],
];

/// Text that modules below `app` may not contain: access to the outside, and inexact numbers.
const FORBIDDEN_BELOW_APP: [&str; 10] = [
    "std::io",
    "std::fs",
    "std::env",
    "std::time",
    "std::net",
    "std::process",
    "ratatui",
    "crossterm",
    "println!",
    "f32",
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The module of a file.
fn module(path: &Path) -> String {
    let inside = path.strip_prefix(source()).unwrap();
    let first = inside.components().next().unwrap().as_os_str().to_str().unwrap();
    first.trim_end_matches(".rs").to_owned()
}

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|modules| modules.contains(&module))
}

/// The code of a file without its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_module_has_a_layer_and_arrows_point_down() {
    for path in files(&source()) {
        let module = module(&path);
        if ["lib", "main"].contains(&module.as_str()) {
            continue;
        }
        let here = layer(&module).unwrap_or_else(|| panic!("{module} has no layer"));
        for used in code(&path).split("crate::").skip(1) {
            let end = used.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let used = &used[..end.unwrap_or(used.len())];
            let there = layer(used).unwrap_or_else(|| panic!("{}: crate::{used}", path.display()));
            assert!(there <= here, "{} uses {used}, which lies above it", path.display());
        }
    }
}

#[test]
fn the_core_knows_no_outside_and_no_inexact_number() {
    for path in files(&source()) {
        let module = module(&path);
        let Some(here) = layer(&module) else { continue };
        let code = code(&path);
        if here < layer("app").unwrap() {
            // A photograph is not exact and yields no amounts; decoders read bytes as from a file.
            let allowed: &[&str] = match &*module {
                "photo" => &["f32", "std::io"],
                "picture" => &["f32"],
                _ => &[],
            };
            for word in FORBIDDEN_BELOW_APP.iter().filter(|word| !allowed.contains(word)) {
                assert!(!code.contains(word), "{} names {word}", path.display());
            }
            // `life` estimates, and the plural rules in `words` take a decimal.
            if !["json", "life", "photo", "picture", "words"].contains(&module.as_str()) {
                assert!(!code.contains("f64"), "{} names f64", path.display());
            }
        }
        if module == "app" {
            for word in ["ratatui", "crossterm", "std::io", "std::fs"] {
                assert!(!code.contains(word), "{} names {word}", path.display());
            }
        }
    }
}

#[test]
fn every_file_says_what_it_is() {
    for path in files(&source()) {
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("//! "), "{}", path.display());
        assert!(text.lines().count() <= 450, "{} is too long: split it", path.display());
    }
}

/// The paths that the code names after `crate` or `super`, with braces expanded: `super::{a::B, c}`
/// is `super::a::B` and `super::c`.
fn named_paths(code: &str) -> Vec<Vec<String>> {
    /// Reads what follows `before`; returns the rest of the code.
    fn read<'a>(code: &'a str, before: &[String], found: &mut Vec<Vec<String>>) -> &'a str {
        let code = code.trim_start();
        if let Some(mut inside) = code.strip_prefix('{') {
            loop {
                inside = read(inside, before, found).trim_start();
                match inside.strip_prefix(',') {
                    Some(more) => inside = more,
                    None => return inside.strip_prefix('}').unwrap_or(inside),
                }
            }
        }
        let end = code.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(code.len());
        let (word, left) = code.split_at(end);
        let mut path = before.to_vec();
        if !word.is_empty() {
            path.push(word.to_owned());
        }
        if let Some(more) = left.strip_prefix("::") {
            return read(more, &path, found);
        }
        found.push(path);
        // Skips `as _` and other renames.
        let renamed = left.strip_prefix(" as ");
        renamed
            .map_or(left, |name| name.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_'))
    }
    let mut found = Vec::new();
    let mut left = code;
    while let Some(at) = left.find("crate::").into_iter().chain(left.find("super::")).min() {
        left = read(&left[at..], &[], &mut found);
    }
    found
}

/// The file that defines a path, seen from a module's folder; `None` if the module's own `mod.rs`
/// defines it.
fn meant(folder: &Path, path: &[String]) -> Option<PathBuf> {
    let (first, rest) = path.split_first()?;
    if first == "super" {
        return meant(folder.parent()?, rest);
    }
    let file = folder.join(format!("{first}.rs"));
    if file.exists() {
        return Some(file);
    }
    if folder.join(first).is_dir() {
        return meant(&folder.join(first), rest);
    }
    let door = code(&folder.join("mod.rs"));
    let given = door.split("use ").skip(1).flat_map(|used| {
        let used = used.split(';').next().unwrap_or_default();
        named_paths(&format!("crate::{used}"))
    });
    given
        .map(|given| given[1..].to_vec())
        .find(|given| given.last() == Some(first) && given.len() > 1 && given[0] != "crate")
        .and_then(|given| meant(folder, &given))
}

#[test]
fn no_two_files_need_each_other() {
    let mut needs: BTreeMap<PathBuf, BTreeSet<PathBuf>> = BTreeMap::new();
    for path in files(&source()) {
        // A `mod.rs` is the door of its module: it names everything in the module, and all may use it.
        if ["mod.rs", "lib.rs", "main.rs"].iter().any(|door| path.ends_with(door)) {
            continue;
        }
        let code = code(&path);
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        let folder = path.parent().unwrap();
        let needed = named_paths(code).into_iter().filter_map(|named| match named[0].as_str() {
            "crate" => meant(&source(), &named[1..]),
            _ => meant(folder, &named[1..]),
        });
        let needed = needed.filter(|needed| *needed != path).collect();
        needs.insert(path, needed);
    }
    let edges: usize = needs.values().map(BTreeSet::len).sum();
    assert!(edges > 2 * needs.len(), "only {edges} needs of {} files are seen", needs.len());
    // Remove files that need none of the others; what remains is on a cycle or leads to one.
    loop {
        let left: BTreeSet<PathBuf> = needs.keys().cloned().collect();
        let before = needs.len();
        needs.retain(|_, needed| needed.iter().any(|needed| left.contains(needed)));
        if needs.len() == before {
            break;
        }
    }
    // Then remove files that none of the others needs.
    loop {
        let needed: BTreeSet<PathBuf> = needs.values().flatten().cloned().collect();
        let before = needs.len();
        needs.retain(|path, _| needed.contains(path));
        if needs.len() == before {
            break;
        }
    }
    let names: Vec<_> = needs.keys().map(|path| path.strip_prefix(source()).unwrap()).collect();
    assert!(names.is_empty(), "these go round in a circle: {names:?}");
}
