//! A bundled game beside the words of a step: what they ask for, to see.

use std::sync::OnceLock;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::ui::Appearance;
use crate::ui::board::BoardView;
use crate::ui::layout::{board_extent, largest_scale, scale};
use crate::ui::split::{cut_left, cut_top};
use shuzi_core::counting::Settled;
use shuzi_core::goban::VertexSet;
use shuzi_walk::{ExampleGame, Rearranging, Session, Showcase, Step, TablePosition};

/// A position that shows what a step is about.
#[derive(Clone, Copy, Debug)]
pub struct Illustration {
    /// The stones, with the dead ones marked.
    pub position: &'static TablePosition,
    /// The owners of the points, once the dead stones are off.
    pub settled: Option<&'static Settled>,
    /// The stones of a seki, where the step is about them.
    pub seki: Option<&'static VertexSet>,
    /// Stones moved into rectangles, where vacant points are counted.
    pub rearranging: Option<&'static Rearranging>,
}

impl Illustration {
    /// What the step of a real board looks like, until something was counted; `None` where a board is
    /// counted, at the setup, and from the stones on.
    pub fn of(session: &Session) -> Option<Self> {
        if session.board().is_some() || session.step == Step::Setup {
            return None;
        }
        match session.step {
            Step::Empty | Step::NonScoring => Self::seki(),
            Step::Side => Self::even().map(Self::settled),
            // Where territory is counted, stones are not added from the bowl.
            Step::Vacant(_) if session.counts_territory() => Self::even().map(Self::settled),
            Step::Vacant(_) => Self::even().map(Self::rearranged),
            Step::Finish
            | Step::LastMove
            | Step::Groups(_)
            | Step::Returned
            | Step::Prisoners(_) => Self::even(),
            _ => None,
        }
    }

    fn even() -> Option<Self> {
        Some(Self::as_left(even()?.position()))
    }

    fn seki() -> Option<Self> {
        static SEKI: OnceLock<Option<Box<TablePosition>>> = OnceLock::new();
        let game = SEKI.get_or_init(|| ExampleGame::Seki.showcase().map(|(position, _)| position));
        let seki = Self::as_left(game.as_deref()?).settled();
        Some(Self { seki: Some(&seki.position.settled().seki().stones), ..seki })
    }

    const fn as_left(position: &'static TablePosition) -> Self {
        Self { position, settled: None, seki: None, rearranging: None }
    }

    fn settled(self) -> Self {
        Self { settled: Some(self.position.settled()), ..self }
    }

    fn rearranged(self) -> Self {
        Self { rearranging: even().and_then(Showcase::rearranging), ..self.settled() }
    }
}

/// The even game, counted to the end.
fn even() -> Option<&'static Showcase> {
    static EVEN: OnceLock<Option<Showcase>> = OnceLock::new();
    let counted = || {
        let mut shown = Showcase::new()?;
        shown.finish();
        Some(shown)
    };
    EVEN.get_or_init(counted).as_ref()
}

/// Returns the columns and rows it takes in an area, its heading included, or `None` if it does not
/// fit.
pub(super) fn extent(shown: &Illustration, area: Rect, look: &Appearance) -> Option<(u16, u16)> {
    let size = shown.position.board.size();
    let below = cut_top(area, HEADING)[1];
    let (width, height) = board_extent(size, scale(below, size, largest_scale(look)));
    (width <= below.width && height <= below.height).then_some((width, height + HEADING))
}

/// Draws the board in the middle of the area's first rows, and that it is an example.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Illustration, look: &Appearance) {
    let Some((width, height)) = extent(shown, area, look) else { return };
    let middle = cut_left(area, (area.width - width) / 2)[1];
    let [heading, below] = cut_top(Rect { width, height, ..middle }, HEADING);
    let title = Line::styled(look.words.get("for-example"), look.theme.quiet).centered();
    frame.render_widget(title, heading);
    let view = BoardView {
        in_question: shown.seki,
        rearranging: shown.rearranging,
        ..BoardView::of_position(shown.position, shown.settled)
    };
    view.draw(frame, below, look);
}

/// Rows above the board.
const HEADING: u16 = 1;
