//! `shuzi keys`: the key-number cheat sheet.

use super::Failure;
use super::args::{KeysArgs, LangArg, TieBreaker};
use super::printing::{Plain, print, texts};
use super::profiles::book_and_name;
use crate::counting::choose_profile;
use crate::goban::{Color, Size};
use crate::output::{document_text, key_records, keys_json, keys_table};
use crate::record::Info;
use crate::sheet::{KeysWanted, key_rows, key_sheet};

/// Prints the sheet.
pub(super) fn run(args: &KeysArgs) -> Result<(), Failure> {
    let (book, rules) = book_and_name(args.rules.as_deref())?;
    let profile = choose_profile(&book, rules.as_deref(), &Info::default())
        .map_err(anyhow::Error::from)?
        .value;
    let usual = || [9, 13, 19].into_iter().filter_map(|lines| Size::new(lines, lines).ok());
    let asked = KeysWanted {
        sizes: if args.size.is_empty() { usual().collect() } else { args.size.clone() },
        komi: args.komi.clone(),
        tie_breaker: args.tie_breaker.map(|TieBreaker(points)| points),
        convention: args.compensation,
        handicaps: args.handicap.clone(),
        non_scoring: args.non_scoring.clone(),
        sides: args.side.map_or_else(|| Color::BOTH.to_vec(), |side| vec![side]),
    };
    if let Some(size) = asked.sizes.iter().find(|size| !fits(**size, args)) {
        let message = format!("more stones or non-scoring points than {size} has points");
        return Err(Failure::Usage(message));
    }
    let rows = key_rows(&profile, &asked).map_err(anyhow::Error::from)?;
    let document = key_sheet(&profile, &rows, &texts(&args.print)?);
    let plain = Plain {
        table: &|| match args.print.lang {
            LangArg::En => keys_table(&profile, &rows),
            LangArg::Zh => document_text(&document),
        },
        json: &|| keys_json(&rows),
        records: &|| key_records(&rows),
    };
    print(&document, &plain, &args.print)
}

/// Whether handicaps and non-scoring points have room on a board.
fn fits(size: Size, args: &KeysArgs) -> bool {
    let points = u32::try_from(size.points()).unwrap_or(u32::MAX);
    args.handicap.iter().chain(&args.non_scoring).all(|&count| count <= points)
}
