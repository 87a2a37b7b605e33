//! The key-number sheet, over the whole screen except title and footer.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Paragraph};

use super::KeySheetScreen;
use crate::ui::{Appearance, centred, columns, remark_line, wrapped};
use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_core::sheet::{KeyRow, game_name};

/// The widest sheet, in columns.
const WIDEST: u16 = 80;

/// Draws the sheet.
///
/// ```text
/// ┌ Key numbers · chinese · 9×9 ────────────────────┐
/// │  Game                    Black needs  White needs│
/// │> even, komi 7.5              45           37     │
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    sheet: &KeySheetScreen,
    message: Option<&Message>,
    look: &Appearance,
) {
    let rows = sheet.rows();
    let title = format!(
        " {} · {} · {} ",
        look.words.get("sheet-keys"),
        look.words.value(&sheet.profile.shown_title()),
        sheet.size
    );
    let mut lines = Vec::new();
    if rows.is_empty() {
        lines.push(Line::styled(look.words.get("no-komi-known"), look.theme.warning));
    }
    // On a narrow screen the key numbers themselves are left out.
    let area = centred(area, WIDEST, area.height);
    let roomy = area.width >= 66;
    let side = if roomy { 20 } else { 10 };
    let name_width = usize::from(area.width).saturating_sub(4 + 2 * side).clamp(10, 36);
    if !rows.is_empty() {
        let heads = Color::BOTH.map(|color| {
            let needs = look.words.say("side-needs", &[("side", color.into())]);
            columns::left(&if roomy { needs } else { look.words.side(color) }, side)
        });
        let head = format!("  {}{}", " ".repeat(name_width), heads.concat());
        lines.push(Line::styled(head, look.theme.heading));
    }
    for game in rows.chunk_by(KeyRow::is_same_game) {
        lines.push(line(sheet, game, name_width, side, look));
    }
    lines.push(Line::default());
    if rows.iter().any(|row| sheet.is_in_hand(row)) {
        lines.push(Line::styled(look.words.get("in-hand"), look.theme.quiet));
    }
    if !rows.is_empty() {
        let note = Line::styled(look.words.get("sheet-note-each-nsp"), look.theme.quiet);
        lines.extend(wrapped(vec![note], area.width.saturating_sub(2)));
    }
    if let Some(message) = message {
        lines.push(remark_line(message, look));
    }
    let block = Block::bordered().title(title).title_style(look.theme.heading);
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2);
    let area = centred(area, WIDEST, height);
    let room = area.height.saturating_sub(2);
    let over = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(room);
    let words = Paragraph::new(Text::from(lines)).block(block);
    frame.render_widget(words.scroll((sheet.scroll.first_line(over), 0)), area);
}

fn line(
    sheet: &KeySheetScreen,
    game: &[KeyRow],
    name_width: usize,
    side: usize,
    look: &Appearance,
) -> Line<'static> {
    let in_hand = game.iter().any(|row| sheet.is_in_hand(row));
    let mark = if in_hand { ">" } else { " " };
    let mut name = look.words.value(&game_name(&game[0]));
    let non_scoring = game[0].non_scoring;
    if non_scoring > 0 {
        let points = [("points", non_scoring.into())];
        name = look.words.list([name, look.words.say("sheet-non-scoring", &points)]);
    }
    let name = columns::left(&name, name_width);
    let mut text = format!("{mark} {name}");
    for color in Color::BOTH {
        let cell = game.iter().find(|row| row.key.side() == color).map_or_else(
            String::new,
            |row| match row.key.tie_at() {
                Some(tie) if side < 20 => format!("{:>3} ={tie}", row.key.needs()),
                Some(tie) => {
                    let tie = look.words.say("sheet-tie-at", &[("tie", tie.into())]);
                    format!("{:>5}  {tie}", row.key.needs())
                }
                None if side < 20 => format!("{:>3}", row.key.needs()),
                None => format!("{:>5}  ({})", row.key.needs(), look.words.amount(row.key.value())),
            },
        );
        text += &columns::left(&cell, side);
    }
    Line::styled(text, if in_hand { look.theme.strong } else { look.theme.quiet })
}
