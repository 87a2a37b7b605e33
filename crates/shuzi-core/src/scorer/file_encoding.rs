//! The character encoding of a game file, by name.

use std::str::FromStr;

use encoding_rs::Encoding;

use crate::fact::Message;
use crate::record::encoding_named;

/// The character encoding of a game file: `gbk`, `Shift_JIS`, `cp949`.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/score.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileEncoding(pub &'static Encoding);

impl FromStr for FileEncoding {
    type Err = Message;

    fn from_str(name: &str) -> Result<Self, Message> {
        let unknown = || Message::plain("cli-encoding-unknown");
        encoding_named(name).map(Self).ok_or_else(unknown)
    }
}
