//! A counting form: the sum of a method, with lines to write on.

use super::poster_parts::{needs, sum_of, with_one_shared};
use crate::amount::Amount;
use crate::counting::{Caution, Term, Worksheet};
use crate::fact::Value;
use crate::goban::{Color, Size};
use crate::method::Method;
use crate::output::print::{Needs, Poster, PosterBlock, PosterForm, SumCell, SumLine};
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

/// The fields above the sum.
const ABOVE: [&str; 5] = [
    "sheet-form-event",
    "sheet-form-date",
    "sheet-form-black",
    "sheet-form-white",
    "label-non-scoring",
];

/// The fields below the sum, the winner before them.
fn below(words: &Words) -> Vec<String> {
    let signed = Color::BOTH
        .map(|side| words.say("sheet-form-signed", &[("side", words.side(side).into())]));
    let before = ["sheet-form-margin", "sheet-form-referee"].map(|id| words.get(id));
    before.into_iter().chain(signed).collect()
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
    /// takes them into account: added to the total, or not taken off with the half count.
    fn sum(&self, words: &Words) -> Vec<SumLine> {
        let mut lines = sum_of(self.sheet, true, words);
        if self.sheet.method().counts_both() {
            return lines;
        }
        let side = self.sheet.side();
        let sign = [("side", words.side(side).into()), ("other", words.side(side.other()).into())];
        let label = words.term(Term::Difference);
        if let Some(at) = lines.iter().position(|line| line.label == label) {
            let label = words.say("sheet-form-sign", &sign);
            let cells = vec![None];
            lines.insert(at + 1, SumLine { label, cells, is_result: false });
        }
        // Key Numbers have it in the numbers on the strips.
        if self.sheet.method() == Method::Key {
            return lines;
        }
        let after = if self.sheet.method() == Method::Half { Term::Total } else { Term::HalfCount };
        let label = words.term(after);
        if let Some(at) = lines.iter().position(|line| line.label == label) {
            let half = SumCell { sign: "+".to_owned(), figure: None };
            let label = format!("{} ÷ 2", words.term(Term::NonScoring));
            lines.insert(at + 1, SumLine { label, cells: vec![Some(half)], is_result: false });
        }
        lines
    }

    /// Returns the sum that checks both counts, and what the players who sign the form must know
    /// about non-scoring points, the tie-breaker and the rules.
    fn notes(&self, words: &Words) -> Vec<String> {
        let points = [("points", self.game.size.points().into())];
        let mut notes = vec![words.say("sheet-form-check", &points)];
        if self.sheet.method() == Method::Key {
            notes.push(words.get("sheet-note-each-nsp"));
        }
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
        let lines = self.sum(words);
        let sides = if self.sheet.method().counts_both() {
            Color::BOTH.to_vec()
        } else {
            vec![self.sheet.side()]
        };
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
            row.resize(sides.len() + 1, String::new());
            row
        };
        let mut rows: Vec<Vec<String>> = ABOVE.iter().map(|id| field(words.get(id))).collect();
        rows.extend(lines.iter().map(row));
        let winner = words.get("sheet-form-winner");
        rows.extend(std::iter::once(winner).chain(below(words)).map(field));
        let head = std::iter::once(String::new()).chain(sides.iter().map(|&side| words.side(side)));
        let strong = vec![false; sides.len() + 1];
        Document {
            owner: words.value(self.owner),
            title: words.get("sheet-form-title"),
            subtitle: self.subtitle(words),
            tables: vec![SheetTable { caption: String::new(), head: head.collect(), strong, rows }],
            notes: self.notes(words),
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
        let mut notes = self.notes(words).into_iter();
        // The check needs the total of the side that is not counted.
        if !self.sheet.method().counts_both() {
            let other = words.side(self.sheet.side().other());
            let total = words.list(vec![other, words.get("label-total")]);
            let check = notes.next().unwrap_or_default();
            blocks.push(PosterBlock::Check(total, check));
        }
        blocks.push(PosterBlock::Choice(
            words.get("sheet-form-winner"),
            Color::BOTH.map(|side| words.side(side)).to_vec(),
        ));
        blocks.push(PosterBlock::Fields(below(words)));
        blocks.extend(notes.map(PosterBlock::Text));
        vec![Poster {
            owner: words.value(self.owner),
            title: words.get("sheet-form-title"),
            subtitle: self.subtitle(words),
            blocks,
            form: if self.four { PosterForm::Small } else { PosterForm::Upright },
        }]
    }
}
