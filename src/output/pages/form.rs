//! A counting form: the sum of a method, with lines to write on.

use super::poster_parts::{needs, sum_of, with_one_shared};
use crate::amount::Amount;
use crate::counting::{Caution, Term, Worksheet};
use crate::fact::Value;
use crate::goban::{Color, Size};
use crate::method::Method;
use crate::output::print::{Needs, Poster, PosterBlock, PosterForm, SumCell, SumLine, SumTable};
use crate::output::{Context, Page};
use crate::rules::Profile;
use crate::sheet::{Document, KeyRow, SheetTable, game_name};
use crate::words::Words;

/// A form for one game and one method.
#[derive(Clone, Copy, Debug)]
pub struct FormPage<'a> {
    /// The club and the date to print on it.
    pub owner: &'a Value,
    /// The rules.
    pub rules: &'a Profile,
    /// The game it is for.
    pub game: &'a KeyRow,
    /// The sum; figures worked out during the count are left blank.
    pub sheet: &'a Worksheet,
    /// Whether a page has four forms.
    pub four: bool,
}

/// The lines of a sum that hold what was counted: vacant points, stones, their total.
const COUNTED: usize = 3;

/// The fields above the sum.
const ABOVE: [&str; 5] = [
    "sheet-form-event",
    "sheet-form-date",
    "sheet-form-black",
    "sheet-form-white",
    "label-non-scoring",
];

/// The fields below the sum and the winner.
fn below(words: &Words) -> Vec<String> {
    let signed = Color::BOTH
        .map(|side| words.say("sheet-form-signed", &[("side", words.side(side).into())]));
    signed.into_iter().chain([words.get("sheet-form-referee")]).collect()
}

impl FormPage<'_> {
    fn subtitle(&self, words: &Words) -> String {
        let size: Size = self.game.size;
        let side = self.sheet.side();
        let method = words.get(&format!("method-{}", self.sheet.method().as_str()));
        let mut parts = vec![
            words.value(&self.rules.shown_title()),
            size.to_string(),
            words.value(&game_name(self.game)),
            method,
        ];
        if !self.sheet.method().counts_both() {
            parts.push(words.side(side));
        }
        words.list(parts)
    }

    /// Returns the sum to fill in, with a line for half of the non-scoring points, wherever the method
    /// takes them into account: added to the total, or not taken off with the half count. The side
    /// that is not counted has room for its total: both must add up.
    fn sum(&self, words: &Words) -> SumTable {
        let mut table = sum_of(self.sheet, true, words);
        if self.sheet.method().counts_both() {
            return table;
        }
        let side = self.sheet.side();
        let other = (side.other(), words.side(side.other()));
        table.heads.push(other.clone());
        for line in table.lines.iter_mut().take(COUNTED) {
            line.cells.extend_from_within(..);
        }
        table.note = self.check(words);
        let sign = [("side", words.side(side).into()), ("other", other.1.into())];
        let mut insert = |after: Term, label: String, cell: Option<SumCell>| {
            let after = words.term(after);
            if let Some(at) = table.lines.iter().position(|line| line.label == after) {
                table.lines.insert(at + 1, SumLine { label, cells: vec![cell], is_result: false });
            }
        };
        insert(Term::Difference, words.say("sheet-form-sign", &sign), None);
        let after = match self.sheet.method() {
            Method::Half => Term::Total,
            Method::Key => Term::KeyNumber,
            _ => Term::HalfCount,
        };
        let half = SumCell { sign: "+".to_owned(), figure: None };
        insert(after, format!("{} ÷ 2", words.term(Term::NonScoring)), Some(half));
        table
    }

    /// Returns what both totals must add up to.
    fn check(&self, words: &Words) -> String {
        words.say("sheet-form-check", &[("points", self.game.size.points().into())])
    }

    /// Returns what the players who sign the form must know about non-scoring points, the
    /// tie-breaker and the rules.
    fn notes(&self, words: &Words) -> Vec<String> {
        let mut notes = Vec::new();
        if self.game.adjustment.tie_breaker() != Amount::ZERO {
            notes.push(words.get("sheet-note-tie-breaker"));
        }
        let cautions = Caution::of_profile(self.rules);
        notes.extend(cautions.iter().map(|caution| words.fact(caution)));
        notes
    }
}

impl Page for FormPage<'_> {
    fn document(&self, context: &Context<'_>) -> Document<String> {
        let words = context.words;
        let table = self.sum(words);
        let blank = "________";
        let cell = |cell: &crate::output::print::SumCell| {
            let figure = cell.figure.as_deref().unwrap_or(blank);
            format!("{} {figure}", cell.sign).trim_start().to_owned()
        };
        let row = |line: &crate::output::print::SumLine| {
            let cells = line.cells.iter().map(|c| c.as_ref().map_or_else(String::new, cell));
            std::iter::once(line.label.clone()).chain(cells).collect()
        };
        let field = |name: String| {
            let mut row = vec![name, blank.to_owned()];
            row.resize(table.heads.len() + 1, String::new());
            row
        };
        let mut rows: Vec<Vec<String>> = ABOVE.iter().map(|id| field(words.get(id))).collect();
        rows.extend(table.lines.iter().map(row));
        let result = ["sheet-form-winner", "sheet-form-margin"].map(|id| words.get(id));
        rows.extend(result.into_iter().chain(below(words)).map(field));
        let heads = table.heads.iter().map(|(_, name)| name.clone());
        let head = std::iter::once(String::new()).chain(heads);
        let strong = vec![false; table.heads.len() + 1];
        Document {
            owner: words.value(self.owner),
            title: words.get("sheet-form-title"),
            subtitle: self.subtitle(words),
            tables: vec![SheetTable { caption: String::new(), head: head.collect(), strong, rows }],
            notes: std::iter::once(self.check(words)).chain(self.notes(words)).collect(),
            ..Document::default()
        }
    }

    fn posters(&self, context: &Context<'_>) -> Vec<Poster> {
        let words = context.words;
        let mut blocks = vec![
            PosterBlock::Fields(ABOVE.iter().map(|id| words.get(id)).collect()),
            PosterBlock::Strip(Needs {
                game: format!(
                    "{} · {}",
                    words.value(&game_name(self.game)),
                    words.get("keys-needs")
                ),
                ..needs(self.game, 0, words)
            }),
            with_one_shared(self.game, words),
            PosterBlock::Sum(self.sum(words)),
        ];
        blocks.push(PosterBlock::Choice(
            words.get("sheet-form-winner"),
            Color::BOTH.map(|side| words.side(side)).to_vec(),
            words.get("sheet-form-margin"),
        ));
        blocks.push(PosterBlock::Fields(below(words)));
        // With one side counted it stands beside the sum.
        let check = self.sheet.method().counts_both().then(|| self.check(words));
        blocks.extend(check.into_iter().chain(self.notes(words)).map(PosterBlock::Text));
        vec![Poster {
            owner: words.value(self.owner),
            title: words.get("sheet-form-title"),
            subtitle: self.subtitle(words),
            blocks,
            form: if self.four { PosterForm::Small } else { PosterForm::Upright },
        }]
    }
}
