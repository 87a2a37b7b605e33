//! A counted game: terms, worked table, result.

use std::fmt::Write as _;

use super::chains::chains_text;
use super::difference::{DifferenceRow, difference_rows, put_rows, rows_table};
use super::score_poster::{ScoreParts, score_poster};
use super::score_records::score_records;
use super::score_sgf::result_sgf;
use super::sourced_terms::{SourcedTerm, sourced_terms};
use super::{Heading, ScorePage};
use crate::output::columns::{padded, widest};
use crate::output::print::Poster;
use crate::output::{Page, PageStyle, board_text, table_lines, worksheet_table};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{CountResult, Terms};
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::{Board, Color, Size, VertexSet};
use shuzi_core::record::Info;
use shuzi_core::rules::SharedPoints;
use shuzi_core::scoring::{OwnResult, RecordedVerdict, Scored};
use shuzi_core::sheet::{Document, SheetTable};
use shuzi_picture::{BoardPicture, Scene};
use shuzi_words::Words;
use shuzi_words::json::{ScoreToWrite, score_json};
use shuzi_words::{form_table, left_out, unfinished_note};

/// Pixels from line to line of a picture.
const LINE: f32 = 48.0;

impl Page for ScorePage<'_> {
    fn text(&self, context: &PageStyle<'_>) -> String {
        let words = context.words;
        let mut page =
            title(&self.heading, self.counted.info, &self.counted.result.terms, words) + "\n\n";
        let settings = self.settings(words, MOST_NAMES);
        let width = widest(settings.iter().map(|term| term.label.as_str()), LABEL);
        for SourcedTerm { label, value, source, .. } in settings {
            let line = if source.is_empty() {
                format!("{}{value}", padded(&label, width))
            } else {
                format!("{}{}  [{source}]", padded(&label, width), padded(&value, VALUE))
            };
            let _ = writeln!(page, "{}", line.trim_end());
        }
        page.push('\n');
        let width = context.width;
        match self.counted.score_apart() {
            None => {
                page += &self.worksheets(words, width);
                page.push('\n');
                self.put_said(&mut page, words);
            }
            Some(score) => {
                for line in table_lines(&form_table(&score.form(), String::new(), true, words)) {
                    let _ = writeln!(page, "{line}");
                }
                page.push('\n');
                self.put_said(&mut page, words);
                let _ = writeln!(page, "\n{}", same_board(self.counted.result, words));
                put_rows(&mut page, &self.apart(words), width);
                let _ = write!(page, "\n{}", self.worksheets(words, width));
            }
        }
        if let (true, Some(dead)) = (self.with_chains, self.counted.dead) {
            page += &chains_text(dead, self.counted.result.terms.size, words);
        }
        page
    }

    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let settings = self.settings(words, MOST_NAMES).into_iter();
        let settings = settings.map(|term| vec![term.label, term.value, term.source]);
        let mut tables = vec![SheetTable {
            caption: String::new(),
            head: vec![String::new(); 3],
            strong: vec![false; 3],
            rows: settings.collect(),
        }];
        if let Some(score) = self.counted.score_apart() {
            let rules = words.value(&self.counted.result.terms.profile.value.shown_title());
            tables.push(form_table(&score.form(), rules, true, words));
            tables.push(rows_table(same_board(self.counted.result, words), self.apart(words)));
        }
        let sheets = self.methods.iter().map(|&method| self.counted.result.sheet(method));
        tables.extend(sheets.map(|sheet| {
            form_table(sheet.form(), words.method(sheet.method()), self.is_named(), words)
        }));
        Document {
            title: self.paper_title(words),
            subtitle: self.headline(words),
            tables,
            notes: self.remarks(words),
            ..Document::default()
        }
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        let words = context.words;
        let settings = self.settings(words, usize::MAX).into_iter().map(|term| {
            let SourcedTerm { label, value, source_on_paper: source, .. } = term;
            let source = if source.is_empty() { source } else { format!(" [{source}]") };
            [label, value + &source]
        });
        let heading = Heading { file: None, game: None };
        let terms = &self.counted.result.terms;
        let parts = ScoreParts {
            title: title(&heading, self.counted.info, terms, words),
            file: words.list(self.heading.by_file_name().named(words)),
            headline: self.headline(words),
            settings: settings.collect(),
            remarks: self.remarks(words),
        };
        score_poster(self, parts, words)
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        Some(score_records(self.heading.file, self.number, self.counted, self.remarks_on_file))
    }

    fn json(&self, context: &PageStyle<'_>) -> Option<String> {
        let game = ScoreToWrite {
            file: self.heading.file,
            number: self.number,
            counted: self.counted,
            methods: self.methods,
            with_chains: self.with_chains,
            remarks: self.remarks_on_file,
        };
        Some(score_json(&game, context.words))
    }

    fn picture(&self) -> Option<Scene> {
        let (board, dead) = (self.counted.board?, self.counted.dead?);
        let settled = self.counted.result.settled.as_deref();
        let rules = &self.counted.result.terms.profile.value;
        let teire = settled.map_or(&[][..], |settled| settled.teire_by(rules));
        Some(
            BoardPicture { board, dead: &dead.stones, settled, teire, numbers: Vec::new() }
                .scene(LINE),
        )
    }

    fn diagram(&self) -> Option<String> {
        Some(board_text(self.counted.board?, self.counted.dead.map(|dead| &dead.stones)))
    }

    fn sgf(&self) -> Option<String> {
        let board = self.counted.board?;
        let stated = self.counted.info.result.as_ref().map(|stated| stated.value.as_str());
        let text = self.record.unwrap_or_default();
        Some(result_sgf(text, board, self.counted.result, self.counted.own, stated))
    }
}

