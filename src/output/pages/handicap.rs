//! Handicap suggestions.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::output::columns::{padded, widest};
use crate::output::csv::{decimal, heads};
use crate::output::document_text::document_text;
use crate::output::print::{Poster, PosterBlock, PosterForm, RankGrid, RankRow};
use crate::output::{Page, PageStyle};
use shuzi_core::amount::Amount;
use shuzi_core::fact::Value;
use shuzi_core::goban::{Color, Size};
use shuzi_core::handicap::{Jewdan, Ratio, Suggestion};
use shuzi_core::sheet::{Document, handicap_sheet};
use shuzi_words::Words;
use shuzi_words::json::handicap_json;

/// The most handicap stones that are usual; beyond them Jewdan's system advises a smaller board.
const MOST_STONES: u32 = 9;

type Cases = [(Jewdan, Vec<Suggestion>)];

/// Handicap stones and komi by Jewdan's system.
#[derive(Clone, Copy, Debug)]
pub struct HandicapPage<'a> {
    /// The club and the date to print on it.
    pub owner: &'a Value,
    /// The systems, each with the rank differences wanted.
    pub cases: &'a Cases,
    /// Whether the working is shown instead of a table.
    pub worked: bool,
}

impl Page for HandicapPage<'_> {
    fn text(&self, context: &PageStyle<'_>) -> String {
        if self.worked {
            self.working(context)
        } else {
            document_text(&self.document(context), context.width)
        }
    }

    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let systems: Vec<Jewdan> = self.cases.iter().map(|(system, _)| *system).collect();
        let mut sheet = Document { owner: self.owner.clone(), ..handicap_sheet(&systems) };
        for (table, (_, rows)) in sheet.tables.iter_mut().zip(self.cases) {
            let wanted: Vec<_> = rows.iter().map(|row| row.ranks.into()).collect();
            table.rows.retain(|row| wanted.contains(&row[0]));
        }
        context.words.sheet(&sheet)
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        let document = self.document(context);
        let words = context.words;
        let systems = document.tables.iter().map(|table| table.caption.clone());
        let notes = document.notes.iter().skip(1).cloned();
        let small = systems.chain(notes).chain([document.reminder.source.clone()]);
        let mut blocks = vec![PosterBlock::Ranks(self.grids(context.words))];
        blocks.extend(self.example(words).map(PosterBlock::Text));
        blocks.push(PosterBlock::Small(small.map(Into::into).collect(), 2));
        vec![Poster {
            owner: document.owner.clone(),
            title: document.title.clone(),
            subtitle: words.get("sheet-grid"),
            blocks,
            form: PosterForm::Across,
            ..Poster::default()
        }]
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        Some(handicap_records(self.cases))
    }

    fn json(&self, _: &PageStyle<'_>) -> Option<String> {
        Some(handicap_json(self.cases))
    }
}

impl HandicapPage<'_> {
    /// Returns a grid of ranks for each board.
    fn grids(&self, words: &Words) -> Vec<RankGrid> {
        let grid = |(system, rows): &(Jewdan, Vec<Suggestion>)| {
            let komi = |is_to_black: bool| {
                let all = rows.iter().map(|row| row.komi);
                let some = all.filter(|komi| komi.is_negative() == is_to_black);
                some.collect::<BTreeSet<Amount>>().into_iter().rev().collect::<Vec<_>>()
            };
            let points = [komi(false), komi(true)];
            let stones: BTreeSet<u32> = rows.iter().map(|row| row.stones).collect();
            let ranks = |stones: u32, komi: &Amount| {
                let here = rows.iter().filter(|row| (row.stones, row.komi) == (stones, *komi));
                here.map(|row| words.value(&row.ranks.into())).collect::<Vec<_>>().join(" ")
            };
            let row = |stones: u32| RankRow {
                stones: if stones == 0 { "–".to_owned() } else { stones.to_string() },
                ranks: points.iter().flatten().map(|komi| ranks(stones, komi)).collect(),
            };
            RankGrid {
                caption: system.size.to_string(),
                stones: words.get("sheet-stones"),
                heads: ["sheet-to-white", "sheet-to-black"].map(|id| words.get(id)),
                rows: stones.into_iter().map(row).collect(),
                points: points
                    .each_ref()
                    .map(|of| of.iter().map(|komi| words.amount(komi.abs())).collect()),
            }
        };
        self.cases.iter().map(grid).collect()
    }

    /// Returns how a case with a few stones and a komi is read off the grid.
    fn example(&self, words: &Words) -> Option<String> {
        let all =
            self.cases.iter().flat_map(|(system, rows)| rows.iter().map(move |row| (system, row)));
        let is_telling = |(_, row): &(&Jewdan, &Suggestion)| {
            let is_as_many = row.ranks.halves() == 2 * row.stones;
            (2..=4).contains(&row.stones) && row.komi.whole().is_none() && !is_as_many
        };
        let (system, row) = all.filter(is_telling).find(|(_, row)| row.komi.is_negative())?;
        let values = [
            ("size", system.size.into()),
            ("ranks", row.ranks.into()),
            ("stones", row.stones.into()),
            ("points", row.komi.abs().into()),
            ("side", words.get("sheet-to-black").into()),
        ];
        Some(words.say("sheet-grid-example", &values))
    }

    /// Returns the cases worked out line by line.
    fn working(&self, context: &PageStyle<'_>) -> String {
        let words = context.words;
        let mut page = String::new();
        for (system, rows) in self.cases {
            for row in rows {
                let case = [
                    ("size", system.size.into()),
                    ("ranks", row.ranks.into()),
                    ("counting", system.counting.into()),
                ];
                let _ = writeln!(page, "{}", words.say("handicap-case", &case));
                let lines = handicap_worked(system, row, words);
                let width = widest(lines.iter().map(|(label, _)| label.as_str()), 12);
                for (label, value) in lines {
                    let _ = writeln!(page, "  {}{value}", padded(&label, width));
                }
                page.push('\n');
            }
        }
        page + &words.get("handicap-only-komi") + "\n"
    }
}

