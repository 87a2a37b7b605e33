//! `shuzi handicap`: stones and komi for a difference of ranks.

use super::Failure;
use super::args::{CountingArg, HandicapArgs};
use super::printing::{Plain, print, texts};
use crate::goban::Size;
use crate::handicap::{Counting, Jewdan, Suggestion};
use crate::output::{document_text, handicap_json, handicap_records, handicap_text};
use crate::sheet::handicap_sheet;

/// Prints one case worked out, or the table.
pub(super) fn run(args: &HandicapArgs) -> Result<(), Failure> {
    let usual: &[u8] = if args.ranks.is_none() { &[19, 13, 9] } else { &[19] };
    let sizes = if args.size.is_empty() {
        usual.iter().filter_map(|&lines| Size::new(lines, lines).ok()).collect()
    } else {
        args.size.clone()
    };
    let counting = match args.counting {
        CountingArg::Area => Counting::Area,
        CountingArg::Territory => Counting::Territory,
    };
    let systems: Vec<Jewdan> =
        sizes.iter().map(|&size| system(size, args, counting)).collect::<Result<_, _>>()?;
    let cases: Vec<(Jewdan, Vec<Suggestion>)> = match args.ranks {
        None => systems.iter().map(|system| (*system, system.table())).collect(),
        Some(ranks) => systems
            .iter()
            .map(|system| Ok((*system, vec![system.suggest(ranks)?])))
            .collect::<Result<_, crate::handicap::TooMuch>>()
            .map_err(anyhow::Error::from)?,
    };
    let mut document = handicap_sheet(&systems, &texts(&args.print)?);
    if args.ranks.is_some() {
        for (table, (_, rows)) in document.tables.iter_mut().zip(&cases) {
            let wanted: Vec<String> = rows.iter().map(|row| row.ranks.to_string()).collect();
            table.rows.retain(|row| wanted.contains(&row[0]));
        }
    }
    let plain = Plain {
        table: &|| match args.ranks {
            None => document_text(&document),
            Some(_) => handicap_text(&cases),
        },
        json: &|| handicap_json(&cases),
        records: &|| handicap_records(&cases),
    };
    print(&document, &plain, &args.print)
}

/// The system for a board; his factor, unless another is given.
fn system(size: Size, args: &HandicapArgs, counting: Counting) -> Result<Jewdan, Failure> {
    let factor = args.factor.or_else(|| Jewdan::factor_of(size)).ok_or_else(|| {
        Failure::Usage(format!("Jewdan gives no factor for {size}: say how many ranks a stone makes up for with --factor"))
    })?;
    if !factor.is_positive() {
        return Err(Failure::Usage("--factor must be more than nothing".to_owned()));
    }
    Ok(Jewdan { size, factor, counting })
}
