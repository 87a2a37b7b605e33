//! Reads a photograph of a board: image in, position with doubtful points out.

// Pixels and board lines are whole numbers up to a few thousand, exact in every float, and not
// negative where they are converted back.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
#![allow(clippy::many_single_char_names)]

mod astray;
mod certainty;
mod colours;
mod confirmed;
mod decode;
mod edges;
mod found;
mod hints;
mod homography;
mod joined;
mod lattice;
mod looks;
mod network;
mod orientation;
mod peaks;
mod photograph;
mod reader;
mod reading;
#[cfg(feature = "walk")]
mod to_review;
mod view;
mod window;

pub use decode::{PictureError, is_picture};
pub use edges::Edge;
pub use found::{Found, corners};
pub use hints::{Corners, Hints};
pub use homography::{Homography, Place};
pub use network::{Network, Odds, Shown};
pub use photograph::Photograph;
pub use reader::Reader;
pub use reading::{BoardDoubt, PhotoError, Reading};
