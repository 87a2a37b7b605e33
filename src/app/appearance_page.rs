//! The choice of how things look.

use super::{Action, AppearanceRow, Mode, Page, PageEffect};
use shuzi_walk::{Direction, ExampleGame, TablePosition, beside};

/// The choice of how things look, tried on a sample position.
#[derive(Clone, Debug)]
pub struct AppearancePage {
    /// The row the cursor is on.
    pub row: AppearanceRow,
    /// The position that shows the choice.
    pub sample: Option<Box<TablePosition>>,
}

impl Default for AppearancePage {
    fn default() -> Self {
        let sample = ExampleGame::Even.position();
        Self { row: AppearanceRow::Theme, sample }
    }
}

impl Page for AppearancePage {
    const MODE: Mode = Mode::Appearance;

    fn act(&mut self, action: Action) -> Option<PageEffect> {
        match action {
            Action::Move(direction @ (Direction::Up | Direction::Down)) => {
                self.row = beside(&AppearanceRow::ALL, self.row, direction);
                None
            }
            Action::TurnAppearance(step) => Some(PageEffect::TurnAppearance(self.row, step)),
            Action::KeepAppearance => Some(PageEffect::KeepAppearance),
            Action::Close => Some(PageEffect::DropAppearance),
            _ => None,
        }
    }
}
