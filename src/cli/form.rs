//! `shuzi form` and `shuzi steps`: a sheet to count on, and the method as a picture.

use super::args::{FormArgs, StepsArgs};
use super::environment::Environment;
use super::printing::print;
use crate::output::{FormPage, StepsPage};
use crate::shell::Failure;
use shuzi_core::counting::{SideCount, TermsError, Totals, Worksheet};
use shuzi_core::goban::Color;
use shuzi_core::method::Method;
use shuzi_core::rules::{GameKind, Ties};
use shuzi_core::scorer::HalfPoints;
use shuzi_core::sheet::{KeysWanted, key_rows};

/// Prints the form.
pub(super) fn run(args: &FormArgs, environment: &Environment) -> Result<(), Failure> {
    let profile = environment.profile(args.rules.as_deref())?;
    let side = args.side.unwrap_or(Color::Black);
    let method = args.method.unwrap_or(Method::Half);
    let wanted = KeysWanted {
        sizes: vec![args.size],
        komi: args.komi.iter().map(|HalfPoints(points)| *points).collect(),
        tie_breaker: None,
        convention: args.compensation,
        handicaps: vec![args.handicap],
        non_scoring: vec![0],
        sides: vec![side],
    };
    if !wanted.fit(args.size) {
        return Err(Failure::usage_with("usage-too-many-for-board", [("size", args.size.into())]));
    }
    let rows = key_rows(&profile, &wanted)?;
    let Some(game) = rows.first() else {
        let rules = profile.told_name();
        return Err(TermsError::NoKomi { rules, game: GameKind::Handicap }.into());
    };
    // Any totals give the lines of the sum; the figures of the table are left out.
    let points = u32::try_from(args.size.points()).unwrap_or(0);
    let (black, white) = (SideCount::of(0, points.div_ceil(2)), SideCount::of(0, points / 2));
    let totals = Totals::new(args.size, black, white, 0)?;
    let sheet = Worksheet::new(method, side, &totals, game.adjustment, Ties::Draw, false);
    let owner = args.owner.value();
    let page = FormPage { owner: &owner, rules: &profile, game, sheet: &sheet, four: args.four };
    print(&page, &args.print, &environment.words)
}

/// Prints a method in five steps.
pub(super) fn run_steps(args: &StepsArgs, environment: &Environment) -> Result<(), Failure> {
    let method = args.method.unwrap_or(Method::Key);
    print(&StepsPage { owner: &args.owner.value(), method }, &args.print, &environment.words)
}
