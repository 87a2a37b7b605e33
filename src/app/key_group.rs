//! What a key is for, so that the help can list keys in groups.

use super::{Action, Binding, Mode, Scroll};

/// A group of keys in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyGroup {
    /// What this screen is for, and the way on and back.
    Here,
    /// Other views: plans, sheets, comparisons, methods.
    Views,
    /// Moving the cursor and the text.
    Moving,
    /// The program: settings, help, quitting.
    Program,
}

impl KeyGroup {
    /// All groups, in the order of the help.
    const ALL: [Self; 4] = [Self::Here, Self::Views, Self::Moving, Self::Program];

    /// The group of an action.
    const fn of(action: Action) -> Self {
        match action {
            Action::Rearrange
            | Action::CheatSheet
            | Action::Handicap
            | Action::Compare
            | Action::CompareFile
            | Action::NextMethod
            | Action::NextSide
            | Action::Example
            | Action::Practise
            | Action::Figures => Self::Views,
            Action::Move(_)
            | Action::NextChain
            | Action::PreviousChain
            | Action::NextRow
            | Action::NextDoubt
            | Action::PreviousDoubt
            | Action::TurnPage(_)
            | Action::Swap => Self::Moving,
            Action::Settings
            | Action::Appearance
            | Action::Mouse
            | Action::Palette
            | Action::Help
            | Action::Quit => Self::Program,
            _ => Self::Here,
        }
    }

    /// The message key of the group's heading.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Here => "keys-here",
            Self::Views => "keys-views",
            Self::Moving => "keys-moving",
            Self::Program => "keys-program",
        }
    }
}

impl Mode {
    /// The keys of the mode as the help lists them: in groups, each action that has an effect now
    /// once.
    pub fn grouped(self, can: impl Fn(Action) -> bool) -> Vec<(KeyGroup, &'static Binding)> {
        let all = self.bindings();
        let first = |place: usize| !all[..place].iter().any(|one| one.text == all[place].text);
        // Both arrows are listed as one key.
        let is_listed = |binding: &Binding| can(binding.action) && binding.text != "change-back";
        KeyGroup::ALL
            .into_iter()
            .flat_map(|group| {
                let once = all.iter().enumerate().filter(|(place, _)| first(*place));
                once.filter(move |(_, binding)| KeyGroup::of(binding.action) == group)
                    .map(move |(_, binding)| (group, binding))
            })
            .filter(|(_, binding)| is_listed(binding))
            .collect()
    }

    /// The action under the cursor of the help; `None` below its keys.
    pub(super) fn chosen(self, help: &Scroll, can: impl Fn(Action) -> bool) -> Option<Action> {
        self.grouped(can).get(help.row()).map(|(_, binding)| binding.action)
    }
}
