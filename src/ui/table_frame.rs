//! The frame of every screen of a count: its title, the board, the words, how the count is going.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::Paragraph;

use super::board::BoardView;
use super::layout::{Areas, FEW_WORDS, Wanted, largest_scale, vertex_in};
use super::live::{self, LivePart};
use super::split::{cut_bottom, cut_top};
use super::wrapping::{height, wrapped};
use super::{Context, Scroll, clear, more, remark_line, title};
use shuzi_core::goban::{Size, Vertex};

/// The frame of a screen of a count.
///
/// ```text
/// shuzi · game.sgf · chinese · Half                4/5 count
///    A B C D E F G H J     Black: vacant points
///  9 ┌─┬─●─○─┬─┬─┬─┬─┐     Make Black's territories …
///  8 ├─┼─●─○─┼─┼─┼─┼─┤     > 12+20▏ = 32
///    …                    ┌ Live ─────────────────────┐
///  1 └─┴─●─○─┴─┴─┴─┴─┘    │ B+18.5  Black by 18.5 …   │
///    A B C D E F G H J    └───────────────────────────┘
///  Enter next  t +10  Esc back  ? help
/// ```
#[derive(Debug)]
pub struct TableFrame<'a> {
    pub board: Option<BoardView<'a>>,
    /// What is shown of the count.
    pub live: LivePart<'a>,
    /// The fewest rows of text below the board; `None` if it may not go below.
    pub below: Option<u16>,
    /// Whether a small screen shows the text rather than the board.
    pub words_first: bool,
    /// The size of a board read from a photograph, for the title.
    pub photographed: Option<Size>,
}

impl<'a> TableFrame<'a> {
    /// A frame with a board, a few words beside or below it.
    pub const fn new(board: Option<BoardView<'a>>, live: LivePart<'a>, words_first: bool) -> Self {
        Self { board, live, below: Some(FEW_WORDS), words_first, photographed: None }
    }

    /// Where its parts are.
    pub fn areas(&self, screen: Rect, cx: &Context) -> Areas {
        let wanted = Wanted {
            board: self.board.as_ref().map(BoardView::size),
            live: self.live.height(&cx.count().live()),
            largest: largest_scale(cx.look()),
            picture: cx.cell,
            below: self.below,
            words_first: self.words_first,
        };
        Areas::for_wanted(screen, wanted)
    }

    /// Draws all but the words; where there is no room for them, the last remark over the last rows.
    pub fn draw(&self, frame: &mut Frame<'_>, areas: &Areas, cx: &Context) {
        let look = cx.look();
        title::draw(frame, areas.title, cx.session(), self.photographed, look);
        if let Some(board) = &self.board {
            board.draw(frame, areas.board, look);
        }
        live::draw(frame, areas.live, &cx.count().live(), self.live, look);
        if areas.words.is_empty()
            && let Some(remark) = cx.remark()
        {
            draw_over_last_rows(frame, areas, remark_line(remark, look), cx);
        }
    }

    /// The vertex under a screen position, as for a click.
    pub fn vertex_at(&self, screen: Rect, place: Position, cx: &Context) -> Option<Vertex> {
        let board = self.board.as_ref()?;
        let area = self.areas(screen, cx).board;
        let on_picture =
            cx.pixels.as_ref().and_then(|pixels| pixels.vertex_at(area, board.size(), place));
        let cursor = board.cursor.unwrap_or(board.centre);
        on_picture
            .or_else(|| vertex_in(area, largest_scale(cx.look()), board.size(), cursor, place))
    }
}

/// Draws a line over the last rows of the board, where there is no room for words.
pub fn draw_over_last_rows(
    frame: &mut Frame<'_>,
    areas: &Areas,
    line: Line<'static>,
    cx: &Context,
) {
    let area = areas.board.union(areas.live);
    let lines = wrapped(vec![line], area.width);
    let rows = height(&lines).min(area.height / 2);
    let place = Rect { y: area.bottom() - rows, height: rows, ..area };
    clear(frame, place, cx.look());
    frame.render_widget(Paragraph::new(Text::from(lines)), place);
}

/// The words of an area, without its margins.
pub const fn inside(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// Draws words and, below them, the last remark. Returns what they leave of the area, which is nothing
/// if they have to be scrolled.
pub fn draw_words(
    frame: &mut Frame<'_>,
    area: Rect,
    lines: impl FnOnce(Rect) -> Vec<Line<'static>>,
    scroll: &Scroll,
    cx: &Context,
) -> Rect {
    let look = cx.look();
    if area.is_empty() {
        return area;
    }
    // The remark is always at the bottom, so that nothing moves.
    let area = match cx.remark() {
        Some(remark) => {
            let said = wrapped(vec![remark_line(remark, look)], area.width);
            let [above, place] = cut_bottom(area, height(&said));
            frame.render_widget(Paragraph::new(Text::from(said)), place);
            above
        }
        None => area,
    };
    let lines = wrapped(lines(area), area.width);
    let rows = height(&lines);
    let over = rows.saturating_sub(area.height);
    let from = scroll.first_line(over);
    let words = Paragraph::new(Text::from(lines)).scroll((from, 0));
    if from >= over {
        frame.render_widget(words, area);
        return cut_top(area, rows)[1];
    }
    // The last line is kept for the note that there is more.
    let height = area.height.saturating_sub(1);
    frame.render_widget(words, Rect { height, ..area });
    frame.render_widget(more(look), Rect { y: area.bottom() - 1, height: 1, ..area });
    Rect { height: 0, ..area }
}
