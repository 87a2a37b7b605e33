//! What the system says when it says no.

use std::io;

use crate::fact::{Message, Value};

/// Why the system refused: in the reader's language where it is one of the usual reasons, else in
/// the system's own words.
pub fn system_refusal(error: &io::Error) -> Value {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-permission-denied",
        io::ErrorKind::AlreadyExists => "io-already-exists",
        io::ErrorKind::StorageFull => "io-storage-full",
        io::ErrorKind::FileTooLarge | io::ErrorKind::QuotaExceeded => "io-no-more-room",
        io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
        io::ErrorKind::NotADirectory => "io-no-folder",
        io::ErrorKind::InvalidData => "io-not-utf-8",
        _ => return Value::Text(error.to_string()),
    };
    Message::plain(id).into()
}
