//! The colours by what they are for.

use ratatui::style::{Color, Modifier, Style};

/// A style for each role. No state is told by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The lines of the board.
    pub grid: Style,
    /// Black stones.
    pub black: Style,
    /// White stones.
    pub white: Style,
    /// Dead stones.
    pub dead: Style,
    /// Stones whose fate is uncertain.
    pub uncertain: Style,
    /// Marks of Black's territory.
    pub black_area: Style,
    /// Marks of White's territory.
    pub white_area: Style,
    /// The brackets of the cursor.
    pub cursor: Style,
    /// Headings.
    pub heading: Style,
    /// Explanations.
    pub quiet: Style,
    /// What stands out: the margin, the field typed in.
    pub strong: Style,
    /// What is wrong.
    pub warning: Style,
    /// Keys in the footer.
    pub key: Style,
}

impl Theme {
    /// A wooden board, and the terminal's own colours for everything else, so that it is
    /// legible on dark and light backgrounds alike.
    pub const WOOD: Self = {
        let wood = Color::Indexed(179);
        let on_wood = Style::new().bg(wood);
        Self {
            grid: on_wood.fg(Color::Indexed(94)),
            black: on_wood.fg(Color::Indexed(16)).add_modifier(Modifier::BOLD),
            white: on_wood.fg(Color::Indexed(231)).add_modifier(Modifier::BOLD),
            dead: on_wood.fg(Color::Indexed(88)).add_modifier(Modifier::BOLD),
            uncertain: Style::new().bg(Color::Indexed(186)).fg(Color::Indexed(16)),
            black_area: on_wood.fg(Color::Indexed(16)),
            white_area: on_wood.fg(Color::Indexed(231)),
            cursor: on_wood.fg(Color::Indexed(20)).add_modifier(Modifier::BOLD),
            heading: Style::new().add_modifier(Modifier::BOLD),
            quiet: Style::new(),
            strong: Style::new().add_modifier(Modifier::BOLD),
            warning: Style::new().add_modifier(Modifier::BOLD).fg(Color::Red),
            key: Style::new().add_modifier(Modifier::BOLD),
        }
    };

    /// No colours at all, as `NO_COLOR` asks; stones are told apart by their signs.
    pub const MONO: Self = {
        let plain = Style::new();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        Self {
            grid: plain,
            black: bold,
            white: bold,
            dead: plain,
            uncertain: plain,
            black_area: plain,
            white_area: plain,
            cursor: bold,
            heading: bold,
            quiet: plain,
            strong: bold,
            warning: bold,
            key: bold,
        }
    };
}
