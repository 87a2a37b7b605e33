//! `shuzi score`: counts without asking.

use std::io::{self, Write};

use super::Failure;
use super::args::ScoreArgs;
use super::batch::score_files;
use super::scorer::{Scorer, Task};
use crate::counting::{Count, Reckoning, Terms, Totals, choose_profile};
use crate::goban::{Color, Size};
use crate::output::{Heading, score_json};
use crate::record::Info;

/// Scores the files, or the totals.
pub(super) fn run(args: &ScoreArgs) -> Result<(), Failure> {
    let scorer = Scorer::new(&args.game, args.json, Task::Score)?;
    if args.files.is_empty() {
        return score_totals(&scorer, args);
    }
    if score_files(&scorer, &args.files)? { Ok(()) } else { Err(Failure::Told) }
}

/// Scores typed totals.
fn score_totals(scorer: &Scorer<'_>, args: &ScoreArgs) -> Result<(), Failure> {
    if args.game.dead.is_some() || args.game.encoding.is_some() {
        let message = "--dead and --encoding go with a game file, not with totals";
        return Err(Failure::Usage(message.to_owned()));
    }
    let size = args.game.size.unwrap_or(Size::NINETEEN);
    let non_scoring = args.non_scoring.unwrap_or(0);
    let count = Count::total_only;
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
    let reckoning = Reckoning::of_totals(terms, totals, side, keep);
    let mut out = io::stdout().lock();
    if args.json {
        let line = score_json(None, None, &info, &reckoning, None, &scorer.methods)
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
