//! Large digits, for the margin of a result.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Returns a character's five rows of dots and its width in dots, if it has a large form.
const fn dots(sign: char) -> Option<([u8; 5], usize)> {
    Some(match sign {
        '0' => ([0b111, 0b101, 0b101, 0b101, 0b111], 3),
        '1' => ([0b010, 0b110, 0b010, 0b010, 0b111], 3),
        '2' => ([0b111, 0b001, 0b111, 0b100, 0b111], 3),
        '3' => ([0b111, 0b001, 0b111, 0b001, 0b111], 3),
        '4' => ([0b101, 0b101, 0b111, 0b001, 0b001], 3),
        '5' => ([0b111, 0b100, 0b111, 0b001, 0b111], 3),
        '6' => ([0b111, 0b100, 0b111, 0b101, 0b111], 3),
        '7' => ([0b111, 0b001, 0b001, 0b001, 0b001], 3),
        '8' => ([0b111, 0b101, 0b111, 0b101, 0b111], 3),
        '9' => ([0b111, 0b101, 0b111, 0b001, 0b111], 3),
        'B' => ([0b1110, 0b1001, 0b1110, 0b1001, 0b1110], 4),
        'W' => ([0b10001, 0b10001, 0b10101, 0b10101, 0b01010], 5),
        '+' => ([0b000, 0b010, 0b111, 0b010, 0b000], 3),
        '=' => ([0b000, 0b111, 0b000, 0b111, 0b000], 3),
        '.' => ([0b0, 0b0, 0b0, 0b0, 0b1], 1),
        _ => return None,
    })
}

/// Returns a text in large characters with a margin around them, with two dots per line, or `None`
/// if a character has no large form or the text is wider than `room` columns.
///
/// ```text
/// █   █  ▄  ▀▀█   █▀▀
/// █ █ █ ▀█▀ █▀▀   ▀▀█
/// ▀   ▀     ▀▀▀ ▀ ▀▀▀
/// ```
pub fn large(text: &str, room: u16, style: Style) -> Option<Vec<Line<'static>>> {
    let signs: Vec<([u8; 5], usize)> = text.chars().map(dots).collect::<Option<_>>()?;
    let width: usize = signs.iter().map(|(_, width)| width + 1).sum::<usize>() + 3;
    if signs.is_empty() || width > usize::from(room) {
        return None;
    }
    let row = |upper: isize| {
        let mut line = "  ".to_owned();
        for (dots, width) in &signs {
            for column in (0..*width).rev() {
                let is_set = |row: isize| {
                    let dots = usize::try_from(row).ok().and_then(|row| dots.get(row));
                    dots.is_some_and(|dots| dots >> column & 1 == 1)
                };
                line.push(match (is_set(upper), is_set(upper + 1)) {
                    (true, true) => '█',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (false, false) => ' ',
                });
            }
            line.push(' ');
        }
        line.push(' ');
        Line::from(Span::styled(line, style))
    };
    // A ground of its own has a margin above and below, too.
    let dots = if style.bg.is_some() { -1..6 } else { 0..5 };
    Some(dots.step_by(2).map(row).collect())
}
