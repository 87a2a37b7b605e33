//! A point of a seki and who fills it.

use std::str::FromStr;

use crate::fact::Message;
use crate::goban::Color;
use crate::typed::one_of;

/// A point of a seki and who fills it: `E5=black`, `F5=nobody`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SekiPoint {
    /// The name of the vertex.
    pub vertex: String,
    /// The side that fills it; none if it stays vacant.
    pub filler: Option<Color>,
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
        let split = text.split_once('=');
        let (vertex, filler) = split.ok_or_else(|| Message::plain("cli-seki-point"))?;
        let filler = Self::filler(filler.trim())?;
        Ok(Self { vertex: vertex.trim().to_owned(), filler })
    }
}
