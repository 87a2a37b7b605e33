//! Questions, verdicts and statistics of practice.

use std::fmt::Write as _;

use crate::output::columns::{indented, padded, widest};
use crate::output::{Page, PageStyle, board_text, csv};
use shuzi_core::counting::Settled;
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::{Board, Color, VertexSet};
use shuzi_core::practice::{
    ALL_DRILLS, Answer, Attempt, Hint, LESSONS, Marked, Question, Statistics, WHOLE_GAMES,
};
use shuzi_core::sheet::{Document, SheetTable};
use shuzi_words::Words;
use shuzi_words::json::written;

/// Returns a question: the board, if there is one, and the text.
pub fn question_text(question: &Question, words: &Words) -> String {
    let mut text = String::new();
    if let Some(board) = &question.board {
        let nothing = VertexSet::new(board.size());
        let filled = question.shows_territory.then(|| Settled::of(board, &nothing));
        let shown = filled.as_ref().map_or(board, Settled::board);
        text += &board_text(shown, question.dead.as_ref());
    }
    for line in piled(question, &|side| if side == Color::Black { "X " } else { "O " }) {
        let _ = writeln!(text, "{line}");
    }
    for line in &question.asked {
        let _ = writeln!(text, "{}", words.message(line));
    }
    let moves: Vec<String> = moves_of(question);
    if !moves.is_empty() {
        let _ = writeln!(text, "{}", moves.join(" "));
    }
    text
}

/// The piles beside the board, three to a line.
pub fn piled(question: &Question, stone: &dyn Fn(Color) -> &'static str) -> Vec<String> {
    let Some((side, stones)) = question.piles else { return Vec::new() };
    let pile = |number: usize| stone(side).repeat((stones - 10 * number).min(10));
    let piles: Vec<String> = (0..stones.div_ceil(10)).map(pile).collect();
    piles.chunks(3).map(|line| line.join("  ").trim_end().to_owned()).collect()
}

/// The moves that lead to a question: `C3` is played or taken off, `C3-F7` moves.
fn moves_of(question: &Question) -> Vec<String> {
    let boards: Vec<&Board> = question.scenes.iter().chain(&question.board).collect();
    let moves = boards.windows(2).map(|pair| {
        let size = pair[1].size();
        let changed = size.vertices().filter(|at| pair[0].get(*at) != pair[1].get(*at));
        let (taken, put): (Vec<_>, Vec<_>) = changed.partition(|at| pair[1].get(*at).is_none());
        match (&taken[..], &put[..]) {
            ([from], [to]) => format!("{}-{}", from.name(size), to.name(size)),
            // A move that captures is named alone.
            (_, [at]) | ([at], []) => at.name(size),
            _ => String::new(),
        }
    });
    moves.filter(|name| !name.is_empty()).collect()
}

/// Returns a hint as text; if it is the start of the working, with its result left out.
pub fn hint_text(question: &Question, hint: &Hint, words: &Words) -> Option<String> {
    Some(match hint {
        Hint::Said(message) => words.message(message),
        Hint::Beginning => words.message(&question.begun()?),
    })
}

/// Returns the text for a wrong answer in a lesson, without the right answer.
pub fn try_again_text(given: &Answer, marked: &Marked, words: &Words) -> String {
    if let (Answer::Points(_), Some(mistake)) = (given, marked.mistake) {
        return words.say("marked-not-yet", &[("mistake", mistake.into())]) + "\n";
    }
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

/// Returns the verdict on an answer, with the working if it is wrong.
pub fn marked_text(question: &Question, given: &Answer, marked: &Marked, words: &Words) -> String {
    if question.shape.is_some() {
        let verdict = match marked.mistake {
            None => words.get("marked-right"),
            Some(mistake) => words.say("marked-not-yet", &[("mistake", mistake.into())]),
        };
        return verdict + "\n" + &worked_text(question, words);
    }
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
    let living = marked.living.as_ref().map(|group| words.message(&group.worked()));
    let living = living.map_or_else(String::new, |line| format!("  {line}\n"));
    words.say(id, &values) + "\n" + &living + &worked_text(question, words)
}

fn worked_text(question: &Question, words: &Words) -> String {
    let lines = question.worked.iter().map(|line| words.message(line));
    lines.fold(String::new(), |text, line| text + "  " + &line + "\n")
}

/// Returns the right answer as text: for an arrangement what the shortest plan does, as there are
/// others.
pub fn revealed_text(question: &Question, words: &Words) -> String {
    let answer = [("answer", (&question.answer).into())];
    let answer = question.shape.is_none().then(|| words.say("answer-revealed", &answer) + "\n");
    answer.unwrap_or_default() + &worked_text(question, words)
}

/// Returns tenths of a second as text, such as `9.1 s`.
pub fn seconds(tenths: u64) -> String {
    format!("{}.{} s", tenths / 10, tenths % 10)
}

/// The statistics, weakest drill first, with one bar per ten answers.
#[derive(Clone, Copy, Debug)]
pub struct StatisticsPage<'a> {
    pub statistics: &'a [Statistics],
    /// The history.
    pub attempts: &'a [Attempt],
}

impl Page for StatisticsPage<'_> {
    fn text(&self, context: &PageStyle<'_>) -> String {
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

    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        Document {
            title: words.get("practise"),
            tables: vec![self.table(words)],
            ..Document::default()
        }
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        Some(attempt_records(self.attempts))
    }

    fn json(&self, context: &PageStyle<'_>) -> Option<String> {
        let english = context.words.english();
        let mut statistics = self.statistics.to_vec();
        for one in &mut statistics {
            one.usual_mistake = one.usual_mistake.as_deref().map(|code| said(code, english));
        }
        Some(written(&statistics))
    }
}

/// Returns a mistake in the history as text: it is a code, in older histories a sentence.
fn said(mistake: &str, words: &Words) -> String {
    words.find(mistake, None, &[]).unwrap_or_else(|| mistake.to_owned())
}

/// Returns the most frequent mistake as text.
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
                drill_name(one.drill, words),
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

/// Returns the name of a drill, or of what else is practised.
pub fn drill_name(drill: &str, words: &Words) -> String {
    match drill {
        ALL_DRILLS => words.get("statistics-all"),
        LESSONS => words.get("lessons"),
        WHOLE_GAMES => words.get("round-whole"),
        drill => drill.to_owned(),
    }
}

/// Returns a bar as high as a share in percent.
fn bar(share: usize) -> char {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    BARS[(share * 7 / 100).min(7)]
}

/// Returns the history as records, header first.
fn attempt_records(attempts: &[Attempt]) -> Vec<Vec<String>> {
    let head = "time,drill,level,seed,answer,right,correct,mistake,seconds";
    let mut records = vec![csv::heads(head)];
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
