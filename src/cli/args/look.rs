//! The options of what the screen looks like.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::texts::Language;
use crate::view::{Glyphs, ThemeName};

/// What the screen looks like; each option beats the settings file.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Screen options")]
pub struct AppearanceArgs {
    /// Draw with letters and dots, for terminals that show ● too wide.
    #[arg(long)]
    pub ascii: bool,
    /// The signs on the board: unicode, wide or ascii.
    #[arg(long, value_name = "NAME", value_parser = glyphs, conflicts_with = "ascii")]
    pub glyphs: Option<Glyphs>,
    /// The colours: wood, dark, light, colour-blind or mono.
    #[arg(long, value_name = "NAME", value_parser = theme)]
    pub theme: Option<ThemeName>,
    /// Whether there are colours: auto goes by `NO_COLOR`.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: When,
    /// The language: en, fr, zh or ja.
    #[arg(long, value_name = "CODE", value_parser = language)]
    pub lang: Option<Language>,
    /// The settings file.
    #[arg(long, value_name = "PATH")]
    pub config: Option<PathBuf>,
}

/// Whether something is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum When {
    /// As the environment says.
    #[default]
    Auto,
    /// In any case.
    Always,
    /// In no case.
    Never,
}

fn glyphs(text: &str) -> Result<Glyphs, String> {
    let found = Glyphs::ALL.into_iter().find(|glyphs| glyphs.as_str() == text);
    found.ok_or_else(|| "say unicode, wide or ascii".to_owned())
}

fn theme(text: &str) -> Result<ThemeName, String> {
    let found = ThemeName::ALL.into_iter().find(|theme| theme.as_str() == text);
    found.ok_or_else(|| "say wood, dark, light, colour-blind or mono".to_owned())
}

fn language(text: &str) -> Result<Language, String> {
    Language::of_code(text).ok_or_else(|| "say en, fr, zh or ja".to_owned())
}
