//! Scored games as rows of a table.

use crate::output::csv::{decimal, heads};
use shuzi_core::fact::Fact as _;
use shuzi_core::goban::Color;
use shuzi_core::place::Diagnostic;
use shuzi_core::scorer::CountedGame;
use shuzi_core::scoring::{RecordedVerdict, Score};

/// The columns of a table of games.
pub const SCORE_COLUMNS: &str = "file,game,size,rules,komi,tie_breaker,handicap,compensation,\
    non_scoring,result,winner,margin,black,white,area_result,area_black,area_white,zi,recorded,\
    agrees,cause,dead,uncertain,unfinished,player_black,player_white,remarks,error";

/// Returns the table of a game: its columns, and its row.
pub(super) fn score_records(
    file: Option<&str>,
    number: Option<usize>,
    counted: CountedGame<'_>,
    remarks: &[Diagnostic],
) -> Vec<Vec<String>> {
    let (terms, totals) = (&counted.result.terms, &counted.result.totals);
    let (adjustment, settled) = (terms.adjustment(), counted.result.settled.as_ref());
    let or_nothing = |text: Option<String>| text.unwrap_or_default();
    let outcome = counted.result.outcome();
    let own = counted.own.outcome(outcome);
    // Points by terms that the record contradicts would name a winner.
    let points = own.and(counted.score).and_then(Score::points);
    let recorded = counted.recorded();
    let record = vec![
        or_nothing(file.map(str::to_owned)),
        or_nothing(file.map(|_| number.unwrap_or(1).to_string())),
        format!("{}x{}", terms.size.width(), terms.size.height()),
        terms.profile.value.name.clone(),
        decimal(adjustment.komi()),
        decimal(adjustment.tie_breaker()),
        terms.handicap.value.to_string(),
        decimal(adjustment.compensation()),
        totals.non_scoring().to_string(),
        or_nothing(own.map(|own| own.to_string())),
        or_nothing(own.map(|own| own.winner().as_str().to_owned())),
        or_nothing(own.map(|own| decimal(own.margin()))),
        or_nothing(points.map(|[black, _]| decimal(black))),
        or_nothing(points.map(|[_, white]| decimal(white))),
        outcome.to_string(),
        totals.side(Color::Black).total().to_string(),
        totals.side(Color::White).total().to_string(),
        or_nothing(outcome.margin().half().map(decimal)),
        or_nothing(counted.info.result.as_ref().map(|result| result.value.clone())),
        or_nothing(recorded.as_ref().and_then(RecordedVerdict::agrees).map(|is| is.to_string())),
        or_nothing(counted.disagreement().map(|cause| cause.code().to_owned())),
        or_nothing(counted.dead.map(|dead| {
            let names: Vec<_> = dead.stones.iter().map(|stone| stone.name(terms.size)).collect();
            names.join(" ")
        })),
        counted.dead.map_or(0, |dead| dead.uncertain.len()).to_string(),
        settled
            .map_or(0, |settled| settled.unfinished_by(&terms.profile.value).count())
            .to_string(),
        or_nothing(counted.info.black.clone()),
        or_nothing(counted.info.white.clone()),
        remarks.iter().map(|remark| &*remark.what.code).collect::<Vec<_>>().join(" "),
        String::new(),
    ];
    vec![heads(SCORE_COLUMNS), record]
}

/// Returns the table of a game that could not be counted: its file, its number in it, and the code of
/// what is wrong.
pub fn error_records(file: &str, number: usize, error: &str) -> Vec<Vec<String>> {
    let row = SCORE_COLUMNS.split(',').map(|column| match column {
        "file" => file.to_owned(),
        "game" => number.to_string(),
        "error" => error.to_owned(),
        _ => String::new(),
    });
    vec![heads(SCORE_COLUMNS), row.collect()]
}
