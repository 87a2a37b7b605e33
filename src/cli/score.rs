//! `shuzi score`: counts without asking.

use std::path::Path;

use super::Failure;
use super::args::{Cli, PrintArgs, ScoreArgs};
use super::batch::score_files;
use super::printing::print;
use super::scorer::{Scorer, ScorerTask};
use crate::counting::{CountResult, Overrides, SideCount, Terms, Totals, choose_profile};
use crate::goban::{Color, Size};
use crate::output::{Heading, ScorePage};
use crate::record::Info;
use crate::words::Words;

/// Scores the files, or the totals.
pub(super) fn run(args: &ScoreArgs, words: &Words) -> Result<(), Failure> {
    let task = ScorerTask::Score { chains: args.chains };
    let scorer = Scorer::new(&args.game, &args.print, task, words)?;
    if args.files.is_empty() {
        return score_totals(&scorer, args);
    }
    score_files(&scorer, &args.files)
}

/// Whether what stands in a file's place is a total, and no file is called so: `shuzi 184`.
pub(super) fn is_total(file: Option<&Path>) -> bool {
    file.is_some_and(|file| total(file).is_some() && !file.exists())
}

fn total(file: &Path) -> Option<u32> {
    file.to_str().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()))?.parse().ok()
}

/// Scores a total of the side counted, Black's if none is named: `shuzi 184`.
pub(super) fn run_total(cli: &Cli, words: &Words) -> Result<(), Failure> {
    // A mistake in the settings is told before anything else.
    super::config::Config::of(cli.look.config.as_deref())?;
    let total = cli.file.as_deref().and_then(total);
    let white = cli.game.side == Some(Color::White);
    let args = ScoreArgs {
        files: Vec::new(),
        black: total.filter(|_| !white),
        white: total.filter(|_| white),
        non_scoring: None,
        print: PrintArgs::default(),
        chains: false,
        game: cli.game.clone(),
    };
    run(&args, words)
}

/// Scores typed totals.
fn score_totals(scorer: &Scorer<'_>, args: &ScoreArgs) -> Result<(), Failure> {
    if args.game.dead.is_some() || args.game.encoding.is_some() {
        return Err(Failure::usage("usage-dead-with-totals"));
    }
    if args.chains {
        return Err(Failure::usage("usage-chains-with-totals"));
    }
    let size = args.game.size.unwrap_or(Size::NINETEEN);
    let non_scoring = args.non_scoring.unwrap_or(0);
    let one_side =
        |side, total| Totals::of_one_side(size, side, SideCount::total_only(total), non_scoring);
    let (totals, counted) = match (args.black, args.white) {
        (Some(black), Some(white)) => {
            let [black, white] = [black, white].map(SideCount::total_only);
            (Totals::new(size, black, white, non_scoring), None)
        }
        (Some(total), None) => (one_side(Color::Black, total), Some(Color::Black)),
        (None, Some(total)) => (one_side(Color::White, total), Some(Color::White)),
        (None, None) => return Err(Failure::usage("usage-nothing-to-score")),
    };
    let (totals, info) = (totals?, Info::default());
    let profile = choose_profile(&scorer.profiles, scorer.rules.as_deref(), &info)?;
    let given = args.game.overrides();
    let side = given.side.or(counted).or(Some(Color::Black));
    let overrides = Overrides { side, ..given };
    let terms = Terms::new(profile, size, &info, &overrides)?;
    let result = CountResult::of_totals(terms, totals, &overrides);
    let page = ScorePage {
        heading: Heading { file: None, game: None, info: &info, board: None },
        number: None,
        result: &result,
        own: None,
        dead: None,
        methods: &scorer.methods,
        with_chains: false,
        one_side: counted,
        record: None,
    };
    print(&page, &args.print, scorer.words)
}
