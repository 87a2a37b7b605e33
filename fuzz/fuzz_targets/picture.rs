//! Any bytes as a picture's file: what is read of it is a board, and every point has its confidence.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi::photo::{Hints, Reading};

fuzz_target!(|bytes: &[u8]| {
    let Ok(reading) = Reading::of(bytes, &Hints::default()) else { return };
    assert_eq!(reading.confidence.len(), reading.board.size().points());
    assert!(reading.confidence.iter().all(|sure| (0.0..=1.0).contains(sure)));
    assert!(reading.corners.iter().flatten().all(|at| at.is_finite()));
});
