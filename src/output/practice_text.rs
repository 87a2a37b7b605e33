//! Questions, marks and figures of practice in words.

use std::fmt::Write as _;

use super::board_text;
use crate::practice::{Answer, Attempt, Marked, Question, Statistics};

/// A question: the board, if there is one, and what is asked.
pub fn question_text(question: &Question) -> String {
    let mut text = String::new();
    if let Some(board) = &question.board {
        text += &board_text(board, question.dead.as_ref());
    }
    for line in &question.asked {
        let _ = writeln!(text, "{line}");
    }
    text
}

/// What a wrong answer to a lesson's step shows: the answer itself is the player's to find.
pub fn try_again_text(given: &Answer, marked: &Marked) -> String {
    let mistake = marked.mistake.map_or_else(String::new, |mistake| format!(": {}", mistake.0));
    format!("Not {given}{mistake}. Try again.\n")
}

/// What an answer is worth, and how one comes to the right one.
pub fn marked_text(question: &Question, given: &Answer, marked: &Marked) -> String {
    if marked.right {
        return "Right.\n".to_owned();
    }
    let mut text = format!("Not {given}, but {}", question.answer);
    if let Some(mistake) = marked.mistake {
        let _ = write!(text, ": {}", mistake.0);
    }
    text.push_str(".\n");
    for line in &question.worked {
        let _ = writeln!(text, "  {line}");
    }
    text
}

/// The figures, the weakest drill first, with a bar for every ten answers.
pub fn statistics_text(all: &[Statistics]) -> String {
    if all.is_empty() {
        return "No drill answered yet: `shuzi practise` begins.\n".to_owned();
    }
    let mut text = format!(
        "{:<12}{:>8}{:>7}{:>9}{:>9}{:>7}{:>6}  course\n",
        "drill", "answers", "right", "last 20", "time", "best", "row"
    );
    for one in all {
        let seconds = |tenths: u64| format!("{}.{} s", tenths / 10, tenths % 10);
        let course: String = one.course.iter().map(|&share| bar(share)).collect();
        let shown = one.course.len().saturating_sub(20);
        let course: String = course.chars().skip(shown).collect();
        let _ = writeln!(
            text,
            "{:<12}{:>8}{:>6}%{:>8}%{:>9}{:>7}{:>6}  {course}",
            one.drill,
            one.attempts,
            one.correct * 100 / one.attempts.max(1),
            one.recent,
            seconds(one.median_tenths),
            one.best_tenths.map_or_else(|| "–".to_owned(), seconds),
            one.longest_row,
        );
        if let Some(mistake) = &one.usual_mistake {
            let _ = writeln!(text, "{:12}  most often: {mistake}", "");
        }
    }
    text
}

/// A bar as high as the share.
fn bar(share: usize) -> char {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    BARS[(share * 7 / 100).min(7)]
}

/// The history as records, the heads first.
pub fn attempt_records(attempts: &[Attempt]) -> Vec<Vec<String>> {
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
