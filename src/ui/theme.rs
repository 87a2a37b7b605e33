//! The colours, by what they are for.

use clap::ValueEnum;
use strum::IntoStaticStr;

use ratatui::style::{Color, Modifier, Style};
use serde::Deserialize;

/// The themes by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, IntoStaticStr, ValueEnum)]
#[strum(const_into_str, serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// A wooden board, for dark backgrounds.
    #[default]
    Wood,
    /// A board of slate, for dark backgrounds.
    Dark,
    /// A wooden board, for light backgrounds.
    Light,
    /// Blue for Black and orange for White, which everyone can tell apart.
    ColourBlind,
    /// No colours at all.
    Mono,
}

impl ThemeName {
    /// All themes, in the order they are cycled through.
    pub const ALL: [Self; 5] = [Self::Wood, Self::Dark, Self::Light, Self::ColourBlind, Self::Mono];

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

/// A style for each role. No state is shown by colour alone, and every symbol has a contrast of at
/// least 4.5 to 1 against its background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    pub name: ThemeName,
    /// The background of everything, and plain text.
    pub ground: Style,
    /// The lines of the board.
    pub grid: Style,
    /// Black stones.
    pub black: Style,
    /// White stones.
    pub white: Style,
    /// Behind uncertain stones, and those of a seki being filled.
    pub uncertain: Style,
    /// Points of Black's territory, and marks on them.
    pub black_area: Style,
    /// Points of White's territory, and marks on them.
    pub white_area: Style,
    /// The brackets of the cursor.
    pub cursor: Style,
    /// Headings.
    pub heading: Style,
    /// Explanations.
    pub quiet: Style,
    /// What stands out: the margin, the input field.
    pub strong: Style,
    /// What is correct.
    pub right: Style,
    /// What is wrong.
    pub warning: Style,
    /// Keys in the footer.
    pub key: Style,
}

const fn rgb(red: u8, green: u8, blue: u8) -> Color {
    Color::Rgb(red, green, blue)
}

/// Returns a style with a background and a foreground.
const fn on(behind: Color, sign: Color) -> Style {
    Style::new().bg(behind).fg(sign)
}

const fn bold(color: Color) -> Style {
    Style::new().fg(color).add_modifier(Modifier::BOLD)
}

/// A brown half-way between black and white, so that stones of both are visible on it.
const WOOD: Color = rgb(166, 103, 41);
/// A grey half-way between them.
const SLATE: Color = rgb(118, 118, 118);
/// A blue-green half-way between them.
const TEAL: Color = rgb(0, 131, 131);
const BLACK: Color = rgb(0, 0, 0);
const WHITE: Color = rgb(255, 255, 255);

impl Theme {
    /// A wooden board in a dark room.
    pub const WOOD: Self = {
        let ground = rgb(29, 25, 22);
        let amber = rgb(240, 190, 100);
        Self {
            name: ThemeName::Wood,
            ground: on(ground, rgb(236, 228, 214)),
            grid: on(WOOD, BLACK),
            black: on(WOOD, BLACK),
            white: on(WOOD, WHITE),
            uncertain: on(TEAL, BLACK),
            black_area: on(rgb(38, 24, 12), rgb(214, 176, 124)),
            white_area: on(rgb(240, 224, 190), rgb(84, 54, 18)),
            cursor: on(amber, BLACK),
            heading: bold(amber),
            quiet: Style::new().fg(rgb(190, 178, 160)),
            strong: bold(WHITE),
            right: bold(rgb(150, 215, 130)),
            warning: bold(rgb(255, 160, 130)),
            key: bold(amber),
        }
    };

    /// A board of slate, for dark backgrounds.
    pub const DARK: Self = {
        let ground = rgb(16, 20, 24);
        let blue = rgb(130, 200, 255);
        Self {
            name: ThemeName::Dark,
            ground: on(ground, rgb(220, 226, 232)),
            grid: on(SLATE, BLACK),
            black: on(SLATE, BLACK),
            white: on(SLATE, WHITE),
            uncertain: on(TEAL, BLACK),
            black_area: on(rgb(18, 18, 18), rgb(168, 168, 168)),
            white_area: on(rgb(218, 218, 218), rgb(48, 48, 48)),
            cursor: on(blue, BLACK),
            heading: bold(blue),
            quiet: Style::new().fg(rgb(168, 178, 188)),
            strong: bold(WHITE),
            right: bold(rgb(140, 220, 150)),
            warning: bold(rgb(255, 175, 135)),
            key: bold(blue),
        }
    };

