//! What was read, as a player looks it over.

use std::sync::Arc;

use crate::Reading;
use shuzi_core::fact::Message;
use shuzi_walk::{Review, SeenBoard};

impl From<&Reading> for Review {
    fn from(reading: &Reading) -> Self {
        let seen = SeenBoard {
            side: reading.above.width,
            line: Reading::LINE,
            rim: Reading::RIM * Reading::LINE,
            rgb: reading.above.rgb.clone(),
        };
        let why = reading.doubt.clone().map(Message::from);
        Self::new(reading.doubtful, why, Some(Arc::new(seen)))
    }
}
