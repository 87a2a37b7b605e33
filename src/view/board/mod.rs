//! The board: stones, dead stones, territory, seki, the cursor.

mod blocks;
mod rows;
mod spot;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use self::spot::{Mark, Spot};
use super::layout::{largest_scale, scale, window};
use super::{Appearance, Glyphs};

use crate::app::App;
use shuzi_core::counting::{Settled, numbered_territories};
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::practice::Reveal;
use shuzi_core::reshape::{Handling, PlanMark};
use shuzi_picture::{BoardPicture, PointMark};
use shuzi_walk::{Rearranging, Step, TablePosition};

/// Draws the board.
///
/// ```text
///    A B C
///  3 ┌─●─●      black and white discs; ✕ dead; ◆ filled in seki; • non-scoring
///  2 ├[●]●      [ ] cursor
///  1 └─┴─┘      the background shows the owner of a point
///    A B C
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    if let Some(editor) = app.editor() {
        let nothing = VertexSet::new(editor.board().size());
        let position = (editor.board(), &nothing, None);
        let uncertain = editor.review().map(|review| &review.doubts);
        draw_position(frame, area, (position, uncertain), (editor.cursor(), true), look);
        return;
    }
    if let Some(played) = app.playing_on() {
        let nothing = VertexSet::new(played.board().size());
        let position = ((played.board(), &nothing, None), None);
        draw_position(frame, area, position, (app.cursor(), true), look);
        return;
    }
    let session = app.session();
    let Some(picture) = picture(app) else { return };
    let in_use = matches!(session.step, Step::Dead | Step::Seki);
    let painter = Painter {
        picture,
        only: None,
        owned: None,
        in_question: in_question(app),
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

/// Returns the stones that the step is about: those of a seki, or uncertain ones.
pub(super) fn in_question(app: &App) -> Option<&VertexSet> {
    let session = app.session();
    let seki = session.table.settled().filter(|_| session.step == Step::Seki);
    match seki {
        Some(settled) => Some(&settled.seki().stones),
        None => session.dead().map(|dead| &dead.uncertain),
    }
}

/// Returns the position of a count as far as the step shows it, or `None` on a real board.
pub fn picture(app: &App) -> Option<BoardPicture<'_>> {
    let session = app.session();
    let (board, dead) = (session.board()?, &session.dead()?.stones);
    let settled = session.table.settled().filter(|_| session.step != Step::Setup);
    let settled = settled.map(|settled| &**settled);
    // While area is counted a teire point counts like any other, so the result alone shows it.
    let result = session.result().filter(|_| session.step == Step::Result);
    let teire = settled
        .zip(result)
        .map_or(&[][..], |(settled, result)| settled.teire_by(&result.terms.profile.value));
    // The territories being counted now show their size on the board.
    let numbers = match (session.step, settled) {
        (Step::Vacant(side), Some(settled)) if app.rearranging().is_none() => {
            numbered_territories(settled, side)
        }
        _ => Vec::new(),
    };
    Some(BoardPicture { board, dead, settled, teire, numbers })
}

/// A board, its dead stones, and the settled owners where they are shown.
pub(super) type Position<'a> = (&'a Board, &'a VertexSet, Option<&'a Settled>);

