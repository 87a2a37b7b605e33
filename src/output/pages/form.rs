//! A counting form: the sum of a method, with lines to write on.

use std::iter;

use super::poster_parts::{level, signed, sum_of, tie_at};
use crate::output::print::{
    Choice, Poster, PosterBlock, PosterForm, SumCell, SumKind, SumLine, SumTable,
};
use crate::output::{Page, PageStyle};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Caution, Form, Term};
use shuzi_core::fact::Value;
use shuzi_core::goban::{Color, Size};
use shuzi_core::method::Method;
use shuzi_core::rules::Profile;
use shuzi_core::sheet::{Document, KeyRow, SheetTable, game_name};
use shuzi_words::Words;

/// A form for one game and one method.
#[derive(Clone, Copy, Debug)]
pub struct FormPage<'a> {
    /// The club and the date to print on it.
    pub owner: &'a Value,
    pub rules: &'a Profile,
    pub game: &'a KeyRow,
    /// The sum to fill in.
    pub form: &'a Form,
    /// The method; `None` where territory is counted.
    pub method: Option<Method>,
    /// The side that is counted, unless both are.
    pub side: Color,
    pub four: bool,
}

/// The lines of a sum that hold what was counted: vacant points, stones, their total.
const COUNTED: usize = 3;

/// The fields above the sum, line by line, each with its side if it has one.
const ABOVE: [&[(Option<Color>, &str)]; 3] = [
    &[(None, "sheet-form-event")],
    &[(None, "sheet-form-date"), (None, "sheet-form-round"), (None, "sheet-form-board")],
    &[(Some(Color::Black), "sheet-form-black"), (Some(Color::White), "sheet-form-white")],
];