    /// A wooden board on paper, for light backgrounds.
    pub const LIGHT: Self = {
        let ground = rgb(250, 247, 240);
        let brown = rgb(120, 60, 0);
        Self {
            name: ThemeName::Light,
            ground: on(ground, rgb(34, 30, 26)),
            heading: bold(brown),
            quiet: Style::new().fg(rgb(90, 80, 70)),
            strong: bold(BLACK),
            right: bold(rgb(0, 100, 40)),
            warning: bold(rgb(175, 0, 0)),
            key: bold(brown),
            ..Self::WOOD
        }
    };

    /// Blue for Black and orange for White on a pale board: no red or green anywhere.
    pub const COLOUR_BLIND: Self = {
        let board = rgb(255, 255, 238);
        let (blue, orange) = (rgb(0, 55, 150), rgb(150, 65, 0));
        Self {
            name: ThemeName::ColourBlind,
            ground: on(WHITE, rgb(20, 20, 20)),
            grid: on(board, rgb(100, 100, 100)),
            black: on(board, blue),
            white: on(board, orange),
            uncertain: on(rgb(228, 228, 228), BLACK),
            black_area: on(rgb(212, 240, 255), blue),
            white_area: on(rgb(255, 218, 170), rgb(95, 45, 0)),
            cursor: on(BLACK, WHITE),
            heading: bold(blue),
            quiet: Style::new().fg(rgb(80, 80, 80)),
            strong: bold(BLACK),
            right: bold(blue),
            warning: bold(orange),
            key: bold(blue),
        }
    };

    /// No colours at all, as `NO_COLOR` requests; symbols tell the stones apart.
    pub const MONO: Self = {
        let plain = Style::new();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        Self {
            name: ThemeName::Mono,
            ground: plain,
            grid: plain,
            black: bold,
            white: bold,
            uncertain: bold.add_modifier(Modifier::UNDERLINED),
            black_area: plain,
            white_area: plain,
            cursor: bold,
            heading: bold,
            quiet: plain,
            strong: bold,
            right: bold,
            warning: bold,
            key: bold,
        }
    };

    /// Returns a colour of a photograph as this theme can show it, or `None` without colours.
    pub fn seen(&self, [red, green, blue]: [u8; 3]) -> Option<Color> {
        match (self.name, self.grid.bg) {
            (ThemeName::Mono, _) => None,
            (_, Some(Color::Indexed(_))) => Some(indexed(rgb(red, green, blue))),
            _ => Some(rgb(red, green, blue)),
        }
    }

    /// Returns the theme in 256 colours, for terminals without true colour.
    #[must_use]
    pub fn in_256_colours(self) -> Self {
        let near =
            |style: Style| Style { fg: style.fg.map(indexed), bg: style.bg.map(indexed), ..style };
        Self {
            name: self.name,
            ground: near(self.ground),
            grid: near(self.grid),
            black: near(self.black),
            white: near(self.white),
            uncertain: near(self.uncertain),
            black_area: near(self.black_area),
            white_area: near(self.white_area),
            cursor: near(self.cursor),
            heading: near(self.heading),
            quiet: near(self.quiet),
            strong: near(self.strong),
            right: near(self.right),
            warning: near(self.warning),
            key: near(self.key),
        }
    }

    /// Returns the style of a side's stones.
    pub const fn stone(&self, color: shuzi_core::goban::Color) -> Style {
        match color {
            shuzi_core::goban::Color::Black => self.black,
            shuzi_core::goban::Color::White => self.white,
        }
    }

    /// Whether the theme has no colours, so that symbols alone show everything.
    pub fn is_colourless(&self) -> bool {
        self.name == ThemeName::Mono
    }
}

/// Returns the nearest of the 256 colours; those half-way between black and white stay there.
fn indexed(color: Color) -> Color {
    let Color::Rgb(red, green, blue) = color else { return color };
    match color {
        // #767676 and #00875f: few of the 256 reach 4.5 to 1 against both black and white.
        WOOD => return Color::Indexed(243),
        TEAL => return Color::Indexed(29),
        _ => {}
    }
    let distance = |index: u8| {
        let [r, g, b] = of_index(index);
        let apart = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
        apart(r, red) + apart(g, green) + apart(b, blue)
    };
    Color::Indexed((16..=255).min_by_key(|&index| distance(index)).unwrap_or(16))
}

/// Returns red, green and blue of a colour from 16 on, as xterm has them: a cube of six steps per
/// side, then greys.
pub fn of_index(index: u8) -> [u8; 3] {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    match index.checked_sub(16) {
        Some(place @ 0..216) => {
            [place / 36, place / 6 % 6, place % 6].map(|step| STEPS[usize::from(step)])
        }
        _ => [index.saturating_sub(232).saturating_mul(10).saturating_add(8); 3],
    }
}
