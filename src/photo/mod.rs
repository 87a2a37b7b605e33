//! A photograph of a board, read: image in, position with its doubts out.

// Points of a picture and lines of a board: whole numbers of a few thousand at most, exact in
// every float, and never below nought where they become whole again.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
#![allow(clippy::many_single_char_names)]

mod decode;
mod hints;
mod homography;
mod lattice;
mod network;
mod peaks;
mod photograph;
mod reader;
mod reading;
mod window;

pub use decode::{PictureError, is_picture};
pub use hints::{Corners, Hints};
pub use homography::{Homography, Place};
pub use network::{Network, Odds, Shown};
pub use photograph::Photograph;
pub use reader::{Found, Reader, corners};
pub use reading::{BoardDoubt, PhotoError, Reading};
