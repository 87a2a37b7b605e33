//! The terminal as the command line finds it: how things look there, and its keys.

use std::env;
use std::sync::Arc;

use clap::ValueEnum;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{
    Appearance, AppearanceRow, Config, Glyphs, Key, PictureProtocol, PixelBoard, Theme, ThemeName,
};
use crate::shell::Failure;
use shuzi_core::fact::Message;
use shuzi_walk::{Direction, Remark, next_of};
use shuzi_words::{Language, Words};

/// Whether the terminal can be expected to show more than ASCII: not the console of Linux, whose
/// font has no quarter blocks, and no locale that names another encoding.
fn has_all_signs() -> bool {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
    let is_utf8 = |locale: String| {
        let locale = locale.to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    };
    set("TERM").is_none_or(|term| term != "linux") && locale.is_none_or(is_utf8)
}

/// How things look, as options ask for it; each overrides the settings file.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LookOptions {
    /// Letters and dots only.
    pub(crate) ascii: bool,
    /// The symbols on the board.
    pub(crate) glyphs: Option<Glyphs>,
    /// The colours.
    pub(crate) theme: Option<ThemeName>,
    /// How the board is drawn.
    pub(crate) board: BoardStyle,
    /// Whether there are colours.
    pub(crate) color: When,
}

/// How the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum BoardStyle {
    /// As a picture where the terminal is known to show pictures, else with signs.
    #[default]
    Auto,
    /// As a picture.
    Pixels,
    /// With signs, several to a stone where there is room.
    Blocks,
    /// With one sign a stone.
    Glyphs,
}

/// Whether something is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    /// As the environment says.
    #[default]
    Auto,
    /// In any case.
    Always,
    /// In no case.
    Never,
}

/// The settings, and how things look by them and by the options.
#[derive(Clone, Debug)]
pub struct TerminalSettings {
    pub(crate) config: Config,
    pub look: Appearance,
    /// Whether colours are switched off from outside.
    pub(crate) is_colorless: bool,
    /// How the board is drawn.
    pub(crate) board: BoardStyle,
}

impl TerminalSettings {
    /// How things look, without a settings file.
    pub fn of_look(look: Appearance) -> Self {
        let is_colorless = look.theme.is_colourless();
        Self { config: Config::default(), look, is_colorless, board: BoardStyle::Auto }
    }

    /// How things look here: an option beats the settings file.
    pub(crate) fn new(args: LookOptions, config: Config, words: Arc<Words>) -> Self {
        let no_color = || env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_colorless = match args.color {
            When::Auto => no_color(),
            When::Always => false,
            When::Never => true,
        };
        let chosen = args.theme.or(config.theme).unwrap_or_default();
        // A theme without colours keeps what reverse video shows; colours that are taken out of
        // another one's output would take it along.
        let theme = if is_colorless { Theme::MONO } else { in_colours_here(chosen.theme()) };
        let usual = if has_all_signs() { Glyphs::default() } else { Glyphs::Ascii };
        let glyphs = args.glyphs.or(config.glyphs).unwrap_or(usual);
        let glyphs = if args.ascii { Glyphs::Ascii } else { glyphs };
        let mouse = config.mouse.unwrap_or(true);
        let motion = config.motion.unwrap_or(true);
        let keys = Arc::new(config.keymap.clone());
        let large_stones = args.board != BoardStyle::Glyphs;
        let look = Appearance { theme, glyphs, large_stones, words, mouse, motion, keys };
        Self { config, look, is_colorless, board: args.board }
    }

    /// Whether anything may move by itself here.
    pub(crate) fn moves(&self) -> bool {
        self.look.motion && env::var_os("TERM").is_none_or(|term| term != "dumb")
    }

