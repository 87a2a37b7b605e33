//! What players say of a seki: who fills a point, or that a group is in one.

use std::str::FromStr;

use crate::fact::Message;
use crate::goban::Color;
use crate::typed::one_of;

/// What players say of a seki: `E5=black`, `F5=nobody`, or `D4` for the group there.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SekiPoint {
    /// Who fills a point.
    Filled {
        /// The name of the vertex.
        vertex: String,
        /// The side that fills it; none if it stays vacant.
        filler: Option<Color>,
    },
    /// A group that is in seki, though it seems to live by itself.
    Group {
        /// The name of the vertex of one of its stones.
        vertex: String,
    },
}

impl SekiPoint {
    /// Reads `black`, `white` or `nobody`.
    ///
    /// # Errors
    /// Returns an error for any other word.
    pub fn filler(text: &str) -> Result<Option<Color>, Message> {
        let fillers =
            [("black", Some(Color::Black)), ("white", Some(Color::White)), ("nobody", None)];
        one_of(text, &fillers)
    }
}

impl FromStr for SekiPoint {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let named = |vertex: &str| vertex.trim().to_owned();
        match text.split_once('=') {
            Some((vertex, filler)) => {
                Ok(Self::Filled { vertex: named(vertex), filler: Self::filler(filler.trim())? })
            }
            None if text.trim().is_empty() => Err(Message::plain("cli-seki-point")),
            None => Ok(Self::Group { vertex: named(text) }),
        }
    }
}