/// Draws a position with its dead stones, settled owners, uncertain points and, if in use, the
/// cursor. A board that does not fit is shown around `centre`.
pub(super) fn draw_position(
    frame: &mut Frame<'_>,
    area: Rect,
    ((board, dead, settled), uncertain): (Position<'_>, Option<&VertexSet>),
    (centre, in_use): (Vertex, bool),
    look: &Appearance,
) {
    let painter = Painter {
        picture: BoardPicture { board, dead, settled, teire: &[], numbers: Vec::new() },
        only: None,
        owned: None,
        in_question: uncertain,
        look,
        rearranging: None,
        stones: None,
        cursor: in_use.then_some(centre),
    };
    painter.paint(frame, area, centre);
}

/// Draws a position of a bundled game: its owners where they are given, the stones of a seki, and
/// stones on their way into rectangles.
pub(super) fn draw_shown(
    frame: &mut Frame<'_>,
    area: Rect,
    (position, settled, seki): (&TablePosition, Option<&Settled>, Option<&VertexSet>),
    rearranging: Option<&Rearranging>,
    look: &Appearance,
) {
    let (board, dead) = (&position.board, &position.dead().stones);
    let painter = Painter {
        picture: BoardPicture { board, dead, settled, teire: &[], numbers: Vec::new() },
        only: None,
        owned: None,
        in_question: seki,
        look,
        rearranging,
        stones: rearranging.map(Rearranging::stones),
        cursor: None,
    };
    painter.paint(frame, area, Vertex::new(0, 0));
}

/// Draws a board on which a side's area is being rearranged by hand.
pub(super) fn draw_area(
    frame: &mut Frame<'_>,
    area: Rect,
    (board, owned): (&Board, &(Color, VertexSet)),
    (centre, in_use): (Vertex, bool),
    look: &Appearance,
) {
    let nothing = VertexSet::new(board.size());
    let dead = &nothing;
    let painter = Painter {
        picture: BoardPicture { board, dead, settled: None, teire: &[], numbers: Vec::new() },
        only: None,
        owned: Some(owned),
        in_question: None,
        look,
        rearranging: None,
        stones: None,
        cursor: in_use.then_some(centre),
    };
    painter.paint(frame, area, centre);
}

/// Draws the position of a practice question with its answer.
pub(super) fn draw_revealed(
    frame: &mut Frame<'_>,
    area: Rect,
    (board, dead, settled): Position<'_>,
    (centre, reveal): (Vertex, &Reveal),
    look: &Appearance,
) {
    let numbers = reveal.numbers.clone();
    let painter = Painter {
        picture: BoardPicture { board, dead, settled, teire: &[], numbers },
        only: reveal.only.as_ref(),
        owned: None,
        in_question: None,
        look,
        rearranging: None,
        stones: None,
        cursor: None,
    };
    painter.paint(frame, area, centre);
}

struct Painter<'a> {
    picture: BoardPicture<'a>,
    /// The only points shown as territory, if not all are.
    only: Option<&'a VertexSet>,
    /// A side's area, whose vacant points are its own whatever borders them.
    owned: Option<&'a (Color, VertexSet)>,
    /// Stones on a ground of their own: uncertain ones, or those of a seki.
    in_question: Option<&'a VertexSet>,
    look: &'a Appearance,
    rearranging: Option<&'a Rearranging>,
    /// The stones of the side being rearranged, where they are now.
    stones: Option<VertexSet>,
    cursor: Option<Vertex>,
}