/// Minimum columns of the labels, and of the values.
const LABEL: usize = 16;
const VALUE: usize = 40;

/// Returns the title of a game.
pub(super) fn title(heading: &Heading<'_>, info: &Info, terms: &Terms, words: &Words) -> String {
    let mut parts = heading.named(words);
    parts.extend(info.title.clone());
    if let (Some(black), Some(white)) = (&info.black, &info.white) {
        let players = [("black", black.as_str().into()), ("white", white.as_str().into())];
        parts.push(words.say("page-players", &players));
    }
    let kind = [("size", terms.size.into()), ("game", terms.kind.into())];
    parts.push(words.say("page-kind", &kind));
    words.list(parts)
}

/// Returns what the same board comes to by area.
pub fn same_board(result: &CountResult, words: &Words) -> String {
    words.say("page-same-board", &[("result", result.outcome().into())])
}

impl ScorePage<'_> {
    fn paper_title(&self, words: &Words) -> String {
        let terms = &self.counted.result.terms;
        title(&self.heading.by_file_name(), self.counted.info, terms, words)
    }

    /// Whether a sum may name a winner.
    fn is_named(&self) -> bool {
        self.unsettled.is_empty() && !matches!(self.counted.own, OwnResult::Contested(_))
    }

    /// Returns the sums of the methods side by side.
    fn worksheets(&self, words: &Words, width: usize) -> String {
        let sheets: Vec<_> = self.methods.iter().map(|&m| self.counted.result.sheet(m)).collect();
        worksheet_table(&sheets, self.is_named(), words, width)
    }

    /// Returns why the area count differs from the game's own.
    pub(super) fn apart(&self, words: &Words) -> Vec<DifferenceRow> {
        let own = self.counted.score_apart().filter(|score| score.scored == Scored::Territory);
        let difference = own.and_then(|_| self.counted.difference());
        let rows = difference.map(|difference| difference_rows(&difference, words));
        rows.into_iter().flatten().filter(|row| !row.is_nothing).collect()
    }

    /// Adds who won and what is to be said of it.
    fn put_said(&self, page: &mut String, words: &Words) {
        let _ = writeln!(page, "{}", self.headline(words));
        for line in self.remarks(words) {
            let _ = writeln!(page, "{line}");
        }
    }

    /// Returns the terms of the count, of many points at most so many by name.
    fn settings(&self, words: &Words, most: usize) -> Vec<SourcedTerm> {
        let label = |key| words.label(key);
        let plain = |label, value| SourcedTerm { label, value, ..SourcedTerm::default() };
        let mut lines = sourced_terms(&self.counted.result.terms, words);
        if let (Some(board), Some(dead)) = (self.counted.board, self.counted.dead) {
            let source = words.value(&dead.source.into());
            lines.push(SourcedTerm {
                label: label("dead-stones"),
                value: dead_stones(board, &dead.stones, most, words),
                source: source.clone(),
                source_on_paper: source,
            });
            if !dead.uncertain.is_empty() {
                let value = counted_names(&dead.uncertain, most, words);
                lines.push(plain(words.get("page-uncertain"), value));
            }
        }
        if let Some(settled) = &self.counted.result.settled
            && !settled.seki().is_empty()
        {
            let filled = |color| names(settled.fill().by(color), most, words).into();
            let fills = [("black", filled(Color::Black)), ("white", filled(Color::White))];
            lines.push(plain(words.get("page-seki"), words.say("seki-fills", &fills)));
        }
        let non_scoring = match &self.counted.result.settled {
            Some(settled) if !settled.non_scoring().is_empty() => {
                counted_names(settled.non_scoring(), most, words)
            }
            _ => self.counted.result.totals.non_scoring().to_string(),
        };
        lines.push(plain(label("non-scoring"), non_scoring));
        lines
    }

    /// Returns who won, or why nobody is named.
    fn headline(&self, words: &Words) -> String {
        if !self.unsettled.is_empty() {
            let why = self.unsettled.iter().map(|why| words.message(why));
            return why.collect::<Vec<_>>().join("\n");
        }
        let result = self.counted.result;
        self.counted.own.outcome(result.outcome()).map_or_else(
            || {
                if matches!(self.counted.own, OwnResult::Contested(_)) {
                    return words.get("not-settled");
                }
                let rules = result.terms.profile.value.told_name();
                let values = [("rules", rules.into()), ("result", result.outcome().into())];
                words.say("page-by-area", &values)
            },
            |outcome| {
                // Zi measure no territory.
                if result.terms.profile.value.counts_area() {
                    words.outcome(outcome)
                } else {
                    words.outcome_in_points(outcome)
                }
            },
        )
    }

    /// Returns the remarks below the table, besides the result itself.
    fn remarks(&self, words: &Words) -> Vec<String> {
        let outcome = self.counted.result.outcome();
        // What a side needed by area says nothing where the rules count otherwise.
        let is_own = self.counted.own.apart().is_none()
            && self.counted.outcome() == Some(outcome)
            && self.is_named();
        // A count in progress has said it at its step.
        let dead =
            self.counted.dead.filter(|dead| self.number.is_some() && !dead.uncertain.is_empty());
        let uncertain = dead.map(|dead| [("stones", dead.uncertain.len().into())]);
        let uncertain = uncertain.map(|stones| words.say("not-certain", &stones));
        let mut lines: Vec<String> = uncertain.into_iter().collect();
        lines.extend(is_own.then(|| self.needs(words)));
        lines.extend(self.shared(words));
        for &method in self.methods {
            let left_out = left_out(self.counted.result, method);
            lines.extend(left_out.map(|left_out| words.message(&left_out)));
        }
        // Why nobody is named is said where a winner would be.
        let is_said = |verdict: &RecordedVerdict| {
            use RecordedVerdict::{Contested, NotComparable};
            !self.unsettled.is_empty() && matches!(verdict, Contested { .. } | NotComparable { .. })
        };
        let recorded = self.counted.recorded().filter(|verdict| !is_said(verdict));
        lines.extend(recorded.map(|verdict| words.fact(&verdict)));
        lines.extend(self.counted.disagreement().map(|cause| words.fact(&cause)));
        let note = |text: String| words.say("page-note", &[("text", text.into())]);
        let unfinished = self.counted.result.settled.as_deref().and_then(unfinished_note);
        lines.extend(unfinished.map(|unfinished| note(words.message(&unfinished))));
        let own = self.counted.score_apart().into_iter().flat_map(|score| &score.notes);
        let notes = self.counted.result.notes();
        let notes =
            own.map(|told| words.fact(told)).chain(notes.iter().map(|told| words.fact(told)));
        for told in notes.map(note) {
            if !lines.contains(&told) {
                lines.push(told);
            }
        }
        lines.extend(self.counted.cautions().map(|caution| note(words.fact(caution))));
        let one_side = |side: Color| words.say("page-one-side", &[("side", side.into())]);
        lines.extend(self.one_side.map(one_side));
        lines
    }

    /// Returns the totals as referees state them, if the rules split points both sides border.
    fn shared(&self, words: &Words) -> Option<String> {
        let totals = &self.counted.result.totals;
        let splits = self.counted.result.terms.profile.value.shared_points == SharedPoints::Split;
        if !splits || totals.non_scoring() == 0 {
            return None;
        }
        let half = Amount::halves(i64::from(totals.non_scoring()));
        let with_half = |side| Amount::points(i64::from(totals.side(side).total())) + half;
        let [black, white] = Color::BOTH.map(with_half);
        let values = [
            ("points", totals.non_scoring().into()),
            ("black", black.into()),
            ("white", white.into()),
        ];
        Some(words.say("page-shared", &values))
    }

    /// Returns what a side needed, and what it has to spare.
    fn needs(&self, words: &Words) -> String {
        let key = self.counted.result.key_number(self.counted.result.side);
        let total = i64::from(self.counted.result.totals.side(key.side()).total());
        let standing = match total - key.needs() {
            0 => Message::plain("standing-enough"),
            over @ 1.. => Message::new("standing-spare", [("points", over.into())]),
            under => Message::new("standing-short", [("points", (-under).into())]),
        };
        let mut values: Vec<(&str, Value)> = vec![
            ("side", key.side().into()),
            ("needs", key.needs().into()),
            ("total", total.into()),
            ("standing", standing.into()),
        ];
        match key.tie_at() {
            None => words.say("page-needs", &values),
            Some(tie) => {
                values.push(("tie", tie.into()));
                words.say("page-needs-or-ties", &values)
            }
        }
    }
}

