//! A picture of what was counted on the real board: rectangles of vacant points, piles of stones.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};

use crate::ui::split::cut_top;
use crate::ui::{Appearance, Glyphs};
use shuzi_core::goban::Color;
use shuzi_walk::{NumberEntry, Session, Step, StepKind};

/// Columns the picture takes beside the text, its frame included.
pub(super) const WIDTH: u16 = 38;
/// The fewest rows it says anything in.
pub(super) const LEAST_HEIGHT: u16 = 5;
/// Points that one column of a rectangle stands for: its two rows are drawn as one.
const POINTS_A_COLUMN: u32 = 2;

/// Whether there is something to draw: vacant points or stones of a real board are being counted.
pub(super) fn is_shown(session: &Session, entry: &NumberEntry) -> bool {
    let is_counting = matches!(session.step, Step::Vacant(_) | Step::Stones(_) | Step::Result);
    let is_at_table = session.board().is_none();
    let counts = is_at_table && is_counting && !session.counts_territory();
    counts && !lines(session, entry, WIDTH).is_empty()
}

/// Draws the picture, and returns what it leaves of the area.
///
/// ```text
/// ╭ On the table ────────────────────╮
/// │ ●     20         20         20   │
/// │       10                         │
/// │   ●●●●● ●●●●● ● × 10 + 3         │
/// ╰──────────────────────────────────╯
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    session: &Session,
    entry: &NumberEntry,
    look: &Appearance,
) -> Rect {
    let title = format!(" {} ", look.words.get("on-table"));
    let block = Block::bordered().title(Span::styled(title, look.theme.heading));
    let block = match look.glyphs {
        Glyphs::Ascii => block,
        _ => block.border_type(BorderType::Rounded),
    };
    let inner = block.inner(area);
    let picture = lines(session, entry, area.width);
    let rows = |gaps: bool| {
        let gap = |row: &Row| gaps && matches!(row, Row::Rectangles(..));
        picture.iter().map(|row| 1 + usize::from(gap(row))).sum::<usize>()
    };
    let room = usize::from(inner.height);
    let gaps = rows(true) <= room;
    let mut drawn = Vec::new();
    for row in &picture {
        drawn.push(row.line(look));
        if gaps && matches!(row, Row::Rectangles(..)) {
            drawn.push(Line::default());
        }
    }
    // The last ones counted are seen in any case.
    let over = drawn.len().saturating_sub(room);
    let height = u16::try_from(drawn.len() - over).unwrap_or(inner.height) + 2;
    let [area, left] = cut_top(area, height.min(area.height));
    frame.render_widget(block, area);
    let inner = Rect { height: area.height.saturating_sub(2), ..inner };
    let table = Paragraph::new(drawn.split_off(over)).style(look.theme.grid);
    frame.render_widget(table, inner);
    left
}

/// A row of the picture.
enum Row {
    /// Rectangles of a side's vacant points; the first row shows whose they are.
    Rectangles(Color, bool, Vec<u32>),
    /// Piles of ten of a side's stones, and the stones left over.
    Piles(Color, u32, u32),
}

/// Returns the rows for everything counted so far, with what is being typed.
fn lines(session: &Session, entry: &NumberEntry, width: u16) -> Vec<Row> {
    let typed = entry.value().ok().flatten();
    let typed = typed.filter(|_| session.step.kind() == StepKind::Number);
    let room = u32::from(width.saturating_sub(2 + MARGIN));
    let mut rows = Vec::new();
    for side in session.counted_sides() {
        let place = side.index();
        let now = |step: Step, counted: Option<u32>| {
            typed.filter(|_| session.step == step).or(counted).unwrap_or(0)
        };
        let vacant = now(Step::Vacant(side), session.answers.vacant[place]);
        let stones = now(Step::Stones(side), session.answers.stones[place]);
        let mut row = Vec::new();
        let mut used = 0;
        let mut is_first = true;
        for points in rectangles(vacant) {
            let columns = columns(points) + 1;
            if used + columns > room && !row.is_empty() {
                rows.push(Row::Rectangles(side, is_first, std::mem::take(&mut row)));
                (used, is_first) = (0, false);
            }
            used += columns;
            row.push(points);
        }
        if !row.is_empty() {
            rows.push(Row::Rectangles(side, is_first, row));
        }
        if stones > 0 {
            rows.push(Row::Piles(side, stones / 10, stones % 10));
        }
    }
    rows
}

/// Columns before the first rectangle.
const MARGIN: u16 = 3;

/// Returns the rectangles of a number of vacant points: twenties, a ten, the rest.
fn rectangles(points: u32) -> impl Iterator<Item = u32> {
    let twenties = usize::try_from(points / 20).unwrap_or(0);
    let rest = points % 20;
    let ten = (rest >= 10).then_some(10);
    let left = Some(rest % 10).filter(|&left| left > 0);
    std::iter::repeat_n(20, twenties).chain(ten).chain(left)
}

/// Returns the columns of a rectangle.
const fn columns(points: u32) -> u32 {
    points.div_ceil(POINTS_A_COLUMN)
}

impl Row {
    fn line(&self, look: &Appearance) -> Line<'static> {
        let theme = &look.theme;
        match self {
            Self::Rectangles(side, is_first, points) => {
                let area = if *side == Color::Black { theme.black_area } else { theme.white_area };
                let stone = if *is_first { look.stone(*side) } else { Span::raw(" ") };
                let mut spans = vec![Span::raw(" "), stone, Span::raw(" ")];
                for &points in points {
                    spans.push(rectangle(points, area, look));
                    spans.push(Span::raw(" "));
                }
                Line::from(spans)
            }
            Self::Piles(side, tens, rest) => {
                let mut spans = vec![Span::raw("   ")];
                for pile in 0..*tens {
                    if pile > 0 && pile % 5 == 0 {
                        spans.push(Span::raw(" "));
                    }
                    spans.push(look.stone(*side));
                }
                let rest = if *rest > 0 { format!(" + {rest}") } else { String::new() };
                let times = if look.glyphs == Glyphs::Ascii { "*" } else { "×" };
                spans.push(match tens {
                    0 => Span::raw(rest.trim_start_matches(" + ").to_owned()),
                    _ => Span::raw(format!(" {times} 10{rest}")),
                });
                Line::from(spans)
            }
        }
    }
}

/// Returns a rectangle with its number of points in the middle.
fn rectangle(points: u32, area: Style, look: &Appearance) -> Span<'static> {
    let columns = usize::try_from(columns(points)).unwrap_or(1);
    let number = points.to_string();
    // Without colours, signs show how long it is.
    let text = if look.theme.is_colourless() {
        format!("{number::^columns$}")
    } else {
        format!("{number:^columns$}")
    };
    Span::styled(text, area)
}
