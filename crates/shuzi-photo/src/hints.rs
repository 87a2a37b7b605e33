//! What is known about a photograph before it is read.

use std::str::FromStr;

use super::homography::Place;
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;

/// What is known about a photograph before it is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hints {
    /// How many lines the board has each way; if none, 9, 13 or 19, whichever is seen.
    pub lines: Option<usize>,
    /// Where the corner points are in the picture, clockwise from the one that becomes the top left.
    pub corners: Option<[Place; 4]>,
}

impl Hints {
    /// The hints that a board size and corners give.
    ///
    /// # Errors
    /// Returns an error unless the board is square, with 5 to 25 lines.
    pub fn new(size: Option<Size>, corners: Option<Corners>) -> Result<Self, Message> {
        let lines = match size {
            None => None,
            Some(size) if size.width() == size.height() && (5..=25).contains(&size.width()) => {
                Some(usize::from(size.width()))
            }
            Some(size) => return Err(Message::new("photo-size", [("size", size.into())])),
        };
        Ok(Self { lines, corners: corners.map(|corners| corners.0) })
    }
}

/// Four points of a picture in pixels, clockwise from the top left: `x,y,x,y,x,y,x,y`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corners(pub [Place; 4]);

impl FromStr for Corners {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let wrong = || Message::plain("cli-corners");
        let numbers: Vec<f64> = text
            .split([',', ' ', ';'])
            .filter(|part| !part.is_empty())
            .map(|part| part.parse().ok().filter(|number: &f64| number.is_finite()))
            .collect::<Option<_>>()
            .ok_or_else(wrong)?;
        let (places, rest) = numbers.as_chunks::<2>();
        match (<[Place; 4]>::try_from(places), rest) {
            (Ok(corners), []) => Ok(Self(corners)),
            _ => Err(wrong()),
        }
    }
}