    /// Changes a row of the appearance by this many choices; may return a remark.
    pub(crate) fn turn(&mut self, row: AppearanceRow, step: i32) -> Option<Message> {
        let look = &mut self.look;
        match row {
            AppearanceRow::Theme if self.is_colorless => {
                return Some(Message::plain("colours-off"));
            }
            AppearanceRow::Theme => {
                let next = next_of(&ThemeName::ALL, look.theme.name, step);
                look.theme = in_colours_here(next.theme());
            }
            AppearanceRow::Glyphs => look.glyphs = next_of(&Glyphs::ALL, look.glyphs, step),
            AppearanceRow::Language => {
                let language = next_of(&Language::ALL, look.words.language(), step);
                look.words = Arc::new(Words::of(language));
            }
            AppearanceRow::Motion => look.motion = !look.motion,
            AppearanceRow::Mouse => {
                look.mouse = !look.mouse;
                let remark = if look.mouse { Remark::MouseOn } else { Remark::MouseOff };
                return Some(remark.into());
            }
        }
        None
    }

    /// Keeps how things look in the settings file, and says so.
    pub(crate) fn keep(&self) -> Message {
        let look = &self.look;
        let mut settings = vec![
            ("glyphs", look.glyphs.into_str().into()),
            ("language", look.words.language().code().into()),
            ("mouse", look.mouse.into()),
            ("motion", look.motion.into()),
        ];
        if !self.is_colorless {
            settings.push(("theme", look.theme.name.into_str().into()));
        }
        match self.config.keep(&settings, &look.words) {
            Ok(path) => Message::new("kept-in", [("path", path.display().to_string().into())]),
            Err(why) => why,
        }
    }
}

/// A theme in the colours the terminal has: all, where it says so, else 256.
pub(crate) fn in_colours_here(theme: Theme) -> Theme {
    let says = |name: &str, words: &[&str]| {
        env::var(name).is_ok_and(|value| words.iter().any(|word| value.contains(word)))
    };
    let has_all = says("COLORTERM", &["truecolor", "24bit"])
        || says("TERM", &["direct", "kitty", "ghostty", "alacritty", "wezterm", "foot"]);
    if has_all { theme } else { theme.in_256_colours() }
}

/// The board as a picture, where that is wanted and the terminal shows pictures. What it is its
/// environment says; nothing is asked of it, so nothing is waited for.
pub(crate) fn pixel_board(style: BoardStyle) -> Result<Option<PixelBoard>, Failure> {
    let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let says = |name: &str, word: &str| env::var(name).is_ok_and(|value| value.contains(word));
    let known = if set("TMUX") || set("STY") {
        // What a multiplexer shows is not what the terminal behind it can show.
        None
    } else if set("KITTY_WINDOW_ID") || says("TERM", "kitty") || says("TERM", "ghostty") {
        Some(PictureProtocol::Kitty)
    } else if says("TERM_PROGRAM", "iTerm") || says("TERM_PROGRAM", "WezTerm") {
        Some(PictureProtocol::Iterm2)
    } else {
        None
    };
    let protocol = match style {
        BoardStyle::Pixels if known.is_none() => return Err(Failure::usage("usage-no-pictures")),
        BoardStyle::Auto | BoardStyle::Pixels => known,
        BoardStyle::Blocks | BoardStyle::Glyphs => None,
    };
    let (Some(protocol), Ok(size)) = (protocol, ratatui::crossterm::terminal::window_size()) else {
        return Ok(None);
    };
    let cell = [size.width.checked_div(size.columns), size.height.checked_div(size.rows)];
    let [Some(across), Some(down)] = cell else { return Ok(None) };
    // A terminal that does not report the size of its cells shows no picture of the right size.
    Ok((across > 1 && down > 1).then(|| PixelBoard::new(protocol, [across, down])))
}

/// The key as the program knows it, if it does.
pub(crate) fn known_key(key: &KeyEvent) -> Option<Key> {
    Some(match key.code {
        KeyCode::Char(c) if key.modifiers.contains(KeyModifiers::CONTROL) => Key::Ctrl(c),
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Up => Key::Arrow(Direction::Up),
        KeyCode::Down => Key::Arrow(Direction::Down),
        KeyCode::Left => Key::Arrow(Direction::Left),
        KeyCode::Right => Key::Arrow(Direction::Right),
        _ => return None,
    })
}
