//! Styled lines wrapped to a width, by the rules of their language.

use std::ops::Range;

use ratatui::text::{Line, Span};

use super::columns::cut;
use shuzi_words::breaks;

/// Returns lines no wider than `columns`; a wrapped line keeps its leading spaces.
pub fn wrapped(lines: Vec<Line<'static>>, columns: u16) -> Vec<Line<'static>> {
    wrapped_after(lines, 0, columns)
}

/// Returns the same for lines that start with the symbols or names of a list: the text after the
/// first columns is wrapped and indented. Without room for that, all of it is wrapped alike.
pub fn wrapped_after(lines: Vec<Line<'static>>, first: usize, columns: u16) -> Vec<Line<'static>> {
    let columns = usize::from(columns.max(1));
    let first = if first + MIN_WORDS > columns { 0 } else { first };
    lines.into_iter().flat_map(|line| wrapped_line(line, first, columns)).collect()
}

/// Minimum columns for text wrapped beside names.
const MIN_WORDS: usize = 12;

fn wrapped_line(line: Line<'static>, first: usize, columns: usize) -> Vec<Line<'static>> {
    if line.width() <= columns {
        return vec![line];
    }
    let text: String = line.spans.iter().map(|span| &*span.content).collect();
    let words = cut(&text, first).len();
    let part = |range: Range<usize>| {
        let mut spans = Vec::new();
        let mut start = 0;
        for span in &line.spans {
            let end = start + span.content.len();
            let (from, to) = (range.start.max(start), range.end.min(end));
            if from < to {
                let content = span.content[from - start..to - start].to_owned();
                spans.push(Span::styled(content, span.style));
            }
            start = end;
        }
        spans
    };
    let broken = breaks(&text[words..], columns - first).into_iter().enumerate();
    let lines = broken.map(|(at, Range { start, end })| {
        let range = words + start..words + end;
        let spans = match at {
            0 => part(0..range.end),
            _ if first > 0 => [vec![Span::raw(" ".repeat(first))], part(range)].concat(),
            _ => part(range),
        };
        Line { spans, ..line.clone() }
    });
    lines.collect()
}

/// Returns how many rows wrapped lines take.
pub fn height(lines: &[Line<'_>]) -> u16 {
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}
