//! `shuzi form` and `shuzi steps`: a sheet to count on, and the method as a picture.

use super::Failure;
use super::args::{FormArgs, StepsArgs};
use super::printing::print;
use super::profiles::profiles_and_name;
use crate::counting::{SideCount, TermsError, Totals, Worksheet, choose_profile};
use crate::goban::Color;
use crate::method::Method;
use crate::output::{FormPage, StepsPage};
use crate::record::Info;
use crate::rules::{GameKind, Ties};
use crate::sheet::{KeysWanted, key_rows};
use crate::words::Words;

/// Prints the form.
pub(super) fn run(args: &FormArgs, words: &Words) -> Result<(), Failure> {
    let (profiles, rules) = profiles_and_name(args.rules.as_deref())?;
    let profile = choose_profile(&profiles, rules.as_deref(), &Info::default())?.value;
    let side = args.side.unwrap_or(Color::Black);
    let method = args.method.unwrap_or(Method::Half);
    let wanted = KeysWanted {
        sizes: vec![args.size],
        komi: args.komi.into_iter().collect(),
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
        let rules = profile.name.clone();
        return Err(TermsError::NoKomi { rules, game: GameKind::Handicap }.into());
    };
    // Any totals give the lines of the sum; the figures of the table are left out.
    let points = u32::try_from(args.size.points()).unwrap_or(0);
    let (black, white) = (SideCount::of(0, points.div_ceil(2)), SideCount::of(0, points / 2));
    let totals = Totals::new(args.size, black, white, 0)?;
    let sheet = Worksheet::new(method, side, &totals, game.adjustment, Ties::Draw, false);
    let owner = args.owner.value();
    let page = FormPage { owner: &owner, rules: &profile, game, sheet: &sheet, four: args.four };
    print(&page, &args.print, words)
}

/// Prints the method in five steps.
pub(super) fn run_steps(args: &StepsArgs, words: &Words) -> Result<(), Failure> {
    print(&StepsPage { owner: &args.owner.value() }, &args.print, words)
}
