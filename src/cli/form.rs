//! `shuzi form` and `shuzi steps`: a sheet to count on, and the method as a picture.

use std::sync::Arc;

use clap::Args;
use shuzi_core::counting::{
    Form, FormNumbers, Overrides, SideNumbers, Sourced, Terms, TermsError, ValueSource,
};
use shuzi_core::goban::{Color, Size};
use shuzi_core::method::Method;
use shuzi_core::record::Info;
use shuzi_core::rules::{Convention, GameKind, MOST_HANDICAP, Profile, Scoring};
use shuzi_core::scorer::HalfPoints;
use shuzi_core::scoring::TerritoryNumbers;
use shuzi_core::sheet::{KeysWanted, key_rows};

use super::args::{OwnerArgs, PrintArgs, named, parsed, profile, whole};
use super::environment::Environment;
use super::printing::print;
use crate::output::{FormPage, StepsPage};
use crate::shell::Failure;

/// `shuzi form`.
#[derive(Debug, Args)]
pub struct FormArgs {
    /// The rule profile, by name or path.
    #[arg(long, value_name = "NAME|PATH", value_parser = profile())]
    pub rules: Option<String>,
    /// The counting method.
    #[arg(long, value_name = "METHOD", value_parser = named::<Method>())]
    pub method: Option<Method>,
    /// The board size in lines.
    #[arg(long, value_name = "N|WxH", default_value = "19", value_parser = parsed::<Size>)]
    pub size: Size,
    /// Komi in points (default: the profile's).
    #[arg(long, value_name = "X", allow_hyphen_values = true, value_parser = parsed::<HalfPoints>)]
    pub komi: Option<HalfPoints>,
    /// The number of handicap stones.
    #[arg(long, value_name = "N", default_value = "0", value_parser = whole::<u32>(0..=u64::from(MOST_HANDICAP)))]
    pub handicap: u32,
    /// Points to White for n handicap stones (default: the profile's).
    #[arg(long, value_name = "n|n-1|none", value_parser = named::<Convention>())]
    pub compensation: Option<Convention>,
    /// The side to count.
    #[arg(long, value_name = "black|white", value_parser = named::<Color>())]
    pub side: Option<Color>,
    /// Print four forms per page.
    #[arg(long)]
    pub four: bool,
    /// Club and date on the form.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// `shuzi steps`.
#[derive(Debug, Args)]
pub struct StepsArgs {
    /// The counting method.
    #[arg(long, value_name = "METHOD", value_parser = named::<Method>())]
    pub method: Option<Method>,
    /// Club and date on the sheet.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

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
    let by_territory = profile.scoring == Scoring::Territory && args.method.is_none();
    let form = if by_territory {
        by_territory_form(args, &profile)?
    } else {
        let mut sides = [SideNumbers::BLANK; 2];
        if !method.counts_both() {
            sides[side.other().index()] = SideNumbers::None;
        }
        let numbers = FormNumbers { size: args.size, sides, non_scoring: Some(0) };
        Form::new(method, side, &numbers, game.adjustment.in_method(method, false))
    };
    let (owner, four) = (args.owner.value(), args.four);
    let method = (!by_territory).then_some(method);
    let page = FormPage { owner: &owner, rules: &profile, game, form: &form, method, side, four };
    print(&page, &args.print, &environment.words)
}

/// The form of a count by territory.
fn by_territory_form(args: &FormArgs, profile: &Arc<Profile>) -> Result<Form, Failure> {
    let overrides = Overrides {
        komi: args.komi.map(|HalfPoints(points)| points),
        handicap: Some(args.handicap),
        convention: args.compensation,
        ..Overrides::default()
    };
    let rules = Sourced { value: Arc::clone(profile), source: ValueSource::Option };
    let terms = Terms::new(rules, args.size, &Info::default(), &overrides)?;
    let blank = Some([None; 2]);
    let numbers =
        TerritoryNumbers { size: args.size, territory: blank, prisoners: blank, groups: blank };
    Ok(numbers.form(&terms))
}

/// Prints a method in five steps.
pub(super) fn run_steps(args: &StepsArgs, environment: &Environment) -> Result<(), Failure> {
    let method = args.method.unwrap_or(Method::Key);
    print(&StepsPage { owner: &args.owner.value(), method }, &args.print, &environment.words)
}
