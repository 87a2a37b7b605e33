//! Styled lines wrapped to a width, by the rules of their language.

use std::ops::Range;

use ratatui::text::{Line, Span};

use super::columns::cut;
use crate::words::breaks;

/// Returns lines no wider than `columns`; a wrapped line keeps its leading spaces.
pub(super) fn wrapped(lines: Vec<Line<'static>>, columns: u16) -> Vec<Line<'static>> {
    wrapped_after(lines, 0, columns)
}

/// Returns the same for lines that start with the symbols or names of a list: the text after the
/// first columns is wrapped and indented. Without room for that, all of it is wrapped alike.
pub(super) fn wrapped_after(
    lines: Vec<Line<'static>>,
    first: usize,
    columns: u16,
) -> Vec<Line<'static>> {
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
pub(super) fn height(lines: &[Line<'_>]) -> u16 {
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Stylize as _;

    #[test]
    fn styles_stay_with_their_words() {
        let line = Line::from(vec!["one ".bold(), "two three".into()]);
        let lines = wrapped(vec![line], 8);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0].to_string(), "one two");
        assert_eq!(lines[0].spans.len(), 2);
        assert_eq!(lines[1].to_string(), "three");
    }

    #[test]
    fn what_is_broken_off_stands_below_its_words() {
        let line = || vec![Line::from(vec!["q  ".bold(), "leave what is counted".into()])];
        let lines = wrapped_after(line(), 3, 16);
        let texts: Vec<String> = lines.iter().map(Line::to_string).collect();
        assert_eq!(texts, ["q  leave what is", "   counted"]);
        assert_eq!(wrapped_after(line(), 3, 14), wrapped(line(), 14));
    }
}
