//! The board: stones, dead stones, territory, seki, the cursor.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::layout::{scale, window};
use super::{Appearance, Glyphs};
use unicode_width::UnicodeWidthStr;

use crate::app::{App, Rearranging, Step};
use crate::counting::Settled;
use crate::goban::{Board, Color, Size, Vertex, VertexSet};
use crate::reshape::{Handling, PlanMark};

/// Draws the board.
///
/// ```text
///    A B C
///  3 ┌─●─○
///  2 ├[●]○      [ ] cursor   x o dead   ▪ ▫ territory
///  1 └─▪─┘      ◆ ◇ filled in seki   * nobody's
///    A B C
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    if let Some(editor) = app.editor() {
        let nothing = VertexSet::new(editor.board().size());
        let position = (editor.board(), &nothing, None);
        draw_position(frame, area, position, (editor.cursor(), true), look);
        return;
    }
    let session = app.session();
    let (Some(board), Some(dead)) = (session.board(), session.dead()) else {
        return;
    };
    let settled = session.table.settled();
    let in_use = matches!(session.step, Step::Dead | Step::Seki);
    let painter = Painter {
        board,
        dead: &dead.stones,
        uncertain: Some(&dead.uncertain),
        settled: settled.map(|settled| &**settled).filter(|_| session.step != Step::Setup),
        look,
        rearranging: app.rearranging(),
        stones: app.rearranging().map(Rearranging::stones),
        cursor: if app.rearranging().is_some() {
            app.rearranging().and_then(target)
        } else {
            in_use.then_some(app.cursor())
        },
    };
    painter.paint(frame, area, app.cursor());
}

/// Draws a position: its dead stones, whose each vacant point is where that is to be seen, and
/// the cursor where it is in use. The board is shown around `centre` where it has no room.
pub(super) fn draw_position(
    frame: &mut Frame<'_>,
    area: Rect,
    (board, dead, settled): (&Board, &VertexSet, Option<&Settled>),
    (centre, in_use): (Vertex, bool),
    look: &Appearance,
) {
    let painter = Painter {
        board,
        dead,
        uncertain: None,
        settled,
        look,
        rearranging: None,
        stones: None,
        cursor: in_use.then_some(centre),
    };
    painter.paint(frame, area, centre);
}

struct Painter<'a> {
    board: &'a Board,
    dead: &'a VertexSet,
    uncertain: Option<&'a VertexSet>,
    settled: Option<&'a Settled>,
    look: &'a Appearance,
    rearranging: Option<&'a Rearranging>,
    /// The stones of the side rearranged, as they stand now.
    stones: Option<VertexSet>,
    cursor: Option<Vertex>,
}

/// Where the next stone of a plan goes, or is taken from.
fn target(rearranging: &Rearranging) -> Option<Vertex> {
    rearranging.next().map(|handling| match handling {
        Handling::Move(_, at) | Handling::Lift(at) | Handling::Add(at) => at,
    })
}

