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

use shuzi_core::counting::Settled;
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::reshape::{Handling, PlanMark};
use shuzi_picture::{BoardPicture, PointMark};
use shuzi_walk::{Rearranging, TablePosition};

/// A board, and what is shown on it.
///
/// ```text
///    A B C
///  3 ┌─●─●      black and white discs; ✕ dead; ◆ filled in seki; • non-scoring
///  2 ├[●]●      [ ] cursor
///  1 └─┴─┘      the background shows the owner of a point
///    A B C
/// ```
#[derive(Clone, Debug)]
pub struct BoardView<'a> {
    /// The position.
    pub picture: BoardPicture<'a>,
    /// The only points shown as territory, if not all are.
    pub only: Option<&'a VertexSet>,
    /// A side's area, whose vacant points are its own whatever borders them.
    pub owned: Option<&'a (Color, VertexSet)>,
    /// Stones on a ground of their own: uncertain ones, or those of a seki.
    pub in_question: Option<&'a VertexSet>,
    /// Stones on their way into rectangles.
    pub rearranging: Option<&'a Rearranging>,
    /// Whether the stones of the side that is not rearranged are off the board.
    pub is_cleared: bool,
    /// The cursor, if it is in use.
    pub cursor: Option<Vertex>,
    /// The vertex around which a board that does not fit is shown.
    pub centre: Vertex,
}

impl<'a> BoardView<'a> {
    /// A picture, in the middle.
    pub fn of(picture: BoardPicture<'a>) -> Self {
        let size = picture.board.size();
        let centre = Vertex::new(size.width() / 2, size.height() / 2);
        Self {
            picture,
            only: None,
            owned: None,
            in_question: None,
            rearranging: None,
            is_cleared: false,
            cursor: None,
            centre,
        }
    }

    /// A board with its dead stones.
    pub fn of_board(board: &'a Board, dead: &'a VertexSet) -> Self {
        Self::of(BoardPicture { board, dead, settled: None, teire: &[], numbers: Vec::new() })
    }

    /// A position of a game, with the owners of its points where they are given.
    pub fn of_position(position: &'a TablePosition, settled: Option<&'a Settled>) -> Self {
        let mut view = Self::of_board(&position.board, &position.dead().stones);
        view.picture.settled = settled;
        view
    }

    /// The same with a cursor.
    #[must_use]
    pub fn with_cursor(self, cursor: Vertex) -> Self {
        Self { cursor: Some(cursor), centre: cursor, ..self }
    }

    pub const fn size(&self) -> Size {
        self.picture.board.size()
    }

    pub fn draw(&self, frame: &mut Frame<'_>, area: Rect, look: &Appearance) {
        let stones = self.rearranging.map(Rearranging::stones);
        let cursor = match self.rearranging {
            Some(rearranging) => target(rearranging),
            None => self.cursor,
        };
        Painter { view: self, look, stones, cursor }.paint(frame, area);
    }
}

struct Painter<'a> {
    view: &'a BoardView<'a>,
    look: &'a Appearance,
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
    fn paint(&self, frame: &mut Frame<'_>, area: Rect) {
        if area.is_empty() {
            return;
        }
        let centre = self.cursor.unwrap_or(self.view.centre);
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
        for &(vertex, points) in &self.view.picture.numbers {
            let inside = |at: u8, first: u8, count: u8| (first..first + count).contains(&at);
            if inside(vertex.x, first.x, columns) && inside(vertex.y, first.y, rows) {
                let place = Vertex::new(vertex.x - first.x, vertex.y - first.y);
                let ground = self.spot(vertex).ground;
                self.write(frame, area, place, ground, points, scale);
            }
        }
    }

    /// Writes the size of a territory in points, starting at its vertex: a second digit goes into
    /// the gap to the right.
    fn write(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        at: Vertex,
        ground: Style,
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
        self.view.size()
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
        if let (Some(rearranging), Some(stones)) = (self.view.rearranging, &self.stones)
            && let Some(mark) = self.plan_mark(rearranging, stones, vertex)
        {
            return mark;
        }
        if self.view.is_cleared {
            return (Mark::Point(PointMark::Empty), theme.grid);
        }
        let mark = match self.view.picture.mark(vertex) {
            PointMark::Empty | PointMark::Territory(_)
                if self.view.owned.is_some_and(|(_, area)| area.contains(vertex)) =>
            {
                self.view.owned.map_or(PointMark::Empty, |(side, _)| PointMark::Territory(*side))
            }
            PointMark::Territory(_)
                if self.view.only.is_some_and(|only| !only.contains(vertex)) =>
            {
                PointMark::Empty
            }
            mark => mark,
        };
        let ground = match mark {
            PointMark::Territory(color) | PointMark::MustFill(color) => self.area(color),
            // A dead stone with a settled owner is shown on that side's area.
            PointMark::Dead(_) => {
                let owner = self.view.picture.settled.and_then(|settled| settled.owner(vertex));
                owner.map_or(theme.grid, |owner| self.area(owner))
            }
            PointMark::Stone(_) | PointMark::Empty
                if self.view.in_question.is_some_and(|set| set.contains(vertex)) =>
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
