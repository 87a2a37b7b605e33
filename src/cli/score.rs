//! `shuzi score`: counts without asking.

use std::path::Path;

use super::Failure;
use super::args::{BatchArgs, Cli, PrintArgs, ScoreArgs};
use super::batch::score_files;
use super::config::Config;
use super::printing::print;
use super::scorer::{Scorer, ScorerTask};
use crate::counting::{
    CountResult, Overrides, SharedTotal, SideCount, Terms, Totals, choose_profile,
};
use crate::goban::{Color, Size};
use crate::output::{Heading, ScorePage};
use crate::record::Info;
use crate::rules::{Profile, SharedPoints};
use crate::scoring::OwnResult;
use crate::words::Words;

/// Scores the files, or the totals.
pub(super) fn run(args: &ScoreArgs, words: &Words) -> Result<(), Failure> {
    run_by(&Config::of(None)?, args, words)
}

/// The same by settings that are read already.
fn run_by(config: &Config, args: &ScoreArgs, words: &Words) -> Result<(), Failure> {
    let task = ScorerTask::Score { chains: args.chains };
    let scorer = Scorer::by(config, &args.game, &args.print, task, words)?;
    if args.files.is_empty() {
        return score_totals(&scorer, args);
    }
    score_files(&scorer, &args.files, &args.batch)
}

/// Whether what stands in a file's place is a total, and no file is called so: `shuzi 184`.
pub(super) fn is_total(file: Option<&Path>) -> bool {
    file.is_some_and(|file| total(file).is_some() && !file.exists())
}

/// The total a text is that begins with a digit: 184, 184.5, 184½.
fn total(file: &Path) -> Option<SharedTotal> {
    let text = file.to_str().filter(|text| text.starts_with(|sign: char| sign.is_ascii_digit()))?;
    SharedTotal::of(text.parse().ok()?)
}

/// Scores a total of the side counted, Black's if none is named: `shuzi 184`.
pub(super) fn run_total(cli: &Cli, words: &Words) -> Result<(), Failure> {
    // A mistake in the settings is told before anything else.
    let config = Config::of(cli.look.config.as_deref())?;
    let total = cli.file.as_deref().and_then(total);
    let white = cli.game.side == Some(Color::White);
    let args = ScoreArgs {
        files: Vec::new(),
        black: total.filter(|_| !white),
        white: total.filter(|_| white),
        non_scoring: None,
        print: PrintArgs::default(),
        chains: false,
        batch: BatchArgs::default(),
        game: cli.game.clone(),
    };
    run_by(&config, &args, words)
}

/// Scores typed totals.
fn score_totals(scorer: &Scorer<'_>, args: &ScoreArgs) -> Result<(), Failure> {
    let BatchArgs { recursive, jobs, only, summary, resume } = &args.batch;
    args.game.without_file([
        ("--chains", args.chains),
        ("--recursive", *recursive),
        ("--jobs", jobs.is_some()),
        ("--only", only.is_some()),
        ("--summary", *summary),
        ("--resume", *resume),
    ])?;
    let size = args.game.size.unwrap_or(Size::NINETEEN);
    let info = Info::default();
    let profile = choose_profile(&scorer.profiles, scorer.rules.as_deref(), &info)?;
    let (non_scoring, own) = own_points(args, &profile.value)?;
    let count = own.map(|points| points.map(SideCount::total_only));
    let one_side = |side, count| Totals::of_one_side(size, side, count, non_scoring);
    let (totals, counted) = match count {
        [Some(black), Some(white)] => (Totals::new(size, black, white, non_scoring), None),
        [Some(count), None] => (one_side(Color::Black, count), Some(Color::Black)),
        [None, Some(count)] => (one_side(Color::White, count), Some(Color::White)),
        [None, None] => return Err(Failure::usage("usage-nothing-to-score")),
    };
    let totals = totals?;
    let given = args.game.overrides();
    let side = given.side.or(counted).or(Some(Color::Black));
    let overrides = Overrides { side, ..given };
    let terms = Terms::new(profile, size, &info, &overrides)?;
    let result = CountResult::of_totals(terms, totals, &overrides);
    let page = ScorePage {
        heading: Heading { file: None, game: None, info: &info, board: None },
        number: None,
        result: &result,
        own: OwnResult::of_totals(&result.terms.profile.value),
        dead: None,
        methods: &scorer.methods,
        with_chains: false,
        one_side: counted,
        record: None,
    };
    print(&page, &args.print, scorer.words)
}

/// The non-scoring points, and what each side has without its half of them: halves are typed where
/// the rules share those points, and one such point is meant unless more are named.
fn own_points(args: &ScoreArgs, profile: &Profile) -> Result<(u32, [Option<u32>; 2]), Failure> {
    let typed = [args.black, args.white];
    let has_half = typed.into_iter().flatten().any(SharedTotal::has_half);
    if has_half && profile.shared_points != SharedPoints::Split {
        let rules = [("rules", profile.name.as_str().into())];
        return Err(Failure::usage_with("usage-no-shared-points", rules));
    }
    let non_scoring = args.non_scoring.unwrap_or(u32::from(has_half));
    let shared = if has_half { non_scoring } else { 0 };
    let mut own = [None; 2];
    for (own, typed) in own.iter_mut().zip(typed) {
        let without = |total: SharedTotal| {
            total.without(shared).ok_or_else(|| Failure::usage("usage-halves-differ"))
        };
        *own = typed.map(without).transpose()?;
    }
    Ok((non_scoring, own))
}
