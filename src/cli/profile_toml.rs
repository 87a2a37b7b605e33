//! Writes a profile as TOML, with every key.

use std::fmt::Write as _;

use shuzi_core::rules::{BySize, GameKind, PerKind, Profile};

/// A profile as TOML, with every key, including inherited and default values.
///
/// A komi that is not set has no key. Reading the TOML gives the same profile.
pub(super) fn profile_toml(profile: &Profile) -> String {
    let Profile { scoring, unit, method, side, shared_points, last_move, .. } = profile;
    let mut text = String::new();
    for (key, value) in [
        ("title", quoted(&profile.title)),
        ("aliases", aliases_line(&profile.aliases)),
        ("scoring", quoted(scoring.as_str())),
        ("points-in-seki", profile.points_in_seki.to_string()),
        ("teire", profile.teire.to_string()),
        ("shared-points", quoted(shared_points.as_str())),
        ("group-tax", profile.group_tax.to_string()),
        ("pass-stones", profile.pass_stones.to_string()),
        ("white-passes-last", profile.white_passes_last.to_string()),
        ("last-move", quoted(last_move.as_str())),
        ("unit", quoted(unit.as_str())),
        ("method", quoted(method.as_str())),
        ("side", quoted(side.as_str())),
        ("sources", lines(&profile.sources)),
        ("notes", lines(&profile.notes)),
    ] {
        let _ = writeln!(text, "{key} = {value}");
    }
    put_per_kind(&mut text, "komi", &profile.komi, |komi| komi.as_ref().map(by_size));
    put_per_kind(&mut text, "tie-breaker", &profile.tie_breaker, |points| Some(points.to_string()));
    put_per_kind(&mut text, "ties", &profile.ties, |ties| Some(quoted(ties.as_str())));
    let compensation = profile.compensation;
    let points = quoted(compensation.convention.as_str());
    let (from, in_komi) = (compensation.from, compensation.in_komi);
    let _ =
        write!(text, "\n[compensation]\npoints = {points}\nfrom = {from}\nin-komi = {in_komi}\n");
    text
}

fn aliases_line(aliases: &[String]) -> String {
    let aliases: Vec<String> = aliases.iter().map(|alias| quoted(alias)).collect();
    format!("[{}]", aliases.join(", "))
}

fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// A list with one text per line.
fn lines(texts: &[String]) -> String {
    match texts {
        [] => "[]".to_owned(),
        texts => {
            let lines: Vec<String> =
                texts.iter().map(|text| format!("  {},", quoted(text))).collect();
            format!("[\n{}\n]", lines.join("\n"))
        }
    }
}

/// The komi as `7.5` or `{ 19 = 7.5, other = 7 }`.
fn by_size(komi: &BySize) -> String {
    match (komi.named.as_slice(), komi.other) {
        ([], Some(komi)) => komi.to_string(),
        (named, other) => {
            let mut sizes: Vec<String> =
                named.iter().map(|(lines, komi)| format!("{lines} = {komi}")).collect();
            sizes.extend(other.map(|komi| format!("other = {komi}")));
            format!("{{ {} }}", sizes.join(", "))
        }
    }
}

/// Writes a table with the kinds of game that have a value.
fn put_per_kind<T>(
    text: &mut String,
    name: &str,
    values: &PerKind<T>,
    written: impl Fn(&T) -> Option<String>,
) {
    let entries: Vec<String> = GameKind::ALL
        .into_iter()
        .filter_map(|kind| Some(format!("{} = {}", kind.as_str(), written(values.of(kind))?)))
        .collect();
    if !entries.is_empty() {
        let _ = write!(text, "\n[{name}]\n{}\n", entries.join("\n"));
    }
}
