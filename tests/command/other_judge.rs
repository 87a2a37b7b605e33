//! The bundled positions as another program sees them.

use std::process::Command;
use std::time::Duration;

use shuzi::shell::ask_engine;
use shuzi_core::practice::Pool;

/// GNU Go does not see a dead stone inside an eye of a seki. Two others do: an exhaustive search,
/// and KataGo.
const NOT_FOR_GNU_GO: [&str; 2] = ["s-seki1dead", "s-seki1dead2"];

/// The judgement of an independent program, GNU Go. Checks every 56th position, or all with
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
    for position in pool.all().iter().step_by(if all { 1 } else { 56 }) {
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
