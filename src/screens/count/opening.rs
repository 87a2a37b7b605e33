//! A count that begins: the board is shown while its dead stones are being found.

use std::path::Path;
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{CountScreen, First};
use crate::shell::{Failure, Journal};
use crate::ui::{Context, Effect, Layer, Open, Opening, Screen, clear};

/// A count whose dead stones are being found.
#[derive(Debug)]
struct OpeningScreen {
    opening: Option<(Opening, Option<Journal>)>,
    count: CountScreen,
}

/// Begins a count, or resumes the one kept in a journal.
pub fn open(
    opening: Opening,
    resumed: Option<Journal>,
    first: First,
    cx: &mut Context,
) -> Box<dyn Layer> {
    let count = CountScreen::new(first);
    if !opening.waits_for_dead {
        cx.begin(opening, resumed);
        return Open::boxed(count);
    }
    // Until they are found, nothing is kept.
    cx.show(&opening);
    Open::boxed(OpeningScreen { opening: Some((opening, resumed)), count })
}

/// Begins the count of a game file.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn open_file(path: &Path, first: First, cx: &mut Context) -> Result<Box<dyn Layer>, Failure> {
    let opening = cx.opening(Some(path))?;
    Ok(open(opening, None, first, cx))
}

impl Screen for OpeningScreen {
    type Command = ();

    fn run(&mut self, (): (), _cx: &mut Context) -> Effect {
        Effect::Ignored
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        self.count.draw(frame, screen, cx);
        let look = cx.look();
        let live = self.count.frame(cx).areas(screen, cx).live;
        clear(frame, live, look);
        let words = format!(" {}", look.words.get("looking-for-dead"));
        frame.render_widget(Line::styled(words, look.theme.quiet), live);
    }

    fn patience(&self, _cx: &Context) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn ready(&mut self, cx: &mut Context) -> Option<Box<dyn Layer>> {
        let (mut opening, resumed) = self.opening.take()?;
        opening.propose_dead();
        cx.begin(opening, resumed);
        Some(Open::boxed(CountScreen::new(self.count.first.take().unwrap_or(First::Nothing))))
    }
}
