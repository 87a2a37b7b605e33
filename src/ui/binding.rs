//! Which keys a screen has, and what they do.

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
    /// How the footer and the help write the keys.
    pub shown: &'static str,
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
    /// Suspend the program (Ctrl-Z).
    Suspend,
    /// Choose how things look.
    Appearance,
    /// Turn the mouse on or off; when off, the terminal gets the clicks.
    Mouse,
}

pub const UP: &[Key] = &[Key::Arrow(Direction::Up), Key::Char('k')];
pub const DOWN: &[Key] = &[Key::Arrow(Direction::Down), Key::Char('j')];
pub const LEFT: &[Key] = &[Key::Arrow(Direction::Left), Key::Char('h')];
pub const RIGHT: &[Key] = &[Key::Arrow(Direction::Right), Key::Char('l')];

/// A key that the footer shows.
pub const fn key<C: Copy>(
    keys: &'static [Key],
    shown: &'static str,
    command: C,
    name: &'static str,
) -> Binding<C> {
    Binding::of(keys, shown, Does::Own(command), name, KeyGroup::Here)
}

/// A key that the footer leaves out.
pub const fn quiet<C: Copy>(
    keys: &'static [Key],
    shown: &'static str,
    command: C,
    name: &'static str,
) -> Binding<C> {
    key(keys, shown, command, name).unseen()
}

impl<C: Copy> Binding<C> {
    pub const PALETTE: Self = Self::of(
        &[Key::Char(':')],
        ":",
        Does::Common(Common::Palette),
        "palette",
        KeyGroup::Program,
    )
    .unseen();
    pub const HELP: Self =
        Self::of(&[Key::Char('?')], "?", Does::Common(Common::Help), "help", KeyGroup::Program);
    pub const QUIT: Self = Self::of(
        &[Key::Char('q'), Key::Ctrl('c')],
        "q",
        Does::Common(Common::Quit),
        "quit",
        KeyGroup::Program,
    );
    pub const BACK: Self = Self::close(&[Key::Esc], "Esc", "back");
    pub const LOOK: Self = Self::of(
        &[Key::Char('a')],
        "a",
        Does::Common(Common::Appearance),
        "look",
        KeyGroup::Program,
    )
    .unseen();
    pub const MOUSE: Self =
        Self::of(&[Key::Char('M')], "M", Does::Common(Common::Mouse), "mouse", KeyGroup::Program)
            .unseen();
    pub const UP: Self = Self::moving(UP, "↑ k", Direction::Up, "up").unseen();
    pub const DOWN: Self = Self::moving(DOWN, "↓ j", Direction::Down, "down").unseen();
    /// Both arrows as the footer of a list shows them.
    pub const UP_DOWN: Self = Self::moving(DOWN, "↑ ↓", Direction::Down, "down");
    pub const LEFT: Self = Self::moving(LEFT, "← h", Direction::Left, "left").unseen();
    pub const RIGHT: Self = Self::moving(RIGHT, "→ l", Direction::Right, "right").unseen();
    pub const SCROLL_UP: Self = Self::moving(UP, "↑ k", Direction::Up, "scroll-up").unseen();
    pub const SCROLL_DOWN: Self =
        Self::moving(DOWN, "↓ j", Direction::Down, "scroll-down").unseen();

    const fn of(
        keys: &'static [Key],
        shown: &'static str,
        does: Does<C>,
        name: &'static str,
        group: KeyGroup,
    ) -> Self {
        Self { hint: Hint { keys, shown, name, in_footer: true, group }, does }
    }

    /// A key that moves the cursor.
    pub const fn moving(
        keys: &'static [Key],
        shown: &'static str,
        direction: Direction,
        name: &'static str,
    ) -> Self {
        Self::of(keys, shown, Does::Common(Common::Move(direction)), name, KeyGroup::Moving)
    }

    /// A key that closes the top layer.
    pub const fn close(keys: &'static [Key], shown: &'static str, name: &'static str) -> Self {
        Self::of(keys, shown, Does::Common(Common::Close), name, KeyGroup::Here)
    }

    pub const fn quit(keys: &'static [Key], shown: &'static str, name: &'static str) -> Self {
        Self::of(keys, shown, Does::Common(Common::Quit), name, KeyGroup::Program)
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
