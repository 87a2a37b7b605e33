//! Questions, marks and figures of practice.

use std::fmt::Write as _;

use crate::fact::{Message, Value};
use crate::output::columns::{indented, padded, widest};
use crate::output::{Context, Page, board_text};
use crate::practice::{Answer, Attempt, Hint, Marked, Question, Statistics};
use crate::sheet::{Document, Reminder, SheetTable};
use crate::words::Words;

/// A question: the board, if there is one, and what is asked.
pub fn question_text(question: &Question, words: &Words) -> String {
    let mut text = String::new();
    if let Some(board) = &question.board {
        text += &board_text(board, question.dead.as_ref());
    }
    for line in &question.asked {
        let _ = writeln!(text, "{}", words.message(line));
    }
    text
}

/// A hint in words: where it is how the working begins, what comes out is left away.
pub fn hint_text(question: &Question, words: &Words) -> Option<String> {
    Some(match question.hint.as_ref()? {
        Hint::Said(message) => words.message(message),
        Hint::Beginning => {
            let line = words.message(question.worked.first()?);
            let begun = line.rsplit_once([':', '=', '：', '＝']);
            format!("{} …", begun.map_or(line.as_str(), |(begun, _)| begun).trim_end())
        }
    })
}

/// What a wrong answer to a lesson's step shows: the answer itself is the player's to find.
pub fn try_again_text(given: &Answer, marked: &Marked, words: &Words) -> String {
    let mut values = vec![("given", given.into())];
    let id = match marked.mistake {
        None => "try-again",
        Some(mistake) => {
            values.push(("mistake", mistake.into()));
            "try-again-after"
        }
    };
    words.say(id, &values) + "\n"
}

/// What an answer is worth, and how one comes to the right one.
pub fn marked_text(question: &Question, given: &Answer, marked: &Marked, words: &Words) -> String {
    if marked.right {
        let Some(off) = marked.off else { return words.get("marked-right") + "\n" };
        let values = [("right", (&question.answer).into()), ("off", off.into())];
        return words.say("marked-near", &values) + "\n";
    }
    let mut values = vec![("given", given.into()), ("right", (&question.answer).into())];
    let id = match marked.mistake {
        None => "marked-wrong",
        Some(mistake) => {
            values.push(("mistake", mistake.into()));
            "marked-wrong-by"
        }
    };
    let mut text = words.say(id, &values) + "\n";
    for line in &question.worked {
        let _ = writeln!(text, "  {}", words.message(line));
    }
    text
}

/// Tenths of a second, as in `9.1 s`.
pub fn seconds(tenths: u64) -> String {
    format!("{}.{} s", tenths / 10, tenths % 10)
}

/// The figures, the weakest drill first, with a bar for every ten answers.
#[derive(Clone, Copy, Debug)]
pub struct StatisticsPage<'a> {
    /// The figures.
    pub statistics: &'a [Statistics],
    /// The history.
    pub attempts: &'a [Attempt],
}

impl Page for StatisticsPage<'_> {
    fn text(&self, context: &Context<'_>) -> String {
        let words = context.words;
        if self.statistics.is_empty() {
            return words.get("statistics-none") + "\n";
        }
        let table = self.table(words);
        let columns = table.head.len();
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                let cells = table.rows.iter().chain([&table.head]).map(|row| row[column].as_str());
                widest(cells, if column == 0 { 12 } else { 6 })
            })
            .collect();
        let mut text = String::new();
        let rows = std::iter::once((&table.head, None));
        let rows = rows.chain(table.rows.iter().zip(self.statistics.iter().map(Some)));
        for (row, one) in rows {
            let last = columns - 1;
            let cells =
                row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
                    0 => padded(cell, width),
                    column if column == last => format!("  {cell}"),
                    _ => indented(cell, width),
                });
            let _ = writeln!(text, "{}", cells.collect::<String>().trim_end());
            if let Some(mistake) = one.and_then(|one| usual_mistake(one, words)) {
                let _ = writeln!(text, "{:14}{mistake}", "");
            }
        }
        text
    }

    fn document(&self, context: &Context<'_>) -> Document<String> {
        let words = context.words;
        Document {
            owner: String::new(),
            title: words.get("practise"),
            subtitle: String::new(),
            tables: vec![self.table(words)],
            reminder: Reminder::default(),
            notes: Vec::new(),
        }
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        Some(attempt_records(self.attempts))
    }

    fn json(&self, context: &Context<'_>) -> Option<serde_json::Result<String>> {
        let english = context.words.english();
        let mut statistics = self.statistics.to_vec();
        for one in &mut statistics {
            one.usual_mistake = one.usual_mistake.as_deref().map(|code| said(code, english));
        }
        Some(serde_json::to_string(&statistics))
    }
}

/// A mistake as the history keeps it, in words: its code; in older histories its sentence.
fn said(mistake: &str, words: &Words) -> String {
    words.find(mistake, None, &[]).unwrap_or_else(|| mistake.to_owned())
}

/// The mistake made most often, in words.
pub fn usual_mistake(one: &Statistics, words: &Words) -> Option<String> {
    let mistake = said(one.usual_mistake.as_deref()?, words);
    Some(words.say("statistics-mistake", &[("mistake", Value::Text(mistake))]))
}

impl StatisticsPage<'_> {
    fn table(&self, words: &Words) -> SheetTable<String> {
        let head = ["drill", "answers", "right", "last", "time", "best", "streak", "trend"];
        let row = |one: &Statistics| {
            let shown = one.course.len().saturating_sub(20);
            vec![
                one.drill.to_owned(),
                one.attempts.to_string(),
                format!("{}%", one.correct * 100 / one.attempts.max(1)),
                format!("{}%", one.recent),
                seconds(one.median_tenths),
                one.best_tenths.map_or_else(|| "–".to_owned(), seconds),
                one.longest_row.to_string(),
                one.course.iter().skip(shown).map(|&share| bar(share)).collect(),
            ]
        };
        SheetTable {
            caption: String::new(),
            head: head
                .map(|head| words.message(&Message::new(format!("statistics-{head}"), [])))
                .to_vec(),
            strong: vec![false; head.len()],
            rows: self.statistics.iter().map(row).collect(),
        }
    }
}

/// A bar as high as the share.
fn bar(share: usize) -> char {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    BARS[(share * 7 / 100).min(7)]
}

/// The history as records, the heads first.
fn attempt_records(attempts: &[Attempt]) -> Vec<Vec<String>> {
    let head =
        ["time", "drill", "level", "seed", "answer", "right", "correct", "mistake", "seconds"];
    let mut records = vec![head.map(str::to_owned).to_vec()];
    records.extend(attempts.iter().map(|attempt| {
        vec![
            attempt.time.clone(),
            attempt.drill.clone(),
            attempt.level.to_string(),
            attempt.seed.to_string(),
            attempt.answer.clone(),
            attempt.right.clone(),
            attempt.correct.to_string(),
            attempt.mistake.clone().unwrap_or_default(),
            format!("{}.{}", attempt.tenths / 10, attempt.tenths % 10),
        ]
    }));
    records
}
