//! Styled lines broken to a width, by the rules of the language they are in.

use ratatui::text::{Line, Span};

use crate::words::breaks;

/// Lines no wider than so many columns; spaces at the beginning of a line that is broken stay.
pub(super) fn wrapped(lines: Vec<Line<'static>>, columns: u16) -> Vec<Line<'static>> {
    let columns = usize::from(columns.max(1));
    lines.into_iter().flat_map(|line| wrapped_line(line, columns)).collect()
}

fn wrapped_line(line: Line<'static>, columns: usize) -> Vec<Line<'static>> {
    if line.width() <= columns {
        return vec![line];
    }
    let text: String = line.spans.iter().map(|span| &*span.content).collect();
    let part = |range: std::ops::Range<usize>| {
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
        Line { spans, ..line.clone() }
    };
    breaks(&text, columns).into_iter().map(part).collect()
}

/// How many rows some lines take.
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
}
