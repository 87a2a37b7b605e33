//! A page over another screen: a sheet, a table, a choice.

use std::sync::Arc;

use super::{Action, AppearanceRow, Mode, Palette, Scroll};
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::rules::Profile;
use shuzi_core::sheet::KeyRow;

/// What a page shows, and how it answers the player.
pub trait Page {
    /// The mode of its keyboard.
    const MODE: Mode;

    /// Whether an action has an effect now.
    fn can(&self, _action: Action) -> bool {
        true
    }

    /// Carries out an action. Returns what the caller has to do, if anything.
    fn act(&mut self, action: Action) -> Option<PageEffect>;
}

/// What a page asks its caller to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageEffect {
    /// Close it.
    Close,
    /// Close it, and let the screen below do this.
    Pass(Action),
    /// Suspend the program until it is brought to the foreground again.
    Suspend,
    /// Run the action under the cursor of the palette.
    Command,
    /// Write these key numbers to a file.
    Export {
        /// The rule profile.
        profile: Arc<Profile>,
        /// The board size.
        size: Size,
        /// The rows; empty if no komi is known.
        rows: Vec<KeyRow>,
    },
    /// Count a board that a phone has sent, by its number.
    CountSent(usize),
    /// Wait for phones in another network, this many further; without a step, look for networks that
    /// are new.
    ChangeNetwork(i32),
    /// Change a row of the appearance by this many choices.
    TurnAppearance(AppearanceRow, i32),
    /// Save the appearance in the settings file, and close the page.
    KeepAppearance,
    /// Restore the previous appearance, and close the page.
    DropAppearance,
}

/// A page with what every page has: its keys, the list of its actions, and the last remark.
#[derive(Clone, Debug)]
pub struct OpenPage<P> {
    /// The page itself.
    pub page: P,
    help: Option<Scroll>,
    palette: Option<Palette>,
    message: Option<Message>,
}

impl<P: Page> OpenPage<P> {
    /// Opens a page.
    pub const fn new(page: P) -> Self {
        Self { page, help: None, palette: None, message: None }
    }

    /// The current mode of the keyboard.
    pub const fn mode(&self) -> Mode {
        if self.palette.is_some() {
            Mode::Palette
        } else if self.help.is_some() {
            Mode::Help
        } else {
            P::MODE
        }
    }

    /// How far the help is scrolled, if it is open.
    pub const fn help(&self) -> Option<&Scroll> {
        self.help.as_ref()
    }

    /// The list of all actions, if it is open.
    pub const fn palette(&self) -> Option<&Palette> {
        self.palette.as_ref()
    }

    /// Closes the list of all actions.
    pub fn close_palette(&mut self) {
        self.palette = None;
    }

    /// The last remark to the player.
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// Shows the player a remark.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.message = Some(remark.into());
    }

    /// Carries out an action. Returns what the caller has to do, if anything.
    pub fn update(&mut self, action: Action) -> Option<PageEffect> {
        if let Action::Leap(direction, steps) = action {
            return (0..steps).find_map(|_| self.update(Action::Move(direction)));
        }
        self.message = None;
        match (action, &mut self.palette, &mut self.help) {
            (Action::Suspend, ..) => return Some(PageEffect::Suspend),
            (Action::Quit, ..) => return Some(PageEffect::Pass(Action::Quit)),
            (Action::Next, Some(_), _) => return Some(PageEffect::Command),
            (Action::Close, Some(_), _) => self.palette = None,
            (_, Some(palette), _) => palette.obey(action),
            (Action::Palette, None, _) => {
                self.help = None;
                self.palette = Some(Palette::default());
            }
            (Action::Close, None, Some(_)) => self.help = None,
            (Action::Move(direction), None, Some(scroll)) => scroll.go(direction),
            (Action::Next, None, Some(scroll)) => {
                let chosen = P::MODE.chosen(scroll, |action| self.page.can(action));
                self.help = None;
                return chosen.and_then(|action| self.update(action));
            }
            (_, None, Some(_)) => {}
            (Action::Help, None, None) => self.help = Some(Scroll::default()),
            _ => return self.page.act(action),
        }
        None
    }
}
