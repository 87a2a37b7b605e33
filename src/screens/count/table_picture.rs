//! The picture beside the words at a real board: an example of what they ask for, then what was
//! counted, with the number being typed.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::illustration::Illustration;
use super::{illustration, on_table};
use crate::ui::split::{cut_left, cut_top};
use crate::ui::wrapping::{height, wrapped};
use crate::ui::{Context, Glyphs, figures};
use shuzi_walk::{NumberEntry, Session, Step, StepKind};

/// What is drawn.
pub(super) enum TablePicture {
    /// A bundled game at this step, while nothing is counted.
    Example(Illustration),
    Counted,
}

/// The columns and rows of the picture from the largest down, and the columns of the words beside
/// it: the first two are those of a 9×9 board under its heading.
const FORMS: [(u16, u16, u16); 3] =
    [(58, 30, 56), (40, 21, 50), (on_table::WIDTH, 12, on_table::WIDTH)];
/// The widest words beside it, in columns.
const WIDEST: u16 = 64;

impl TablePicture {
    /// The picture of the step, if it has one.
    pub(super) fn of(session: &Session, entry: &NumberEntry) -> Option<Self> {
        if on_table::is_shown(session, entry) {
            return Some(Self::Counted);
        }
        Illustration::of(session).map(Self::Example)
    }

    /// Cuts an area into the words and the picture beside them, or `None` if it goes below them: in
    /// a narrow area, and where the sum takes all of the width.
    pub(super) fn beside(session: &Session, area: Rect) -> Option<[Rect; 2]> {
        let fits = |&(width, height, words): &(u16, u16, u16)| {
            area.width >= width + words && area.height >= height
        };
        let (width, ..) = FORMS.into_iter().find(fits)?;
        let [words, rest] = cut_left(area, (area.width - width).min(WIDEST));
        let words = Rect { width: words.width.saturating_sub(2), ..words };
        let takes_all = session.step == Step::Result;
        (!takes_all).then_some([words, cut_left(rest, width)[0]])
    }

    /// Draws it beside the sheet, with what to do, whole or in brief, and the number below.
    pub(super) fn draw_beside(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        what: [Vec<Line<'static>>; 2],
        cx: &Context,
    ) {
        match self {
            Self::Example(shown) => illustration::draw(frame, area, shown, cx.look()),
            Self::Counted => {
                let left = on_table::draw(frame, area, cx.session(), cx.count().entry(), cx.look());
                let [_, left] = cut_top(left, 1);
                let [whole, brief] = what.map(|what| wrapped(what, left.width));
                let what = if height(&whole) <= left.height { whole } else { brief };
                let [above, left] = cut_top(left, height(&what));
                frame.render_widget(Paragraph::new(what), above);
                draw_number(frame, left, cx);
            }
        }
    }

    /// Draws it below the words, after the number: where there is room for one of them only, the
    /// number is shown.
    pub(super) fn draw_below(&self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        match self {
            Self::Example(shown) => illustration::draw(frame, area, shown, cx.look()),
            Self::Counted => {
                let left = draw_number(frame, area, cx);
                if left.height > on_table::LEAST_HEIGHT {
                    let below = cut_left(cut_top(left, 1)[1], WIDEST)[0];
                    on_table::draw(frame, below, cx.session(), cx.count().entry(), cx.look());
                }
            }
        }
    }
}

/// Draws the number being typed, large enough to be read across the table, and returns what it
/// leaves of the area. It is below the words, so that nothing moves while it is typed.
fn draw_number(frame: &mut Frame<'_>, area: Rect, cx: &Context) -> Rect {
    let (count, look) = (cx.count(), cx.look());
    let typed = count.kind() == StepKind::Number && look.glyphs != Glyphs::Ascii;
    let value = count.entry().value().ok().flatten().filter(|_| typed);
    let step = cx.session().step.side().zip(value);
    let large = step.and_then(|(side, value)| {
        figures::large(&value.to_string(), area.width, look.theme.stone(side))
    });
    let Some(large) = large.filter(|large| height(large) < area.height) else { return area };
    let [number, left] = cut_top(cut_top(area, 1)[1], height(&large));
    frame.render_widget(Paragraph::new(large), number);
    left
}
