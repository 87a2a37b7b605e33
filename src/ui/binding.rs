//! Which keys a screen has, and what they do.

use std::convert::Infallible;

use super::{Key, KeyGroup};
use shuzi_walk::Direction;

/// A key of a screen, and what it does.
#[derive(Clone, Copy, Debug)]
pub struct Binding<C: 'static> {
    /// The keys, and how they are shown.
    pub hint: Hint,
    /// What they do.
    pub does: Does<C>,
}

/// The keys of a command, and how footer and help show them.
#[derive(Clone, Copy, Debug)]
pub struct Hint {
    /// The keys bound to the command.
    pub keys: &'static [Key],
    /// How the footer and the help write the keys, if not as the first of them.
    pub shown: Option<&'static str>,
    /// The command's name, from which its message keys are formed.
    pub name: &'static str,
    /// Whether the footer shows the keys.
    pub in_footer: bool,
    /// What the key is for, in the help.
    pub group: KeyGroup,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does<C> {
    /// Something that only this screen does.
    Own(C),
    /// Something that every screen does in the same way.
    Common(Common),
}

/// What every screen does in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Common {
    /// Move the cursor on a board or in a list, or scroll.
    Move(Direction),
    /// Move this many steps at once.
    Leap(Direction, u16),
    /// Close the top layer.
    Close,
    /// Show the keys.
    Help,
    /// List everything that can be done here.
    Palette,
    Quit,
    /// Choose how things look.
    Appearance,
    /// Turn the mouse on or off; when off, the terminal gets the clicks.
    Mouse,
}

pub const UP: &[Key] = &[Key::Arrow(Direction::Up), Key::Char('k')];
pub const DOWN: &[Key] = &[Key::Arrow(Direction::Down), Key::Char('j')];
pub const LEFT: &[Key] = &[Key::Arrow(Direction::Left), Key::Char('h')];
pub const RIGHT: &[Key] = &[Key::Arrow(Direction::Right), Key::Char('l')];

impl Hint {
    /// A key that is in the footer.
    pub const fn plain(keys: &'static [Key], name: &'static str) -> Self {
        Self { keys, shown: None, name, in_footer: true, group: KeyGroup::Here }
    }
}

/// A key that the footer shows.
pub const fn key<C: Copy>(keys: &'static [Key], command: C, name: &'static str) -> Binding<C> {
    Binding::of(keys, Does::Own(command), name, KeyGroup::Here)
}

/// A key that the footer leaves out.
pub const fn quiet<C: Copy>(keys: &'static [Key], command: C, name: &'static str) -> Binding<C> {
    key(keys, command, name).unseen()
}

/// What many screens have in the same way, after their own.
impl Binding<Infallible> {
    pub(super) const PROGRAM: &'static [Self] =
        &[Self::LOOK, Self::MOUSE, Self::PALETTE, Self::HELP, Self::QUIT];
    pub(super) const UPWARDS: &'static [Self] = &[Self::UP];
    pub(super) const SCROLLING: &'static [Self] = &[Self::SCROLL_UP, Self::SCROLL_DOWN];
    pub(super) const ARROWS: &'static [Self] = &[Self::UP, Self::DOWN, Self::LEFT, Self::RIGHT];
}

impl<C: Copy> Binding<C> {
    pub const PALETTE: Self = Self::program(&[Key::Char(':')], Common::Palette, "palette").unseen();
    pub const HELP: Self = Self::program(&[Key::Char('?')], Common::Help, "help");
    pub const QUIT: Self = Self::program(&[Key::Char('q'), Key::Ctrl('c')], Common::Quit, "quit");
    pub const BACK: Self = Self::close(&[Key::Esc], "back");
    pub const LOOK: Self = Self::program(&[Key::Char('a')], Common::Appearance, "look").unseen();
    const MOUSE: Self = Self::program(&[Key::Char('M')], Common::Mouse, "mouse").unseen();
    pub const UP: Self = Self::moving(UP, Direction::Up, "up").shown("↑ k").unseen();
    pub const DOWN: Self = Self::moving(DOWN, Direction::Down, "down").shown("↓ j").unseen();
    /// Both arrows as the footer of a list shows them.
    pub const UP_DOWN: Self = Self::moving(DOWN, Direction::Down, "down").shown("↑ ↓");
    const LEFT: Self = Self::moving(LEFT, Direction::Left, "left").shown("← h").unseen();
    const RIGHT: Self = Self::moving(RIGHT, Direction::Right, "right").shown("→ l").unseen();
    const SCROLL_UP: Self = Self::moving(UP, Direction::Up, "scroll-up").shown("↑ k").unseen();
    const SCROLL_DOWN: Self =
        Self::moving(DOWN, Direction::Down, "scroll-down").shown("↓ j").unseen();

    const fn of(keys: &'static [Key], does: Does<C>, name: &'static str, group: KeyGroup) -> Self {
        Self { hint: Hint { group, ..Hint::plain(keys, name) }, does }
    }

    const fn program(keys: &'static [Key], does: Common, name: &'static str) -> Self {
        Self::of(keys, Does::Common(does), name, KeyGroup::Program)
    }

    /// A key that moves the cursor.
    pub const fn moving(keys: &'static [Key], direction: Direction, name: &'static str) -> Self {
        Self::of(keys, Does::Common(Common::Move(direction)), name, KeyGroup::Moving)
    }

    /// A key that closes the top layer.
    pub const fn close(keys: &'static [Key], name: &'static str) -> Self {
        Self::of(keys, Does::Common(Common::Close), name, KeyGroup::Here)
    }

    pub const fn quit(keys: &'static [Key], name: &'static str) -> Self {
        Self::program(keys, Common::Quit, name)
    }

    /// The same, shown by other signs than its first key.
    #[must_use]
    pub const fn shown(mut self, shown: &'static str) -> Self {
        self.hint.shown = Some(shown);
        self
    }

    /// The same, left out of the footer.
    #[must_use]
    pub const fn unseen(mut self) -> Self {
        self.hint.in_footer = false;
        self
    }

    /// The same, in the footer.
    #[must_use]
    pub const fn seen(mut self) -> Self {
        self.hint.in_footer = true;
        self
    }

    /// The same, in another group of the help.
    #[must_use]
    pub const fn among(mut self, group: KeyGroup) -> Self {
        self.hint.group = group;
        self
    }
}
