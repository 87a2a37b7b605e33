//! What the system says when it says no.

use std::error::Error;
use std::fmt;
use std::io;

use crate::fact::{Message, Value};

/// What lies there is a folder, a device or a pipe: it would be waited for without end.
#[derive(Debug)]
struct NoPlainFile;

impl fmt::Display for NoPlainFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a plain file")
    }
}

impl Error for NoPlainFile {}

/// The error that tells of one.
pub(super) fn no_plain_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, NoPlainFile)
}

fn is_no_plain_file(error: &io::Error) -> bool {
    error.get_ref().and_then(|error| error.downcast_ref::<NoPlainFile>()).is_some()
}

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
        // Of the standard library's own; what others find wrong they say themselves.
        io::ErrorKind::InvalidData if error.get_ref().is_none() => "io-not-utf-8",
        _ if is_no_plain_file(error) => "io-no-plain-file",
        _ => return Value::Text(error.to_string()),
    };
    Message::plain(id).into()
}
