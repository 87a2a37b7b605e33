//! The choice of a bundled game, with its final position.

mod draw;
mod keys;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::count::CountScreen;
use crate::ui::{Context, Cursor, Effect, Keys, List, Open, Screen, title};
use keys::Choose;
use shuzi_walk::{ExampleGame, TablePosition};

/// The choice of a game to learn counting by.
#[derive(Clone, Debug)]
pub struct ExamplesScreen {
    list: List,
    positions: Vec<Option<Box<TablePosition>>>,
    /// Whether it is open over a count that has not begun, whose board the game takes.
    is_over_count: bool,
}

impl ExamplesScreen {
    /// The choice, over a count or over the first screen.
    pub fn new(is_over_count: bool) -> Self {
        let positions = ExampleGame::ALL.iter().map(|game| game.position()).collect();
        Self { list: List::default(), positions, is_over_count }
    }

    fn row(&self) -> usize {
        self.list.row(ExampleGame::ALL.len())
    }
}

impl Screen for ExamplesScreen {
    type Command = Choose;
    const KEYS: Keys<Choose> = keys::KEYS;

    fn run(&mut self, _: Choose, cx: &mut Context) -> Effect {
        cx.count_mut().open_example(ExampleGame::ALL[self.row()]);
        if self.is_over_count {
            return Effect::Pop;
        }
        // Only to look at it is not worth keeping.
        cx.game.begin_here();
        Effect::Replace(Open::boxed(CountScreen::of_example(cx)))
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        Cursor::List(&mut self.list, ExampleGame::ALL.len())
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, self.row(), self.positions[self.row()].as_deref(), cx.look());
    }
}