impl Painter<'_> {
    fn paint(&self, frame: &mut Frame<'_>, area: Rect, centre: Vertex) {
        if area.is_empty() {
            return;
        }
        let centre = self.cursor.unwrap_or(centre);
        let large = scale(area, self.size()) > 1;
        let (first, columns, rows) = window(area, self.size(), centre);
        let letters = self.letters(first.x, columns, large);
        let mut lines = vec![letters.clone()];
        for y in first.y..first.y + rows {
            lines.push(self.row(y, first.x, columns, large));
            if large {
                lines.push(self.between(y, columns));
            }
        }
        lines.push(letters);
        for (line, y) in lines.into_iter().zip(area.y..area.bottom()) {
            frame.render_widget(line, Rect { y, height: 1, ..area });
        }
    }

    /// What stands between two rows of a large board: the lines that go down.
    fn between(&self, y: u8, columns: u8) -> Line<'static> {
        let down = if y + 1 < self.size().height() { self.look.glyphs.line_down() } else { " " };
        let text = format!("   {}", format!("{down}   ").repeat(columns.into()));
        Line::styled(text + " ", self.look.theme.grid)
    }

    const fn size(&self) -> Size {
        self.board.size()
    }

    fn letters(&self, first: u8, columns: u8, large: bool) -> Line<'static> {
        let mut text = "   ".to_owned();
        for x in first..first + columns {
            let name = Vertex::column_name(x);
            // Columns past Z have two letters: the second one is enough to find one's way.
            text.extend(name.chars().last());
            text.push_str(if large { "   " } else { " " });
        }
        Line::styled(text + " ", self.look.theme.grid)
    }

    /// A row of signs two columns wide: the cursor is told by reverse video, as there is no room
    /// for brackets.
    fn wide_row(&self, y: u8, first: u8, columns: u8, large: bool) -> Line<'static> {
        let grid = self.look.theme.grid;
        let number = self.size().height() - y;
        let mut spans = vec![Span::styled(format!("{number:>2} "), grid)];
        for vertex in (first..first + columns).map(|x| Vertex::new(x, y)) {
            let (sign, style) = self.sign(vertex);
            let reversed = Style::new().add_modifier(Modifier::REVERSED);
            let style = if self.cursor == Some(vertex) { reversed } else { style };
            // Letters of a plan are one column wide.
            let sign = if sign.width() < 2 { format!("{sign} ") } else { sign.to_owned() };
            spans.push(Span::styled(sign, style));
            spans.push(Span::styled(if large { "  " } else { "" }, grid));
        }
        spans.push(Span::styled(" ", grid));
        Line::from(spans)
    }

    fn row(&self, y: u8, first: u8, columns: u8, large: bool) -> Line<'static> {
        if self.look.glyphs == Glyphs::Wide {
            return self.wide_row(y, first, columns, large);
        }
        let grid = self.look.theme.grid;
        let number = self.size().height() - y;
        let mut spans = vec![Span::styled(format!("{number:>2}"), grid)];
        for x in first..first + columns {
            let vertex = Vertex::new(x, y);
            spans.push(self.gap(vertex, x == first, large));
            let (sign, style) = self.sign(vertex);
            spans.push(Span::styled(sign, style));
            // On a large board two more columns stand between this vertex and the next one's gap.
            if large && x + 1 < first + columns {
                let line = self.look.glyphs.line();
                let after = if self.cursor == Some(vertex) { "]" } else { line };
                let style = if after == "]" { self.look.theme.cursor } else { grid };
                spans.push(Span::styled(after, style));
                spans.push(Span::styled(line, grid));
            }
        }
        let last = Vertex::new(first + columns.saturating_sub(1), y);
        let closing = if self.cursor == Some(last) { "]" } else { " " };
        let style = if closing == "]" { self.look.theme.cursor } else { grid };
        spans.push(Span::styled(closing, style));
        spans.push(Span::styled(if large { "   " } else { " " }, grid));
        Line::from(spans)
    }

    /// What stands before a vertex: a line, or a bracket of the cursor.
    fn gap(&self, vertex: Vertex, leftmost: bool, large: bool) -> Span<'static> {
        let before = vertex.x.checked_sub(1).map(|x| Vertex { x, ..vertex });
        if self.cursor == Some(vertex) {
            Span::styled("[", self.look.theme.cursor)
        } else if !leftmost && !large && before.is_some() && self.cursor == before {
            Span::styled("]", self.look.theme.cursor)
        } else if leftmost {
            Span::styled(" ", self.look.theme.grid)
        } else {
            Span::styled(self.look.glyphs.line(), self.look.theme.grid)
        }
    }

    fn sign(&self, vertex: Vertex) -> (&'static str, Style) {
        let Appearance { theme, glyphs, .. } = self.look;
        if let (Some(rearranging), Some(stones)) = (self.rearranging, &self.stones)
            && let Some(sign) = self.plan_sign(rearranging, stones, vertex)
        {
            return sign;
        }
        if let Some(color) = self.board.get(vertex) {
            if self.dead.contains(vertex) {
                return (glyphs.dead(color), theme.dead);
            }
            let style = match color {
                _ if self.uncertain.is_some_and(|set| set.contains(vertex)) => match color {
                    Color::Black => {
                        theme.uncertain.patch(Style::new().fg(ratatui::style::Color::Black))
                    }
                    Color::White => theme
                        .uncertain
                        .patch(theme.white.bg(theme.uncertain.bg.unwrap_or_default())),
                },
                Color::Black => theme.black,
                Color::White => theme.white,
            };
            return (glyphs.stone(color), style);
        }
        let Some(settled) = self.settled else {
            return (glyphs.empty(vertex, self.size()), theme.grid);
        };
        match (settled.fill().at(vertex), settled.owner(vertex)) {
            (Some(Some(color)), _) => (glyphs.filled(color), self.area_style(color)),
            (None, Some(color)) => (glyphs.territory(color), self.area_style(color)),
            (Some(None), _) | (None, None) => (glyphs.non_scoring(), theme.cursor),
        }
    }

    /// A vertex of the area that is rearranged: its marks, its stones, its vacant points.
    fn plan_sign(
        &self,
        rearranging: &Rearranging,
        stones: &VertexSet,
        vertex: Vertex,
    ) -> Option<(&'static str, Style)> {
        let Appearance { theme, glyphs, .. } = self.look;
        let side = rearranging.side;
        let style = if side == Color::Black { theme.black } else { theme.white };
        if let Some(mark) = rearranging.plan.mark(vertex, rearranging.done()) {
            return Some(match mark {
                PlanMark::From(_) | PlanMark::ToBowl => {
                    (mark.sign(), style.add_modifier(Modifier::REVERSED))
                }
                PlanMark::To(_) | PlanMark::FromBowl => (mark.sign(), theme.cursor),
            });
        }
        if stones.contains(vertex) {
            return Some((glyphs.stone(side), style));
        }
        rearranging.area().contains(vertex).then(|| (glyphs.territory(side), self.area_style(side)))
    }

    const fn area_style(&self, color: Color) -> Style {
        match color {
            Color::Black => self.look.theme.black_area,
            Color::White => self.look.theme.white_area,
        }
    }
}