/// Returns where the plan's next stone goes, or is taken from.
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
        let scale = scale(area, self.size(), largest_scale(self.look));
        let (first, columns, rows) = window(area, self.size(), centre);
        let letters = self.letters(first.x, columns, scale);
        let mut lines = vec![letters.clone()];
        for y in first.y..first.y + rows {
            let spots: Vec<Spot> =
                (first.x..first.x + columns).map(|x| self.spot(Vertex::new(x, y))).collect();
            let number = format!("{:>2}", self.size().height() - y);
            if scale > 1 && self.glyphs() != Glyphs::Wide {
                lines.extend(blocks::rows(&spots, &number, scale, self.glyphs(), self.look));
            } else {
                lines.push(rows::row(&spots, &number, scale, self.glyphs(), self.look));
                let below = "  ".repeat(usize::from(columns) * usize::from(scale) + 2);
                let blank = Line::from(Span::styled(below, self.look.theme.grid));
                lines.extend(std::iter::repeat_n(blank, usize::from(scale) - 1));
            }
        }
        lines.push(letters);
        for (line, y) in lines.into_iter().zip(area.y..area.bottom()) {
            frame.render_widget(line, Rect { y, height: 1, ..area });
        }
        for &(vertex, points) in &self.picture.numbers {
            let inside = |at: u8, first: u8, count: u8| (first..first + count).contains(&at);
            if inside(vertex.x, first.x, columns) && inside(vertex.y, first.y, rows) {
                let place = Vertex::new(vertex.x - first.x, vertex.y - first.y);
                let ground = self.spot(vertex).ground;
                self.write(frame, area, (place, ground), points, scale);
            }
        }
    }

    /// Writes the size of a territory in points, starting at its vertex: a second digit goes into
    /// the gap to the right.
    fn write(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        (at, ground): (Vertex, Style),
        points: usize,
        scale: u16,
    ) {
        let label = if self.glyphs() == Glyphs::Wide { 3 } else { 2 + scale };
        let x = area.x + label + u16::from(at.x) * 2 * scale;
        let y = area.y + 1 + u16::from(at.y) * scale + (scale - 1) / 2;
        let text = points.to_string();
        let width = u16::try_from(text.len()).unwrap_or(1);
        let place = Rect { x, y, width, height: 1 }.intersection(area);
        let style = ground.add_modifier(Modifier::BOLD);
        frame.render_widget(Span::styled(text, style), place);
    }

    const fn size(&self) -> Size {
        self.picture.board.size()
    }

    /// The glyph set that stays readable in the colours in use.
    fn glyphs(&self) -> Glyphs {
        self.look.board_glyphs()
    }

    fn letters(&self, first: u8, columns: u8, scale: u16) -> Line<'static> {
        let between = " ".repeat(usize::from(scale) * 2 - 1);
        // A symbol two columns wide starts at the left of its vertex; others are centred.
        let before = if self.glyphs() == Glyphs::Wide { 3 } else { usize::from(scale) + 2 };
        let mut text = " ".repeat(before);
        for x in first..first + columns {
            let name = Vertex::column_name(x);
            // Columns past Z have two letters; the second is enough to find the column.
            text.extend(name.chars().last());
            text.push_str(&between);
        }
        let width = 4 + 2 * usize::from(scale) * usize::from(columns);
        let text: String = format!("{text:<width$}").chars().take(width).collect();
        Line::from(Span::styled(text, self.look.theme.grid))
    }

    /// Returns what is drawn at a vertex.
    fn spot(&self, vertex: Vertex) -> Spot {
        let (mark, ground) = self.mark(vertex);
        Spot { vertex, size: self.size(), mark, ground, has_cursor: self.cursor == Some(vertex) }
    }

    /// Returns the mark at a vertex and its background.
    fn mark(&self, vertex: Vertex) -> (Mark, Style) {
        let theme = &self.look.theme;
        if let (Some(rearranging), Some(stones)) = (self.rearranging, &self.stones)
            && let Some(mark) = self.plan_mark(rearranging, stones, vertex)
        {
            return mark;
        }
        let mark = match self.picture.mark(vertex) {
            PointMark::Empty | PointMark::Territory(_)
                if self.owned.is_some_and(|(_, area)| area.contains(vertex)) =>
            {
                self.owned.map_or(PointMark::Empty, |(side, _)| PointMark::Territory(*side))
            }
            PointMark::Territory(_) if self.only.is_some_and(|only| !only.contains(vertex)) => {
                PointMark::Empty
            }
            mark => mark,
        };
        let ground = match mark {
            PointMark::Territory(color) | PointMark::MustFill(color) => self.area(color),
            // A dead stone with a settled owner is shown on that side's area.
            PointMark::Dead(_) => {
                let owner = self.picture.settled.and_then(|settled| settled.owner(vertex));
                owner.map_or(theme.grid, |owner| self.area(owner))
            }
            PointMark::Stone(_) | PointMark::Empty
                if self.in_question.is_some_and(|set| set.contains(vertex)) =>
            {
                theme.uncertain
            }
            _ => theme.grid,
        };
        (Mark::Point(mark), ground)
    }

    /// Returns the mark and background of a vertex in the area being rearranged, or `None` outside.
    fn plan_mark(
        &self,
        rearranging: &Rearranging,
        stones: &VertexSet,
        vertex: Vertex,
    ) -> Option<(Mark, Style)> {
        let theme = &self.look.theme;
        let side = rearranging.side;
        if let Some(mark) = rearranging.plan.mark(vertex, rearranging.done()) {
            let stone = matches!(mark, PlanMark::From(_) | PlanMark::ToBowl).then_some(side);
            let ground = if stone.is_some() { theme.grid } else { self.area(side) };
            return Some((Mark::Letter(mark.sign(), stone), ground));
        }
        if stones.contains(vertex) {
            return Some((Mark::Point(PointMark::Stone(side)), theme.grid));
        }
        // The letters of territory would be taken for those of the plan.
        let vacant = match self.glyphs() {
            Glyphs::Unicode => PointMark::Territory(side),
            _ => PointMark::Empty,
        };
        let inside = rearranging.area().contains(vertex);
        inside.then(|| (Mark::Point(vacant), self.area(side)))
    }

    const fn area(&self, color: Color) -> Style {
        match color {
            Color::Black => self.look.theme.black_area,
            Color::White => self.look.theme.white_area,
        }
    }
}