/// As many names as a line of a terminal holds.
pub(super) const MOST_NAMES: usize = 12;

/// Returns the names of the vertices of a set, at most so many of them.
fn names(set: &VertexSet, most: usize, words: &Words) -> String {
    let size: Size = set.size();
    let all: Vec<String> = set.iter().map(|vertex| vertex.name(size)).collect();
    match all.len() {
        0 => words.get("page-nothing"),
        count if count > most => {
            let values = [("names", all[..most].join(" ").into()), ("more", (count - most).into())];
            words.say("names-more", &values)
        }
        _ => all.join(" "),
    }
}

/// Returns the number of vertices of a set, and their names.
fn counted_names(set: &VertexSet, most: usize, words: &Words) -> String {
    let values = [("count", set.len().into()), ("names", names(set, most, words).into())];
    words.say("counted-names", &values)
}

/// Returns the dead stones of each side by name.
pub(super) fn dead_stones(board: &Board, dead: &VertexSet, most: usize, words: &Words) -> String {
    let of = |color: Color| {
        let stones = VertexSet::of(
            board.size(),
            dead.iter().filter(|&vertex| board.get(vertex) == Some(color)),
        );
        let values = [
            ("side", color.into()),
            ("count", stones.len().into()),
            ("names", names(&stones, most, words).into()),
        ];
        (!stones.is_empty()).then(|| words.say("dead-of-side", &values))
    };
    let sides: Vec<String> = Color::BOTH.into_iter().filter_map(of).collect();
    if sides.is_empty() { words.get("no-stones") } else { words.list(sides) }
}
