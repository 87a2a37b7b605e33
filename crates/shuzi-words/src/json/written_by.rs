//! What wrote an answer, for those who read it later.

use schemars::JsonSchema;
use serde::Serialize;

/// The program's version and the number of the shape of its answers, the first keys of an answer.
#[derive(Clone, Copy, Debug, JsonSchema, Serialize)]
pub struct WrittenBy {
    /// Goes up whenever a key is removed or means something else; keys are added without it.
    pub schema: u32,
    /// The program's version.
    pub version: &'static str,
}

impl WrittenBy {
    /// This program.
    pub const THIS: Self = Self { schema: 2, version: env!("CARGO_PKG_VERSION") };
}
