//! The keys of the handicap table.

use crate::ui::{Binding, Key, Keys, LEFT, RIGHT, key, quiet};

/// What the keys of the handicap table do; steps are backwards if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapCommand {
    /// Count a game with the club's handicap.
    Count,
    /// Count a game with the exact handicap.
    CountExactly,
    /// Show how it is worked out, or no longer.
    Working,
    Counting(i32),
    Size(i32),
    Black(i32),
    White(i32),
}

use HandicapCommand::{Black, Count, CountExactly, Counting, Size, White, Working};

pub const KEYS: Keys<HandicapCommand> = Keys::in_list(&[
    key(&[Key::Enter], Count, "count-club"),
    key(&[Key::Char('e')], CountExactly, "count-exact"),
    Binding::close(&[Key::Esc], "close"),
    Binding::UP_DOWN,
    key(RIGHT, Counting(1), "handicap-counting").shown("← →"),
    quiet(LEFT, Counting(-1), "handicap-counting").shown("← h"),
    key(&[Key::Char('z')], Size(1), "sheet-size"),
    quiet(&[Key::Char('Z')], Size(-1), "sheet-size-back"),
    quiet(&[Key::Char('b')], Black(1), "rank-black"),
    quiet(&[Key::Char('B')], Black(-1), "rank-black-back"),
    quiet(&[Key::Char('w')], White(1), "rank-white"),
    quiet(&[Key::Char('W')], White(-1), "rank-white-back"),
    quiet(&[Key::Char('t')], Working, "working"),
]);
