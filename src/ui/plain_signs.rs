//! ASCII replacements for symbols.

use ratatui::buffer::Buffer;

use super::{Appearance, Glyphs};

/// Replaces frames, arrows and dots if the player chose ASCII: their widths differ between
/// terminals, or they are missing. Letters of a language stay.
pub fn in_plain_signs(buffer: &mut Buffer, look: &Appearance) {
    if look.glyphs != Glyphs::Ascii {
        return;
    }
    for cell in &mut buffer.content {
        let mut signs = cell.symbol().chars();
        if let (Some(sign), None) = (signs.next(), signs.next())
            && let Some(plain) = plain(sign)
        {
            cell.set_char(plain);
        }
    }
}

const fn plain(sign: char) -> Option<char> {
    Some(match sign {
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╋' | '✓' => {
            '+'
        }
        '─' | '−' | '–' | '—' | '·' => '-',
        '│' | '┃' | '▏' => '|',
        '‹' | '←' => '<',
        '›' | '→' | '≥' => '>',
        '↑' => '^',
        '↓' => 'v',
        '×' | '✗' => 'x',
        '÷' => '/',
        '…' => '~',
        '█' => '#',
        _ => return None,
    })
}
