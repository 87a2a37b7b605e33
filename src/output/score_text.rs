//! A counted game as a page of text: terms, worked table, result.

use std::fmt::Write as _;

use super::worksheet_table;
use crate::amount::Amount;
use crate::counting::{Agreement, CountResult, Outcome, Settled, Terms, Undone, Winner};
use crate::goban::{Board, Color, VertexSet};
use crate::life::{Dead, DeadSource};
use crate::method::Method;
use crate::record::Info;
use crate::texts::Texts;

/// What stands over a game's page.
#[derive(Clone, Copy, Debug)]
pub struct Heading<'a> {
    /// The file, if there is one.
    pub file: Option<&'a str>,
    /// The number of the game, in a file that holds several.
    pub game: Option<usize>,
    /// What the record says of the game.
    pub info: &'a Info,
    /// The final position, dead stones and all.
    pub board: Option<&'a Board>,
}

/// The page: what the game was counted by and where each value is from, the worked table of
/// the methods, the result, and how it was checked.
pub fn score_text(
    heading: &Heading<'_>,
    reckoning: &CountResult,
    dead: Option<&Dead>,
    methods: &[Method],
    texts: &Texts,
    width: usize,
) -> String {
    let mut page = title(heading, &reckoning.terms);
    page.push('\n');
    settings(&mut page, heading, reckoning, dead);
    page.push('\n');
    let sheets: Vec<_> = methods.iter().map(|&method| reckoning.sheet(method)).collect();
    page.push_str(&worksheet_table(&sheets, texts, width));
    page.push('\n');
    verdict(&mut page, heading.info, reckoning, methods);
    page
}

/// The line that names the game.
pub(super) fn title(heading: &Heading<'_>, terms: &Terms) -> String {
    let mut parts = Vec::new();
    parts.extend(heading.file.map(str::to_owned));
    parts.extend(heading.game.map(|number| format!("game {number}")));
    parts.extend(heading.info.title.clone());
    let players = [&heading.info.black, &heading.info.white].map(Option::as_deref);
    if let [Some(black), Some(white)] = players {
        parts.push(format!("{black} (Black) – {white} (White)"));
    }
    parts.push(format!("{} {}", terms.size, terms.kind));
    parts.join(", ") + "\n"
}

fn settings(
    page: &mut String,
    heading: &Heading<'_>,
    reckoning: &CountResult,
    dead: Option<&Dead>,
) {
    let terms = &reckoning.terms;
    let adjustment = terms.adjustment();
    let profile = &terms.profile.value;
    let mut put = |name: &str, value: String, from: String| {
        let line = if from.is_empty() {
            format!("{name:<16}{value}")
        } else {
            format!("{name:<16}{value:<40}  [{from}]")
        };
        let _ = writeln!(page, "{}", line.trim_end());
    };
    let rules = format!("{} ({})", profile.title, profile.name);
    put("Rules", rules, terms.profile.source.to_string());
    put("Komi", points(adjustment.komi()), terms.komi.source.to_string());
    if adjustment.tie_breaker() != Amount::ZERO || terms.komi.value == Amount::ZERO {
        let value = points(adjustment.tie_breaker());
        put("Tie-breaker", value, terms.tie_breaker.source.to_string());
    }
    let stones = terms.handicap.value;
    if stones > 0 {
        let plural = if stones == 1 { "stone" } else { "stones" };
        put("Handicap", format!("{stones} {plural}"), terms.handicap.source.to_string());
        let word = terms.convention.value.as_str();
        let value = format!("{} to White ({word})", points(adjustment.compensation()));
        put("Compensation", value, terms.convention.source.to_string());
    }
    if let (Some(board), Some(dead)) = (heading.board, dead) {
        let source = dead_source(dead.source);
        put("Dead stones", dead_stones(board, &dead.stones), source.to_owned());
        if !dead.uncertain.is_empty() {
            let count = dead.uncertain.len();
            let value = format!("{count} stones: {}", names(&dead.uncertain, board.size()));
            put("Uncertain", value, String::new());
        }
    }
    if let Some(settled) = &reckoning.settled {
        let size = settled.size();
        if !settled.seki().is_empty() {
            let filled = |color| names(settled.fill().by(color), size);
            let value = format!(
                "Black fills {}; White fills {}",
                filled(Color::Black),
                filled(Color::White)
            );
            put("Seki", value, String::new());
        }
    }
    let non_scoring = match &reckoning.settled {
        Some(settled) if !settled.non_scoring().is_empty() => {
            let set = settled.non_scoring();
            format!("{} ({})", set.len(), names(set, settled.size()))
        }
        _ => reckoning.totals.non_scoring().to_string(),
    };
    put("Non-scoring", non_scoring, String::new());
}

/// `6.5 points`, `1 point`, `none`.
fn points(amount: Amount) -> String {
    match amount {
        Amount::ZERO => "none".to_owned(),
        amount if amount == Amount::points(1) => "1 point".to_owned(),
        amount => format!("{amount} points"),
    }
}

