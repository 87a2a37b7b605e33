//! The modes of the keyboard, each with its keys.

use super::bindings::{
    ANOTHER_KEYS, ANSWER_KEYS, ARRANGE_KEYS, BOARD_KEYS, BROWSE_KEYS, ENTRY_KEYS, FIGURES_KEYS,
    HELP_KEYS, HOME_KEYS, LAST_MOVE_KEYS, MARK_KEYS, MARKED_KEYS, MENU_KEYS, NAMES_KEYS, OVER_KEYS,
    PALETTE_KEYS, PICK_KEYS, QUESTION_KEYS, QUIT_KEYS, READ_KEYS, REARRANGE_KEYS, RESULT_KEYS,
    RESUME_KEYS, SAVE_KEYS, SEKI_KEYS, SETTINGS_KEYS, SIDE_KEYS, TURN_KEYS, WHOSE_KEYS,
};
use super::editor_bindings::{EDIT_KEYS, PHOTOGRAPH_KEYS, PLAY_ON_KEYS};
use super::key::Binding;
use super::page_bindings::{
    CHEAT_SHEET_KEYS, COMPARE_KEYS, EXAMPLES_KEYS, HANDICAP_KEYS, LOOK_KEYS, PHONE_KEYS,
};

/// Declares the modes: what the keys act on, and which they are.
macro_rules! modes {
    ($($(#[$doc:meta])* $mode:ident => $keys:ident,)*) => {
        /// What the keys act on.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Mode {
            $($(#[$doc])* $mode,)*
        }

        impl Mode {
            /// All modes.
            pub const ALL: [Self; [$(stringify!($mode)),*].len()] = [$(Self::$mode),*];

            /// The bindings, in footer and help order.
            pub const fn bindings(self) -> &'static [Binding] {
                match self {
                    $(Self::$mode => $keys,)*
                }
            }
        }
    };
}

modes! {
    /// The home screen.
    Home => HOME_KEYS,
    /// The list of game files.
    Browse => BROWSE_KEYS,
    /// The list of settings.
    Settings => SETTINGS_KEYS,
    /// The list of rule profiles.
    Pick => PICK_KEYS,
    /// Typing the players' names.
    Names => NAMES_KEYS,
    /// The board: dead stones.
    Board => BOARD_KEYS,
    /// The board: who fills the points of a seki.
    Seki => SEKI_KEYS,
    /// A question that is answered by yes or no.
    Question => QUESTION_KEYS,
    /// The question whose turn it is, before the dame are filled.
    Turn => TURN_KEYS,
    /// Typing a number.
    Entry => ENTRY_KEYS,
    /// The question whose numbers were typed.
    Whose => WHOSE_KEYS,
    /// The plan for rearranging the stones.
    Rearrange => REARRANGE_KEYS,
    /// Playing on from the dead stones.
    PlayOn => PLAY_ON_KEYS,
    /// The key-number sheet.
    CheatSheet => CHEAT_SHEET_KEYS,
    /// The handicap table.
    Handicap => HANDICAP_KEYS,
    /// The editor.
    Edit => EDIT_KEYS,
    /// The editor, with a board read from a photograph to check.
    Photograph => PHOTOGRAPH_KEYS,
    /// The list of formats to save the result in.
    Save => SAVE_KEYS,
    /// The page that brings phones to the table.
    Phone => PHONE_KEYS,
    /// The appearance.
    Appearance => LOOK_KEYS,
    /// The choice of a bundled game.
    Examples => EXAMPLES_KEYS,
    /// The comparison of all profiles.
    Compare => COMPARE_KEYS,
    /// The choice of the side counted.
    Side => SIDE_KEYS,
    /// The question who made the last move.
    LastMove => LAST_MOVE_KEYS,
    /// A page to read.
    Read => READ_KEYS,
    /// The result.
    Result => RESULT_KEYS,
    /// The practice menu.
    Menu => MENU_KEYS,
    /// Typing an answer.
    Answer => ANSWER_KEYS,
    /// Marking stones as an answer.
    Mark => MARK_KEYS,
    /// Putting and taking stones as an answer.
    Arrange => ARRANGE_KEYS,
    /// A question that has been answered.
    Marked => MARKED_KEYS,
    /// The end of a practice round.
    Over => OVER_KEYS,
    /// The practice statistics.
    Figures => FIGURES_KEYS,
    /// The help: the list of keys.
    Help => HELP_KEYS,
    /// The question whether to quit.
    Quit => QUIT_KEYS,
    /// The offer to resume a count.
    Resume => RESUME_KEYS,
    /// The offer to resume a count of a real board.
    Another => ANOTHER_KEYS,
    /// The palette: the list of all actions.
    Palette => PALETTE_KEYS,
}
