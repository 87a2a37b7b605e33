//! Amounts as they are typed: multiples of half a point, within the limits of a board.

use std::str::FromStr;

use crate::amount::Amount;
use crate::fact::Message;
use crate::goban::Size;
use crate::typed::is_none;

/// A typed amount of points: komi, a tie-breaker, a total. A multiple of half a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfPoints(pub Amount);

impl HalfPoints {
    /// The largest amount either way: the points of the largest board.
    pub const MOST: Amount = Amount::points(Size::MOST_POINTS as i64);
}

impl FromStr for HalfPoints {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let amount: Amount = text.parse()?;
        if !amount.is_half_points() {
            return Err(Message::plain("cli-points-not-half"));
        }
        if amount.abs() > Self::MOST {
            return Err(Message::plain("cli-points-too-many"));
        }
        Ok(Self(amount))
    }
}

/// A typed tie-breaker: an amount of points, or `none` for zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TieBreaker(pub Amount);

impl FromStr for TieBreaker {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        if is_none(text) {
            return Ok(Self(Amount::ZERO));
        }
        text.parse().map(|HalfPoints(points)| Self(points))
    }
}
