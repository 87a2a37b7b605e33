//! How to enter a board, and what to check on one read from a photograph.

use ratatui::text::Line;

use crate::ui::Appearance;
use shuzi_core::goban::Color;
use shuzi_walk::{Editor, Review};

/// Returns how to enter a board, and how much is entered.
pub(super) fn editor_lines(editor: &Editor, look: &Appearance) -> Vec<Line<'static>> {
    let size = editor.board().size();
    let cursor = editor.cursor();
    let (row, left) =
        (size.height().saturating_sub(cursor.y), size.width().saturating_sub(cursor.x));
    let row = look.words.say("edit-row", &[("row", row.into()), ("left", left.into())]);
    let run = if editor.run() > 0 { format!("> {}", editor.run()) } else { ">".to_owned() };
    let [black, white] = Color::BOTH.map(|color| editor.board().count(color));
    let stones = [("black", black.into()), ("white", white.into())];
    let stones = look.words.say("editor-stones", &stones);
    let mut lines = vec![
        Line::styled(look.words.get("edit-title"), look.theme.heading),
        Line::styled(format!("{run}{}", look.glyphs.caret()), look.theme.strong),
        Line::from(look.words.sentences(&[row, stones])),
    ];
    lines.push(Line::default());
    lines.push(Line::from(look.words.get("edit-how")));
    lines.push(Line::styled(look.words.get("edit-more"), look.theme.quiet));
    lines
}

/// Returns what to check on a board read from a photograph, and how.
pub(super) fn review_lines(
    editor: &Editor,
    review: &Review,
    look: &Appearance,
) -> Vec<Line<'static>> {
    let words = &look.words;
    let size = editor.board().size();
    let mut lines = vec![Line::styled(words.get("photo-title"), look.theme.heading)];
    if let Some(why) = &review.why {
        let why = words.say("photo-look-over", &[("why", why.clone().into())]);
        lines.push(Line::styled(why, look.theme.warning));
    }
    let points = review.doubts.len();
    if points == 0 && review.why.is_none() {
        lines.push(Line::from(words.get("photo-all-clear")));
    } else if points > 0 {
        let left = words.say("photo-left", &[("points", points.into())]);
        lines.push(Line::styled(left, look.theme.strong));
    }
    let [black, white] = Color::BOTH.map(|color| editor.board().count(color));
    let stones = [("black", black.into()), ("white", white.into())];
    lines.push(Line::from(words.say("photo-stones", &stones)));
    lines.push(Line::from(words.get("photo-how")));
    lines.push(Line::styled(words.get("photo-only-stones"), look.theme.quiet));
    if review.seen.is_some() {
        let place = editor.cursor().name(size);
        lines.push(Line::from(words.say("photo-here", &[("place", place.into())])));
    }
    lines
}