impl FormPage<'_> {
    fn rules_and_game(&self, words: &Words) -> String {
        let size: Size = self.game.size;
        let rules = words.value(&self.rules.shown_title());
        words.list([rules, size.to_string(), words.value(&game_name(self.game))])
    }

    /// Returns how it is counted.
    fn how(&self, words: &Words) -> String {
        let Some(method) = self.method else { return words.term(Term::Territory) };
        let name = words.get(&format!("method-{}", method.as_str()));
        let side = words.say("sheet-form-side", &[("side", words.side(self.side).into())]);
        words.list(iter::once(name).chain((!method.counts_both()).then_some(side)))
    }

    /// Returns the sum to fill in. Before it comes what wins, after the totals what they must add up to;
    /// with one side counted, a line for half of the non-scoring points wherever the method takes them
    /// into account: added to the total, or not taken off with the half count.
    fn sum(&self, words: &Words) -> SumTable {
        let mut table = sum_of(self.form, words);
        let Some(method) = self.method else { return table };
        // The margin is written down beside the winner.
        let margin = words.term(Term::Margin);
        table.lines.retain(|line| line.label != margin);
        let line_of = |table: &SumTable, term: Term| {
            let label = words.term(term);
            table.lines.iter().position(|line| line.label == label)
        };
        if method.counts_both() {
            // Whoever gets no komi has nothing added.
            let nothing = SumCell { figure: Some("—".to_owned()), ..SumCell::default() };
            for line in table.lines.iter_mut().filter(|line| line.kind == SumKind::Term) {
                let cells = line.cells.iter_mut().filter(|cell| cell.is_none());
                cells.for_each(|cell| *cell = Some(nothing.clone()));
            }
        } else {
            let side = self.side;
            let other = side.other();
            let sign = |sign: &str, side: Color| {
                words.say("sheet-form-sign", &[("sign", sign.into()), ("side", side.into())])
            };
            let optional = words.say("sheet-form-optional", &[("side", words.side(other).into())]);
            table.heads.push((other, optional));
            for (number, line) in table.lines.iter_mut().enumerate() {
                // The side that is not counted has room for its total, as both must add up.
                let cell = line.cells.first().cloned().flatten();
                let cell = cell.map(|cell| SumCell { is_optional: true, ..cell });
                line.cells.push(cell.filter(|_| number < COUNTED));
            }
            if let Some(at) = line_of(&table, Term::Difference) {
                table.lines[at].note = format!("{}\n{}", sign("+", side), sign("−", other));
                table.lines[at].label += " (±)";
                table.lines[at].cells.iter_mut().flatten().for_each(|cell| cell.is_signed = true);
            }
            if let Some(key) = line_of(&table, Term::KeyNumber) {
                Self::take_off_key(&mut table, key);
            }
            // Whoever fills in a half method takes the half count off.
            if let Some(at) = line_of(&table, Term::HalfCount) {
                let cells = table.lines[at].cells.iter_mut().flatten();
                cells.for_each(|cell| "−".clone_into(&mut cell.sign));
            }
            let after = match method {
                Method::Half => Term::Total,
                Method::Key => Term::KeyNumber,
                _ => Term::HalfCount,
            };
            if let Some(at) = line_of(&table, after) {
                let label = words.term_halved(Term::NonScoring, true);
                let cell = SumCell { sign: "+".to_owned(), ..SumCell::default() };
                let cells = vec![Some(cell), None];
                table.lines.insert(at + 1, SumLine { label, cells, ..SumLine::default() });
            }
        }
        let cells = vec![Some(SumCell::default()), None];
        let (label, kind) = (words.term(Term::NonScoring), SumKind::Asked);
        let non_scoring = SumLine { label, cells, kind, note: words.get("sheet-form-none") };
        let label = self.check(words);
        let check = SumLine { label, kind: SumKind::Said, ..SumLine::default() };
        let counted = COUNTED.min(table.lines.len());
        table.lines.insert(counted, check);
        // What wins is known before, and depends on the non-scoring points alone. Within the sum it would be
        // taken for a part of it, and below the adjusted total it would be compared with that.
        let given = self.given(&table.heads, words).into_iter();
        table.lines.splice(0..0, iter::once(non_scoring).chain(given));
        table
    }

    /// Takes the key number off the total, as a single line; what it is made of is beside it.
    fn take_off_key(table: &mut SumTable, key: usize) {
        let mut line = table.lines[key].clone();
        let made_of = table.lines[COUNTED..key].iter().flat_map(|line| line.cells.iter().flatten());
        if made_of.clone().count() > 1 {
            line.note = made_of.fold("=".to_owned(), |sum, cell| {
                let figure = cell.figure.as_deref().unwrap_or_default();
                format!("{sum} {} {figure}", cell.sign).replace("  ", " ")
            });
        }
        line.kind = SumKind::Term;
        for cell in line.cells.iter_mut().flatten() {
            "−".clone_into(&mut cell.sign);
        }
        table.lines.splice(COUNTED..=key, [line]);
    }

    /// Returns how the margin of victory is worked out.
    fn margin(&self, words: &Words) -> String {
        let is_of_both = self.method.is_none_or(Method::counts_both);
        words.get(if is_of_both { "sheet-form-larger" } else { "sheet-form-doubled" })
    }

    /// Returns what each side needs, without and with a non-scoring point, in the order of these
    /// columns.
    fn given(&self, heads: &[(Color, String)], words: &Words) -> [SumLine; 2] {
        [("sheet-form-needed", 0), ("sheet-one-shared", 1)].map(|(label, non_scoring)| {
            let cell = |(side, _): &(Color, String)| {
                let key = self.game.key.of_side(*side).with_non_scoring(non_scoring);
                let (sign, figure) = (tie_at(key, words), Some(key.needs().to_string()));
                Some(SumCell { sign, figure, ..SumCell::default() })
            };
            let cells = heads.iter().map(cell).collect();
            SumLine { label: words.get(label), cells, kind: SumKind::Given, note: String::new() }
        })
    }

    /// Returns what both totals must add up to.
    fn check(&self, words: &Words) -> String {
        words.say("sheet-form-check", &[("points", self.game.size.points().into())])
    }

    /// Whether a side can tie, without or with one non-scoring point.
    fn can_tie(&self) -> bool {
        let keys = Color::BOTH.map(|side| self.game.key.of_side(side));
        let mut keys = keys.into_iter().flat_map(|key| [key, key.with_non_scoring(1)]);
        keys.any(|key| key.tie_at().is_some())
    }

    /// Returns what the players who sign the form must know about the tie-breaker and the rules.
    fn notes(&self, words: &Words) -> Vec<String> {
        let mut notes = Vec::new();
        if self.method.is_none() {
            return notes;
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
    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let table = self.sum(words);
        let blank = "________";
        let cell = |cell: &SumCell| {
            let figure = cell.figure.as_deref().unwrap_or(blank);
            format!("{} {figure}", cell.sign).trim_start().to_owned()
        };
        let row = |line: &SumLine| {
            let mut row = vec![line.label.clone()];
            row.extend(line.cells.iter().map(|c| c.as_ref().map_or_else(String::new, cell)));
            let free = row.iter_mut().skip(1).find(|cell| cell.is_empty());
            if let Some(free) = free {
                *free = words.list(line.note.lines().map(str::to_owned));
            }
            row
        };
        let field = |name: String| {
            let mut row = vec![name, blank.to_owned()];
            row.resize(table.heads.len() + 1, String::new());
            row
        };
        let above = ABOVE.iter().flat_map(|names| names.iter());
        let mut rows: Vec<Vec<String>> = above.map(|(_, id)| field(words.get(id))).collect();
        // What is said is below the table.
        let level = self.method.and_then(|method| level(self.game, method, words));
        let said = table.lines.iter().filter(|line| line.kind == SumKind::Said);
        let said = said.map(|line| line.label.clone());
        rows.extend(table.lines.iter().filter(|line| line.kind != SumKind::Said).map(row));
        let result = [words.get("sheet-form-winner"), self.margin(words)];
        rows.extend(result.into_iter().chain(signed(words)).map(field));
        let heads = table.heads.iter().map(|(_, name)| name.clone());
        let head = iter::once(String::new()).chain(heads);
        let strong = vec![false; table.heads.len() + 1];
        Document {
            owner: words.value(self.owner),
            title: words.get("sheet-form-title"),
            subtitle: words.list([self.rules_and_game(words), self.how(words)]),
            tables: vec![SheetTable { caption: String::new(), head: head.collect(), strong, rows }],
            notes: said.chain(level).chain(self.notes(words)).collect(),
            ..Document::default()
        }
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        let words = context.words;
        let above =
            ABOVE.map(|names| names.iter().map(|&(side, id)| (side, words.get(id))).collect());
        let sum = self.sum(words);
        let sides = sum.heads.iter().map(|&(side, _)| (side, words.side(side))).collect();
        // Whose stones are counted is said where they are counted.
        let mut blocks = vec![
            PosterBlock::Fields(above.to_vec()),
            PosterBlock::Heading(self.how(words)),
            PosterBlock::Sum(sum),
        ];
        blocks.push(PosterBlock::Choice(Choice {
            question: words.get("sheet-form-winner"),
            sides,
            amount: [self.margin(words), words.get("sheet-form-points")],
            last: self.can_tie().then(|| words.get("sheet-form-tie")),
            level: self.method.and_then(|method| level(self.game, method, words)),
        }));
        blocks.push(PosterBlock::Signatures(signed(words)));
        blocks.extend(self.notes(words).into_iter().map(PosterBlock::Text));
        vec![Poster {
            owner: words.value(self.owner),
            title: words.get("sheet-form-title"),
            subtitle: self.rules_and_game(words),
            blocks,
            form: if self.four { PosterForm::Small } else { PosterForm::Upright },
            ..Poster::default()
        }]
    }
}
