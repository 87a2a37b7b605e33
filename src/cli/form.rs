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
use shuzi_core::sheet::{KeyRow, KeysWanted, key_rows};
use shuzi_core::typed::one_of;

use super::args::{Choice, OwnerArgs, PrintArgs, named, offering, parsed, profile, whole};
use super::environment::Environment;
use super::printing::print;
use crate::output::{EXAMPLES, FormPage, StepsPage};
use crate::shell::Failure;

/// The game that a sheet is for, and how it is counted.
#[derive(Debug, Args)]
pub struct SheetGameArgs {
    /// The rule profile, by name or path.
    #[arg(long, value_name = "NAME|PATH", value_parser = profile())]
    pub rules: Option<String>,
    /// The counting method.
    #[arg(long, value_name = "METHOD", value_parser = named::<Method>())]
    pub method: Option<Method>,
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
}

/// `shuzi form`.
#[derive(Debug, Args)]
pub struct FormArgs {
    /// The game.
    #[command(flatten)]
    pub game: SheetGameArgs,
    /// The board size in lines.
    #[arg(long, value_name = "N|WxH", default_value = "19", value_parser = parsed::<Size>)]
    pub size: Size,
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
    /// The game.
    #[command(flatten)]
    pub game: SheetGameArgs,
    /// The board size in lines.
    #[arg(long, value_name = "N", default_value = "9", value_parser = example_size())]
    pub size: Size,
    /// Club and date on the sheet.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// A parser of the size of a board that has an example.
fn example_size() -> Choice<Size> {
    let all = || {
        let squares = EXAMPLES.into_iter().filter_map(|(lines, _)| Size::new(lines, lines).ok());
        squares.map(|size| (size.width().to_string(), size)).collect::<Vec<_>>()
    };
    let words = move || all().into_iter().map(|(word, _)| word.into()).collect();
    let parse = move |text: &str| {
        let all = all();
        one_of(text, &all.iter().map(|(word, size)| (word.as_str(), *size)).collect::<Vec<_>>())
    };
    offering(parse, words)
}

impl SheetGameArgs {
    /// The side counted, where one is.
    fn side(&self) -> Color {
        self.side.unwrap_or(Color::Black)
    }

    /// The game on a board of a size.
    fn row(&self, profile: &Arc<Profile>, size: Size) -> Result<KeyRow, Failure> {
        let wanted = KeysWanted {
            sizes: vec![size],
            komi: self.komi.iter().map(|HalfPoints(points)| *points).collect(),
            tie_breaker: None,
            convention: self.compensation,
            handicaps: vec![self.handicap],
            non_scoring: vec![0],
            sides: vec![self.side()],
        };
        if !wanted.fit(size) {
            return Err(Failure::usage_with("usage-too-many-for-board", [("size", size.into())]));
        }
        let rows = key_rows(profile, &wanted)?;
        let no_komi = || {
            let rules = profile.told_name();
            TermsError::NoKomi { rules, game: GameKind::Handicap }.into()
        };
        rows.into_iter().next().ok_or_else(no_komi)
    }
}

/// Prints the form.
pub(super) fn run(args: &FormArgs, environment: &Environment) -> Result<(), Failure> {
    let profile = environment.profile(args.game.rules.as_deref())?;
    let side = args.game.side();
    let method = args.game.method.unwrap_or(Method::Half);
    let game = args.game.row(&profile, args.size)?;
    let by_territory = profile.scoring == Scoring::Territory && args.game.method.is_none();
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
    let page =
        FormPage { owner: &owner, rules: &profile, game: &game, form: &form, method, side, four };
    print(&page, &args.print, &environment.words)
}

/// The form of a count by territory.
fn by_territory_form(args: &FormArgs, profile: &Arc<Profile>) -> Result<Form, Failure> {
    let overrides = Overrides {
        komi: args.game.komi.map(|HalfPoints(points)| points),
        handicap: Some(args.game.handicap),
        convention: args.game.compensation,
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
    let profile = environment.profile(args.game.rules.as_deref())?;
    let game = args.game.row(&profile, args.size)?;
    let method = args.game.method.unwrap_or(Method::Key);
    let (owner, side) = (args.owner.value(), args.game.side());
    let page = StepsPage { owner: &owner, rules: &profile, game: &game, method, side };
    print(&page, &args.print, &environment.words)
}