/// The names of the vertices of a set, not more than a line of them.
fn names(set: &VertexSet, size: crate::goban::Size) -> String {
    const MOST: usize = 12;
    let all: Vec<String> = set.iter().map(|vertex| vertex.name(size)).collect();
    match all.len() {
        0 => "nothing".to_owned(),
        count if count > MOST => format!("{} and {} more", all[..MOST].join(" "), count - MOST),
        _ => all.join(" "),
    }
}

/// Where the dead stones are from.
pub const fn dead_source(source: DeadSource) -> &'static str {
    match source {
        DeadSource::File => "file",
        DeadSource::Option => "option",
        DeadSource::Auto => "proposed by shuzi: look at them",
        DeadSource::Engine => "engine",
        DeadSource::Player => "marked by you",
    }
}

/// The dead stones of each side by name.
pub(super) fn dead_stones(board: &Board, dead: &VertexSet) -> String {
    let of = |color: Color| {
        let mut stones = VertexSet::new(board.size());
        stones.extend(dead.iter().filter(|&vertex| board.get(vertex) == Some(color)));
        (!stones.is_empty())
            .then(|| format!("{color} {} ({})", stones.len(), names(&stones, board.size())))
    };
    let sides: Vec<String> = Color::BOTH.into_iter().filter_map(of).collect();
    if sides.is_empty() { "none".to_owned() } else { sides.join("; ") }
}

fn verdict(page: &mut String, info: &Info, reckoning: &CountResult, methods: &[Method]) {
    let outcome = reckoning.outcome();
    let _ = writeln!(page, "{}", sentence(outcome));
    let key = reckoning.key_number(reckoning.side);
    let side = key.side();
    let total = i64::from(reckoning.totals.side(side).total());
    let _ = writeln!(page, "{}", needs(side, key.needs(), key.tie_at(), total));
    for &method in methods {
        let sheet = reckoning.sheet(method);
        if sheet.tie_breaker_left_out() {
            let tie_breaker = reckoning.terms.adjustment().tie_breaker();
            let _ = writeln!(
                page,
                "Simplified Half Counting leaves the tie-breaker of {} out: it shows {}, \
                 the exact result is {outcome}.",
                tie_breaker,
                sheet.outcome(),
            );
        }
    }
    if let (Some(stated), Some(recorded)) = (&info.result, &info.recorded) {
        let said = &stated.value;
        let _ = match reckoning.compare(recorded) {
            Some(Agreement::Same) => writeln!(page, "The record says {said}: it agrees."),
            Some(Agreement::SameInZi) => {
                writeln!(page, "The record says {said}, in zi: it agrees with {outcome} points.")
            }
            Some(Agreement::Different) => {
                writeln!(page, "The record says {said}: IT DOES NOT AGREE with {outcome}.")
            }
            None => writeln!(page, "The record says {said}, without a margin."),
        };
    }
    if let Some(settled) = &reckoning.settled
        && let Some(note) = unfinished_note(settled)
    {
        let _ = writeln!(page, "Note: {note}");
    }
    for caution in &reckoning.terms.cautions {
        let _ = writeln!(page, "Note: {caution}.");
    }
}

/// What the players left undone, and what to ask about it; none where the game is over.
pub fn unfinished_note(settled: &Settled) -> Option<String> {
    let parts = settled.unfinished();
    let shown: Vec<String> =
        parts.iter().take(3).map(|part| part.shown(settled.size()).to_string()).collect();
    let border = parts.iter().any(|part| part.undone == Undone::Border);
    let question = if border {
        "is the game finished, every dead stone marked?"
    } else {
        "nobody's until filled; players fill them in turn before they count."
    };
    let more = if parts.len() > shown.len() { ", and more" } else { "" };
    (!parts.is_empty()).then(|| format!("{}{more}: {question}", shown.join(", ")))
}

/// Who won and by how much, in points and in zi.
pub fn sentence(outcome: Outcome) -> String {
    match outcome.winner() {
        Winner::Tie => "A tie: neither side wins (0).".to_owned(),
        Winner::Side(color) if outcome.margin() == Amount::ZERO => {
            format!("{color} wins: the score is level, and these rules give ties to {color}.")
        }
        Winner::Side(color) => format!(
            "{color} wins by {} ({} zi): {outcome}",
            points(outcome.margin()),
            outcome.zi_of_margin()
        ),
    }
}

/// What a side needed, and what it has to spare.
fn needs(side: Color, needs: i64, tie_at: Option<i64>, total: i64) -> String {
    let tie = tie_at.map(|tie| format!(" ({tie} ties)")).unwrap_or_default();
    let has = match total - needs {
        0 => "just enough".to_owned(),
        over if over > 0 => format!("{over} to spare"),
        under => format!("{} too few", -under),
    };
    format!("{side} needs {needs} to win{tie} and has {total}: {has}.")
}
