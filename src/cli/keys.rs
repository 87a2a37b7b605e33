//! `shuzi keys`: the key-number cheat sheet.

use super::args::KeysArgs;
use super::environment::Environment;
use super::printing::print;
use crate::output::KeysPage;
use crate::shell::Failure;
use shuzi_core::goban::{Color, Size};
use shuzi_core::scorer::{HalfPoints, TieBreaker};
use shuzi_core::sheet::{KeysWanted, key_rows};

/// Prints the sheet.
pub(super) fn run(args: &KeysArgs, environment: &Environment) -> Result<(), Failure> {
    let profile = environment.profile(args.rules.as_deref())?;
    let usual = || [9, 13, 19].into_iter().filter_map(|lines| Size::new(lines, lines).ok());
    let wanted = KeysWanted {
        sizes: if args.size.is_empty() { usual().collect() } else { args.size.clone() },
        komi: args.komi.iter().map(|HalfPoints(points)| *points).collect(),
        tie_breaker: args.tie_breaker.map(|TieBreaker(points)| points),
        convention: args.compensation,
        handicaps: args.handicap.clone(),
        non_scoring: args.non_scoring.clone(),
        sides: args.side.map_or_else(|| Color::BOTH.to_vec(), |side| vec![side]),
    };
    if let Some(size) = wanted.sizes.iter().find(|size| !wanted.fit(**size)) {
        return Err(Failure::usage_with("usage-too-many-for-board", [("size", (*size).into())]));
    }
    let rows = key_rows(&profile, &wanted)?;
    let owner = args.owner.value();
    print(
        &KeysPage { owner: &owner, profile: &profile, rows: &rows },
        &args.print,
        &environment.words,
    )
}
