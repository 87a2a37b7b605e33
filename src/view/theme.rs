//! The colours by what they are for.

use ratatui::style::{Color, Modifier, Style};
use serde::Deserialize;

/// The themes by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// A wooden board; everything else in the terminal's own colours.
    #[default]
    Wood,
    /// For dark backgrounds.
    Dark,
    /// For light backgrounds.
    Light,
    /// Blue for Black and orange for White, told apart by everybody.
    ColourBlind,
    /// No colours at all.
    Mono,
}

impl ThemeName {
    /// All themes, in the order they are gone through.
    pub const ALL: [Self; 5] = [Self::Wood, Self::Dark, Self::Light, Self::ColourBlind, Self::Mono];

    /// The word options and the settings file use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::ColourBlind => "colour-blind",
            Self::Mono => "mono",
        }
    }

    /// The theme.
    pub const fn theme(self) -> Theme {
        match self {
            Self::Wood => Theme::WOOD,
            Self::Dark => Theme::DARK,
            Self::Light => Theme::LIGHT,
            Self::ColourBlind => Theme::COLOUR_BLIND,
            Self::Mono => Theme::MONO,
        }
    }
}

/// A style for each role. No state is told by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Its name.
    pub name: ThemeName,
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
            name: ThemeName::Wood,
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

    /// A dark wooden board and light words, for dark backgrounds.
    pub const DARK: Self = {
        let board = Style::new().bg(Color::Indexed(94));
        Self {
            name: ThemeName::Dark,
            grid: board.fg(Color::Indexed(136)),
            black: board.fg(Color::Indexed(16)).add_modifier(Modifier::BOLD),
            white: board.fg(Color::Indexed(231)).add_modifier(Modifier::BOLD),
            dead: board.fg(Color::Indexed(224)).add_modifier(Modifier::BOLD),
            uncertain: Style::new().bg(Color::Indexed(136)).fg(Color::Indexed(16)),
            black_area: board.fg(Color::Indexed(16)),
            white_area: board.fg(Color::Indexed(231)),
            cursor: board.fg(Color::Indexed(226)).add_modifier(Modifier::BOLD),
            heading: Style::new().fg(Color::Indexed(222)).add_modifier(Modifier::BOLD),
            quiet: Style::new().fg(Color::Indexed(250)),
            strong: Style::new().fg(Color::Indexed(231)).add_modifier(Modifier::BOLD),
            warning: Style::new().fg(Color::Indexed(216)).add_modifier(Modifier::BOLD),
            key: Style::new().fg(Color::Indexed(117)).add_modifier(Modifier::BOLD),
        }
    };

    /// A pale board with both stones in dark ink, for light backgrounds.
    pub const LIGHT: Self = {
        let board = Style::new().bg(Color::Indexed(223));
        let ink = board.fg(Color::Indexed(16));
        Self {
            name: ThemeName::Light,
            grid: board.fg(Color::Indexed(137)),
            black: ink.add_modifier(Modifier::BOLD),
            white: ink.add_modifier(Modifier::BOLD),
            dead: board.fg(Color::Indexed(124)).add_modifier(Modifier::BOLD),
            uncertain: Style::new().bg(Color::Indexed(229)).fg(Color::Indexed(16)),
            black_area: ink,
            white_area: ink,
            cursor: board.fg(Color::Indexed(20)).add_modifier(Modifier::BOLD),
            heading: Style::new().fg(Color::Indexed(16)).add_modifier(Modifier::BOLD),
            quiet: Style::new().fg(Color::Indexed(238)),
            strong: Style::new().fg(Color::Indexed(16)).add_modifier(Modifier::BOLD),
            warning: Style::new().fg(Color::Indexed(124)).add_modifier(Modifier::BOLD),
            key: Style::new().fg(Color::Indexed(19)).add_modifier(Modifier::BOLD),
        }
    };

    /// Blue for Black and orange for White on a pale board: no red or green anywhere.
    pub const COLOUR_BLIND: Self = {
        let board = Style::new().bg(Color::Indexed(230));
        let (blue, orange) = (Color::Indexed(19), Color::Indexed(166));
        Self {
            name: ThemeName::ColourBlind,
            grid: board.fg(Color::Indexed(245)),
            black: board.fg(blue).add_modifier(Modifier::BOLD),
            white: board.fg(orange).add_modifier(Modifier::BOLD),
            dead: board.fg(Color::Indexed(240)),
            uncertain: Style::new().bg(Color::Indexed(252)).fg(Color::Indexed(16)),
            black_area: board.fg(blue),
            white_area: board.fg(orange),
            cursor: board.fg(Color::Indexed(16)).add_modifier(Modifier::BOLD),
            heading: Style::new().add_modifier(Modifier::BOLD),
            quiet: Style::new(),
            strong: Style::new().add_modifier(Modifier::BOLD),
            warning: Style::new().fg(orange).add_modifier(Modifier::BOLD),
            key: Style::new().add_modifier(Modifier::BOLD),
        }
    };

    /// No colours at all, as `NO_COLOR` asks; stones are told apart by their signs.
    pub const MONO: Self = {
        let plain = Style::new();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        Self {
            name: ThemeName::Mono,
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
