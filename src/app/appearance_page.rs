//! The choice of how things look.

use super::cycle::beside;
use super::{Action, App, Direction, Mode, Page, PageEffect, Table, TablePosition};

/// A row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppearanceRow {
    /// The colours.
    Theme,
    /// The symbols on the board.
    Glyphs,
    /// The language.
    Language,
    /// Whether clicks mark stones.
    Mouse,
}

impl AppearanceRow {
    /// All rows, from the top.
    pub const ALL: [Self; 4] = [Self::Theme, Self::Glyphs, Self::Language, Self::Mouse];

    /// The message key of its label.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Theme => "look-theme",
            Self::Glyphs => "look-glyphs",
            Self::Language => "look-language",
            Self::Mouse => "look-mouse",
        }
    }
}

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
        let sample = App::example().and_then(|(table, _)| match table {
            Table::File(position) => Some(position),
            Table::Real(_) => None,
        });
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
