//! The options for the appearance of the screen.

use std::path::PathBuf;

use clap::Args;
use shuzi_core::fact::Message;
use shuzi_core::typed::one_of;

use crate::ui::{BoardStyle, Glyphs, LookOptions, ThemeName, When};

/// The appearance of the screen; each option overrides the settings file.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "cli-display-options")]
pub struct AppearanceArgs {
    /// Draw with ASCII characters, for terminals that show ● too wide.
    #[arg(long)]
    pub ascii: bool,
    /// The symbols on the board: unicode, letters, wide or ascii.
    #[arg(long, value_name = "NAME", value_parser = glyphs, conflicts_with = "ascii")]
    pub glyphs: Option<Glyphs>,
    /// The colours: wood, dark, light, colour-blind or mono.
    #[arg(long, value_name = "NAME", value_parser = theme)]
    pub theme: Option<ThemeName>,
    /// How the board is drawn: auto (a picture if the terminal can), pixels, blocks or glyphs.
    #[arg(long, value_name = "HOW", default_value = "auto", value_parser = board)]
    pub board: BoardStyle,
    /// Whether to use colours: auto follows `NO_COLOR`.
    #[arg(long, value_name = "WHEN", default_value = "auto", value_parser = when)]
    pub color: When,
    /// The settings file.
    #[arg(long, value_name = "PATH")]
    pub config: Option<PathBuf>,
}

fn board(text: &str) -> Result<BoardStyle, Message> {
    let styles = [
        ("auto", BoardStyle::Auto),
        ("pixels", BoardStyle::Pixels),
        ("blocks", BoardStyle::Blocks),
        ("glyphs", BoardStyle::Glyphs),
    ];
    one_of(text, &styles)
}

fn glyphs(text: &str) -> Result<Glyphs, Message> {
    one_of(text, &Glyphs::ALL.map(|glyphs| (glyphs.into_str(), glyphs)))
}

fn theme(text: &str) -> Result<ThemeName, Message> {
    one_of(text, &ThemeName::ALL.map(|theme| (theme.into_str(), theme)))
}

fn when(text: &str) -> Result<When, Message> {
    one_of(text, &[("auto", When::Auto), ("always", When::Always), ("never", When::Never)])
}

impl From<&AppearanceArgs> for LookOptions {
    fn from(args: &AppearanceArgs) -> Self {
        let &AppearanceArgs { ascii, glyphs, theme, board, color, .. } = args;
        Self { ascii, glyphs, theme, board, color }
    }
}