/// Returns the working of a suggestion: the name of each figure, and how it is worked out.
pub fn handicap_worked(system: &Jewdan, row: &Suggestion, words: &Words) -> Vec<(String, String)> {
    // A negative number after an operator is put in brackets.
    let bracketed = |value: Value| match words.value(&value) {
        text if text.starts_with('−') => Value::Text(format!("({text})")),
        text => Value::Text(text),
    };
    let worth = Ratio::whole(system.counting.stone_value());
    let ahead = if row.value.is_positive() { Color::White } else { Color::Black };
    let advantage = row.value.abs().times(worth);
    let raw = Ratio::whole(row.free_moves.into()).minus(row.value).times(worth);
    let rounded = row.expected_rounded(system.counting);
    let given = i64::from(row.free_moves) * system.counting.stone_value();
    let left = Amount::points(rounded + given) - row.komi;
    let values = [
        ("ranks", row.ranks.into()),
        ("factor", system.factor.into()),
        ("value", row.value.into()),
        ("taken", bracketed(row.value.into())),
        ("worth", worth.into()),
        ("side", ahead.into()),
        ("size", row.value.abs().into()),
        ("points", advantage.into()),
        ("free_moves", row.free_moves.into()),
        ("raw", raw.into()),
        ("rounded", Ratio::whole(raw.rounded()).into()),
        ("outcome", bracketed(Ratio::whole(-rounded).into())),
        ("komi", row.komi.into()),
        ("komi_taken", bracketed(row.komi.into())),
        ("left", left.into()),
    ];
    let worked = |id: &str| words.say(id, &values);
    let stones = match row.stones {
        0 => words.get("handicap-black-first"),
        stones => stones.to_string(),
    };
    let mut lines = vec![
        (words.get("handicap-value"), worked("handicap-value-worked")),
        (words.get("handicap-stones"), stones),
        (words.get("handicap-free-moves"), row.free_moves.to_string()),
    ];
    // On a large board the first move makes up for half a rank: then neither side is ahead.
    if advantage != Ratio::whole(0) {
        lines.push((words.get("handicap-expected"), worked("handicap-expected-worked")));
    }
    lines.push((words.get("handicap-komi"), worked("handicap-komi-worked")));
    if row.komi.is_negative() {
        let points = [("points", row.komi.abs().into())];
        lines.push((String::new(), words.say("handicap-black-gets", &points)));
    }
    lines.push((words.get("handicap-check"), worked("handicap-check-worked")));
    if system.size == Size::NINETEEN && row.stones == MOST_STONES {
        lines.push((String::new(), words.get("handicap-many")));
    }
    lines
}

/// Returns cases as records, header first.
fn handicap_records(cases: &Cases) -> Vec<Vec<String>> {
    let head = "ranks,size,counting,value,stones,free_moves,komi";
    let mut records = vec![heads(head)];
    for (system, rows) in cases {
        for row in rows {
            records.push(vec![
                decimal(Amount::halves(row.ranks.halves().into())),
                format!("{}x{}", system.size.width(), system.size.height()),
                system.counting.as_str().to_owned(),
                row.value.to_string(),
                row.stones.to_string(),
                row.free_moves.to_string(),
                decimal(row.komi),
            ]);
        }
    }
    records
}
