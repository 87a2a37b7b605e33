//! The bundled positions: enough of them, no two alike, and each as two judges see it.

use std::collections::{HashMap, HashSet};
use std::process::Command;
use std::time::Duration;

use shuzi::internal::counting::Settled;
use shuzi::internal::goban::{Color, Symmetry};
use shuzi::internal::life::Dead;
use shuzi::internal::practice::{FinishedPosition, Pool};
use shuzi::internal::shell::ask_engine;

/// GNU Go does not see a dead stone inside an eye of a seki. Two others do: an exhaustive search,
/// and KataGo.
const NOT_FOR_GNU_GO: [&str; 2] = ["s-seki1dead", "s-seki1dead2"];

#[test]
fn there_are_three_hundred_and_no_two_are_alike() {
    let pool = Pool::bundled().unwrap();
    assert!(pool.all().len() >= 300, "{}", pool.all().len());
    let mut seen = HashMap::new();
    for position in pool.all() {
        let board = Symmetry::canonical(&position.board).0;
        let stones: Vec<_> = board.stones().collect();
        if let Some(other) = seen.insert((board.size(), stones), &position.name) {
            panic!("{} is {other}, turned, mirrored or recoloured", position.name);
        }
    }
    let names: HashSet<_> = pool.all().iter().map(|position| &position.name).collect();
    assert_eq!(names.len(), pool.all().len());
}

/// shuzi's own judgement: the dead stones, none of them uncertain, and the points.
#[test]
fn each_is_as_shuzi_sees_it() {
    let pool = Pool::bundled().unwrap();
    let mut sekis = 0;
    for FinishedPosition { name, board, dead, points } in pool.all() {
        let proposed = Dead::proposed(board);
        assert_eq!(proposed.stones, *dead, "{name}");
        let settled = Settled::of(board, dead);
        assert_eq!(Color::BOTH.map(|color| settled.count(color).total()), *points, "{name}");
        sekis += usize::from(!settled.seki().is_empty());
    }
    assert!(sekis >= 30, "{sekis}");
}

/// The judgement of an independent program, GNU Go. Checks every 28th position, or all with
/// `SHUZI_POSITIONS=all`; skipped if GNU Go is not installed.
#[test]
fn each_is_as_another_judge_sees_it() {
    let found = Command::new("sh")
        .args(["-c", "PATH=\"$PATH:/usr/games\" command -v gnugo"])
        .output()
        .expect("a shell");
    if !found.status.success() {
        assert!(std::env::var_os("CI").is_none(), "GNU Go must be there where CI runs");
        return;
    }
    let command = format!("{} --mode gtp", String::from_utf8(found.stdout).unwrap().trim());
    let all = std::env::var("SHUZI_POSITIONS").is_ok_and(|which| which == "all");
    let pool = Pool::bundled().unwrap();
    let mut others = Vec::new();
    for position in pool.all().iter().step_by(if all { 1 } else { 28 }) {
        if NOT_FOR_GNU_GO.contains(&position.name.as_str()) {
            continue;
        }
        let said = ask_engine(&command, &position.board, Duration::from_secs(60)).unwrap();
        if said != position.dead {
            others.push(&position.name);
        }
    }
    assert!(others.is_empty(), "{others:?}");
}
