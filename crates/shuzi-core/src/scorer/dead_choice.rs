//! Where the dead stones of a game come from.

use std::str::FromStr;

use crate::fact::Message;

/// Where the dead stones of a game come from.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/score.md"))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum DeadChoice {
    /// The marks of the game file; a proposal if it has none.
    #[default]
    File,
    /// A proposal, whatever the file marks.
    Auto,
    /// No stone is dead.
    None,
    /// The chains on these vertices.
    Named(Vec<String>),
    /// The engine that the scorer was given.
    Engine,
}

impl FromStr for DeadChoice {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        match text.trim() {
            "auto" => Ok(Self::Auto),
            "none" => Ok(Self::None),
            // An empty shell variable must not count as "no stone is dead".
            "" => Err(Message::plain("cli-dead-nothing")),
            names => {
                let names = names.split([',', ' ']).map(str::trim).filter(|name| !name.is_empty());
                Ok(Self::Named(names.map(str::to_owned).collect()))
            }
        }
    }
}
