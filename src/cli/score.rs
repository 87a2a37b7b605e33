//! `shuzi score`: counts without asking.

use std::io::{self, Write};
use std::path::Path;

use super::Failure;
use super::args::{Cli, ScoreArgs};
use super::batch::score_files;
use super::scorer::{Scorer, ScorerTask};
use crate::counting::{CountResult, SideCount, Terms, Totals, choose_profile};
use crate::goban::{Color, Size};
use crate::output::{Heading, score_json};
use crate::record::Info;

/// Scores the files, or the totals.
pub(super) fn run(args: &ScoreArgs) -> Result<(), Failure> {
    let scorer = Scorer::new(&args.game, args.json, ScorerTask::Score { chains: args.chains })?;
    if args.files.is_empty() {
        return score_totals(&scorer, args);
    }
    if score_files(&scorer, &args.files)? { Ok(()) } else { Err(Failure::Told) }
}

/// Whether what stands in a file's place is a total, and no file is called so: `shuzi 184`.
pub(super) fn is_total(file: Option<&Path>) -> bool {
    file.is_some_and(|file| total(file).is_some() && !file.exists())
}

fn total(file: &Path) -> Option<u32> {
    file.to_str().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()))?.parse().ok()
}

/// Scores a total of the side counted, Black's if none is named: `shuzi 184`.
pub(super) fn run_total(cli: &Cli) -> Result<(), Failure> {
    // A mistake in the settings is told before anything else.
    super::config::Config::of(cli.look.config.as_deref())?;
    let total = cli.file.as_deref().and_then(total);
    let white = cli.game.side == Some(Color::White);
    let args = ScoreArgs {
        files: Vec::new(),
        black: total.filter(|_| !white),
        white: total.filter(|_| white),
        non_scoring: None,
        json: false,
        chains: false,
        game: cli.game.clone(),
    };
    run(&args)
}

/// Scores typed totals.
fn score_totals(scorer: &Scorer<'_>, args: &ScoreArgs) -> Result<(), Failure> {
    if args.game.dead.is_some() || args.game.encoding.is_some() {
        let message = "--dead and --encoding go with a game file, not with totals";
        return Err(Failure::Usage(message.to_owned()));
    }
    if args.chains {
        let message = "--chains goes with a game file: totals have no chains";
        return Err(Failure::Usage(message.to_owned()));
    }
    let size = args.game.size.unwrap_or(Size::NINETEEN);
    let non_scoring = args.non_scoring.unwrap_or(0);
    let count = SideCount::total_only;
    let (totals, counted) = match (args.black, args.white) {
        (Some(black), Some(white)) => {
            (Totals::new(size, count(black), count(white), non_scoring), Color::Black)
        }
        (Some(total), None) => {
            (Totals::of_one_side(size, Color::Black, count(total), non_scoring), Color::Black)
        }
        (None, Some(total)) => {
            (Totals::of_one_side(size, Color::White, count(total), non_scoring), Color::White)
        }
        (None, None) => {
            let message = "nothing to score: name game files, or totals with --black N";
            return Err(Failure::Usage(message.to_owned()));
        }
    };
    let totals = totals.map_err(anyhow::Error::from)?;
    let info = Info::default();
    let profile = choose_profile(&scorer.book, scorer.rules.as_deref(), &info)
        .map_err(anyhow::Error::from)?;
    let terms =
        Terms::new(profile, size, &info, &args.game.asked()).map_err(anyhow::Error::from)?;
    let side = args.game.side.unwrap_or(counted);
    let keep = args.game.with_tie_breaker;
    let reckoning = CountResult::of_totals(terms, totals, side, keep);
    let mut out = io::stdout().lock();
    if args.json {
        let line = score_json(None, None, &info, &reckoning, None, &scorer.methods, false)
            .map_err(anyhow::Error::from)?;
        writeln!(out, "{line}")?;
    } else {
        let heading = Heading { file: None, game: None, info: &info, board: None };
        write!(out, "{}", scorer.page(&heading, &reckoning, None))?;
        if args.black.is_none() || args.white.is_none() {
            writeln!(
                out,
                "Only {counted} was counted; the rest of the board is taken as the other side's."
            )?;
        }
    }
    out.flush()?;
    Ok(())
}
